"""A finished game looked back at: points over time and by source, best creatures, awards.

Points are the rules' own account of each moment; everything else is read off the events."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from galapagos.games import kit_for, kit_of
from galapagos.games.lives import Lives, awards, best_of
from galapagos.games.points import points_over_time
from galapagos.records.timeline import Timeline
from galapagos.server.table.table import Table
from galapagos.wire.summary import PointsView, Summary


def points_by_turn(points: Iterable[PointsView]) -> list[PointsView]:
    """Return the points at the beginning and at the end of each round or Era.

    A round ends in the step that begins the next one."""
    first, *further = points
    found = [PointsView(first.step, 0, first.points)]
    last = first
    for moment in further:
        if moment.turn != last.turn > 0:
            found.append(PointsView(moment.step, last.turn, moment.points))
        last = moment
    return [*found, last] if further else found


def lives_of(past: Timeline) -> Lives:
    """Return every creature of a game with what it did."""
    lives = kit_for(past.codec.key).lives(past.codec, past.after(0))
    for event in past.events:
        lives.follow(event)
    return lives


def summary(past: Timeline) -> Summary:
    """Look back at a finished game."""
    lives = lives_of(past)
    return Summary(
        past.codec.key,
        points_by_turn(points_over_time(past)),
        kit_of(past.game).sources(past.game),
        lives.earned(int(past.game.seats())),
        [best_of(lives, seat) for seat in range(past.game.seats())],
        awards(lives),
    )


class Summaries:
    """The summaries of finished tables: a game is walked through once, not for each visitor."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Table, Summary] = WeakKeyDictionary()

    def of(self, table: Table) -> Summary:
        found = self._kept.get(table)
        if found is None:
            found = self._kept[table] = summary(table.play)
        return found
