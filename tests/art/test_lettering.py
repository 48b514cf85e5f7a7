"""Names fit their cards in six languages."""

import pytest

from galapagos.art.lettering import SMALLEST, fit, width
from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.cards.names import as_title
from galapagos.text.languages import LANGUAGES

ROOM = 300 - 58 - 56
"""The least room that a name has: on a head, between glyph and diet."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_set_fits(catalog: Catalog, language: str) -> None:
    names = catalog.names(language)
    for card in catalog.cards:
        lines = fit(as_title(names.animal(card.animal)), ROOM)
        assert len(lines.lines) <= 2
        assert lines.size >= 10, lines
        assert all(width(line, lines.size) <= ROOM + 0.01 for line in lines.lines), lines


def test_nothing_is_lost_when_a_name_is_broken() -> None:
    lines = fit("Western diamondback rattlesnake", 186)
    assert " ".join(lines.lines) == "Western diamondback rattlesnake"


def test_japanese_is_broken_between_letters() -> None:
    lines = fit("ペルビアンジャイアントオオムカデ", 186)
    assert len(lines.lines) == 2
    assert "".join(lines.lines) == "ペルビアンジャイアントオオムカデ"


def test_a_word_that_cannot_be_broken_is_set_smaller() -> None:
    lines = fit("Llanfairpwllgwyngyllgogerych", 186)
    assert len(lines.lines) == 1
    assert SMALLEST <= lines.size < 12
