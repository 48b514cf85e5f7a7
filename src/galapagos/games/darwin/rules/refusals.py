"""Why an action of Darwin is refused: codes as bits of a mask, their keys and rules."""

from typing import Final

from galapagos.games.darwin.rules import rules
from galapagos.kernel.keys import keys_of

# Whose moment it is.
GAME_OVER: Final = 1 << 0
NOT_YOUR_TURN: Final = 1 << 1
WRONG_PHASE: Final = 1 << 2
DECISION_OPEN: Final = 1 << 3
ALREADY_PASSED: Final = 1 << 4
MODE_FORBIDS: Final = 1 << 5
# What the action names.
MALFORMED: Final = 1 << 6
NO_SUCH_SPECIES: Final = 1 << 7
NOT_YOUR_SPECIES: Final = 1 << 8
NO_SUCH_BIOME: Final = 1 << 9
CARD_NOT_IN_HAND: Final = 1 << 10
CARD_NOT_IN_ZONE: Final = 1 << 11
CARD_NOT_ON_SPECIES: Final = 1 << 12
TWIN_COMES_FIRST: Final = 1 << 13
NOT_A_CHOICE: Final = 1 << 14
# The draft of a turn.
MAIN_ACTION_TAKEN: Final = 1 << 15
NO_MAIN_ACTION: Final = 1 << 16
NOTHING_TO_TAKE_BACK: Final = 1 << 17
MAIN_ACTION_FINAL: Final = 1 << 18
ALREADY_TRADED: Final = 1 << 19
TRADED_CARD_IN_USE: Final = 1 << 20
# Redraws.
ALREADY_REDRAWN: Final = 1 << 21
HAND_TOUCHED: Final = 1 << 22
REDRAW_UNDER_WAY: Final = 1 << 23
FIRST_ERA_ONLY: Final = 1 << 24
CAN_CREATE: Final = 1 << 25
REDRAW_CAP: Final = 1 << 26
NO_SUCH_DRAW: Final = 1 << 27
# Main actions.
ACTED: Final = 1 << 28
SAME_BIOME: Final = 1 << 29
DRIFT: Final = 1 << 30
VOLCANO: Final = 1 << 31
REQUIREMENT: Final = 1 << 32
UNFED: Final = 1 << 33
NO_MARKER: Final = 1 << 34
# Anatomy.
NO_HEAD: Final = 1 << 35
NO_BODY: Final = 1 << 36
WRONG_PART: Final = 1 << 37
NO_LEG_SITE: Final = 1 << 38
NO_WING_SITE: Final = 1 << 39
NO_TAIL_SITE: Final = 1 << 40
NO_SUCH_MUTATION: Final = 1 << 41
HEAD_OR_BODY: Final = 1 << 42
# Two against two.
NOT_PARTNERS_SPECIES: Final = 1 << 43
PARTNER_REFUSED: Final = 1 << 44
PARTNER_HAS_NO_CARD: Final = 1 << 45
OPPONENTS_PASSED: Final = 1 << 46
PRICE_TOO_HIGH: Final = 1 << 47
TAKEOVER_SPENT: Final = 1 << 48
ALREADY_SHOWN: Final = 1 << 49
# Events.
TOO_MANY_POINTS: Final = 1 << 50
# Two against two: nothing of the kind is open.
NO_OPEN_DEAL: Final = 1 << 51

REFUSAL_KEYS: Final = keys_of(__name__)

REFUSAL_RULES: Final[list[int]] = [
    rules.DC_END_01,
    rules.DC_TURN_01,
    rules.DC_ERA_02,
    rules.DC_TURN_01,
    rules.DC_TURN_04,
    rules.DC_TURN_02,
    rules.DC_TURN_02,
    rules.DC_TERM_01,
    rules.DC_ACT_MAIN_03,
    rules.DC_ACT_CREATE_01,
    rules.DC_ACT_CREATE_01,
    rules.DC_ACT_TRADE_01,
    rules.DC_ACT_MUTATE_02,
    rules.DC_ACT_CREATE_01,
    rules.DC_EVAL_PRED_06,
    rules.DC_ACT_MAIN_01,
    rules.DC_TURN_03,
    rules.DC_TURN_07,
    rules.DC_TURN_07,
    rules.DC_ACT_TRADE_01,
    rules.DC_ACT_TRADE_03,
    rules.DC_ACT_REDRAW_02,
    rules.DC_ACT_REDRAW_03,
    rules.DC_ACT_REDRAW_04,
    rules.DC_ACT_REDRAW_05,
    rules.DC_ACT_REDRAW_06,
    rules.DC_ACT_REDRAW_06,
    rules.DC_TRANS_6_02,
    rules.DC_ACT_MAIN_01,
    rules.DC_ACT_MIGRATE_01,
    rules.DC_EVT_DRIFT_01,
    rules.DC_EVT_VOLCANO_03,
    rules.DC_ACT_MAIN_04,
    rules.DC_ACT_MAIN_04,
    rules.DC_ACT_CREATE_08,
    rules.DC_ANAT_01,
    rules.DC_ANAT_01,
    rules.DC_ANAT_02,
    rules.DC_ANAT_03,
    rules.DC_ANAT_03,
    rules.DC_ANAT_03,
    rules.DC_ACT_MUTATE_01,
    rules.DC_ACT_MUTATE_06,
    rules.DC_TEAM_08,
    rules.DC_TEAM_06,
    rules.DC_TEAM_06,
    rules.DC_TEAM_09,
    rules.DC_TEAM_08,
    rules.DC_TEAM_08,
    rules.DC_TEAM_05,
    rules.DC_EVT_INTRUDERS_02,
    rules.DC_TEAM_06,
]
