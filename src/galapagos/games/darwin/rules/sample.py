"""A uniformly random legal action, drawn without listing the main actions.

Short lists are listed. Creations, mutations and migrations are numbered with many that are not
legal among them; a number is drawn until it is that of a legal action, so each is equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import (
    MIGRATE,
    TRADE,
    create_cards,
    create_slot,
    pack,
)
from galapagos.games.darwin.rules.creation import Parts, can_create_now, placing_obstacles
from galapagos.games.darwin.rules.legal import (
    add_legal,
    add_team_moves,
    add_turn_moves,
    to_give,
    to_take,
)
from galapagos.games.darwin.rules.migration import travel_obstacles
from galapagos.games.darwin.rules.mutation import (
    is_listed_single,
    is_reused,
    listed_double,
    main_obstacles_for,
    mutant_obstacles,
    mutated_by,
    single_action,
    step_by,
    ways_of,
)
from galapagos.games.darwin.rules.reach import reach_of
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.rules.turn import (
    is_draft_empty,
    main_moment_obstacles,
    trading_obstacles,
)
from galapagos.kernel.chance import Chance
from galapagos.kernel.moves import Moves

_TRIES: Final = 80
"""A list of all takes about as long as so many tries."""


def random_action(state: State, seat: i64, chance: Chance, moves: Moves) -> i64:
    """Return a legal action of a seat, each with the same probability; `Misuse` if none is."""
    moves.clear()
    if state.phase != ACTION or seat != state.turn or main_moment_obstacles(state, seat) != 0:
        add_legal(state, seat, moves)
        return moves.any(chance)
    # Nothing that is drafted stands in the way of a trade: any card for any other.
    trades_freely = is_draft_empty(state) and trading_obstacles(state, seat) == 0
    add_turn_moves(state, seat, moves, not trades_freely)
    add_team_moves(state, seat, moves)
    short = moves.count
    given = vec[i64]()
    taken = vec[i64]()
    if trades_freely:
        given = to_give(state, seat)
        taken = to_take(state)
    trades: i64 = len(given) * len(taken)
    reach = reach_of(state, seat)
    parts = Parts(state, reach)
    creations: i64 = 0
    if can_create_now(state, seat) == 0:
        creations = parts.ways()
    actors = _actors(state, seat)
    ways = ways_of(state, reach)
    grid = _grid(state, ways)
    total = short + trades + creations + grid * len(actors)
    for attempt in range(_TRIES):
        number = chance.below(total)
        if number < short:
            return moves.at(number)
        number -= short
        if number < trades:
            place = number // len(taken)
            return pack(TRADE, 0, given[place], taken[number - place * len(taken)])
        number -= trades
        action: i64 = 0
        if number < creations:
            action = parts.way(state, number)
            slot = create_slot(action)
            if placing_obstacles(state, seat, slot, create_cards(action)) == 0:
                return action
        else:
            number -= creations
            actor = number // grid
            number -= actor * grid
            action = _at_grid(state, seat, actors[actor], reach, ways, number)
            if action != 0:
                return action
    moves.clear()
    add_legal(state, seat, moves)
    return moves.any(chance)


def _actors(state: State, seat: i64) -> list[Species]:
    return [
        species
        for biome in state.biomes
        for species in biome.species
        if main_obstacles_for(state, seat, species) == 0
    ]


def _grid(state: State, ways: vec[i64]) -> i64:
    """Return how many numbers stand for each species: slots, single and double mutations."""
    steps: i64 = len(ways)
    return len(state.biomes) + steps + steps * steps


def _at_grid(
    state: State, seat: i64, species: Species, reach: vec[i64], ways: vec[i64], number: i64
) -> i64:
    """Return the legal action at a number of a species' grid, 0 where there is none."""
    if number < len(state.biomes):
        if travel_obstacles(state, seat, species, number) != 0:
            return 0
        return pack(MIGRATE, species.uid, number)
    number -= len(state.biomes)
    steps: i64 = len(ways)
    if number < steps:
        return _single_by(state, seat, species, reach, ways[number])
    second = number // steps
    first = number - second * steps
    return _double_by(state, seat, species, reach, ways[first], ways[second - 1])


def _single_by(state: State, seat: i64, species: Species, reach: vec[i64], way: i64) -> i64:
    cards = mutated_by(state.cards, species.cards, way)
    if cards == 0:
        return 0
    step = step_by(species.cards, way)
    if not is_listed_single(state, species, reach, step):
        return 0
    if mutant_obstacles(state, seat, species, cards) != 0:
        return 0
    return single_action(species.uid, step)


def _double_by(
    state: State, seat: i64, species: Species, reach: vec[i64], way: i64, next_way: i64
) -> i64:
    between = mutated_by(state.cards, species.cards, way)
    if between == 0:
        return 0
    cards = mutated_by(state.cards, between, next_way)
    if cards == 0:
        return 0
    first = step_by(species.cards, way)
    second = step_by(between, next_way)
    if is_reused(first, second):
        return 0
    action = listed_double(state, species, reach, first, second)
    if action == 0 or mutant_obstacles(state, seat, species, cards) != 0:
        return 0
    return action
