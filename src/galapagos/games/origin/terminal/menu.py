"""The choices of one decision of Origin, grouped by card and by what is done."""

import re

from galapagos.games.menu import Choice, Group, Menu, Row
from galapagos.games.origin.notation.actions import animal_name, format_action
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import face_of, kind_of, trait_of
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.words.choices import heading, label, place, remark
from galapagos.games.origin.words.names import Names

_TAG = re.compile(r"p[1-8][a-z]{1,2}")
_LETTERS = re.compile(r"[a-z]{1,2}")
_JOINTS = {"as", "on"}


class OriginMenu(Menu):
    """All legal actions of a player at one decision."""

    def __init__(self, state: State, legal: list[int], names: Names) -> None:
        super().__init__()
        self.seat = int(state.viewer)
        self.legal = legal
        self.choices = [
            Choice(
                number,
                action,
                format_action(action, state.deck),
                place(action, names) if _is_trait(action) else label(state, action, names),
                remark(state, action, names),
            )
            for number, action in enumerate(legal, start=1)
        ]
        if len(self.choices) == 1:
            self.forced = self.choices[0]
        for choice in self.choices:
            self._place(choice, names)

    def _place(self, choice: Choice, names: Names) -> None:
        title, face = heading(choice.action, names), _card_of(choice.action)
        last = self.groups[-1] if self.groups else None
        if last is None or not title or (last.heading, last.face) != (title, face):
            last = Group(title, face)
            self.groups.append(last)
        lead = _lead(choice.action, names)
        if not last.rows or last.rows[-1].lead != lead:
            last.rows.append(Row(lead))
        last.rows[-1].choices.append(choice)

    def spelled(self, typed: str) -> str:
        return spelled(typed, self.seat)


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


def _card_of(action: int) -> int:
    if kind_of(action) in (act.PLAY_ANIMAL, act.PLAY_TRAIT, act.PLAY_PAIR):
        return int(face_of(action))
    return -1


def _lead(action: int, names: Names) -> str:
    """Name the trait a card is played as, so that the choices behind it need not."""
    return names.trait(int(trait_of(action))) if _is_trait(action) else ""


def _is_trait(action: int) -> bool:
    return kind_of(action) in (act.PLAY_TRAIT, act.PLAY_PAIR)
