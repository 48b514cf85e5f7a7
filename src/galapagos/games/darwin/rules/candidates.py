"""Promising main actions by stat value, found without listing all of them: for search and hints.

For every slot and every *goal* the best creation is assembled part by part, since what a card adds
does not depend on the others; for every species the best single mutation, and the best second one
after it; and all migrations. Each candidate is legal; a better one may exist.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import pack_cards, pack_create
from galapagos.games.darwin.rules.anatomy import mutated
from galapagos.games.darwin.rules.cards import AnimalCard, competition_in, hearts_in
from galapagos.games.darwin.rules.creation import Parts, can_create_now, placing_obstacles
from galapagos.games.darwin.rules.migration import add_migrations
from galapagos.games.darwin.rules.mutation import (
    double_action,
    main_obstacles_for,
    mutation_obstacles,
    single_action,
    steps_of,
)
from galapagos.games.darwin.rules.reach import first_twins, reach_of
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.table import adaptation_in, stats_of
from galapagos.games.darwin.rules.terms import BIOME, NO_CARD
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.kernel.moves import Moves

BY_ADAPTATION: Final = 0
BY_COMPETITION: Final = 1
BY_CHEAPNESS: Final = 2
GOALS: Final = 3

_MAIN: Final = 16
_NEVER: Final = -1_000_000


def value_of(state: State, biome: Biome, stats: i64, goal: i64) -> i64:
    """Return what stats are worth for a goal in a biome; sums over cards add up."""
    if biome.ground == BIOME and stats & state.cards.biomes[biome.card].forbidden_fields:
        return _NEVER
    adaptation = adaptation_in(state, biome, stats)
    hearts = hearts_in(stats)
    if goal == BY_ADAPTATION:
        return _MAIN * adaptation - hearts
    if goal == BY_COMPETITION:
        return _MAIN * competition_in(stats) + adaptation - hearts
    return adaptation - _MAIN * hearts


def add_candidates(state: State, seat: i64, moves: Moves) -> None:
    """Add promising main actions of the seat on turn: creations, mutations, migrations."""
    if seat != state.turn or main_moment_obstacles(state, seat) != 0:
        return
    if can_create_now(state, seat) == 0:
        parts = Parts(state, reach_of(state, seat))
        for slot in range(len(state.biomes)):
            for goal in range(GOALS):
                _add_new(moves, best_creation(state, seat, parts, slot, goal))
    if state.options.is_kids():
        return
    for species in state.species_of(seat):
        if main_obstacles_for(state, seat, species) == 0:
            for goal in range(GOALS):
                _add_mutations_for(state, seat, species, goal, moves)
    add_migrations(state, seat, moves)


def _add_new(moves: Moves, action: i64) -> None:
    for index in range(moves.count):
        if moves.at(index) == action:
            return
    if action != 0:
        moves.add(action)


# --- creations -------------------------------------------------------------------------------


def best_creation(state: State, seat: i64, parts: Parts, slot: i64, goal: i64) -> i64:
    """Return the best legal creation found for a goal in a slot, 0 if none was found."""
    best: i64 = 0
    best_value: i64 = _NEVER
    biome = state.biomes[slot]
    for index in range(len(parts.bodies)):
        body = parts.bodies[index]
        card = state.cards.animals[body]
        extras = _best_extras(state, biome, parts, card, goal)
        for place in range(len(parts.heads)):
            # With all that helps, and bare: what helps may need too much food.
            bare = pack_cards(parts.heads[place], body, 0, 0, 0, 0)
            for cards in (bare | extras, bare):
                value = value_of(state, biome, stats_of(state.cards, cards), goal)
                if value > best_value and placing_obstacles(state, seat, slot, cards) == 0:
                    best = pack_create(slot, cards)
                    best_value = value
    return best


def _best_extras(state: State, biome: Biome, parts: Parts, body: AnimalCard, goal: i64) -> i64:
    """Return the packed legs, wings and tail that are worth most on a body."""
    legs = _best_of(state, biome, parts.legs, parts.leg_choices(body), goal)
    wings: i64 = NO_CARD
    if body.wing_sites > 0:
        wings = _best_of(state, biome, parts.wings, len(parts.wings), goal)
    tail: i64 = NO_CARD
    if body.tail_sites > 0:
        tail = _best_of(state, biome, parts.tails, len(parts.tails), goal)
    return pack_cards(0, 0, legs & 255, legs >> 8, wings, tail)


def _best_of(state: State, biome: Biome, choices: vec[i64], count: i64, goal: i64) -> i64:
    best: i64 = NO_CARD
    best_value: i64 = 0
    for index in range(count):
        value = value_of(state, biome, stats_of(state.cards, choices[index]), goal)
        if value > best_value:
            best = choices[index]
            best_value = value
    return best


# --- mutations -------------------------------------------------------------------------------


def _add_mutations_for(state: State, seat: i64, species: Species, goal: i64, moves: Moves) -> None:
    """Add the best single mutation for a goal, and the best second one after the best first."""
    reach = first_twins(state, reach_of(state, seat))
    biome = state.biomes[species.slot]
    best: i64 = 0
    best_value: i64 = _NEVER
    best_first: i64 = 0
    best_first_value: i64 = _NEVER
    steps = steps_of(state, species.cards, reach, NO_CARD)
    for index in range(len(steps)):
        step = steps[index]
        cards = mutated(state.cards, species.cards, step >> 8, step & 255)
        value = value_of(state, biome, stats_of(state.cards, cards), goal)
        if value > best_first_value:
            best_first = step
            best_first_value = value
        action = single_action(species.uid, step)
        if value > best_value and mutation_obstacles(state, seat, action) == 0:
            best = action
            best_value = value
    _add_new(moves, best)
    if best_first != 0:
        _add_new(moves, _best_double(state, seat, species, reach, best_first, goal))


def _best_double(
    state: State, seat: i64, species: Species, reach: vec[i64], first: i64, goal: i64
) -> i64:
    best: i64 = 0
    best_value: i64 = _NEVER
    biome = state.biomes[species.slot]
    between = mutated(state.cards, species.cards, first >> 8, first & 255)
    seconds = steps_of(state, between, reach, first & 255)
    for index in range(len(seconds)):
        second = seconds[index]
        cards = mutated(state.cards, between, second >> 8, second & 255)
        value = value_of(state, biome, stats_of(state.cards, cards), goal)
        action = double_action(species.uid, first, second)
        if value > best_value and mutation_obstacles(state, seat, action) == 0:
            best = action
            best_value = value
    return best
