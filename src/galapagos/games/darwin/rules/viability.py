"""The viability test: whether a species could live where a main action would leave it (6.4)."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules.cards import hearts_in
from galapagos.games.darwin.rules.crowd import (
    ANSWERED_YES,
    NOT_ASKED,
    Crowd,
    effective_competition,
    rank_key,
)
from galapagos.games.darwin.rules.food import (
    distribute,
    distribute_to,
    gather,
    is_trial_era,
    others_in,
)
from galapagos.games.darwin.rules.hunt import counts_enough_prey, would_survive
from galapagos.games.darwin.rules.refusals import REQUIREMENT, UNFED, VOLCANO
from galapagos.games.darwin.rules.state import Biome, State
from galapagos.games.darwin.rules.table import adaptation_in, is_satisfied
from galapagos.games.darwin.rules.terms import CARNIVORE, HERBIVORE, NO_SPECIES

NEWCOMER: Final = -7
"""The number a species goes by in a forecast before it exists."""


def ignores_food(state: State) -> bool:
    """DC-KIDS-06, DC-BEG-03: only the requirements count."""
    return state.options.is_kids() or is_trial_era(state)


def living_obstacles(
    state: State,
    seat: i64,
    slot: i64,
    stats: i64,
    diet: i64,
    uid: i64 = NO_SPECIES,
    others: Crowd | None = None,
) -> i64:
    """DC-ACT-MAIN-04 … 06: why a species with these values could not live in a slot.

    ``uid`` is the species as it is now, which the changed one replaces; none for a new one. The
    `others_in` the slot remember what was asked already."""
    biome = state.biomes[slot]
    if biome.is_active_volcano():
        # DC-EVT-VOLCANO-03, ruling Q29
        return VOLCANO
    if not is_satisfied(state, biome, stats):
        return REQUIREMENT
    if ignores_food(state) or _is_fed(state, seat, slot, biome, stats, diet, uid, others):
        return 0
    return UNFED


def _is_fed(
    state: State,
    seat: i64,
    slot: i64,
    biome: Biome,
    stats: i64,
    diet: i64,
    uid: i64,
    others: Crowd | None,
) -> bool:
    """Ruling Q19: herbivores and omnivores by tokens, carnivores by tokens or forecast."""
    hearts = hearts_in(stats)
    if diet != CARNIVORE:
        # Without a distribution: no need at all, or more than the biome ever offers.
        if hearts == 0:
            return True
        if hearts > biome.plants and (diet == HERBIVORE or hearts > biome.plants + biome.meat):
            return False
    if others is None:
        others = others_in(state, slot, uid)
    # Beside the same others two of the same diet and rank fare alike.
    adaptation = adaptation_in(state, biome, stats)
    competition = effective_competition(state.event, diet, stats)
    question = rank_key(adaptation, competition, hearts) << 2 | diet
    known = others.recall(question)
    if known != NOT_ASKED:
        return known == ANSWERED_YES
    place = others.add(state.event, _number(uid), seat, adaptation, diet, stats)
    is_fed = _gets_enough(state, biome, others, place)
    others.leave(place)
    others.remember(question, is_fed)
    return is_fed


def _gets_enough(state: State, biome: Biome, crowd: Crowd, place: i64) -> bool:
    goes_on = state.options.remainder_goes_on
    diet = crowd.diet[place]
    if diet != CARNIVORE:
        # Who ranks below takes nothing away, nor does meat from who eats none.
        meat = biome.meat
        if diet == HERBIVORE:
            meat = 0
        distribute_to(crowd, crowd.group_end(place), biome.plants, meat, goes_on)
        return crowd.missing(place) <= 0
    distribute(crowd, biome.plants, biome.meat, goes_on)
    # DC-ACT-MAIN-05, rulings Q17 and Q18
    if state.options.loose_prey:
        return counts_enough_prey(state, crowd, crowd.uid[place])
    return would_survive(state, biome, crowd, crowd.uid[place])


def join_crowd(
    state: State, seat: i64, biome: Biome, stats: i64, diet: i64, uid: i64, crowd: Crowd
) -> i64:
    """Distribute the food of a biome as if the species lived there with the crowd that was
    gathered without it; return its place."""
    adaptation = adaptation_in(state, biome, stats)
    place = crowd.add(state.event, _number(uid), seat, adaptation, diet, stats)
    distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)
    return place


def _number(uid: i64) -> i64:
    if uid == NO_SPECIES:
        return NEWCOMER
    return uid


def forecast(state: State, slot: i64, uid: i64) -> bool:
    """Whether a species would survive steps 1 and 2 if its biome were evaluated now (Q42)."""
    biome = state.biomes[slot]
    crowd = state.scratch()
    gather(state, biome, crowd)
    distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)
    return would_survive(state, biome, crowd, uid)
