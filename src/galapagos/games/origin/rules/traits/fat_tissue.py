"""Fat Tissue: any number on one animal; stores food above the appetite, burned as food later."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import BURN, n_of, pack
from galapagos.games.origin.rules.refusals import (
    ASLEEP,
    LACKS_TRAIT,
    MAIN_ACTION_DONE,
    MALFORMED,
    MORE_THAN_HUNGER,
    NOT_ENOUGH_FAT,
)
from galapagos.games.origin.rules.state import IS_ASLEEP, Animal, State
from galapagos.games.origin.rules.terms import EMPTY, FAT, FAT_TISSUE, STORED
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.kernel.moves import Moves


@final
class FatTissue(Trait):
    def __init__(self) -> None:
        super().__init__(FAT_TISSUE)
        # EV-TRAIT-FAT-01: duplicates are welcome.
        self.barred_by = 0

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        if state.main_done:
            return
        most = animal.hunger()
        if animal.fat < most:
            most = animal.fat
        n: i64 = 1
        while n <= most:
            moves.add(pack(BURN, animal.ref(), n=n))
            n += 1

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        n = n_of(action)
        obstacles: i64 = 0
        if n == 0:
            obstacles |= MALFORMED
        if animal.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        # EV-TRAIT-FAT-06: burning is the turn's main action.
        if state.has_done_main(animal.seat):
            obstacles |= MAIN_ACTION_DONE
        # EV-TRAIT-FAT-08: only what already is fat, and at most the hunger.
        if n > animal.fat:
            obstacles |= NOT_ENOUGH_FAT
        # EV-TRAIT-HIBERNATION-06
        if animal.marks & IS_ASLEEP:
            obstacles |= ASLEEP
        elif n > animal.hunger():
            obstacles |= MORE_THAN_HUNGER
        return obstacles

    def use(self, state: State, animal: Animal, action: i64) -> None:
        n = n_of(action)
        state.main_done = True
        # EV-TRAIT-FAT-07: not received food, so nothing reacts to it.
        animal.fat -= n
        animal.food += n
        log = state.log
        if log is not None:
            log.emit(events.FAT_BURNED, rules.EV_TRAIT_FAT_06, animal.seat, animal.ref(), n)


def cards_holding(animal: Animal, holding: i64) -> i64:
    """Return how many fat tissue cards are empty, hold stored food, or hold fat."""
    if holding == EMPTY:
        return animal.fat_room()
    if holding == STORED:
        return animal.stored
    if holding == FAT:
        return animal.fat
    return 0
