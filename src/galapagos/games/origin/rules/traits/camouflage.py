"""Camouflage (persistent): only a carnivore with sharp vision finds it."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import PREY_CAMOUFLAGED
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import CAMOUFLAGE, HAS_SHARP_VISION
from galapagos.games.origin.rules.traits.base import Trait


@final
class Camouflage(Trait):
    def __init__(self) -> None:
        super().__init__(CAMOUFLAGE)

    def prey_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        # EV-TRAIT-CAMOUFLAGE-01, EV-TRAIT-SHARP_VISION-01
        if hunter.traits & HAS_SHARP_VISION:
            return 0
        return PREY_CAMOUFLAGED
