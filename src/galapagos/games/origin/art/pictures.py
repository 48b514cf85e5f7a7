"""Everything that is drawn of Origin for a page, by its address."""

from collections.abc import Mapping

from galapagos.art.address import style_of
from galapagos.games.kit import Draw
from galapagos.games.origin.art.animal import Animal, animal_svg
from galapagos.games.origin.rules.terms import TRAIT_KEYS


def pictures() -> dict[str, Draw]:
    """Return what can be drawn, by kind."""
    return {"origin": _animal}


def _animal(name: str, query: Mapping[str, str]) -> str | None:
    traits = frozenset(filter(None, query.get("traits", "").split("+")))
    if name != "animal" or not traits <= set(TRAIT_KEYS):
        return None
    animal = Animal(traits, asleep=query.get("asleep") == "1")
    return animal_svg(animal, style=style_of(query), food=False)
