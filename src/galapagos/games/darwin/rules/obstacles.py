"""Deciding one action: the mask of everything that stands in its way, 0 if it is legal."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules.actions import c1_of, c2_of, kind_of, x_of
from galapagos.games.darwin.rules.anatomy import place_on
from galapagos.games.darwin.rules.creation import creation_obstacles
from galapagos.games.darwin.rules.evaluation import hunt_choice_kind, hunt_choices, hunt_chooser
from galapagos.games.darwin.rules.migration import migration_obstacles
from galapagos.games.darwin.rules.mutation import mutation_obstacles
from galapagos.games.darwin.rules.reach import is_first_twin
from galapagos.games.darwin.rules.state import DEAL_GIVE, DEAL_PAY, State, place_in
from galapagos.games.darwin.rules.table import can_draw
from galapagos.games.darwin.rules.team import (
    answer_obstacles,
    ask_obstacles,
    decline_obstacles,
    hand_card_obstacles,
    may_draw_in_deal,
    open_obstacles,
    pay_draw_obstacles,
    show_obstacles,
    takeover_obstacles,
)
from galapagos.games.darwin.rules.terms import (
    DRAWING,
    EVALUATION,
    EVENT,
    LARGE,
    NO_CARD,
    OVER,
)
from galapagos.games.darwin.rules.turn import (
    confirm_obstacles,
    full_redraw_obstacles,
    main_moment_obstacles,
    pass_obstacles,
    redraw_obstacles,
    take_back_obstacles,
    trade_obstacles,
    untrade_obstacles,
)
from galapagos.games.darwin.rules.world_events import (
    can_lose_card,
    choice_kind,
    choosers,
    degenerating,
    next_heir,
    richest,
)
from galapagos.kernel.bits import bit
from galapagos.kernel.fields import bits_of

_FIELDS: Final[list[int]] = [bits_of(fields) for fields in act.ACTION_FIELDS]
"""The bits an action of each kind may use besides its kind."""


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
    if not state.is_seat(seat):
        return no.NOT_YOUR_TURN
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
    return _draw_obstacles(state, seat, c1_of(action))


def _draw_obstacles(state: State, seat: i64, size: i64) -> i64:
    """DC-SET-09, DC-TRANS-6-01, DC-TEAM-07: a card from a deck of one's choice."""
    if size > LARGE:
        return no.MALFORMED
    found = draw_moment_obstacles(state, seat)
    if not can_draw(state, size):
        found |= no.NO_SUCH_DRAW
    return found


def draw_moment_obstacles(state: State, seat: i64) -> i64:
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
    place = place_on(species.cards, card)
    if card == NO_CARD or place < 0:
        return no.CARD_NOT_ON_SPECIES
    if place < 2:
        # DC-EVT-DEGEN-02
        return no.HEAD_OR_BODY
    return no.TWIN_COMES_FIRST


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
