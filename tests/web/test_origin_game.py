"""A person plays a whole game of Origin in a browser, by taps alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.amounts import few
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.origin_player import Tapper
from tests.web.origin_positions import short_deal, take_position

Visit = Callable[..., Visitor]


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize(
    ("viewport", "speed"), [(LAPTOP, "off"), (PHONE, "normal")], ids=["laptop", "phone"]
)
def test_a_person_plays_a_whole_game_against_bots(
    visit: Visit, viewport: object, speed: str
) -> None:
    page = visit("/", viewport=viewport).page
    _prefer(page, speed)
    page.get_by_label("Bots").first.select_option("1")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="What to do").wait_for()
    _play_to_the_end(page)


@pytest.mark.long
def test_a_person_plays_a_short_deck_to_the_end(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    _prefer(page, "off")
    take_position(page, short_deal())
    _play_to_the_end(page)


def _prefer(page: Page, speed: str) -> None:
    """Nobody waits for a ring to close here."""
    page.evaluate(
        "prefs => localStorage.setItem('galapagos.prefs', JSON.stringify(prefs))",
        {"seal": "once", "speed": speed},
    )
    page.reload()


def _play_to_the_end(page: Page) -> None:
    player = Tapper(page)
    player.play_to_the_end()
    assert player.traits > 0
    assert page.get_by_role("heading", name="won").is_visible()
    shoot(page, "origin-end")


@pytest.mark.parametrize("viewport", few([LAPTOP, {"width": 390, "height": 664}, PHONE], 2))
def test_the_table_fits_the_screen(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport=viewport).page
    page.get_by_label("Bots").first.select_option("7")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="What to do").wait_for()
    page.locator(".mine").wait_for()
    document = "document.documentElement"
    assert page.evaluate(f"{document}.scrollWidth") <= viewport["width"]
    assert page.evaluate(f"{document}.scrollHeight") <= viewport["height"]
    assert page.evaluate("document.querySelector('main').scrollHeight") <= page.evaluate(
        "document.querySelector('main').clientHeight"
    )
