"""What a tile of Darwin says, and that nobody reads it as its neighbour's."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_tables import take_position

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
pytestmark = pytest.mark.slow


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _right(box: FloatRect) -> float:
    return box["x"] + box["width"]


@SIZES
def test_a_seal_stands_by_its_own_rank_and_far_from_the_next(
    visit: Visit, viewport: object
) -> None:
    """At the right end of a tile it was read as the next one's: "W 2, B 3, W 4"."""
    page = visit("/", viewport=viewport).page
    take_position(page, "crowd")
    tiles = page.locator('[data-biome="savanna"] [data-species]')
    expect(tiles).to_have_count(4)
    shoot(page, "darwin-crowd")
    marks = [
        (_box(tile), _box(tile.locator(".rank")), _box(tile.locator(".seal")))
        for tile in tiles.all()
    ]
    marks.sort(key=lambda one: one[0]["x"])
    for tile, rank, seal in marks:
        assert tile["x"] <= rank["x"] < seal["x"]
        assert _right(seal) <= _right(tile)
    for (_, rank, seal), (_, next_rank, _) in pairwise(marks):
        own, foreign = seal["x"] - _right(rank), next_rank["x"] - _right(seal)
        assert own < 4 < 12 < foreign


@SIZES
def test_a_tile_says_what_it_eats_and_wears_no_tick_where_it_starves(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "crowd")
    for tag, diet in (("S4", "herbivore"), ("S7", "carnivore")):
        expect(page.locator(f'[data-tag="{tag}"] .diet').get_by_title(diet)).to_be_visible()
    # S7 has acted, does not fit the savanna, and would die.
    dying = page.locator('[data-tag="S7"]')
    expect(dying.locator(".skull")).to_be_visible()
    expect(dying.locator(".acted")).to_have_count(0)
    # What stands in a pill stays in it.
    for pill in page.locator("[data-species] .pill").all():
        assert pill.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
