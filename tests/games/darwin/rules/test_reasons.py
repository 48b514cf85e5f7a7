"""Refusals name the rule behind them, which depends on the action, and the right seat."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.terms import BEGINNER, DESERTIFICATION, EVENT, KIDS, NOBODY, TEAM
from galapagos.games.darwin.rules.why import target_slot
from galapagos.kernel.bits import bit
from tests.games.darwin.rules.games import (
    create_something,
    creator,
    next_era,
    of_kind,
    pass_all,
    refused,
    started,
    table,
    trade,
)
from tests.games.darwin.rules.test_options import biome, degenerating, one


def rules_of(game: Darwin, seat: int, action: int) -> dict[str, str]:
    """The keys of all obstacles with the rule each one names."""
    return {REFUSAL_KEYS[reason.code]: RULE_IDS[reason.rule] for reason in game.why(seat, action)}


def test_dc_kids_06_and_dc_beg_06_what_a_mode_does_not_have() -> None:
    kids = creator(3, options=Options(3, mode=KIDS))
    species = create_something(kids)
    migration = pack(act.MIGRATE, species.uid, 1)
    assert rules_of(kids, int(species.owner), migration)["mode_forbids"] == "DC-KIDS-06"
    beginner = started(Options(3, mode=BEGINNER), 3)
    next_era(beginner)
    seat = int(beginner.state.turn)
    assert rules_of(beginner, seat, act.CREATE)["mode_forbids"] == "DC-BEG-06"
    base = started(Options(3), 3)
    assert rules_of(base, 0, act.REFILL)["mode_forbids"] == "DC-KIDS-09"
    assert rules_of(base, 0, act.ASK)["mode_forbids"] == "DC-TEAM-06"
    assert rules_of(base, 0, pack(act.TAKE_OVER, 0))["mode_forbids"] == "DC-TEAM-08"


def test_an_action_without_a_species_names_no_slot() -> None:
    state = started(Options(3), 3).state
    assert target_slot(state, pack(act.MUTATE, 99)) == -1
    assert target_slot(state, pack(act.MIGRATE, 99, 2)) == 2


def test_dc_act_trade_01_a_card_that_is_not_in_hand() -> None:
    game = started(Options(3), 3)
    seat = int(game.state.turn)
    card = game.state.zone[0]
    assert rules_of(game, seat, trade(card, card)) == {"card_not_in_hand": "DC-ACT-TRADE-01"}
    redraw = pack(act.REDRAW, 0, card)
    assert rules_of(game, seat, redraw) == {"card_not_in_hand": "DC-ACT-REDRAW-01"}


def test_dc_trans_6_01_and_dc_trans_6_02_no_card_to_draw() -> None:
    game = started(Options(3), 3)
    seat = int(game.state.turn)
    draw = pack(act.DRAW, 0, 0)
    assert rules_of(game, seat, draw) == {"no_such_draw": "DC-TRANS-6-01"}
    game.play(seat, of_kind(game, seat, act.REDRAW)[0])
    for pile in (game.state.decks[0], game.state.discards[0]):
        pile.size = 0
    assert rules_of(game, seat, draw) == {"no_such_draw": "DC-TRANS-6-02"}


def test_dc_evt_degen_01_and_dc_evt_special_02_choices_in_events() -> None:
    game = degenerating(False)
    seat = int(game.actor())
    assert rules_of(game, seat, pack(act.DEGENERATE, 99, 1)) == {"not_a_choice": "DC-EVT-DEGEN-01"}
    game = started(Options(3, first_player_picks_biome=True), 3)
    state = game.state
    state.phase, state.turn, state.event, state.picks = EVENT, NOBODY, DESERTIFICATION, bit(3)
    picked = rules_of(game, int(state.first), pack(act.PICK_BIOME, 4))
    assert picked == {"not_a_choice": "DC-EVT-SPECIAL-02"}


def test_dc_act_migrate_01_there_is_no_such_biome() -> None:
    game = creator(3)
    species = create_something(game)
    found = rules_of(game, int(species.owner), pack(act.MIGRATE, species.uid, 7))
    assert found["no_such_biome"] == "DC-ACT-MIGRATE-01"


def test_dc_team_02_a_card_that_lies_open() -> None:
    game = started(Options(4, mode=TEAM), 3)
    opened = pack(act.OPEN, 0, game.state.players[1].hand[0])
    game.play(1, opened)
    assert rules_of(game, 1, opened) == {"already_shown": "DC-TEAM-02"}


def test_dc_team_06_answers_that_nobody_asked_for() -> None:
    game = started(Options(4, mode=TEAM), 3)
    seat = int(game.state.turn)
    partner = int(game.state.partner_of(seat))
    given = pack(act.GIVE, 0, game.state.players[partner].hand[0])
    for who, action in ((partner, given), (seat, act.PAY_DRAW), (partner, act.DECLINE)):
        assert rules_of(game, who, action) == {"no_open_deal": "DC-TEAM-06"}


def test_dc_turn_01_the_seat_on_turn_is_named_also_while_another_redraws() -> None:
    game = started(Options(4), 3)
    seat = int(game.state.turn)
    other = (seat + 1) % 4
    game.play(other, of_kind(game, other, act.REDRAW)[0])
    reasons = game.why((seat + 2) % 4, act.PASS)
    assert [REFUSAL_KEYS[reason.code] for reason in reasons] == ["not_your_turn"]
    assert reasons[0].a == seat


def test_dc_act_mutate_01_every_obstacle_of_a_mutation_is_found_at_once() -> None:
    laid = table({"biomes": [biome(pl=1)], "species": [one("A", "H", 1, 1, o="P2", n=3)]})
    game = Darwin(laid.state)
    uid = laid.species("A").uid
    action = pack(act.MUTATE, uid, 250, 0, laid.spare_tail)
    found = refused(game, 0, action)
    assert {"not_your_species", "card_not_in_hand", "card_not_on_species"} <= found
    assert "no_such_mutation" in found


def test_dc_team_04_a_passed_player_waits_for_the_turn_to_trade() -> None:
    """DC-TURN-04: not until the next Era; for all else the pass stands in the way."""
    for options, reason in (
        (Options(4, mode=TEAM), {"not_your_turn"}),
        (Options(4), {"not_your_turn", "already_passed"}),
    ):
        game = started(options, 3)
        seat = int(game.state.turn)
        wish = of_kind(game, seat, act.TRADE)[0]
        game.play(seat, act.PASS)
        assert refused(game, seat, wish) == reason
        assert "already_passed" in refused(game, seat, act.PASS)


def test_dc_team_07_and_dc_kids_09_who_may_not_draw_now() -> None:
    game = started(Options(4, mode=TEAM), 3)
    seat = int(game.state.turn)
    partner, opponent = (seat + 2) % 4, (seat + 1) % 4
    draw = pack(act.DRAW, 0, 0)
    game.play(seat, act.ASK)
    game.play(partner, of_kind(game, partner, act.GIVE)[0])
    game.play(seat, act.PAY_DRAW)
    game.play(opponent, act.DECLINE)
    for who in (seat, partner, opponent):
        assert rules_of(game, who, draw) == {"no_such_draw": "DC-TEAM-07"}
    kids = started(Options(3, mode=KIDS), 3)
    pass_all(kids)
    assert rules_of(kids, 0, draw) == {"no_such_draw": "DC-KIDS-09"}
