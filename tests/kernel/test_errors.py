"""Errors by whose fault they are: what they say and what they carry."""

import re

import pytest

from galapagos.kernel.errors import BadData, BrokenInvariant, GalapagosError, IllegalAction
from galapagos.kernel.refusals import Refusal
from galapagos.lab.games import game_kind


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BadData("expected a face"), "expected a face"),
        (BadData("expected a face", source="deck.csv"), "deck.csv: expected a face"),
        (BadData("no such face", source="deck.csv", line=3), "deck.csv, line 3: no such face"),
        (BadData("no such face", line=3), "line 3: no such face"),
    ],
)
def test_bad_data_names_the_place(error: BadData, text: str) -> None:
    assert str(error) == text


def test_an_illegal_action_carries_every_reason() -> None:
    error = IllegalAction(2, 77, [Refusal(3, 40, 1), Refusal(5, 41)])
    assert str(error) == "action 77 of seat 2 refused (codes 3, 5)"
    assert (error.seat, error.action) == (2, 77)
    assert repr(error.reasons) == "[Refusal(3, 40, 1, -1), Refusal(5, 41, -1, -1)]"
    assert [reason.fields() for reason in error.reasons] == [[3, 40, 1, -1], [5, 41, -1, -1]]


@pytest.mark.parametrize(
    ("game", "action", "text"),
    [
        ("origin", 1 << 24 | 6, "(hunt) refused: wrong_phase (EV-ROUND-01), "),
        ("origin", 31, "refused: malformed (EV-ROUND-03)"),
        ("darwin", 31, "refused: "),
    ],
)
def test_a_refused_action_is_told_by_keys_and_rules(game: str, action: int, text: str) -> None:
    """Bug: ``refused (codes 14)``."""
    table = game_kind(game).table(2, {})(1)
    seat = int(table.actor())
    with pytest.raises(IllegalAction, match=re.escape(f"action {action} of seat {seat} {text}")):
        table.play(seat, action)


def test_a_broken_invariant_lists_every_problem() -> None:
    error = BrokenInvariant(["1: a card is missing", "6: food in the centre"])
    assert str(error) == "1: a card is missing; 6: food in the centre"
    assert len(error.problems) == 2


@pytest.mark.parametrize("kind", [BadData, BrokenInvariant, IllegalAction])
def test_all_have_one_parent(kind: type[Exception]) -> None:
    assert issubclass(kind, GalapagosError)
