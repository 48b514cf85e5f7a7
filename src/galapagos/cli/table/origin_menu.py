"""The choices of one decision: numbered, grouped under headings, and found again by what is typed.

The numbers follow the order of the legal actions, which is the same every time.
"""

import re
from dataclasses import dataclass, field

from galapagos.origin import actions as act
from galapagos.origin.actions import face_of, kind_of, trait_of
from galapagos.origin.state import State
from galapagos.records.origin_actions import animal_name, format_action
from galapagos.text.origin_choices import heading, label, remark
from galapagos.text.origin_names import Names, trait_name

_TAG = re.compile(r"p[1-8][a-z]{1,2}")
_LETTERS = re.compile(r"[a-z]{1,2}")
_JOINTS = {"as", "on"}


@dataclass
class Choice:
    """One legal action with its number and its words."""

    number: int
    action: int
    text: str
    """As it is typed and recorded."""
    label: str
    remark: str


@dataclass
class Row:
    """Choices that stand on one line of a group, behind a word of their own or none."""

    lead: str
    choices: list[Choice] = field(default_factory=list)


@dataclass
class Group:
    """Choices that belong together: one card's uses, one hunter's prey."""

    heading: str
    face: int
    """The card of the hand this group is about, -1 if none."""
    rows: list[Row] = field(default_factory=list)


class Menu:
    """All legal actions of a player at one decision."""

    def __init__(self, state: State, legal: list[int], names: Names) -> None:
        self.seat = int(state.viewer)
        self.choices = [
            Choice(
                number,
                action,
                format_action(action, state.deck),
                label(state, action),
                remark(state, action),
            )
            for number, action in enumerate(legal, start=1)
        ]
        self.groups: list[Group] = []
        for choice in self.choices:
            self._place(choice, names)

    def _place(self, choice: Choice, names: Names) -> None:
        title, face = heading(choice.action, names), _card_of(choice.action)
        last = self.groups[-1] if self.groups else None
        if last is None or not title or (last.heading, last.face) != (title, face):
            last = Group(title, face)
            self.groups.append(last)
        lead = _lead(choice.action)
        if not last.rows or last.rows[-1].lead != lead:
            last.rows.append(Row(lead))
        last.rows[-1].choices.append(choice)

    # --- finding -----------------------------------------------------------------------------

    def by_number(self, number: int) -> Choice | None:
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1]
        return None

    def matching(self, typed: str) -> list[Choice]:
        """Return the choices a typed text can mean: the one it spells out, or all it begins."""
        text = spelled(typed, self.seat)
        exact = [choice for choice in self.choices if choice.text == text]
        begun = [choice for choice in self.choices if _begins(text, choice.text)]
        # "an" may be an animal of one's own, or the beginning of "animal".
        return exact or begun or [c for c in self.choices if _begins(typed.lower(), c.text)]


def spelled(typed: str, seat: int) -> str:
    """Return a typed action as it is written: small letters, ``P1a``, own animals by letter.

    >>> spelled("TAKE p1A", 0), spelled("hunt b p2c", 0)
    ('take P1a', 'hunt P1b P2c')
    """
    words = typed.lower().split()
    for index, word in enumerate(words):
        if _TAG.fullmatch(word):
            words[index] = "P" + word[1:]
        elif index and _LETTERS.fullmatch(word) and word not in _JOINTS:
            words[index] = _own_tag(seat, word)
    return " ".join(words)


def _own_tag(seat: int, letters: str) -> str:
    return animal_name(seat << 8)[:2] + letters


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
    """An animal must be named in full, lest P1a could mean P1ab; of other words a start will do."""
    return part == word if word.startswith("P") else word.startswith(part)


def _parts(text: str) -> list[str]:
    return [part for part in re.split(r"[\s/_]+", text) if part]


def _card_of(action: int) -> int:
    if kind_of(action) in (act.PLAY_ANIMAL, act.PLAY_TRAIT, act.PLAY_PAIR):
        return int(face_of(action))
    return -1


def _lead(action: int) -> str:
    """Name the trait a card is played as, so that the choices behind it need not."""
    if kind_of(action) in (act.PLAY_TRAIT, act.PLAY_PAIR):
        return trait_name(trait_of(action))
    return ""
