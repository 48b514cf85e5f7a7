"""A position of Darwin of which anything may be missing, filled in."""

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules.options import options_from_text
from galapagos.games.darwin.rules.terms import CONTINENT_KEYS
from galapagos.records.lines import parse_count

_ACTION = "action"
_USUAL = {"players": "3", "eras": "4", "era": "1", "phase": _ACTION, "first": "P1"}


def scene(given: dict[str, str], words: Words) -> dict[str, str]:
    """Return the lines of a whole position; a slot may be the name of its biome, or missing.

    What lies nowhere else lies in the decks."""
    filled = {"game": "darwin", "cards": words.title} | _USUAL
    if given.get("phase", _ACTION) == _ACTION:
        filled["turn"] = given.get("first", "P1")
    filled |= given
    options = options_from_text(parse_count(filled["players"]), {}, filled.get("mode", ""))
    slots = [f"slot {number + 1}" for number in range(int(options.slots()))]
    told = " ".join(given.get(slot, "") for slot in slots).split()
    spare = [biome.id for biome in words.catalog.biomes if biome.id not in told]
    for number, slot in enumerate(slots):
        biome = filled.get(slot) or spare.pop(0)
        if " " not in biome:
            filled[slot] = f"{CONTINENT_KEYS[number]} {biome} {_food(biome, words.catalog)}"
    return filled


def _food(biome: str, catalog: Catalog) -> str:
    row = catalog.biomes[catalog.biome_number(biome)]
    return f"plants={row.plants} meat={row.meat}"
