"""Predation: who hunts next, what it must eat, and who would survive (9.3, rulings Q43 … Q52).

The evaluation and the forecast of the viability test take the same steps on a `Crowd`.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules.crowd import (
    IS_DEAD,
    IS_GUARDED,
    IS_JUDGED,
    Crowd,
    key_adaptation,
    key_competition,
)
from galapagos.games.darwin.rules.food import distribute
from galapagos.games.darwin.rules.state import Biome, State
from galapagos.games.darwin.rules.terms import CARNIVORE, EPIDEMIC

NO_FAILURE: Final = -1


# --- step 2 for herbivores and omnivores -----------------------------------------------------


def starve(state: State, biome: Biome, crowd: Crowd) -> None:
    """DC-EVAL-FOOD-02 … 04: mark hungry herbivores and omnivores of a crowd as dead."""
    while True:
        died = False
        place: i64 = 0
        while place < crowd.count:
            end = crowd.group_end(place)
            while place < end:
                if _starves(crowd, place):
                    crowd.flags[place] |= IS_DEAD
                    died = True
                place += 1
            if died and state.options.food_is_redistributed:
                break
        if not died or not state.options.food_is_redistributed:
            return
        # Ruling Q50, option: the best-ranked hungry ones die, the living eat anew.
        distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)


def _starves(crowd: Crowd, place: i64) -> bool:
    if crowd.diet[place] == CARNIVORE or crowd.flags[place] & IS_DEAD:
        return False
    return crowd.missing(place) > 0


# --- step 2 for carnivores -------------------------------------------------------------------


def next_hunter(state: State, crowd: Crowd, favoured: i64) -> i64:
    """DC-EVAL-PRED-01: the next carnivore to be judged, by rank, then play order (Q44, Q45).

    Among tied ones of one owner the ``favoured`` place goes first. -1 if all are judged."""
    for place in range(crowd.count):
        if _awaits_judgement(crowd, place):
            return _first_of_tied(state, crowd, place, favoured)
    return -1


def _awaits_judgement(crowd: Crowd, place: i64) -> bool:
    return crowd.diet[place] == CARNIVORE and crowd.flags[place] & (IS_DEAD | IS_JUDGED) == 0


def _first_of_tied(state: State, crowd: Crowd, start: i64, favoured: i64) -> i64:
    end = crowd.group_end(start)
    best = start
    for place in range(start, end):
        if _awaits_judgement(crowd, place) and _goes_before(state, crowd, place, best, favoured):
            best = place
    return best


def _goes_before(state: State, crowd: Crowd, place: i64, other: i64, favoured: i64) -> bool:
    if state.options.random_hunt_order and favoured >= 0:
        # Ruling Q45, option: a forecast lets the rivals hunt first.
        return other == favoured
    order = state.order_of(crowd.owner[place])
    other_order = state.order_of(crowd.owner[other])
    if order != other_order:
        return order < other_order
    return place == favoured


def tied_hunters(crowd: Crowd, hunter: i64) -> list[i64]:
    """Return the places of all carnivores exactly tied with the hunter and still to be judged."""
    tied: list[i64] = []
    for place in range(crowd.count):
        if crowd.key[place] == crowd.key[hunter] and _awaits_judgement(crowd, place):
            tied.append(place)
    return tied


def dies_unheard(state: State, crowd: Crowd, place: i64, failed: i64) -> bool:
    """DC-EVAL-PRED-11, -12: below a failed carnivore all die; without hearts only by Q38."""
    if failed == NO_FAILURE or key_adaptation(crowd.key[place]) >= failed:
        return False
    return crowd.hearts[place] > 0 or state.options.zero_hearts_are_prey


def find_prey(state: State, crowd: Crowd, hunter: i64) -> i64:
    """DC-EVAL-PRED-02 … 06: the place of the prey a hunter must take next, -1 if there is none.

    Of exactly tied prey the first; see `is_tied_prey` for the others."""
    # DC-EVT-EPIDEMIC-02, ruling Q52
    if state.event == EPIDEMIC:
        return -1
    place = crowd.count - 1
    while place >= 0:
        if _is_edible(state, crowd, hunter, place):
            # Tied prey lie side by side: step up to the first of them.
            above = place - 1
            while above >= 0 and crowd.key[above] == crowd.key[place]:
                if _is_edible(state, crowd, hunter, above):
                    place = above
                above -= 1
            return place
        place -= 1
    return -1


def is_tied_prey(state: State, crowd: Crowd, hunter: i64, prey: i64, other: i64) -> bool:
    """DC-EVAL-PRED-06: whether the hunter could as well take another species."""
    return crowd.key[prey] == crowd.key[other] and _is_edible(state, crowd, hunter, other)


def _is_edible(state: State, crowd: Crowd, hunter: i64, place: i64) -> bool:
    """DC-EVAL-PRED-02 … 04: alive, no carnivore, unprotected, not better in either value."""
    if crowd.diet[place] == CARNIVORE or crowd.flags[place] & (IS_DEAD | IS_GUARDED):
        return False
    if crowd.hearts[place] == 0 and not state.options.zero_hearts_are_prey:
        # DC-EVAL-PRED-12, ruling Q38
        return False
    key = crowd.key[place]
    other = crowd.key[hunter]
    return key_adaptation(key) <= key_adaptation(other) and key_competition(key) <= key_competition(
        other
    )


# --- forecast --------------------------------------------------------------------------------


def would_survive(state: State, biome: Biome, crowd: Crowd, uid: i64) -> bool:
    """Whether a species would survive steps 1 and 2 of an evaluation of its biome now.

    The crowd must be freshly distributed; it is used up. Rulings Q18 and Q45."""
    focus = crowd.place_of(uid)
    if focus < 0:
        return False
    starve(state, biome, crowd)
    if crowd.diet[focus] != CARNIVORE:
        return crowd.is_alive(focus)
    failed: i64 = NO_FAILURE
    while True:
        hunter = next_hunter(state, crowd, focus)
        failed = _judge(state, crowd, hunter, failed)
        if hunter == focus:
            return crowd.is_alive(focus)


def _judge(state: State, crowd: Crowd, hunter: i64, failed: i64) -> i64:
    """Judge one carnivore of a forecast; return the adaptation of the first that failed."""
    crowd.flags[hunter] |= IS_JUDGED
    if dies_unheard(state, crowd, hunter, failed):
        crowd.flags[hunter] |= IS_DEAD
        return failed
    while crowd.missing(hunter) > 0:
        prey = find_prey(state, crowd, hunter)
        if prey < 0:
            # DC-EVAL-PRED-10
            crowd.flags[hunter] |= IS_DEAD
            if failed == NO_FAILURE:
                return key_adaptation(crowd.key[hunter])
            return failed
        crowd.flags[prey] |= IS_DEAD
        crowd.meat[hunter] += crowd.hearts[prey]
    return failed


def counts_enough_prey(state: State, crowd: Crowd, uid: i64) -> bool:
    """Ruling Q18, option: all edible prey covers the deficit, other carnivores ignored."""
    hunter = crowd.place_of(uid)
    missing = crowd.missing(hunter)
    if state.event != EPIDEMIC:
        for place in range(crowd.count):
            if _is_edible(state, crowd, hunter, place):
                missing -= crowd.hearts[place]
    return missing <= 0
