"""Events for the wire: decodable, and without what the viewer may not know."""

import msgspec
import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.show.events import is_hidden
from galapagos.games.darwin.show.events import shown_event as darwin_event
from galapagos.games.darwin.show.species import PlacedCardView
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.show.events import shown_event as origin_event
from galapagos.kernel.events import EventLog
from galapagos.wire.events import EventView
from tests.wire.tables import SEATINGS, Seating, moves_of


def told(seating: Seating, viewer: int) -> list[EventView]:
    log = EventLog()
    game = seating.new(31, log)
    for _ in moves_of(game, 32):
        pass
    seen = [game.event_for(viewer, event) for event in log.events]
    if isinstance(seating.codec, OriginCodec):
        return [origin_event(n, event, seating.codec.deck) for n, event in enumerate(seen)]
    assert isinstance(seating.codec, DarwinCodec)
    catalog = seating.codec.words.catalog
    return [darwin_event(n, event, catalog) for n, event in enumerate(seen) if not is_hidden(event)]


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: one.name)
def test_every_event_of_a_game_survives_the_wire(seating: Seating) -> None:
    decoder = msgspec.json.Decoder(EventView)
    events = told(seating, 0)
    for event in events:
        sent = msgspec.json.encode(event)
        cards = {
            name: msgspec.convert(held, list[int | PlacedCardView])
            for name, held in msgspec.json.decode(sent)["fields"].items()
            if isinstance(held, list)
        }
        again = decoder.decode(sent)
        assert msgspec.structs.replace(again, fields=again.fields | cards) == event
        assert event.cause < event.n
    assert [event.n for event in events] == sorted({event.n for event in events})


def test_ev_info_01_cards_dealt_to_others_have_no_face() -> None:
    events = [event for event in told(SEATINGS[2], 1) if event.kind == "card_dealt"]
    assert len(events) > 30
    for event in events:
        assert (event.fields["face"] is not None) == (event.seat == 1)


def test_dc_info_03_cards_drawn_by_others_have_a_size_only() -> None:
    seating = SEATINGS[len(SEATINGS) - 10]
    events = [event for event in told(seating, 1) if event.kind == "card_drawn"]
    assert len(events) > 30
    for event in events:
        assert event.fields["size"] in ("small", "large")
        assert (event.fields["card"] is not None) == (event.seat == 1)
