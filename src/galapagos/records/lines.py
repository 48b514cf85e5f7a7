"""Texts of lines, and of ``key: value`` lines, read with errors that name the line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from galapagos.kernel.errors import BadData
from galapagos.kernel.names import seat_name as seat_name

MAX_COUNT = 9999
MAX_SEATS = 8
"""The most seats a table of either game has."""
_CHANCE_DIGITS = 16
_MAX_CHANCE = 1 << 62
CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that would break a line or command a terminal."""
_SHOWN = 60
"""How much of a strange text an error repeats."""


def text_lines(text: str, first_line: str, source: str) -> list[str]:
    """Split a text into lines the way editors count them, and check the first one.

    Control characters are refused: a line that reaches a terminal must not command it."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if not lines[-1]:
        lines.pop()
    found = lines[0].strip()[:_SHOWN] if lines else "nothing"
    if found != first_line:
        raise BadData(f"expected {first_line!r}, found {found!r}", source=source, line=1)
    for number, line in enumerate(lines, start=1):
        if control := CONTROL.search(line):
            what = f"the character {control[0]!r} is not allowed in a text"
            raise BadData(what, source=source, line=number)
    return lines


def parse_count(word: str, largest: int = MAX_COUNT) -> int:
    """Return a plain decimal number from 0 to ``largest``."""
    if not (word.isascii() and word.isdigit()) or len(word) > 20 or int(word) > largest:
        raise BadData(f"expected a number from 0 to {largest}, found {word[:_SHOWN]!r}")
    return int(word)


def parse_seat(word: str, players: int) -> int:
    """Return the seat called ``P1`` … ``Pn`` at a table for so many players."""
    for seat in range(players):
        if word == seat_name(seat):
            return seat
    raise BadData(f"expected a seat P1 to P{players}, found {word[:_SHOWN]!r}")


def read_switches(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """Turn ``must_feed=on variant=on`` into a table; what each may be is for the options to say."""
    switches = split_switches(words)
    for key in switches:
        if key not in known:
            raise BadData(f"no switch is called {key[:_SHOWN]!r}; there are {', '.join(known)}")
    return switches


def split_switches(words: Sequence[str]) -> dict[str, str]:
    """Do the same without knowing which switches there are."""
    switches: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key in switches:
            what = f"expected SWITCH=VALUE with each switch once, found {word[:_SHOWN]!r}"
            raise BadData(what)
        switches[key] = value
    return switches


def format_switches(switches: Mapping[str, str], known: Sequence[str]) -> str:
    """Return switches as `read_switches` takes them, in their documented order."""
    return " ".join(f"{key}={switches[key]}" for key in known if key in switches)


def format_chance(rng: int) -> str:
    """Return the state of a generator at a fixed length, so that a cut one is noticed."""
    return f"{rng:0{_CHANCE_DIGITS}x}"


def parse_chance(word: str) -> int:
    """Return the state of a generator that `format_chance` wrote."""
    is_hex = all(digit in "0123456789abcdef" for digit in word)
    if len(word) != _CHANCE_DIGITS or not is_hex or int(word, 16) >= _MAX_CHANCE:
        raise BadData(
            f"expected the state of the chance, {_CHANCE_DIGITS} digits 0 to f "
            f"beginning with 0 to 3, found {word[:_SHOWN]!r}"
        )
    return int(word, 16)


class KeyedLines:
    """The lines of a text by key; `unread` tells those that nobody has asked for."""

    def __init__(self, text: str, first_line: str, source: str) -> None:
        self.source = source
        self._values: dict[str, tuple[int, str]] = {}
        self._read: set[str] = set()
        lines = text_lines(text, first_line, source)
        for number, line in enumerate(lines[1:], start=2):
            if line.strip() and not line.startswith("#"):
                self._add(number, line)

    def _add(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            what = f"expected KEY: VALUE, found {line[:_SHOWN]!r}"
            raise BadData(what, source=self.source, line=number)
        if key in self._values:
            what = f"{key[:_SHOWN]!r} appears here twice"
            raise BadData(what, source=self.source, line=number)
        self._values[key] = (number, value.strip())

    @contextmanager
    def at(self, key: str) -> Iterator[None]:
        """Give errors raised inside the line of this key, or name the key that is missing."""
        try:
            yield
        except BadData as error:
            line = self._values.get(key, (0, ""))[0]
            what = error.what if line else f"{key}: {error.what}"
            raise BadData(what, source=self.source, line=line) from None

    def text(self, key: str, default: str) -> str:
        self._read.add(key)
        return self._values.get(key, (0, default))[1]

    def words(self, key: str) -> list[str]:
        return self.text(key, "").split()

    def number(self, key: str, default: int, largest: int = MAX_COUNT) -> int:
        self._read.add(key)
        if key not in self._values:
            return default
        with self.at(key):
            return parse_count(self._values[key][1], largest)

    def choice(self, key: str, choices: list[str]) -> int:
        """Return the index of the value among the choices; the first one if it is missing."""
        text = self.text(key, choices[0])
        with self.at(key):
            if text not in choices:
                raise BadData(f"expected {key} to be {' or '.join(choices)}, found {text!r}")
        return choices.index(text)

    def expect(self, key: str, value: str) -> None:
        found = self.text(key, "")
        with self.at(key):
            if found != value:
                raise BadData(f"expected {key}: {value}, found {found!r}")

    def unread(self) -> list[str]:
        """Return the keys not read yet, in the order of the text, and count them as read."""
        keys = [key for key in self._values if key not in self._read]
        self._read.update(keys)
        return keys
