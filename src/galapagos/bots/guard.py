"""Keeps a table going whatever its bot does: a wrong or failing answer becomes a safe default."""

from dataclasses import dataclass

from galapagos.bots.base import Bot, Choice
from galapagos.bots.simple import weighed
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game


class BotFailed(Exception):
    """Raised by a bot that knows it cannot answer, with what happened."""


@dataclass(frozen=True)
class Trouble:
    """A decision that a bot did not take itself."""

    bot: str
    seat: int
    what: str


class Guarded:
    """A bot whose answers are always legal. Every default that had to step in is kept."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.troubles: list[Trouble] = []

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        try:
            choice = self.bot.choose(view, seat, chance)
            if not view.why(seat, choice.action):
                return choice
            what = f"chose the illegal action {choice.action}"
        except Exception as error:  # a bot is a guest: nothing it does may stop the table
            what = str(error) if isinstance(error, BotFailed) else f"failed with {error!r}"
        self.troubles.append(Trouble(self.bot.name, seat, what))
        return Choice(safe_action(view, seat))

    def close(self) -> None:
        self.bot.close()


def safe_action(view: Game, seat: int) -> int:
    """Return a sensible legal action without thinking: what looks best one step ahead."""
    moves, scores = weighed(view, seat)
    return moves[int(scores.best(moves.count))]
