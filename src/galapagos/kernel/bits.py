"""Small questions about bit masks; sets of seats, traits and refusals are masks everywhere.

A literal shifted by a variable is a 32-bit shift in compiled code: ``1 << seat`` is fine for
numbers below 31 such as seats and traits; anything larger goes through `bit` or `shifted`.
"""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """Return the mask with this one bit set, 0 ≤ number < 62."""
    return shifted(1, number)


def shifted(value: i64, by: i64) -> i64:
    """Return ``value << by``, right also where the value is a literal."""
    return value << by


def count_bits(mask: i64) -> i64:
    """Return how many bits of a non-negative mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """Return the number of the lowest set bit; -1 for an empty mask."""
    if mask == 0:
        return -1
    number: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def bit_numbers(mask: i64) -> list[int]:
    """Return the numbers of all set bits, ascending."""
    numbers: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            numbers.append(int(number))
        mask >>= 1
        number += 1
    return numbers


def seats_mask(seats: list[int]) -> i64:
    """Return the mask with exactly these bits set."""
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    return mask
