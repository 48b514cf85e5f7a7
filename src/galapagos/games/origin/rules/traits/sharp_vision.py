"""Sharp Vision (persistent): the key to Camouflage, which asks for it; nothing of its own."""

from typing import final

from galapagos.games.origin.rules.terms import SHARP_VISION
from galapagos.games.origin.rules.traits.base import Trait


@final
class SharpVision(Trait):
    def __init__(self) -> None:
        # EV-TRAIT-SHARP_VISION-02: it lifts no other protection and lets nobody hunt.
        super().__init__(SHARP_VISION)
