"""Doing: carries out an action that is known to be legal, and all that follows by itself."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.actions import NO_ACTION, c1_of, c2_of, kind_of, x_of
from galapagos.games.darwin.rules.evaluation import eat
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.phases import end_turn, go_on, refill
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import discard_from_hand, draw_to_hand, forget_seen
from galapagos.games.darwin.rules.team import (
    ask,
    decline,
    draw_in_deal,
    give,
    may_draw_in_deal,
    open_card,
    pay_card,
    pay_draws,
    show,
    take_over,
)
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.rules.turn import end_hopeless_draws, full_redraw, redraw, settle_trade
from galapagos.games.darwin.rules.world_events import choose
from galapagos.kernel.bits import bit


def apply_action(state: State, seat: i64, action: i64) -> None:
    log = state.log
    if log is not None:
        log.begin()
    kind = kind_of(action)
    if act.is_main(kind):
        _draft_main(state, seat, action)
        return
    if kind == act.TRADE or kind == act.UNTRADE or kind == act.TAKE_BACK:
        _draft_trade(state, seat, action)
        return
    # Whatever is more than a draft may go on to the end of the Era and touch everything.
    state.own_all()
    if kind < act.CREATE:
        _do_turn(state, seat, action)
    elif kind <= act.TAKE_OVER:
        _do_team(state, seat, action)
    elif kind <= act.PICK_BIOME:
        _do_choice(state, seat, action)
    elif kind == act.DISCARD:
        _discard_face_down(state, seat, c1_of(action))
    else:
        refill(state, seat)
    go_on(state)


def _discard_face_down(state: State, seat: i64, card: i64) -> None:
    """DC-KIDS-09, ruling Q88: nobody else sees which card it was."""
    discard_from_hand(state, seat, card, rules.DC_KIDS_09)
    player = state.players[seat]
    forget_seen(state, player, state.cards.size[card], bit(seat))
    if player.hand_size() == 0:
        refill(state, seat)


# --- the draft of a turn ---------------------------------------------------------------------


def _draft_main(state: State, seat: i64, action: i64) -> None:
    state.main = action
    log = state.log
    if log is not None:
        log.emit(events.MAIN_DRAFTED, rules.DC_TURN_02, seat, action)


def _draft_trade(state: State, seat: i64, action: i64) -> None:
    """Rulings Q05, Q06: a trade is a draft too, and what is drafted can be taken back."""
    kind = kind_of(action)
    log = state.log
    if kind == act.TAKE_BACK:
        state.main = NO_ACTION
        if log is not None:
            log.emit(events.MAIN_TAKEN_BACK, rules.DC_TURN_07, seat)
    elif kind == act.UNTRADE:
        state.give = NO_CARD
        state.take = NO_CARD
        if log is not None:
            log.emit(events.TRADE_CANCELLED, rules.DC_ACT_TRADE_03, seat)
    else:
        state.give = c1_of(action)
        state.take = c2_of(action)
        if log is not None:
            log.emit(events.TRADE_DRAFTED, rules.DC_ACT_TRADE_01, seat, state.give, state.take)


# --- carrying out ----------------------------------------------------------------------------


def _do_turn(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == act.CONFIRM:
        _confirm(state, seat)
    elif kind == act.PASS:
        _pass(state, seat)
    elif kind == act.REDRAW:
        redraw(state, seat, c1_of(action))
    elif kind == act.FULL_REDRAW:
        full_redraw(state, seat)
    else:
        _draw(state, seat, c1_of(action))


def _confirm(state: State, seat: i64) -> None:
    """DC-TURN-07: the turn is declared finished."""
    settle_draft(state, seat)
    log = state.log
    if log is not None:
        log.emit(events.TURN_ENDED, rules.DC_TURN_07, seat)
    end_turn(state)


def _pass(state: State, seat: i64) -> None:
    """DC-TURN-03 … 05: passing undoes a pending trade; in the team game it stands (Q81)."""
    log = state.log
    stands = state.options.trade_stands_on_pass or state.options.is_team()
    if log is not None:
        if state.give != NO_CARD and not stands:
            log.emit(events.TRADE_CANCELLED, rules.DC_TURN_05, seat)
        log.emit(events.PASSED, rules.DC_TURN_03, seat)
    if stands:
        settle_trade(state, seat)
    state.players[seat].passed = True
    end_turn(state)


def _draw(state: State, seat: i64, size: i64) -> None:
    """DC-SET-09, DC-TRANS-6-01, DC-ACT-REDRAW-01, DC-TEAM-07: one card, seen at once."""
    if may_draw_in_deal(state, seat):
        draw_to_hand(state, seat, size, rules.DC_TEAM_07)
        draw_in_deal(state, seat)
        return
    draw_to_hand(state, seat, size, _drawing_rule(state, seat))
    state.players[seat].draws -= 1
    end_hopeless_draws(state)


def _drawing_rule(state: State, seat: i64) -> i64:
    """Return the rule by which a seat draws: a redraw, the first hand, or a refill."""
    if state.redrawing == seat:
        if state.redraws_all:
            return rules.DC_ACT_REDRAW_05
        return rules.DC_ACT_REDRAW_01
    if state.options.is_kids():
        if state.era == 0:
            return rules.DC_KIDS_03
        return rules.DC_KIDS_09
    if state.era == 0:
        return rules.DC_SET_09
    return rules.DC_TRANS_6_01


# --- team actions and answers ----------------------------------------------------------------


def _do_team(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    card = c1_of(action)
    if kind == act.SHOW:
        show(state, seat, action)
    elif kind == act.OPEN:
        open_card(state, seat, card)
    elif kind == act.ASK:
        ask(state, seat)
    elif kind == act.GIVE:
        give(state, seat, card)
    elif kind == act.DECLINE:
        decline(state, seat)
    elif kind == act.PAY_CARD:
        pay_card(state, seat, card)
    elif kind == act.PAY_DRAW:
        pay_draws(state, seat, 1, rules.DC_TEAM_06)
    else:
        take_over(state, seat, x_of(action), card, c2_of(action))


def _do_choice(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == act.HUNT_FIRST:
        state.hunter = x_of(action)
        log = state.log
        if log is not None:
            log.emit(events.HUNTS_FIRST, rules.DC_EVAL_PRED_01, seat, state.hunter)
    elif kind == act.EAT:
        eat(state, x_of(action))
    else:
        choose(state, seat, action)
