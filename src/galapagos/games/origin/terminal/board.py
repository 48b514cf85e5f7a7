"""Origin at the terminal table."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from galapagos.games.origin.notation.actions import VERBS, animal_name
from galapagos.games.origin.rules.terms import FEEDING
from galapagos.games.origin.show.show import as_origin
from galapagos.games.origin.terminal.ending import tie_lines
from galapagos.games.origin.terminal.picture import Picture
from galapagos.games.origin.words.names import Names
from galapagos.games.terminal import Board, Lookup
from galapagos.kernel.game import Game
from galapagos.kernel.outcome import Outcome

_TAG = re.compile(r"p[1-8][a-z]{1,2}")
_LETTERS = re.compile(r"[a-z]{1,2}")
_JOINTS = {"as", "on"}


class OriginBoard(Board):
    """Shows a game of Origin."""

    verbs = VERBS

    def _picture(self, view: Game, width: int) -> Picture:
        assert isinstance(self.people, Names)
        return Picture(as_origin(view).state, self.people, width)

    def lines(self, view: Game, width: int, most: int) -> list[Text]:
        return self._picture(view, width).lines(most=most)

    def lookups(self) -> Mapping[str, Lookup]:
        return {
            "hand": lambda view, _, width: self._picture(view, width).hand(),
            "pile": lambda view, _, width: self._picture(view, width).discard_pile(),
        }

    def counts(self, view: Game) -> Mapping[str, Sequence[int]]:
        return {"discard": [int(player.discard_size) for player in as_origin(view).state.players]}

    def verdict(self, view: Game, outcome: Outcome) -> list[str]:
        return super().verdict(view, outcome) + tie_lines(
            as_origin(view).state, outcome, self.people
        )

    def spelled(self, view: Game, typed: str) -> str:
        return spelled(typed, self.people.viewer)

    def undo_hint(self, view: Game) -> str:
        return self.say("takeback-ask_all") if as_origin(view).state.phase == FEEDING else ""


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
            words[index] = animal_name(seat << 8)[:2] + word
    return " ".join(words)
