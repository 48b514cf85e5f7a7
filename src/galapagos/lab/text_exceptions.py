"""What the check of the catalogues lets pass, each with its reason.

A game adds its own in ``words/exceptions.csv``: what is typed in it, words that its rulebook
prints in Latin letters, texts that are the same as in English, and the like (`Allowed`)."""

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import Final

from galapagos.games import GAMES
from galapagos.text.catalogue import beside_catalogues
from galapagos.text.fluent import PLACE

_GAP: Final = re.compile(r"\{ \$\w+ \}")

OFFERED: Final[Mapping[str, frozenset[str]]] = {
    # English does not need the end of a name, Swedish does: "Bos", but "Lars".
    "name-theirs": frozenset({"end"}),
    # English writes the names of species small inside a sentence, others as names.
    "book-species": frozenset({"kind", "low"}),
}
"""By key: variables that a text may use or leave out, whatever English does."""

UNNEEDED: Final[Mapping[tuple[str, str], frozenset[str]]] = {
    # The name of a Python function says nothing to a player.
    (language, "fault-invalid"): frozenset({"type"})
    for language in ("zh-Hans", "zh-Hant", "pt", "ja", "sv")
}
"""By language and key: variables of the English text that the language does not need."""

NAMES: Final[Set[str]] = {
    *("galapagos", "Galapagos", "Ana", "Bo", "Chen"),
    *map(str.title, GAMES),
}
"""Words that are the same in every language."""


@dataclass(frozen=True)
class Allowed:
    """What the texts of the house, or of one game, may have in common with English."""

    equal: Mapping[str, Set[str]]
    """By language: texts that are the same as in English."""
    latin: Mapping[str, Set[str]]
    """By language: Latin words in a Chinese or Japanese text, as a rulebook prints them."""
    typed: Set[str]
    """What is typed, and so stands in Latin letters in Chinese and Japanese texts too."""
    columns: Set[str]
    """Keys of terminal texts in columns, which a space sets apart in Chinese and Japanese too."""
    unsaid: Set[str]
    """Concepts of the glossary that a sentence may leave out: a pronoun or a counter is enough."""


_HOUSE: Final = Allowed(
    equal={
        "pt": {"Bot", "Bots", "Chat", "Elo", "Normal", "Total", "bot"},
        "sv": {"Bot", "Elo", "Normal", "Start", "bot"},
        **{language: {"Elo"} for language in ("ja", "zh-Hans", "zh-Hant")},
    },
    latin={"ja": {"Era", "QR"}},
    typed={
        # Commands, their options, values, bots, keys.
        *(*GAMES, "accept", "admin", "all", "apex", "ask", "auto", "chance", "check"),
        *("cluster", "cmd", "crosstable", "decks", "docs", "example", "false", "forager"),
        *("forbids", "galapagos", "games", "hatchling", "help", "hunter", "kind", "learn", "local"),
        *("name", "names", "off", "on", "play", "py", "random", "replay"),
        *("requires", "restore", "resume", "robin", "round", "seeds", "serial", "special"),
        *("spectator", "taken", "tournament", "train", "true", "user", "verify"),
        *("wallace", "Ctrl", "Enter"),
        # What stands for something typed.
        *("CLASS", "DATA", "DATABASE", "DIR", "FILE", "GALAPAGOS", "HOST", "KEY", "MODULE", "NAME"),
        *("PROGRAM", "SECURITY", "connections"),
        # Formats, programs and people.
        *("Bradley", "CPU", "CSV", "Dask", "Elo", "HTML", "ID", "JSON", "Markdown", "PNG"),
        *("PettingZoo", "PostgreSQL", "Python", "SVG", "TOML", "Terry", "UTF", "YAML"),
        *("csv", "database", "db", "host", "html", "https", "id", "json", "key", "md", "png"),
        *("numpy", "parquet", "postgresql", "pyarrow", "svg", "tcp"),
    },
    columns=set(),
    unsaid=set(),
)


def allowed_in(area: str) -> Allowed:
    """Return what the texts of an area may have in common with English."""
    return _allowed().get(area.rpartition("/")[0], _HOUSE)


def all_typed() -> Set[str]:
    """Return what is typed anywhere."""
    return {word for allowed in (_HOUSE, *_allowed().values()) for word in allowed.typed}


@cache
def _allowed() -> dict[str, Allowed]:
    """By game: what the house may say, and what ``exceptions.csv`` of its words adds."""
    tables = beside_catalogues("exceptions.csv")
    return {game: _with(rows) for game, rows in tables.items()}


def _with(rows: Sequence[Mapping[str, str]]) -> Allowed:
    equal, latin = _copied(_HOUSE.equal), _copied(_HOUSE.latin)
    plain = {"typed": set(_HOUSE.typed), "columns": set[str](), "unsaid": set[str]()}
    for row in rows:
        text = _GAP.sub(PLACE, row["text"])
        if row["kind"] in plain:
            plain[row["kind"]].add(text)
        else:
            kind = {"equal": equal, "latin": latin}[row["kind"]]
            kind.setdefault(row["language"], set()).add(text)
    return Allowed(equal, latin, **plain)


def _copied(said: Mapping[str, Set[str]]) -> dict[str, set[str]]:
    return {language: set(texts) for language, texts in said.items()}


RARE: Final[Mapping[str, str]] = {"zh-Hans": "", "zh-Hant": "", "ja": ""}
"""Characters outside the usual set of a script that are right all the same."""
