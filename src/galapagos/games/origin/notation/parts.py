"""Actions of Origin in their parts, so that a gesture finds its action and back."""

from galapagos.games.origin.notation.actions import parse_animal
from galapagos.games.origin.rules.actions import ACTION_FIELDS, ACTION_KEYS, PLAY_PAIR
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT_TISSUE,
    HOLDING_KEYS,
    SYMBIOSIS,
    TRAIT_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.kernel.names import animal_name
from galapagos.records.forms import Forms, Parts, Word, key_word, number_word


def _face(word: object, deck: Deck) -> int:
    face = int(deck.face(str(word)))
    if face < 0:
        raise BadData(f"the deck {deck.name} has no card {str(word)[:40]!r}")
    return face


def _name(ref: int, deck: Deck) -> str:
    return animal_name(ref)


def _animal(word: object, deck: Deck) -> int:
    return parse_animal(str(word)[:40])


FORMS: Forms[Deck] = Forms(
    "origin",
    ACTION_KEYS,
    ACTION_FIELDS,
    {
        "face": Word("The card played.", lambda face, deck: deck.key(face), _face),
        "trait": key_word("The trait it is played as, used or shed.", TRAIT_KEYS, "a trait"),
        "animal": Word("Who acts, gets the trait, or has been fed (use_pair).", _name, _animal),
        "target": Word(
            "Prey, victim, substitute (mimic), receiver (use_pair), other animal of a pair.",
            _name,
            _animal,
        ),
        "n": number_word("Fat burned, cards declared.", 255, "a number"),
        "holding": key_word(
            "What lies on the fat tissue that is shed.", HOLDING_KEYS, "what lies on the card"
        ),
    },
    {
        ("shed", "target"): lambda numbers: numbers["trait"][0] >= COMMUNICATION,
        ("shed", "holding"): lambda numbers: numbers["trait"] == [FAT_TISSUE],
    },
)


def action_of(parts: Parts, deck: Deck) -> int:
    """Return the action that parts stand for; raise `BadData` if they stand for none."""
    kind, numbers = FORMS.read(parts, deck)
    if kind == PLAY_PAIR and numbers["trait"] != [SYMBIOSIS]:
        # Only symbiosis tells its two animals apart; of the others the older one comes first.
        numbers["animal"], numbers["target"] = sorted((numbers["animal"], numbers["target"]))
    return FORMS.packed(kind, numbers)
