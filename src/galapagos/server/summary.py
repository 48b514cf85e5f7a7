"""A finished game looked back at: points over time and by source, best creatures, awards.

Points are the rules' own account of each moment; everything else is read off the events."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from galapagos.darwin import scoring as darwin_scoring
from galapagos.darwin.game import Darwin
from galapagos.kernel.game import Game
from galapagos.origin import scoring as origin_scoring
from galapagos.origin.game import Origin
from galapagos.records.darwin_codec import DarwinCodec
from galapagos.server.lives import Lives, awards, best_of
from galapagos.server.lives_darwin import DarwinLives
from galapagos.server.lives_origin import OriginLives
from galapagos.server.stage import history_of
from galapagos.server.table import Table
from galapagos.text.history import History
from galapagos.wire.summary import PointsView, SourceView, Summary


def points_of(game: Game) -> list[int]:
    """Return what each seat would have if the points were counted now."""
    sources = sources_of(game)
    return [sum(source.points[seat] for source in sources) for seat in range(game.seats())]


def turn_of(game: Game) -> int:
    """Return the round or Era."""
    if isinstance(game, Origin):
        return int(game.state.round)
    assert isinstance(game, Darwin)
    return int(game.state.era)


def points_over_time(history: History) -> list[PointsView]:
    """Return the points after the beginning, each time they or the round change, and at the end.

    Everything counted lies open on the table, so that a running game may be shown too."""
    found: list[PointsView] = []
    last = len(history.moments) - 1
    for step, game in enumerate(history.games()):
        turn, points = turn_of(game), points_of(game)
        if step in (0, last) or found[-1].turn != turn or found[-1].points != points:
            found.append(PointsView(step, turn, points))
    return found


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


def sources_of(game: Game) -> list[SourceView]:
    """Return the rules' own account of the points; the variant's only where it is played."""
    seats = range(game.seats())
    if isinstance(game, Origin):
        state = game.state
        accounts = [origin_scoring.score(state, seat) for seat in seats]
        sources = [
            SourceView("animals", [int(account.animals) for account in accounts]),
            SourceView("traits", [int(account.traits) for account in accounts]),
            SourceView("bonus", [int(account.bonus) for account in accounts]),
        ]
        if state.options.variant:
            sources.append(SourceView("variant", [int(account.variant) for account in accounts]))
        return sources
    assert isinstance(game, Darwin)
    lying = [darwin_scoring.score(game.state, seat) for seat in seats]
    return [
        SourceView("species", [int(account.species) for account in lying]),
        SourceView("bank", [int(account.bank) for account in lying]),
    ]


def lives_of(history: History) -> Lives:
    """Return every creature of a game with what it did."""
    begun = history.after(0)
    lives: Lives
    if isinstance(history.codec, DarwinCodec):
        assert isinstance(begun, Darwin)
        lives = DarwinLives(history.codec.words.catalog, begun.state)
    else:
        assert isinstance(begun, Origin)
        lives = OriginLives(begun.state)
    for event in history.events:
        lives.follow(event)
    return lives


def summary(history: History) -> Summary:
    """Look back at a finished game."""
    lives = lives_of(history)
    return Summary(
        "darwin" if isinstance(history.codec, DarwinCodec) else "origin",
        points_by_turn(points_over_time(history)),
        sources_of(history.game),
        lives.earned(int(history.game.seats())),
        [best_of(lives, seat) for seat in range(history.game.seats())],
        awards(lives),
    )


class Summaries:
    """The summaries of finished tables: a game is walked through once, not for each visitor."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Table, Summary] = WeakKeyDictionary()

    def of(self, table: Table) -> Summary:
        found = self._kept.get(table)
        if found is None:
            found = self._kept[table] = summary(history_of(table.play))
        return found
