"""The card browser: filters and plain-text rows."""

import pytest

from galapagos.games.darwin.cards.card_list import CardFilter, find_cards, list_cards
from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.kernel.errors import BadData


def ids(base: Catalog, wanted: CardFilter) -> list[str]:
    return [card.id for card in find_cards(base, wanted)]


def test_without_filter_every_card_in_order(base: Catalog) -> None:
    lines = list_cards(base)
    assert len(lines) == 1 + 237
    assert [line.split()[0] for line in lines[1:]] == [card.id for card in base.cards]


@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        (CardFilter(part="head"), 60),
        (CardFilter(part="legs"), 69),
        (CardFilter(part="legs2"), 34),
        (CardFilter(deck="small"), 135),
        (CardFilter(deck="large", part="body"), 68),
        (CardFilter(diet="carnivore"), 20),
    ],
)
def test_filters_count(base: Catalog, wanted: CardFilter, count: int) -> None:
    assert len(find_cards(base, wanted)) == count


def test_by_symbol(base: Catalog) -> None:
    found = find_cards(base, CardFilter(symbol="poison", part="head"))
    assert [card.id for card in found] == ["komodo-dragon-head", "king-cobra-head"]
    assert all(card.count("heat") for card in find_cards(base, CardFilter(symbol="heat")))


def test_by_animal_in_any_language(base: Catalog) -> None:
    bongo = ["bongo-head", "bongo-body"]
    assert ids(base, CardFilter(animal="bongo")) == bongo
    assert ids(base, CardFilter(animal="ボンゴ")) == bongo
    assert ids(base, CardFilter(animal="ÄLG")) == ["moose-head", "moose-legs2"]


def test_by_words_of_the_line(base: Catalog) -> None:
    assert ids(base, CardFilter(text="urso cauda")) == []
    assert ids(base, CardFilter(text="urso-polar corpo")) == ["polar-bear-body"]
    assert "meerkat-legs2" in ids(base, CardFilter(text="dig run"))


def test_lines_are_aligned_and_translated(base: Catalog) -> None:
    lines = list_cards(base, CardFilter(animal="bongo"))
    assert lines == [
        "card        animal  part  deck   diet       hearts  competition  legs/wings/tail  symbols",
        "bongo-head  bongo   head  small  herbivore  1       1            -                run 1",
        "bongo-body  bongo   body  large  -          1       2            2/1/1            run 1",
    ]
    japanese = list_cards(base, CardFilter(animal="bongo"), "ja")
    assert japanese[1].split() == [
        *("bongo-head", "ボンゴ", "頭", "small", "草食動物", "1", "1", "-", "走る", "1"),
    ]


def test_nothing_found_leaves_the_heading(base: Catalog) -> None:
    assert len(list_cards(base, CardFilter(animal="unicorn"))) == 1


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (CardFilter(part="arm"), "unknown part 'arm', expected one of head, body, legs1"),
        (CardFilter(deck="big"), "unknown deck 'big', expected one of small, large"),
        (CardFilter(symbol="jump"), "unknown symbol 'jump', expected one of run, climb, fly"),
        (CardFilter(diet="vegan"), "unknown diet 'vegan', expected one of herbivore"),
    ],
)
def test_unknown_words(base: Catalog, wanted: CardFilter, message: str) -> None:
    with pytest.raises(BadData, match=message):
        list_cards(base, wanted)
