"""Actions of Origin in their parts, so that a gesture finds its action and back."""

from galapagos.games.origin.notation.actions import SPELLINGS, in_order
from galapagos.games.origin.rules.actions import ACTION_FIELDS, ACTION_KEYS
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import COMMUNICATION, FAT_TISSUE
from galapagos.records.forms import Forms, Parts, number_word, spelt_word

FORMS: Forms[Deck] = Forms(
    "origin",
    ACTION_KEYS,
    ACTION_FIELDS,
    {
        "face": spelt_word("The card played.", SPELLINGS["face"]),
        "trait": spelt_word("The trait it is played as, used or shed.", SPELLINGS["trait"]),
        "animal": spelt_word(
            "Who acts, gets the trait, or has been fed (use_pair).", SPELLINGS["animal"]
        ),
        "target": spelt_word(
            "Prey, victim, substitute (mimic), receiver (use_pair), other animal of a pair.",
            SPELLINGS["target"],
        ),
        "n": number_word("Fat burned, cards declared.", 255, "a number"),
        "holding": spelt_word("What lies on the fat tissue that is shed.", SPELLINGS["holding"]),
    },
    {
        ("shed", "target"): lambda numbers: numbers["trait"][0] >= COMMUNICATION,
        ("shed", "holding"): lambda numbers: numbers["trait"] == [FAT_TISSUE],
    },
)


def action_of(parts: Parts, deck: Deck) -> int:
    """Return the action that parts stand for; raise `BadData` if they stand for none."""
    return in_order(FORMS.packed(*FORMS.read(parts, deck)))
