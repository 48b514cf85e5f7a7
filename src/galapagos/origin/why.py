"""Refusals in full: every obstacle of an action with its rule and the numbers involved."""

from mypy_extensions import i64

from galapagos.kernel.refusals import Refusal
from galapagos.origin import refusals as no
from galapagos.origin.actions import HUNT, PIRATE, USE_PAIR, kind_of, n_of, x_of, y_of
from galapagos.origin.feeding import hungry_representative
from galapagos.origin.legal import obstacles
from galapagos.origin.refusals import REFUSAL_RULES
from galapagos.origin.state import Animal, State


def why_not(state: State, seat: i64, action: i64) -> list[Refusal]:
    """Return everything that stands in the way of an action; empty if it is legal."""
    mask = obstacles(state, seat, action)
    found: list[Refusal] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(_refusal(state, seat, action, number))
        mask >>= 1
        number += 1
    return found


def _refusal(state: State, seat: i64, action: i64, number: i64) -> Refusal:
    bit: i64 = 1 << number
    a: i64 = -1
    b: i64 = -1
    if bit == no.NOT_YOUR_TURN:
        a = state.turn
        if state.decider >= 0:
            a = state.decider
    elif bit == no.DECISION_OPEN:
        a = state.decider
        b = state.decision
    elif bit == no.WRONG_PHASE:
        a = state.phase
    elif bit == no.TOO_MANY_CARDS:
        a = n_of(action)
        b = len(state.players[seat].animals)
    else:
        animal = _animal_meant(state, action, bit)
        if animal is not None:
            a = animal.ref()
            b = _number_meant(state, animal, action, bit)
    return Refusal(number, REFUSAL_RULES[number], a, b)


def _animal_meant(state: State, action: i64, bit: i64) -> Animal | None:
    """Return the animal an obstacle speaks of: the second one named, if it is about that."""
    kind = kind_of(action)
    about_second = no.VICTIM_HAS_NO_FOOD | no.VICTIM_IS_FED | no.VICTIM_IS_PIRATE
    about_second |= no.PREY_IS_HUNTER | no.PREY_SWIMS | no.HUNTER_SWIMS | no.PREY_CAMOUFLAGED
    about_second |= no.PREY_TOO_BIG | no.PREY_IN_BURROW | no.PREY_SHIELDED
    about_second |= no.NOT_YOUR_SUBSTITUTE | no.SUBSTITUTE_IS_PREY
    receiving = no.FULL | no.ASLEEP | no.REPRESENTATIVE_HUNGRY
    if bit & about_second or (kind == USE_PAIR and bit & receiving):
        return state.find(y_of(action))
    if bit == no.DEFENCE_USED or bit == no.NO_SUCH_CARD or (kind > PIRATE and state.prey >= 0):
        return state.find(state.prey)
    if bit == no.NO_SUCH_ANIMAL and kind == HUNT:
        return None
    return state.find(x_of(action))


def _number_meant(state: State, animal: Animal, action: i64, bit: i64) -> i64:
    """Return the number an obstacle speaks of, -1 if it needs none."""
    if bit == no.FULL or bit == no.NOT_HUNGRY or bit == no.VICTIM_IS_FED:
        return animal.appetite()
    if bit == no.NOT_ENOUGH_FAT:
        return animal.fat
    if bit == no.MORE_THAN_HUNGER:
        return animal.hunger()
    if bit == no.REPRESENTATIVE_HUNGRY:
        return animal.seat << 8 | hungry_representative(state.players[animal.seat], animal)
    return -1
