"""Refusals in full: every obstacle of an action with its rule and the numbers involved."""

from mypy_extensions import i64

from galapagos.darwin import actions as act
from galapagos.darwin import refusals as no
from galapagos.darwin.actions import c1_of, create_cards, create_slot, kind_of, x_of
from galapagos.darwin.canonical import canonical
from galapagos.darwin.cards import hearts_in
from galapagos.darwin.legal import first_to_act
from galapagos.darwin.mutation import cards_after
from galapagos.darwin.obstacles import obstacles
from galapagos.darwin.refusals import REFUSAL_RULES
from galapagos.darwin.state import State
from galapagos.darwin.table import stats_of
from galapagos.darwin.terms import MARKERS, NO_SPECIES
from galapagos.darwin.viability import join_crowd
from galapagos.kernel.bits import bit
from galapagos.kernel.refusals import Refusal


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
    if code == no.NOT_YOUR_TURN or code == no.DECISION_OPEN:
        a = first_to_act(state)
    elif code == no.WRONG_PHASE:
        a = state.phase
    elif code == no.FIRST_ERA_ONLY:
        a = state.era
    elif code == no.NO_MARKER:
        a = state.count_species(seat)
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
    return Refusal(number, REFUSAL_RULES[number], a, b)


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
    place = join_crowd(state, seat, biome, stats, diet, uid, crowd)
    return crowd.plants[place] + crowd.meat[place]
