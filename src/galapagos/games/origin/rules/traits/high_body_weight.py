"""High Body Weight (persistent, +1): big prey needs a big hunter."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import PREY_TOO_BIG
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import HIGH_BODY_WEIGHT
from galapagos.games.origin.rules.traits.base import Trait


@final
class HighBodyWeight(Trait):
    def __init__(self) -> None:
        # EV-TRAIT-HIGH_BODY_WEIGHT-01, the +1, stands in terms.PRINTED_PLUS.
        super().__init__(HIGH_BODY_WEIGHT)

    def prey_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        # EV-TRAIT-HIGH_BODY_WEIGHT-02
        if hunter.traits & self.bit:
            return 0
        return PREY_TOO_BIG
