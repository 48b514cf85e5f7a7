"""Components, terms and setup: what a game begins with (sections 1 to 3)."""

import pytest

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import kind_of, pack
from galapagos.games.darwin.rules.options import Options, options_from_text
from galapagos.games.darwin.rules.terms import (
    ALL_EVENTS,
    BASE,
    BEGINNER,
    BODY,
    COMPETITION_TOKENS,
    CONTINENT_COUNT,
    DRAWING,
    EVENT_COUNT,
    FIRST_LASTING,
    HEAD,
    KIDS,
    LARGE,
    MARKERS,
    NO_EVENT,
    PART_KEYS,
    SMALL,
    TEAM,
    TWO,
)
from galapagos.kernel.bits import count_bits
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    cards,
    creator,
    draw_all,
    new_game,
    next_era,
    started,
    steps_of,
)

# --- terms and components --------------------------------------------------------------------


def test_dc_term_10_banked_points_are_never_lost_or_spent() -> None:
    """DC-TERM-10: no action and no death takes from the bank."""
    game = started(Options(3), 5)
    before = [7, 0, 0]
    game.state.players[0].bank = 7
    for step in steps_of(game, 5):
        banks = [int(player.bank) for player in game.state.players]
        assert all(now >= then for now, then in zip(banks, before, strict=True)), step
        before = banks


def test_dc_term_11_slots_keep_continent_and_species_when_biomes_change() -> None:
    """DC-TERM-11, DC-TRANS-2-05: only the card in a slot is exchanged."""
    game = started(Options(4), 2)
    continents = [int(biome.continent) for biome in game.state.biomes]
    before = [int(biome.card) for biome in game.state.biomes]
    next_era(game)
    assert [int(biome.continent) for biome in game.state.biomes] == continents
    assert [int(biome.card) for biome in game.state.biomes] != before


def test_dc_term_12_play_order_starts_with_the_first_player() -> None:
    """DC-TERM-12"""
    game = started(Options(4), 3)
    state = game.state
    order = [int(state.seat_at(place)) for place in range(4)]
    assert order[0] == state.first == state.turn
    assert order == [(order[0] + step) % 4 for step in range(4)]
    assert [int(state.order_of(seat)) for seat in order] == [0, 1, 2, 3]


def test_dc_cmp_01_237_animal_cards_in_two_decks() -> None:
    """DC-CMP-01: 135 small (heads, wings, single legs, tails), 102 large (bodies, double legs)."""
    sizes = [int(cards().size[card]) for card in range(1, len(cards().animals))]
    assert (sizes.count(SMALL), sizes.count(LARGE)) == (135, 102)
    for card in range(1, len(cards().animals)):
        large = PART_KEYS[cards().part[card]] in ("body", "legs2")
        assert (cards().size[card] == LARGE) == large


def test_dc_cmp_02_and_dc_cmp_03_and_dc_cmp_04_events_biomes_continents() -> None:
    """DC-CMP-02: 8 instant and 8 lasting events. DC-CMP-03: 9 pairs and 4 single biomes.
    DC-CMP-04: 5 continents, each with its token."""
    assert count_bits(cards().events) == EVENT_COUNT == 16
    assert FIRST_LASTING == 8
    pairs = [int(biome.pair) for biome in cards().biomes]
    assert len(pairs) == 22
    assert pairs.count(0) == 4
    assert all(pairs.count(number) == 2 for number in range(1, 10))
    assert CONTINENT_COUNT == 5


def test_dc_cmp_05_to_10_what_only_lies_on_a_real_table() -> None:
    """DC-CMP-05, DC-CMP-07, DC-CMP-08, DC-CMP-10: overview cards, points, food and the
    first-player marker are counters without limit here (rulings Q15, Q16); DC-CMP-06: six
    competition tokens; DC-CMP-09: twelve markers a colour."""
    assert COMPETITION_TOKENS == 6
    assert MARKERS == 12


def test_dc_cmp_11_two_to_six_players() -> None:
    """DC-CMP-11"""
    for players, mode in [(3, BASE), (6, BASE), (2, TWO), (4, TEAM), (2, KIDS), (6, BEGINNER)]:
        assert Options(players, mode=mode).players == players
    assert (Options(2).mode, Options(3).mode) == (TWO, BASE)
    for players, mode in [(1, BASE), (2, BASE), (7, BASE), (3, TWO), (5, TEAM), (7, KIDS)]:
        with pytest.raises(BadData):
            Options(players, mode=mode)


# --- setup -----------------------------------------------------------------------------------


