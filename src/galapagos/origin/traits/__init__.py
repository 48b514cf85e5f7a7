"""The nineteen traits, one class each; ``TRAITS`` lists them by number."""

from typing import Final

from galapagos.origin.traits.base import Trait
from galapagos.origin.traits.burrowing import Burrowing
from galapagos.origin.traits.camouflage import Camouflage
from galapagos.origin.traits.carnivorous import Carnivorous
from galapagos.origin.traits.fat_tissue import FatTissue
from galapagos.origin.traits.grazing import Grazing
from galapagos.origin.traits.hibernation import Hibernation
from galapagos.origin.traits.high_body_weight import HighBodyWeight
from galapagos.origin.traits.mimicry import Mimicry
from galapagos.origin.traits.pairs import Communication, Cooperation, PairTrait, Symbiosis
from galapagos.origin.traits.parasite import Parasite
from galapagos.origin.traits.piracy import Piracy
from galapagos.origin.traits.poisonous import Poisonous
from galapagos.origin.traits.running import Running
from galapagos.origin.traits.scavenger import Scavenger
from galapagos.origin.traits.sharp_vision import SharpVision
from galapagos.origin.traits.swimming import Swimming
from galapagos.origin.traits.tail_loss import TailLoss

_CARNIVOROUS: Final = Carnivorous()
_FAT_TISSUE: Final = FatTissue()
_RUNNING: Final = Running()
_MIMICRY: Final = Mimicry()
_TAIL_LOSS: Final = TailLoss()
_HIBERNATION: Final = Hibernation()
_POISONOUS: Final = Poisonous()
_PIRACY: Final = Piracy()
_GRAZING: Final = Grazing()

PAIR_TRAITS: Final[list[PairTrait]] = [Communication(), Cooperation(), Symbiosis()]
"""The pair traits, from COMMUNICATION on."""

TRAITS: Final[list[Trait]] = [
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

USABLE_TRAITS: Final[list[Trait]] = [_CARNIVOROUS, _FAT_TISSUE, _HIBERNATION, _PIRACY, _GRAZING]
"""Traits an animal can use in its owner's feeding turn, in the order `legal` lists them."""

DEFENCE_TRAITS: Final[list[Trait]] = [_RUNNING, _MIMICRY, _TAIL_LOSS]
"""Traits that answer an attack, in the order `legal` lists them."""

EATEN_TRAITS: Final[list[Trait]] = [_POISONOUS]
"""Traits that do something to the animal that eats their bearer."""
