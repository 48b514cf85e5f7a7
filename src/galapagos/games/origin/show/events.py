"""Events of Origin for the wire: animals go by tag, everything else by key or number."""

from functools import partial

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import HIDDEN, HOLDING_KEYS, PHASE_KEYS, TRAIT_KEYS
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.kernel.names import animal_name
from galapagos.wire.events import EventView, Value, event_view

_ANIMALS = {"animal", "partner", "prey", "hunter", "substitute", "victim"}


def shown_event(n: int, event: Event, deck: Deck) -> EventView:
    """Return an event of Origin that has been filtered for its viewer."""
    return event_view(n, event, EVENT_KEYS, EVENT_FIELDS, RULE_IDS, partial(_value, deck))


def _value(deck: Deck, name: str, number: int) -> Value:
    if name in _ANIMALS:
        return animal_name(number) if number >= 0 else None
    if name == "trait":
        return TRAIT_KEYS[number]
    if name == "face":
        return None if number == HIDDEN else deck.key(number)
    if name == "phase":
        return PHASE_KEYS[number]
    if name == "holding":
        return HOLDING_KEYS[number] if number >= 0 else None
    if name in ("last", "escaped"):
        return bool(number)
    if name == "winners":
        return bit_numbers(number)
    return number
