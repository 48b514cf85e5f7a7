"""Bots by text, as the command line names them.

forager             a bot of the ladder
apex@5000           thinking 5,000 iterations a decision
hunter@0.2s         thinking 0.2 seconds a decision
forager+careful     with a temper: of what is about as good it does what it likes
apex+fierce@5000    both
wallace@0           doing what looks best by what it learned, without a search
cmd:./mybot.sh      another program that speaks the line protocol (docs/engine.md)
py:mybots:Greedy    a class of a Python module, or of a file: py:./mybots.py:Greedy
"""

import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from galapagos.bots.base import Bot, Budget
from galapagos.bots.external import ExternalBot
from galapagos.bots.ladder import LADDER, SEARCHING, check_temper, make_bot
from galapagos.bots.simple import INSTINCT
from galapagos.bots.temper import Temper
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.errors import BadData
from galapagos.records.codec import Codec

_COMMAND = "cmd:"
_PYTHON = "py:"
_EXTERNAL_SECONDS = 5.0


@dataclass(frozen=True)
class BotSpec:
    """A bot that can be made again in any process."""

    text: str
    """As it was asked for; names the bot in reports."""
    name: str
    """A name of the ladder, the command of a program, or where a class lies."""
    budget: Budget | None
    temper: Temper = ""
    """What it likes beside winning; empty for nothing in particular."""

    @property
    def is_program(self) -> bool:
        """Whether it is a program of its own, asked over the line protocol."""
        return self.text.startswith(_COMMAND)

    @property
    def is_guest(self) -> bool:
        """Whether it is none of ours, so that nothing is known of what it will do."""
        return self.text.startswith((_COMMAND, _PYTHON))

    def make(self, codec_of: Callable[[str], Codec] = USUAL_CARDS.codec) -> Bot:
        """Return the bot; ``codec_of`` knows by a game's name the cards that it is played with."""
        if self.is_program:
            limit = self.budget.seconds if self.budget and self.budget.seconds else None
            seconds = limit or _EXTERNAL_SECONDS
            return ExternalBot(self.text, shlex.split(self.name), seconds, codec_of)
        if self.is_guest:
            return _python_bot(self.text, self.name)
        return make_bot(self.name, self.budget, self.temper)

    def is_repeatable(self) -> bool:
        """Whether the same question always gets the same answer, as far as can be known."""
        return not self.is_guest and (self.budget is None or self.budget.is_repeatable())


def parse_bot(text: str, default: Budget | None = None) -> BotSpec:
    """Return the bot a text stands for; ``default`` is the budget of searchers that name none."""
    if text.startswith(_COMMAND):
        return _program(text, default)
    if text.startswith(_PYTHON):
        return BotSpec(text, text.removeprefix(_PYTHON), None)
    if text == INSTINCT:
        return BotSpec(text, text, None)
    kind, at, budget_text = text.partition("@")
    name, plus, named = kind.partition("+")
    if name not in LADDER:
        known = ", ".join((*LADDER, f"{_COMMAND}PROGRAM"))
        raise BadData(f"no bot is called {name!r}; there are {known} and {_PYTHON}MODULE:CLASS")
    temper = check_temper(name, named) if plus else ""
    if name not in SEARCHING:
        if at:
            raise BadData(f"{name} does not search, so {text!r} makes no sense")
        return BotSpec(text, name, None, temper)
    budget = parse_budget(budget_text) if at else default or SEARCHING[name]
    return BotSpec(text, name, budget, temper)


def _program(text: str, default: Budget | None) -> BotSpec:
    command = text.removeprefix(_COMMAND).strip()
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadData(f"the command of {text!r} cannot be read: {error}") from None
    if not words:
        raise BadData(f"{text!r} is not a command")
    return BotSpec(text, command, default)


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
    """Return several bots by their names; raise `BadData` if one has none."""
    return [parse_bot(text.strip(), default) for text in texts]


def _python_bot(text: str, place: str) -> Bot:
    """Make a bot of a class, ``MODULE:CLASS`` or ``FILE.py:CLASS``; raise `BadData` if that cannot
    be."""
    module, _, name = place.rpartition(":")
    if not module or not name:
        raise BadData(f"expected {_PYTHON}MODULE:CLASS, found {text!r}")
    try:
        kind = getattr(_module(module), name)
        bot = kind()
    except Exception as error:  # whatever a guest's module does when it is loaded
        raise BadData(f"{text} cannot be made: {error!r}") from error
    if not isinstance(bot, Bot):
        raise BadData(f"{text} is no galapagos.bots.base.Bot, but {bot!r}")
    bot.name = text
    return bot


def _module(name: str) -> ModuleType:
    if not name.endswith(".py"):
        return _imported(name)
    spec = spec_from_file_location(Path(name).stem, name)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _imported(name: str) -> ModuleType:
    """Import a module that is installed, or lies in the folder of whoever calls: a command does not
    look there by itself, as ``python -m`` does."""
    here = str(Path.cwd())
    sys.path.append(here)
    try:
        return import_module(name)
    finally:
        sys.path.remove(here)
