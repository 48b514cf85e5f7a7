"""Food: the distribution of plants and meat in a biome, its supply, and who leads (7, 8)."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.crowd import IS_DEAD, Crowd, effective_competition, rank_key
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.terms import (
    ACTION,
    CARNIVORE,
    HARD_REWARD,
    HERBIVORE,
    MEAT_BOOM,
    METEOR,
    NO_SPECIES,
    NOBODY,
    PLANT_BOOM,
    TOKEN,
    VOLCANO_ACTIVE,
)

EVERYBODY: Final = -2
"""In place of a species: all of a biome are told what they hold, changed or not."""


def gather(state: State, biome: Biome, crowd: Crowd, but: i64 = NO_SPECIES) -> None:
    """DC-FOOD-03: fill a crowd with the species that satisfy their biome, all but one."""
    crowd.clear()
    event = state.event
    for species in biome.species:
        if species.satisfied and species.uid != but:
            crowd.add(
                event,
                species.uid,
                species.owner,
                species.adaptation,
                species.diet,
                species.stats,
            )


def others_in(state: State, slot: i64, but: i64 = NO_SPECIES) -> Crowd:
    """Return those of a slot that satisfy it, all but one, for many questions about the one: the
    slot's own crowd, which remembers the answers until something changes."""
    crowd = state.crowd_of(slot, but)
    if crowd.since != state.changes or crowd.but != but:
        gather(state, state.biomes[slot], crowd, but)
        crowd.forget()
        crowd.since = state.changes
        crowd.but = but
    return crowd


# --- distribution ----------------------------------------------------------------------------


def distribute(crowd: Crowd, plants: i64, meat: i64, remainder_goes_on: bool) -> None:
    """DC-FOOD-04 … 08: plants to herbivores and omnivores, then meat to the others."""
    distribute_to(crowd, crowd.count, plants, meat, remainder_goes_on)


def distribute_to(crowd: Crowd, end: i64, plants: i64, meat: i64, remainder_goes_on: bool) -> None:
    """The same as far down as to the end of a tied group: those below take nothing from it."""
    for place in range(end):
        crowd.plants[place] = 0
        crowd.meat[place] = 0
    _serve(crowd, end, plants, False, remainder_goes_on)
    _serve(crowd, end, meat, True, remainder_goes_on)


def _hunger(crowd: Crowd, place: i64, is_meat: bool) -> i64:
    """DC-FOOD-07 … 10: what a species still wants of plants or meat, not above 0 for nothing; the
    dead take no part (Q50, option)."""
    diet = crowd.diet[place]
    if is_meat:
        if diet == HERBIVORE:
            return 0
    elif diet == CARNIVORE:
        return 0
    if crowd.flags[place] & IS_DEAD:
        return 0
    return crowd.missing(place)


def _count_hungry(crowd: Crowd, start: i64, end: i64, is_meat: bool) -> i64:
    hungry: i64 = 0
    for place in range(start, end):
        if _hunger(crowd, place, is_meat) > 0:
            hungry += 1
    return hungry


def _serve(crowd: Crowd, last: i64, pool: i64, is_meat: bool, remainder_goes_on: bool) -> None:
    """DC-FOOD-05, -06: group by group; whoever cannot be filled ends the chain (Q33, Q34)."""
    start: i64 = 0
    while start < last and pool > 0:
        end = crowd.group_end(start)
        if end == start + 1:
            pool -= _feed_one(crowd, start, is_meat, pool)
        else:
            pool = _serve_group(crowd, start, end, is_meat, pool, remainder_goes_on)
        start = end


def _feed_one(crowd: Crowd, place: i64, is_meat: bool, pool: i64) -> i64:
    """Give a species that is tied with nobody what it wants, as far as it goes; return how much."""
    share = _hunger(crowd, place, is_meat)
    if share <= 0:
        return 0
    if share > pool:
        share = pool
    if is_meat:
        crowd.meat[place] += share
    else:
        crowd.plants[place] += share
    return share


def _serve_group(
    crowd: Crowd, start: i64, end: i64, is_meat: bool, pool: i64, remainder_goes_on: bool
) -> i64:
    """Feed the members of a tied group alike; return what is left for those below."""
    hungry = _count_hungry(crowd, start, end, is_meat)
    while hungry > 0 and pool >= hungry:
        pool -= _feed_group(crowd, start, end, is_meat, hungry, pool)
        hungry = _count_hungry(crowd, start, end, is_meat)
    if hungry > 0 and not remainder_goes_on:
        # Ruling Q34: the rest is contested, nobody below gets any.
        return 0
    return pool


