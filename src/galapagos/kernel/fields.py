"""Actions as one integer: the kind in the lowest bits, and above it the fields of that kind.

The rules of a game keep one table of these fields by kind. Whoever takes an action apart, puts one
together or asks whether it has stray bits does it by that table; only hot loops read a field with
a function of their own.
"""

from typing import Final

Field = tuple[str, int, int, int]
"""A name, the first bit, the width of one number, and how many numbers there are at most."""
KIND_BITS: Final = 5


def kind_of(action: int) -> int:
    """Return the kind of an action of any game."""
    return action & (1 << KIND_BITS) - 1


def bits_of(fields: list[Field]) -> int:
    """Return the mask of all bits that fields use."""
    mask = 0
    for _, first, width, most in fields:
        mask |= ((1 << width * most) - 1) << first
    return mask


def numbers_in(action: int, fields: list[Field]) -> dict[str, list[int]]:
    """Return what the fields of an action hold, by name."""
    found: dict[str, list[int]] = {}
    for name, first, width, most in fields:
        mask = (1 << width) - 1
        found[name] = [(action >> first + width * place) & mask for place in range(most)]
    return found


def packed(kind: int, numbers: dict[str, list[int]], fields: list[Field]) -> int:
    """Return the action of a kind whose fields hold these numbers; what is not there is 0."""
    action = kind
    for name, first, width, _ in fields:
        for place, number in enumerate(numbers[name]):
            action |= number << first + width * place
    return action
