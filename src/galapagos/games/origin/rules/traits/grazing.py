"""Grazing (once per turn): destroys one red token of the centre."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import GRAZE, pack
from galapagos.games.origin.rules.refusals import (
    ALREADY_GRAZED,
    CENTRE_EMPTY,
    LACKS_TRAIT,
    NOTHING_TAKEN,
)
from galapagos.games.origin.rules.state import HAS_GRAZED, Animal, State
from galapagos.games.origin.rules.terms import GRAZING
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.kernel.moves import Moves


@final
class Grazing(Trait):
    def __init__(self) -> None:
        super().__init__(GRAZING)

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        action = pack(GRAZE, animal.ref())
        if self.use_obstacles(state, animal, action) == 0:
            moves.add(action)

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        # EV-TRAIT-GRAZING-01: fed or not, asleep or not (EV-TRAIT-HIBERNATION-08).
        obstacles: i64 = 0
        if animal.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        # EV-TRAIT-GRAZING-02
        if animal.marks & HAS_GRAZED:
            obstacles |= ALREADY_GRAZED
        # EV-TRAIT-GRAZING-03
        if state.centre == 0:
            obstacles |= CENTRE_EMPTY
        # B-38
        if state.options.graze_requires_take and not state.took:
            obstacles |= NOTHING_TAKEN
        return obstacles

    def use(self, state: State, animal: Animal, action: i64) -> None:
        animal.marks |= HAS_GRAZED
        state.centre -= 1
        log = state.log
        if log is not None:
            log.emit(events.GRAZED, rules.EV_TRAIT_GRAZING_01, animal.seat, animal.ref())
