"""Whom one meets at a table: characters with a name, a face and a temper.

How strong a bot is, its kind says; who it is, its character. The names are in the texts of every
language (``bot_name-fern``), the faces in `galapagos.art.faces`.
"""

from dataclasses import dataclass

from galapagos.bots.temper import Temper


@dataclass(frozen=True)
class Character:
    """Somebody whom a bot can be."""

    key: str
    """Names it in every language."""
    face: str
    """The animal whose portrait it has."""
    temper: Temper


CHARACTERS = (
    Character("fern", "frog", "careful"),
    Character("pebble", "tortoise", "careful"),
    Character("moss", "sloth", "careful"),
    Character("coral", "puffer", "greedy"),
    Character("clover", "hare", "careful"),
    Character("flint", "wolf", "fierce"),
    Character("lark", "lark", "greedy"),
    Character("ember", "fox", "fierce"),
    Character("hazel", "squirrel", "greedy"),
    Character("kelp", "otter", "greedy"),
    Character("maple", "panda", "greedy"),
    Character("nettle", "hedgehog", "careful"),
    Character("dune", "caracal", "fierce"),
    Character("iris", "owl", "fierce"),
    Character("juniper", "badger", "careful"),
    Character("opal", "leopard", "fierce"),
)
"""In the order in which people choose among them."""
