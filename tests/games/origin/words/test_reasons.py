"""Every refusal of Origin has its sentence, with its numbers."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import animal_ref, pack
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS, REFUSAL_RULES, refusal_number
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    DEFENCE,
    FEEDING,
    HIBERNATION,
    SWIMMING,
    TAIL_LOSS,
)
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.reasons import reason
from galapagos.kernel.refusals import Refusal
from galapagos.text.catalogue import words_for

DECK = base_deck()
ANA = Names(0, ["Ana", "Bo"], "en", DECK)
MINE, BOS = animal_ref(0, 0), animal_ref(1, 2)
SWIM = int(DECK.face("swimming"))
LAY = pack(act.PLAY_TRAIT, MINE, face=SWIM, trait=SWIMMING)
ACTIONS = [
    pack(act.PLAY_ANIMAL, face=SWIM),
    LAY,
    pack(act.PLAY_PAIR, MINE, MINE + 1, face=SWIM, trait=COMMUNICATION),
    pack(act.PASS),
    pack(act.TAKE, MINE),
    pack(act.HUNT, MINE, BOS),
    pack(act.BURN, MINE, n=2),
    pack(act.HIBERNATE, MINE),
    pack(act.GRAZE, MINE),
    pack(act.PIRATE, MINE, BOS),
    pack(act.USE_PAIR, MINE, MINE + 1, trait=COMMUNICATION),
    pack(act.END),
    pack(act.RUN),
    pack(act.MIMIC, y=MINE),
    pack(act.SHED, trait=TAIL_LOSS),
    pack(act.SCAVENGE_WITH, MINE),
    pack(act.WAIVE),
    pack(act.DECLARE, n=3),
]


def test_the_catalogue_words_exactly_the_refusals_there_are() -> None:
    assert words_for("en", "origin").keys("refusal") == REFUSAL_KEYS


def test_one_action_of_every_kind_is_tried() -> None:
    assert [act.kind_of(action) for action in ACTIONS] == list(range(1, act.ACTION_KINDS))


@pytest.mark.parametrize("key", REFUSAL_KEYS)
def test_every_refusal_is_a_sentence_whatever_was_tried(key: str) -> None:
    number = refusal_number(key)
    named = {
        "not_your_turn": (1, -1),
        "decision_open": (1, DEFENCE),
        "wrong_phase": (FEEDING, -1),
        "too_many_cards": (3, 2),
        "representative_hungry": (MINE, MINE + 1),
    }
    a, b = named.get(key, (MINE, 2))
    for action in ACTIONS:
        refusal = Refusal(number, REFUSAL_RULES[number], a, b)
        text = reason(refusal, action, ANA)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "-1" not in text


@pytest.mark.parametrize("key", REFUSAL_KEYS)
def test_a_refusal_about_no_animal_is_a_sentence_too(key: str) -> None:
    if key in ("decision_open", "wrong_phase"):
        return  # these always name a decision or a phase
    text = reason(Refusal(refusal_number(key), 0), LAY, ANA)
    assert text.endswith(".")


@pytest.mark.parametrize(
    ("key", "a", "b", "action", "text"),
    [
        ("duplicate_trait", MINE, -1, LAY, "Your P1a already has Swimming; only Fat Tissue"),
        ("full", MINE, 3, pack(act.TAKE, MINE), "Your P1a is full: it has all 3 food it needs"),
        ("prey_swims", BOS, -1, ACTIONS[5], "Bo's P2c swims: only a swimming hunter reaches it."),
        ("lacks_trait", MINE, -1, pack(act.HIBERNATE, MINE), "Your P1a does not have Hibernation."),
        ("lacks_trait", MINE, -1, ACTIONS[14], "Your P1a does not have Tail Loss."),
        ("no_such_card", MINE, -1, pack(act.SHED, trait=HIBERNATION), "Your P1a has no such card"),
        ("too_many_cards", 3, 1, ACTIONS[17], "You asked for 3 cards, but 1 animal of yours"),
        ("decision_open", 1, DEFENCE, ACTIONS[3], "First Bo must decide: a defence."),
        ("not_your_turn", 1, -1, ACTIONS[3], "It is not your turn: Bo decides now."),
        ("card_not_in_hand", -1, -1, LAY, "You have no card Swimming in hand."),
    ],
)
def test_sentences_carry_names_and_numbers(
    key: str, a: int, b: int, action: int, text: str
) -> None:
    number = refusal_number(key)
    assert reason(Refusal(number, REFUSAL_RULES[number], a, b), action, ANA).startswith(text)
