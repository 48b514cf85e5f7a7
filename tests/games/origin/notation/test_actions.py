"""Actions of Origin as text: every legal one comes back, every wrong one is refused in words."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from galapagos.games.origin.notation.actions import (
    VERBS,
    animal_name,
    format_action,
    is_animal,
    parse_action,
    parse_animal,
)
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import ACTION_KINDS, animal_ref, kind_of, pack
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT,
    FAT_TISSUE,
    PARASITE,
    STORED,
    SYMBIOSIS,
    TAIL_LOSS,
)
from galapagos.kernel.errors import BadData
from tests.records.games import DECK, TABLES, decisions

P1A, P1B, P2C = animal_ref(0, 0), animal_ref(0, 1), animal_ref(1, 2)
SWIMMING = DECK.face("swimming")
COOP_FAT = DECK.face("cooperation/fat_tissue")
COMMUNICATION_MEAT = DECK.face("communication/carnivorous")
SYMBIOSIS_CARD = DECK.face("symbiosis")
PARASITE_MEAT = DECK.face("parasite/carnivorous")

EXAMPLES = {
    "play swimming as animal": pack(act.PLAY_ANIMAL, face=SWIMMING),
    "play parasite/carnivorous as parasite on P2c": pack(
        act.PLAY_TRAIT, P2C, face=PARASITE_MEAT, trait=PARASITE
    ),
    "play parasite/carnivorous as carnivorous on P1a": pack(
        act.PLAY_TRAIT, P1A, face=PARASITE_MEAT, trait=CARNIVOROUS
    ),
    "play communication/carnivorous as communication on P1a and P1b": pack(
        act.PLAY_PAIR, P1A, P1B, face=COMMUNICATION_MEAT, trait=COMMUNICATION
    ),
    "play cooperation/fat_tissue as cooperation on P1a and P1b": pack(
        act.PLAY_PAIR, P1A, P1B, face=COOP_FAT, trait=COOPERATION
    ),
    "play symbiosis as symbiosis on P1b shielding P1a": pack(
        act.PLAY_PAIR, P1B, P1A, face=SYMBIOSIS_CARD, trait=SYMBIOSIS
    ),
    "pass": pack(act.PASS),
    "take P1a": pack(act.TAKE, P1A),
    "hunt P1a P2c": pack(act.HUNT, P1A, P2C),
    "burn P1a 2": pack(act.BURN, P1A, n=2),
    "hibernate P1a": pack(act.HIBERNATE, P1A),
    "graze P1a": pack(act.GRAZE, P1A),
    "pirate P1a P2c": pack(act.PIRATE, P1A, P2C),
    "communicate P1a P1b": pack(act.USE_PAIR, P1A, P1B, trait=COMMUNICATION),
    "cooperate P1b P1a": pack(act.USE_PAIR, P1B, P1A, trait=COOPERATION),
    "end": pack(act.END),
    "run": pack(act.RUN),
    "mimic P1b": pack(act.MIMIC, y=P1B),
    "shed tail_loss": pack(act.SHED, trait=TAIL_LOSS),
    "shed fat_tissue empty": pack(act.SHED, trait=FAT_TISSUE),
    "shed fat_tissue stored": pack(act.SHED, trait=FAT_TISSUE, n=STORED),
    "shed fat_tissue fat": pack(act.SHED, trait=FAT_TISSUE, n=FAT),
    "shed symbiosis P1b": pack(act.SHED, y=P1B, trait=SYMBIOSIS),
    "scavenge P1a": pack(act.SCAVENGE_WITH, P1A),
    "waive": pack(act.WAIVE),
    "extra 3": pack(act.DECLARE, n=3),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items(), ids=EXAMPLES.keys())
def test_one_of_each(text: str, action: int) -> None:
    assert format_action(action, DECK) == text
    assert parse_action(text, DECK) == action
    spaced = "  " + text.replace(" ", "   ") + " "
    assert parse_action(spaced, DECK) == action


def test_the_examples_have_every_kind_and_every_verb() -> None:
    assert {kind_of(action) for action in EXAMPLES.values()} == set(range(1, ACTION_KINDS))
    assert {text.split()[0] for text in EXAMPLES} == set(VERBS)


def _table_name(options: Options) -> str:
    return f"{options.players}-" + "-".join(options.changed())


@pytest.mark.parametrize("options", TABLES, ids=_table_name)
def test_every_legal_action_comes_back(options: Options) -> None:
    """EV-EVO-01, EV-FEED-02: no two actions of a decision look the same, and none changes."""
    kinds: set[int] = set()
    for seed in range(8):
        for game in decisions(options, seed):
            for seat in range(options.players):
                legal = game.legal_list(seat)
                texts = [format_action(action, DECK) for action in legal]
                assert [parse_action(text, DECK) for text in texts] == legal
                assert len(set(texts)) == len(texts)
                assert all(len(text.splitlines()) == 1 for text in texts)
                kinds.update(kind_of(action) for action in legal)
    everywhere = set(range(1, ACTION_KINDS)) - {act.SCAVENGE_WITH, act.WAIVE, act.DECLARE}
    assert kinds >= everywhere
    assert (act.DECLARE in kinds) == options.variant


# --- names -----------------------------------------------------------------------------------


def test_every_animal_has_a_name_of_its_own() -> None:
    refs = [animal_ref(seat, serial) for seat in range(8) for serial in range(act.MAX_SERIAL + 1)]
    names = [animal_name(ref) for ref in refs]
    assert len(set(names)) == len(refs)
    assert [parse_animal(name) for name in names] == refs
    assert all(is_animal(name) for name in names)


@pytest.mark.parametrize(
    ("serial", "name"), [(0, "P3a"), (25, "P3z"), (26, "P3aa"), (52, "P3ba"), (255, "P3iv")]
)
def test_names_go_on_after_z(serial: int, name: str) -> None:
    assert animal_name(animal_ref(2, serial)) == name


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected an action: one of burn, communicate, "),
        (" \t ", "expected an action"),
        ("eat P1a", "no action begins with 'eat'; there are burn, "),
        ("Pass", "no action begins with 'Pass'"),
        ("pass now", "expected `pass`, found 'pass now'"),
        ("take", "expected `take ANIMAL`, found 'take'"),
        ("take P1a P1b", "expected `take ANIMAL`, found 'take P1a P1b'"),
        ("take lizard", "expected an animal such as P2c, found 'lizard'"),
        ("take P1", "expected an animal such as P2c, found 'P1'"),
        ("take P1A", "expected an animal such as P2c, found 'P1A'"),
        ("take P1aaa", "expected an animal such as P2c, found 'P1aaa'"),
        ("take P0a", "expected an animal such as P2c, found 'P0a'"),
        ("take P9a", "expected an animal such as P2c, found 'P9a'"),
        ("take P¹a", "expected an animal such as P2c"),
        ("take P1iw", "no player can have an animal 'P1iw'"),
        ("take P1zz", "no player can have an animal 'P1zz'"),
        ("hunt P1a", "expected `hunt ANIMAL ANIMAL`, found 'hunt P1a'"),
        ("hunt P1a on P2c", "expected `hunt ANIMAL ANIMAL`, found 'hunt P1a on P2c'"),
        ("pirate P1a", "expected `pirate ANIMAL ANIMAL`"),
        ("communicate P1a", "expected `communicate ANIMAL ANIMAL`"),
        ("cooperate P1a P1b P1c", "expected `cooperate ANIMAL ANIMAL`"),
        ("burn P1a", "expected `burn ANIMAL NUMBER`"),
        ("burn P1a two", "expected a number from 0 to 255, found 'two'"),
        ("burn P1a -1", "expected a number from 0 to 255, found '-1'"),
        ("burn P1a 256", "expected a number from 0 to 255, found '256'"),
        ("burn P1a ٣", "expected a number from 0 to 255"),
        ("extra", "expected `extra NUMBER`"),
        ("extra " + "9" * 5000, "expected a number from 0 to 255"),
        ("mimic", "expected `mimic ANIMAL`"),
        ("run P1a", "expected `run`, found 'run P1a'"),
        ("play", "expected `play CARD as animal` or `play CARD as TRAIT on ANIMAL`"),
        ("play swimming", "expected `play CARD as animal`"),
        ("play swimming on P1a", "expected `play CARD as animal`"),
        ("play wings as animal", "the deck base has no card 'wings'"),
        ("play fat_tissue as animal", "the deck base has no card 'fat_tissue'"),
        ("play swimming as animal now", "expected `play CARD as animal`, found"),
        ("play swimming as wings on P1a", "expected a trait, found 'wings'; there are carnivorous"),
        ("play swimming as swimming", "expected `play CARD as TRAIT on ANIMAL`, found"),
        ("play swimming as swimming to P1a", "expected `play CARD as TRAIT on ANIMAL`, found"),
        ("play swimming as swimming on P1a now", "expected `play CARD as TRAIT on ANIMAL`, found"),
        (
            "play cooperation/fat_tissue as cooperation on P1a",
            "expected `play CARD as TRAIT on ANIMAL and ANIMAL`, found",
        ),
        (
            "play cooperation/fat_tissue as cooperation on P1a shielding P1b",
            "expected `play CARD as TRAIT on ANIMAL and ANIMAL`, found",
        ),
        (
            "play symbiosis as symbiosis on P1a and P1b",
            "expected `play CARD as symbiosis on ANIMAL shielding ANIMAL`, found",
        ),
        ("shed", "expected `shed fat_tissue empty|stored|fat` or `shed TRAIT ANIMAL` or "),
        ("shed tail", "expected a trait, found 'tail'"),
        ("shed tail_loss P1b", "expected `shed TRAIT`, found 'shed tail_loss P1b'"),
        ("shed fat_tissue", "expected `shed fat_tissue empty|stored|fat`"),
        ("shed fat_tissue full", "expected empty or stored or fat, found 'full'"),
        ("shed symbiosis", "expected `shed TRAIT ANIMAL`, found 'shed symbiosis'"),
        ("shed symbiosis lizard", "expected an animal such as P2c, found 'lizard'"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, message: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_action(text, DECK)
    assert caught.value.what.startswith(message)


def test_the_animals_of_a_pair_may_be_typed_in_any_order_unless_their_roles_differ() -> None:
    text = "play cooperation/fat_tissue as cooperation on P1b and P1a"
    assert format_action(parse_action(text, DECK), DECK) == text.replace(
        "P1b and P1a", "P1a and P1b"
    )
    text = "play symbiosis as symbiosis on P1b shielding P1a"
    assert format_action(parse_action(text, DECK), DECK) == text


@pytest.mark.parametrize(
    "action",
    [
        0,
        -1,
        pack(ACTION_KINDS),
        pack(act.PLAY_ANIMAL, face=int(DECK.faces)),
        pack(act.PLAY_TRAIT, P1A, trait=31),
        pack(act.PLAY_PAIR, P1A, P1B, trait=19),
        pack(act.USE_PAIR, P1A, P1B, trait=SYMBIOSIS),
        pack(act.SHED, trait=19),
        pack(act.SHED, trait=FAT_TISSUE, n=3),
    ],
)
def test_an_integer_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(BadData, match=r"is not an action of Origin|has no face"):
        format_action(action, DECK)


WORDS = sorted(
    {word for text in EXAMPLES for word in text.split()} | {"P8iv", "255", "0", "|", "P1", "fat"}
)


@given(st.text() | st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join))
@example("extra " + "1" * 4301)
def test_any_text_is_an_action_or_bad_data(text: str) -> None:
    try:
        action = parse_action(text, DECK)
    except BadData:
        return
    assert parse_action(format_action(action, DECK), DECK) == action
