"""Numbers on the command line: argparse turns what is wrong with one into its own message."""

from argparse import ArgumentTypeError
from typing import Final

MAX_SEED: Final = (1 << 46) - 1
"""Whoever plays many games makes a seed for each seat of each out of this one, in 62 bits."""


def seed_number(text: str) -> int:
    """Return the seed of a game or of a bot's guesses."""
    return _number(text, 0, MAX_SEED)


def count(text: str) -> int:
    """Return how many of something there shall be, at least 1."""
    return _number(text, 1, 1_000_000)


def count_or_none(text: str) -> int:
    """Return how many of something there shall be, or 0 for nothing."""
    return _number(text, 0, 1_000_000)


def seconds(text: str) -> float:
    """Return a time to wait, at most an hour."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if 0.0 <= value <= 3600.0:
        return value
    raise ArgumentTypeError(f"expected seconds from 0 to 3600, found {text[:30]!r}")


def _number(text: str, low: int, high: int) -> int:
    # Longer words can be no such number, and Python refuses to read the longest of them.
    if text.isascii() and text.isdecimal() and len(text) <= len(str(high)):
        if low <= int(text) <= high:
            return int(text)
    raise ArgumentTypeError(f"expected a number from {low} to {high}, found {text[:30]!r}")
