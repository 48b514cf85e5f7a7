"""Migrating a species into another biome, and what stands in the way (6.8)."""

from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import MIGRATE, c1_of, pack, x_of
from galapagos.games.darwin.rules.crowd import Crowd
from galapagos.games.darwin.rules.food import others_in
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.refusals import DRIFT, NO_SUCH_BIOME, NO_SUCH_SPECIES, SAME_BIOME
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import CONTINENTAL_DRIFT, NO_SPECIES
from galapagos.games.darwin.rules.viability import living_obstacles
from galapagos.kernel.moves import Moves


def migration_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-ACT-MIGRATE-01 … 05: everything in the way of a migration; 0 if it is possible."""
    species = state.find(x_of(action))
    if species is None:
        return NO_SUCH_SPECIES
    found = main_obstacles_for(state, seat, species)
    slot = c1_of(action)
    if slot >= len(state.biomes):
        return found | NO_SUCH_BIOME
    return found | travel_obstacles(state, seat, species, slot)


def travel_obstacles(
    state: State, seat: i64, species: Species, slot: i64, others: Crowd | None = None
) -> i64:
    """Why a species cannot go to a slot, where the ``others_in`` it live already."""
    # DC-ACT-MIGRATE-01, ruling Q28
    if slot == species.slot:
        return SAME_BIOME
    found: i64 = 0
    # DC-EVT-DRIFT-01, ruling Q74
    if state.event == CONTINENTAL_DRIFT:
        if state.biomes[slot].side != state.biomes[species.slot].side:
            found |= DRIFT
    stats = species.stats
    return found | living_obstacles(state, seat, slot, stats, species.diet, NO_SPECIES, others)


def add_migrations(state: State, seat: i64, moves: Moves) -> None:
    """Add the legal migrations: by species, then slot."""
    others = [others_in(state, slot) for slot in range(len(state.biomes))]
    for biome in state.biomes:
        for species in biome.species:
            if main_obstacles_for(state, seat, species) == 0:
                for slot in range(len(state.biomes)):
                    if travel_obstacles(state, seat, species, slot, others[slot]) == 0:
                        moves.add(pack(MIGRATE, species.uid, slot))
