"""The turn as a draft, trades and redraws: what is possible, and what becomes of it (6.1 … 6.3).

Until it is confirmed a turn is three numbers in the state: the card given, the card taken, and the
main action. Nothing else has changed yet, so taking back is forgetting (rulings Q05, Q06).

Where the state has no ``drafts``, simulation goes one way: trade, then main action, then the end of
the turn. Every turn that could be confirmed still can be, but for twins, and none lasts for ever.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules.actions import (
    CREATE,
    MIGRATE,
    NO_ACTION,
    c3_of,
    c4_of,
    create_cards,
    kind_of,
)
from galapagos.games.darwin.rules.creation import can_create
from galapagos.games.darwin.rules.reach import is_among, is_first_twin
from galapagos.games.darwin.rules.state import NO_DEAL, Player, State, place_in
from galapagos.games.darwin.rules.table import (
    can_draw,
    discard_from_hand,
    put_in_hand,
    take_from_hand,
    with_card,
    without,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    FULL_REDRAW_CAP,
    HAND_SIZE,
    LARGE,
    NO_CARD,
    NOBODY,
    SMALL,
)
from galapagos.kernel.bits import bit

# --- whose moment it is ----------------------------------------------------------------------


def turn_obstacles(state: State, seat: i64) -> i64:
    """DC-TURN-01: only on one's own turn, with nothing open that comes first."""
    if state.phase != ACTION:
        return no.WRONG_PHASE
    found: i64 = 0
    if seat != state.turn:
        found |= no.NOT_YOUR_TURN
    if state.deal != NO_DEAL or state.redrawing == seat:
        found |= no.DECISION_OPEN
    # DC-TEAM-04: in the team game the turn of a player who has passed comes round again.
    if state.players[seat].passed and seat != state.turn and not state.options.is_team():
        found |= no.ALREADY_PASSED
    return found


def active_obstacles(state: State, seat: i64) -> i64:
    """DC-TURN-04: after a pass no main and no extra action."""
    found = turn_obstacles(state, seat)
    if state.phase == ACTION and state.players[seat].passed:
        found |= no.ALREADY_PASSED
    return found


def is_on_turn(state: State, seat: i64) -> bool:
    """Whether the draft is this seat's. What another has drafted stands in nobody's way, and
    nobody must learn of it from a refusal (DC-INFO-01)."""
    return state.phase == ACTION and seat == state.turn


# --- trade -----------------------------------------------------------------------------------


def trade_obstacles(state: State, seat: i64, give: i64, take: i64) -> i64:
    """DC-ACT-TRADE-01 … 03: everything in the way of a trade; 0 if it can be drafted."""
    found = trading_obstacles(state, seat)
    hand = state.players[seat].hand
    if place_in(hand, give) < 0:
        found |= no.CARD_NOT_IN_HAND
    elif not is_first_twin(state, free_cards(state, seat, hand), give):
        found |= no.TWIN_COMES_FIRST
    if place_in(state.zone, take) < 0:
        found |= no.CARD_NOT_IN_ZONE
    elif not is_first_twin(state, state.zone, take):
        found |= no.TWIN_COMES_FIRST
    if seat == state.turn:
        found |= exchange_obstacles(state, give, take)
    return found


def exchange_obstacles(state: State, give: i64, take: i64) -> i64:
    """What the draft so far has against exchanging these two cards."""
    found: i64 = 0
    # Ruling Q05: a card in use cannot be given, nor a taken card in use exchanged.
    if state.main != NO_ACTION:
        if uses_card(state.main, give):
            found |= no.TRADED_CARD_IN_USE
        if take != state.take and state.take != NO_CARD and uses_card(state.main, state.take):
            found |= no.TRADED_CARD_IN_USE
    if give == state.give and take == state.take:
        found |= no.ALREADY_TRADED
    return found


def trading_obstacles(state: State, seat: i64) -> i64:
    """Why a player cannot trade now, whatever the cards."""
    found = turn_obstacles(state, seat)
    if not is_on_turn(state, seat):
        return found
    # DC-ACT-TRADE-02, DC-TEAM-04
    if state.players[seat].passed and not state.options.is_team():
        found |= no.ALREADY_PASSED
    # Ruling Q04: one exchange a turn. It is taken back before another is made, unless a final
    # main action stands in between.
    locked = state.options.main_action_final and state.main != NO_ACTION
    if state.trade_done or (state.give != NO_CARD and not locked):
        found |= no.ALREADY_TRADED
    if state.main != NO_ACTION and not state.drafts:
        found |= no.MAIN_ACTION_TAKEN
    return found


