"""Events for the wire: the kind by its key, and the fields by their names.

`n` counts a game's events from 0; the server counts for each viewer only those he may know of
(`galapagos.server.table.renumber`). Pieces go by the names that views use: animals by tag, cards
and biomes by id, everything else by key or number. What the viewer may not know is null."""

from collections.abc import Sequence

from msgspec import Struct

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules import events as dw
from galapagos.games.darwin.rules import terms as dt
from galapagos.games.darwin.rules.rules import RULE_IDS as DARWIN_RULE_IDS
from galapagos.games.darwin.show.species import PlacedCardView, placed_cards
from galapagos.games.origin.rules import events as og
from galapagos.games.origin.rules import terms as ot
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.rules import RULE_IDS as ORIGIN_RULE_IDS
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.wire.actions import DarwinParts, darwin_parts
from galapagos.wire.tags import animal_name

Value = int | str | bool | Sequence[int | PlacedCardView] | DarwinParts | None


class EventView(Struct, frozen=True):
    """One change of the game, as the viewer may see it."""

    n: int
    kind: str
    seat: int
    rule: str
    """The id of the rule behind it."""
    cause: int
    """The event that opened the action or step it belongs to; -1 for that one itself."""
    fields: dict[str, Value]
    """By name; docs/protocol.md lists the fields of every kind."""


_ANIMALS = {"animal", "partner", "prey", "hunter", "substitute", "victim"}
_DARWIN_KEYS: dict[str, list[str]] = {
    "continent": dt.CONTINENT_KEYS,
    "ground": dt.GROUND_KEYS,
    "size": dt.SIZE_KEYS,
    "phase": dt.PHASE_KEYS,
    "feeding": dt.FEEDING_KEYS,
    "death": dt.DEATH_KEYS,
    "event": dt.EVENT_CARD_KEYS,
}
_DARWIN_CARDS = {"card", "kept", "given", "taken", "removed", "added"}
_DARWIN_BIOMES = {"biome", "before"}


def origin_event(n: int, event: Event, deck: Deck) -> EventView:
    """Return an event of Origin that has been filtered for its viewer."""
    numbers = (event.a, event.b, event.c, event.d)
    names = og.EVENT_FIELDS[event.kind]
    fields = {
        name: _origin_value(name, int(number), deck)
        for name, number in zip(names, numbers, strict=False)
    }
    return EventView(
        n,
        og.EVENT_KEYS[event.kind],
        int(event.seat),
        ORIGIN_RULE_IDS[event.rule],
        int(event.cause),
        fields,
    )


def _origin_value(name: str, number: int, deck: Deck) -> Value:
    if name in _ANIMALS:
        return animal_name(number) if number >= 0 else None
    if name == "trait":
        return ot.TRAIT_KEYS[number]
    if name == "face":
        return None if number == ot.HIDDEN else deck.key(number)
    if name == "phase":
        return ot.PHASE_KEYS[number]
    if name == "holding":
        return ot.HOLDING_KEYS[number] if number >= 0 else None
    if name in ("last", "escaped"):
        return bool(number)
    if name == "winners":
        return bit_numbers(number)
    return number


def darwin_event(n: int, event: Event, catalog: Catalog) -> EventView:
    """Return an event of Darwin that has been filtered for its viewer."""
    numbers = (event.a, event.b, event.c, event.d)
    names = dw.EVENT_FIELDS[event.kind]
    fields = {
        name: _darwin_value(name, int(number), event, catalog)
        for name, number in zip(names, numbers, strict=False)
    }
    rule = DARWIN_RULE_IDS[event.rule] if event.rule >= 0 else ""
    return EventView(n, dw.EVENT_KEYS[event.kind], int(event.seat), rule, int(event.cause), fields)


def is_hidden(event: Event) -> bool:
    """Whether an event of Darwin tells its viewer nothing at all (DC-INFO-01)."""
    return bool(event.kind == dw.HIDDEN)


def _darwin_value(name: str, number: int, event: Event, catalog: Catalog) -> Value:
    if name in _DARWIN_CARDS:
        return catalog.cards[number - 1].id if number > 0 else None
    if name in _DARWIN_KEYS:
        return _DARWIN_KEYS[name][number] if number >= 0 else None
    if name in _DARWIN_BIOMES:
        return _ground(name, number, event, catalog)
    if name == "cards":
        return placed_cards(number, catalog)
    if name == "action":
        return darwin_parts(number, catalog)
    if name == "winners":
        return bit_numbers(number)
    return number


def _ground(name: str, number: int, event: Event, catalog: Catalog) -> Value:
    """A biome by its id; under a competition token its reward (DC-KIDS-04)."""
    ground = event.c if event.kind in (dw.BIOME_LAID, dw.BIOME_REPLACED) else dt.BIOME
    if name == "biome" and ground == dt.TOKEN:
        return number
    return catalog.biomes[number].id if number >= 0 else None
