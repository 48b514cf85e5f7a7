"""What programs may hand in: everything else is a `Misuse` that says what to do instead."""

from types import UnionType
from typing import TypeVar

from galapagos.kernel.errors import Misuse
from galapagos.text.languages import LANGUAGES, find_language

_NUMBERS = 1 << 63
"""The rules count in numbers of 64 bits."""
_T = TypeVar("_T")


def number(value: object, what: str) -> int:
    """Return a whole number that the rules can take."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Misuse(f"{what} is a whole number, not {_told(value)}")
    if not -_NUMBERS <= value < _NUMBERS:
        raise Misuse(f"{what} has at most 63 bits: {_told(value)} is too large")
    return value


def seat_of(value: object, players: int) -> int:
    """Return a seat of a table."""
    seat = number(value, "a seat")
    if not 0 <= seat < players:
        raise Misuse(f"there is no seat {seat}: they count from 0 to {players - 1}")
    return seat


def instance(value: _T, kind: type | UnionType, what: str) -> _T:
    """Return a value of a kind."""
    if not isinstance(value, kind):
        raise Misuse(f"{what}, not {_told(value)}")
    return value


def language_named(value: object) -> str:
    """Return one of the languages there are; ``pt-BR`` and ``zh_TW`` name one, too."""
    found = find_language(value) if isinstance(value, str) else ""
    if not found:
        raise Misuse(f"there is no language {_told(value)}: texts are in {', '.join(LANGUAGES)}")
    return found


def _told(value: object) -> str:
    """Return a value as it is told in an error, however long it is or ill it behaves."""
    try:
        text = repr(value)
    except Exception:  # whatever was handed in may break down when it is looked at
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:59] + "…"