def untrade_obstacles(state: State, seat: i64) -> i64:
    """DC-ACT-TRADE-03: the exchange may be cancelled while the turn lasts."""
    found = turn_obstacles(state, seat)
    if is_on_turn(state, seat):
        if state.give == NO_CARD:
            found |= no.NOTHING_TO_TAKE_BACK
        elif uses_card(state.main, state.take):
            found |= no.TRADED_CARD_IN_USE
        if not state.drafts:
            found |= no.MAIN_ACTION_FINAL
    return found


def uses_card(main: i64, card: i64) -> bool:
    """Whether a main action needs a hand card."""
    kind = kind_of(main)
    if main == NO_ACTION or kind == MIGRATE:
        return False
    if kind == CREATE:
        return is_among(create_cards(main), card)
    return card == c3_of(main) or card == c4_of(main)


def free_cards(state: State, seat: i64, cards: vec[i64]) -> vec[i64]:
    """Return the cards that the drafted main action leaves for other uses: of twins the lowest of
    these is named, so that one in use does not stand in the way of the other."""
    if not is_on_turn(state, seat) or state.main == NO_ACTION:
        return cards
    free = vec[i64]()
    for index in range(len(cards)):
        if not uses_card(state.main, cards[index]):
            free = append(free, cards[index])
    return free


def count_markers(state: State, seat: i64) -> i64:
    """DC-ACT-CREATE-08: the markers in use, with the one of a drafted creation."""
    count = state.count_species(seat)
    if is_on_turn(state, seat) and kind_of(state.main) == CREATE:
        count += 1
    return count


# --- main action, confirmation, pass ---------------------------------------------------------


def main_moment_obstacles(state: State, seat: i64) -> i64:
    """DC-TURN-02, DC-ACT-MAIN-01: one main action per turn."""
    found = active_obstacles(state, seat)
    if is_on_turn(state, seat) and (state.main != NO_ACTION or state.main_done):
        found |= no.MAIN_ACTION_TAKEN
    return found


def take_back_obstacles(state: State, seat: i64) -> i64:
    """Ruling Q06: a main action may be taken back until the turn is confirmed."""
    found = active_obstacles(state, seat)
    if is_on_turn(state, seat):
        if state.options.main_action_final or state.main_done or not state.drafts:
            found |= no.MAIN_ACTION_FINAL
        if state.main == NO_ACTION:
            found |= no.NOTHING_TO_TAKE_BACK
    return found


def confirm_obstacles(state: State, seat: i64) -> i64:
    """DC-TURN-03, -07: a turn without a main action is a pass."""
    found = turn_obstacles(state, seat)
    if is_on_turn(state, seat) and not state.players[seat].passed:
        if state.main == NO_ACTION and not state.main_done:
            found |= no.NO_MAIN_ACTION
    return found


def pass_obstacles(state: State, seat: i64) -> i64:
    """DC-TURN-03, ruling Q01: passing is always allowed instead of a main action."""
    return main_moment_obstacles(state, seat)


def is_draft_empty(state: State) -> bool:
    return state.give == NO_CARD and state.main == NO_ACTION


def settle_trade(state: State, seat: i64) -> None:
    """DC-ACT-TRADE-04: the drafted exchange is made for good."""
    if state.give == NO_CARD:
        return
    player = state.players[seat]
    take_from_hand(state, player, state.give)
    # Everybody has seen the card that was taken (DC-INFO-01).
    put_in_hand(state, player, state.take, bit(state.options.players) - 1)
    state.zone = with_card(without(state.zone, place_in(state.zone, state.take)), state.give)
    player.touched = True
    state.trade_done = True
    log = state.log
    if log is not None:
        log.emit(events.TRADED, rules.DC_ACT_TRADE_04, seat, state.give, state.take)
    state.give = NO_CARD
    state.take = NO_CARD


def clear_turn(state: State) -> None:
    """Forget what lasts one turn."""
    state.give = NO_CARD
    state.take = NO_CARD
    state.main = NO_ACTION
    state.main_done = False
    state.trade_done = False
    state.takeovers = 0
    state.refused = False


# --- redraws ---------------------------------------------------------------------------------


def redraw_moment_obstacles(state: State, seat: i64) -> i64:
    """DC-ACT-REDRAW-03, -04, ruling Q08: in anybody's turn while one's own hand is untouched."""
    if state.phase != ACTION:
        return no.WRONG_PHASE
    found: i64 = 0
    player = state.players[seat]
    if player.passed:
        found |= no.ALREADY_PASSED
    if player.touched or (seat == state.turn and not is_draft_empty(state)):
        found |= no.HAND_TOUCHED
    if state.redrawing != NOBODY:
        found |= no.REDRAW_UNDER_WAY
    if state.deal != NO_DEAL:
        found |= no.DECISION_OPEN
    return found


