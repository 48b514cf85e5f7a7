"""Numbered choices, and what a person may type instead of a number."""

import pytest

from galapagos.games.menu import Menu
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.position import parse_position
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.show.show import OriginShow
from galapagos.games.origin.terminal.board import spelled
from galapagos.games.origin.words.names import Names

DECK = base_deck()
NAMES = Names(0, ["P1", "P2"], "en", DECK)
HEAD = """galapagos position 1
game: origin
deck: {deck}
players: 2
viewer: P1
round: 2
phase: {phase}
start: P1
turn: P1
centre: {centre}
decision: turn
"""


def menu_of(phase: str, rest: str, centre: int = 0) -> tuple[Menu, Origin]:
    from galapagos.games.origin.notation.position import format_deck

    cards = 84 - rest.count("card=") - rest.count(":") + rest.count(": ")
    text = HEAD.format(deck=format_deck(DECK), phase=phase, centre=centre) + rest
    for line in rest.splitlines():
        if " hand:" in line:
            cards -= sum(int(word.partition("*")[2] or 1) for word in line.split()[2:])
    view = parse_position(text + f"pile: hidden*{cards}\n", DECK)
    return Menu.of(OriginShow(OriginCodec(DECK)).legal(view, NAMES)), view


@pytest.fixture
def evolution() -> Menu:
    rest = (
        "P1 hand: swimming*2 sharp_vision/fat_tissue symbiosis\nP1 laid: 2\nP2 laid: 1\n"
        "P1a: card=running\nP1b: card=piracy fat_tissue:grazing/fat_tissue\nP2a: card=hidden\n"
    )
    return menu_of("evolution", rest)[0]


def test_numbers_follow_the_order_of_the_legal_actions(evolution: Menu) -> None:
    assert [choice.number for choice in evolution.choices] == list(
        range(1, len(evolution.choices) + 1)
    )
    assert evolution.choices[-1].text == "pass"
    first = evolution.by_number(1)
    assert first is not None
    assert first.text == "play swimming as animal"
    assert evolution.by_number(0) is None
    assert evolution.by_number(len(evolution.choices) + 1) is None


def test_choices_are_grouped_by_card(evolution: Menu) -> None:
    assert [(heading, [c.label for c in choices]) for heading, choices in evolution.groups] == [
        ("Swimming", ["new animal", "Swimming on P1a", "Swimming on P1b"]),
        ("Symbiosis", ["new animal", "P1a shields P1b", "P1b shields P1a"]),
        (
            "Sharp Vision / Fat Tissue",
            [
                *("new animal", "Sharp Vision on P1a", "Sharp Vision on P1b"),
                *("Fat Tissue on P1a", "Fat Tissue on P1b"),
            ],
        ),
        ("", ["pass: play no more cards this round"]),
    ]
    numbered = [choice.number for _, choices in evolution.groups for choice in choices]
    assert numbered == list(range(1, len(numbered) + 1))


def test_a_short_group_stands_behind_its_heading_a_long_one_under_it(evolution: Menu) -> None:
    lines = [line.plain for line in evolution.lines(70, NAMES.words)]
    assert lines == [
        " Swimming   1) new animal   2) Swimming on P1a   3) Swimming on P1b",
        " Symbiosis   4) new animal   5) P1a shields P1b   6) P1b shields P1a",
        " Sharp Vision / Fat Tissue",
        "    7) new animal   8) Sharp Vision on P1a   9) Sharp Vision on P1b",
        "    10) Fat Tissue on P1a   11) Fat Tissue on P1b",
        " 12) pass: play no more cards this round",
    ]


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("pass", ["pass"]),
        ("PA", ["pass"]),
        ("play swimming as animal", ["play swimming as animal"]),
        ("play swim an", ["play swimming as animal"]),
        ("play swim a", ["play swimming as swimming on P1a"]),
        ("play swimming on p1B", ["play swimming as swimming on P1b"]),
        (
            "play sharp vision as sharp on b",
            ["play sharp_vision/fat_tissue as sharp_vision on P1b"],
        ),
        ("play sym b shielding a", ["play symbiosis as symbiosis on P1b shielding P1a"]),
        ("play sym a b", ["play symbiosis as symbiosis on P1a shielding P1b"]),
        ("take a", []),
        ("P1a", []),
        ("swim", []),
        ("play swim c", []),
        ("", []),
        ("/ _", []),
    ],
)
def test_the_beginning_of_words_is_enough(evolution: Menu, typed: str, texts: list[str]) -> None:
    assert [choice.text for choice in evolution.matching(typed, spelled(typed, 0))] == texts


def test_what_fits_several_choices_finds_them_all(evolution: Menu) -> None:
    assert [choice.text for choice in evolution.matching("play swim", "play swim")] == [
        "play swimming as animal",
        "play swimming as swimming on P1a",
        "play swimming as swimming on P1b",
    ]


def test_feeding_is_grouped_by_what_is_done() -> None:
    rest = (
        "P1 laid: 2\nP2 laid: 1\n"
        "P1a: card=running carnivorous:poisonous/carnivorous\n"
        "P1b: card=piracy grazing:grazing/fat_tissue\n"
        "P2a: card=hidden running:running\n"
    )
    menu, _ = menu_of("feeding", rest, centre=3)
    groups = [
        (heading, [f"{choice.label} {choice.remark}".strip() for choice in choices])
        for heading, choices in menu.groups
    ]
    assert groups == [
        ("Feed an animal from the centre", ["P1a 0/2 food", "P1b 0/1 food"]),
        ("Hunt with P1a", ["P1b yours", "P2a may run"]),
        ("Graze (free, destroys 1 food in the centre)", ["P1b"]),
        ("", ["pass: do nothing more in this phase"]),
    ]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("TAKE p1A", "take P1a"),
        ("hunt b P2c", "hunt P1b P2c"),
        ("burn  aa 2", "burn P1aa 2"),
        ("play running as animal", "play running as animal"),
        ("play running as running on c", "play running as running on P1c"),
        ("a", "a"),
        ("\x00 é", "\x00 é"),
    ],
)
def test_own_animals_go_by_their_letter(typed: str, text: str) -> None:
    assert spelled(typed, 0) == text
