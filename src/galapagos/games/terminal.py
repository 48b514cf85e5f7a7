"""What the terminal table needs to know of a game in order to show it and to ask about it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from galapagos.games import kit_for
from galapagos.games.menu import NO_ACTION, Menu
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.text.people import People
from galapagos.text.rulebook import RuleBook
from galapagos.text.story import Line, Summary

Lookup = Callable[[Game, str, int], list[Text]]
"""Answers a command that only shows something: the view, what was typed behind it, the width."""


@dataclass
class Reply:
    """What a workbench answers to a line: lines to show, and whether the work is done."""

    lines: list[Text] = field(default_factory=list)
    action: int = NO_ACTION
    """The finished action, if there is one."""
    is_closed: bool = False


class Bench(Protocol):
    """A workbench: a large choice that is put together piece by piece."""

    def prompt(self) -> str: ...

    def lines(self) -> list[Text]:
        """Return how the work stands."""
        ...

    def answer(self, line: str) -> Reply:
        """Answer a line that is no command of the table."""
        ...


class Guide(ABC):
    """One game at the table, for the person who sits there: words, pictures and questions.

    Everything is drawn from the person's view; what he may not know is not in it."""

    names: People
    rules: RuleBook
    verbs: Sequence[str]
    """The words that begin an action."""
    telling: frozenset[int]
    """Kinds of events in which others show something: a choice before them stands."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.beginning: Game | None = None
        """The game of the position that the events follow, if it was not dealt."""

    def say(self, key: str, **values: object) -> str:
        """Return a text of this game's table."""
        return self.names.words.say(key, **values)

    def tell(self, key: str, **values: object) -> str:
        """Return a sentence of this game's table."""
        return self.names.words.tell(key, **values)

    # --- what happened -----------------------------------------------------------------------

    @abstractmethod
    def story(self, events: list[Event], since: int, *, details: bool = False) -> list[Line]:
        """Return the events from a place on as lines of a log; all are filtered for the reader."""

    @abstractmethod
    def summaries(self, events: list[Event]) -> list[Summary]:
        """Return what each round or Era brought; all events are filtered for the reader."""

    # --- what is there -----------------------------------------------------------------------

    @abstractmethod
    def board(self, view: Game, width: int, most: int) -> list[Text]:
        """Return the whole table, packed closely if it would be longer than most lines."""

    @abstractmethod
    def menu(self, view: Game) -> Menu:
        """Return the choices of the person, who may decide now."""

    @abstractmethod
    def decision(
        self, view: Game, menu: Menu, width: int, height: int, *, is_new: bool
    ) -> list[Text]:
        """Return the table, the question and the choices, as roomy as the screen allows.

        ``is_new``: the person has not seen the table since it was last changed."""

    @abstractmethod
    def ending(self, view: Game) -> list[RenderableType]:
        """Return the points of a finished game and who has won."""

    @abstractmethod
    def lookups(self) -> Mapping[str, Lookup]:
        """Return the commands of this game that only show something."""

    # --- what is asked -----------------------------------------------------------------------

    @abstractmethod
    def warnings(self, view: Game, menu: Menu, action: int) -> list[str]:
        """Return what the person should know before this legal action; mostly nothing."""

    @abstractmethod
    def reason(self, view: Game, refusal: Refusal, action: int) -> str:
        """Return a refusal as a sentence with its rule."""

    def prompt(self, view: Game, menu: Menu) -> str:
        count = len(menu.choices)
        key = "question-prompt" if count > 1 else "question-prompt_one"
        return f"{self.say(key, who=self.names.full(self.names.viewer), n=count)} > "

    def greeting(self) -> list[str]:
        """Say before the first decision what to do."""
        who = self.names.full(self.names.viewer)
        return [self.say(f"welcome-{key}", who=who) for key in ("aim", "how", "more")]

    def undo_hint(self, view: Game) -> str:
        """Return how a choice could have been kept open; empty if it could not."""
        return ""

    # --- what a game may add -----------------------------------------------------------------

    def split(self, view: Game, line: str) -> list[str]:
        """Return the single choices a typed line stands for, if it stands for several."""
        return []

    def same(self, view: Game, action: int) -> int:
        """Return the action by which the rules know an equal one."""
        return action

    def bench(self, view: Game, line: str) -> Bench | Reply | None:
        """Return the workbench that a typed line opens, or why it cannot; None if it means none."""
        return None

    def occasion(self, view: Game) -> str:
        """Return a name for a row of decisions during which the table stays as it is."""
        return ""

    def moment(self, view: Game) -> str:
        """Return the name of a moment at which the person may use a right out of turn.

        The table asks once at each moment; empty if there is nothing to ask."""
        return ""


def guide_for(codec: Codec, viewer: int, players: list[str], language: str) -> Guide:
    """Return the guide to a game for the person at a seat, or a spectator (-1), in a language."""
    return kit_for(codec.key).guide(codec, viewer, players, language)
