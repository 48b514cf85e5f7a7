"""The events of Origin: what each kind is called and what its fields mean.

``animal``-like fields are references (seat << 8 | serial); ``face`` is a card face, -1 where the
viewer may not know it.
"""

from typing import Final

from galapagos.kernel.keys import keys_of

ROLLED_FOR_START: Final = 0
STARTING_PLAYER: Final = 1
CARD_DEALT: Final = 2
ROUND_BEGAN: Final = 3
PHASE_BEGAN: Final = 4
ANIMAL_LAID: Final = 5
TRAIT_LAID: Final = 6
PAIR_LAID: Final = 7
PASSED: Final = 8
TURN_ENDED: Final = 9
ROLLED_FOR_FOOD: Final = 10
FOOD_SUPPLIED: Final = 11
FOOD_TAKEN: Final = 12
FOOD_RECEIVED: Final = 13
FOOD_LOST: Final = 14
HUNT_ANNOUNCED: Final = 15
RAN: Final = 16
REDIRECTED: Final = 17
CARD_SHED: Final = 18
EATEN: Final = 19
POISONED: Final = 20
SCAVENGED: Final = 21
FAT_BURNED: Final = 22
FELL_ASLEEP: Final = 23
WOKE: Final = 24
GRAZED: Final = 25
ROBBED: Final = 26
PAIR_USED: Final = 27
WAIVED: Final = 28
FAT_FORMED: Final = 29
CENTRE_CLEARED: Final = 30
STARVED: Final = 31
DIED_OF_POISON: Final = 32
BURIED: Final = 33
PAIR_BROKEN: Final = 34
FOOD_REMOVED: Final = 35
PILE_EMPTY: Final = 36
DECLARED: Final = 37
SCORED: Final = 38
GAME_ENDED: Final = 39
SET_UP: Final = 40
PHASE_ENDED: Final = 41

EVENT_KEYS: Final = keys_of(__name__)

EVENT_FIELDS: Final[list[list[str]]] = [
    ["die"],
    [],
    ["face"],
    ["round", "last"],
    ["phase"],
    ["animal", "face"],
    ["animal", "trait", "face"],
    ["animal", "partner", "trait", "face"],
    [],
    [],
    ["die"],
    ["n"],
    ["animal"],
    ["animal", "eaten", "stored"],
    ["animal", "n"],
    ["animal", "prey"],
    ["animal", "die", "escaped"],
    ["animal", "substitute"],
    ["animal", "trait", "partner", "holding"],
    ["animal", "hunter"],
    ["animal", "prey"],
    ["animal"],
    ["animal", "n"],
    ["animal"],
    ["animal"],
    ["animal"],
    ["animal", "victim"],
    ["animal", "partner", "trait"],
    [],
    ["animal", "n"],
    ["n"],
    ["animal", "food", "appetite"],
    ["animal"],
    ["animal", "cards"],
    ["animal", "partner", "trait"],
    ["animal", "n"],
    [],
    ["cards", "points"],
    ["points", "animals", "traits", "bonus"],
    ["winners"],
    ["players"],
    ["phase"],
]
