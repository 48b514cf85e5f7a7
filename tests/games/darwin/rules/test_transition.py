"""Evaluation, transition, events and the end (sections 9 to 12), beyond the scenarios."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack, x_of
from galapagos.games.darwin.rules.cards import no_cards
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.rules import DC_TRANS_5_01
from galapagos.games.darwin.rules.scoring import outcome_of, score
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import fill_zone, kill
from galapagos.games.darwin.rules.terms import (
    AXIS_SHIFT,
    BIOME,
    BY_HUNGER,
    COLD,
    DEGENERATION,
    DRAWING,
    EPIDEMIC,
    EVENT,
    HAND_SIZE,
    HURRICANE,
    INTRUDERS,
    LARGE,
    MEAT_BOOM,
    NO_EVENT,
    OPTIMAL,
    OVER,
    SMALL,
    TWO,
    VOLCANO,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.kernel.bits import bit, count_bits
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    answer_all,
    cards,
    create_something,
    creator,
    draw_all,
    next_era,
    of_kind,
    pass_all,
    refused,
    started,
    table,
)


def with_event(options: Options, event: int, seed: int = 4) -> Darwin:
    """A game at the end of Era 1 whose next event is known."""
    game = started(options, seed)
    game.state.event_deck = bit(event)
    return game


def crowd(game: Darwin, count: int, points: int = 3) -> list[Species]:
    """Let players create species in turn, until one of them cannot."""
    made: list[Species] = []
    while len(made) < count and of_kind(game, int(game.state.turn), act.CREATE):
        made.append(create_something(game))
        made[-1].points = points
    return made


# --- deaths ----------------------------------------------------------------------------------


def test_dc_death_01_cards_are_discarded_and_the_marker_comes_back() -> None:
    """DC-DEATH-01"""
    game = creator(3)
    species = create_something(game)
    before = sum(int(pile.size) for pile in game.state.discards)
    kill(game.state, species, BY_HUNGER, 0)
    assert sum(int(pile.size) for pile in game.state.discards) == before + species.count
    assert game.state.count_species(species.owner) == 0
    assert game.problems() == []


# --- transition ------------------------------------------------------------------------------


def test_dc_trans_1_01_the_old_event_ends_before_the_new_one_acts() -> None:
    """DC-TRANS-1-01: SC-TRANS-19; Hurricane ties use printed competition again."""
    game = with_event(Options(3), EPIDEMIC)
    next_era(game)
    assert game.state.event == EPIDEMIC
    game.state.event_deck = bit(HURRICANE)
    log = EventLog()
    game.attach(log)
    next_era(game)
    kinds = [int(event.kind) for event in log.events]
    assert kinds.index(events.EVENT_DISCARDED) < kinds.index(events.EVENT_REVEALED)
    assert game.state.event == HURRICANE
    assert game.state.event_discard & bit(EPIDEMIC)


def test_dc_trans_1_02_instant_now_lasting_for_the_next_era() -> None:
    """DC-TRANS-1-02"""
    game = with_event(Options(3), MEAT_BOOM)
    next_era(game)
    for biome in game.state.biomes:
        if biome.reward < 3:
            assert (biome.plants, biome.meat) == (2, 6)
    game.state.event_deck = bit(OPTIMAL)
    next_era(game)
    for biome in game.state.biomes:
        assert biome.meat == cards().biomes[biome.card].meat


def test_dc_trans_1_03_the_slot_of_an_event_is_not_drawn_twice() -> None:
    """DC-TRANS-1-03"""
    for seed in range(12):
        game = with_event(Options(4), VOLCANO, seed)
        log = EventLog()
        game.attach(log)
        next_era(game)
        slots = [int(one.a) for one in log.events if one.kind == events.BIOME_REPLACED]
        assert len(slots) == len(set(slots)) == 2


def test_dc_trans_1_04_choices_in_play_order_from_the_old_first_player() -> None:
    """DC-TRANS-1-04, ruling Q59: SC-EVT-12."""
    block = {
        "biomes": [{"id": "B", "pl": 9, "ad": ["run"]}],
        "species": [
            {"id": name, "o": owner, "d": "H", "h": 0, "n": 4, "dp": 1}
            for name, owner in [("A", "P1"), ("B", "P2"), ("C", "P3")]
        ],
        "first": "P2",
    }
    laid = table(block)
    state = laid.state
    state.event_deck = bit(DEGENERATION)
    for player in state.players[1:]:
        player.passed = True
    game = Darwin(state)
    game.play(0, act.PASS)
    order = []
    while state.phase == EVENT:
        assert game.seats_to_act() == [game.actor()]
        order.append(game.actor())
        legal = game.legal_list(game.actor())
        head = state.species(x_of(legal[0])).cards & 255
        wish = pack(act.DEGENERATE, x_of(legal[0]), head)
        assert refused(game, game.actor(), wish) == {"head_or_body"}
        if len(order) == 3:
            break
        game.play(game.actor(), legal[0])
    assert order == [1, 2, 0]


def test_dc_evt_degen_02_head_and_body_are_never_lost() -> None:
    """DC-EVT-DEGEN-02, DC-TRANS-3-04: SC-EVT-11; nobody dies of it in the transition."""
    for seed in range(6):
        game = with_event(Options(3), DEGENERATION, seed)
        made = crowd(game, 9)
        sizes = {int(one.uid): int(one.count) for one in made}
        pass_all(game)
        while game.state.phase == EVENT:
            seat = game.actor()
            legal = game.legal_list(seat)
            species = game.state.species(x_of(legal[0]))
            assert sizes[int(species.uid)] >= 4
            for action in legal:
                assert act.c1_of(action) not in (species.cards & 255, species.cards >> 8 & 255)
            alive = len(game.state.species_of(seat))
            game.play(seat, legal[-1])
            assert len(game.state.species_of(seat)) == alive


def test_dc_trans_2_01_new_biomes_replace_old_ones_in_the_order_drawn() -> None:
    """DC-TRANS-2-01, DC-TRANS-2-05, DC-TRANS-2-06: SC-TRANS-22."""
    game = with_event(Options(3), OPTIMAL)
    species = crowd(game, 1)[0]
    slot = int(species.slot)
    before = [int(biome.card) for biome in game.state.biomes]
    log = EventLog()
    game.attach(log)
    pass_all(game)
    changed = [one for one in log.events if one.kind == events.BIOME_REPLACED]
    assert len(changed) == 2
    for one in changed:
        assert before[one.a] == one.d
        assert game.state.biomes[one.a].card == one.b
        assert game.state.biome_discard & bit(one.d)
    found = game.state.find(species.uid)
    assert found is None or found.slot == slot
    # All continents can be drawn again: after many transitions every slot has changed.
    slots: set[int] = set()
    for seed in range(20):
        again = with_event(Options(3), OPTIMAL, seed)
        log = EventLog()
        again.attach(log)
        pass_all(again)
        slots |= {int(one.a) for one in log.events if one.kind == events.BIOME_REPLACED}
    assert slots == {0, 1, 2, 3}


def test_dc_trans_3_01_food_is_laid_out_anew() -> None:
    """DC-TRANS-3-01, DC-TRANS-3-02: who fails the new biome gets nothing and lives on."""
    for seed in range(8):
        game = with_event(Options(3), AXIS_SHIFT, seed)
        crowd(game, 6)
        pass_all(game)
        for biome in game.state.biomes:
            card = cards().biomes[biome.card]
            assert (biome.plants, biome.meat) == (card.plants, card.meat)
            for species in biome.species:
                assert species.satisfied or species.plants + species.meat == 0


def test_dc_trans_5_01_the_trade_zone_is_replaced() -> None:
    """DC-TRANS-5-01: SC-TRANS-15: 4 small and 3 large with five players."""
    game = started(Options(5), 4)
    before = set(game.state.zone)
    next_era(game)
    sizes = [int(cards().size[card]) for card in game.state.zone]
    assert (sizes.count(SMALL), sizes.count(LARGE)) == (4, 3)
    assert before.isdisjoint(game.state.zone)
    assert sum(int(pile.size) for pile in game.state.discards) == 7


def test_dc_trans_6_01_hands_are_filled_up_to_ten() -> None:
    """DC-TRANS-6-01: SC-TRANS-16; nobody discards."""
    game = creator(3)
    species = create_something(game)
    pass_all(game)
    answer_all(game)
    assert game.state.phase == DRAWING
    owed = [int(player.draws) for player in game.state.players]
    assert owed[species.owner] == species.count
    assert sum(owed) == species.count
    draw_all(game)
    assert all(player.hand_size() == HAND_SIZE for player in game.state.players)


def test_dc_trans_6_02_an_empty_deck_is_renewed_from_its_discards() -> None:
    """DC-TRANS-6-02, ruling Q14: with both empty the other deck serves."""
    game = creator(3)
    create_something(game)
    pass_all(game)
    answer_all(game)
    state = game.state
    seat = game.actor()
    discards = int(state.discards[SMALL].size)
    assert discards > 0
    for card in range(len(state.decks[SMALL].cards)):
        state.decks[SMALL].cards[card] = 0
    state.decks[SMALL].size = 0
    game.play(seat, pack(act.DRAW, 0, SMALL))
    assert (state.discards[SMALL].size, state.decks[SMALL].size) == (0, discards - 1)
    state.decks[SMALL].size = 0
    assert of_kind(game, game.actor(), act.DRAW) == [pack(act.DRAW, 0, LARGE)]
    assert refused(game, game.actor(), pack(act.DRAW, 0, SMALL)) == {"no_such_draw"}


def test_dc_trans_7_01_the_first_player_changes() -> None:
    """DC-TRANS-7-01: SC-TRANS-18."""
    game = started(Options(4), 4)
    first = int(game.state.first)
    seen = [first]
    for lap in range(3):
        next_era(game)
        assert game.state.era == lap + 2
        seen.append(int(game.state.first))
    assert seen == [(first + step) % 4 for step in range(4)]


def test_dc_2p_06_replaced_biomes_go_back_into_the_deck() -> None:
    """DC-2P-06"""
    game = with_event(Options(2, mode=TWO), OPTIMAL)
    for lap in range(3):
        before = [int(biome.card) for biome in game.state.biomes]
        game.state.event_deck = bit(OPTIMAL)
        next_era(game)
        after = [int(biome.card) for biome in game.state.biomes]
        gone = [card for card in before if card not in after]
        assert len(gone) == (1, 2, 2)[lap]
        assert game.state.biome_discard == 0
        assert all(game.state.biome_deck & bit(card) for card in gone)


def test_dc_lem_06_the_biome_deck_never_runs_out() -> None:
    game = started(Options(6), 4)
    for _lap in range(3):
        game.state.event_deck = bit(AXIS_SHIFT)
        next_era(game)
    assert count_bits(game.state.biome_deck) == 22 - 5 * 4


# --- the volcano -----------------------------------------------------------------------------


def test_dc_evt_volcano_05_and_dc_evt_volcano_07_its_two_eras() -> None:
    """DC-EVT-VOLCANO-05, DC-EVT-VOLCANO-07, rulings Q73, Q91: active, rainforest, replaceable."""
    game = with_event(Options(4), VOLCANO)
    state = game.state
    next_era(game)
    grounds = [int(biome.ground) for biome in state.biomes]
    slot = grounds.index(VOLCANO_ACTIVE)
    assert (state.biomes[slot].plants, state.biomes[slot].reward) == (0, 0)
    assert not state.event_discard & bit(VOLCANO)
    state.event_deck = bit(AXIS_SHIFT)
    next_era(game)
    forest = state.biomes[slot]
    assert forest.ground == VOLCANO_RAINFOREST
    assert forest.card == cards().rainforest
    assert forest.plants == cards().biomes[cards().rainforest].plants
    assert [int(biome.ground) for biome in state.biomes].count(BIOME) == 3
    state.event_deck = bit(AXIS_SHIFT)
    next_era(game)
    assert state.biomes[slot].ground == BIOME
    assert state.event_discard & bit(VOLCANO)


# --- Intruders -------------------------------------------------------------------------------


def test_intruders_ask_only_where_there_is_a_choice() -> None:
    """DC-EVT-INTRUDERS-01, DC-EVT-INTRUDERS-02: points are conserved, no extra one is banked."""
    asked = 0
    for seed in range(10):
        game = with_event(Options(4), INTRUDERS, seed)
        crowd(game, 8)
        pass_all(game)
        if game.state.phase != EVENT:
            continue
        asked += 1
        before = [int(score(game.state, seat).total()) for seat in range(4)]
        answer_all(game)
        assert [int(score(game.state, seat).total()) for seat in range(4)] == before
    assert asked > 0


# --- the end ---------------------------------------------------------------------------------


def test_dc_end_02_and_dc_end_03_points_on_species_and_in_the_bank() -> None:
    """DC-END-02, DC-END-03: SC-END-01; tied players win together."""
    block = {
        "biomes": [{"id": "B", "pl": 9, "ad": ["run"]}],
        "species": [
            {"id": "A", "o": "P1", "d": "H", "h": 0, "dp": 7},
            {"id": "B", "o": "P1", "d": "H", "h": 0, "dp": 3},
            {"id": "C", "o": "P2", "d": "H", "h": 0, "dp": 11},
        ],
    }
    state = table(block).state
    for seat, banked in enumerate((2, 1, 6)):
        state.players[seat].bank = banked
    outcome = outcome_of(state)
    assert outcome.scores[:3] == [12, 12, 6]
    assert outcome.winning_seats() == [0, 1]
    assert outcome.value(0) == 0.5


def test_dc_3era_01_three_eras() -> None:
    """DC-3ERA-01, ruling Q87: the game ends after the evaluation of Era 3."""
    game = started(Options(3, eras=3), 4)
    for _lap in range(3):
        next_era(game)
    assert (game.state.phase, game.state.era) == (OVER, 3)


def test_species_rank_by_printed_competition_without_an_epidemic() -> None:
    block = {
        "biomes": [{"id": "B", "pl": 9, "ad": ["run"]}],
        "species": [{"id": "A", "d": "C", "h": 0, "c": 5, "ab": {"run": 1, "cold": 1}}],
    }
    laid = table(block)
    plain = species_key(laid.state, laid.species("A"))
    laid.state.event = EPIDEMIC
    assert species_key(laid.state, laid.species("A")) < plain
    laid.state.event = NO_EVENT
    assert species_key(laid.state, laid.species("A")) == plain
    assert COLD == 5


def test_dc_trans_5_01_where_one_deck_has_run_out_the_other_fills_the_zone() -> None:
    """DC-TRANS-5-01, ruling Q14: or nothing, where both have."""
    for empty, other in ((SMALL, LARGE), (LARGE, SMALL)):
        state = started(Options(4), 4).state
        wanted = int(state.options.zone_small() + state.options.zone_large())
        run_out(state, empty)
        state.zone = type(state.zone)()
        fill_zone(state, DC_TRANS_5_01)
        assert [int(state.cards.size[card]) for card in state.zone] == [other] * wanted
        run_out(state, other)
        state.zone = type(state.zone)()
        fill_zone(state, DC_TRANS_5_01)
        assert list(state.zone) == []


def run_out(state: State, size: int) -> None:
    """Leave no card of a size in deck and discards."""
    for pile in (state.decks[size], state.discards[size]):
        pile.cards, pile.size = no_cards(state.cards), 0
