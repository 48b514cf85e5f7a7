"""Numbered choices, and what a person may type instead of a number."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.position import parse_position
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.terminal.menu import OriginMenu as Menu
from galapagos.games.origin.terminal.menu import spelled
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
    return Menu(view.state, view.legal_list(0), NAMES), view


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


def test_choices_are_grouped_by_card_and_trait(evolution: Menu) -> None:
    assert [(group.heading, [row.lead for row in group.rows]) for group in evolution.groups] == [
        ("Swimming", ["", "Swimming"]),
        ("Symbiosis", ["", "Symbiosis"]),
        ("Sharp Vision / Fat Tissue", ["", "Sharp Vision", "Fat Tissue"]),
        ("", [""]),
    ]
    two_traits = evolution.groups[2].rows
    assert [[c.label for c in row.choices] for row in two_traits] == [
        ["new animal"],
        ["on P1a", "on P1b"],
        ["on P1a", "on P1b"],
    ]
    numbered = [c.number for g in evolution.groups for r in g.rows for c in r.choices]
    assert numbered == list(range(1, len(numbered) + 1))


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
    assert [choice.text for choice in evolution.matching(typed)] == texts


def test_what_fits_several_choices_finds_them_all(evolution: Menu) -> None:
    assert [choice.text for choice in evolution.matching("play swim")] == [
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
        (group.heading, [f"{c.label} {c.remark}".strip() for r in group.rows for c in r.choices])
        for group in menu.groups
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
