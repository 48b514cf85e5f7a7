"""Many games in a row, in one process or several: what they count is the same either way."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from galapagos.bots.base import Bot
from galapagos.bots.processes import workers
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BrokenInvariant
from galapagos.kernel.game import Game

_SEATS = 16
_BATCH = 10
"""Games that a process plays before it reports."""
T = TypeVar("T")
P = TypeVar("P")


def in_batches(play: Callable[[P, range], T], plan: P, games: int, jobs: int) -> Iterator[T]:
    """Play numbered games a few at a time and yield what each batch counted, in order."""
    batches = [range(first, min(first + _BATCH, games)) for first in range(0, games, _BATCH)]
    if jobs <= 1:
        for batch in batches:
            yield play(plan, batch)
        return
    with workers(jobs) as pool:
        waiting = [pool.submit(play, plan, batch) for batch in batches]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def decided(game: Game, bots: list[Bot], seed: int, longest: int) -> Iterator[Game]:
    """Let bots play a game to its end; yield it after every decision.

    A bot's chance depends on the seed and its seat only."""
    chances = [Chance(mix(mix(seed * _SEATS + seat))) for seat in range(len(bots))]
    for _decision in range(longest):
        seat = int(game.actor())
        if seat < 0:
            return
        game.play(seat, bots[seat].choose(game.view(seat), seat, chances[seat]).action)
        yield game
    raise BrokenInvariant([f"game {seed} did not end after {longest} decisions"])
