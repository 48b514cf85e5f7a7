"""Carrying out the main action and the trade of a turn, for good."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.actions import (
    CREATE,
    MIGRATE,
    MUTATE,
    NO_ACTION,
    c1_of,
    c3_of,
    card_at,
    create_cards,
    create_slot,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.food import feed
from galapagos.games.darwin.rules.mutation import cards_after, mutation_cost, path_of
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import (
    discard,
    lay_species,
    settle,
    settle_in,
    take_from_hand,
)
from galapagos.games.darwin.rules.terms import LOW_MUTATION, MAX_CARDS, NO_CARD, NO_SPECIES
from galapagos.games.darwin.rules.turn import settle_trade
from galapagos.games.darwin.rules.viability import ignores_food


def settle_draft(state: State, seat: i64) -> None:
    """Carry out what the draft of a turn holds; it can no longer be taken back."""
    state.own_player(seat)
    settle_trade(state, seat)
    if state.main != NO_ACTION:
        main = state.main
        state.main = NO_ACTION
        state.main_done = True
        state.players[seat].touched = True
        _carry_out(state, seat, main)


def _carry_out(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == CREATE:
        _create(state, seat, action)
    elif kind == MIGRATE:
        _migrate(state, seat, action)
    else:
        _mutate(state, seat, action)


def _create(state: State, seat: i64, action: i64) -> None:
    """DC-ACT-CREATE-01, -03 … -06: the whole species at once, from hand cards."""
    cards = create_cards(action)
    slot = create_slot(action)
    state.own_biome(slot)
    for place in range(MAX_CARDS):
        card = card_at(cards, place)
        if card != NO_CARD:
            take_from_hand(state, state.players[seat], card)
    species = lay_species(state, seat, slot, cards)
    log = state.log
    if log is not None:
        log.emit(events.CREATED, rules.DC_ACT_CREATE_01, seat, species.uid, slot, cards)
    _feed_if_needed(state, slot, rules.DC_ACT_CREATE_04, species.uid)


def _mutate(state: State, seat: i64, action: i64) -> None:
    """DC-ACT-MUTATE-01 … 11: exchange cards, pay, look for food anew."""
    species = state.own_species(x_of(action))
    steps: i64 = 2
    path: i64 = 0
    if kind_of(action) == MUTATE:
        steps = 1
        path = c1_of(action) << 8 | c3_of(action)
    else:
        path = path_of(state, species, action)
    cards = cards_after(state, species, action)
    if steps == 2:
        _exchange(state, seat, species, path >> 16)
    _exchange(state, seat, species, path & 65535)
    species.cards = cards
    species.acted = True
    _pay(state, species, mutation_cost(state, species.points, steps))
    settle(state, species)
    _feed_if_needed(state, species.slot, rules.DC_ACT_MAIN_07, species.uid)


def _exchange(state: State, seat: i64, species: Species, step: i64) -> None:
    """DC-ACT-MUTATE-02 … 04, -07: one card leaves to its discard pile, one comes from hand."""
    out = step >> 8
    into = step & 255
    if into != NO_CARD:
        take_from_hand(state, state.players[seat], into)
    if out != NO_CARD:
        discard(state, out)
    log = state.log
    if log is not None:
        rule: i64 = rules.DC_ACT_MUTATE_04
        if out == NO_CARD:
            rule = rules.DC_ACT_MUTATE_03
        elif into == NO_CARD:
            rule = rules.DC_ACT_MUTATE_02
        log.emit(events.MUTATED, rule, seat, species.uid, out, into)


def _pay(state: State, species: Species, cost: i64) -> None:
    """DC-ACT-MUTATE-09, ruling Q26: from the points on the species, to the supply."""
    species.points -= cost
    log = state.log
    if log is not None and cost > 0:
        rule: i64 = rules.DC_ACT_MUTATE_09
        if state.event == LOW_MUTATION:
            rule = rules.DC_EVT_LOWMUT_01
        log.emit(events.MUTATION_PAID, rule, species.owner, species.uid, cost)


def _migrate(state: State, seat: i64, action: i64) -> None:
    """DC-ACT-MIGRATE-01, -02, -04: food and token stay behind, points travel along."""
    species = state.own_species(x_of(action))
    source = species.slot
    target = c1_of(action)
    state.biomes[source].species.remove(species)
    state.own_biome(target).species.append(species)
    species.slot = target
    species.acted = True
    species.plants = 0
    species.meat = 0
    settle_in(state, species)
    log = state.log
    if log is not None:
        rule = rules.DC_ACT_MIGRATE_01
        log.emit(events.MIGRATED, rule, seat, species.uid, source, target)
    _feed_if_needed(state, source, rules.DC_ACT_MIGRATE_02, NO_SPECIES)
    _feed_if_needed(state, target, rules.DC_ACT_MAIN_07, species.uid)


def _feed_if_needed(state: State, slot: i64, rule: i64, acting: i64) -> None:
    """DC-ACT-MAIN-07; ruling Q86: in the first beginner Era food lies unused until the end."""
    if not ignores_food(state):
        feed(state, slot, rule, acting)
