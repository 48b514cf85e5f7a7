"""The rules of Darwin in words, by rule id or by what they are about."""

from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.text.rulebook import RuleBook

_ALIASES = {
    "TEAMS": "TEAM",
    "ADAPTATION": "ADAPT",
    "COMPETITION": "COMP",
    "PREDATION": "PRED",
    "HUNT": "PRED",
    "HUNTING": "PRED",
    "MIGRATION": "MIGRATE",
    "MUTATION": "MUTATE",
    "CREATION": "CREATE",
    "BUILD": "CREATE",
    "TRANSITION": "TRANS",
    "EVALUATION": "EVAL",
    "LEADER": "LEAD",
    "REQUIREMENT": "REQ",
    "REQUIREMENTS": "REQ",
    "CONTINENTAL_DRIFT": "DRIFT",
    "DEGENERATION": "DEGEN",
    "DESERTIFICATION": "SPECIAL",
    "ICE_AGE": "SPECIAL",
    "MOUNTAIN_FORMATION": "SPECIAL",
    "ROTATION_AXIS_SHIFT": "AXIS",
    "LOW_MUTATION_RATE": "LOWMUT",
    "LOW_MUTATION": "LOWMUT",
    "MEAT_BOOM": "MEATBOOM",
    "PLANT_BOOM": "PLANTBOOM",
    "METEOR_STRIKE": "METEOR",
    "OPTIMAL_CONDITIONS": "OPTIMAL",
    "VOLCANIC_ERUPTION": "VOLCANO",
    "TWO": "2P",
    "BODY": "ANAT",
    "ANATOMY": "ANAT",
    "HAND": "REDRAW",
    "EVENT": "EVT",
    "EVENTS": "EVT",
    "COMPONENTS": "CMP",
    "PASS": "TURN",
}

_SWITCHES = {
    "trade_stands_on_pass": ["DC-TURN-05"],
    "main_action_final": ["DC-TURN-07"],
    "full_redraw_keeps_right": ["DC-ACT-REDRAW-03"],
    "unlimited_markers": ["DC-ACT-CREATE-08"],
    "loose_prey": ["DC-ACT-MAIN-05"],
    "remainder_goes_on": ["DC-FOOD-06"],
    "zero_hearts_are_prey": ["DC-EVAL-PRED-12"],
    "random_hunt_order": ["DC-EVAL-PRED-01"],
    "food_is_redistributed": ["DC-EVAL-FOOD-01"],
    "secret_choices": ["DC-TRANS-1-04"],
    "first_player_picks_biome": ["DC-EVT-SPECIAL-02"],
    "hurricane_takes_all_tied": ["DC-EVT-HURRICANE-01"],
    "many_takeovers": ["DC-TEAM-08"],
}

RULEBOOK = RuleBook(RULE_IDS, aliases=_ALIASES, switches=_SWITCHES)
