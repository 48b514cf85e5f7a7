"""The events of Darwin: what each kind is called and what its fields mean.

``species``, ``hunter``, ``prey`` are species numbers; ``card`` is an animal card, -1 where the
viewer may not know it; ``cards`` and ``action`` are packed as in ``actions.py``.
"""

from typing import Final

from galapagos.kernel.keys import keys_of

# Setup, drawing and the trade zone.
GAME_MASTER: Final = 0
CONTINENT_REMOVED: Final = 1
BIOME_LAID: Final = 2
ZONE_FILLED: Final = 3
ZONE_CLEARED: Final = 4
CARD_DRAWN: Final = 5
DECK_RENEWED: Final = 6
CARD_DISCARDED: Final = 7
ERA_BEGAN: Final = 8
PHASE_BEGAN: Final = 9
# The action phase.
TURN_BEGAN: Final = 10
REDRAWN: Final = 11
FULLY_REDRAWN: Final = 12
TRADE_DRAFTED: Final = 13
TRADE_CANCELLED: Final = 14
MAIN_DRAFTED: Final = 15
MAIN_TAKEN_BACK: Final = 16
TRADED: Final = 17
CREATED: Final = 18
MUTATED: Final = 19
MUTATION_PAID: Final = 20
MIGRATED: Final = 21
PASSED: Final = 22
TURN_ENDED: Final = 23
FOOD_SUPPLIED: Final = 24
FOOD_SERVED: Final = 25
LEADER: Final = 26
LEADERLESS: Final = 27
# Two against two.
CARD_SHOWN: Final = 28
SHOWED: Final = 29
CARD_OPENED: Final = 30
CARD_ASKED: Final = 31
CARD_GIVEN: Final = 32
GIVING_DECLINED: Final = 33
PAID_WITH_CARD: Final = 34
PAID_WITH_DRAWS: Final = 35
DRAW_DECLINED: Final = 36
TAKEN_OVER: Final = 37
# Evaluation.
STEP_BEGAN: Final = 38
HUNTS_FIRST: Final = 39
EATEN: Final = 40
DIED: Final = 41
BANKED: Final = 42
POINTS_EARNED: Final = 43
# Transition and events.
EVENT_DISCARDED: Final = 44
EVENT_REVEALED: Final = 45
CHOSEN_IN_SECRET: Final = 46
CARD_LOST: Final = 47
POINTS_INHERITED: Final = 48
BIOME_FETCHED: Final = 49
BIOME_REPLACED: Final = 50
VOLCANO_COOLED: Final = 51
MARKERS_TURNED: Final = 52
FIRST_PLAYER: Final = 53
TABLE_CLEARED: Final = 54
# The end.
SCORED: Final = 55
GAME_ENDED: Final = 56
# In place of an event the viewer may not know of.
HIDDEN: Final = 57
# Kids game: the player has discarded enough; so many cards are drawn.
REFILLING: Final = 58

EVENT_KEYS: Final = keys_of(__name__)

EVENT_FIELDS: Final[list[list[str]]] = [
    [],
    ["continent"],
    ["slot", "biome", "ground", "continent"],
    ["card"],
    ["n"],
    ["size", "card"],
    ["size", "n"],
    ["size", "card"],
    ["era"],
    ["phase"],
    [],
    ["kept", "n"],
    ["n"],
    ["given", "taken"],
    [],
    ["action"],
    [],
    ["given", "taken"],
    ["species", "slot", "cards"],
    ["species", "removed", "added"],
    ["species", "n"],
    ["species", "from", "to"],
    [],
    [],
    ["slot", "plants", "meat"],
    ["species", "plants", "meat", "feeding"],
    ["slot", "species"],
    ["slot"],
    ["card", "to"],
    ["n"],
    ["card"],
    ["from"],
    ["card", "to", "size"],
    [],
    ["card"],
    ["n"],
    [],
    ["species", "from"],
    ["step"],
    ["species"],
    ["hunter", "prey", "hearts", "missing"],
    ["species", "death", "slot", "by"],
    ["n", "species"],
    ["species", "n", "step", "place"],
    ["event"],
    ["event"],
    ["action"],
    ["species", "card"],
    ["species", "n"],
    ["biome"],
    ["slot", "biome", "ground", "before"],
    ["slot"],
    [],
    [],
    [],
    ["points", "species", "bank"],
    ["winners"],
    [],
    ["n"],
]
