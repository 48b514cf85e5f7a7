"""What a game adds at the table in the terminal: its board, and what can be looked up.

What is asked, offered, refused and told comes from the game's `Show`, as in a browser."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from galapagos.games import kit_of, paint
from galapagos.games.ending import score_table, winner_line
from galapagos.games.menu import Menu
from galapagos.games.show import Show
from galapagos.kernel.game import Game
from galapagos.kernel.outcome import Outcome
from galapagos.records.codec import Codec
from galapagos.text.people import People
from galapagos.wire.play import LegalView

Lookup = Callable[[Game, str, int], list[Text]]
"""Answers a command that only shows something: the view, what was typed behind it, the width."""


@dataclass
class Reply:
    """What a workbench answers to a line: lines to show, and whether the work is done."""

    lines: list[Text] = field(default_factory=list)
    action: str = ""
    """The text of the finished action, if there is one."""
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


class Board:
    """A game in the terminal, for the person who sits there; this one does for any game.

    Everything is drawn from the person's view; what he may not know is not in it."""

    verbs: Sequence[str] = ()
    """The words that begin an action."""

    def __init__(self, codec: Codec, show: Show, people: People) -> None:
        self.codec = codec
        self.show = show
        self.people = people

    def say(self, key: str, **values: object) -> str:
        """Return a text of this game's table."""
        return self.people.words.say(key, **values)

    # --- what is there -----------------------------------------------------------------------

    def lines(self, view: Game, width: int, most: int) -> list[Text]:
        """Return the whole table, packed closely if it would be longer than most lines."""
        return [Text(f"{row.title}: {row.text}") for row in self.show.rows(view, self.people)]

    def menu(self, view: Game, legal: LegalView) -> Menu:
        """Return the choices of the person, who may decide now."""
        return Menu.of(legal)

    def lookups(self) -> Mapping[str, Lookup]:
        """Return the commands of this game that only show something."""
        return {}

    # --- the end -----------------------------------------------------------------------------

    def ending(self, view: Game) -> list[RenderableType]:
        """Return the points of a finished game and who has won."""
        outcome = view.outcome()
        assert outcome is not None
        sources = {source.key: source.points for source in kit_of(view).sources(view)}
        table = score_table(outcome, self.people, sources, self.counts(view))
        told = [Text(line, paint.STRONG) for line in self.verdict(view, outcome)]
        return [table, Text(""), *told]

    def counts(self, view: Game) -> Mapping[str, Sequence[int]]:
        """Return what else is counted at the end, by seat."""
        return {}

    def verdict(self, view: Game, outcome: Outcome) -> list[str]:
        """Say who has won, and why if the points alone did not decide."""
        return [winner_line(outcome, self.people)]

    # --- what is typed -----------------------------------------------------------------------

    def spelled(self, view: Game, typed: str) -> str:
        """Return a typed action as it is written, short forms made long."""
        return typed

    def split(self, view: Game, line: str) -> list[str]:
        """Return the single choices a typed line stands for, if it stands for several."""
        return []

    def bench(self, view: Game, line: str) -> Bench | Reply | None:
        """Return the workbench that a typed line opens, or why it cannot; None if it means none."""
        return None

    def undo_hint(self, view: Game) -> str:
        """Return how a choice could have been kept open; empty if it could not."""
        return ""

    # --- when it is asked --------------------------------------------------------------------

    def occasion(self, view: Game) -> str:
        """Return a name for a row of decisions during which the table stays as it is."""
        return ""

    def changing(self, view: Game, width: int) -> list[Text]:
        """Return what such decisions do change."""
        return []

    def moment(self, view: Game) -> str:
        """Return the name of a moment at which the person may use a right out of turn.

        The table asks once at each moment; empty if there is nothing to ask."""
        return ""
