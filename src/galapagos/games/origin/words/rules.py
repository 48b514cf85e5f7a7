"""The rules of Origin in words, by rule id, by trait or by what happened."""

from galapagos.games.origin.rules.events import PAIR_LAID, TRAIT_LAID
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.events import Event
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

_RULINGS = {
    "EV-TOK-01": ["B59"],
    "EV-SET-01": ["B02"],
    "EV-SET-06": ["B01"],
    "EV-ROUND-06": ["B06"],
    "EV-EVO-12": ["B37"],
    "EV-EVO-14": ["B03"],
    "EV-EVO-15": ["B36"],
    "EV-FEED-18": ["B45"],
    "EV-FEED-06": ["B34"],
    "EV-FEED-11": ["B07"],
    "EV-FEED-12": ["B04"],
    "EV-FEED-14": ["B05"],
    "EV-ATK-12": ["B25"],
    "EV-ATK-01": ["B26"],
    "EV-ATK-03": ["B30"],
    "EV-ATK-05": ["B15"],
    "EV-ATK-06": ["B17"],
    "EV-ATK-10": ["B27"],
    "EV-TRAIT-GEN-06": ["B13"],
    "EV-TRAIT-FAT-08": ["B44"],
    "EV-TRAIT-PARASITE-01": ["B35"],
    "EV-TRAIT-PARASITE-05": ["B67"],
    "EV-TRAIT-RUNNING-01": ["B16"],
    "EV-TRAIT-MIMICRY-03": ["B18"],
    "EV-TRAIT-MIMICRY-04": ["B19"],
    "EV-TRAIT-MIMICRY-05": ["B20"],
    "EV-TRAIT-TAIL_LOSS-02": ["B21"],
    "EV-TRAIT-TAIL_LOSS-03": ["B22"],
    "EV-TRAIT-TAIL_LOSS-05": ["B23"],
    "EV-TRAIT-SCAVENGER-04": ["B29"],
    "EV-TRAIT-SCAVENGER-06": ["B28"],
    "EV-TRAIT-HIBERNATION-04": ["B53"],
    "EV-TRAIT-HIBERNATION-06": ["B70", "B42"],
    "EV-TRAIT-POISONOUS-03": ["B24"],
    "EV-TRAIT-PIRACY-01": ["B39"],
    "EV-TRAIT-PIRACY-04": ["B40"],
    "EV-TRAIT-PIRACY-05": ["B41"],
    "EV-TRAIT-GRAZING-01": ["B38"],
    "EV-TRAIT-COMMUNICATION-01": ["B68"],
    "EV-TRAIT-COOPERATION-02": ["B12"],
    "EV-TRAIT-SYMBIOSIS-01": ["B31"],
    "EV-TRAIT-SYMBIOSIS-04": ["B33"],
    "EV-TRAIT-SYMBIOSIS-05": ["B32"],
    "EV-PAIR-06": ["B08"],
    "EV-CHAIN-01": ["B11"],
    "EV-CHAIN-03": ["B09"],
    "EV-CHAIN-04": ["B14"],
    "EV-CHAIN-05": ["B69"],
    "EV-CHAIN-07": ["B10"],
    "EV-EXT-06": ["B54"],
    "EV-EXT-09": ["B47"],
    "EV-EXT-11": ["B46"],
    "EV-EXT-12": ["B43"],
    "EV-EXT-13": ["B48"],
    "EV-END-03": ["B49"],
    "EV-SCORE-06": ["B50"],
    "EV-SCORE-07": ["B51"],
    "EV-SCORE-09": ["B52"],
    "EV-INFO-01": ["B58"],
    "EV-INFO-02": ["B55"],
    "EV-INFO-03": ["B57"],
    "EV-INFO-04": ["B56"],
    "EV-VAR-01": ["B60"],
    "EV-VAR-04": ["B61"],
    "EV-VAR-05": ["B63"],
    "EV-VAR-08": ["B62"],
    "EV-TEAM-01": ["B64"],
    "EV-TEAM-04": ["B66", "B65"],
}

RULEBOOK = RuleBook(RULE_IDS, silent=["TRAIT"], switches=_SWITCHES, rulings=_RULINGS)
_SHORT = {"fat_tissue": "FAT"}
"""Traits whose part of a rule id is not their name."""


def trait_section(trait: str) -> str:
    """Return the section of the rules about a trait, by its key."""
    return f"EV-TRAIT-{_SHORT.get(trait, trait.upper())}"


def rule_of(event: Event) -> str:
    """Return the rule to read about an event: of a trait that is laid, those of the trait."""
    if event.kind == TRAIT_LAID:
        return trait_section(TRAIT_KEYS[event.b])
    if event.kind == PAIR_LAID:
        return trait_section(TRAIT_KEYS[event.c])
    return RULE_IDS[event.rule] if event.rule >= 0 else ""
