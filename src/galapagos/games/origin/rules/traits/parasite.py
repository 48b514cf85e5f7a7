"""Parasite (persistent, +2): laid on another player's animal, and then that player's card."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import PARASITE_ON_OWN
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import PARASITE
from galapagos.games.origin.rules.traits.base import Trait


@final
class Parasite(Trait):
    def __init__(self) -> None:
        # EV-TRAIT-PARASITE-03, -04, the +2, stand in terms.PRINTED_PLUS.
        super().__init__(PARASITE)

    def laying_obstacles(self, state: State, seat: i64, animal: Animal) -> i64:
        # EV-TRAIT-PARASITE-02
        obstacles = self.barring_obstacles(animal)
        # EV-TRAIT-PARASITE-01 and EV-TEAM-04: on any other player's animal, a partner's too.
        if animal.seat == seat:
            obstacles |= PARASITE_ON_OWN
        return obstacles
