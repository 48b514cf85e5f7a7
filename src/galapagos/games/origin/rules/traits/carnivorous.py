"""Carnivorous (once per phase, +1): the hunter's side of a hunt; see ``hunt`` for what follows."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import HUNT, pack, y_of
from galapagos.games.origin.rules.feeding import receive_obstacles
from galapagos.games.origin.rules.refusals import (
    ASLEEP,
    HUNT_SPENT,
    LACKS_TRAIT,
    MAIN_ACTION_DONE,
    NO_SUCH_ANIMAL,
)
from galapagos.games.origin.rules.state import HAS_HUNTED, IS_ASLEEP, Animal, State
from galapagos.games.origin.rules.terms import CARNIVOROUS, HAS_SCAVENGER
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.games.origin.rules.traits.protection import prey_obstacles
from galapagos.kernel.moves import Moves


@final
class Carnivorous(Trait):
    def __init__(self) -> None:
        # EV-TRAIT-CARNIVOROUS-01, the +1, stands in terms.PRINTED_PLUS.
        super().__init__(CARNIVOROUS)
        # EV-EVO-12
        self.barred_by |= HAS_SCAVENGER

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        if self._readiness(state, animal) != 0:
            return
        for player in state.players:
            for prey in player.animals:
                if prey_obstacles(state, animal, prey) == 0:
                    moves.add(pack(HUNT, animal.ref(), prey.ref()))

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        obstacles = self._readiness(state, animal)
        prey = state.find(y_of(action))
        if prey is None:
            return obstacles | NO_SUCH_ANIMAL
        return obstacles | prey_obstacles(state, animal, prey)

    def use(self, state: State, animal: Animal, action: i64) -> None:
        # EV-ATK-05: announcing spends the card and the main action, however the hunt ends.
        animal.marks |= HAS_HUNTED
        state.main_done = True
        state.hunter = animal.ref()
        state.prey = y_of(action)
        log = state.log
        if log is not None:
            log.emit(events.HUNT_ANNOUNCED, rules.EV_ATK_01, animal.seat, animal.ref(), state.prey)

    def _readiness(self, state: State, animal: Animal) -> i64:
        """EV-ATK-01, -02, -12: why this animal cannot hunt at all now."""
        obstacles = receive_obstacles(state, animal)
        if animal.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        if state.has_done_main(animal.seat):
            obstacles |= MAIN_ACTION_DONE
        if animal.marks & HAS_HUNTED:
            obstacles |= HUNT_SPENT
        if animal.marks & IS_ASLEEP:
            # EV-TRAIT-HIBERNATION-06 holds even where sleepers may store fat.
            obstacles |= ASLEEP
        return obstacles
