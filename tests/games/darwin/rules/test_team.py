"""Two against two (section 13.3): showing, asking, giving, paying, taking over."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.scoring import outcome_of
from galapagos.games.darwin.rules.table import lay_species
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BODY,
    HAND_SIZE,
    HEAD,
    LARGE,
    LEGS2,
    SHOWING,
    SMALL,
    TEAM,
)
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    cards,
    cards_of,
    create_something,
    creator,
    give_hand,
    new_game,
    next_era,
    of_kind,
    pass_all,
    refused,
    started,
    trade,
)

OPTIONS = Options(4, mode=TEAM)


def team(seed: int = 3) -> Darwin:
    return started(OPTIONS, seed)


def on_turn(game: Darwin) -> tuple[int, int, int, int]:
    """The player on turn, the partner, and the two opponents in play order."""
    seat = int(game.state.turn)
    return seat, (seat + 2) % 4, (seat + 1) % 4, (seat + 3) % 4


def settled(seed: int = 3) -> tuple[Darwin, int]:
    """A game in which the partner of the player on turn has a species; its number."""
    game = creator(seed, options=OPTIONS)
    species = create_something(game)
    while game.state.turn != (species.owner + 2) % 4:
        game.play(int(game.state.turn), act.PASS)
    return game, int(species.uid)


def test_dc_team_01_seats_one_and_three_against_two_and_four() -> None:
    game = team()
    assert [int(game.state.partner_of(seat)) for seat in range(4)] == [2, 3, 0, 1]
    assert outcome_of(game.state).sides == [0b0101, 0b1010]


def test_dc_team_02_a_card_may_be_shown_to_everybody_at_any_time() -> None:
    """DC-TEAM-02, ruling Q82: SC-VAR-13."""
    game = team()
    seat, _partner, left, _right = on_turn(game)
    card = game.state.players[left].hand[0]
    game.play(left, pack(act.OPEN, 0, card))
    for viewer in (-1, seat):
        assert card in list(game.view(viewer).state.players[left].hand)
    assert refused(game, left, pack(act.OPEN, 0, card)) == {"already_shown"}
    # It costs nothing: the redraw right stays.
    assert of_kind(game, left, act.REDRAW)


def test_dc_team_03_trade_zone_of_six() -> None:
    assert len(team().state.zone) == 6


def test_dc_team_04_a_passed_player_may_still_trade_on_each_turn() -> None:
    """DC-TEAM-04, ruling Q81: the turn comes round while anybody is active."""
    seed = 3
    game = team(seed)
    while not of_kind(game, on_turn(game)[0], act.CREATE) or game.state.turn != 0:
        seed += 1
        game = team(seed)
    seat, partner, left, right = on_turn(game)
    give_hand(game.state, right, list(game.state.players[seat].hand))
    give_hand(game.state, seat, cards_of(LEGS2, 8))
    game.play(seat, trade(game.state.players[seat].hand[0], game.state.zone[0]))
    zone = set(game.state.zone)
    game.play(seat, act.PASS)
    assert set(game.state.zone) != zone  # the trade of the passing turn stands
    game.play(left, act.PASS)
    game.play(partner, act.PASS)
    create_something(game)
    assert game.state.turn == seat
    kinds = {int(act.kind_of(action)) for action in game.legal_list(seat)}
    assert kinds <= {act.CONFIRM, act.TRADE, act.OPEN}
    assert "already_passed" in refused(game, seat, act.ASK)
    game.play(seat, of_kind(game, seat, act.TRADE)[0])
    game.play(seat, act.CONFIRM)
    assert game.state.turn == left


def test_dc_team_05_up_to_four_cards_are_shown_to_the_partner_at_once() -> None:
    """DC-TEAM-05, ruling Q82: all four choose, then the cards are seen together."""
    log = EventLog()
    game = new_game(OPTIONS, 3, log)
    while game.state.phase != SHOWING:
        seat = game.actor()
        game.play(seat, of_kind(game, seat, act.DRAW)[0])
    assert game.seats_to_act() == [0, 1, 2, 3]
    hand = list(game.state.players[2].hand)
    fifth = pack(act.SHOW, 0, *hand[:4]) | hand[4] << 49
    assert refused(game, 2, fifth) == {"malformed"}
    game.play(2, pack(act.SHOW, 0, *hand[:4]))
    assert refused(game, 2, act.SHOW) == {"already_shown"}
    assert len(game.view(0).state.players[2].hand) == 0
    for seat in (0, 1, 3):
        game.play(seat, act.SHOW)
    assert game.state.phase == ACTION
    assert list(game.view(0).state.players[2].hand) == hand[:4]
    assert len(game.view(1).state.players[2].hand) == 0
    shown = [event for event in log.events if event.kind == events.CARD_SHOWN]
    assert len(shown) == 4
    assert game.event_for(0, shown[0]).a == hand[0]
    assert game.event_for(1, shown[0]).a == -1
    # Everybody is told how many each has shown; then nothing waits to be shown any more.
    numbers = [event for event in log.events if event.kind == events.SHOWED]
    assert [(event.seat, event.a) for event in numbers] == [(0, 0), (1, 0), (2, 4), (3, 0)]
    assert [player.showing for player in game.state.players] == [act.NO_ACTION] * 4


def test_dc_team_06_a_received_card_is_paid_with_a_card() -> None:
    """DC-TEAM-06, rulings Q82, Q83: the zone grows, both hands are touched."""
    game = team()
    seat, partner, left, _right = on_turn(game)
    game.play(seat, act.ASK)
    assert game.actor() == partner
    assert "decision_open" in refused(game, seat, act.PASS)
    card = act.c1_of(of_kind(game, partner, act.GIVE)[0])
    game.play(partner, pack(act.GIVE, 0, card))
    assert card in list(game.state.players[seat].hand)
    assert card in list(game.view(partner).state.players[seat].hand)
    assert card not in list(game.view(left).state.players[seat].hand)
    paid = of_kind(game, seat, act.PAY_CARD)[0]
    game.play(seat, paid)
    assert len(game.state.zone) == 7
    assert act.c1_of(paid) in list(game.state.zone)
    assert game.state.players[seat].touched
    assert game.state.players[partner].touched
    assert game.problems() == []


def test_dc_team_06_the_partner_may_refuse_once_a_turn() -> None:
    game = team()
    seat, partner, _left, _right = on_turn(game)
    game.play(seat, act.ASK)
    game.play(partner, act.DECLINE)
    assert refused(game, seat, act.ASK) == {"partner_refused"}


def test_dc_team_07_opponents_decide_who_draws() -> None:
    """DC-TEAM-07, rulings Q82, Q84: SC-VAR-16; either may, both may decline."""
    game = team()
    seat, partner, left, right = on_turn(game)
    game.play(seat, act.ASK)
    game.play(partner, of_kind(game, partner, act.GIVE)[0])
    game.play(seat, act.PAY_DRAW)
    assert game.actor() == left
    assert {left, right} <= set(game.seats_to_act())
    game.play(left, act.DECLINE)
    game.play(right, pack(act.DRAW, 0, SMALL))
    assert game.state.players[right].hand_size() == HAND_SIZE + 1
    keep = pack(act.REDRAW, 0, game.state.players[right].hand[0])
    assert refused(game, right, keep) == {"hand_touched"}
    assert of_kind(game, left, act.REDRAW)
    game.play(seat, act.ASK)
    game.play(partner, of_kind(game, partner, act.GIVE)[0])
    game.play(seat, act.PAY_DRAW)
    game.play(left, act.DECLINE)
    game.play(right, act.DECLINE)
    assert game.actor() == seat


def test_dc_team_08_a_takeover_keeps_the_marker_side() -> None:
    """DC-TEAM-08, rulings Q27, Q80: SC-VAR-11; once per turn."""
    game, uid = settled()
    seat, partner, left, right = on_turn(game)
    game.play(partner, act.PASS) if game.state.turn == partner else None
    takeovers = [a for a in of_kind(game, seat, act.TAKE_OVER) if act.c1_of(a)]
    cards = {int(act.c1_of(takeovers[0])), int(act.c2_of(takeovers[0]))}
    game.play(seat, takeovers[0])
    species = game.state.species(uid)
    assert (species.owner, species.acted) == (seat, True)
    assert cards <= set(game.state.zone)
    assert "acted" in refused(game, seat, pack(act.MIGRATE, uid, (species.slot + 1) % 4))
    assert "takeover_spent" in refused(game, seat, pack(act.TAKE_OVER, uid))
    assert game.problems() == []
    assert {left, right}.isdisjoint({seat, partner})


def test_dc_team_08_the_price_may_be_two_draws() -> None:
    game, uid = settled(5)
    seat, _partner, left, right = on_turn(game)
    game.state.players[left].passed = False
    game.play(seat, pack(act.TAKE_OVER, uid))
    game.play(left, pack(act.DRAW, 0, SMALL))
    game.play(right, pack(act.DRAW, 0, SMALL))
    assert game.actor() == seat


def test_dc_team_09_when_both_opponents_have_passed_only_cards_pay() -> None:
    """DC-TEAM-09: SC-VAR-10."""
    game, uid = settled()
    seat, _partner, left, right = on_turn(game)
    for opponent in (left, right):
        game.state.players[opponent].passed = True
    assert refused(game, seat, pack(act.TAKE_OVER, uid)) == {"opponents_passed"}
    hand = list(game.state.players[seat].hand)
    for card in hand[1:]:
        game.state.decks[game.state.cards.size[card]].cards[card] = 1
    player = game.state.players[seat]
    player.hand = type(player.hand)(hand[:1])
    player.seen = type(player.seen)([0])
    player.small, player.large = (1, 0) if game.state.cards.size[hand[0]] == SMALL else (0, 1)
    reasons = refused(game, seat, pack(act.TAKE_OVER, uid))
    assert reasons == {"opponents_passed", "price_too_high"}


def test_dc_team_10_the_team_with_the_higher_sum_wins() -> None:
    """DC-TEAM-10"""
    game = team()
    for seat, points in enumerate((9, 4, 0, 4)):
        game.state.players[seat].bank = points
    outcome = outcome_of(game.state)
    assert outcome.side_scores == [9, 8]
    assert outcome.winning_seats() == [0, 2]


def test_a_large_hand_draws_nothing() -> None:
    """Ruling Q12, DC-TRANS-6-01: SC-VAR-14."""
    game = team()
    seat, partner, _left, _right = on_turn(game)
    for _lap in range(3):
        game.play(seat, act.ASK)
        game.play(partner, of_kind(game, partner, act.GIVE)[0])
        # Nobody draws, so the hand keeps growing.
        game.play(seat, act.PAY_DRAW)
        for opponent in ((seat + 1) % 4, (seat + 3) % 4):
            game.play(opponent, act.DECLINE)
    assert game.state.players[seat].hand_size() == 13
    pass_all(game)
    next_state = game.state
    assert next_state.players[seat].draws == 0
    assert next_state.players[partner].draws in (0, 3)


def test_a_drafted_main_action_is_settled_when_a_card_changes_hands() -> None:
    """Ruling Q06, DC-TURN-07: what has been seen cannot be unseen."""
    game = creator(3, options=OPTIONS)
    seat, partner, _left, _right = on_turn(game)
    game.play(seat, of_kind(game, seat, act.CREATE)[0])
    game.play(seat, act.ASK)
    game.play(partner, of_kind(game, partner, act.GIVE)[0])
    assert game.state.count_species(seat) == 1
    game.play(seat, of_kind(game, seat, act.PAY_CARD)[0])
    assert "main_action_final" in refused(game, seat, act.TAKE_BACK)
    game.play(seat, act.CONFIRM)


def test_team_actions_do_not_exist_elsewhere() -> None:
    game = started(Options(4), 3)
    for action in (act.ASK, act.SHOW, act.DECLINE, act.PAY_DRAW, pack(act.TAKE_OVER, 0)):
        assert "mode_forbids" in refused(game, int(game.state.turn), action)
    next_era(game)


def _given(opened_one: bool) -> tuple[Darwin, list[int]]:
    """A partner with one open card gives it, or another of its size; both cards."""
    game = team()
    seat, partner, _left, _right = on_turn(game)
    small = [int(card) for card in game.state.players[partner].hand if not cards().size[card]]
    game.play(partner, pack(act.OPEN, 0, small[0]))
    game.play(seat, act.ASK)
    game.play(partner, pack(act.GIVE, 0, small[0] if opened_one else small[1]))
    return game, small


def test_dc_team_06_opponents_do_not_learn_whether_a_known_card_was_given() -> None:
    """DC-TEAM-06, ruling Q83: what they knew of cards of that size they know no longer."""
    known = []
    for opened_one in (True, False):
        game, small = _given(opened_one)
        seat, partner, left, right = on_turn(game)
        for viewer in (left, right, -1):
            players = game.view(viewer).state.players
            known.append([list(players[owner].hand) for owner in (seat, partner)])
        given = small[0] if opened_one else small[1]
        # The partners know what they did.
        assert given in list(game.view(partner).state.players[seat].hand)
        kept = list(game.view(seat).state.players[partner].hand)
        assert (small[0] in kept) == (not opened_one)
    assert known == [[[], []]] * 6


def test_dc_act_create_08_a_planned_creation_needs_a_marker_too() -> None:
    """DC-TEAM-08, ruling Q15: no takeover for what would be the thirteenth species."""
    game = creator(3, options=OPTIONS)
    state = game.state
    seat, partner, _left, _right = on_turn(game)
    create = of_kind(game, seat, act.CREATE)[0]
    slot = (act.create_slot(create) + 1) % 4
    heads = [card for card in cards_of(HEAD, 60) if state.decks[SMALL].cards[card]]
    bodies = [card for card in cards_of(BODY, 68) if state.decks[LARGE].cards[card]]
    for number in range(12):
        owner = partner if number == 11 else seat
        packed = act.pack_cards(heads[number], bodies[number], 0, 0, 0, 0)
        uid = lay_species(state, owner, slot, packed).uid
    takeover = pack(act.TAKE_OVER, uid)
    assert refused(game, seat, takeover) == set()
    game.play(seat, create)
    assert refused(game, seat, takeover) == {"no_marker"}
    assert [(int(reason.a), int(reason.b)) for reason in game.why(seat, takeover)] == [(12, 12)]
    assert of_kind(game, seat, act.TAKE_OVER) == []


def test_dc_team_02_cards_are_opened_in_the_action_phase_only() -> None:
    """DC-TEAM-02, DC-ERA-02: elsewhere whoever may act holds up the game."""
    game = new_game(OPTIONS, 3)
    while game.state.phase != SHOWING:
        game.play(game.actor(), of_kind(game, game.actor(), act.DRAW)[0])
    card = game.state.players[0].hand[0]
    assert refused(game, 0, pack(act.OPEN, 0, card)) == {"wrong_phase"}
