"""Eras, turns, the draft, redraws and trades (sections 5, 6.1 to 6.4)."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.terms import (
    ACTION,
    DRAWING,
    EVENT,
    HAND_SIZE,
    LARGE,
    LEGS1,
    LEGS2,
    NOBODY,
    OVER,
    SMALL,
    TAIL,
    WINGS,
)
from galapagos.kernel.errors import BrokenInvariant, IllegalAction
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    cards,
    cards_of,
    create_action,
    create_something,
    creator,
    draw_all,
    give_hand,
    next_era,
    of_kind,
    pass_all,
    refused,
    refusing_rules,
    started,
    table,
    trade,
)

PLAIN = {"biomes": [{"id": "B", "pl": 9, "me": 9, "ad": ["run"]}], "species": []}
HERBIVORE = {"id": "N", "d": "H", "h": 1, "ab": {"run": 1}}


# --- Eras and turns --------------------------------------------------------------------------


def test_dc_era_01_to_03_four_eras_three_transitions_three_events() -> None:
    """DC-ERA-01, DC-ERA-02, DC-ERA-03, DC-END-01: no transition after the last Era."""
    log = EventLog()
    game = started(Options(4), 2, log)
    while not game.is_over():
        next_era(game)
    kinds = [int(event.kind) for event in log.events]
    assert kinds.count(events.ERA_BEGAN) == 4
    assert kinds.count(events.EVENT_REVEALED) == 3
    assert game.state.era == 4
    assert game.outcome() is not None


def test_dc_turn_01_turns_go_round_among_those_who_have_not_passed() -> None:
    game = started(Options(3), 4)
    first = int(game.state.first)
    assert refused(game, (first + 1) % 3, act.PASS) == {"not_your_turn"}
    game.play(first, act.PASS)
    assert game.state.turn == (first + 1) % 3


def test_dc_turn_02_one_main_action_a_turn() -> None:
    """DC-TURN-02, DC-ACT-MAIN-01."""
    laid = table(PLAIN, HERBIVORE, {**HERBIVORE, "id": "M", "c": 3})
    game = Darwin(laid.state)
    game.play(0, create_action(laid, 0))
    assert refused(game, 0, create_action(laid, 1)) >= {"main_action_taken"}
    assert refused(game, 0, act.PASS) == {"main_action_taken"}


def test_dc_turn_03_a_turn_without_a_main_action_is_a_pass() -> None:
    """DC-TURN-03, ruling Q01: a player may pass although he could act."""
    game = creator()
    seat = int(game.state.turn)
    assert refused(game, seat, act.CONFIRM) == {"no_main_action"}
    game.play(seat, act.PASS)
    assert game.state.players[seat].passed


def test_dc_turn_04_after_a_pass_there_is_nothing_until_the_next_era() -> None:
    """DC-TURN-04, DC-ACT-TRADE-02: SC-TURN-04."""
    game = creator()
    seat = int(game.state.turn)
    hand = game.state.players[seat].hand
    create = of_kind(game, seat, act.CREATE)[0]
    keep = pack(act.REDRAW, 0, hand[0])
    game.play(seat, act.PASS)
    for action in (create, keep, trade(hand[0], game.state.zone[0])):
        assert "already_passed" in refused(game, seat, action)
    assert game.legal_list(seat) == []


def test_dc_turn_05_passing_undoes_the_trade_of_the_turn() -> None:
    """DC-TURN-05, ruling Q02: SC-TURN-03."""
    game = started(Options(3), 4)
    seat = int(game.state.turn)
    hand, zone = list(game.state.players[seat].hand), list(game.state.zone)
    game.play(seat, trade(hand[0], zone[0]))
    game.play(seat, act.PASS)
    assert list(game.state.players[seat].hand) == hand
    assert list(game.state.zone) == zone


def test_dc_turn_06_the_phase_ends_when_all_have_passed() -> None:
    """DC-TURN-06"""
    game = creator(4)
    create_something(game)
    for seat in game.seats_to_act():
        assert game.state.phase == ACTION, seat
    pass_all(game)
    assert game.state.phase == DRAWING
    assert game.state.turn == NOBODY


def test_dc_turn_07_a_turn_is_a_draft_until_it_is_confirmed() -> None:
    """DC-TURN-07, rulings Q05, Q06: what is drafted changes nothing and can be taken back."""
    laid = table(PLAIN, HERBIVORE)
    game = Darwin(laid.state)
    action = create_action(laid, 0)
    game.play(0, action)
    assert laid.living() == {}
    assert game.state.turn == 0
    game.play(0, act.TAKE_BACK)
    assert refused(game, 0, act.TAKE_BACK) == {"nothing_to_take_back"}
    game.play(0, action)
    game.play(0, act.CONFIRM)
    assert game.state.count_species(0) == 1
    assert game.state.turn == 1


def test_a_draft_can_be_previewed() -> None:
    """DC-TURN-07: what would be, without confirming; also from one's own view."""
    laid = table(PLAIN, {**HERBIVORE, "h": 3})
    game = Darwin(laid.state)
    game.play(0, create_action(laid, 0))
    for seen in (game, game.view(0)):
        after = seen.preview()
        (species,) = after.state.species_of(0)
        assert species.plants == 3
        assert after.forecast().fate(species.uid).lives()
    assert laid.living() == {}


