"""The deck of Origin: what the base deck holds, and what is wrong with a deck file, by line."""

from pathlib import Path

import pytest

from galapagos.games.origin.cards.deck import (
    MAX_CARDS,
    base_deck,
    deck_digest,
    load_deck,
    parse_deck,
)
from galapagos.games.origin.rules.cards import MAX_FACES
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import NO_TRAIT, TRAIT_KEYS
from galapagos.kernel.errors import BadData
from tests.records.games import played_on

TRAITS_ON_CARDS = {
    "carnivorous": 24,
    "fat_tissue": 28,
    "swimming": 8,
    "parasite": 8,
    "high_body_weight": 8,
    "cooperation": 8,
}
"""EV-COMP-05: trait totals; every other trait stands on 4 cards."""


def test_the_base_deck_has_19_traits_on_20_faces() -> None:
    """EV-COMP-04"""
    deck = base_deck()
    keys = deck.keys()
    traits = {trait for key in keys for trait in key.split("/")}
    assert traits == set(TRAIT_KEYS)
    assert len(traits) == 19
    assert deck.faces == 20
    assert len(set(keys)) == 20


def test_the_base_deck_is_the_one_tabulated() -> None:
    """EV-COMP-01, EV-COMP-05: 84 cards, 32 with one trait and 52 with two."""
    deck = base_deck()
    copies = [int(deck.copies[face]) for face in range(deck.faces)]
    singles = [n for face, n in enumerate(copies) if deck.second[face] == NO_TRAIT]
    assert deck.size == sum(copies) == 84
    assert (len(singles), sum(singles)) == (7, 32)
    totals = dict.fromkeys(TRAIT_KEYS, 0)
    for face, number in enumerate(copies):
        for trait in deck.key(face).split("/"):
            totals[trait] += number
    assert totals == {key: TRAITS_ON_CARDS.get(key, 4) for key in TRAIT_KEYS}


def test_a_face_is_found_by_its_text() -> None:
    deck = base_deck()
    keys = deck.keys()
    assert [deck.face(key) for key in keys] == list(range(20))
    assert deck.face("fat_tissue/grazing") == -1
    grazing = deck.face("grazing/fat_tissue")
    offered = [key for trait, key in enumerate(TRAIT_KEYS) if deck.offers(grazing, trait)]
    assert offered == ["fat_tissue", "grazing"]


# --- wrong files -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "expected the columns ['face', 'copies'], found []"),
        ("face;copies\n", 1, "expected the columns ['face', 'copies'], found ['face;copies']"),
        ("copies,face\n", 1, "expected the columns ['face', 'copies'], found ['copies', 'face']"),
        ("face,copies\nswimming\n", 2, "expected a face and its copies, found ['swimming']"),
        ("face,copies\nswimming,4,5\n", 2, "expected a face and its copies, found ['swimming',"),
        ("face,copies\n\nswimming,4\nwings,4\n", 4, "no trait is called 'wings'; there are carn"),
        ("face,copies\nswimming/wings,4\n", 2, "no trait is called 'wings'; there are carnivorous"),
        ("face,copies\nswimming/,4\n", 2, "no trait is called ''; there are carnivorous"),
        (
            "face,copies\nswimming/swimming,4\n",
            2,
            "a face has one trait or two different ones, not 'swimming/swimming'",
        ),
        (
            "face,copies\nswimming/running/mimicry,4\n",
            2,
            "a face has one trait or two different ones, not 'swimming/running/mimicry'",
        ),
        (
            "face,copies\nswimming,4\nrunning,4\nswimming,4\n",
            4,
            "the face swimming is listed twice",
        ),
        ("face,copies\nswimming,\n", 2, f"copies must be a number from 1 to {MAX_CARDS}, not ''"),
        ("face,copies\nswimming,0\n", 2, f"copies must be a number from 1 to {MAX_CARDS}, not '0'"),
        ("face,copies\nswimming,-4\n", 2, "copies must be a number from 1 to "),
        ("face,copies\nswimming,4.0\n", 2, "copies must be a number from 1 to "),
        ("face,copies\nswimming,٤\n", 2, "copies must be a number from 1 to "),
        ("face,copies\nswimming,128\n", 2, "copies must be a number from 1 to "),
        ("face,copies\nswimming," + "9" * 5000, 2, "copies must be a number from 1 to "),
        ("face,copies\n" + "s" * 200_000 + ",4\n", 2, "is not a table: field larger than"),
        ("face,copies\n", 0, f"a deck has 1 to {MAX_FACES} faces, not 0"),
        (
            "face,copies\nswimming,100\nrunning,28\n",
            0,
            f"a deck has at most {MAX_CARDS} cards, not 128",
        ),
        (
            "face,copies\n"
            + "".join(f"{a}/{b},1\n" for a in TRAIT_KEYS[:9] for b in TRAIT_KEYS[9:17]),
            0,
            f"a deck has 1 to {MAX_FACES} faces, not 72",
        ),
    ],
)
def test_the_line_and_the_mistake_are_named(text: str, line: int, message: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_deck(text, name="mine", source="mine.csv")
    assert caught.value.what.startswith(message)
    assert caught.value.line == line
    assert caught.value.source == "mine.csv"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_bytes(b"face,copies\n\xff,4\n")
    with pytest.raises(BadData, match="is not UTF-8 text"):
        load_deck(path)


# --- other decks -----------------------------------------------------------------------------


def test_a_deck_is_known_by_its_cards_not_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text('face,copies\r\n"swimming",07\r\n\r\nrunning/mimicry,9\r\n', encoding="utf-8")
    deck = load_deck(path)
    assert deck.name == "mine"
    same = parse_deck("face,copies\nswimming,7\nrunning/mimicry,9\n", name="x", source="x")
    more = parse_deck("face,copies\nswimming,8\nrunning/mimicry,9\n", name="x", source="x")
    turned = parse_deck("face,copies\nrunning/mimicry,9\nswimming,7\n", name="x", source="x")
    assert deck_digest(deck) == deck_digest(same)
    assert len({deck_digest(deck), deck_digest(more), deck_digest(turned)}) == 3


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("carnivorous,12", 2),
        ("parasite,30", 3),
        ("symbiosis/communication,40\nhibernation/tail_loss,40", 4),
        ("fat_tissue,60\ngrazing,60", 4),
        ("swimming,24", 8),
        ("".join(f"{key},6\n" for key in TRAIT_KEYS), 8),
    ],
)
def test_another_deck_plays(text: str, players: int) -> None:
    deck = parse_deck(f"face,copies\n{text}\n", name="mine", source="mine.csv")
    for seed in range(5):
        game = new_origin(Options(players), deck, seed)
        for last in played_on(game, seed):
            assert last.problems() == []
        assert game.outcome() is not None


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    """EV-SET-02: six cards for everybody."""
    deck = parse_deck("face,copies\nrunning,17\n", name="mine", source="mine.csv")
    new_origin(Options(2), deck, 1)
    with pytest.raises(BadData, match="the deck mine has too few cards to deal 18"):
        new_origin(Options(3), deck, 1)
