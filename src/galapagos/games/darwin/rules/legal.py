"""Asking: who may act, and which actions are legal.

`obstacles.py` decides every action by one mask; `add_legal` lists exactly the actions
for which that mask is 0, by kind in the order of ``actions.py``, and within a kind:

* cards and decks by number; creations by head, body, legs (none, small, large, two small), wings,
  tail, slot; mutations and migrations by slot and age of the species, then, for each mutation,
  removals by place before cards that come by number; or slot; shown cards fewest first.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.creation import add_creations
from galapagos.games.darwin.rules.evaluation import hunt_choice_kind, hunt_choices, hunt_chooser
from galapagos.games.darwin.rules.migration import add_migrations
from galapagos.games.darwin.rules.mutation import add_mutations
from galapagos.games.darwin.rules.obstacles import draw_moment_obstacles
from galapagos.games.darwin.rules.reach import first_twins
from galapagos.games.darwin.rules.state import DEAL_DRAW, DEAL_GIVE, DEAL_PAY, NO_DEAL, State
from galapagos.games.darwin.rules.table import can_draw
from galapagos.games.darwin.rules.team import (
    add_deal_answers,
    add_shows,
    add_takeovers,
    answer_obstacles,
    ask_obstacles,
    deal_obstacles,
    decline_obstacles,
    is_open_card,
    may_draw_in_deal,
    pay_draw_obstacles,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    DRAWING,
    EVALUATION,
    EVENT,
    LARGE,
    NOBODY,
    OVER,
    SHOWING,
    SMALL,
)
from galapagos.games.darwin.rules.turn import (
    confirm_obstacles,
    exchange_obstacles,
    free_cards,
    full_redraw_obstacles,
    has_redraw,
    main_moment_obstacles,
    may_redraw,
    pass_obstacles,
    redraw_moment_obstacles,
    take_back_obstacles,
    trading_obstacles,
    untrade_obstacles,
)
from galapagos.games.darwin.rules.world_events import (
    add_choices,
    choosers,
)
from galapagos.kernel.bits import bit
from galapagos.kernel.errors import BrokenInvariant
from galapagos.kernel.moves import Moves

# --- who may act -----------------------------------------------------------------------------


def seats_to_act(state: State) -> i64:
    """Return the mask of seats that may decide something now."""
    phase = state.phase
    if phase == OVER:
        return 0
    if phase == EVALUATION:
        return bit(hunt_chooser(state))
    if phase == EVENT:
        return choosers(state)
    mask: i64 = 0
    for number in range(state.options.players):
        seat: i64 = number
        if _owes_something(state, seat) or (phase == ACTION and _may_do_something(state, seat)):
            mask |= bit(seat)
    return mask


def _owes_something(state: State, seat: i64) -> bool:
    """Whether the game cannot go on without a decision of this seat."""
    player = state.players[seat]
    if player.draws > 0 or player.discarding:
        return True
    if state.phase == SHOWING:
        return not player.shown
    if state.phase != ACTION:
        return False
    if state.deal == DEAL_GIVE:
        return seat == state.partner_of(state.turn)
    if state.deal == DEAL_DRAW:
        return may_draw_in_deal(state, seat)
    return seat == state.turn


def _may_do_something(state: State, seat: i64) -> bool:
    """DC-ACT-REDRAW-04, DC-TEAM-02: rights that hold in anybody's turn and block nobody."""
    if may_redraw(state, seat):
        return True
    return state.options.is_team() and _has_closed_card(state, seat)


def _has_closed_card(state: State, seat: i64) -> bool:
    """Whether not everybody knows every card of a hand; every view can tell (DC-INFO-03)."""
    player = state.players[seat]
    closed = player.hand_size()
    for place in range(len(player.hand)):
        if is_open_card(state, seat, place):
            closed -= 1
    return closed > 0


