"""The evaluation phase: requirements, food, survival, adaptation, competition (section 9).

Step 2 may wait for a player: for the order of tied hunters, or for one of tied prey. All that is
needed to go on is in the state, and everything else is worked out again.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.actions import EAT, HUNT_FIRST
from galapagos.games.darwin.rules.crowd import (
    IS_DEAD,
    IS_JUDGED,
    Crowd,
    effective_competition,
    rank_key,
)
from galapagos.games.darwin.rules.food import (
    EVERYBODY,
    distribute,
    feed,
    gather,
    is_trial_era,
    leaders_of,
    serve,
)
from galapagos.games.darwin.rules.hunt import (
    NO_FAILURE,
    dies_unheard,
    find_prey,
    is_tied_prey,
    next_hunter,
    starve,
    tied_hunters,
)
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.table import bank, earn, kill, remove_species
from galapagos.games.darwin.rules.terms import (
    BY_BEING_EATEN,
    BY_HUNGER,
    BY_LOWER_CARNIVORE,
    BY_REQUIREMENT,
    NO_SPECIES,
    NOBODY,
    OMNIVORE,
    VOLCANO_ACTIVE,
)
from galapagos.kernel.bits import bit

STEP_REQUIREMENTS: Final = 1
STEP_FOOD: Final = 2
STEP_SURVIVAL: Final = 3
STEP_ADAPTATION: Final = 4
STEP_COMPETITION: Final = 5
_PODIUM: Final = 3


def begin_evaluation(state: State) -> None:
    """Steps 1 and 2 up to the hunts; `go_on_hunting` takes it from there."""
    state.slot = 0
    state.hunter = NO_SPECIES
    state.failed = NO_FAILURE
    if is_trial_era(state):
        # DC-BEG-04: food is distributed only now.
        for slot in range(len(state.biomes)):
            feed(state, slot, rules.DC_BEG_04, EVERYBODY)
    else:
        _judge_requirements(state)
    _begin_step(state, STEP_FOOD)
    for biome in state.biomes:
        _judge_plant_eaters(state, biome)


def _begin_step(state: State, step: i64) -> None:
    log = state.log
    if log is not None:
        log.begin()
        log.emit(events.STEP_BEGAN, rules.DC_ERA_02, NOBODY, step)


# --- step 1: requirements --------------------------------------------------------------------


def _judge_requirements(state: State) -> None:
    """DC-EVAL-REQ-01, -02: whoever does not satisfy its biome dies at once."""
    _begin_step(state, STEP_REQUIREMENTS)
    for biome in state.biomes:
        for species in list(biome.species):
            if not species.satisfied:
                rule: i64 = rules.DC_EVAL_REQ_01
                if biome.ground == VOLCANO_ACTIVE:
                    rule = rules.DC_EVAL_REQ_02
                kill(state, species, BY_REQUIREMENT, rule)


# --- step 2: food ----------------------------------------------------------------------------


def load_crowd(state: State, biome: Biome) -> Crowd:
    """Gather a biome with the food its species hold; DC-EVAL-FOOD-01: nothing is recomputed."""
    crowd = state.scratch()
    gather(state, biome, crowd)
    for species in biome.species:
        place = crowd.place_of(species.uid)
        if place >= 0:
            crowd.plants[place] = species.plants
            crowd.meat[place] = species.meat + species.hunted
            if species.judged:
                crowd.flags[place] |= IS_JUDGED
    return crowd


def _judge_plant_eaters(state: State, biome: Biome) -> None:
    """DC-EVAL-FOOD-02 … 04: hungry herbivores and omnivores die."""
    crowd = load_crowd(state, biome)
    starve(state, biome, crowd)
    if state.options.food_is_redistributed:
        # Ruling Q50, option: what the living hold may have changed.
        distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)
    for species in list(biome.species):
        place = crowd.place_of(species.uid)
        if place >= 0 and crowd.flags[place] & IS_DEAD:
            rule: i64 = rules.DC_EVAL_FOOD_03
            if species.diet == OMNIVORE:
                rule = rules.DC_EVAL_FOOD_04
            kill(state, species, BY_HUNGER, rule)
        elif place >= 0:
            serve(state, species, crowd.plants[place], crowd.meat[place], rules.DC_EVAL_FOOD_01)


def go_on_hunting(state: State) -> bool:
    """DC-EVAL-FOOD-05, -06: judge carnivores until a player must choose, or all are judged.

    Return whether all are judged. Biomes are handled in slot order."""
    while state.slot < len(state.biomes):
        biome = state.biomes[state.slot]
        crowd = load_crowd(state, biome)
        if state.hunter == NO_SPECIES:
            place = _next_place(state, crowd)
            if place < 0:
                state.slot += 1
                state.failed = NO_FAILURE
                continue
            if _is_order_open(state, crowd, place):
                return False
            state.hunter = crowd.uid[place]
        if not _hunt(state, crowd):
            return False
    return True


def _next_place(state: State, crowd: Crowd) -> i64:
    """DC-EVAL-PRED-01, ruling Q45: the next carnivore to be judged, -1 if there is none."""
    place = next_hunter(state, crowd, -1)
    if place >= 0 and state.options.random_hunt_order:
        tied = tied_hunters(crowd, place)
        if len(tied) > 1:
            place = tied[state.chance.roll(len(tied))]
    return place


def _is_order_open(state: State, crowd: Crowd, place: i64) -> bool:
    """Ruling Q45: tied hungry carnivores of one owner, with prey to hunt, hunt as he likes."""
    if state.options.random_hunt_order:
        return False
    if crowd.missing(place) <= 0 or dies_unheard(state, crowd, place, state.failed):
        return False
    if find_prey(state, crowd, place) < 0:
        return False
    rivals: i64 = 0
    for other in tied_hunters(crowd, place):
        if crowd.owner[other] == crowd.owner[place]:
            rivals += 1
    return rivals > 1


def _hunt(state: State, crowd: Crowd) -> bool:
    """Let the hunter eat once, or judge it. False: its owner must choose between tied prey."""
    place = crowd.place_of(state.hunter)
    hunter = state.species(state.hunter)
    if dies_unheard(state, crowd, place, state.failed):
        kill(state, hunter, BY_LOWER_CARNIVORE, rules.DC_EVAL_PRED_11)
        state.hunter = NO_SPECIES
        return True
    if crowd.missing(place) <= 0:
        # DC-EVAL-FOOD-05, DC-EVAL-PRED-09
        hunter.judged = True
        state.hunter = NO_SPECIES
        return True
    prey = find_prey(state, crowd, place)
    if prey < 0:
        _fail(state, hunter)
        return True
    if _count_tied_prey(state, crowd, place, prey) > 1:
        return False
    eat(state, crowd.uid[prey])
    return True


def _count_tied_prey(state: State, crowd: Crowd, hunter: i64, prey: i64) -> i64:
    count: i64 = 0
    for other in range(crowd.count):
        if is_tied_prey(state, crowd, hunter, prey, other):
            count += 1
    return count


def _fail(state: State, hunter: Species) -> None:
    """DC-EVAL-PRED-10: a hunter that runs out of prey dies; its prey stays dead."""
    if state.failed == NO_FAILURE:
        state.failed = hunter.adaptation
    kill(state, hunter, BY_HUNGER, rules.DC_EVAL_PRED_10)
    state.hunter = NO_SPECIES


def eat(state: State, uid: i64) -> None:
    """DC-EVAL-PRED-07, -08: the prey is dead and yields its hearts; a surplus is lost."""
    prey = state.species(uid)
    hunter = state.species(state.hunter)
    hunter.hunted += prey.hearts()
    log = state.log
    if log is not None:
        missing = hunter.hearts() - hunter.plants - hunter.meat - hunter.hunted
        if missing < 0:
            missing = 0
        log.emit(
            events.EATEN,
            rules.DC_EVAL_PRED_07,
            hunter.owner,
            hunter.uid,
            uid,
            prey.hearts(),
            missing,
        )
    kill(state, prey, BY_BEING_EATEN, rules.DC_EVAL_PRED_08, hunter.uid)


# --- the choices of step 2 -------------------------------------------------------------------


def hunt_chooser(state: State) -> i64:
    """Return the seat that must choose now, in the evaluation."""
    if state.hunter != NO_SPECIES:
        # Ruling Q47
        return state.species(state.hunter).owner
    crowd = load_crowd(state, state.biomes[state.slot])
    return crowd.owner[next_hunter(state, crowd, -1)]


def hunt_choice_kind(state: State) -> i64:
    if state.hunter != NO_SPECIES:
        return EAT
    return HUNT_FIRST


def hunt_choices(state: State) -> list[i64]:
    """Return the species among which the chooser picks, in rank order."""
    crowd = load_crowd(state, state.biomes[state.slot])
    found: list[i64] = []
    if state.hunter == NO_SPECIES:
        first = next_hunter(state, crowd, -1)
        for place in tied_hunters(crowd, first):
            if crowd.owner[place] == crowd.owner[first]:
                found.append(crowd.uid[place])
        return found
    hunter = crowd.place_of(state.hunter)
    prey = find_prey(state, crowd, hunter)
    for place in range(crowd.count):
        if is_tied_prey(state, crowd, hunter, prey, place):
            found.append(crowd.uid[place])
    return found


# --- steps 3 to 5 ----------------------------------------------------------------------------


def reward(state: State) -> None:
    """Steps 3, 4 and 5 for the survivors."""
    for biome in state.biomes:
        for species in biome.species:
            species.hunted = 0
            species.judged = False
    if is_trial_era(state):
        return
    _reward_survival(state)
    _begin_step(state, STEP_ADAPTATION)
    for biome in state.biomes:
        _reward_adaptation(state, biome)
    if not state.options.is_kids():
        _reward_competition(state)


def _reward_survival(state: State) -> None:
    """DC-EVAL-SURV-01, DC-KIDS-07: one point for every species alive."""
    _begin_step(state, STEP_SURVIVAL)
    rule: i64 = rules.DC_EVAL_SURV_01
    if state.options.is_kids():
        rule = rules.DC_KIDS_07
    for biome in state.biomes:
        for species in biome.species:
            earn(state, species, 1, STEP_SURVIVAL, 0, rule)


def _reward_adaptation(state: State, biome: Biome) -> None:
    """DC-EVAL-ADAPT-01 … 04, DC-KIDS-07, rulings Q54, Q85: to the most adapted survivors."""
    rule: i64 = rules.DC_EVAL_ADAPT_01
    if state.options.is_kids():
        rule = rules.DC_KIDS_07
    for species in leaders_of(state, biome):
        earn(state, species, biome.reward, STEP_ADAPTATION, 1, rule)


def competition_key(state: State, species: Species) -> i64:
    """DC-EVAL-COMP-02, -04, -05: competition, adaptation, hearts; 0 if it cannot score."""
    competition = effective_competition(state.event, species.diet, species.stats)
    if competition == 0:
        return 0
    return rank_key(competition, species.adaptation, species.hearts())


def _reward_competition(state: State) -> None:
    """DC-EVAL-COMP-01, -03, rulings Q56, Q57: the three best distinct keys earn 3, 2, 1."""
    _begin_step(state, STEP_COMPETITION)
    bound: i64 = 1 << 61
    for place in range(_PODIUM):
        best: i64 = 0
        for biome in state.biomes:
            for species in biome.species:
                key = competition_key(state, species)
                if key < bound and key > best:
                    best = key
        if best == 0:
            return
        for biome in state.biomes:
            for species in biome.species:
                if competition_key(state, species) == best:
                    points = _PODIUM - place
                    rule = rules.DC_EVAL_COMP_01
                    earn(state, species, points, STEP_COMPETITION, place + 1, rule)
        bound = best


# --- the kids game ---------------------------------------------------------------------------


def clear_table(state: State) -> None:
    """DC-KIDS-08: players take all points; species and biomes leave the table."""
    log = state.log
    if log is not None:
        log.begin()
        log.emit(events.TABLE_CLEARED, rules.DC_KIDS_08, NOBODY)
    for biome in state.biomes:
        for species in list(biome.species):
            if species.points > 0:
                bank(state, species.owner, species.points, species.uid, rules.DC_KIDS_08)
            remove_species(state, species)
        if biome.card >= 0:
            state.biome_out |= bit(biome.card)
    state.biomes = []
