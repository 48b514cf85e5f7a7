"""Deals of the team game (DC-TEAM-06 … 09): the opponents' draw, a partner who gives nothing."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import NO_DEAL
from galapagos.games.darwin.rules.terms import LARGE, SMALL, TEAM
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    answer_all,
    create_something,
    creator,
    give_hand,
    of_kind,
    pass_all,
    refused,
    trade,
)

OPTIONS = Options(4, mode=TEAM)


def on_turn(game: Darwin) -> tuple[int, int, int, int]:
    """The player on turn, the partner, and the two opponents in play order."""
    seat = int(game.state.turn)
    return seat, (seat + 2) % 4, (seat + 1) % 4, (seat + 3) % 4


def taking_over(acted: bool = True) -> tuple[Darwin, int]:
    """A game in which the partner of the player on turn has a species; its number. The player
    between the two has passed."""
    game = creator(3, options=OPTIONS)
    species = create_something(game)
    species.acted = acted
    while game.state.turn != (species.owner + 2) % 4:
        game.play(int(game.state.turn), act.PASS)
    return game, int(species.uid)


def sizes(game: Darwin) -> list[int]:
    return [int(player.hand_size()) for player in game.state.players]


# --- the opponents' draw ---------------------------------------------------------------------


def test_dc_team_07_two_draws_are_split_as_the_opponents_like() -> None:
    """DC-TEAM-07, ruling Q84: who declined one card may still draw the next; one has passed."""
    game, uid = taking_over()
    seat, partner, left, right = on_turn(game)
    assert game.state.players[right].passed
    before = sizes(game)
    game.play(seat, pack(act.TAKE_OVER, uid))
    game.play(left, act.DECLINE)
    assert refused(game, left, act.DECLINE) == {"not_your_turn"}
    assert "decision_open" in refused(game, seat, act.CONFIRM)
    game.play(right, pack(act.DRAW, 0, LARGE))
    assert game.state.deal != NO_DEAL
    game.play(left, pack(act.DRAW, 0, SMALL))
    assert game.state.deal == NO_DEAL
    after = sizes(game)
    assert [after[one] - before[one] for one in (seat, partner, left, right)] == [0, 0, 1, 1]
    assert game.problems() == []


def test_dc_team_07_one_may_draw_both_and_the_rest_may_be_declined() -> None:
    """DC-TEAM-07, ruling Q84: what both decline counts as paid."""
    for draws in (2, 1, 0):
        game, uid = taking_over()
        seat, _partner, left, right = on_turn(game)
        before = sizes(game)
        game.play(seat, pack(act.TAKE_OVER, uid))
        for _draw in range(draws):
            game.play(left, pack(act.DRAW, 0, SMALL))
        if draws < 2:
            game.play(right, act.DECLINE)
            game.play(left, act.DECLINE)
        assert game.state.deal == NO_DEAL
        assert game.actor() == seat
        assert sizes(game)[left] == before[left] + draws
        # Ruling Q82: only who has drawn has lost the right to redraw.
        assert game.state.players[left].touched == (draws > 0)


def test_dc_team_07_only_the_drawer_sees_the_card() -> None:
    log = EventLog()
    game, uid = taking_over()
    game.attach(log)
    seat, partner, left, right = on_turn(game)
    game.play(seat, pack(act.TAKE_OVER, uid))
    game.play(left, pack(act.DRAW, 0, SMALL))
    (drawn,) = [event for event in log.events if event.kind == events.CARD_DRAWN]
    assert drawn.b in list(game.state.players[left].hand)
    for viewer in (seat, partner, right, -1):
        assert game.event_for(viewer, drawn).b == -1
        assert len(game.view(viewer).state.players[left].hand) == 0


def test_dc_team_09_a_card_is_not_paid_by_draws_when_both_have_passed() -> None:
    game = creator(3, options=OPTIONS)
    seat, partner, left, right = on_turn(game)
    for opponent in (left, right):
        game.state.players[opponent].passed = True
    game.play(seat, act.ASK)
    given = of_kind(game, partner, act.GIVE)[0]
    game.play(partner, given)
    assert refused(game, seat, act.PAY_DRAW) == {"opponents_passed"}
    # Ruling Q83: any hand card after the transfer, the received one included.
    game.play(seat, pack(act.PAY_CARD, 0, act.c1_of(given)))
    assert act.c1_of(given) in list(game.state.zone)


# --- giving nothing --------------------------------------------------------------------------


def test_dc_team_06_a_refusal_changes_nothing() -> None:
    """DC-TEAM-06, rulings Q06, Q82: nobody has seen a card, so the draft can be taken back and
    both may still redraw."""
    game = creator(3, options=OPTIONS)
    seat, partner, _left, _right = on_turn(game)
    hand = list(game.state.players[seat].hand)
    create = of_kind(game, seat, act.CREATE)[0]
    game.play(seat, create)
    game.play(seat, act.ASK)
    game.play(partner, act.DECLINE)
    assert game.state.main == create
    game.play(seat, act.TAKE_BACK)
    assert list(game.state.players[seat].hand) == hand
    for one in (seat, partner):
        assert of_kind(game, one, act.REDRAW)
    game.play(seat, act.PASS)


def test_dc_team_06_a_partner_who_has_passed_may_give_and_one_without_cards_cannot() -> None:
    """DC-TEAM-06, ruling Q81."""
    game = creator(3, options=OPTIONS)
    seat, partner, _left, _right = on_turn(game)
    game.state.players[partner].passed = True
    game.play(seat, act.ASK)
    assert of_kind(game, partner, act.GIVE)
    game.play(partner, act.DECLINE)
    game = creator(3, options=OPTIONS)
    give_hand(game.state, partner, [])
    assert refused(game, seat, act.ASK) == {"partner_has_no_card"}


def test_dc_team_06_a_gift_makes_the_trade_of_the_turn_final() -> None:
    """DC-ACT-TRADE-04, rulings Q04, Q06, Q81: no second one; a pass after it is allowed."""
    game = creator(3, options=OPTIONS)
    seat, partner, _left, _right = on_turn(game)
    given, taken = int(game.state.players[seat].hand[0]), int(game.state.zone[0])
    game.play(seat, trade(given, taken))
    game.play(seat, act.ASK)
    game.play(partner, of_kind(game, partner, act.GIVE)[0])
    assert given in list(game.state.zone)
    game.play(seat, of_kind(game, seat, act.PAY_CARD)[0])
    assert refused(game, seat, act.UNTRADE) == {"nothing_to_take_back"}
    assert of_kind(game, seat, act.TRADE) == []
    assert len(game.state.zone) == 7
    game.play(seat, act.PASS)
    # DC-TRANS-5-01: the zone that has grown is replaced by one of six.
    pass_all(game)
    answer_all(game)
    assert len(game.state.zone) == 6


# --- taking over -----------------------------------------------------------------------------


def test_dc_team_08_a_species_with_a_plain_marker_acts_at_once_for_its_new_owner() -> None:
    """DC-TEAM-08, rulings Q80, Q82: the old owner has lost it, and not the right to redraw."""
    game, uid = taking_over(acted=False)
    seat, partner, _left, _right = on_turn(game)
    game.state.players[partner].touched = False
    price = next(action for action in of_kind(game, seat, act.TAKE_OVER) if act.c1_of(action))
    game.play(seat, price)
    acts = of_kind(game, seat, act.MUTATE) + of_kind(game, seat, act.MIGRATE)
    assert {int(act.x_of(action)) for action in acts} == {uid}
    assert "not_your_species" in refused(game, partner, acts[0])
    assert of_kind(game, partner, act.REDRAW)
    assert of_kind(game, seat, act.REDRAW) == []
    game.play(seat, acts[0])
    game.play(seat, act.CONFIRM)
    assert game.state.species(uid).acted
    assert game.problems() == []
