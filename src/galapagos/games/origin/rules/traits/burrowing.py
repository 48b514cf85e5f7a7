"""Burrowing (persistent): a fed animal stays in its hole."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import PREY_IN_BURROW
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import BURROWING
from galapagos.games.origin.rules.traits.base import Trait


@final
class Burrowing(Trait):
    def __init__(self) -> None:
        super().__init__(BURROWING)

    def prey_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        # EV-TRAIT-BURROWING-01; -02: a hibernating animal is fed, fat does not count.
        if prey.is_fed():
            return PREY_IN_BURROW
        return 0
