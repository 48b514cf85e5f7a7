"""The rules of Origin in words, by rule id or by trait."""

from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.text.rulebook import RuleBook

_SWITCHES = {
    "must_feed": ["EV-FEED-12"],
    "out_of_turn_pairs": ["EV-CHAIN-07"],
    "mimicry_limit": ["EV-TRAIT-MIMICRY-05"],
    "full_scavenger_blocks": ["EV-TRAIT-SCAVENGER-06"],
    "graze_requires_take": ["EV-TRAIT-GRAZING-01"],
    "pirate_into_fat": ["EV-TRAIT-PIRACY-04"],
    "sleepers_store_fat": ["EV-TRAIT-HIBERNATION-06"],
    "teams": ["EV-TEAM-01"],
    "variant": ["EV-VAR-01"],
}

RULEBOOK = RuleBook(RULE_IDS, silent=["TRAIT"], switches=_SWITCHES)
