"""A full game of Origin by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor

Visit = Callable[..., Visitor]
MOST_ANSWERS = 900


def _press(page: Page) -> bool:
    """Answer what is asked with keys only; return whether anything was."""
    keyboard = page.keyboard
    if page.locator("dialog .row").count():
        keyboard.press("1")
    elif page.locator("[role=menuitem]:focus").count():
        keyboard.press("Enter")
    elif page.locator("dialog").count():
        page.locator("dialog .button.primary").first.focus()
        keyboard.press("Enter")
    elif page.get_by_role("button", name="Continue", exact=True).count():
        keyboard.press("e")
    elif not page.locator(".prompt.yours").count():
        page.wait_for_timeout(40)  # look again soon
        return False
    elif page.get_by_role("button", name="Take back").count():
        keyboard.press("e")
    elif page.locator("[data-picking]").count():
        # After a pick by key the first lit target has the focus.
        page.locator(".lit:focus").wait_for()
        keyboard.press("Enter")
    elif page.locator(".phases .now", has_text="Evolution").count():
        _play_card(page)
    elif page.locator(".mine .tile.lit").count():
        keyboard.press("n")
        keyboard.press("Enter")
    elif page.get_by_role("button", name="Pass this phase").count():
        keyboard.press("p")
    else:
        keyboard.press("e")
    page.wait_for_timeout(50)
    return True


def _play_card(page: Page) -> None:
    """Go from region to region until a card has the focus, and pick it."""
    if not page.locator(".hand .card").count():
        page.keyboard.press("e")
        return
    for _ in range(8):
        if page.evaluate("document.activeElement?.classList.contains('card')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("F6")
    raise AssertionError("F6 does not lead to the hand")


@pytest.mark.slow
def test_a_person_plays_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = visit("/").page
    # Nobody waits for a ring to close here.
    page.evaluate("""localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "once" }))""")
    page.reload()
    page.get_by_label("Bots").first.select_option("1")
    page.get_by_role("button", name="Play now").first.press("Enter")
    page.get_by_role("group", name="What to do").wait_for()
    answers = 0
    while not page.get_by_role("button", name="Rematch").is_visible():
        answers += _press(page)
        assert answers < MOST_ANSWERS, "the game did not end"


def test_f6_leads_around_the_table_though_a_tip_lies_over_the_log(visit: Visit) -> None:
    """The log is hidden then, and can be scrolled by key: F6 stayed before it for ever."""
    page = visit("/").page
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("note", name="Tip").wait_for()
    page.locator("aside ol").evaluate("log => (log.tabIndex = 0)")
    expect(page.locator("aside ol")).to_be_hidden()
    seen = set()
    for _ in range(6):
        page.keyboard.press("F6")
        seen.add(page.evaluate("document.activeElement.closest('[data-region]').className"))
    assert any("prompt" in one for one in seen)
    assert any("hand" in one for one in seen)


def test_the_keys_are_listed(visit: Visit) -> None:
    page = visit("/").page
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="What to do").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
