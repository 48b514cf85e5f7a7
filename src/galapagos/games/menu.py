"""The choices of one decision: numbered, grouped under headings, and found again by what is typed.

The numbers follow the order in which the actions are listed, which is the same every time.
"""

import re
from dataclasses import dataclass

from rich.text import Text

from galapagos.games import paint
from galapagos.text.catalogue import Words
from galapagos.wire.play import ActionView, LegalView

GO_ON = "go on"
"""The command that leaves a right unused for now."""

_INDENT = 4


@dataclass(frozen=True)
class Choice:
    """One legal action, or a command, with its number and its words."""

    number: int
    text: str
    """As it is typed and recorded."""
    label: str
    remark: str = ""
    is_command: bool = False
    """It is a command of the table, to be read as if typed."""

    def entry(self, words: Words) -> Text:
        """Return it as it stands in a list."""
        told = Text(self.label)
        if self.remark:
            told = Text(words.say("line-remark", what=self.label, remark=self.remark))
            told.stylize(paint.DIM, len(self.label))
        return Text.assemble((f"{self.number})", paint.NUMBER), " ", told)


class Menu:
    """All choices of a player at one decision."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.groups: list[tuple[str, list[Choice]]] = []
        """Headings, and what stands under them."""
        self.notes: list[str] = []
        """What is said behind the choices."""
        self.forced = ""
        """The one answer there is, where everybody may know that there is no other."""

    @classmethod
    def of(cls, legal: LegalView) -> "Menu":
        """Return everything that is listed, in its order."""
        menu = cls()
        menu.forced = legal.auto
        for action in legal.actions:
            menu.add(action)
        return menu

    def add(self, action: ActionView, heading: str = "", remark: str = "") -> Choice:
        """Add an action under its own heading, or another."""
        choice = self.number(action, remark)
        self._place(heading or action.heading, choice)
        return choice

    def number(self, action: ActionView, remark: str = "") -> Choice:
        """Add an action that can be chosen but is not shown."""
        remark = remark or action.remark
        self.choices.append(Choice(len(self.choices) + 1, action.text, action.label, remark))
        return self.choices[-1]

    def add_command(self, text: str, label: str) -> None:
        self.choices.append(Choice(len(self.choices) + 1, text, label, is_command=True))
        self._place("", self.choices[-1])

    def _place(self, heading: str, choice: Choice) -> None:
        if not self.groups or self.groups[-1][0] != heading:
            self.groups.append((heading, []))
        self.groups[-1][1].append(choice)

    def lines(self, width: int, words: Words) -> list[Text]:
        """Return the choices behind their headings, or under those that leave too little room."""
        lines: list[Text] = []
        for heading, choices in self.groups:
            entries = [choice.entry(words) for choice in choices]
            group = paint.flow(entries, width, 1, Text(f" {heading}") if heading else None)
            if heading and len(group) > 1:
                group = [Text(f" {heading}"), *paint.flow(entries, width, _INDENT)]
            lines += group
        return lines + [Text(f" {note}", paint.DIM) for note in self.notes]

    # --- what was typed ----------------------------------------------------------------------

    def by_number(self, number: int) -> Choice | None:
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1]
        return None

    def matching(self, typed: str, spelled: str) -> list[Choice]:
        """Return the choices a typed text can mean, which spelled out is another: the one that it
        is, or all it begins."""
        exact = [choice for choice in self.choices if choice.text == spelled]
        begun = [choice for choice in self.choices if _begins(spelled, choice.text)]
        # "an" may be an animal of one's own, or the beginning of "animal".
        return exact or begun or [c for c in self.choices if _begins(typed.lower(), c.text)]


def _begins(typed: str, text: str) -> bool:
    """Whether the typed words begin words of the text, in the same order, the verb first."""
    wanted, words = _parts(typed), _parts(text)
    if not wanted or not words[0].startswith(wanted[0]):
        return False
    place = 0
    for part in wanted:
        while place < len(words) and not _fits(part, words[place]):
            place += 1
        if place == len(words):
            return False
        place += 1
    return True


def _fits(part: str, word: str) -> bool:
    """A piece must be named in full, lest P1a could mean P1ab; of other words a start will do."""
    return part == word if word[0].isupper() else word.startswith(part)


def _parts(text: str) -> list[str]:
    return [part for part in re.split(r"[\s/_-]+", text) if part]
