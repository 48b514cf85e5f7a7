"""What the table of Origin tells: own losses, absence, teams, drafts, the menu."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.origin_positions import position, take_position
from tests.web.tables import BOT, ME, OPEN, begin, open_table

Visit = Callable[..., Visitor]
pytestmark = [pytest.mark.slow, pytest.mark.timeout(60)]

STARVING = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy food=1
"""
EVOLUTION = """
    P1 hand: swimming*2 symbiosis
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""
SIDEWAYS = {"width": 844, "height": 390}


def _sit(visit: Visit, text: str, viewport: object = LAPTOP, **values: str) -> Page:
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "hand", tips: false }))"""
    )
    take_position(page, position(text, 2, **values))
    return page


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE, SIDEWAYS])
def test_the_story_waits_where_own_animals_have_starved(visit: Visit, viewport: object) -> None:
    page = _sit(visit, STARVING, viewport, centre="0", passed="P2")
    page.get_by_role("button", name="Confirm").or_(page.locator("[data-seal]")).first.click()
    expect(page.locator(".prompt")).to_contain_text("You have lost 2 animals.")
    expect(page.locator(".mine [data-grave]")).to_have_count(2)
    # The rival is still to be seen, and the next round has not begun.
    expect(page.locator(".others [data-seat]").first).to_be_visible()
    expect(page.locator(".phases .now")).to_contain_text("Extinction")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".phases .now")).to_contain_text("Evolution")
    expect(page.locator(".mine [data-grave]")).to_have_count(0)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_what_is_picked_survives_a_reload(visit: Visit, viewport: object) -> None:
    page = _sit(visit, EVOLUTION, viewport, phase="evolution", centre="0")
    page.locator('.hand [data-face="swimming"]').first.press("Enter")
    page.locator("main [data-tag=P1a]").click()
    expect(page.locator(".prompt")).to_contain_text("Ready: Swimming on P1a")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Ready: Swimming on P1a")
    page.locator("[data-sealing]").click()
    expect(page.locator("main [data-tag=P1a]")).to_contain_text("Swimming")


def test_symbiosis_is_chosen_by_its_consequence_and_seen_on_the_link(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.locator(".hand [data-face=symbiosis]").press("Enter")
    page.locator("main [data-tag=P1a]").click()
    page.locator("main [data-tag=P1b]").click()
    sheet = page.get_by_role("dialog", name="Who shields whom?")
    expect(sheet).to_contain_text("P1b cannot be hunted as long as P1a lives")
    expect(sheet.locator("figure img")).to_have_count(4)
    sheet.get_by_role("button", name="P1a shields P1b").click()
    page.locator("[data-sealing]").click()
    expect(page.locator("main [data-tag=P1a] .bridge")).to_contain_text("▸")


def test_a_seat_opens_by_its_name_and_the_focus_comes_back(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    name = page.locator(".others .open")
    name.click()
    sheet = page.get_by_role("dialog", name="Fern")
    expect(sheet).to_contain_text("P2a")
    expect(sheet).to_contain_text("Hatchling")
    page.keyboard.press("Escape")
    expect(name).to_be_focused()


def test_the_menu_has_help_and_symbols(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.get_by_role("button", name="Preferences").click()
    menu = page.get_by_role("navigation", name="This table")
    for what in ("Rules", "Lesson", "Cards"):
        expect(menu.get_by_role("link", name=what)).to_be_visible()
    menu.get_by_role("button", name="Symbols").click()
    expect(page.get_by_role("dialog", name="Symbols")).to_contain_text("Blue food, through traits")


def test_teams_are_seen_in_the_lobby_and_at_the_table(visit: Visit) -> None:
    page = visit("/").page
    code = open_table(page, "origin", [ME, BOT, BOT, BOT], options={"teams": "on"})
    page.goto(f"/t/{code}")
    expect(page.locator("li.you")).to_contain_text("Team A · with Pebble")
    begin(page, code)
    expect(page.locator(".mine .side")).to_contain_text("Team A")
    expect(page.locator(".mine .side")).to_contain_text("with Pebble")
    expect(page.locator(".others .side", has_text="with you")).to_have_count(1)


def test_who_leaves_is_played_for_and_told_what_was_done(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/").page
    code = open_table(ana, "origin", [ME, OPEN])
    ana.goto(f"/t/{code}")
    bo.goto(f"/t/{code}")
    bo.get_by_role("button", name="Sit here").click()
    expect(ana.locator(".start .button.primary")).not_to_have_attribute("aria-disabled", "true")
    ana.locator(".start .button.primary").click()
    bo.locator(".prompt").wait_for()
    bo.get_by_role("button", name="Preferences").click()
    bo.get_by_role("button", name="Leave for now: a bot plays until you are back").click()
    bo.get_by_role("button", name="Do it anyway").click()
    bo.wait_for_url("**/")
    expect(ana.get_by_role("status").filter(has_text="is away: a bot plays on")).to_be_visible()
    # Ana lays a card where it is her turn; then the bot has something to do for Bo.
    noted = ana.locator("aside ol li", has_text="done by a bot")
    if not noted.count() and ana.locator(".prompt.yours").count():
        ana.locator(".hand .card").first.press("Enter")
        ana.locator(".new").click()
        ana.locator("[data-sealing]").click()
    expect(noted.first).to_be_attached()
    bo.goto(f"/t/{code}")
    sheet = bo.get_by_role("dialog", name="While you were away a bot played for you")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    sheet.get_by_role("button", name="Seen").click()
    expect(sheet).to_have_count(0)
