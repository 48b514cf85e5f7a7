"""The words of one language: texts by key, with names and numbers filled in.

The texts stand in ``<language>/<area>.ftl``; docs/text.md says how they are written.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from galapagos.text.fluent import Message, split_messages

ENGLISH: Final = "en"
"""The language all others are translated from."""

_OF_THE_HOUSE: Final = ("common", "table", "server", "web_bots")
_OF_A_GAME: Final = (*_OF_THE_HOUSE, "explain", "analysis", "{}/pieces", "{}/table", "{}/rules")
_OF_A_BOOK: Final = (
    *("common", "book"),
    *("{}/pieces", "{}/rules", "{}/rulings", "{}/web_house", "{}/guide"),
)

_ROOM = Path(__file__).parent
_GAMES = _ROOM.parent / "games"
homes: dict[str, Path] = {}
"""Where a game from outside this package keeps its words; its registration says so."""


class Words:
    """All that can be said in one language about a game.

    A text that the language lacks is said in English; `galapagos text check` finds it."""

    def __init__(
        self, language: str, sources: Mapping[str, str], english: "Words | None" = None
    ) -> None:
        self.language = language
        self._sources = sources
        self._english = english
        self._messages: dict[str, Message] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self._english is not None and key in self._english)

    def message(self, key: str) -> Message:
        """Return the message of a key, which must exist."""
        message = self._messages.get(key)
        if message is None:
            if key not in self._sources and self._english is not None:
                message = self._english.message(key)
            else:
                message = Message(key, self._sources[key], self.language, self.message)
            self._messages[key] = message
        return message

    def say(self, key: str, /, **values: object) -> str:
        """Return a text with its values filled in; more values than it names do no harm."""
        return self.message(key).text(values)

    def tell(self, key: str, /, **values: object) -> str:
        """Return a text that is a sentence: whatever name it begins with gets a capital letter."""
        return capital(self.message(key).text(values).strip())

    def source(self, key: str) -> str:
        """Return a text as it is written, with its gaps."""
        return self._sources[key].partition("=")[2].strip()

    def uses(self, key: str, variable: str) -> bool:
        """Whether a text names this value."""
        return variable in self.message(key).variables

    def all_keys(self) -> list[str]:
        """Return all keys, in the order of the files."""
        return list(self._sources)

    def keys(self, section: str) -> list[str]:
        """Return the keys of a section, in the order of the file, without its name."""
        start = f"{section}-"
        return [key.removeprefix(start) for key in self._sources if key.startswith(start)]

    # --- lists -------------------------------------------------------------------------------

    def items(self, parts: Iterable[str]) -> str:
        """Return ``a``, ``a and b`` or ``a, b and c``."""
        return self._list(parts, "list-and")

    def either(self, parts: Iterable[str]) -> str:
        """Return ``a``, ``a or b`` or ``a, b or c``."""
        return self._list(parts, "list-or")

    def _list(self, parts: Iterable[str], end: str) -> str:
        *front, last = list(parts) or [""]
        return self.say(end, start=self.fold("list-comma", front), last=last) if front else last

    def facts(self, parts: Iterable[str]) -> str:
        """Return remarks one after the other: ``a, b, c``."""
        return self.fold("list-facts", parts)

    def sentences(self, parts: Iterable[str]) -> str:
        return self.fold("list-sentences", parts)

    def fold(self, key: str, parts: Iterable[str]) -> str:
        """Return parts put together two by two, from the left, by one of the ``list-`` texts."""
        told = ""
        for part in parts:
            told = self.say(key, start=told, last=part) if told else part
        return told


@cache
def words_for(language: str, game: str = "") -> Words:
    """Return the words of a language at the table of a game, or before one is chosen."""
    return _words_of(language, table_areas(game))


@cache
def book_words_for(language: str, game: str) -> Words:
    """Return the words of a language in the rule book of a game."""
    return _words_of(language, book_areas(game))


@cache
def area_words_for(language: str, area: str) -> Words:
    """Return the words of a language in one area that stands alone, such as that of pictures."""
    return areas_words_for(language, (area,))


@cache
def areas_words_for(language: str, areas: tuple[str, ...]) -> Words:
    """Return the words of a language in some areas, whose keys differ."""
    return _words_of(language, areas)


@cache
def help_words_for(language: str) -> Words:
    """Return the words of a language about the command line, of the house and of all games."""
    return _words_of(language, areas_called("help"))


def table_areas(game: str) -> list[str]:
    """Return what is spoken of at the table of a game, or before one is chosen. Keys differ."""
    return [area.format(game) for area in (_OF_A_GAME if game else _OF_THE_HOUSE)]


def book_areas(game: str) -> list[str]:
    """Return what is spoken of in the rule book of a game. Keys differ."""
    return [area.format(game) for area in _OF_A_BOOK]


def _words_of(language: str, areas: Sequence[str]) -> Words:
    sources: dict[str, str] = {}
    for area in areas:
        sources |= split_messages(area_text(language, area))
    return Words(language, sources, None if language == ENGLISH else _words_of(ENGLISH, areas))


def areas_called(name: str) -> list[str]:
    """Return the areas of this name: that of the house, and those of all games that have one."""
    named = [area for area in area_names() if area.rpartition("/")[2] == name]
    elsewhere = [f"{game}/{name}" for game in homes if area_text(ENGLISH, f"{game}/{name}")]
    return list(dict.fromkeys([*named, *elsewhere]))


def area_names() -> list[str]:
    """Return the areas there are: the files of English."""
    own = [
        f"{path.parents[2].name}/{path.stem}" for path in _GAMES.glob(f"*/words/{ENGLISH}/*.ftl")
    ]
    return sorted([*(path.stem for path in (_ROOM / ENGLISH).glob("*.ftl")), *own])


def area_text(language: str, area: str) -> str:
    """Return a catalogue as it stands in its file; empty if there is none."""
    path = area_path(language, area)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def area_path(language: str, area: str) -> Path:
    game, _, name = area.rpartition("/")
    return _room_of(game) / language / f"{name}.ftl"


def _room_of(game: str) -> Path:
    return homes.get(game, _GAMES / game / "words") if game else _ROOM


def beside_catalogues(name: str) -> dict[str, list[dict[str, str]]]:
    """Return the rows of the tables of this name that lie beside the catalogues: those of the
    house, whose key is empty, and those of each game."""
    games = sorted({*homes, *(path.parent.name for path in _GAMES.glob("*/words"))})
    files = {game: _room_of(game) / name for game in ("", *games)}
    return {game: _rows(path) for game, path in files.items() if path.exists()}


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def capital(text: str) -> str:
    """Return a text with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