def test_a_refused_action_changes_nothing() -> None:
    game = creator()
    with pytest.raises(IllegalAction) as caught:
        game.play(int(game.state.turn), act.CONFIRM)
    assert caught.value.reasons


# --- redraw ----------------------------------------------------------------------------------


def test_dc_act_redraw_01_keep_one_card_and_draw_nine() -> None:
    """DC-ACT-REDRAW-01, DC-ACT-REDRAW-07: the rest goes face down to the discard piles."""
    game = started(Options(3), 4)
    seat = int(game.state.turn)
    hand = list(game.state.players[seat].hand)
    game.play(seat, pack(act.REDRAW, 0, hand[3]))
    assert list(game.state.players[seat].hand) == [hand[3]]
    assert sum(int(pile.size) for pile in game.state.discards) == 9
    for count in range(9):
        assert refused(game, seat, act.PASS) == {"decision_open"}
        game.play(seat, pack(act.DRAW, 0, count % 2))
    assert game.state.players[seat].hand_size() == HAND_SIZE
    assert game.problems() == []


def test_dc_act_redraw_02_and_dc_act_redraw_04_once_an_era_also_in_anothers_turn() -> None:
    """DC-ACT-REDRAW-02, DC-ACT-REDRAW-04, ruling Q08: SC-TURN-06."""
    game = started(Options(3), 4)
    next_era(game)
    seat = (int(game.state.turn) + 1) % 3
    game.play(seat, of_kind(game, seat, act.REDRAW)[0])
    # Nobody waits: the player on turn goes on, another redraw is finished first.
    assert game.actor() == seat
    other = (seat + 1) % 3
    keep = pack(act.REDRAW, 0, game.state.players[other].hand[0])
    assert "redraw_under_way" in refused(game, other, keep)
    assert refused(game, int(game.state.turn), act.PASS) == set()
    while game.state.players[seat].draws:
        game.play(seat, of_kind(game, seat, act.DRAW)[0])
    again = pack(act.REDRAW, 0, game.state.players[seat].hand[0])
    assert refused(game, seat, again) == {"already_redrawn"}


def test_dc_act_redraw_03_only_while_the_hand_is_untouched() -> None:
    """DC-ACT-REDRAW-03, ruling Q08: SC-TURN-07; a trade taken back does not count."""
    game = creator(3)
    seat = int(game.state.turn)
    keep = of_kind(game, seat, act.REDRAW)[0]
    game.play(seat, of_kind(game, seat, act.TRADE)[0])
    assert "hand_touched" in refused(game, seat, keep)
    game.play(seat, act.UNTRADE)
    assert refused(game, seat, keep) == set()
    create_something(game)
    left = pack(act.REDRAW, 0, game.state.players[seat].hand[0])
    assert refused(game, seat, left) == {"hand_touched"}


def test_dc_act_redraw_05_full_redraw_only_when_nothing_can_be_created() -> None:
    """DC-ACT-REDRAW-05, rulings Q10, Q11: SC-TURN-09, SC-TURN-10."""
    game = creator(5)
    seat = int(game.state.turn)
    assert refused(game, seat, act.FULL_REDRAW) == {"can_create"}
    useless = cards_of(LEGS1, 4) + cards_of(TAIL, 3) + cards_of(WINGS, 3)
    give_hand(game.state, seat, useless)
    game.play(seat, act.FULL_REDRAW)
    assert len(game.state.players[seat].hand) == 0
    assert game.state.players[seat].draws == HAND_SIZE
    while game.state.players[seat].draws:
        game.play(seat, of_kind(game, seat, act.DRAW)[0])
    assert not game.state.players[seat].redrawn


