"""What a seat has been told: its information state, from which nothing that it saw is lost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.tensors.encoder import relative

EVENT_CELLS: Final = 8
"""Kind, rule, cause, seat as the viewer numbers seats, and the four fields of the kind."""


def told(game: Game, events: list[Event], viewer: i64) -> vec[i64]:
    """Return events as a viewer may know them, row by row."""
    rows = vec[i64]()
    for event in events:
        seen = game.event_for(viewer, event)
        rows = append(rows, seen.kind)
        rows = append(rows, seen.rule)
        rows = append(rows, seen.cause)
        rows = append(rows, relative(seen.seat, viewer, game.seats()))
        rows = append(rows, seen.a)
        rows = append(rows, seen.b)
        rows = append(rows, seen.c)
        rows = append(rows, seen.d)
    return rows
