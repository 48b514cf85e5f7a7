"""Who plays the other seats: a bot for each, guarded so that the table always goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galapagos.bots.base import Choice
from galapagos.bots.guard import Guarded, Trouble
from galapagos.bots.specs import BotSpec, parse_bot
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

RANDOM = "random"
"""Who sat at the table of a record that names nobody."""
USUAL = "hatchling"
"""Who sits there unless somebody else is asked for."""


@dataclass(frozen=True)
class Thought:
    """What a bot thought about one decision, and where the events of it stand in the log."""

    seat: int
    bot: str
    choice: Choice
    since: int
    until: int


def parse_opponents(text: str, seats: int) -> list[BotSpec]:
    """Return the bots ``apex,forager`` stands for, by seat; fewer than the seats take turns.

    Raises `BadData` if one is unknown, or there are more than seats."""
    specs = [parse_bot(name.strip()) for name in text.split(",")]
    if len(specs) > seats:
        raise BadData(f"there are {len(specs)} bots for {seats} seats")
    return [specs[number % len(specs)] for number in range(seats)]


class Opponents:
    """The bots at one table, each in its seat."""

    def __init__(
        self,
        text: str,
        seats: Sequence[int],
        codec_of: Callable[[str], Codec] = USUAL_CARDS.codec,
    ) -> None:
        specs = parse_opponents(text, len(seats))
        self.names = {seat: spec.text for seat, spec in zip(seats, specs, strict=True)}
        """What each seat's bot is called on the command line."""
        self._bots = {
            seat: Guarded(spec.make(codec_of)) for seat, spec in zip(seats, specs, strict=True)
        }

    def troubles(self) -> list[Trouble]:
        """Return the decisions that bots could not take themselves, and forget them."""
        found = [trouble for bot in self._bots.values() for trouble in bot.troubles]
        for bot in self._bots.values():
            bot.troubles = []
        return found

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        """Answer the decision a seat owes in its own view, with a generator of its own."""
        return self._bots[seat].choose(view, seat, chance)

    def close(self) -> None:
        """Let go of programs that play from outside."""
        for bot in self._bots.values():
            bot.close()
