"""Mimicry (persistent, compulsory defence): sends the attack on to another own animal."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import MIMIC, pack, y_of
from galapagos.games.origin.rules.refusals import (
    DEFENCE_USED,
    LACKS_TRAIT,
    NO_SUCH_ANIMAL,
    NOT_YOUR_SUBSTITUTE,
    SUBSTITUTE_IS_PREY,
)
from galapagos.games.origin.rules.state import HAS_MIMICKED, Animal, State
from galapagos.games.origin.rules.terms import MIMICRY
from galapagos.games.origin.rules.traits.base import REDIRECTED, Trait
from galapagos.games.origin.rules.traits.protection import prey_obstacles
from galapagos.kernel.moves import Moves


@final
class Mimicry(Trait):
    def __init__(self) -> None:
        super().__init__(MIMICRY)

    def is_usable_defence(self, state: State, prey: Animal) -> bool:
        # EV-ATK-07, EV-TRAIT-MIMICRY-03: not used in this attack, and with a legal substitute.
        if prey.marks & HAS_MIMICKED:
            return False
        for other in state.players[prey.seat].animals:
            if _substitute_obstacles(state, prey, other) == 0:
                return True
        return False

    def add_defences(self, state: State, prey: Animal, moves: Moves) -> None:
        if prey.marks & HAS_MIMICKED:
            return
        for other in state.players[prey.seat].animals:
            if _substitute_obstacles(state, prey, other) == 0:
                moves.add(pack(MIMIC, y=other.ref()))

    def defence_obstacles(self, state: State, prey: Animal, action: i64) -> i64:
        obstacles: i64 = 0
        if prey.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        if prey.marks & HAS_MIMICKED:
            obstacles |= DEFENCE_USED
        substitute = state.find(y_of(action))
        if substitute is None:
            return obstacles | NO_SUCH_ANIMAL
        return obstacles | _substitute_obstacles(state, prey, substitute)

    def defend(self, state: State, prey: Animal, action: i64) -> i64:
        # EV-TRAIT-MIMICRY-01, -02: the substitute is then attacked in full.
        prey.marks |= HAS_MIMICKED
        log = state.log
        if log is not None:
            rule = rules.EV_TRAIT_MIMICRY_01
            log.emit(events.REDIRECTED, rule, prey.seat, prey.ref(), y_of(action))
        state.prey = y_of(action)
        return REDIRECTED


def _substitute_obstacles(state: State, prey: Animal, other: Animal) -> i64:
    """Why the attack cannot be sent on to this animal; EV-TRAIT-MIMICRY-02, -03."""
    obstacles = prey_obstacles(state, state.animal(state.hunter), other)
    if other.seat != prey.seat:
        obstacles |= NOT_YOUR_SUBSTITUTE
    if other is prey:
        obstacles |= SUBSTITUTE_IS_PREY
    return obstacles
