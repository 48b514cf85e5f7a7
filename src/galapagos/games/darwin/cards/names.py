"""What the things of a Darwin set are called, in six languages."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from galapagos.games.darwin.cards.rows import DIETS, NAME_COLUMNS, SPECIALS, Card, Name, read_name
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    CONTINENT_KEYS,
    EVENT_CARD_KEYS,
    PART_KEYS,
)
from galapagos.records.tables import Problems, Row, read_table
from galapagos.text.languages import LANGUAGES

_SHORT = "short"
"""The kind of names for animals where there is little room."""


class CardNames:
    """What things are called in one language, in the form they have inside a sentence."""

    def __init__(self, language: str, words: Mapping[tuple[str, str], str]) -> None:
        self.language = language
        self._words = words

    def of(self, kind: str, key: str) -> str:
        """Return the name of a thing of a kind: animal, biome, event, continent, part, …"""
        return self._words[kind, key]

    def animal(self, key: str) -> str:
        return self.of("animal", key)

    def short_animal(self, key: str) -> str:
        """Return an animal in as few words as are clear: ``sea lion``."""
        return self.of(_SHORT, key)

    def biome(self, key: str) -> str:
        return self.of("biome", key)

    def event(self, key: str) -> str:
        return self.of("event", key)

    def continent(self, key: str) -> str:
        return self.of("continent", key)

    def part(self, key: str) -> str:
        return self.of("part", key)

    def symbol(self, key: str) -> str:
        return self.of("symbol", key)

    def diet(self, key: str) -> str:
        return self.of("diet", key)

    def card(self, card: Card) -> str:
        """Return the name line of a card: the animal and the part."""
        return f"{self.animal(card.animal)} · {self.part(card.part)}"


def as_title(name: str) -> str:
    """Return a name as it stands alone: with a capital first letter."""
    return name[:1].upper() + name[1:]


@dataclass(frozen=True, slots=True)
class Needed:
    """A name the set cannot do without, and the line that asks for it."""

    kind: str
    key: str
    source: str = ""
    line: int = 0


def needed_names(rows: Iterable[Row], kind: str, column: str) -> list[Needed]:
    first: dict[str, Needed] = {}
    for row in rows:
        key = row.text(column)
        if key:
            first.setdefault(key, Needed(kind, key, row.source, row.line))
    return list(first.values())


def _fixed_names() -> list[Needed]:
    """The names that every set needs, because the rules themselves speak of these things."""
    keys = {
        "event": EVENT_CARD_KEYS,
        "continent": CONTINENT_KEYS,
        "part": PART_KEYS,
        "symbol": [*ABILITY_KEYS, *SPECIALS],
        "diet": DIETS,
    }
    return [Needed(kind, key) for kind in keys for key in keys[kind]]


def read_names(
    directory: Path,
    base_directory: Path,
    languages: Sequence[str],
    needed: Sequence[Needed],
    problems: Problems,
) -> dict[str, dict[tuple[str, str], str]]:
    """Return all names in all languages; note those that are missing in a promised language.

    What the set does not name is taken from the base set, and what is not translated from English.
    """
    path = directory / "names.csv"
    is_base = directory.resolve() == base_directory.resolve()
    own = _name_table(path, problems) if is_base or path.exists() else {}
    base = {} if is_base else _name_table(base_directory / "names.csv", problems)
    words: dict[str, dict[tuple[str, str], str]] = {language: {} for language in LANGUAGES}
    for need in [*needed, *_fixed_names()]:
        found = {
            language: _word(own, need, language) or _word(base, need, language)
            for language in LANGUAGES
        }
        promised = [word for word in LANGUAGES if word in ("en", *languages) and not found[word]]
        if promised:
            _note_missing(need, promised, own.get((need.kind, need.key)), path, problems)
        for language in LANGUAGES:
            whole = found[language] or found["en"] or need.key
            words[language][need.kind, need.key] = whole
            if need.kind == "animal":
                short = replace(need, kind=_SHORT)
                told = _word(own, short, language) or _word(base, short, language)
                words[language][_SHORT, need.key] = told or whole
    return words


def _note_missing(
    need: Needed, languages: Sequence[str], name: Name | None, path: Path, problems: Problems
) -> None:
    """Point to the line of names.csv if there is one, else to the line that asks for the name."""
    what = f"missing translation: {need.kind} '{need.key}' has no name in {', '.join(languages)}"
    if name:
        problems.error(what, str(path), name.line)
    else:
        what = f"{what}; names.csv needs a line {need.kind},{need.key},…"
        problems.error(what, need.source or str(path), need.line)


def _word(table: Mapping[tuple[str, str], Name], need: Needed, language: str) -> str:
    name = table.get((need.kind, need.key))
    return name.words[language] if name else ""


def _name_table(path: Path, problems: Problems) -> dict[tuple[str, str], Name]:
    table: dict[tuple[str, str], Name] = {}
    for row in read_table(path, NAME_COLUMNS, problems, optional=LANGUAGES[1:], may_be_empty=True):
        name = read_name(row)
        first = table.setdefault((name.kind, name.key), name)
        if first is not name:
            row.error(f"duplicate name of {name.kind} '{name.key}', first in line {first.line}")
    return table
