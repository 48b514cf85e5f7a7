"""Origin at the terminal table."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from galapagos.games.origin.notation.actions import VERBS, animal_name
from galapagos.games.origin.show.show import as_origin
from galapagos.games.origin.show.view import OriginView, table_view
from galapagos.games.origin.terminal.picture import Picture
from galapagos.games.origin.words.names import Names
from galapagos.games.terminal import Board, Lookup
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.game import Game
from galapagos.kernel.outcome import Outcome
from galapagos.text.people import People

_TAG = re.compile(r"p[1-8][a-z]{1,2}")
_LETTERS = re.compile(r"[a-z]{1,2}")
_JOINTS = {"as", "on"}


class OriginBoard(Board):
    """Shows a game of Origin."""

    verbs = VERBS

    def _shown(self, view: Game) -> OriginView:
        return table_view(as_origin(view))

    def _picture(self, view: Game, width: int) -> Picture:
        assert isinstance(self.people, Names)
        return Picture(self._shown(view), self.people, width)

    def lines(self, view: Game, width: int, most: int) -> list[Text]:
        return self._picture(view, width).lines(most=most)

    def lookups(self) -> Mapping[str, Lookup]:
        return {
            "hand": lambda view, _, width: self._picture(view, width).hand(),
            "pile": lambda view, _, width: self._picture(view, width).discard_pile(),
        }

    def counts(self, view: Game) -> Mapping[str, Sequence[int]]:
        return {"discard": [player.discard for player in self._shown(view).seats]}

    def verdict(self, view: Game, outcome: Outcome) -> list[str]:
        return super().verdict(view, outcome) + _tie_lines(self._shown(view), outcome, self.people)

    def spelled(self, view: Game, typed: str) -> str:
        return spelled(typed, self.people.viewer)

    def undo_hint(self, view: Game) -> str:
        return self.say("takeback-ask_all") if self._shown(view).phase == "feeding" else ""


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


def _tie_lines(shown: OriginView, outcome: Outcome, people: People) -> list[str]:
    """Say why those who won did, if the points alone did not decide."""
    winning = [index for index, side in enumerate(outcome.sides) if outcome.winners & side]
    points = outcome.side_scores[winning[0]]
    lines: list[str] = []
    tied = [index for index, score in enumerate(outcome.side_scores) if score == points]
    if len(tied) > 1:
        own = _discards(shown, outcome.sides[winning[0]])
        others = [_discards(shown, outcome.sides[index]) for index in tied if index not in winning]
        if others:
            rule = _tie_rule(shown, "EV-SCORE-05")
            told = people.words.tell(
                "end-broken_tie", n=int(points), own=own, other=max(others), rule=rule
            )
            lines.append(told)
        if len(winning) > 1:
            rule = _tie_rule(shown, "EV-SCORE-06")
            lines.append(people.words.tell("end-full_tie", own=own, rule=rule))
    return lines


def _tie_rule(shown: OriginView, alone: str) -> str:
    """Teams have a rule of their own for ties."""
    return "EV-TEAM-05" if shown.teams else alone


def _discards(shown: OriginView, side: int) -> int:
    return sum(shown.seats[seat].discard for seat in bit_numbers(side))
