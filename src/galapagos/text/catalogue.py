"""Catalogues: one language's texts by key, with the names and numbers filled in.

A text may name its values in braces; ``{n:card|cards}`` writes a number with the word it counts.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_ROOM = Path(__file__).parent


class Count(int):
    """A number that brings the right form of what it counts: ``1 card``, ``3 cards``."""

    def __format__(self, spec: str) -> str:
        one, bar, many = spec.partition("|")
        if not bar:
            return super().__format__(spec)
        return f"{int(self)} {one if self == 1 else many}"


class Catalogue:
    """The texts of one file, by dotted key."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, **values: object) -> str:
        """Return a text with its values filled in; more values than it names do no harm."""
        return self.texts[key].format_map(values)

    def form(self, key: str, *, you: bool) -> str:
        """Return the key of the form that speaks to the reader, or of the one about others.

        A text that reads the same for both stands under the bare key."""
        if key in self.texts:
            return key
        return f"{key}.you" if you else f"{key}.other"

    def names(self, key: str, value: str) -> bool:
        """Whether a text names this value."""
        return f"{{{value}}}" in self.texts[key]

    def keys(self, section: str) -> list[str]:
        """Return the keys of a section, in the order of the file, without its name."""
        start = f"{section}."
        return [key.removeprefix(start) for key in self.texts if key.startswith(start)]


@cache
def catalogue(name: str, language: str = "en") -> Catalogue:
    """Return a catalogue of this package by the name of its file."""
    text = (_ROOM / language / f"{name}.toml").read_text(encoding="utf-8")
    texts: dict[str, str] = {}
    _flatten(tomllib.loads(text), "", texts)
    return Catalogue(texts)


@cache
def table_texts(game: str) -> Catalogue:
    """Return the texts of the terminal table: those of every table, and those of one game."""
    return Catalogue({**catalogue("table").texts, **catalogue(f"{game}_table").texts})


def _flatten(table: Mapping[str, object], prefix: str, texts: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, str):
            texts[prefix + key] = value
        else:
            assert isinstance(value, dict)
            _flatten(value, f"{prefix}{key}.", texts)