def test_dc_set_01_the_game_master_is_drawn_and_begins() -> None:
    firsts = {int(new_game(Options(4), seed).state.first) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    game = started(Options(4), 9)
    assert game.state.turn == game.state.first


def test_dc_set_02_every_player_has_twelve_markers() -> None:
    """DC-SET-02: see DC-ACT-CREATE-08 for what they limit."""
    assert MARKERS == 12


def test_dc_set_03_every_deck_is_complete_and_drawn_by_chance() -> None:
    state = new_game(Options(4)).state
    assert int(state.decks[SMALL].size) == 135 - 3
    assert int(state.decks[LARGE].size) == 102 - 3
    assert state.event_deck == ALL_EVENTS
    assert count_bits(state.biome_deck) == 18
    tables = {tuple(int(b.card) for b in new_game(Options(4), s).state.biomes) for s in range(20)}
    assert len(tables) > 15


def test_dc_set_04_supplies_are_common_and_never_short() -> None:
    """DC-SET-04, ruling Q16: points are counted, not taken from a heap."""
    game = creator()
    species = game.state.species
    game.state.players[0].bank = 5000
    assert game.problems() == ["P1 cannot have points yet"], "it is only too early for so many"
    assert species is not None


def test_dc_set_07_printed_food_lies_on_every_biome() -> None:
    """DC-SET-07"""
    for biome in new_game(Options(5), 4).state.biomes:
        card = cards().biomes[biome.card]
        assert (biome.plants, biome.meat, biome.reward) == (card.plants, card.meat, card.reward)


def test_dc_set_09_ten_cards_each_seen_before_the_next_deck_is_chosen() -> None:
    """DC-SET-09, DC-INFO-06: drawing is one decision per card, and its card is known at once."""
    game = new_game(Options(3), 6)
    seat = game.actor()
    for count in range(10):
        assert game.state.phase == DRAWING
        assert {int(kind_of(action)) for action in game.legal_list(seat)} == {act.DRAW}
        game.play(seat, pack(act.DRAW, 0, LARGE if count % 3 else SMALL))
        assert len(game.view(seat).state.players[seat].hand) == count + 1
    player = game.state.players[seat]
    assert (player.small, player.large) == (4, 6)
    assert game.legal_list(seat) == []


def test_dc_set_09_everybody_may_draw_at_once() -> None:
    """DC-SET-09, ruling Q13: cards leave the deck in the order they are asked for."""
    game = new_game(Options(3), 6)
    assert game.seats_to_act() == [0, 1, 2]
    last = (game.actor() + 2) % 3
    game.play(last, pack(act.DRAW, 0, SMALL))
    assert game.state.players[last].hand_size() == 1


def test_dc_set_10_a_hand_may_hold_no_head_or_no_body() -> None:
    """DC-SET-10: composition is free; ten large cards give no head."""
    game = new_game(Options(3), 8)
    while game.state.phase == DRAWING:
        game.play(game.actor(), pack(act.DRAW, 0, LARGE))
    hand = game.state.players[0].hand
    parts = {PART_KEYS[cards().part[card]] for card in hand}
    assert parts <= {PART_KEYS[BODY], "legs2"}
    assert PART_KEYS[HEAD] not in parts


def test_dc_set_11_no_event_in_the_first_era() -> None:
    game = started(Options(4))
    assert game.state.event == NO_EVENT
    next_era(game)
    assert game.state.event != NO_EVENT


def test_the_same_seed_gives_the_same_events() -> None:
    streams = []
    for seed in (7, 7, 8):
        log = EventLog()
        draw_all(new_game(Options(4), seed, log))
        streams.append([event.fields() for event in log.events])
    assert streams[0] == streams[1] != streams[2]
    kinds = {int(fields[0]) for fields in streams[0]}
    assert {events.GAME_MASTER, events.BIOME_LAID, events.ZONE_FILLED} <= kinds


# --- options ---------------------------------------------------------------------------------


def test_options_as_text() -> None:
    options = options_from_text(4, {"loose_prey": "on"}, "team", 3)
    assert (options.mode, options.eras, options.loose_prey) == (TEAM, 3, True)
    assert options.changed() == {"loose_prey": "on"}
    assert options.value("many_takeovers") == "off"
    for bad in ({"no_such": "on"}, {"loose_prey": "perhaps"}):
        with pytest.raises(BadData):
            options_from_text(4, bad)
    with pytest.raises(BadData):
        options_from_text(4, {}, "solo")


def test_the_catalog_plays() -> None:
    """The card set of the project itself is what the other tests play with."""
    assert load_catalog().card_set.animal_count() == 237
