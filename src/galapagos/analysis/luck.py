"""What dice and draws did to each seat: how it stood with what came, less how it would have stood
on average with whatever could have come.

For the seat that acted both are guessed from its own view alone. For the others the step is taken
again in the game as it really was, since their guesses need not hold the cards that it played; what
it brought is again judged from their own views. No verdict hangs on that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galapagos.analysis.judge import Judge
from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game
from galapagos.records.timeline import Moment
from galapagos.search.ismcts import Search

_LOOKS = 4
"""So many times chance is tried to see whether a seat would notice any difference."""


@dataclass(frozen=True)
class Turn:
    """Steps of one seat in a row that all met chance, with the game before and after them."""

    steps: Sequence[Moment]
    before: Game
    after: Game
    number: int
    """The place of the first step."""

    @property
    def seat(self) -> int:
        return self.steps[0].seat

    def taken_again(self, game: Game) -> Game:
        """Take the steps in a copy or guess that has chance of its own, as far as they can be."""
        for step in self.steps:
            if game.why(step.seat, step.code):
                break
            game.apply(step.seat, step.code)
        return game

    def other_chance(self, seed: int) -> Game:
        """Return the real game with other luck."""
        game = self.before.clone()
        game.chance().rng = mix(seed)
        return self.taken_again(game)


def luck_of(judge: Judge, turn: Turn, seat: int) -> float:
    """Return what chance did to a seat, in shares of the victory."""
    view = turn.after.view(seat)
    seed = int(mix(mix(judge.seed) + turn.number) >> 1)
    if seat != turn.seat and not _is_noticed(turn, seat, view, seed):
        return 0.0
    # Both are played on to the same moment, the end of the round or Era that follows.
    search = judge.search(view, seat, seed)
    tries = max(1, judge.depth // 2)
    came = _mean(search, tries, lambda n: view.determinise(mix(seed + n)))
    if seat == turn.seat:
        known = turn.before.view(seat)
        could = _mean(search, tries, lambda n: turn.taken_again(known.determinise(mix(seed - n))))
    else:
        could = _mean(
            search,
            tries,
            lambda n: turn.other_chance(seed - n).view(seat).determinise(mix(seed + n)),
        )
    return judge.chance(view, came) - judge.chance(view, could)


def _is_noticed(turn: Turn, seat: int, view: Game, seed: int) -> bool:
    """Whether a seat sees any difference between what came and what could have come."""
    return any(turn.other_chance(seed - n).view(seat) != view for n in range(1, _LOOKS + 1))


def _mean(search: Search, tries: int, world: Callable[[int], Game]) -> float:
    return sum(float(search.expected(world(n))) for n in range(1, tries + 1)) / tries
