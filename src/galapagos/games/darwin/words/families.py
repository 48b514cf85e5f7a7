"""Texts of Darwin whose keys follow a list of its rules."""

from galapagos.games.darwin.rules import terms
from galapagos.games.darwin.rules.actions import ACTION_KEYS
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.words.log import EVENT_TEXTS

FAMILIES = {
    "darwin/pieces": {
        "ability": terms.ABILITY_KEYS,
        "ability_mark": terms.ABILITY_KEYS,
        "diet": terms.DIET_KEYS,
        "diet_mark": terms.DIET_KEYS,
        "part": terms.PART_KEYS,
        "size": terms.SIZE_KEYS,
        "phase": terms.PHASE_KEYS,
        "feeding": terms.FEEDING_KEYS,
        "event_help": terms.EVENT_CARD_KEYS,
        "metal": ["1", "2", "3"],
        "choice": ACTION_KEYS,
        "refusal": REFUSAL_KEYS,
        "event": EVENT_TEXTS,
    },
    "darwin/help": {"help-play": ["eras"]},
    "darwin/art": {"art": ["instant", "lasting"]},
    "darwin/table": {
        bench: ["prompt", "title", "usage"] for bench in ("build", "mutate", "migrate")
    },
}
"""By area and section."""
