"""Errors by whose fault they are: what they say and what they carry."""

import pytest

from galapagos.kernel.errors import BadData, BrokenInvariant, GalapagosError, IllegalAction
from galapagos.kernel.refusals import Refusal


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BadData("expected a face"), "input: expected a face"),
        (BadData("expected a face", source="deck.csv"), "deck.csv: expected a face"),
        (BadData("no such face", source="deck.csv", line=3), "deck.csv, line 3: no such face"),
        (BadData("no such face", line=3), "input, line 3: no such face"),
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


def test_a_broken_invariant_lists_every_problem() -> None:
    error = BrokenInvariant(["1: a card is missing", "6: food in the centre"])
    assert str(error) == "1: a card is missing; 6: food in the centre"
    assert len(error.problems) == 2


@pytest.mark.parametrize("kind", [BadData, BrokenInvariant, IllegalAction])
def test_all_have_one_parent(kind: type[Exception]) -> None:
    assert issubclass(kind, GalapagosError)
