"""Asking: which actions are legal, and what stands in the way of one that is not.

`obstacles` decides every action by one mask; `add_legal` lists exactly the actions for which that
mask is 0, by kind in the order of ``actions.py``, and within a kind:

* cards and decks by number; creations by head, body, legs (none, small, large, two small), wings,
  tail, slot; mutations and migrations by slot and age of the species, then, for each mutation,
  removals by place before cards that come by number; or slot; shown cards fewest first.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.darwin import actions as act
from galapagos.darwin import refusals as no
from galapagos.darwin.actions import c1_of, c2_of, kind_of, pack, x_of
from galapagos.darwin.creation import add_creations, creation_obstacles
from galapagos.darwin.evaluation import hunt_choice_kind, hunt_choices, hunt_chooser
from galapagos.darwin.migration import add_migrations, migration_obstacles
from galapagos.darwin.mutation import add_mutations, mutation_obstacles
from galapagos.darwin.reach import first_twins, is_first_twin
from galapagos.darwin.state import DEAL_DRAW, DEAL_GIVE, DEAL_PAY, NO_DEAL, State, place_in
from galapagos.darwin.table import can_draw
from galapagos.darwin.team import (
    add_deal_answers,
    add_shows,
    add_takeovers,
    answer_obstacles,
    ask_obstacles,
    deal_obstacles,
    decline_obstacles,
    hand_card_obstacles,
    is_open_card,
    may_draw_in_deal,
    open_obstacles,
    pay_draw_obstacles,
    show_obstacles,
    takeover_obstacles,
)
from galapagos.darwin.terms import (
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
from galapagos.darwin.turn import (
    confirm_obstacles,
    draw_obstacles,
    exchange_obstacles,
    full_redraw_obstacles,
    main_moment_obstacles,
    may_redraw,
    pass_obstacles,
    redraw_moment_obstacles,
    redraw_obstacles,
    take_back_obstacles,
    trade_obstacles,
    trading_obstacles,
    untrade_obstacles,
)
from galapagos.darwin.world_events import (
    add_choices,
    can_lose_card,
    choice_kind,
    choosers,
    degenerating,
    next_heir,
    richest,
)
from galapagos.kernel.bits import bit
from galapagos.kernel.moves import Moves

_X: Final = 4095 << 5
_C1: Final = 255 << 17
_C2: Final = 255 << 25
_C3: Final = 255 << 33
_C4: Final = 255 << 41

# The bits an action of each kind may use besides its kind.
_FIELDS: Final[list[int]] = [
    0,
    0,
    0,
    0,
    0,
    _C1 | _C2,
    _C1,
    0,
    _C1,
    ((1 << 51) - 1) << 5,
    _X | _C1 | _C3,
    _X | _C1 | _C2 | _C3 | _C4,
    _X | _C1,
    _C1 | _C2 | _C3 | _C4,
    _C1,
    0,
    _C1,
    0,
    _C1,
    0,
    _X | _C1 | _C2,
    _X,
    _X,
    _X | _C1,
    _X,
    _X | _C1,
    _X,
    _C1,
    0,
]


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
    for place in range(len(state.players[seat].hand)):
        if not is_open_card(state, seat, place):
            return True
    return False


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
        return _first_of(state, _seats_owing(state), state.next_seat(state.turn))
    if phase == EVENT:
        return _first_of(state, choosers(state), state.first)
    return _first_of(state, _seats_owing(state), state.first)


def _seats_owing(state: State) -> i64:
    mask: i64 = 0
    for number in range(state.options.players):
        seat: i64 = number
        if _owes_something(state, seat):
            mask |= bit(seat)
    return mask


def _first_of(state: State, mask: i64, seat: i64) -> i64:
    """Return the first seat of a mask in play order, from a given one."""
    while mask & bit(seat) == 0:
        seat = state.next_seat(seat)
    return seat


# --- listing ---------------------------------------------------------------------------------


def add_legal(state: State, seat: i64, moves: Moves) -> None:
    """Add every legal action of a seat; see the module's head for the order."""
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


