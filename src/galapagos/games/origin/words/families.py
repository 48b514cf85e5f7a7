"""Texts of Origin whose keys follow a list of its rules."""

from galapagos.games.origin.rules.actions import ACTION_KEYS
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.terms import (
    DECISION_KEYS,
    HOLDING_KEYS,
    MAX_PLAYERS,
    PHASE_KEYS,
    TRAIT_KEYS,
)
from galapagos.games.origin.words.log import EVENT_TEXTS

_SAID_APART = ("none", "pass", "use_pair")
"""Kinds of actions that are no choice, or are said in other words by trait or phase."""
FAMILIES = {
    "origin/pieces": {
        "animal_names": [str(seat + 1) for seat in range(MAX_PLAYERS)],
        "trait": TRAIT_KEYS,
        "trait_help": TRAIT_KEYS,
        "phase": PHASE_KEYS,
        "decision": DECISION_KEYS,
        "holding": HOLDING_KEYS,
        "refusal": REFUSAL_KEYS,
        "event": EVENT_TEXTS,
        "choice": [key for key in ACTION_KEYS if key not in _SAID_APART],
    },
}
"""By area and section."""
