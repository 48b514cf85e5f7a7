"""Many games in a row, in one process or several: what they count is the same either way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from galapagos.bots.base import Bot
from galapagos.bots.processes import workers
from galapagos.bots.specs import BotSpec
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, BrokenInvariant
from galapagos.kernel.game import Game

_SEATS = 16
BATCH = 10
"""Games that a process plays before it reports."""
T = TypeVar("T")


@dataclass(frozen=True)
class BatchPlan(ABC):
    """What is played. Everything that is counted depends on this alone."""

    players: int
    switches: dict[str, str]
    """As on the command line."""
    bots: list[BotSpec]
    """They sit down in this order, shifted by one seat from game to game."""
    games: int
    seed: int = 1

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadData(f"a report needs at least 1 game, not {self.games}")
        if not self.bots:
            raise BadData("a report needs at least one player")
        self.options()

    @abstractmethod
    def options(self) -> object:
        """Return the options of the table; raise `BadData` if there is none like it."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which bot sits in which seat of a numbered game."""
        return tuple((seat + number) % len(self.bots) for seat in range(self.players))


P = TypeVar("P", bound=BatchPlan)


def in_batches(play: Callable[[P, range], T], plan: P, jobs: int) -> Iterator[T]:
    """Play numbered games a few at a time and yield what each batch counted, in order."""
    firsts = range(0, plan.games, BATCH)
    batches = [range(first, min(first + BATCH, plan.games)) for first in firsts]
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
