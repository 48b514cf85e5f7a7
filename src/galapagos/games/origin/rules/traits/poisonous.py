"""Poisonous (persistent): who eats it dies in this round's extinction."""

from typing import final

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.state import IS_POISONED, Animal, State
from galapagos.games.origin.rules.terms import POISONOUS
from galapagos.games.origin.rules.traits.base import Trait


@final
class Poisonous(Trait):
    def __init__(self) -> None:
        super().__init__(POISONOUS)

    def after_eaten(self, state: State, hunter: Animal, prey: Animal) -> None:
        # EV-TRAIT-POISONOUS-01; -02: only the eater is marked, and the mark is not handed on.
        hunter.marks |= IS_POISONED
        log = state.log
        if log is not None:
            rule = rules.EV_TRAIT_POISONOUS_01
            log.emit(events.POISONED, rule, hunter.seat, hunter.ref(), prey.ref())
