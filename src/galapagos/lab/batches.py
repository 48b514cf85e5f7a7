"""Many numbered games of one plan, for what is counted over all of them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from galapagos.bots.base import Bot
from galapagos.bots.specs import BotSpec
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, BrokenInvariant
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

_SEATS = 16


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

    @abstractmethod
    def codec(self) -> Codec:
        """Return the texts of the game, with the cards that are played with."""

    def as_json(self) -> dict[str, object]:
        """Return what tells this plan from others; more games of it are no other plan."""
        return {
            "game": self.codec().key,
            "players": self.players,
            "switches": dict(sorted(self.switches.items())),
            "bots": [bot.text for bot in self.bots],
            "seed": self.seed,
            "rules": self.codec().rules_version,
            "cards": self.codec().cards_title(),
        }

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which bot sits in which seat of a numbered game."""
        return tuple((seat + number) % len(self.bots) for seat in range(self.players))


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