def test_dc_act_redraw_03_a_full_redraw_ends_the_right_to_the_normal_one() -> None:
    """DC-ACT-REDRAW-03, ruling Q11: it changes the hand; only the full one may be repeated."""
    game = started(Options(3), 5)
    seat = int(game.state.turn)
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    assert of_kind(game, seat, act.REDRAW)
    game.play(seat, act.FULL_REDRAW)
    while game.state.players[seat].draws:
        game.play(seat, pack(act.DRAW, 0, LARGE))
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    keep = pack(act.REDRAW, 0, game.state.players[seat].hand[0])
    assert of_kind(game, seat, act.REDRAW) == []
    assert refused(game, seat, keep) == {"hand_touched"}
    assert refusing_rules(game, seat, keep) == {"DC-ACT-REDRAW-03"}
    assert act.FULL_REDRAW in game.legal_list(seat)
    # The others, who have not touched their hands, may still redraw.
    assert game.seats_to_act() == [0, 1, 2]


def test_dc_act_redraw_06_a_normal_redraw_before_does_not_bar_the_full_one() -> None:
    """DC-ACT-REDRAW-06, ruling Q11."""
    game = started(Options(3), 5)
    seat = int(game.state.turn)
    game.play(seat, of_kind(game, seat, act.REDRAW)[0])
    while game.state.players[seat].draws:
        game.play(seat, pack(act.DRAW, 0, LARGE))
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    assert refused(game, seat, act.FULL_REDRAW) == set()


def test_dc_act_redraw_05_first_era_only() -> None:
    game = started(Options(3), 5)
    next_era(game)
    seat = int(game.state.turn)
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    assert refused(game, seat, act.FULL_REDRAW) == {"first_era_only"}
    assert refusing_rules(game, seat, act.FULL_REDRAW) == {"DC-ACT-REDRAW-05"}


def test_dc_act_redraw_06_the_full_redraw_may_be_repeated() -> None:
    """DC-ACT-REDRAW-06: while the hand allows nothing, up to a technical cap."""
    game = started(Options(3), 5)
    seat = int(game.state.turn)
    for lap in range(2):
        give_hand(game.state, seat, cards_of(LEGS2, 10))
        game.play(seat, act.FULL_REDRAW)
        while game.state.players[seat].draws:
            game.play(seat, pack(act.DRAW, 0, LARGE))
        assert game.state.players[seat].full_redraws == lap + 1
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    game.state.players[seat].full_redraws = 50
    assert refused(game, seat, act.FULL_REDRAW) == {"redraw_cap"}


@pytest.mark.parametrize("full_first", [True, False])
def test_draws_name_the_redraw_they_belong_to(full_first: bool) -> None:
    """DC-ACT-REDRAW-01, DC-ACT-REDRAW-05: also for who redraws both ways in one Era."""
    log = EventLog()
    game = started(Options(3, full_redraw_keeps_right=True), 5, log)
    seat = int(game.state.turn)
    for is_full in (full_first, not full_first):
        give_hand(game.state, seat, cards_of(LEGS2, 10))
        told = len(log.events)
        action = act.FULL_REDRAW if is_full else of_kind(game, seat, act.REDRAW)[0]
        game.play(seat, action)
        while game.state.players[seat].draws:
            game.play(seat, pack(act.DRAW, 0, LARGE))
        rules = [RULE_IDS[e.rule] for e in log.events[told:] if e.kind == events.CARD_DRAWN]
        wanted = "DC-ACT-REDRAW-05" if is_full else "DC-ACT-REDRAW-01"
        assert rules == [wanted] * (10 if is_full else 9)
        assert game.problems() == []


def test_a_game_that_waits_for_nobody_is_broken_and_does_not_hang() -> None:
    """An event phase in which no seat owes a choice cannot be; asking who acts must say so."""
    game = started(Options(3), 5)
    game.state.phase = EVENT
    with pytest.raises(BrokenInvariant, match="waits for a decision that nobody owes"):
        game.actor()


# --- trade -----------------------------------------------------------------------------------


def test_dc_act_trade_01_and_dc_act_trade_03_one_exchange_that_can_be_revised() -> None:
    """DC-ACT-TRADE-01, DC-ACT-TRADE-03, DC-ACT-TRADE-04, DC-ACT-TRADE-06: SC-TURN-01."""
    game = creator(3)
    seat = int(game.state.turn)
    state = game.state
    action = of_kind(game, seat, act.CREATE)[0]
    used = [int(act.card_at(act.create_cards(action), place)) for place in range(6)]
    x, y = [card for card in state.players[seat].hand if card not in used][:2]
    a, b = list(state.zone)[:2]
    size = len(state.zone)
    game.play(seat, trade(x, a))
    assert "already_traded" in refused(game, seat, trade(x, b))
    game.play(seat, act.UNTRADE)
    game.play(seat, trade(x, b))
    game.play(seat, act.UNTRADE)
    game.play(seat, trade(y, b))
    game.play(seat, action)
    game.play(seat, act.CONFIRM)
    assert y in list(state.zone)
    assert b in list(state.players[seat].hand)
    assert x in list(state.players[seat].hand)
    assert len(state.zone) == size


