"""Refusals in full: every obstacle of an action with its rule and the numbers involved."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.actions import c1_of, create_cards, create_slot, kind_of, x_of
from galapagos.games.darwin.rules.canonical import canonical
from galapagos.games.darwin.rules.cards import hearts_in
from galapagos.games.darwin.rules.food import gather
from galapagos.games.darwin.rules.legal import first_to_act
from galapagos.games.darwin.rules.mutation import cards_after
from galapagos.games.darwin.rules.obstacles import draw_moment_obstacles, obstacles
from galapagos.games.darwin.rules.refusals import REFUSAL_RULES
from galapagos.games.darwin.rules.state import DEAL_DRAW, NO_DEAL, State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import ACTION, MARKERS, NO_SPECIES
from galapagos.games.darwin.rules.turn import count_markers
from galapagos.games.darwin.rules.viability import join_crowd
from galapagos.kernel.bits import bit
from galapagos.kernel.refusals import Refusal

# The rule an action of each kind is about, for obstacles that many kinds share.
_RULE_OF_KIND: Final[list[int]] = [
    rules.DC_TURN_02,
    rules.DC_TURN_07,
    rules.DC_TURN_03,
    rules.DC_TURN_07,
    rules.DC_ACT_TRADE_03,
    rules.DC_ACT_TRADE_01,
    rules.DC_ACT_REDRAW_01,
    rules.DC_ACT_REDRAW_05,
    rules.DC_TRANS_6_01,
    rules.DC_ACT_CREATE_01,
    rules.DC_ACT_MUTATE_01,
    rules.DC_ACT_MUTATE_08,
    rules.DC_ACT_MIGRATE_01,
    rules.DC_TEAM_05,
    rules.DC_TEAM_02,
    rules.DC_TEAM_06,
    rules.DC_TEAM_06,
    rules.DC_TEAM_06,
    rules.DC_TEAM_06,
    rules.DC_TEAM_06,
    rules.DC_TEAM_08,
    rules.DC_EVAL_PRED_01,
    rules.DC_EVAL_PRED_06,
    rules.DC_EVT_DEGEN_01,
    rules.DC_EVT_INTRUDERS_01,
    rules.DC_EVT_INTRUDERS_02,
    rules.DC_EVT_SPECIAL_02,
    rules.DC_KIDS_09,
    rules.DC_KIDS_09,
]
_BY_KIND: Final = (
    no.CARD_NOT_IN_HAND
    | no.TWIN_COMES_FIRST
    | no.NOT_A_CHOICE
    | no.NO_SUCH_BIOME
    | no.ALREADY_SHOWN
)


def why_not(state: State, seat: i64, action: i64) -> list[Refusal]:
    """Return everything that stands in the way of an action; empty if it is legal."""
    mask = obstacles(state, seat, action)
    found: list[Refusal] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(_refusal(state, seat, action, number))
        mask >>= 1
        number += 1
    return found


def _refusal(state: State, seat: i64, action: i64, number: i64) -> Refusal:
    code = bit(number)
    a: i64 = -1
    b: i64 = -1
    if code == no.NOT_YOUR_TURN:
        a = _seat_on_turn(state)
    elif code == no.DECISION_OPEN:
        a = first_to_act(state)
    elif code == no.WRONG_PHASE:
        a = state.phase
    elif code == no.FIRST_ERA_ONLY:
        a = state.era
    elif code == no.NO_MARKER:
        a = count_markers(state, seat)
        b = MARKERS
    elif code == no.REDRAW_UNDER_WAY:
        a = state.redrawing
    elif code == no.TOO_MANY_POINTS:
        a = c1_of(action)
        b = state.players[seat].legacy
    elif code == no.ACTED or code == no.NOT_YOUR_SPECIES:
        a = x_of(action)
    elif code == no.TWIN_COMES_FIRST:
        # The action to take instead.
        a = canonical(state, seat, action)
    elif code == no.UNFED:
        a = _hearts_after(state, action)
        b = _food_after(state, seat, action)
    elif code & (no.REQUIREMENT | no.VOLCANO | no.DRIFT | no.SAME_BIOME | no.NO_SUCH_BIOME):
        a = target_slot(state, action)
    return Refusal(number, _rule_meant(state, seat, action, code, number), a, b)


def _seat_on_turn(state: State) -> i64:
    """Return whose turn it is; an open deal waits for an answer. A redraw changes no turn (Q08)."""
    if state.phase == ACTION and state.deal == NO_DEAL:
        return state.turn
    return first_to_act(state)


def _rule_meant(state: State, seat: i64, action: i64, code: i64, number: i64) -> i64:
    """Return the rule behind an obstacle; some stand for different rules in different actions."""
    kind = kind_of(action)
    if code & _BY_KIND:
        return _RULE_OF_KIND[kind]
    if code == no.MODE_FORBIDS:
        if not act.is_main(kind):
            return _RULE_OF_KIND[kind]
        if state.options.is_kids():
            return rules.DC_KIDS_06
        return rules.DC_BEG_06
    if code == no.NOT_YOUR_TURN and kind == act.FULL_REDRAW:
        return rules.DC_ACT_REDRAW_05
    if code == no.CARD_NOT_ON_SPECIES and kind == act.DEGENERATE:
        return rules.DC_EVT_DEGEN_01
    if code == no.HEAD_OR_BODY and kind == act.DEGENERATE:
        return rules.DC_EVT_DEGEN_02
    if code == no.NO_SUCH_DRAW and draw_moment_obstacles(state, seat) != 0:
        return _drawing_rule(state, kind)
    return REFUSAL_RULES[number]


def _drawing_rule(state: State, kind: i64) -> i64:
    """Return the rule by which a seat has nothing to draw, discard or refill now."""
    if state.deal == DEAL_DRAW:
        return rules.DC_TEAM_07
    if state.options.is_kids():
        return rules.DC_KIDS_09
    return _RULE_OF_KIND[kind]


def target_slot(state: State, action: i64) -> i64:
    """Return the slot in which a main action would leave its species; -1 if it names none."""
    kind = kind_of(action)
    if kind == act.CREATE:
        return create_slot(action)
    if kind == act.MIGRATE:
        return c1_of(action)
    species = state.find(x_of(action))
    if species is None:
        return -1
    return species.slot


def _cards_meant(state: State, action: i64) -> i64:
    """Return the cards of the species as a main action would leave it."""
    kind = kind_of(action)
    if kind == act.CREATE:
        return create_cards(action)
    species = state.species(x_of(action))
    if kind == act.MIGRATE:
        return species.cards
    return cards_after(state, species, action)


def _hearts_after(state: State, action: i64) -> i64:
    return hearts_in(stats_of(state.cards, _cards_meant(state, action)))


def _food_after(state: State, seat: i64, action: i64) -> i64:
    """Return the plants and meat a species would hold: what is short of its hearts is missing."""
    cards = _cards_meant(state, action)
    stats = stats_of(state.cards, cards)
    diet = state.cards.animals[cards & 255].diet
    uid: i64 = NO_SPECIES
    if kind_of(action) != act.CREATE and kind_of(action) != act.MIGRATE:
        uid = x_of(action)
    crowd = state.scratch()
    biome = state.biomes[target_slot(state, action)]
    gather(state, biome, crowd, uid)
    place = join_crowd(state, seat, biome, stats, diet, uid, crowd)
    return crowd.plants[place] + crowd.meat[place]
