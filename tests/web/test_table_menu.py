"""The menu of a table: help, symbols, pause, leaving, resigning, replacing somebody; focus."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.late_games import open_late
from tests.web.tables import BOT, ME, OPEN, PRESS_BOTH, begin, begin_together, open_table

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow


def _two(visit: Visit, game: str = "origin") -> tuple[Page, Page, str]:
    ana, bo = visit("/").page, visit("/").page
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        assert page.request.post("/api/me", data={"name": name}).ok
    code = open_table(ana, game, [ME, OPEN])
    begin_together(ana, bo, code)
    return ana, bo, code


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("navigation", name="This table").get_by_role("button", name=name).click()


def _agree_to(page: Page, name: str) -> None:
    """Press something in the menu that asks first, and do it."""
    _press(page, name)
    page.get_by_role("button", name="Do it anyway").click()


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_the_menu_has_help(visit: Visit, game: str) -> None:
    page = visit("/").page
    begin(page, open_table(page, game, [ME, BOT]))
    page.get_by_role("button", name="Preferences").click()
    menu = page.get_by_role("navigation", name="This table")
    for what in ("Rules", "Lesson", "Cards", "Home"):
        expect(menu.get_by_role("link", name=what)).to_be_visible()
    for what in ("Keys", "Resign"):
        expect(menu.get_by_role("button", name=what)).to_be_visible()


def test_a_pause_is_asked_for_agreed_to_and_ended(visit: Visit) -> None:
    ana, bo, _ = _two(visit)
    _press(bo, "Ask for a pause")
    sheet = ana.get_by_role("dialog")
    expect(sheet).to_contain_text("Bo would like a pause")
    sheet.get_by_role("button", name="Agree").click()
    for page in (ana, bo):
        expect(page.get_by_role("status").filter(has_text="The game is paused.")).to_be_visible()
    ana.get_by_role("button", name="Resume the game").click()
    for page in (ana, bo):
        expect(page.get_by_text("The game is paused.")).to_have_count(0)


def test_the_host_replaces_somebody_who_is_told_so(visit: Visit) -> None:
    ana, bo, _ = _two(visit)
    bo.get_by_role("button", name="Preferences").click()
    expect(bo.get_by_role("button", name="seat to a bot")).to_have_count(0)
    bo.keyboard.press("Escape")
    _press(ana, "Give Bo's seat to a bot")
    sheet = ana.get_by_role("dialog", name="Give Bo's seat to a bot")
    expect(sheet).to_contain_text("cannot take the seat back")
    sheet.get_by_role("button", name="Cancel").click()
    expect(ana.get_by_role("status").filter(has_text="Bo")).to_have_count(0)
    ana.keyboard.press("Escape")
    _agree_to(ana, "Give Bo's seat to a bot")
    expect(ana.get_by_role("status").filter(has_text="Bo has been replaced")).to_be_visible()
    expect(bo.get_by_role("status").filter(has_text="given your seat to a bot")).to_be_visible()
    expect(bo.get_by_role("button", name="I am back")).to_have_count(0)


def test_who_leaves_is_played_for_and_told_what_was_done(visit: Visit) -> None:
    ana, bo, code = _two(visit)
    _agree_to(bo, "Leave for now: a bot plays until you return")
    bo.wait_for_url("**/")
    expect(
        ana.get_by_role("status").filter(has_text="is away, so a bot is playing")
    ).to_be_visible()
    # Ana lays a card where it is her turn; then the bot has something to do for Bo.
    noted = ana.locator("aside ol li", has_text="played by a bot")
    if not noted.count() and ana.locator(".prompt.yours").count():
        ana.locator(".hand .card").first.press("Enter")
        ana.locator(".new").click()
        ana.locator("[data-sealing]").click()
    expect(noted.first).to_be_attached()
    bo.goto(f"/t/{code}")
    sheet = bo.get_by_role("dialog", name="While you were away, a bot played for you")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    sheet.get_by_role("button", name="Seen").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_who_resigns_is_played_for_to_the_end_and_the_result_says_so(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    begin(page, open_late(page, "origin", [ME, BOT], 60))
    _press(page, "Resign: a bot plays on for you")
    sheet = page.get_by_role("dialog", name="Resign")
    expect(sheet).to_contain_text("you cannot take it back")
    sheet.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("status").filter(has_text="resigned")).to_have_count(0)
    page.keyboard.press("Escape")
    _agree_to(page, "Resign: a bot plays on for you")
    podium = page.get_by_role("region", name="Podium")
    told = page.get_by_role("status").filter(has_text="You have resigned")
    expect(told.or_(podium).first).to_be_visible()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    go_on = page.get_by_role("button", name="Continue", exact=True)
    while not podium.is_visible():
        go_on.or_(podium).first.wait_for()
        if go_on.is_visible():
            go_on.click()
    expect(podium.get_by_text("resigned; a bot played on")).to_have_count(1)


def test_a_press_in_the_moment_a_question_comes_up_answers_nothing(visit: Visit) -> None:
    """It was meant for what stood there before."""
    page = visit("/").page
    begin(page, open_table(page, "origin", [ME, BOT]))
    page.get_by_role("button", name="Preferences").click()
    menu = page.get_by_role("navigation", name="This table")
    menu.get_by_role("button", name="Resign").evaluate(PRESS_BOTH)
    expect(page.get_by_role("dialog", name="Resign")).to_be_visible()
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.get_by_role("status").filter(has_text="You have resigned")).to_be_visible()


def test_a_rival_is_told_who_resigned(visit: Visit) -> None:
    ana, bo, code = _two(visit)
    _agree_to(bo, "Resign: a bot plays on for you")
    expect(ana.get_by_role("status").filter(has_text="Bo has resigned")).to_be_visible()
    bo.goto(f"/t/{code}")
    expect(bo.get_by_role("status").filter(has_text="You have resigned")).to_be_visible()
    bo.get_by_role("button", name="Preferences").click()
    menu = bo.get_by_role("navigation", name="This table")
    expect(menu.get_by_role("link", name="Rules")).to_be_visible()
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)


@pytest.mark.parametrize("key", ["?", "r", "v", "i"])
def test_the_focus_comes_back_where_it_was(visit: Visit, key: str) -> None:
    page = visit("/").page
    begin(page, open_table(page, "origin", [ME, BOT]))
    card = page.locator(".hand .card").first
    card.focus()
    page.keyboard.press(key)
    page.get_by_role("dialog").wait_for()
    expect(card).not_to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()


def test_the_focus_comes_back_to_the_menu(visit: Visit) -> None:
    page = visit("/").page
    begin(page, open_table(page, "origin", [ME, BOT]))
    menu = page.get_by_role("button", name="Preferences")
    menu.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
