"""Why an action of Origin is refused: codes as bits of a mask, their keys and rules."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules import rules
from galapagos.kernel.keys import keys_of

# Whose moment it is.
NOT_YOUR_TURN: Final = 1 << 0
ALREADY_PASSED: Final = 1 << 1
GAME_OVER: Final = 1 << 2
WRONG_PHASE: Final = 1 << 3
DECISION_OPEN: Final = 1 << 4
NOTHING_TO_ANSWER: Final = 1 << 5
OTHERS_MAY_ANSWER: Final = 1 << 6
ALREADY_ACTED: Final = 1 << 7
NOTHING_DONE: Final = 1 << 8
MAIN_ACTION_DONE: Final = 1 << 9
MUST_FEED: Final = 1 << 10
# What the action names.
MALFORMED: Final = 1 << 11
NO_SUCH_ANIMAL: Final = 1 << 12
NOT_YOUR_ANIMAL: Final = 1 << 13
CARD_NOT_IN_HAND: Final = 1 << 14
TRAIT_NOT_ON_CARD: Final = 1 << 15
NO_SUCH_PAIR: Final = 1 << 16
NO_SUCH_CARD: Final = 1 << 17
LACKS_TRAIT: Final = 1 << 18
# Laying traits.
DUPLICATE_TRAIT: Final = 1 << 19
CARNIVORE_OR_SCAVENGER: Final = 1 << 20
PARASITE_ON_OWN: Final = 1 << 21
PAIR_NEEDS_TWO: Final = 1 << 22
DUPLICATE_PAIR: Final = 1 << 23
PAIR_TRAIT: Final = 1 << 24
SINGLE_TRAIT: Final = 1 << 25
# Receiving food.
CENTRE_EMPTY: Final = 1 << 26
FULL: Final = 1 << 27
ASLEEP: Final = 1 << 28
REPRESENTATIVE_HUNGRY: Final = 1 << 29
# Hunting.
HUNT_SPENT: Final = 1 << 30
PREY_IS_HUNTER: Final = 1 << 31
PREY_SWIMS: Final = 1 << 32
HUNTER_SWIMS: Final = 1 << 33
PREY_CAMOUFLAGED: Final = 1 << 34
PREY_TOO_BIG: Final = 1 << 35
PREY_IN_BURROW: Final = 1 << 36
PREY_SHIELDED: Final = 1 << 37
# Defending.
DEFENCE_USED: Final = 1 << 38
NOT_YOUR_SUBSTITUTE: Final = 1 << 39
SUBSTITUTE_IS_PREY: Final = 1 << 40
# Scavenging, fat, hibernation, grazing, piracy, pair traits.
NOT_OFFERED: Final = 1 << 41
NOT_HUNGRY: Final = 1 << 42
NOT_ENOUGH_FAT: Final = 1 << 43
MORE_THAN_HUNGER: Final = 1 << 44
SLEPT_LAST_ROUND: Final = 1 << 45
LAST_ROUND: Final = 1 << 46
ALREADY_GRAZED: Final = 1 << 47
NOTHING_TAKEN: Final = 1 << 48
PIRACY_SPENT: Final = 1 << 49
VICTIM_HAS_NO_FOOD: Final = 1 << 50
VICTIM_IS_FED: Final = 1 << 51
VICTIM_IS_PIRATE: Final = 1 << 52
PAIR_SPENT: Final = 1 << 53
NO_TRIGGER: Final = 1 << 54
# The variant.
TOO_MANY_CARDS: Final = 1 << 55

REFUSAL_KEYS: Final = keys_of(__name__)

REFUSAL_RULES: Final[list[int]] = [
    rules.EV_ROUND_02,
    rules.EV_ROUND_05,
    rules.EV_END_02,
    rules.EV_ROUND_01,
    rules.EV_FEED_13,
    rules.EV_ATK_06,
    rules.EV_CHAIN_07,
    rules.EV_FEED_14,
    rules.EV_FEED_14,
    rules.EV_FEED_02,
    rules.EV_FEED_12,
    rules.EV_ROUND_03,
    rules.EV_EVO_04,
    rules.EV_EVO_11,
    rules.EV_EVO_01,
    rules.EV_EVO_06,
    rules.EV_PAIR_01,
    rules.EV_TRAIT_TAIL_LOSS_02,
    rules.EV_TRAIT_GEN_01,
    rules.EV_EVO_10,
    rules.EV_EVO_12,
    rules.EV_TRAIT_PARASITE_01,
    rules.EV_PAIR_01,
    rules.EV_PAIR_02,
    rules.EV_EVO_07,
    rules.EV_EVO_04,
    rules.EV_FEED_04,
    rules.EV_FEED_17,
    rules.EV_TRAIT_HIBERNATION_06,
    rules.EV_TRAIT_SYMBIOSIS_03,
    rules.EV_TRAIT_CARNIVOROUS_02,
    rules.EV_ATK_03,
    rules.EV_TRAIT_SWIMMING_01,
    rules.EV_TRAIT_SWIMMING_02,
    rules.EV_TRAIT_CAMOUFLAGE_01,
    rules.EV_TRAIT_HIGH_BODY_WEIGHT_02,
    rules.EV_TRAIT_BURROWING_01,
    rules.EV_TRAIT_SYMBIOSIS_02,
    rules.EV_ATK_07,
    rules.EV_TRAIT_MIMICRY_01,
    rules.EV_TRAIT_MIMICRY_01,
    rules.EV_TRAIT_SCAVENGER_04,
    rules.EV_TRAIT_HIBERNATION_03,
    rules.EV_TRAIT_FAT_08,
    rules.EV_TRAIT_FAT_08,
    rules.EV_TRAIT_HIBERNATION_04,
    rules.EV_TRAIT_HIBERNATION_05,
    rules.EV_TRAIT_GRAZING_02,
    rules.EV_TRAIT_GRAZING_01,
    rules.EV_TRAIT_PIRACY_03,
    rules.EV_TRAIT_PIRACY_02,
    rules.EV_TRAIT_PIRACY_02,
    rules.EV_TRAIT_PIRACY_01,
    rules.EV_PAIR_03,
    rules.EV_CHAIN_03,
    rules.EV_VAR_03,
]


def refusal_number(key: str) -> i64:
    """Return the number of a refusal by its key."""
    return REFUSAL_KEYS.index(key)
