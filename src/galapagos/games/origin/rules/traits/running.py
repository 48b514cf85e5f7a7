"""Running (persistent, compulsory defence): escapes on a 4, 5 or 6."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import RUN, pack
from galapagos.games.origin.rules.refusals import DEFENCE_USED, LACKS_TRAIT
from galapagos.games.origin.rules.state import HAS_RUN, Animal, State
from galapagos.games.origin.rules.terms import DIE_SIDES, RUNNING
from galapagos.games.origin.rules.traits.base import ESCAPED, FAILED, Trait
from galapagos.kernel.moves import Moves

ESCAPES_FROM: Final = 4


@final
class Running(Trait):
    def __init__(self) -> None:
        super().__init__(RUNNING)

    def is_usable_defence(self, state: State, prey: Animal) -> bool:
        return prey.marks & HAS_RUN == 0

    def add_defences(self, state: State, prey: Animal, moves: Moves) -> None:
        if self.is_usable_defence(state, prey):
            moves.add(pack(RUN))

    def defence_obstacles(self, state: State, prey: Animal, action: i64) -> i64:
        if prey.traits & self.bit == 0:
            return LACKS_TRAIT
        # EV-ATK-07
        if prey.marks & HAS_RUN:
            return DEFENCE_USED
        return 0

    def defend(self, state: State, prey: Animal, action: i64) -> i64:
        prey.marks |= HAS_RUN
        die = state.chance.roll(DIE_SIDES) + 1
        # EV-TRAIT-RUNNING-01, -02
        escaped = die >= ESCAPES_FROM
        log = state.log
        if log is not None:
            rule = rules.EV_TRAIT_RUNNING_01
            log.emit(events.RAN, rule, prey.seat, prey.ref(), die, int(escaped))
        if escaped:
            return ESCAPED
        return FAILED