def add_turn_moves(state: State, seat: i64, moves: Moves) -> None:
    """Everything of the action phase but main actions and team actions: short lists."""
    if seat == state.turn:
        if confirm_obstacles(state, seat) == 0:
            moves.add(act.CONFIRM)
        if pass_obstacles(state, seat) == 0:
            moves.add(act.PASS)
        if take_back_obstacles(state, seat) == 0:
            moves.add(act.TAKE_BACK)
        if untrade_obstacles(state, seat) == 0:
            moves.add(act.UNTRADE)
        if trading_obstacles(state, seat) == 0:
            _add_trades(state, seat, moves)
    if redraw_moment_obstacles(state, seat) == 0:
        _add_redraws(state, seat, moves)
    _add_draws(state, seat, moves)


def _add_trades(state: State, seat: i64, moves: Moves) -> None:
    hand = first_twins(state, state.players[seat].hand)
    zone = first_twins(state, state.zone)
    for given in range(len(hand)):
        for taken in range(len(zone)):
            if exchange_obstacles(state, hand[given], zone[taken]) == 0:
                moves.add(pack(act.TRADE, 0, hand[given], zone[taken]))


def _add_redraws(state: State, seat: i64, moves: Moves) -> None:
    player = state.players[seat]
    if not player.redrawn:
        hand = first_twins(state, player.hand)
        for index in range(len(hand)):
            moves.add(pack(act.REDRAW, 0, hand[index]))
    if full_redraw_obstacles(state, seat) == 0:
        moves.add(act.FULL_REDRAW)


def _add_draws(state: State, seat: i64, moves: Moves) -> None:
    if _draw_moment_obstacles(state, seat) != 0:
        return
    if can_draw(state, SMALL):
        moves.add(pack(act.DRAW, 0, SMALL))
    if can_draw(state, LARGE):
        moves.add(pack(act.DRAW, 0, LARGE))


def add_main_moves(state: State, seat: i64, moves: Moves) -> None:
    """The main actions of the player on turn: long lists."""
    if seat == state.turn and main_moment_obstacles(state, seat) == 0:
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


# --- deciding one action ---------------------------------------------------------------------


def obstacles(state: State, seat: i64, action: i64) -> i64:
    """Return the mask of everything that stands in the way of an action; 0 if it is legal."""
    kind = kind_of(action)
    if action <= 0 or kind == 0 or kind >= act.ACTION_KINDS:
        return no.MALFORMED
    fields: i64 = _FIELDS[kind]
    if (action & ~31) & ~fields:
        return no.MALFORMED
    if state.phase == OVER:
        return no.GAME_OVER
    if act.is_main(kind):
        return main_moment_obstacles(state, seat) | _main_obstacles(state, seat, action)
    if kind < act.CREATE:
        return _turn_obstacles(state, seat, action)
    if kind <= act.TAKE_OVER:
        return _team_obstacles(state, seat, action)
    if kind <= act.EAT:
        return _hunt_obstacles(state, seat, action)
    if kind <= act.PICK_BIOME:
        return _event_obstacles(state, seat, action)
    return _discard_obstacles(state, seat, action)


