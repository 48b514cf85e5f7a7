"""The line protocol between Galapagos and bots in any language: one JSON object a line.

Read docs/engine.md for what the fields mean. Both sides of the protocol are written with these
functions, so that neither can drift from the other.
"""

import json
from collections.abc import Mapping, Sequence

from galapagos.kernel.errors import BadData

PROTOCOL = 1
LONGEST_LINE = 1 << 20
"""Characters of one line; a longer one is refused unread."""

_MOST = 1e12
"""No number in a message is larger, and NaN, which JSON does not know but Python reads, is none."""

Message = dict[str, object]


def encode(message: Mapping[str, object]) -> str:
    """Return a message as one line, with its end."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def decode(line: str) -> Message:
    """Return the message in a line; raise `BadData` if there is none."""
    if len(line) > LONGEST_LINE:
        raise BadData(f"a line is longer than {LONGEST_LINE} characters")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BadData(f"expected one JSON object a line, found {line.strip()[:60]!r}") from None
    if not isinstance(message, dict):
        raise BadData(f"expected a JSON object, found {line.strip()[:60]!r}")
    return message


def text_field(message: Message, key: str) -> str:
    """Return a field that must be a text."""
    value = message.get(key)
    if not isinstance(value, str):
        raise BadData(f"expected a text as {key!r}, found {value!r}")
    return value


def number_field(message: Message, key: str, default: float | None = None) -> float:
    """Return a field that must be a number; ``default`` if it is not there."""
    value = message.get(key, default)
    if (
        isinstance(value, bool)
        or not isinstance(value, int | float)
        or not -_MOST <= value <= _MOST
    ):
        raise BadData(f"expected a number as {key!r}, found {value!r}"[:200])
    return float(value)


def whole_field(message: Message, key: str, default: int | None = None) -> int:
    """Return a field that must be a whole number from 0; ``default`` if it is not there."""
    number = number_field(message, key, default)
    if number < 0 or not number.is_integer():
        raise BadData(f"expected a whole number as {key!r}, found {message[key]!r}")
    return int(number)


def question(
    game: str,
    number: int,
    seat: int,
    position: str,
    legal: Sequence[str],
    seconds: float,
    seed: int,
) -> Message:
    """Return the question that asks an external bot for one decision."""
    return {
        "type": "choose",
        "id": number,
        "game": game,
        "seat": seat,
        "position": position,
        "legal": list(legal),
        "seconds": seconds,
        "seed": seed,
    }
