"""Keeps a table going whatever its bot does: a wrong or failing answer becomes a safe default."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from galapagos.bots.base import Bot, Choice
from galapagos.bots.simple import weighed
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import GalapagosError
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec

Fault = Literal["illegal", "late", "failed"]
"""What a bot did instead of deciding: something illegal, nothing in time, or it broke down."""


class BotFailed(GalapagosError):
    """Raised by a bot that knows it cannot answer, with what happened."""

    def __init__(self, what: str, fault: Fault = "failed") -> None:
        super().__init__(what)
        self.fault: Fault = fault

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (str(self), self.fault)


@dataclass(frozen=True)
class Trouble:
    """A decision that a bot did not take itself."""

    bot: str
    seat: int
    what: str
    fault: Fault


class Guarded:
    """A bot whose answers are always legal. Every default that had to step in is kept."""

    def __init__(self, bot: Bot, codec_of: Callable[[str], Codec] = USUAL_CARDS.codec) -> None:
        self.bot = bot
        self._codec_of = codec_of
        self.troubles: list[Trouble] = []

    def __repr__(self) -> str:
        return f"<Guarded {self.bot!r}: {len(self.troubles)} troubles>"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        """Ask the bot; what it cannot answer is decided for it, and noted."""
        fault: Fault = "illegal"
        try:
            choice = self.bot.choose(view, seat, chance)
            reasons = view.why(seat, choice.action)
            if not reasons:
                return choice
            what = self._illegal(view, choice.action, reasons)
        except BotFailed as error:
            what, fault = str(error), error.fault
        except Exception as error:  # a bot is a guest: nothing it does may stop the table
            what, fault = f"failed with {error!r}", "failed"
        self.troubles.append(Trouble(self.bot.name, seat, what, fault))
        return Choice(safe_action(view, seat))

    def _illegal(self, view: Game, action: int, reasons: list[Refusal]) -> str:
        codec = self._codec_of(view.key())
        try:
            text = repr(codec.action_text(view, action))
        except Exception:  # a number that is no action at all, or of other cards, has no text
            text = str(action)
        return f"chose the illegal action {text}: {codec.refusal_text(reasons)}"

    def close(self) -> None:
        """Let go of whatever the bot holds."""
        self.bot.close()


def safe_action(view: Game, seat: int) -> int:
    """Return a sensible legal action without thinking: what looks best one step ahead."""
    moves, scores = weighed(view, seat)
    return moves[int(scores.best(moves.count))]