def _feed_group(crowd: Crowd, start: i64, end: i64, is_meat: bool, hungry: i64, pool: i64) -> i64:
    """Give the same to each hungry member at the same time; return what was given in all."""
    share: i64 = pool // hungry
    for place in range(start, end):
        missing = _hunger(crowd, place, is_meat)
        if missing > 0 and missing < share:
            share = missing
    for place in range(start, end):
        if _hunger(crowd, place, is_meat) > 0:
            if is_meat:
                crowd.meat[place] += share
            else:
                crowd.plants[place] += share
    return share * hungry


def feed(state: State, slot: i64, rule: i64, told: i64 = NO_SPECIES) -> None:
    """DC-FOOD-02, DC-ACT-MAIN-07: distribute the food of a biome anew and hand it out.

    Whoever holds other food than before is told so; the acting species, or EVERYBODY where all
    tokens are laid anew, in any case: its hearts or its biome may have changed (DC-FOOD-11)."""
    biome = state.biomes[slot]
    crowd = state.scratch()
    gather(state, biome, crowd)
    distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)
    for species in biome.species:
        place = crowd.place_of(species.uid)
        is_told = told == EVERYBODY or told == species.uid
        if place >= 0:
            serve(state, species, crowd.plants[place], crowd.meat[place], rule, is_told)
        else:
            serve(state, species, 0, 0, rule, is_told)
    if state.log is not None:
        _tell_leaders(state, slot, biome)


def serve(
    state: State, species: Species, plants: i64, meat: i64, rule: i64, is_told: bool = False
) -> None:
    """DC-FOOD-11: let a species hold exactly this food."""
    if plants == species.plants and meat == species.meat and not is_told:
        return
    species.plants = plants
    species.meat = meat
    log = state.log
    if log is not None:
        feeding = species.feeding()
        log.emit(events.FOOD_SERVED, rule, species.owner, species.uid, plants, meat, feeding)


def _tell_leaders(state: State, slot: i64, biome: Biome) -> None:
    """DC-LEAD-01, -02, DC-TRANS-3-03: where the continent token lies."""
    log = state.log
    if log is None:
        return
    leaders = leaders_of(state, biome)
    if not leaders:
        log.emit(events.LEADERLESS, rules.DC_LEAD_02, NOBODY, slot)
    for species in leaders:
        log.emit(events.LEADER, rules.DC_LEAD_01, species.owner, slot, species.uid)


# --- leaders ---------------------------------------------------------------------------------


def species_key(state: State, species: Species) -> i64:
    """DC-TERM-09: the rank of a species in its biome as one number, higher is better."""
    competition = effective_competition(state.event, species.diet, species.stats)
    return rank_key(species.adaptation, competition, species.hearts())


def is_trial_era(state: State) -> bool:
    """DC-BEG-03, -04: the first Era of the beginner game, without food until all have passed and
    evaluated without points."""
    return state.options.is_beginner() and state.era == 1


def leaders_of(state: State, biome: Biome) -> list[Species]:
    """DC-LEAD-01 … 04: the highest-ranked species that satisfies the biome, ties together.

    These get the reward of the biome if they survive (DC-EVAL-ADAPT-01 … 04, DC-KIDS-07)."""
    if is_trial_era(state) and state.phase == ACTION:
        # DC-BEG-04: the tokens are placed when all are done.
        return []
    best: i64 = -1
    leaders: list[Species] = []
    for species in biome.species:
        # DC-LEAD-02, ruling Q41: adaptation 0 never leads.
        if species.satisfied and species.adaptation > 0:
            key = _leading_key(state, species)
            if key > best:
                best = key
                leaders = [species]
            elif key == best:
                leaders.append(species)
    return leaders


def _leading_key(state: State, species: Species) -> i64:
    """DC-LEAD-01; DC-KIDS-07: among kids neither competition nor hearts are compared."""
    if state.options.is_kids():
        return species.adaptation
    return species_key(state, species)


# --- supply ----------------------------------------------------------------------------------


def supply(state: State, slot: i64) -> None:
    """DC-FOOD-01: the printed food, or what the event says where the biome is not hard (Q69)."""
    biome = state.biomes[slot]
    biome.plants = 0
    biome.meat = 0
    if biome.ground == VOLCANO_ACTIVE or biome.ground == TOKEN:
        # DC-EVT-VOLCANO-02, DC-KIDS-06
        return
    card = state.cards.biomes[biome.card]
    biome.plants = card.plants
    biome.meat = card.meat
    if card.reward < HARD_REWARD:
        if state.event == MEAT_BOOM:
            biome.plants = 2
            biome.meat = 6
        elif state.event == PLANT_BOOM:
            biome.plants = 6
            biome.meat = 2
        elif state.event == METEOR:
            biome.plants = 4
            biome.meat = 3
