"""The rulebook's words as numbers: parts, abilities, diets, events, phases, and their keys."""

from typing import Final

# Sizes of animal cards; each has its own deck (DC-CMP-01).
SMALL: Final = 0
LARGE: Final = 1
SIZE_KEYS: Final[list[str]] = ["small", "large"]

# Body parts. The number in a name counts leg pairs (DC-ANAT-04).
HEAD: Final = 0
BODY: Final = 1
LEGS1: Final = 2
LEGS2: Final = 3
WINGS: Final = 4
TAIL: Final = 5
PART_COUNT: Final = 6
PART_KEYS: Final[list[str]] = ["head", "body", "legs1", "legs2", "wings", "tail"]

# Diets, printed on heads only (DC-TERM-02).
NO_DIET: Final = 0
HERBIVORE: Final = 1
CARNIVORE: Final = 2
OMNIVORE: Final = 3
DIET_KEYS: Final[list[str]] = ["none", "herbivore", "carnivore", "omnivore"]

# The six abilities that are counted (DC-TERM-02), in the order of the specification.
RUN: Final = 0
CLIMB: Final = 1
FLY: Final = 2
SWIM: Final = 3
HEAT: Final = 4
COLD: Final = 5
ABILITY_COUNT: Final = 6
ABILITY_KEYS: Final[list[str]] = ["run", "climb", "fly", "swim", "heat", "cold"]

# Roles of biomes that events look for (DC-EVT-SPECIAL-01, DC-EVT-VOLCANO-05).
NO_ROLE: Final = 0
HOT_DESERT: Final = 1
ICE: Final = 2
MOUNTAIN: Final = 3
RAINFOREST: Final = 4
ROLE_KEYS: Final[list[str]] = ["none", "hot_desert", "ice", "mountain", "rainforest"]

# The sixteen events: eight instant, then eight lasting (DC-CMP-02).
DEGENERATION: Final = 0
DESERTIFICATION: Final = 1
FLOOD: Final = 2
HURRICANE: Final = 3
ICE_AGE: Final = 4
INTRUDERS: Final = 5
MOUNTAIN_FORMATION: Final = 6
AXIS_SHIFT: Final = 7
CONTINENTAL_DRIFT: Final = 8
EPIDEMIC: Final = 9
LOW_MUTATION: Final = 10
MEAT_BOOM: Final = 11
METEOR: Final = 12
OPTIMAL: Final = 13
PLANT_BOOM: Final = 14
VOLCANO: Final = 15
EVENT_COUNT: Final = 16
NO_EVENT: Final = -1
FIRST_LASTING: Final = CONTINENTAL_DRIFT
ALL_EVENTS: Final = (1 << EVENT_COUNT) - 1
EVENT_CARD_KEYS: Final[list[str]] = [
    "degeneration",
    "desertification",
    "flood",
    "hurricane",
    "ice_age",
    "intruders",
    "mountain_formation",
    "axis_shift",
    "continental_drift",
    "epidemic",
    "low_mutation",
    "meat_boom",
    "meteor",
    "optimal",
    "plant_boom",
    "volcano",
]

# The five continents; only Africa is named by a rulebook.
CONTINENT_COUNT: Final = 5
CONTINENT_KEYS: Final[list[str]] = ["africa", "america", "asia", "europe", "oceania"]

# What lies in a slot of the table.
BIOME: Final = 0
VOLCANO_ACTIVE: Final = 1
VOLCANO_RAINFOREST: Final = 2
TOKEN: Final = 3
GROUND_KEYS: Final[list[str]] = ["biome", "volcano_active", "volcano_rainforest", "token"]

# Ways to play (section 13).
BASE: Final = 0
TWO: Final = 1
TEAM: Final = 2
KIDS: Final = 3
BEGINNER: Final = 4
MODE_KEYS: Final[list[str]] = ["base", "two", "team", "kids", "beginner"]

# The phases a game can rest in, each waiting for decisions.
DRAWING: Final = 0
SHOWING: Final = 1
ACTION: Final = 2
EVALUATION: Final = 3
EVENT: Final = 4
OVER: Final = 5
PHASE_KEYS: Final[list[str]] = ["drawing", "showing", "action", "evaluation", "event", "over"]

# Why a species died.
BY_REQUIREMENT: Final = 0
BY_HUNGER: Final = 1
BY_BEING_EATEN: Final = 2
BY_LOWER_CARNIVORE: Final = 3
BY_EVENT: Final = 4
DEATH_KEYS: Final[list[str]] = ["requirement", "hunger", "eaten", "lower_carnivore", "event"]

# How a species stands with its food (DC-TERM-14).
FED: Final = 0
HUNGRY: Final = 1
EXCLUDED: Final = 2
FEEDING_KEYS: Final[list[str]] = ["fed", "hungry", "excluded"]

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
HAND_SIZE: Final = 10
MARKERS: Final = 12
MAX_CARDS: Final = 6
"""DC-ANAT-02: cards of one species."""
HARD_REWARD: Final = 3
SAFE_FROM_HURRICANE: Final = 4
DEGENERATION_CARDS: Final = 4
FULL_REDRAW_CAP: Final = 50
MAX_SHOWN: Final = 4
TAKEOVER_PRICE: Final = 2
COMPETITION_TOKENS: Final = 6
TOKEN_KEYS: Final[list[str]] = ["gold1", "gold2", "silver1", "silver2", "bronze1", "bronze2"]
"""DC-CMP-06: the competition tokens, by number."""

NO_CARD: Final = 0
"""Animal cards count from 1; 0 is no card."""
NOBODY: Final = -1
"""In place of a seat: no player; as a viewer: a spectator."""
NO_SPECIES: Final = -1
NO_SLOT: Final = -1
