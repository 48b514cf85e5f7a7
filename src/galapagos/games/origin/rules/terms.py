"""The rulebook's words as numbers: traits, phases, decisions, and the keys they go by in text."""

from typing import Final

# The nineteen traits, in the order of the specification's trait table.
CARNIVOROUS: Final = 0
FAT_TISSUE: Final = 1
HIGH_BODY_WEIGHT: Final = 2
PARASITE: Final = 3
SWIMMING: Final = 4
RUNNING: Final = 5
MIMICRY: Final = 6
TAIL_LOSS: Final = 7
BURROWING: Final = 8
CAMOUFLAGE: Final = 9
SHARP_VISION: Final = 10
SCAVENGER: Final = 11
HIBERNATION: Final = 12
POISONOUS: Final = 13
PIRACY: Final = 14
GRAZING: Final = 15
COMMUNICATION: Final = 16
COOPERATION: Final = 17
SYMBIOSIS: Final = 18
TRAIT_COUNT: Final = 19
NO_TRAIT: Final = 31

TRAIT_KEYS: Final[list[str]] = [
    "carnivorous",
    "fat_tissue",
    "high_body_weight",
    "parasite",
    "swimming",
    "running",
    "mimicry",
    "tail_loss",
    "burrowing",
    "camouflage",
    "sharp_vision",
    "scavenger",
    "hibernation",
    "poisonous",
    "piracy",
    "grazing",
    "communication",
    "cooperation",
    "symbiosis",
]

# The same as bits of an animal's trait mask. Pair traits lie between animals, never in a mask.
HAS_CARNIVOROUS: Final = 1 << CARNIVOROUS
HAS_RUNNING: Final = 1 << RUNNING
HAS_MIMICRY: Final = 1 << MIMICRY
HAS_TAIL_LOSS: Final = 1 << TAIL_LOSS
HAS_BURROWING: Final = 1 << BURROWING
HAS_SHARP_VISION: Final = 1 << SHARP_VISION
HAS_SCAVENGER: Final = 1 << SCAVENGER
HAS_HIBERNATION: Final = 1 << HIBERNATION
HAS_POISONOUS: Final = 1 << POISONOUS
HAS_PIRACY: Final = 1 << PIRACY
# The traits that can be used in a feeding turn, that limit a hunter, and that can protect prey: of
# an animal without one nobody needs to be asked.
ANY_USABLE: Final = HAS_CARNIVOROUS | 1 << FAT_TISSUE | HAS_HIBERNATION | HAS_PIRACY | 1 << GRAZING
ANY_LIMITING: Final = 1 << SWIMMING
ANY_PROTECTIVE: Final = 1 << SWIMMING | 1 << CAMOUFLAGE | 1 << HIGH_BODY_WEIGHT | 1 << BURROWING

# EV-FEED-07, EV-SCORE-03: the plus printed on a trait card, by trait; appetite and bonus alike.
PRINTED_PLUS: Final = bytes([1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

# The phases a game can rest in. Setup and food supply ask nobody and never stand still.
EVOLUTION: Final = 0
FEEDING: Final = 1
EXTINCTION: Final = 2
OVER: Final = 3
PHASE_KEYS: Final[list[str]] = ["evolution", "feeding", "extinction", "over"]

# What the game waits for; everything but TURN interrupts the turn of the player to move.
TURN: Final = 0
DEFENCE: Final = 1
SCAVENGE: Final = 2
DECLARATION: Final = 3
NOTHING: Final = 4
DECISION_KEYS: Final[list[str]] = ["turn", "defence", "scavenge", "declaration", "nothing"]

# What lies on a fat tissue card.
EMPTY: Final = 0
STORED: Final = 1
FAT: Final = 2
HOLDING_KEYS: Final[list[str]] = ["empty", "stored", "fat"]

OPENING_HAND: Final = 6
DIE_SIDES: Final = 6
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 8
ONE_DECK_PLAYERS: Final = 4
HIDDEN: Final = -1
"""The face of a card that the viewer may not know."""
NOBODY: Final = -1
"""In place of a seat: no player; as a viewer: a spectator."""
