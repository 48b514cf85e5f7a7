"""What bots are called: a name of their own each, in the reader's language.

A seat keeps its name in English, so that a table stays the same for everybody and in every record;
whoever reads another language is told the same name in that one. How strong a bot is, its kind
says, not its name.
"""

from collections.abc import Collection, Sequence
from functools import cache

from galapagos.server.table.journal import Seat
from galapagos.text.catalogue import words_for

BOT_NAMES = (
    "fern",
    "pebble",
    "moss",
    "coral",
    "clover",
    "flint",
    "lark",
    "ember",
    "hazel",
    "kelp",
    "maple",
    "nettle",
    "dune",
    "iris",
    "juniper",
    "opal",
)
"""Keys of the names, in the order they are given."""
_KEPT = "en"


@cache
def _name(key: str, language: str) -> str:
    return words_for(language).say(f"bot_name-{key}")


def free_name(taken: Collection[str]) -> str:
    """Return the first name that nobody at a table has yet; there are more than seats."""
    folded = {name.casefold() for name in taken}
    names = [_name(key, _KEPT) for key in BOT_NAMES]
    return next((name for name in names if name.casefold() not in folded), names[0])


def bot_name_in(name: str, language: str) -> str:
    """Return what a bot is called for a reader of a language."""
    key = next((key for key in BOT_NAMES if _name(key, _KEPT) == name), None)
    return name if key is None else _name(key, language)


def name_in(seat: Seat, language: str) -> str:
    """Return what a seat is called for a reader of a language."""
    return bot_name_in(seat.name, language) if seat.kind == "bot" else seat.name


def names_in(seats: Sequence[Seat], language: str) -> list[str]:
    """Return what each seat is called for a reader of a language; empty where it is open."""
    return [name_in(seat, language) for seat in seats]
