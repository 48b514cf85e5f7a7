"""Views for the wire: complete, decodable, and never of a state that is not a view."""

import msgspec
import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.show.view import DarwinView
from galapagos.games.darwin.show.view import table_view as darwin_view
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.show.view import OriginView
from galapagos.games.origin.show.view import table_view as origin_view
from galapagos.kernel.game import Game
from tests.wire.tables import DARWIN, SEATINGS, Seating, moves_of

_ORIGIN = msgspec.json.Decoder(OriginView)
_DARWIN = msgspec.json.Decoder(DarwinView)


def wire_view(game: Game, viewer: int) -> OriginView | DarwinView:
    view = game.view(viewer)
    if isinstance(view, Origin):
        return origin_view(view)
    assert isinstance(view, Darwin)
    assert isinstance(DARWIN, DarwinCodec)
    return darwin_view(view, DARWIN.words.catalog)


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: one.name)
def test_every_view_of_a_game_survives_the_wire(seating: Seating) -> None:
    game = seating.new(7)
    for count, _ in enumerate(moves_of(game, 8)):
        viewer = count % len(seating.viewers()) - 1
        _check_round_trip(wire_view(game, viewer))
    for viewer in seating.viewers():
        view = wire_view(game, viewer)
        _check_round_trip(view)
        outcome = game.outcome()
        assert outcome is not None
        assert view.outcome is not None
        assert view.outcome.winners == outcome.winning_seats()
        assert [seat.score.total for seat in view.seats] == outcome.scores


def _check_round_trip(view: OriginView | DarwinView) -> None:
    data = msgspec.json.encode(view)
    back = _ORIGIN.decode(data) if isinstance(view, OriginView) else _DARWIN.decode(data)
    assert back == view


def test_a_complete_game_never_reaches_the_wire() -> None:
    origin, darwin = SEATINGS[0].new(1), SEATINGS[-1].new(1)
    assert isinstance(origin, Origin)
    assert isinstance(darwin, Darwin)
    assert isinstance(DARWIN, DarwinCodec)
    with pytest.raises(AssertionError, match="only views"):
        origin_view(origin)
    with pytest.raises(AssertionError, match="only views"):
        darwin_view(darwin, DARWIN.words.catalog)


def test_ev_info_01_only_the_own_hand_has_faces() -> None:
    game = SEATINGS[2].new(3)
    for viewer in range(-1, 4):
        view = wire_view(game, viewer)
        assert isinstance(view, OriginView)
        for seat in view.seats:
            assert seat.hand == 6
            assert len(seat.cards) == (6 if seat.seat == viewer else 0)


def test_ev_info_04_the_card_that_is_an_animal_is_its_owners_secret() -> None:
    game = SEATINGS[2].new(3)
    seen = 0
    for _ in moves_of(game, 4):
        view = wire_view(game, 1)
        assert isinstance(view, OriginView)
        for seat in view.seats:
            for animal in seat.animals:
                assert (animal.card != "") == (seat.seat == 1)
                seen += 1
    assert seen > 100


def test_an_animal_shows_its_numbers_and_every_fat_card_what_lies_on_it() -> None:
    game = SEATINGS[2].new(3)
    holding = set()
    for _ in moves_of(game, 4):
        view = wire_view(game, -1)
        assert isinstance(view, OriginView)
        for seat in view.seats:
            for animal in seat.animals:
                assert animal.appetite == 1 + sum(card.plus for card in animal.traits)
                lies = [card.holding for card in animal.traits if card.trait == "fat_tissue"]
                assert lies.count("fat") == animal.fat
                assert lies.count("stored") == animal.stored
                assert lies.count("empty") == animal.fat_room
                holding.update(lies)
    assert holding == {"fat", "stored", "empty"}


def test_dc_info_01_only_known_cards_of_a_hand_are_shown() -> None:
    game = Seating(DARWIN, DarwinOptions(4), "four").new(5)
    for _seat, _action in moves_of(game, 6):
        view = wire_view(game, 2)
        assert isinstance(view, DarwinView)
        for seat in view.seats:
            if seat.seat == 2:
                assert len(seat.cards) == seat.small + seat.large
            else:
                # DC-INFO-01: a traded card is known, others are not.
                assert all(2 in card.seen_by for card in seat.cards)


def test_dc_term_09_species_stand_in_rank_order() -> None:
    game = Seating(DARWIN, DarwinOptions(6), "six").new(5)
    ties = 0
    assert isinstance(game, Darwin)
    for _seat, _action in moves_of(game, 6):
        view = wire_view(game, -1)
        assert isinstance(view, DarwinView)
        for slot in view.slots:
            ranked = [one for one in slot.species if one.satisfied]
            assert slot.species[: len(ranked)] == ranked
            keys = [int(species_key(game.state, game.state.species(one.uid))) for one in ranked]
            assert keys == sorted(keys, reverse=True)
            assert [one.rank for one in ranked] == [keys.index(key) + 1 for key in keys]
            assert [one.tied for one in ranked] == [keys.count(key) > 1 for key in keys]
            ties += any(one.tied for one in ranked)
    assert ties


def test_dc_info_01_a_draft_is_shown_to_its_own_player_only() -> None:
    game = Seating(DARWIN, DarwinOptions(4), "four").new(5)
    assert isinstance(game, Darwin)
    drafts = 0
    for _ in moves_of(game, 6):
        if game.state.phase != ACTION or game.state.main == 0:
            continue
        turn = int(game.state.turn)
        own, other = wire_view(game, turn), wire_view(game, (turn + 1) % 4)
        assert isinstance(own, DarwinView)
        assert isinstance(other, DarwinView)
        assert own.draft is not None
        assert other.draft is None
        species = [one.uid for slot in own.slots for one in slot.species]
        assert own.draft.species in species
        drafts += own.draft.species not in [one.uid for slot in other.slots for one in slot.species]
    assert drafts
