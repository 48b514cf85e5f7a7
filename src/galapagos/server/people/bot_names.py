"""What bots are called and who they are: characters with a name of their own each, in the reader's
language.

A seat keeps its name in English, so that a table stays the same for everybody and in every record;
whoever reads another language is told the same name in that one. Face and temper follow from the
name: the same character looks the same at every table. How strong a bot is, its kind says.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from secrets import choice

from galapagos.bots.characters import CHARACTERS, Character
from galapagos.server.table.journal import Seat
from galapagos.text.catalogue import words_for

_KEPT = "en"


@cache
def _name(key: str, language: str) -> str:
    return words_for(language).say(f"bot_name-{key}")


def kept_name(character: Character) -> str:
    """Return the name that a seat keeps for a character."""
    return _name(character.key, _KEPT)


def character_of(name: str) -> Character | None:
    """Return the character that a bot's seat keeps this name for, if it is one."""
    return next((one for one in CHARACTERS if kept_name(one) == name), None)


def free_characters(taken: Collection[str]) -> list[Character]:
    """Return the characters whose names nobody at a table has yet; there are more than seats."""
    folded = {name.casefold() for name in taken}
    return [one for one in CHARACTERS if kept_name(one).casefold() not in folded]


def dealt_character(taken: Collection[str]) -> Character:
    """Return a character at random that is not at a table yet, of a temper that is rare there."""
    free = free_characters(taken)
    known = Counter(one.temper for name in taken if (one := character_of(name)))
    rarest = min(known[one.temper] for one in free)
    return choice([one for one in free if known[one.temper] == rarest])


def bot_name_in(name: str, language: str) -> str:
    """Return what a bot is called for a reader of a language."""
    character = character_of(name)
    return name if character is None else _name(character.key, language)


def name_in(seat: Seat, language: str) -> str:
    """Return what a seat is called for a reader of a language."""
    return bot_name_in(seat.name, language) if seat.kind == "bot" else seat.name


def names_in(seats: Sequence[Seat], language: str) -> list[str]:
    """Return what each seat is called for a reader of a language; empty where it is open."""
    return [name_in(seat, language) for seat in seats]
