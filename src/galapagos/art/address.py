"""What the address of a picture may ask for besides the thing itself."""

from collections.abc import Mapping

from galapagos.art.paint import NORMAL, SMALL, Style
from galapagos.art.scene import SHAPES
from galapagos.art.themes import THEMES
from galapagos.text.languages import LANGUAGES

WISHES = (
    "theme",
    "lang",
    "traits",
    "asleep",
    "size",
    "seat",
    "individual",
    "shape",
    "state",
    "life",
)
"""Everything else in an address is not looked at."""


def theme_of(query: Mapping[str, str]) -> str:
    theme = query.get("theme", "light")
    return theme if theme in THEMES else "light"


def language_of(query: Mapping[str, str]) -> str:
    language = query.get("lang", "en")
    return language if language in LANGUAGES else "en"


def shape_of(query: Mapping[str, str]) -> str:
    shape = query.get("shape", "")
    return shape if shape in SHAPES else ""


def is_alive(query: Mapping[str, str]) -> bool:
    """Whether the animal is to blink: for the few in front, not for lists."""
    return query.get("life") == "1"


def style_of(query: Mapping[str, str]) -> Style:
    return SMALL if query.get("size") == "small" else NORMAL
