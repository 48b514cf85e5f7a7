"""The languages there are, and which one a person wants.

A language is a folder here with a ``language.json``: its own name, its place in lists, its plural
forms besides ``other`` by the rules of Unicode CLDR, and tags that ask for it besides its own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import ENGLISH


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be known of a language besides its texts."""

    name: str
    place: int
    plurals: dict[str, str]
    tags: list[str]


def _read() -> dict[str, About]:
    found = {
        path.parent.name: json.decode(path.read_bytes(), type=About)
        for path in Path(__file__).parent.glob("*/language.json")
    }
    return dict(sorted(found.items(), key=lambda one: (one[1].place, one[0])))


ABOUT: Final = _read()
LANGUAGES: Final = tuple(ABOUT)
"""Every text is in all of them; English is the first."""


def find_language(tag: str) -> str:
    """Return the language that a tag such as ``pt-BR`` or ``zh_TW.UTF-8`` asks for; else empty."""
    plain = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    asked = plain.split("-")
    fitting = [
        (len(parts), language)
        for language, about in ABOUT.items()
        for parts in (one.lower().split("-") for one in (language, *about.tags))
        if parts[0] == asked[0] and set(parts) <= set(asked)
    ]
    # The most exact one: zh-TW is told from zh.
    return max(fitting, key=lambda one: one[0])[1] if fitting else ""


def parse_language(text: str) -> str:
    """Return the language a person has named; raise `BadData` if there is none of that name."""
    language = find_language(text)
    if not language:
        raise BadData(f"expected one of {', '.join(LANGUAGES)}, found {text[:40]!r}")
    return language


def language_of_locale(environment: Mapping[str, str]) -> str:
    """Return the language of a locale: that of the first variable that is set, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return find_language(environment[variable]) or ENGLISH
    return ENGLISH