def test_dc_act_trade_02_only_on_ones_own_turn() -> None:
    game = started(Options(3), 4)
    other = (int(game.state.turn) + 1) % 3
    wish = trade(game.state.players[other].hand[0], game.state.zone[0])
    assert refused(game, other, wish) == {"not_your_turn"}
    absent = trade(game.state.zone[0], game.state.zone[0])
    assert refused(game, int(game.state.turn), absent) >= {"card_not_in_hand"}


def test_dc_act_trade_05_a_traded_card_can_be_used_at_once() -> None:
    """DC-ACT-TRADE-05, ruling Q05: SC-TURN-12; then the trade stands while it is used."""
    laid = table(PLAIN, HERBIVORE)
    state = laid.state
    head = laid.extra_cards[0] & 255
    spare = laid.spare_tail
    laid.deal(0, spare)
    game = Darwin(state)
    hand = state.players[0]
    hand.hand = type(hand.hand)(card for card in hand.hand if card != head)
    hand.seen = type(hand.seen)([0] * len(hand.hand))
    hand.small -= 1
    state.zone = type(state.zone)([head])
    action = create_action(laid, 0)
    assert refused(game, 0, action) == {"card_not_in_hand"}
    game.play(0, trade(spare, head))
    game.play(0, action)
    assert refused(game, 0, act.UNTRADE) == {"traded_card_in_use"}
    game.play(0, act.CONFIRM)
    assert state.count_species(0) == 1
    assert list(state.zone) == [spare]


# --- main actions ----------------------------------------------------------------------------


def test_dc_act_main_02_a_species_that_acted_is_ticked_until_the_transition() -> None:
    """DC-ACT-MAIN-02, DC-TRANS-4-01, DC-ACT-CREATE-05."""
    game = creator(3)
    species = create_something(game)
    assert species.acted
    species.points = 50
    next_era(game)
    found = game.state.find(species.uid)
    assert found is None or not found.acted


def test_dc_act_main_03_only_ones_own_species_act() -> None:
    """DC-ACT-MAIN-03"""
    block = {**PLAIN, "species": [{"id": "A", "o": "P2", "d": "H", "h": 1, "n": 3}]}
    laid = table(block)
    game = Darwin(laid.state)
    tail = (laid.species("A").cards >> 40) & 255
    wish = pack(act.MUTATE, laid.species("A").uid, tail)
    assert refused(game, 0, wish) == {"not_your_species"}


def test_dc_anat_05_cards_have_no_orientation() -> None:
    """DC-ANAT-05, ruling Q30: nothing is turned or mirrored, so a card has one way to lie."""
    laid = table(PLAIN, HERBIVORE)
    packed = laid.extra_cards[0]
    assert packed == act.pack_cards(packed & 255, packed >> 8 & 255, 0, 0, 0, 0)


def test_dc_act_create_03_and_dc_act_create_05_complete_at_once_and_ticked() -> None:
    """DC-ACT-CREATE-03, DC-ACT-CREATE-05: all its cards in one action; changed only later."""
    laid = table(PLAIN, {**HERBIVORE, "n": 5})
    game = Darwin(laid.state)
    game.play(0, create_action(laid, 0))
    game.play(0, act.CONFIRM)
    species = laid.state.species(0)
    assert (species.count, species.acted, species.points) == (5, True, 0)
    laid.state.turn = 0
    tail = (species.cards >> 40) & 255
    assert refused(game, 0, pack(act.MUTATE, 0, tail)) == {"acted"}


def test_dc_act_create_08_twelve_markers() -> None:
    """DC-ACT-CREATE-08, ruling Q15: no thirteenth species, any number in a biome."""
    block = {
        "biomes": [{"id": "B", "pl": 99, "ad": ["run"]}],
        "species": [{"id": f"S{number}", "d": "H", "h": 0} for number in range(12)],
    }
    laid = table(block, HERBIVORE)
    game = Darwin(laid.state)
    assert refused(game, 0, create_action(laid, 0)) == {"no_marker"}
    laid.state.options = Options(6, unlimited_markers=True)
    assert refused(game, 0, create_action(laid, 0)) == set()


