"""Swimming (persistent): water animals hunt, and are hunted by, water animals only."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import HUNTER_SWIMS, PREY_SWIMS
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import SWIMMING
from galapagos.games.origin.rules.traits.base import Trait


@final
class Swimming(Trait):
    def __init__(self) -> None:
        super().__init__(SWIMMING)

    def prey_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        # EV-TRAIT-SWIMMING-01
        if hunter.traits & self.bit:
            return 0
        return PREY_SWIMS

    def hunter_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        # EV-TRAIT-SWIMMING-02
        if prey.traits & self.bit:
            return 0
        return HUNTER_SWIMS
