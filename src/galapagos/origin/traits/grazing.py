"""Grazing (once per turn): destroys one red token of the centre."""

from typing import final

from mypy_extensions import i64

from galapagos.kernel.moves import Moves
from galapagos.origin import events, rules
from galapagos.origin.actions import GRAZE, pack
from galapagos.origin.refusals import ALREADY_GRAZED, CENTRE_EMPTY, LACKS_TRAIT, NOTHING_TAKEN
from galapagos.origin.state import HAS_GRAZED, Animal, State
from galapagos.origin.terms import GRAZING
from galapagos.origin.traits.base import Trait


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
