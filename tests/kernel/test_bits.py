"""Bit masks as sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.kernel.bits import bit_numbers, count_bits, lowest_bit, seats_mask

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_a_mask_is_the_set_it_was_made_of(numbers: set[int]) -> None:
    mask = seats_mask(sorted(numbers))
    assert mask == sum(1 << number for number in numbers)
    assert bit_numbers(mask) == sorted(numbers)
    assert count_bits(mask) == len(numbers)
    assert lowest_bit(mask) == min(numbers, default=-1)


@pytest.mark.parametrize(("mask", "lowest"), [(0, -1), (1, 0), (0b1000, 3), (1 << 61, 61)])
def test_lowest_bit(mask: int, lowest: int) -> None:
    assert lowest_bit(mask) == lowest
