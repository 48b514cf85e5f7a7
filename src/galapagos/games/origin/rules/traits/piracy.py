"""Piracy (once per phase): moves one food token from a hungry animal to this one."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import PIRATE, pack, y_of
from galapagos.games.origin.rules.feeding import receive, receive_obstacles
from galapagos.games.origin.rules.refusals import (
    ASLEEP,
    LACKS_TRAIT,
    NO_SUCH_ANIMAL,
    NOT_HUNGRY,
    PIRACY_SPENT,
    VICTIM_HAS_NO_FOOD,
    VICTIM_IS_FED,
    VICTIM_IS_PIRATE,
)
from galapagos.games.origin.rules.state import HAS_ROBBED, IS_ASLEEP, Animal, State
from galapagos.games.origin.rules.terms import PIRACY
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.kernel.moves import Moves


@final
class Piracy(Trait):
    def __init__(self) -> None:
        super().__init__(PIRACY)

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        if self._readiness(state, animal) != 0:
            return
        for player in state.players:
            for victim in player.animals:
                if _victim_obstacles(animal, victim) == 0:
                    moves.add(pack(PIRATE, animal.ref(), victim.ref()))

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        obstacles = self._readiness(state, animal)
        victim = state.find(y_of(action))
        if victim is None:
            return obstacles | NO_SUCH_ANIMAL
        return obstacles | _victim_obstacles(animal, victim)

    def use(self, state: State, animal: Animal, action: i64) -> None:
        # EV-TRAIT-PIRACY-01; -05: received food, but no red token taken from the centre.
        victim = state.animal(y_of(action))
        animal.marks |= HAS_ROBBED
        victim.food -= 1
        log = state.log
        if log is not None:
            rule = rules.EV_TRAIT_PIRACY_01
            log.emit(events.ROBBED, rule, animal.seat, animal.ref(), victim.ref())
        receive(state, animal, 1, rules.EV_TRAIT_PIRACY_05)

    def _readiness(self, state: State, animal: Animal) -> i64:
        """Why this animal cannot rob anybody now."""
        # EV-TRAIT-PIRACY-04
        obstacles = receive_obstacles(state, animal)
        if animal.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        # EV-TRAIT-PIRACY-03
        if animal.marks & HAS_ROBBED:
            obstacles |= PIRACY_SPENT
        if animal.marks & IS_ASLEEP:
            # EV-TRAIT-HIBERNATION-06 holds even where sleepers may store fat.
            obstacles |= ASLEEP
        elif not state.options.pirate_into_fat and animal.hunger() == 0:
            # B-40
            obstacles |= NOT_HUNGRY
        return obstacles


def _victim_obstacles(pirate: Animal, victim: Animal) -> i64:
    """EV-TRAIT-PIRACY-02, -05: any other hungry animal with food on it, one's own too."""
    obstacles: i64 = 0
    if victim is pirate:
        obstacles |= VICTIM_IS_PIRATE
    if victim.food == 0:
        obstacles |= VICTIM_HAS_NO_FOOD
    if victim.is_fed():
        obstacles |= VICTIM_IS_FED
    return obstacles
