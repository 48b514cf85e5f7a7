"""Everything that is drawn of Origin for a page, by its address."""

from collections.abc import Mapping
from typing import Final

from galapagos.art.address import style_of
from galapagos.games.kit import Draw
from galapagos.games.origin.art.animal import Animal, animal_svg
from galapagos.games.origin.art.body import COLOURS
from galapagos.games.origin.rules.terms import TRAIT_KEYS

_DIGITS: Final = 4
"""How long the number of an individual may be."""


def pictures() -> dict[str, Draw]:
    """Return what can be drawn, by kind."""
    return {"origin": _animal}


def _animal(name: str, query: Mapping[str, str]) -> str | None:
    traits = frozenset(filter(None, query.get("traits", "").split("+")))
    if name != "animal" or not traits <= set(TRAIT_KEYS):
        return None
    coat, number = query.get("coat", COLOURS[0]), query.get("individual", "0")
    if coat not in COLOURS or not number.isdecimal() or len(number) > _DIGITS:
        return None
    animal = Animal(traits, coat, asleep=query.get("asleep") == "1", individual=int(number))
    return animal_svg(animal, style=style_of(query), food=False)
