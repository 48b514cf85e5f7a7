"""Refusals in full: every obstacle of an action with its rule and the numbers involved."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules import refusals as no
from galapagos.games.origin.rules import rules
from galapagos.games.origin.rules.actions import kind_of, n_of, trait_of, x_of, y_of
from galapagos.games.origin.rules.feeding import hungry_representative
from galapagos.games.origin.rules.legal import first_to_act, obstacles
from galapagos.games.origin.rules.refusals import REFUSAL_RULES
from galapagos.games.origin.rules.state import NO_REF, Animal, State
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    DECLARATION,
    DEFENCE,
    SCAVENGE,
)
from galapagos.kernel.bits import lowest_bit
from galapagos.kernel.refusals import Refusal

# Obstacles that speak of the prey, victim or substitute, not of the animal that acts.
_ABOUT_TARGET: Final = (
    no.VICTIM_HAS_NO_FOOD
    | no.VICTIM_IS_FED
    | no.VICTIM_IS_PIRATE
    | no.PREY_IS_HUNTER
    | no.PREY_SWIMS
    | no.HUNTER_SWIMS
    | no.PREY_CAMOUFLAGED
    | no.PREY_TOO_BIG
    | no.PREY_IN_BURROW
    | no.PREY_SHIELDED
    | no.NOT_YOUR_SUBSTITUTE
    | no.SUBSTITUTE_IS_PREY
)
_ABOUT_RECEIVING: Final = no.FULL | no.ASLEEP | no.REPRESENTATIVE_HUNGRY

_RULE_OF_KIND: Final[list[int]] = [
    rules.EV_ROUND_03,
    rules.EV_EVO_03,
    rules.EV_EVO_04,
    rules.EV_PAIR_01,
    rules.EV_ROUND_04,
    rules.EV_FEED_03,
    rules.EV_ATK_01,
    rules.EV_TRAIT_FAT_06,
    rules.EV_TRAIT_HIBERNATION_01,
    rules.EV_TRAIT_GRAZING_01,
    rules.EV_TRAIT_PIRACY_01,
    rules.EV_PAIR_01,
    rules.EV_FEED_14,
    rules.EV_TRAIT_RUNNING_01,
    rules.EV_TRAIT_MIMICRY_01,
    rules.EV_TRAIT_TAIL_LOSS_01,
    rules.EV_TRAIT_SCAVENGER_04,
    rules.EV_CHAIN_07,
    rules.EV_VAR_04,
]
"""By kind of action: the rule that says what it is and whose animal does it."""


def why_not(state: State, seat: i64, action: i64) -> list[Refusal]:
    """Return everything that stands in the way of an action; empty if it is legal."""
    mask = obstacles(state, seat, action)
    found: list[Refusal] = []
    while mask:
        bit = mask & -mask
        found.append(_refusal(state, seat, action, bit))
        mask ^= bit
    return found


def _refusal(state: State, seat: i64, action: i64, bit: i64) -> Refusal:
    a: i64 = -1
    b: i64 = -1
    if bit == no.NOT_YOUR_TURN:
        a = first_to_act(state)
        if a == seat:
            # Who may answer with a pair trait wants more than that.
            a = state.turn
    elif bit == no.OTHERS_MAY_ANSWER:
        a = first_to_act(state)
    elif bit == no.DECISION_OPEN:
        a = state.decider
        b = state.decision
    elif bit == no.WRONG_PHASE:
        a = state.phase
    elif bit == no.TOO_MANY_CARDS:
        a = n_of(action)
        b = len(state.players[seat].animals)
    else:
        a = _animal_meant(state, seat, action, bit)
        animal = state.find(a)
        if animal is not None:
            b = _number_meant(state, animal, bit)
    return Refusal(lowest_bit(bit), _rule_meant(state, action, bit), a, b)


def _rule_meant(state: State, action: i64, bit: i64) -> i64:
    """Return the rule behind an obstacle; some stand for different rules in different actions."""
    kind = kind_of(action)
    if bit == no.NOT_YOUR_TURN or bit == no.DECISION_OPEN:
        return _moment_rule(state, kind, bit)
    if bit == no.NO_SUCH_ANIMAL or bit == no.NOT_YOUR_ANIMAL or bit == no.LACKS_TRAIT:
        return _animal_rule(kind, bit)
    if bit == no.NOTHING_TO_ANSWER:
        return _answer_rule(kind)
    if kind == act.USE_PAIR or kind == act.HUNT or kind == act.PIRATE:
        return _feeding_rule(action, bit)
    if bit == no.CENTRE_EMPTY and kind == act.GRAZE:
        return rules.EV_TRAIT_GRAZING_03
    if bit == no.MALFORMED and kind == act.BURN and n_of(action) == 0:
        return rules.EV_TRAIT_FAT_08
    if bit == no.PREY_IS_HUNTER and kind == act.MIMIC:
        return rules.EV_TRAIT_MIMICRY_03
    if bit == no.DEFENCE_USED and kind == act.MIMIC and state.options.mimicry_once_a_round:
        return rules.EV_TRAIT_MIMICRY_05
    if bit == no.NO_SUCH_PAIR and kind == act.SHED:
        return rules.EV_TRAIT_TAIL_LOSS_02
    return REFUSAL_RULES[lowest_bit(bit)]


def _moment_rule(state: State, kind: i64, bit: i64) -> i64:
    """Whoever decides now does so by this rule."""
    if state.decision == DECLARATION:
        return rules.EV_VAR_04
    if bit == no.NOT_YOUR_TURN:
        if state.decision == DEFENCE:
            return rules.EV_ATK_06
        if state.decision == SCAVENGE:
            return rules.EV_TRAIT_SCAVENGER_04
        if kind == act.USE_PAIR:
            return rules.EV_CHAIN_07
    return REFUSAL_RULES[lowest_bit(bit)]


def _animal_rule(kind: i64, bit: i64) -> i64:
    """What an action asks of the animals it names."""
    if bit == no.NO_SUCH_ANIMAL and kind == act.HUNT:
        return rules.EV_ATK_03
    if bit == no.NOT_YOUR_ANIMAL and kind == act.PLAY_TRAIT:
        return rules.EV_EVO_11
    return _RULE_OF_KIND[kind]


def _answer_rule(kind: i64) -> i64:
    """What opens the decision that an action would answer."""
    if kind == act.SCAVENGE_WITH:
        return rules.EV_TRAIT_SCAVENGER_04
    if kind == act.DECLARE:
        return rules.EV_VAR_04
    if kind == act.WAIVE or kind == act.USE_PAIR:
        return rules.EV_CHAIN_07
    return rules.EV_ATK_06


def _feeding_rule(action: i64, bit: i64) -> i64:
    """The rule of hunters, pirates and partners where it is closer than that of a take."""
    kind = kind_of(action)
    if bit == no.FULL and kind == act.HUNT:
        return rules.EV_TRAIT_CARNIVOROUS_03
    if kind == act.PIRATE and (bit == no.FULL or bit == no.NOT_HUNGRY):
        return rules.EV_TRAIT_PIRACY_04
    if bit == no.CENTRE_EMPTY:
        return rules.EV_TRAIT_COMMUNICATION_02
    if bit == no.NO_TRIGGER and trait_of(action) == COMMUNICATION:
        return rules.EV_TRAIT_COMMUNICATION_01
    if bit == no.NO_TRIGGER and trait_of(action) == COOPERATION:
        return rules.EV_TRAIT_COOPERATION_01
    return REFUSAL_RULES[lowest_bit(bit)]


def _animal_meant(state: State, seat: i64, action: i64, bit: i64) -> i64:
    """Return the animal an obstacle speaks of, as a reference; it need not exist.

    NO_REF if the action names none."""
    kind = kind_of(action)
    if kind == act.PLAY_ANIMAL or kind == act.PASS or kind == act.END:
        return NO_REF
    if kind == act.WAIVE or kind == act.DECLARE:
        return NO_REF
    if kind == act.RUN or kind == act.SHED:
        return state.prey
    x, y = x_of(action), y_of(action)
    if kind == act.MIMIC:
        if bit == no.LACKS_TRAIT or bit == no.DEFENCE_USED:
            return state.prey
        return y
    if bit & _ABOUT_TARGET or (kind == act.USE_PAIR and bit & _ABOUT_RECEIVING):
        return y
    if bit == no.NO_SUCH_ANIMAL and state.find(x) is not None:
        return y
    if bit == no.NOT_YOUR_ANIMAL and kind == act.PLAY_PAIR and x >> 8 == seat:
        return y
    return x


def _number_meant(state: State, animal: Animal, bit: i64) -> i64:
    """Return the number an obstacle speaks of, -1 if it needs none."""
    if bit == no.FULL or bit == no.NOT_HUNGRY or bit == no.VICTIM_IS_FED:
        return animal.appetite()
    if bit == no.NOT_ENOUGH_FAT:
        return animal.fat
    if bit == no.MORE_THAN_HUNGER:
        return animal.hunger()
    if bit == no.REPRESENTATIVE_HUNGRY:
        return animal.seat << 8 | hungry_representative(state, animal)
    return -1
