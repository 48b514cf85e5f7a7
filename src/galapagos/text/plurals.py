"""Which form of a word a whole number asks for, in each language.

These are the plural rules of Unicode CLDR for whole numbers, the same a browser uses
(``Intl.PluralRules``).
"""

from typing import Final

CATEGORIES: Final = {
    "en": ("one", "other"),
    "sv": ("one", "other"),
    "pt": ("one", "many", "other"),
    "zh-Hans": ("other",),
    "zh-Hant": ("other",),
    "ja": ("other",),
}
"""The forms a language has. ``many`` in Portuguese is for whole millions."""

_MILLION = 1_000_000


def plural_category(language: str, number: int) -> str:
    """Return ``one``, ``many`` or ``other``."""
    number = abs(number)
    if language in ("en", "sv"):
        return "one" if number == 1 else "other"
    if language == "pt":
        if number < 2:
            return "one"
        return "many" if number % _MILLION == 0 else "other"
    return "other"
