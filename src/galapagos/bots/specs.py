"""Bots by text, as the command line names them.

forager             a bot of the ladder
apex@5000           thinking 5,000 iterations a decision
hunter@0.2s         thinking 0.2 seconds a decision
cmd:./mybot.sh      another program that speaks the line protocol (docs/engine.md)
"""

import shlex
from collections.abc import Callable
from dataclasses import dataclass

from galapagos.bots.base import Bot, Budget
from galapagos.bots.external import ExternalBot
from galapagos.bots.ladder import LADDER, SEARCHING, make_bot
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.errors import BadData
from galapagos.records.codec import Codec

_COMMAND = "cmd:"
_EXTERNAL_SECONDS = 5.0


@dataclass(frozen=True)
class BotSpec:
    """A bot that can be made again in any process."""

    text: str
    """As it was asked for; names the bot in reports."""
    name: str
    """A name of the ladder, or the command of an external bot."""
    budget: Budget | None
    is_external: bool = False

    def make(self, codec_of: Callable[[str], Codec] = USUAL_CARDS.codec) -> Bot:
        """Return the bot; ``codec_of`` knows by a game's name the cards that it is played with."""
        if self.is_external:
            limit = self.budget.seconds if self.budget and self.budget.seconds else None
            seconds = limit or _EXTERNAL_SECONDS
            return ExternalBot(self.text, shlex.split(self.name), seconds, codec_of)
        return make_bot(self.name, self.budget)

    def is_repeatable(self) -> bool:
        """Whether the same question always gets the same answer, as far as can be known."""
        if self.is_external:
            return False
        return self.budget is None or self.budget.is_repeatable()


def parse_bot(text: str, default: Budget | None = None) -> BotSpec:
    """Return the bot a text stands for; ``default`` is the budget of searchers that name none."""
    if text.startswith(_COMMAND):
        return _external(text, default)
    name, at, budget_text = text.partition("@")
    if name not in LADDER:
        raise BadData(f"no bot is called {name!r}; there are {', '.join(LADDER)} and {_COMMAND}…")
    if name not in SEARCHING:
        if at:
            raise BadData(f"{name} does not search, so {text!r} makes no sense")
        return BotSpec(text, name, None)
    budget = parse_budget(budget_text) if at else default or SEARCHING[name]
    return BotSpec(text, name, budget)


def _external(text: str, default: Budget | None) -> BotSpec:
    command = text.removeprefix(_COMMAND).strip()
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadData(f"the command of {text!r} cannot be read: {error}") from None
    if not words:
        raise BadData(f"{text!r} names no command")
    return BotSpec(text, command, default, is_external=True)


def parse_budget(text: str) -> Budget:
    """Return the budget a text stands for: ``5000`` iterations or ``0.2s``."""
    try:
        if text.endswith("s"):
            return Budget(seconds=float(text[:-1]))
        return Budget(iterations=int(text))
    except ValueError:
        what = f"expected a number of iterations, or seconds such as 0.2s, found {text!r}"
        raise BadData(what) from None


def parse_bots(texts: list[str], default: Budget | None = None) -> list[BotSpec]:
    """Return several bots, each named once."""
    specs = [parse_bot(text.strip(), default) for text in texts]
    for spec in specs:
        if specs.count(spec) > 1:
            raise BadData(f"{spec.text} is named twice")
    return specs
