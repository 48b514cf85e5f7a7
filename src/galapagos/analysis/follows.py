"""What an action leads to before the round or Era ends, or the next one, as far as its player can
know.

What is hidden is guessed, and everybody plays on as somebody does who looks one step ahead. It is a
picture of what comes soon, for people to think about; who wins in the end a search judges better.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from galapagos.analysis.analysis import sides_of
from galapagos.games import kit_of
from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.sense import QUICK, THOROUGH, Scores

_LONGEST = 2_000
"""No two rounds or Eras have so many decisions."""
_COMPARED = 8
"""So many actions are laid beside each other."""
GUESSES = 24
"""So often each of them is played on."""
_FEW = 16
"""So often each of two."""
_TURNS = (1, 2)
"""First the round or Era that runs, then the next one too."""
_SEED = 1


@dataclass(frozen=True)
class Way:
    """An action, and what may follow it."""

    action: int
    leads: list[int]
    """How many points its player's side is ahead of the best of the others when the round or Era
    ends: one number for each guess, the worst first."""

    @property
    def usual(self) -> int:
        """The lead in the middle of all guesses."""
        return self.leads[len(self.leads) // 2]


@dataclass(frozen=True)
class Soon:
    """What speaks for an action beside another one: points, without parts that nobody can know."""

    turns: int
    """At the end of this round or Era (1), or of the next one (2)."""
    points: list[int]
    """Of everybody, after the action."""
    other: list[int]
    """The same after the other one."""


def ways(view: Game, seat: int, taken: int | None, sides: Sequence[int], *, seed: int) -> list[Way]:
    """Return what may follow each action worth a thought, and the one that was taken, in the same
    guesses, the best first; nothing if there is no choice."""
    worth = _worth(view, seat, taken)
    if len(worth) < 2:
        return []
    found = [Way(one, leads_after(view, seat, one, sides, seed)) for one in worth]
    return sorted(found, key=lambda way: (-way.usual, -sum(way.leads)))


def leads_after(view: Game, seat: int, action: int, sides: Sequence[int], seed: int) -> list[int]:
    """Return how far ahead a seat's side is in each guess, the worst first."""
    worlds = _worlds_after(view, seat, action, guesses=GUESSES, seed=seed)
    return sorted(lead(points, seat, sides) for points in worlds)


def soon_better(view: Game, seat: int, action: int, other: int) -> Soon | None:
    """Return what speaks soon for an action beside another one; None if nothing does."""
    sides = sides_of(view.determinise(_SEED))
    for turns in _TURNS:
        first, second = (
            [
                round(points)
                for points in points_after(view, seat, one, guesses=_FEW, seed=_SEED, turns=turns)
            ]
            for one in (action, other)
        )
        if lead(first, seat, sides) > lead(second, seat, sides):
            return Soon(turns, first, second)
    return None


def points_after(
    view: Game, seat: int, action: int, *, guesses: int, seed: int, turns: int = 1
) -> list[float]:
    """Return every seat's points at the end of the round or Era, or of a later one, on the average
    of some guesses: the same ones for every action of a view."""
    worlds = _worlds_after(view, seat, action, guesses=guesses, seed=seed, turns=turns)
    return [sum(one) / guesses for one in zip(*worlds, strict=True)]


def lead(points: Sequence[int], seat: int, sides: Sequence[int]) -> int:
    """Return how far a seat's side is ahead of the best of the others; ``sides`` are the seats that
    win together, as bits."""
    sums = {side: sum(n for one, n in enumerate(points) if side >> one & 1) for side in sides}
    own = next(side for side in sides if side >> seat & 1)
    return sums[own] - max(n for side, n in sums.items() if side != own)


def _worth(view: Game, seat: int, taken: int | None) -> list[int]:
    """Return the actions that look best at first sight, and the one that was taken."""
    kit = kit_of(view)
    sense, moves, scores = kit.sense(), Moves(), Scores()
    sense.candidates(view, seat, moves, THOROUGH)
    sense.weigh(view, seat, moves, scores)
    by_score = sorted(range(int(moves.count)), key=lambda index: -scores.at(index))
    best = [kit.canonical(view, seat, moves[index]) for index in by_score[:_COMPARED]]
    own = [] if taken is None else [kit.canonical(view, seat, taken)]
    return list(dict.fromkeys(best + own))


def _worlds_after(
    view: Game, seat: int, action: int, *, guesses: int, seed: int, turns: int = 1
) -> list[list[int]]:
    """Return every seat's points in each guess."""
    return [
        points_now(played_on(world, seat, action, turns)) for world in guessed(view, guesses, seed)
    ]


def guessed(view: Game, guesses: int, seed: int) -> Iterator[Game]:
    """Yield guesses of what is hidden: the same ones whenever it is asked."""
    return (view.determinise(mix(seed + number)) for number in range(guesses))


def played_on(world: Game, seat: int, action: int, turns: int = 1) -> Game:
    """Take an action in a guess, and let everybody play until so many rounds or Eras are over, the
    one that runs being the first."""
    kit = kit_of(world)
    end, sense = kit.turn(world) + turns, kit.sense()
    moves, scores = Moves(), Scores()
    world.apply(seat, action)
    for _decision in range(_LONGEST):
        actor = int(world.actor())
        if actor < 0 or kit.turn(world) >= end:
            break
        sense.candidates(world, actor, moves, QUICK)
        sense.weigh(world, actor, moves, scores)
        world.apply(actor, moves[int(scores.best(moves.count))])
    return world


def points_now(game: Game) -> list[int]:
    """Return the points of every seat, if they were counted now."""
    return [sum(one) for one in zip(*(s.points for s in kit_of(game).sources(game)), strict=True)]
