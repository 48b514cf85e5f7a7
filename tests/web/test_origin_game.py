"""A person plays a whole game of Origin in a browser, by taps alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot

Visit = Callable[..., Visitor]
MOST_TAPS = 900


class Tapper:
    """Plays like somebody who taps what is lit: animals and traits, hunts where it can, feeds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hunts = 0
        self.traits = 0

    def play_to_the_end(self) -> None:
        for _ in range(MOST_TAPS):
            if self.page.get_by_role("button", name="Rematch").is_visible():
                return
            self._tap()
        raise AssertionError("the game did not end")

    def _tap(self) -> None:
        page = self.page
        row = page.locator("dialog .row")
        anyway = page.get_by_role("button", name="Do it anyway")
        seal = page.locator("[data-seal]")
        if row.count():
            row.first.click()
        elif anyway.is_visible():
            anyway.click()
        elif page.locator("dialog .button.primary").count():
            page.locator("dialog .button.primary").first.click()
        elif not page.locator(".prompt.yours").count():
            page.wait_for_timeout(50)
            return
        elif page.get_by_role("button", name="Take back").count():
            seal.click()
        elif page.locator(".phases .now", has_text="Evolution").count():
            self._evolve()
        else:
            self._feed()
        page.wait_for_timeout(60)

    def _evolve(self) -> None:
        page = self.page
        card = page.locator(".hand .card:not(.dimmed)")
        partner = page.locator("[data-picking] .mine .tile.lit")
        if partner.count():
            partner.first.click()
            return
        if not card.count():
            page.locator("[data-seal]").click()
            return
        card.first.press("Enter")
        tiles = page.locator(".mine .tile.lit")
        if page.locator(".mine .tile").count() >= 3 and tiles.count():
            tiles.last.click()
            self.traits += 1
        else:
            page.locator(".new.lit").click()

    def _feed(self) -> None:
        page = self.page
        hunt = page.locator(".prompt .verb", has_text="Hunt")
        prey = page.locator(".others .tile.lit")
        lit = page.locator(".mine .tile.lit")
        if prey.count():
            prey.first.click()
            self.hunts += 1
        elif hunt.count() and hunt.get_attribute("aria-pressed") == "false":
            hunt.click()
        elif lit.count():
            lit.first.click()
        elif page.locator("[data-seal]").count():
            page.locator("[data-seal]").click()


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_person_plays_a_whole_game_against_bots(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    page.get_by_label("Bots").first.select_option("1")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="What to do").wait_for()
    player = Tapper(page)
    player.play_to_the_end()
    assert player.traits > 0
    assert page.get_by_role("heading", name="won").is_visible()
    shoot(page, "origin-end")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE, {"width": 390, "height": 664}])
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