def _main_obstacles(state: State, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    if kind == act.CREATE:
        return creation_obstacles(state, seat, action)
    if kind == act.MIGRATE:
        return migration_obstacles(state, seat, action)
    return mutation_obstacles(state, seat, action)


def _turn_obstacles(state: State, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    if kind == act.CONFIRM:
        return confirm_obstacles(state, seat)
    if kind == act.PASS:
        return pass_obstacles(state, seat)
    if kind == act.TAKE_BACK:
        return take_back_obstacles(state, seat)
    if kind == act.UNTRADE:
        return untrade_obstacles(state, seat)
    if kind == act.TRADE:
        return trade_obstacles(state, seat, c1_of(action), c2_of(action))
    if kind == act.REDRAW:
        return redraw_obstacles(state, seat, c1_of(action))
    if kind == act.FULL_REDRAW:
        return full_redraw_obstacles(state, seat)
    if may_draw_in_deal(state, seat):
        if c1_of(action) > LARGE:
            return no.MALFORMED
        if can_draw(state, c1_of(action)):
            return 0
        return no.NO_SUCH_DRAW
    return draw_obstacles(state, seat, c1_of(action))


def _draw_moment_obstacles(state: State, seat: i64) -> i64:
    """Whether a seat has a card to draw, its own or as an opponent in a deal."""
    player = state.players[seat]
    if may_draw_in_deal(state, seat) or (player.draws > 0 and not player.discarding):
        return 0
    return no.NO_SUCH_DRAW


def _team_obstacles(state: State, seat: i64, action: i64) -> i64:
    kind = kind_of(action)
    card = c1_of(action)
    if kind == act.SHOW:
        return show_obstacles(state, seat, action)
    if kind == act.OPEN:
        return open_obstacles(state, seat, card)
    if kind == act.ASK:
        return ask_obstacles(state, seat)
    if kind == act.GIVE:
        found = answer_obstacles(state, seat, DEAL_GIVE)
        return found | hand_card_obstacles(state, seat, card)
    if kind == act.DECLINE:
        return decline_obstacles(state, seat)
    if kind == act.PAY_CARD:
        found = answer_obstacles(state, seat, DEAL_PAY)
        return found | hand_card_obstacles(state, seat, card)
    if kind == act.PAY_DRAW:
        return pay_draw_obstacles(state, seat)
    return takeover_obstacles(state, seat, x_of(action), card, c2_of(action))


def _hunt_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-EVAL-PRED-06, rulings Q45, Q47: one of the tied species, by the one who chooses."""
    if state.phase != EVALUATION:
        return no.WRONG_PHASE
    if seat != hunt_chooser(state):
        return no.NOT_YOUR_TURN
    if kind_of(action) != hunt_choice_kind(state):
        return no.DECISION_OPEN
    for uid in hunt_choices(state):
        if uid == x_of(action):
            return 0
    return no.NOT_A_CHOICE


def _event_obstacles(state: State, seat: i64, action: i64) -> i64:
    """Section 11.1: the choices of Degeneration, Intruders and the special biomes."""
    if state.phase != EVENT:
        return no.WRONG_PHASE
    if choosers(state) & bit(seat) == 0:
        return no.NOT_YOUR_TURN
    kind = kind_of(action)
    if kind != choice_kind(state, seat):
        return no.DECISION_OPEN
    x = x_of(action)
    if kind == act.PICK_BIOME:
        if x < 60 and state.picks & bit(x):
            return 0
        return no.NOT_A_CHOICE
    if kind == act.DEGENERATE:
        return _degeneration_obstacles(state, seat, x, c1_of(action))
    if kind == act.LOSE:
        for species in richest(state, seat):
            if species.uid == x:
                return 0
        return no.NOT_A_CHOICE
    return _bequest_obstacles(state, seat, x, c1_of(action))


def _degeneration_obstacles(state: State, seat: i64, uid: i64, card: i64) -> i64:
    species = degenerating(state, seat)
    if species is None or species.uid != uid:
        return no.NOT_A_CHOICE
    if can_lose_card(state, species, card):
        return 0
    if card != 0 and (species.cards & 255 == card or (species.cards >> 8) & 255 == card):
        # DC-EVT-DEGEN-02
        return no.HEAD_OR_BODY
    return no.CARD_NOT_ON_SPECIES


def _bequest_obstacles(state: State, seat: i64, uid: i64, points: i64) -> i64:
    found: i64 = 0
    if next_heir(state, seat) != uid:
        found |= no.NOT_A_CHOICE
    if points > state.players[seat].legacy:
        found |= no.TOO_MANY_POINTS
    return found


def _discard_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-KIDS-09: before the hand is refilled."""
    found: i64 = 0
    if not state.options.is_kids():
        found |= no.MODE_FORBIDS
    if state.phase != DRAWING:
        found |= no.WRONG_PHASE
    player = state.players[seat]
    if not player.discarding:
        found |= no.NO_SUCH_DRAW
    if kind_of(action) == act.DISCARD:
        card = c1_of(action)
        if place_in(player.hand, card) < 0:
            found |= no.CARD_NOT_IN_HAND
        elif not is_first_twin(state, player.hand, card):
            found |= no.TWIN_COMES_FIRST
    return found
