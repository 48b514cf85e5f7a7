"""The languages there are, and which one a person wants."""

from collections.abc import Mapping
from typing import Final

from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import ENGLISH

LANGUAGES: Final = ("en", "zh-Hans", "zh-Hant", "pt", "ja", "sv")
"""Every text is in all of them."""

_TRADITIONAL = ("hant", "tw", "hk", "mo")


def find_language(tag: str) -> str:
    """Return the language that a tag such as ``pt-BR`` or ``zh_TW.UTF-8`` asks for; else empty."""
    plain = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    base, *more = plain.split("-")
    if base == "zh":
        return "zh-Hant" if any(part in _TRADITIONAL for part in more) else "zh-Hans"
    return base if base in LANGUAGES else ""


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
