"""Hibernation (once per phase): the animal counts as fed for this round and receives nothing."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import HIBERNATE, pack
from galapagos.games.origin.rules.refusals import (
    ASLEEP,
    LACKS_TRAIT,
    LAST_ROUND,
    NOT_HUNGRY,
    SLEPT_LAST_ROUND,
)
from galapagos.games.origin.rules.state import IS_ASLEEP, SLEPT_LAST, Animal, State
from galapagos.games.origin.rules.terms import HIBERNATION
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.kernel.moves import Moves


@final
class Hibernation(Trait):
    def __init__(self) -> None:
        super().__init__(HIBERNATION)

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        action = pack(HIBERNATE, animal.ref())
        if self.use_obstacles(state, animal, action) == 0:
            moves.add(action)

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        obstacles: i64 = 0
        if animal.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        # EV-TRAIT-HIBERNATION-03: while hungry, with or without food on it.
        if animal.marks & IS_ASLEEP:
            obstacles |= ASLEEP
        elif animal.hunger() == 0:
            obstacles |= NOT_HUNGRY
        # EV-TRAIT-HIBERNATION-04
        if animal.marks & SLEPT_LAST:
            obstacles |= SLEPT_LAST_ROUND
        # EV-TRAIT-HIBERNATION-05
        if state.last:
            obstacles |= LAST_ROUND
        return obstacles

    def use(self, state: State, animal: Animal, action: i64) -> None:
        # EV-TRAIT-HIBERNATION-01, -02: fed for this round, at no cost of an action.
        animal.marks |= IS_ASLEEP
        log = state.log
        if log is not None:
            rule = rules.EV_TRAIT_HIBERNATION_01
            log.emit(events.FELL_ASLEEP, rule, animal.seat, animal.ref())


def lose_hibernation(state: State, animal: Animal) -> None:
    """B-70, B-53: without its card the animal wakes, and a new card starts afresh."""
    log = state.log
    if log is not None and animal.marks & IS_ASLEEP:
        log.emit(events.WOKE, rules.EV_TRAIT_HIBERNATION_06, animal.seat, animal.ref())
    animal.marks &= ~(IS_ASLEEP | SLEPT_LAST)
