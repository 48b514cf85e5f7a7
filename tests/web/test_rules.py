"""The rule book in the browser: a guide with pictures, examples to play, rules that are found."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from galapagos.games.book import book
from galapagos.games.book_page import page as book_page
from tests.web.conftest import PHONE, Visitor, shoot

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_an_example_is_drawn_and_played_on_against_bots(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE).page
    example = page.locator("article").first
    example.scroll_into_view_if_needed()
    assert example.locator("li").count() == 6  # a round or an Era in six pictures
    drawn = example.locator("figure img").first
    drawn.scroll_into_view_if_needed()
    expect(drawn).to_have_js_property("complete", True)
    assert drawn.evaluate("image => image.naturalWidth") > 0
    shoot(page, f"guide-{game}")
    example.locator(".try button").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").first.wait_for()


def test_a_saved_book_is_read_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    """Its lists are wider than a phone, the page is not."""
    saved = tmp_path / "book.html"
    saved.write_text(book_page(book("darwin", "en")), encoding="utf-8")
    page = browser.new_page(viewport={"width": PHONE["width"], "height": PHONE["height"]})
    page.goto(saved.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.close()


def test_a_rule_is_folded_until_it_is_looked_for_or_named(visit: Visit) -> None:
    page = visit("/rules/origin#EV-FEED-12").page
    meant = page.locator("[id='EV-FEED-12']")
    expect(meant).to_be_visible()
    expect(meant).to_contain_text("You may not pass while one of your animals could take food")
    other = page.locator("[id='EV-SCORE-05']")
    expect(other).to_be_hidden()
    page.get_by_role("searchbox").fill("discard pile wins")
    expect(other).to_be_visible()
    expect(meant).to_be_hidden()


def test_a_translator_is_shown_where_a_text_stands(visit: Visit) -> None:
    page = visit("/learn?words").page
    page.get_by_role("heading", name="Learn").first.click(button="right")
    expect(page.locator("#words")).to_contain_text("web.ftl: learn = Learn")
    # A finger that stays does the same, and what is shown lies above a dialog too.
    page.locator("header .menu").click()
    title = page.locator("dialog h2").first
    for phase in ("pointerdown", "pointerup"):
        title.dispatch_event(phase, {"pointerType": "touch", "bubbles": True})
        if phase == "pointerdown":
            expect(page.locator("dialog #words")).to_contain_text("preferences = Preferences")
    page.locator("#words").click()
    expect(page.locator("#words")).to_have_count(0)