def test_dc_act_mutate_01_one_or_two_mutations_of_a_species_that_has_not_acted() -> None:
    block = {**PLAIN, "species": [{"id": "A", "d": "H", "h": 1, "n": 4, "dp": 5}]}
    laid = table(block)
    game = Darwin(laid.state)
    wings, tail = (laid.species("A").cards >> 32) & 255, (laid.species("A").cards >> 40) & 255
    low, high = sorted((wings, tail))
    twice = pack(act.MUTATE_TWICE, 0, low, high)
    assert refused(game, 0, twice) == set()
    assert refused(game, 0, pack(act.MUTATE_TWICE, 0, high, low)) >= {"malformed"}
    game.play(0, twice)
    game.play(0, act.CONFIRM)
    assert (laid.species("A").count, laid.species("A").points) == (2, 2)


def test_dc_act_mutate_07_cards_that_leave_are_discarded() -> None:
    """DC-ACT-MUTATE-07: to the pile of their size; also one that came in the same turn."""
    block = {**PLAIN, "species": [{"id": "A", "d": "H", "h": 1, "n": 3, "dp": 5}]}
    laid = table(block)
    state = laid.state
    laid.deal(0, laid.spare_tail)
    game = Darwin(state)
    tail = (laid.species("A").cards >> 40) & 255
    outs = sorted((tail, laid.spare_tail))
    game.play(0, pack(act.MUTATE_TWICE, 0, outs[0], outs[1], laid.spare_tail))
    game.play(0, act.CONFIRM)
    assert laid.species("A").count == 2
    assert int(state.discards[SMALL].size) == 2
    assert state.players[0].hand_size() == 0


def test_head_and_body_are_only_replaced() -> None:
    """DC-ACT-MUTATE-06."""
    block = {**PLAIN, "species": [{"id": "A", "d": "H", "h": 1, "n": 3}]}
    laid = table(block)
    game = Darwin(laid.state)
    head, body = laid.species("A").cards & 255, laid.species("A").cards >> 8 & 255
    assert "head_or_body" in refused(game, 0, pack(act.MUTATE, 0, head))
    assert "head_or_body" in refused(game, 0, pack(act.MUTATE, 0, body))
    # Nothing is said of them where they stay: the first card of the set is a head like others.
    laid.deal(0, laid.spare_tail)
    assert head == 1
    assert refused(game, 0, pack(act.MUTATE, 0, 0, 0, laid.spare_tail)) == {
        "no_such_mutation",
        "wrong_part",
    }


def test_why_gives_the_numbers() -> None:
    """DC-ACT-MAIN-04: a builder can say how much is needed and how much there would be."""
    block = {
        "biomes": [{"id": "B", "pl": 4, "ad": ["run"]}],
        "species": [{"id": "A", "o": "P2", "d": "H", "h": 3, "ab": {"run": 9}}],
    }
    laid = table(block, {"id": "N", "d": "H", "h": 2, "ab": {"run": 2}})
    (reason,) = Darwin(laid.state).why(0, create_action(laid, 0))
    assert (reason.a, reason.b) == (2, 1)


def test_twins_appear_once() -> None:
    """Cards that differ only in the animal are one possibility, named by the lowest."""
    laid = table(PLAIN, HERBIVORE, {**HERBIVORE, "id": "M"})
    game = Darwin(laid.state)
    assert len(of_kind(game, 0, act.CREATE)) == 1
    assert refused(game, 0, create_action(laid, 1)) == {"twin_comes_first"}
    assert game.why(0, create_action(laid, 1))[0].a == create_action(laid, 0)
    assert of_kind(game, 0, act.CREATE) == [create_action(laid, 0)]
    assert game.canonical(0, create_action(laid, 1)) == create_action(laid, 0)


def test_over_is_over() -> None:
    game = started(Options(3), 4)
    while not game.is_over():
        next_era(game)
    assert game.state.phase == OVER
    assert (game.actor(), game.to_act(), game.legal_list(0)) == (-1, 0, [])
    assert refused(game, 0, act.PASS) == {"game_over"}
    assert refused(game, 0, 0) == refused(game, 0, 31) == {"malformed"}


def test_draw_all_leaves_ten_cards() -> None:
    game = started(Options(3), 4)
    draw_all(game)
    assert all(player.hand_size() == HAND_SIZE for player in game.state.players)
    assert cards().name
