"""The nineteen traits, one class each; ``TRAITS`` lists them by number.

They stand in vectors: an item of a list is asked for its class each time it is read.
"""

from typing import Final

from librt.vecs import vec

from galapagos.games.origin.rules.traits.base import Trait
from galapagos.games.origin.rules.traits.burrowing import Burrowing
from galapagos.games.origin.rules.traits.camouflage import Camouflage
from galapagos.games.origin.rules.traits.carnivorous import Carnivorous
from galapagos.games.origin.rules.traits.fat_tissue import FatTissue
from galapagos.games.origin.rules.traits.grazing import Grazing
from galapagos.games.origin.rules.traits.hibernation import Hibernation
from galapagos.games.origin.rules.traits.high_body_weight import HighBodyWeight
from galapagos.games.origin.rules.traits.mimicry import Mimicry
from galapagos.games.origin.rules.traits.pairs import (
    Communication,
    Cooperation,
    PairTrait,
    Symbiosis,
)
from galapagos.games.origin.rules.traits.parasite import Parasite
from galapagos.games.origin.rules.traits.piracy import Piracy
from galapagos.games.origin.rules.traits.poisonous import Poisonous
from galapagos.games.origin.rules.traits.running import Running
from galapagos.games.origin.rules.traits.scavenger import Scavenger
from galapagos.games.origin.rules.traits.sharp_vision import SharpVision
from galapagos.games.origin.rules.traits.swimming import Swimming
from galapagos.games.origin.rules.traits.tail_loss import TailLoss

_CARNIVOROUS: Final = Carnivorous()
_FAT_TISSUE: Final = FatTissue()
_RUNNING: Final = Running()
_MIMICRY: Final = Mimicry()
_TAIL_LOSS: Final = TailLoss()
_HIBERNATION: Final = Hibernation()
_POISONOUS: Final = Poisonous()
_PIRACY: Final = Piracy()
_GRAZING: Final = Grazing()

PAIR_TRAITS: Final = vec[PairTrait]([Communication(), Cooperation(), Symbiosis()])
"""The pair traits, from COMMUNICATION on."""

TRAITS: Final = vec[Trait](
    [
        _CARNIVOROUS,
        _FAT_TISSUE,
        HighBodyWeight(),
        Parasite(),
        Swimming(),
        _RUNNING,
        _MIMICRY,
        _TAIL_LOSS,
        Burrowing(),
        Camouflage(),
        SharpVision(),
        Scavenger(),
        _HIBERNATION,
        _POISONOUS,
        _PIRACY,
        _GRAZING,
        PAIR_TRAITS[0],
        PAIR_TRAITS[1],
        PAIR_TRAITS[2],
    ]
)

USABLE_TRAITS: Final = vec[Trait]([_CARNIVOROUS, _FAT_TISSUE, _HIBERNATION, _PIRACY, _GRAZING])
"""Traits an animal can use in its owner's feeding turn, in the order `legal` lists them."""

DEFENCE_TRAITS: Final = vec[Trait]([_RUNNING, _MIMICRY, _TAIL_LOSS])
"""Traits that answer an attack, in the order `legal` lists them."""

EATEN_TRAITS: Final = vec[Trait]([_POISONOUS])
"""Traits that do something to the animal that eats their bearer."""
