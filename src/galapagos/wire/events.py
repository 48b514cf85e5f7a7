"""Events for the wire: the kind by its key, and the fields by their names.

`n` counts a game's events from 0; the server counts for each viewer only those he may know of
(`galapagos.server.table.renumber`). Pieces go by the names that views use, everything else by
key or number. What the viewer may not know is null."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from galapagos.kernel.events import Event
from galapagos.wire.own import ActionParts, PlacedCard

Value = int | str | bool | Sequence[int | PlacedCard] | ActionParts | None


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


def event_view(
    n: int,
    event: Event,
    keys: Sequence[str],
    names: Sequence[Sequence[str]],
    rules: Sequence[str],
    value: Callable[[str, int], Value],
) -> EventView:
    """Return an event that has been filtered for its viewer, by the tables of its game; ``value``
    says what a field holds."""
    numbers = (event.a, event.b, event.c, event.d)
    fields = {
        name: value(name, int(number))
        for name, number in zip(names[event.kind], numbers, strict=False)
    }
    rule = rules[event.rule] if event.rule >= 0 else ""
    return EventView(n, keys[event.kind], int(event.seat), rule, int(event.cause), fields)
