"""What the events tell: every change has one, and each names the rule that made it."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.state import Species
from galapagos.games.darwin.rules.terms import (
    AXIS_SHIFT,
    BEGINNER,
    FEEDING_KEYS,
    KIDS,
    LARGE,
    LEGS2,
    LOW_MUTATION,
    NO_EVENT,
    OPTIMAL,
    PHASE_KEYS,
    TEAM,
    TWO,
    VOLCANO,
)
from galapagos.games.darwin.scenarios.layout import Layout
from galapagos.kernel.bits import bit
from galapagos.kernel.events import Event, EventLog
from tests.games.darwin.rules.games import (
    answer_all,
    cards_of,
    create_action,
    create_something,
    creator,
    give_hand,
    new_game,
    next_era,
    of_kind,
    pass_all,
    playout,
    started,
    table,
)
from tests.games.darwin.rules.test_options import biome, one


def told(log: EventLog, kind: int) -> list[Event]:
    return [event for event in log.events if event.kind == kind]


def rules_told(log: EventLog, kind: int) -> set[str]:
    return {RULE_IDS[event.rule] for event in told(log, kind)}


def test_dc_turn_03_who_passes_is_told() -> None:
    log = EventLog()
    game = started(Options(4), 4, log)
    first = int(game.state.turn)
    pass_all(game)
    assert [event.seat for event in told(log, events.PASSED)] == [
        (first + place) % 4 for place in range(4)
    ]
    assert rules_told(log, events.PASSED) == {"DC-TURN-03"}


def test_dc_evt_volcano_07_its_card_is_discarded_when_it_is_replaced() -> None:
    """Not when the next event is revealed: until then it lies on the table as a biome."""
    log = EventLog()
    game = started(Options(4), 4, log)
    game.state.event_deck = bit(VOLCANO)
    next_era(game)
    game.state.event_deck = bit(OPTIMAL)
    next_era(game)
    assert told(log, events.EVENT_DISCARDED) == []
    # It counts as a rainforest now, and every biome changes.
    game.state.event_deck = bit(AXIS_SHIFT)
    next_era(game)
    discarded = [
        (int(event.a), RULE_IDS[event.rule]) for event in told(log, events.EVENT_DISCARDED)
    ]
    assert discarded == [(OPTIMAL, "DC-TRANS-1-01"), (VOLCANO, "DC-EVT-VOLCANO-07")]
    assert game.state.event_discard == bit(OPTIMAL) | bit(VOLCANO)


def test_dc_evt_volcano_07_in_every_game_discards_are_told() -> None:
    """The event discard pile holds exactly the events that were told to be discarded."""
    for seed in range(6):
        log = EventLog()
        game = new_game(Options(3), seed, log)
        playout(game, seed)
        mask = 0
        for event in told(log, events.EVENT_DISCARDED):
            assert not mask & bit(event.a)
            mask |= bit(event.a)
        assert mask == game.state.event_discard


@pytest.mark.parametrize("mode", [TEAM, KIDS, BEGINNER])
def test_dc_era_02_every_phase_is_announced(mode: int) -> None:
    """DC-BEG-05: the beginner game has no event."""
    log = EventLog()
    game = new_game(Options(4, mode=mode), 3, log)
    playout(game, 3)
    phases = [PHASE_KEYS[event.a] for event in told(log, events.PHASE_BEGAN)]
    era = ["drawing", "action", "evaluation"]
    if mode == TEAM:
        era = ["drawing", "showing", "action", "evaluation", "event"]
    expected = era * int(game.state.options.eras)
    if mode == TEAM:
        expected.pop()
    assert phases == [*expected, "over"]


def test_dc_turn_05_a_pass_tells_that_the_trade_is_undone() -> None:
    log = EventLog()
    game = started(Options(3), 4, log)
    seat = int(game.state.turn)
    game.play(seat, of_kind(game, seat, act.TRADE)[0])
    game.play(seat, act.PASS)
    assert rules_told(log, events.TRADE_CANCELLED) == {"DC-TURN-05"}
    assert (
        game.event_for((seat + 1) % 3, told(log, events.TRADE_CANCELLED)[0]).kind == events.HIDDEN
    )
    assert told(log, events.TRADED) == []


def test_dc_act_redraw_05_cards_drawn_after_a_full_redraw() -> None:
    log = EventLog()
    game = started(Options(3), 5, log)
    seat = int(game.state.turn)
    give_hand(game.state, seat, cards_of(LEGS2, 10))
    game.play(seat, act.FULL_REDRAW)
    game.play(seat, pack(act.DRAW, 0, LARGE))
    assert RULE_IDS[told(log, events.CARD_DRAWN)[-1].rule] == "DC-ACT-REDRAW-05"


def test_dc_kids_09_refilling_is_told() -> None:
    """DC-KIDS-03, DC-KIDS-07: draws and points of the kids game name its own rules."""
    log = EventLog()
    game = creator(3, options=Options(3, mode=KIDS))
    game.attach(log)
    create_something(game)
    pass_all(game)
    seat = int(game.actor())
    game.play(seat, act.REFILL)
    owed = int(game.state.players[seat].draws)
    refilling = told(log, events.REFILLING)
    assert [(int(event.seat), int(event.a)) for event in refilling] == [(seat, owed)]
    game = new_game(Options(3, mode=KIDS), 3, log)
    playout(game, 3)
    drawn = rules_told(log, events.CARD_DRAWN)
    assert drawn <= {"DC-KIDS-03", "DC-KIDS-09", "DC-ACT-REDRAW-01", "DC-ACT-REDRAW-05"}
    assert {"DC-KIDS-03", "DC-KIDS-09"} <= drawn
    assert rules_told(log, events.POINTS_EARNED) == {"DC-KIDS-07"}


def test_dc_team_08_the_price_of_a_takeover() -> None:
    game = creator(3, options=Options(4, mode=TEAM))
    species = create_something(game)
    while game.state.turn != game.state.partner_of(species.owner):
        game.play(int(game.state.turn), act.PASS)
    seat = int(game.state.turn)
    takeovers = of_kind(game, seat, act.TAKE_OVER)
    by_draws, by_cards = takeovers[0], takeovers[1]
    for action, kind in ((by_draws, events.PAID_WITH_DRAWS), (by_cards, events.PAID_WITH_CARD)):
        log = EventLog()
        copy = game.clone()
        copy.attach(log)
        copy.play(seat, action)
        assert rules_told(log, kind) == {"DC-TEAM-08"}


def mutated(points: int, event: int) -> EventLog:
    """What is told of a mutation of a species with so many points."""
    game = creator(3)
    species = create_something(game)
    species.acted = False
    species.points = points
    game.state.event = event
    seat = int(species.owner)
    while game.state.turn != seat:
        game.play(int(game.state.turn), act.PASS)
    log = EventLog()
    game.attach(log)
    game.play(seat, of_kind(game, seat, act.MUTATE)[0])
    game.play(seat, act.CONFIRM)
    return log


def test_dc_evt_lowmut_01_the_price_of_a_mutation() -> None:
    assert rules_told(mutated(9, LOW_MUTATION), events.MUTATION_PAID) == {"DC-EVT-LOWMUT-01"}


def test_dc_act_mutate_09_of_what_costs_nothing_no_payment_is_told() -> None:
    """DC-ACT-MUTATE-09, ruling Q70: a single mutation, and any of a species without points."""
    assert told(mutated(9, NO_EVENT), events.MUTATION_PAID) == []
    assert told(mutated(0, LOW_MUTATION), events.MUTATION_PAID) == []


def test_dc_2p_03_two_continents_are_removed() -> None:
    log = EventLog()
    new_game(Options(2, mode=TWO), 3, log)
    assert rules_told(log, events.CONTINENT_REMOVED) == {"DC-2P-03"}
    assert len(told(log, events.CONTINENT_REMOVED)) == 2


# --- food ------------------------------------------------------------------------------------


def fed(laid: Layout, uid: int, since: int = 0) -> list[tuple[int, int, str]]:
    """What is told of the food of one species: plants, meat, and how it stands."""
    return [
        (int(event.b), int(event.c), FEEDING_KEYS[event.d])
        for event in laid.log.events[since:]
        if event.kind == events.FOOD_SERVED and event.a == uid
    ]


def test_dc_food_11_a_species_created_hungry_or_without_hearts_is_told_of() -> None:
    """DC-FOOD-13, ruling Q42: it holds no food before and none after."""
    for newcomer, told_of in (
        (one("N", "C", 2, 5, c=3), [(0, 0, "hungry")]),
        (one("N", "H", 0, 5), [(0, 0, "fed")]),
    ):
        laid = table({"biomes": [biome(pl=2)], "species": [one("A", "H", 2, 1, o="P2")]}, newcomer)
        game = Darwin(laid.state)
        game.play(0, create_action(laid, 0))
        game.play(0, act.CONFIRM)
        assert fed(laid, int(laid.state.next_uid) - 1) == told_of


def test_dc_food_11_a_hunter_that_moves_to_its_prey_is_told_hungry() -> None:
    """DC-ACT-MIGRATE-02: its meat stays behind, and there is none where it goes."""
    laid = table(
        {
            "biomes": [biome(me=2), {**biome(pl=2), "id": "D"}],
            "species": [one("K", "C", 2, 5, c=3), one("A", "H", 2, 1, o="P2", b="D")],
        }
    )
    game, uid, since = Darwin(laid.state), laid.numbers["K"], len(laid.log.events)
    game.play(0, pack(act.MIGRATE, uid, 1))
    game.play(0, act.CONFIRM)
    assert fed(laid, uid, since) == [(0, 0, "hungry")]


def test_dc_food_11_a_hunter_that_grows_is_told_hungry() -> None:
    """DC-ACT-MUTATE-11: it holds the meat it held, and needs more."""
    laid = table(
        {
            "biomes": [biome(pl=2, me=1)],
            "species": [one("K", "C", 1, 5, c=3), one("A", "H", 2, 1, o="P2")],
        },
        one("bigger", "C", 3, 5, c=3),
    )
    game, uid, since = Darwin(laid.state), laid.numbers["K"], len(laid.log.events)
    old, new = laid.species("K").cards & 255, laid.extra_cards[0] & 255
    game.play(0, pack(act.MUTATE, uid, old, 0, new))
    game.play(0, act.CONFIRM)
    assert fed(laid, uid, since) == [(0, 1, "hungry")]


def test_dc_trans_3_01_all_food_is_told_anew() -> None:
    """DC-TRANS-3-02: also who holds what it held, and who is shut out without having had any."""
    for seed in range(4):
        log = EventLog()
        game = creator(seed, players=3)
        game.attach(log)
        while game.state.next_uid < 6 and of_kind(game, int(game.state.turn), act.CREATE):
            create_something(game)
        pass_all(game)
        answer_all(game)
        served = {int(event.a): event for event in told(log, events.FOOD_SERVED)}
        rules = {RULE_IDS[served[int(one.uid)].rule] for one in _living(game)}
        assert rules <= {"DC-TRANS-3-01"}
        for species in _living(game):
            event = served[int(species.uid)]
            food = (int(event.b), int(event.c), int(event.d))
            assert food == (species.plants, species.meat, species.feeding())


def _living(game: Darwin) -> list[Species]:
    return [species for place in game.state.biomes for species in place.species]
