"""Results: who has won, and what a shared victory is worth."""

import pytest

from galapagos.kernel.outcome import Outcome


def test_two_seats_share_a_victory() -> None:
    outcome = Outcome([9, 4, 9], [1, 2, 4], [9, 4, 9], 0b101)
    assert outcome.winning_seats() == [0, 2]
    assert [outcome.value(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_partners_each_have_the_whole_victory_of_their_side() -> None:
    outcome = Outcome([3, 5, 8, 5], [0b0101, 0b1010], [11, 10], 0b0101)
    assert [outcome.value(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("sides", [2, 3, 8])
def test_the_values_of_the_sides_add_up_to_one(sides: int) -> None:
    masks = [1 << seat for seat in range(sides)]
    outcome = Outcome([5] * sides, masks, [5] * sides, (1 << sides) - 1)
    assert sum(outcome.value(seat) for seat in range(sides)) == pytest.approx(1.0)


def test_an_outcome_shows_what_it_is_made_of() -> None:
    made = "Outcome([3, 5, 8, 5], [5, 10], [11, 10], 5)"
    assert repr(Outcome([3, 5, 8, 5], [0b0101, 0b1010], [11, 10], 0b0101)) == made
