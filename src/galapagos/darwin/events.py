"""The events of Darwin: what each kind is called and what its fields mean.

``species``, ``hunter``, ``prey`` are species numbers; ``card`` is an animal card, -1 where the
viewer may not know it; ``cards`` and ``action`` are packed as in ``actions.py``.
"""

from typing import Final

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
REDRAWN: Final = 10
FULLY_REDRAWN: Final = 11
TRADE_DRAFTED: Final = 12
TRADE_CANCELLED: Final = 13
MAIN_DRAFTED: Final = 14
MAIN_TAKEN_BACK: Final = 15
TRADED: Final = 16
CREATED: Final = 17
MUTATED: Final = 18
MUTATION_PAID: Final = 19
MIGRATED: Final = 20
PASSED: Final = 21
TURN_ENDED: Final = 22
FOOD_SUPPLIED: Final = 23
FOOD_SERVED: Final = 24
LEADER: Final = 25
LEADERLESS: Final = 26
# Two against two.
CARD_SHOWN: Final = 27
SHOWED: Final = 28
CARD_OPENED: Final = 29
CARD_ASKED: Final = 30
CARD_GIVEN: Final = 31
GIVING_DECLINED: Final = 32
PAID_WITH_CARD: Final = 33
PAID_WITH_DRAWS: Final = 34
DRAW_DECLINED: Final = 35
TAKEN_OVER: Final = 36
# Evaluation.
STEP_BEGAN: Final = 37
HUNTS_FIRST: Final = 38
EATEN: Final = 39
DIED: Final = 40
BANKED: Final = 41
POINTS_EARNED: Final = 42
# Transition and events.
EVENT_DISCARDED: Final = 43
EVENT_REVEALED: Final = 44
CHOSEN_IN_SECRET: Final = 45
CARD_LOST: Final = 46
POINTS_INHERITED: Final = 47
BIOME_FETCHED: Final = 48
BIOME_REPLACED: Final = 49
VOLCANO_COOLED: Final = 50
MARKERS_TURNED: Final = 51
FIRST_PLAYER: Final = 52
TABLE_CLEARED: Final = 53
# The end.
SCORED: Final = 54
GAME_ENDED: Final = 55
# In place of an event the viewer may not know of.
HIDDEN: Final = 56

EVENT_KEYS: Final[list[str]] = [
    "game_master",
    "continent_removed",
    "biome_laid",
    "zone_filled",
    "zone_cleared",
    "card_drawn",
    "deck_renewed",
    "card_discarded",
    "era_began",
    "phase_began",
    "redrawn",
    "fully_redrawn",
    "trade_drafted",
    "trade_cancelled",
    "main_drafted",
    "main_taken_back",
    "traded",
    "created",
    "mutated",
    "mutation_paid",
    "migrated",
    "passed",
    "turn_ended",
    "food_supplied",
    "food_served",
    "leader",
    "leaderless",
    "card_shown",
    "showed",
    "card_opened",
    "card_asked",
    "card_given",
    "giving_declined",
    "paid_with_card",
    "paid_with_draws",
    "draw_declined",
    "taken_over",
    "step_began",
    "hunts_first",
    "eaten",
    "died",
    "banked",
    "points_earned",
    "event_discarded",
    "event_revealed",
    "chosen_in_secret",
    "card_lost",
    "points_inherited",
    "biome_fetched",
    "biome_replaced",
    "volcano_cooled",
    "markers_turned",
    "first_player",
    "table_cleared",
    "scored",
    "game_ended",
    "hidden",
]

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
    ["card", "to"],
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
]
