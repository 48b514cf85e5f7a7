"""A uniformly random legal action, drawn without listing the main actions.

Short lists are listed. Creations, mutations and migrations are numbered with many that are not
legal among them; a number is drawn until it is that of a legal action, so each is equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import (
    MIGRATE,
    create_cards,
    create_slot,
    pack,
)
from galapagos.games.darwin.rules.anatomy import mutated
from galapagos.games.darwin.rules.creation import Parts, can_create_now, placing_obstacles
from galapagos.games.darwin.rules.legal import add_legal, add_team_moves, add_turn_moves
from galapagos.games.darwin.rules.migration import travel_obstacles
from galapagos.games.darwin.rules.mutation import (
    count_steps,
    double_action,
    is_listed_double,
    is_listed_single,
    main_obstacles_for,
    mutant_obstacles,
    single_action,
    step_at,
)
from galapagos.games.darwin.rules.reach import reach_of
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import ACTION, NO_CARD
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.kernel.chance import Chance
from galapagos.kernel.moves import Moves

_TRIES: Final = 400


def random_action(state: State, seat: i64, chance: Chance, moves: Moves) -> i64:
    """Return a legal action of a seat, each with the same probability; `Misuse` if none is."""
    moves.clear()
    if state.phase != ACTION or seat != state.turn or main_moment_obstacles(state, seat) != 0:
        add_legal(state, seat, moves)
        return moves.any(chance)
    add_turn_moves(state, seat, moves)
    add_team_moves(state, seat, moves)
    short = moves.count
    reach = reach_of(state, seat)
    parts = Parts(state, reach)
    creations: i64 = 0
    if can_create_now(state, seat) == 0:
        creations = parts.ways()
    actors = _actors(state, seat)
    grid = _grid(state, reach)
    total = short + creations + grid * len(actors)
    for attempt in range(_TRIES):
        number = chance.below(total)
        if number < short:
            return moves.at(number)
        number -= short
        action: i64 = 0
        if number < creations:
            action = parts.way(state, number)
            slot = create_slot(action)
            if placing_obstacles(state, seat, slot, create_cards(action)) == 0:
                return action
        else:
            number -= creations
            action = _at_grid(state, seat, actors[number // grid], reach, number % grid)
            if action != 0:
                return action
    moves.clear()
    add_legal(state, seat, moves)
    return moves.any(chance)


def _actors(state: State, seat: i64) -> list[Species]:
    return [
        species
        for species in state.species_of(seat)
        if main_obstacles_for(state, seat, species) == 0
    ]


def _grid(state: State, reach: vec[i64]) -> i64:
    """Return how many numbers stand for each species: slots, single and double mutations."""
    steps = count_steps(reach)
    return len(state.biomes) + steps + steps * steps


def _at_grid(state: State, seat: i64, species: Species, reach: vec[i64], number: i64) -> i64:
    """Return the legal action at a number of a species' grid, 0 where there is none."""
    if number < len(state.biomes):
        if travel_obstacles(state, seat, species, number) != 0:
            return 0
        return pack(MIGRATE, species.uid, number)
    number -= len(state.biomes)
    steps = count_steps(reach)
    if number < steps:
        return _single_at(state, seat, species, reach, number)
    return _double_at(state, seat, species, reach, number - steps)


def _single_at(state: State, seat: i64, species: Species, reach: vec[i64], number: i64) -> i64:
    step = step_at(state, species.cards, reach, number)
    if step == 0:
        return 0
    cards = mutated(state.cards, species.cards, step >> 8, step & 255)
    if cards == 0 or not is_listed_single(state, species, reach, step):
        return 0
    if mutant_obstacles(state, seat, species, cards) != 0:
        return 0
    return single_action(species.uid, step)


def _double_at(state: State, seat: i64, species: Species, reach: vec[i64], number: i64) -> i64:
    steps = count_steps(reach)
    first = step_at(state, species.cards, reach, number % steps)
    if first == 0:
        return 0
    between = mutated(state.cards, species.cards, first >> 8, first & 255)
    if between == 0:
        return 0
    second = step_at(state, between, reach, number // steps)
    # A card cannot come twice.
    if second == 0 or (second & 255 != NO_CARD and second & 255 == first & 255):
        return 0
    cards = mutated(state.cards, between, second >> 8, second & 255)
    if cards == 0 or not is_listed_double(state, species, reach, first, second):
        return 0
    if mutant_obstacles(state, seat, species, cards) != 0:
        return 0
    return double_action(species.uid, first, second)
