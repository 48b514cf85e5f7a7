"""What the tempers like in Origin, where several actions are about as good."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of, ref_seat, trait_of, x_of, y_of
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import (
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    MIMICRY,
    RUNNING,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
)
from galapagos.games.origin.sense.worth import is_friend
from galapagos.search.sense import CAREFUL, FIERCE, GREEDY

_SAFE: Final = (
    1 << SWIMMING
    | 1 << RUNNING
    | 1 << MIMICRY
    | 1 << TAIL_LOSS
    | 1 << BURROWING
    | 1 << CAMOUFLAGE
    | 1 << HIGH_BODY_WEIGHT
    | 1 << HIBERNATION
    | 1 << FAT_TISSUE
    | 1 << SYMBIOSIS
)
"""Traits that keep an animal alive."""


def leaning(state: State, seat: i64, action: i64, temper: i64) -> float:
    """Return how much an action is to the taste of a temper, 0 … 1."""
    if temper == CAREFUL:
        return _caution(seat, action)
    if temper == GREEDY:
        return _greed(action)
    if temper == FIERCE:
        return _fierceness(state, seat, action)
    return 0.0


def _caution(seat: i64, action: i64) -> float:
    """Keep the own animals alive, and leave others in peace."""
    kind = kind_of(action)
    if kind == act.HUNT or kind == act.PIRATE:
        return 0.0
    if kind == act.PLAY_TRAIT or kind == act.PLAY_PAIR:
        is_own = ref_seat(x_of(action)) == seat
        if is_own and 1 << trait_of(action) & _SAFE:
            return 1.0
        return 0.4
    if kind == act.HIBERNATE:
        return 1.0
    if kind == act.PASS:
        return 0.0
    return 0.5


def _greed(action: i64) -> float:
    """Have as many animals as can be, and eat what lies there."""
    kind = kind_of(action)
    if kind == act.PLAY_ANIMAL or kind == act.TAKE or kind == act.PIRATE:
        return 1.0
    if kind == act.HUNT or kind == act.SCAVENGE_WITH:
        return 0.5
    return 0.0


def _fierceness(state: State, seat: i64, action: i64) -> float:
    """Hunt others, and become able to."""
    kind = kind_of(action)
    if kind == act.HUNT and not is_friend(state, seat, ref_seat(y_of(action))):
        return 1.0
    if kind == act.PLAY_TRAIT and ref_seat(x_of(action)) == seat:
        if trait_of(action) == CARNIVOROUS:
            return 1.0
        if trait_of(action) == SHARP_VISION:
            return 0.6
    if kind == act.PIRATE:
        return 0.6
    return 0.0
