"""Every legal action has a label, most a heading, and those that need it a remark."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import animal_ref, pack
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import IS_ASLEEP
from galapagos.games.origin.rules.table import lay_animal, lay_trait
from galapagos.games.origin.rules.terms import COOPERATION, HIBERNATION, SYMBIOSIS
from galapagos.games.origin.words.choices import heading, label, phrase, remark
from galapagos.games.origin.words.names import Names
from galapagos.kernel.chance import Chance
from galapagos.text.catalogue import words_for

DECK = base_deck()
NAMES = Names(0, ["P1", "P2"], "en", DECK)


@pytest.fixture(scope="module")
def met() -> dict[int, set[tuple[str, str, str]]]:
    """By kind of action: every heading, label and remark met in some random games."""
    found: dict[int, set[tuple[str, str, str]]] = {}
    for seed in range(40):
        options = Options(4, variant=seed % 2 == 1, out_of_turn_pairs=True)
        game = new_origin(options, DECK, seed)
        chance = Chance(seed + 1)
        while not game.is_over():
            seat = int(game.actor())
            view = game.view(seat)
            names = Names(seat, ["P1", "P2", "P3", "P4"], "en", DECK)
            legal = view.legal_list(seat)
            texts = [(heading(a, names), label(view.state, a, names)) for a in legal]
            # What is shown under a heading tells the choices apart.
            assert len(set(texts)) == len(texts)
            for action, (title, name) in zip(legal, texts, strict=True):
                known = found.setdefault(int(act.kind_of(action)), set())
                known.add((title, name, remark(view.state, action, names)))
            game.apply(seat, legal[chance.below(len(legal))])
    return found


def test_every_kind_of_action_has_a_label(met: dict[int, set[tuple[str, str, str]]]) -> None:
    assert sorted(met) == list(range(1, act.ACTION_KINDS))
    assert all(name for texts in met.values() for _, name, _ in texts)


@pytest.mark.parametrize("kind", [act.TAKE, act.HUNT, act.BURN, act.PIRATE, act.USE_PAIR])
def test_what_names_only_an_animal_has_a_heading(
    kind: int, met: dict[int, set[tuple[str, str, str]]]
) -> None:
    assert all(title for title, _, _ in met[kind])


def test_the_usual_remarks_are_made(met: dict[int, set[tuple[str, str, str]]]) -> None:
    said = {note for texts in met.values() for _, _, note in texts}
    words = words_for("en", "origin")
    for key in ("own", "poisonous", "runs", "mimics", "sheds"):
        assert any(words.say(f"remark-{key}") in note for note in said), key
    assert any(note.startswith("appetite ") for note in said)
    assert "0/1 food" in said


def test_giving_up_hibernation_says_that_the_sleeper_wakes() -> None:
    game = new_origin(Options(2), DECK, 1)
    animal = lay_animal(game.state, 0, 0)
    lay_trait(animal, HIBERNATION, 0)
    game.state.prey = animal.ref()
    shed = pack(act.SHED, trait=HIBERNATION)
    assert remark(game.state, shed, NAMES) == ""
    animal.marks = IS_ASLEEP
    assert remark(game.state, shed, NAMES) == "it wakes up"


@pytest.mark.parametrize(
    ("action", "whole"),
    [
        (
            pack(act.PLAY_TRAIT, trait=HIBERNATION, x=animal_ref(0, 1)),
            "Hibernation on P1b",
        ),
        (
            pack(act.PLAY_PAIR, trait=COOPERATION, x=animal_ref(0, 0), y=animal_ref(0, 2)),
            "Cooperation on P1a+P1c",
        ),
        (
            pack(act.PLAY_PAIR, trait=SYMBIOSIS, x=animal_ref(0, 0), y=animal_ref(0, 2)),
            "P1a shields P1c",
        ),
    ],
)
def test_a_card_that_is_laid_names_its_trait(action: int, whole: str) -> None:
    """EV-EVO-04: both halves of a card may go under the same animal."""
    game = new_origin(Options(2), DECK, 1)
    assert label(game.state, action, NAMES) == whole
    assert phrase(game.state, action, NAMES) == whole
