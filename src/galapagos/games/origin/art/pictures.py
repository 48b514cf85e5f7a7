"""Everything that is drawn of Origin for a page, by its address."""

from collections.abc import Mapping
from typing import Final

from galapagos.art.address import is_alive, style_of
from galapagos.games.kit import Draw
from galapagos.games.origin.art.animal import Animal, animal_svg
from galapagos.games.origin.art.body import COLOURS, INDIVIDUALS, SEAT_COATS
from galapagos.games.origin.art.mood import MOODS
from galapagos.games.origin.rules.terms import TRAIT_KEYS

_SEATS: Final = {str(seat): coat for seat, coat in enumerate(SEAT_COATS)}
_INDIVIDUALS: Final = {str(number): number for number in range(INDIVIDUALS + 1)}


def pictures() -> dict[str, Draw]:
    """Return what can be drawn, by kind."""
    return {"origin": _animal}


def _animal(name: str, query: Mapping[str, str]) -> str | None:
    traits = frozenset(filter(None, query.get("traits", "").split("+")))
    if name != "animal" or not traits <= set(TRAIT_KEYS):
        return None
    coat = _SEATS.get(query["seat"]) if "seat" in query else COLOURS[0]
    number = _INDIVIDUALS.get(query.get("individual", "0"))
    if coat is None or number is None:
        return None
    state = "asleep" if query.get("asleep") == "1" else query.get("state", "")
    if state not in MOODS:
        return None
    animal = Animal(traits, coat, state=state, individual=number)
    return animal_svg(animal, style=style_of(query), food=False, life=is_alive(query))
