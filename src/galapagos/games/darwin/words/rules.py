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

RULEBOOK = RuleBook(RULE_IDS, aliases=_ALIASES)
