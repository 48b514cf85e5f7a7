"""Events of Darwin for the wire: cards and biomes go by id, everything else by key or number."""

from functools import partial

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules.events import (
    BIOME_LAID,
    BIOME_REPLACED,
    EVENT_FIELDS,
    EVENT_KEYS,
    HIDDEN,
)
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.terms import (
    BIOME,
    CONTINENT_KEYS,
    DEATH_KEYS,
    EVENT_CARD_KEYS,
    FEEDING_KEYS,
    GROUND_KEYS,
    PHASE_KEYS,
    SIZE_KEYS,
    TOKEN,
)
from galapagos.games.darwin.show.species import placed_cards
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.wire.events import EventView, Value, event_view

_KEYS: dict[str, list[str]] = {
    "continent": CONTINENT_KEYS,
    "ground": GROUND_KEYS,
    "size": SIZE_KEYS,
    "phase": PHASE_KEYS,
    "feeding": FEEDING_KEYS,
    "death": DEATH_KEYS,
    "event": EVENT_CARD_KEYS,
}
_CARDS = {"card", "kept", "given", "taken", "removed", "added"}
_BIOMES = {"biome", "before"}


def shown_event(n: int, event: Event, catalog: Catalog) -> EventView:
    """Return an event of Darwin that has been filtered for its viewer."""
    value = partial(_value, event, catalog)
    return event_view(n, event, EVENT_KEYS, EVENT_FIELDS, RULE_IDS, value)


def is_hidden(event: Event) -> bool:
    """Whether an event of Darwin tells its viewer nothing at all (DC-INFO-01)."""
    return bool(event.kind == HIDDEN)


def _value(event: Event, catalog: Catalog, name: str, number: int) -> Value:
    if name in _CARDS:
        return catalog.cards[number - 1].id if number > 0 else None
    if name in _KEYS:
        return _KEYS[name][number] if number >= 0 else None
    if name in _BIOMES:
        return _ground(name, number, event, catalog)
    if name == "cards":
        return placed_cards(number, catalog)
    if name == "action":
        return FORMS.parts(number, catalog)
    if name == "winners":
        return bit_numbers(number)
    return number


def _ground(name: str, number: int, event: Event, catalog: Catalog) -> Value:
    """A biome by its id; under a competition token its reward (DC-KIDS-04)."""
    ground = event.c if event.kind in (BIOME_LAID, BIOME_REPLACED) else BIOME
    if name == "biome" and ground == TOKEN:
        return number
    return catalog.biomes[number].id if number >= 0 else None