def first_to_act(state: State) -> i64:
    """Return the seat that decides first: who owes an answer, then draws, then play order."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase == EVALUATION:
        return hunt_chooser(state)
    if phase == ACTION:
        if state.deal == NO_DEAL and state.redrawing != NOBODY:
            return state.redrawing
        if state.deal == NO_DEAL or state.deal == DEAL_PAY:
            return state.turn
        return _first_of(state, seats_owing(state), state.next_seat(state.turn))
    if phase == EVENT:
        return _first_of(state, choosers(state), state.first)
    return _first_of(state, seats_owing(state), state.first)


def seats_owing(state: State) -> i64:
    """Return the mask of seats without whose decision the game cannot go on."""
    phase = state.phase
    if phase != DRAWING and phase != SHOWING and phase != ACTION:
        return seats_to_act(state)
    mask: i64 = 0
    for number in range(state.options.players):
        seat: i64 = number
        if _owes_something(state, seat):
            mask |= bit(seat)
    return mask


def _first_of(state: State, mask: i64, seat: i64) -> i64:
    """Return the first seat of a mask in play order, from a given one."""
    if mask == 0:
        raise BrokenInvariant(["the game waits for a decision that nobody owes"])
    while mask & bit(seat) == 0:
        seat = state.next_seat(seat)
    return seat


# --- listing ---------------------------------------------------------------------------------


def add_legal(state: State, seat: i64, moves: Moves) -> None:
    """Add every legal action of a seat; see the module's head for the order.

    A spectator, or a seat that does not exist, has none."""
    if not state.is_seat(seat):
        return
    phase = state.phase
    if phase == ACTION:
        add_turn_moves(state, seat, moves)
        add_main_moves(state, seat, moves)
        add_team_moves(state, seat, moves)
    elif phase == DRAWING:
        _add_draws(state, seat, moves)
        _add_kids_discards(state, seat, moves)
    elif phase == SHOWING:
        if not state.players[seat].shown:
            add_shows(state, seat, moves)
    elif phase == EVALUATION:
        if seat == hunt_chooser(state):
            for uid in hunt_choices(state):
                moves.add(pack(hunt_choice_kind(state), uid))
    elif phase == EVENT:
        if choosers(state) & bit(seat):
            add_choices(state, seat, moves)


def add_turn_moves(state: State, seat: i64, moves: Moves, trades: bool = True) -> None:
    """Everything of the action phase but main actions and team actions, and on request but
    trades: short lists."""
    if seat == state.turn:
        if confirm_obstacles(state, seat) == 0:
            moves.add(act.CONFIRM)
        if pass_obstacles(state, seat) == 0:
            moves.add(act.PASS)
        if take_back_obstacles(state, seat) == 0:
            moves.add(act.TAKE_BACK)
        if untrade_obstacles(state, seat) == 0:
            moves.add(act.UNTRADE)
        if trades and trading_obstacles(state, seat) == 0:
            _add_trades(state, seat, moves)
    if redraw_moment_obstacles(state, seat) == 0:
        _add_redraws(state, seat, moves)
    _add_draws(state, seat, moves)


def to_give(state: State, seat: i64) -> vec[i64]:
    """Return the cards that a seat may think of giving in a trade."""
    return first_twins(state, free_cards(state, seat, state.players[seat].hand))


def to_take(state: State) -> vec[i64]:
    """Return the cards that may be thought of to be taken in a trade."""
    return first_twins(state, state.zone)


def _add_trades(state: State, seat: i64, moves: Moves) -> None:
    zone = to_take(state)
    for given in to_give(state, seat):
        for taken in zone:
            if exchange_obstacles(state, given, taken) == 0:
                moves.add(pack(act.TRADE, 0, given, taken))


def _add_redraws(state: State, seat: i64, moves: Moves) -> None:
    player = state.players[seat]
    if has_redraw(state, player):
        hand = first_twins(state, player.hand)
        for index in range(len(hand)):
            moves.add(pack(act.REDRAW, 0, hand[index]))
    if full_redraw_obstacles(state, seat) == 0:
        moves.add(act.FULL_REDRAW)


def _add_draws(state: State, seat: i64, moves: Moves) -> None:
    if draw_moment_obstacles(state, seat) != 0:
        return
    if can_draw(state, SMALL):
        moves.add(pack(act.DRAW, 0, SMALL))
    if can_draw(state, LARGE):
        moves.add(pack(act.DRAW, 0, LARGE))


def add_main_moves(state: State, seat: i64, moves: Moves) -> None:
    """The main actions of the player on turn: long lists, that a player who drafts and takes back
    meets again."""
    if seat != state.turn or main_moment_obstacles(state, seat) != 0:
        return
    listed = state.listed_with(state.give)
    if listed.since != state.changes or listed.give != state.give or listed.take != state.take:
        listed.moves.clear()
        _list_main_moves(state, seat, listed.moves)
        listed.since = state.changes
        listed.give = state.give
        listed.take = state.take
    moves.add_all(listed.moves)


def _list_main_moves(state: State, seat: i64, moves: Moves) -> None:
    add_creations(state, seat, moves)
    if not state.options.is_kids():
        add_mutations(state, seat, act.MUTATE, moves)
        add_mutations(state, seat, act.MUTATE_TWICE, moves)
        add_migrations(state, seat, moves)


def add_team_moves(state: State, seat: i64, moves: Moves) -> None:
    """DC-TEAM-02, -06 … 09: what the team game adds to a turn."""
    if not state.options.is_team():
        return
    hand = state.players[seat].hand
    for place in range(len(hand)):
        if not is_open_card(state, seat, place):
            moves.add(pack(act.OPEN, 0, hand[place]))
    if ask_obstacles(state, seat) == 0:
        moves.add(act.ASK)
    if answer_obstacles(state, seat, DEAL_GIVE) == 0:
        add_deal_answers(state, seat, act.GIVE, moves)
    if decline_obstacles(state, seat) == 0:
        moves.add(act.DECLINE)
    if answer_obstacles(state, seat, DEAL_PAY) == 0:
        add_deal_answers(state, seat, act.PAY_CARD, moves)
        if pay_draw_obstacles(state, seat) == 0:
            moves.add(act.PAY_DRAW)
    if deal_obstacles(state, seat) == 0:
        add_takeovers(state, seat, act.TAKE_OVER, moves)


def _add_kids_discards(state: State, seat: i64, moves: Moves) -> None:
    player = state.players[seat]
    if player.discarding:
        cards = first_twins(state, player.hand)
        for index in range(len(cards)):
            moves.add(pack(act.DISCARD, 0, cards[index]))
        moves.add(act.REFILL)