def is_right_ended(state: State, player: Player) -> bool:
    """DC-ACT-REDRAW-03, ruling Q11: after a full redraw the hand is not the one the Era began
    with, so that the normal redraw is over, unless the table plays otherwise."""
    return player.full_redraws > 0 and not state.options.full_redraw_keeps_right


def has_redraw(state: State, player: Player) -> bool:
    """DC-ACT-REDRAW-02, -03: whether the normal redraw of this Era is left; everybody knows."""
    return not player.redrawn and not is_right_ended(state, player)


def redraw_obstacles(state: State, seat: i64, keep: i64) -> i64:
    """DC-ACT-REDRAW-01 … 03: keep one card, once per Era, of the hand the Era began with."""
    found = redraw_moment_obstacles(state, seat)
    player = state.players[seat]
    if player.redrawn:
        found |= no.ALREADY_REDRAWN
    if is_right_ended(state, player):
        found |= no.HAND_TOUCHED
    if place_in(player.hand, keep) < 0:
        found |= no.CARD_NOT_IN_HAND
    elif not is_first_twin(state, player.hand, keep):
        found |= no.TWIN_COMES_FIRST
    return found


def full_redraw_obstacles(state: State, seat: i64) -> i64:
    """DC-ACT-REDRAW-05, -06, rulings Q10, Q11: while the hand allows no creation.

    Out of turn only beside the right to the other redraw: else it could be told from who may act
    whether a hand is useless (DC-INFO-02). The right itself is not lost by waiting."""
    found = redraw_moment_obstacles(state, seat)
    player = state.players[seat]
    if seat != state.turn and not has_redraw(state, player):
        found |= no.NOT_YOUR_TURN
    # Ruling Q85: in the kids game every Era is a first Era.
    if state.era != 1 and not state.options.is_kids():
        found |= no.FIRST_ERA_ONLY
    if player.full_redraws >= FULL_REDRAW_CAP:
        found |= no.REDRAW_CAP
    if player.hand_size() == 0:
        found |= no.CARD_NOT_IN_HAND
    if found == 0 and (len(player.hand) < player.hand_size() or can_create(state, seat)):
        # A hand that is not known cannot be shown to be useless.
        found |= no.CAN_CREATE
    return found


def may_redraw(state: State, seat: i64) -> bool:
    """Whether a seat has any redraw to ask for now; of others every view can tell."""
    if redraw_moment_obstacles(state, seat) != 0:
        return False
    player = state.players[seat]
    if has_redraw(state, player) and player.hand_size() > 0:
        return True
    return full_redraw_obstacles(state, seat) == 0


def redraw(state: State, seat: i64, keep: i64) -> None:
    """DC-ACT-REDRAW-01: all cards but one are discarded; new ones are then drawn one by one."""
    player = state.players[seat]
    player.redrawn = True
    log = state.log
    if log is not None:
        log.emit(events.REDRAWN, rules.DC_ACT_REDRAW_01, seat, keep, player.hand_size() - 1)
    _discard_all_but(state, seat, player, keep, rules.DC_ACT_REDRAW_01)
    # Nobody else knows which card was kept.
    player.seen = vec[i64]([0])
    _begin_redraw(state, seat, player, False)


def full_redraw(state: State, seat: i64) -> None:
    """DC-ACT-REDRAW-05: the whole hand is discarded."""
    player = state.players[seat]
    player.full_redraws += 1
    log = state.log
    if log is not None:
        log.emit(events.FULLY_REDRAWN, rules.DC_ACT_REDRAW_05, seat, player.hand_size())
    _discard_all_but(state, seat, player, NO_CARD, rules.DC_ACT_REDRAW_05)
    _begin_redraw(state, seat, player, True)


def _discard_all_but(state: State, seat: i64, player: Player, keep: i64, rule: i64) -> None:
    for card in list(player.hand):
        if card != keep:
            discard_from_hand(state, seat, card, rule)


def _begin_redraw(state: State, seat: i64, player: Player, redraws_all: bool) -> None:
    # Ruling Q07: up to ten cards.
    player.draws = HAND_SIZE - player.hand_size()
    state.redrawing = seat
    state.redraws_all = redraws_all
    end_hopeless_draws(state)


# --- drawing ---------------------------------------------------------------------------------


def end_hopeless_draws(state: State) -> None:
    """Ruling Q14: with every deck and discard pile empty a hand stays short."""
    if can_draw(state, SMALL) or can_draw(state, LARGE):
        return
    for player in state.players:
        player.draws = 0


def end_redraw_if_done(state: State) -> None:
    if state.redrawing != NOBODY and state.players[state.redrawing].draws == 0:
        state.redrawing = NOBODY
        state.redraws_all = False
