"""What an action leads to before the round or Era ends, as far as its player can know.

What is hidden is guessed, and everybody plays on as somebody does who looks one step ahead. It is a
picture of what comes soon, for people to think about; who wins in the end a search judges better.
"""

from galapagos.games import kit_of
from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.sense import QUICK, Scores

_LONGEST = 2_000
"""No round or Era has so many decisions."""


def points_after(view: Game, seat: int, action: int, *, guesses: int, seed: int) -> list[float]:
    """Return every seat's points at the end of the round or Era, on the average of some guesses:
    the same ones for every action of a view."""
    worlds = [
        _played_on(view.determinise(mix(seed + number)), seat, action) for number in range(guesses)
    ]
    points = [_points(world) for world in worlds]
    return [sum(one) / guesses for one in zip(*points, strict=True)]


def _played_on(world: Game, seat: int, action: int) -> Game:
    """Take an action in a guess, and let everybody play until its round or Era is over."""
    kit = kit_of(world)
    turn, sense = kit.turn(world), kit.sense()
    moves, scores = Moves(), Scores()
    world.apply(seat, action)
    for _decision in range(_LONGEST):
        actor = int(world.actor())
        if actor < 0 or kit.turn(world) != turn:
            break
        sense.candidates(world, actor, moves, QUICK)
        sense.weigh(world, actor, moves, scores)
        world.apply(actor, moves[int(scores.best(moves.count))])
    return world


def _points(game: Game) -> list[int]:
    """Return the points of every seat, if they were counted now."""
    return [sum(one) for one in zip(*(s.points for s in kit_of(game).sources(game)), strict=True)]
