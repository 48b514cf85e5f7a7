"""Points while a game is played: the rules' own account of every moment."""

from galapagos.games import kit_of
from galapagos.kernel.game import Game
from galapagos.records.timeline import Timeline
from galapagos.wire.summary import PointsView


def points_of(game: Game) -> list[int]:
    """Return what each seat would have if the points were counted now."""
    sources = kit_of(game).sources(game)
    return [sum(source.points[seat] for source in sources) for seat in range(game.seats())]


def points_over_time(past: Timeline) -> list[PointsView]:
    """Return the points after the beginning, each time they or the round change, and at the end.

    Everything counted lies open on the table, so that a running game may be shown too."""
    found: list[PointsView] = []
    last = len(past.steps) - 1
    for step, game in enumerate(past.games()):
        turn, points = kit_of(game).turn(game), points_of(game)
        if step in (0, last) or found[-1].turn != turn or found[-1].points != points:
            found.append(PointsView(step, turn, points))
    return found
