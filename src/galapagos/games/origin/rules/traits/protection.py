"""EV-ATK-04: which prey is legal for which hunter, asked of every trait that has a say."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import PREY_IS_HUNTER, PREY_SHIELDED
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import ANY_LIMITING, ANY_PROTECTIVE
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.games.origin.rules.traits.burrowing import Burrowing
from galapagos.games.origin.rules.traits.camouflage import Camouflage
from galapagos.games.origin.rules.traits.high_body_weight import HighBodyWeight
from galapagos.games.origin.rules.traits.swimming import Swimming

_SWIMMING: Final = Swimming()
_PROTECTIVE: Final = vec[Trait]([_SWIMMING, Camouflage(), HighBodyWeight(), Burrowing()])
_LIMITING: Final = vec[Trait]([_SWIMMING])


def prey_obstacles(state: State, hunter: Animal, prey: Animal) -> i64:
    """Why the hunter cannot hunt this prey; 0 if it can. Does not ask whether it may hunt."""
    obstacles: i64 = 0
    if hunter is prey:
        # EV-ATK-03
        obstacles |= PREY_IS_HUNTER
    if prey.traits & ANY_PROTECTIVE:
        for trait in _PROTECTIVE:
            if prey.traits & trait.bit:
                obstacles |= trait.prey_obstacles(state, hunter, prey)
    if hunter.traits & ANY_LIMITING:
        for trait in _LIMITING:
            if hunter.traits & trait.bit:
                obstacles |= trait.hunter_obstacles(state, hunter, prey)
    if prey.represented > 0:
        # EV-TRAIT-SYMBIOSIS-02: a dependent is safe while a representative of it lives.
        obstacles |= PREY_SHIELDED
    return obstacles
