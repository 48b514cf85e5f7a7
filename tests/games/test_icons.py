"""Icons of all games: each is there, small, and like no other."""

import pytest

from galapagos.art.icons import icon_svg
from galapagos.games import GAMES, kit_for
from galapagos.games.darwin.art.deck import SYMBOLS
from galapagos.games.darwin.art.icons import ICONS as DARWIN
from galapagos.games.darwin.cards.rows import DIETS
from galapagos.games.darwin.rules.terms import CONTINENT_KEYS, EVENT_CARD_KEYS, PART_KEYS
from galapagos.games.drawings import every_icon
from galapagos.games.origin.art.icons import ICONS as ORIGIN
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from tests.art.documents import check_document


@pytest.mark.parametrize("name", sorted(every_icon()))
def test_icons_are_small_and_well_formed(name: str) -> None:
    check_document(icon_svg(every_icon()[name]), 1100)


def test_everything_has_an_icon() -> None:
    assert {*TRAIT_KEYS} <= set(ORIGIN)
    numbers = {"heart", "strength", "leaf", "meat", "points", "dock", "hungry", "fed", "hunting"}
    wanted = {*SYMBOLS, *DIETS, *PART_KEYS, *EVENT_CARD_KEYS, *CONTINENT_KEYS}
    assert wanted | numbers <= set(DARWIN)


def test_no_two_icons_are_alike_or_called_the_same() -> None:
    icons = [icon for game in GAMES for icon in kit_for(game).icons().values()]
    assert len({icon.drawing for icon in icons}) == len(icons) == len(every_icon())
