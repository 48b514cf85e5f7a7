"""The choices of one decision: numbered, grouped under headings, and found again by what is typed.

The numbers follow the order of the legal actions, which is the same every time.
"""

import re
from dataclasses import dataclass, field

NO_ACTION = 0
"""In place of an action: the choice is a command of the table, to be read as if typed."""

GO_ON = "go on"
"""The command that leaves a right unused for now."""


@dataclass
class Choice:
    """One legal action, or a command, with its number and its words."""

    number: int
    action: int
    text: str
    """As it is typed and recorded."""
    label: str
    remark: str = ""


@dataclass
class Row:
    """Choices that stand on one line of a group, behind a word of their own or none."""

    lead: str
    choices: list[Choice] = field(default_factory=list)


@dataclass
class Group:
    """Choices that belong together: one card's uses, one hunter's prey."""

    heading: str
    face: int = -1
    """The card of the hand this group is about, -1 if none."""
    rows: list[Row] = field(default_factory=list)


class Menu:
    """All choices of a player at one decision."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.groups: list[Group] = []
        self.forced: Choice | None = None
        """The one answer there is, where everybody may know that there is no other."""

    def by_number(self, number: int) -> Choice | None:
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1]
        return None

    def spelled(self, typed: str) -> str:
        """Return a typed action as it is written, short forms made long."""
        return typed

    def matching(self, typed: str) -> list[Choice]:
        """Return the choices a typed text can mean: the one it spells out, or all it begins."""
        text = self.spelled(typed)
        exact = [choice for choice in self.choices if choice.text == text]
        begun = [choice for choice in self.choices if _begins(text, choice.text)]
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
