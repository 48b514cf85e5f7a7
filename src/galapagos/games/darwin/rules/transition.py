"""The transition between two Eras: event, biome change, food, markers, trade zone, hands (10)."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.food import EVERYBODY, feed, supply
from galapagos.games.darwin.rules.state import Biome, State, bare_biome
from galapagos.games.darwin.rules.table import clear_zone, fill_zone, settle_in
from galapagos.games.darwin.rules.terms import (
    AXIS_SHIFT,
    BIOME,
    DRAWING,
    EVENT,
    HAND_SIZE,
    NO_EVENT,
    NO_SLOT,
    NOBODY,
    TOKEN,
    VOLCANO,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.rules.turn import end_hopeless_draws
from galapagos.games.darwin.rules.world_events import begin_event, draw_from, is_protected
from galapagos.kernel.bits import bit, count_bits


def begin_phase(state: State, phase: i64) -> None:
    """DC-ERA-02: one phase after the other; each is announced."""
    state.phase = phase
    log = state.log
    if log is not None:
        log.emit(events.PHASE_BEGAN, rules.DC_ERA_02, NOBODY, phase)


# --- step 1: event ---------------------------------------------------------------------------


def begin_transition(state: State) -> None:
    """Step 1; `go_on_with_event` says when it is over, `finish_transition` does the rest."""
    state.fetched = -1
    if state.options.is_beginner():
        # DC-BEG-05: the beginner game skips this step.
        state.phase = EVENT
    else:
        _change_event(state)


def _change_event(state: State) -> None:
    """DC-TRANS-1-01: the old event goes, a new one is revealed and takes effect (Q53, Q76)."""
    log = state.log
    if log is not None:
        log.begin()
    begin_phase(state, EVENT)
    # DC-EVT-VOLCANO-07: the volcano's card lies on the table as a biome.
    if state.event != NO_EVENT and state.event != VOLCANO:
        _discard_event(state, state.event, rules.DC_TRANS_1_01)
    event = draw_from(state, state.event_deck)
    state.event_deck &= ~bit(event)
    state.event = event
    if log is not None:
        log.emit(events.EVENT_REVEALED, rules.DC_TRANS_1_01, NOBODY, event)
    begin_event(state)


def _discard_event(state: State, event: i64, rule: i64) -> None:
    state.event_discard |= bit(event)
    log = state.log
    if log is not None:
        log.emit(events.EVENT_DISCARDED, rule, NOBODY, event)


# --- step 2: biome change --------------------------------------------------------------------


def protected_slots(state: State) -> i64:
    """DC-TRANS-2-04, DC-EVT-VOLCANO-06, DC-EVT-SPECIAL-04: mask of slots that stay."""
    mask: i64 = 0
    for number in range(len(state.biomes)):
        slot: i64 = number
        biome = state.biomes[slot]
        if biome.ground == VOLCANO_ACTIVE or is_protected(state, biome):
            mask |= bit(slot)
    return mask


def changes_now(state: State) -> i64:
    """DC-TRANS-2-02, -04, DC-EVT-AXIS-01: slots changed in this transition, fetched included."""
    count: i64 = state.options.changes_after(state.era)
    if state.event == AXIS_SHIFT:
        count = len(state.biomes)
    open_slots = len(state.biomes) - count_bits(protected_slots(state))
    if count > open_slots:
        return open_slots
    return count


def places_card(state: State) -> bool:
    """DC-EVT-VOLCANO-01, DC-EVT-SPECIAL-02: whether the event itself fills a slot."""
    return state.event == VOLCANO or state.fetched >= 0


def change_biomes(state: State) -> None:
    """DC-TRANS-2-01 … 06: the fetched card and new biomes replace old ones at random slots."""
    count = changes_now(state)
    closed = protected_slots(state)
    cooling = _cooling_slot(state)
    leaving: i64 = 0
    if count > 0 and places_card(state):
        # DC-TRANS-1-03, -2-03, ruling Q61: it takes the place of one random change.
        slot = draw_from(state, _open_slots(state, closed))
        closed |= bit(slot)
        count -= 1
        leaving |= _replace_by_event(state, slot)
    news = [draw_biome(state) for number in range(count)]
    for card in news:
        slot = draw_from(state, _open_slots(state, closed))
        closed |= bit(slot)
        leaving |= _replace(state, slot, card, BIOME, rules.DC_TRANS_2_01)
    # The replaced cards leave together, so that none comes back in the same change.
    if state.options.has_pairs_halved():
        # DC-2P-06
        state.biome_deck |= leaving
    else:
        state.biome_discard |= leaving
    if cooling != NO_SLOT:
        _cool(state, cooling)


def _open_slots(state: State, closed: i64) -> i64:
    count: i64 = len(state.biomes)
    return (bit(count) - 1) & ~closed


def draw_biome(state: State) -> i64:
    """DC-LEM-06: the biome deck never runs out."""
    card = draw_from(state, state.biome_deck)
    state.biome_deck &= ~bit(card)
    return card


def _cooling_slot(state: State) -> i64:
    """DC-EVT-VOLCANO-05: the slot of a volcano whose active Era has just ended."""
    for slot in range(len(state.biomes)):
        if state.biomes[slot].ground == VOLCANO_ACTIVE:
            return slot
    return NO_SLOT


def _replace_by_event(state: State, slot: i64) -> i64:
    if state.event == VOLCANO:
        # DC-EVT-VOLCANO-01: the event card lies there as a biome.
        rainforest = state.cards.rainforest
        return _replace(state, slot, rainforest, VOLCANO_ACTIVE, rules.DC_EVT_VOLCANO_01)
    card = state.fetched
    state.fetched = -1
    return _replace(state, slot, card, BIOME, rules.DC_EVT_SPECIAL_02)


def _replace(state: State, slot: i64, card: i64, ground: i64, rule: i64) -> i64:
    """Lay a card into a slot; return the mask of the biome card that leaves, if one does."""
    biome = state.biomes[slot]
    leaving: i64 = 0
    before = biome.card
    if biome.ground == BIOME:
        leaving = bit(biome.card)
    else:
        _discard_event(state, VOLCANO, rules.DC_EVT_VOLCANO_07)
    lay_biome(state, biome, card, ground)
    log = state.log
    if log is not None:
        log.emit(events.BIOME_REPLACED, rule, NOBODY, slot, card, ground, before)
    return leaving


def lay_biome(state: State, biome: Biome, card: i64, ground: i64) -> None:
    """Put a biome card, or a volcano that counts as one, into a slot; species stay (Q75)."""
    biome.ground = ground
    biome.card = card
    biome.reward = state.cards.biomes[card].reward
    if ground == VOLCANO_ACTIVE:
        # DC-EVT-VOLCANO-02
        biome.reward = 0
    if ground == BIOME:
        state.biome_seen |= bit(card)


def _cool(state: State, slot: i64) -> None:
    """DC-EVT-VOLCANO-05, ruling Q91: it counts as a Tropical rainforest from now on."""
    lay_biome(state, state.biomes[slot], state.cards.rainforest, VOLCANO_RAINFOREST)
    log = state.log
    if log is not None:
        log.emit(events.VOLCANO_COOLED, rules.DC_EVT_VOLCANO_05, NOBODY, slot)


# --- steps 3 to 6 ----------------------------------------------------------------------------


def finish_transition(state: State) -> None:
    """Steps 2 to 6, up to the drawing of cards."""
    log = state.log
    if log is not None:
        log.begin()
    change_biomes(state)
    supply_all(state, rules.DC_TRANS_3_01)
    _turn_markers(state)
    if log is not None:
        log.begin()
    clear_zone(state, rules.DC_TRANS_5_01)
    fill_zone(state, rules.DC_TRANS_5_01)
    begin_drawing(state)


def supply_all(state: State, rule: i64) -> None:
    """DC-TRANS-3-01 … 04: every biome gets its food anew; nobody dies."""
    log = state.log
    for slot in range(len(state.biomes)):
        biome = state.biomes[slot]
        supply(state, slot)
        if log is not None:
            log.emit(events.FOOD_SUPPLIED, rule, NOBODY, slot, biome.plants, biome.meat)
        for species in biome.species:
            settle_in(state, species)
        feed(state, slot, rule, EVERYBODY)


def _turn_markers(state: State) -> None:
    """DC-TRANS-4-01: all markers to their plain side."""
    for biome in state.biomes:
        for species in biome.species:
            species.acted = False
    log = state.log
    if log is not None:
        log.emit(events.MARKERS_TURNED, rules.DC_TRANS_4_01, NOBODY)


def begin_drawing(state: State) -> None:
    """DC-TRANS-6-01, rulings Q12, Q13: every hand is filled up to ten cards."""
    begin_phase(state, DRAWING)
    for player in state.players:
        player.draws = HAND_SIZE - player.hand_size()
        if player.draws < 0:
            player.draws = 0
    end_hopeless_draws(state)


# --- the kids game ---------------------------------------------------------------------------


def lay_kids_table(state: State) -> None:
    """DC-KIDS-04, -05: three new biomes, and a competition token as a fourth."""
    log = state.log
    for number in range(state.options.slots()):
        biome = bare_biome()
        state.biomes.append(biome)
        lay_biome(state, biome, draw_biome(state), BIOME)
        if log is not None:
            log.emit(events.BIOME_LAID, rules.DC_KIDS_04, NOBODY, number, biome.card, BIOME)
    token = draw_from(state, state.tokens)
    state.tokens &= ~bit(token)
    ground = bare_biome(TOKEN)
    # DC-CMP-06, ruling Q85: two tokens each of gold 3, silver 2, bronze 1.
    ground.reward = 3 - token // 2
    state.biomes.append(ground)
    if log is not None:
        slot = len(state.biomes) - 1
        log.emit(events.BIOME_LAID, rules.DC_KIDS_04, NOBODY, slot, ground.reward, TOKEN)
