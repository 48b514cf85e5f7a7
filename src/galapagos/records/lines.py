"""Texts of ``key: value`` lines, read with errors that name the line."""

from collections.abc import Iterator
from contextlib import contextmanager

from galapagos.kernel.errors import BadData

MAX_COUNT = 9999


def parse_count(word: str, largest: int = MAX_COUNT) -> int:
    """Return a plain decimal number from 0 to ``largest``."""
    if not (word.isascii() and word.isdigit()) or len(word) > 20 or int(word) > largest:
        raise BadData(f"expected a number from 0 to {largest}, found {word[:20]!r}")
    return int(word)


class KeyedLines:
    """The lines of a text by key. Every line must be read once; `done` reports the others."""

    def __init__(self, text: str, first_line: str, source: str) -> None:
        self.source = source
        self._values: dict[str, tuple[int, str]] = {}
        self._read: set[str] = set()
        lines = text.splitlines()
        if not lines or lines[0].strip() != first_line:
            found = lines[0].strip()[:40] if lines else "nothing"
            raise BadData(f"expected {first_line!r}, found {found!r}", source=source, line=1)
        for number, line in enumerate(lines[1:], start=2):
            if line.strip() and not line.startswith("#"):
                self._add(number, line)

    def _add(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            raise BadData(f"expected KEY: VALUE, found {line!r}", source=self.source, line=number)
        if key in self._values:
            raise BadData(f"{key!r} stands here twice", source=self.source, line=number)
        self._values[key] = (number, value.strip())

    @contextmanager
    def at(self, key: str) -> Iterator[None]:
        """Give errors raised inside the line of this key."""
        try:
            yield
        except BadData as error:
            line = self._values.get(key, (0, ""))[0]
            raise BadData(error.what, source=self.source, line=line) from None

    def text(self, key: str, default: str) -> str:
        self._read.add(key)
        return self._values.get(key, (0, default))[1]

    def words(self, key: str) -> list[str]:
        return self.text(key, "").split()

    def number(self, key: str, default: int, largest: int = MAX_COUNT) -> int:
        text = self.text(key, "")
        if not text:
            return default
        with self.at(key):
            return parse_count(text, largest)

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

    def done(self) -> None:
        """Raise `BadData` if a line was not understood."""
        for key, (number, _) in self._values.items():
            if key not in self._read:
                raise BadData(f"unknown key {key!r}", source=self.source, line=number)
