"""The rules of Origin in words, by rule id or by trait."""

from galapagos.origin.rules import RULE_IDS
from galapagos.text.catalogue import catalogue


def rule_text(rule_id: str) -> str:
    """Return a rule's wording by its id, which must exist."""
    return catalogue("origin_rules").say(f"rule.{rule_id}")


def find_rules(words: str) -> list[str]:
    """Return the ids of all rules a person may mean: an id, its beginning, or a trait's name.

    >>> find_rules("ev-score-04")
    ['EV-SCORE-04']
    >>> find_rules("sharp vision")
    ['EV-TRAIT-SHARP_VISION-01', 'EV-TRAIT-SHARP_VISION-02']
    """
    wanted = "_".join(words.upper().split())
    if not wanted:
        return []
    if wanted.startswith("EV-"):
        return [rule for rule in RULE_IDS if rule.startswith(wanted)]
    return [rule for rule in RULE_IDS if any(_is_meant(part, wanted) for part in _parts(rule))]


def rule_sections() -> list[str]:
    """Return the sections of the rules, such as ``EV-ATK``, in their order."""
    return list(dict.fromkeys(rule.rpartition("-")[0] for rule in RULE_IDS))


def _parts(rule: str) -> list[str]:
    """Return the words of a rule id by which it can be asked for."""
    return [part for part in rule.split("-")[1:-1] if part != "TRAIT"]


def _is_meant(part: str, wanted: str) -> bool:
    """Whether a word stands for a part of an id: ``fat_tissue`` for FAT, ``feed`` for FEED."""
    return part.startswith(wanted) or wanted.startswith(part)
