"""Standing answers through the page: set in the preferences, given by the table, seen by one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_tables import sit_down
from tests.web.origin_positions import HUNTED, position, take_position
from tests.web.tables import ME, OPEN, begin, here, open_table

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

BEFORE = position(HUNTED.replace(" hunted", ""), turn="P2", centre="0")
"""Only a hunt is left to P2; P1a has three ways out."""


def _name(page: Page, name: str) -> None:
    assert page.request.post("/api/me", data={"name": name}).ok


def _two(visit: Visit, viewport: object) -> tuple[Page, Page]:
    """Ana, who is going to be hunted, and Bo, whose turn it is, at a table by days."""
    ana, bo = visit("/", viewport=viewport).page, visit("/").page
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        _name(page, name)
        page.evaluate("""localStorage.setItem("galapagos.prefs", '{"tips": false}')""")
    clock = {"kind": "days", "seconds": 172_800, "reaction": 86_400}
    code = open_table(ana, "origin", [ME, OPEN], position=BEFORE, clock=clock)
    bo.goto(f"/t/{code}")
    bo.get_by_role("button", name="Sit").first.click()
    bo.get_by_role("button", name="Stand up").wait_for()
    begin(ana, code)
    bo.locator(".prompt").wait_for()
    return ana, bo


def _panel(page: Page) -> Locator:
    page.get_by_role("button", name="Preferences").click()
    return page.get_by_role("region", name="Standing answers")


def _hunt(page: Page) -> None:
    page.locator("main [data-tag=P2a]").click()
    page.locator("main [data-tag=P1a]").click()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_hunt_is_answered_as_wished(visit: Visit, viewport: object) -> None:
    ana, bo = _two(visit, viewport)
    panel = _panel(ana)
    panel.scroll_into_view_if_needed()
    expect(panel).to_contain_text("Nobody else sees them")
    panel.get_by_label("First").select_option("Tail Loss")
    panel.get_by_label("Then").select_option("Running")
    panel.get_by_label("Which scavenger eats").select_option("The hungriest")
    expect(panel.get_by_label("Last")).to_have_value("ask")
    panel.get_by_label("Last").scroll_into_view_if_needed()
    shoot(ana, "standing")
    ana.keyboard.press("Escape")

    _hunt(bo)
    log = ana.locator("aside ol li", has_text="Answered by your standing answers")
    expect(log).to_have_count(1)
    expect(log).to_contain_text("Tail Loss")
    expect(ana.locator("dialog[open]")).to_have_count(0)
    expect(bo.locator("aside ol li", has_text="Tail Loss").first).to_be_attached()
    expect(bo.get_by_text("Answered by your standing answers")).to_have_count(0)
    if viewport == PHONE:
        ana.get_by_role("button", name="Log and chat").click()
        log.scroll_into_view_if_needed()
    shoot(ana, "standing-log")
    expect(_panel(bo).get_by_label("First")).to_have_value("ask")

    ana.reload()
    panel = _panel(ana)
    expect(panel.get_by_label("First")).to_have_value("tail_loss")
    expect(panel.get_by_label("Then")).to_have_value("running")
    expect(panel.get_by_label("Which scavenger eats")).to_have_value("hungriest")
    panel.get_by_label("First").select_option("Ask me")
    expect(panel.get_by_label("Then")).to_have_count(0)


def test_it_is_set_by_keyboard_and_two_defences_change_places(visit: Visit) -> None:
    ana, _ = _two(visit, LAPTOP)
    ana.get_by_role("button", name="Preferences").press("Enter")
    panel = ana.get_by_role("region", name="Standing answers")
    first = panel.get_by_label("First")
    first.focus()
    ana.keyboard.type("Run")
    expect(first).to_have_value("running")
    ana.keyboard.press("Tab")
    ana.keyboard.type("Mim")
    expect(panel.get_by_label("Then")).to_have_value("mimicry")
    expect(panel).to_contain_text("Mimicry picks your animal worth the fewest points")
    first.select_option("Mimicry")
    expect(panel.get_by_label("Then")).to_have_value("running")


def test_who_is_away_is_answered_for_and_finds_it_in_the_log(visit: Visit) -> None:
    ana, bo = _two(visit, LAPTOP)
    panel = _panel(ana)
    panel.get_by_label("First").select_option("Tail Loss")
    expect(panel.get_by_label("Then")).to_have_value("ask")
    table = ana.url
    ana.goto("/")
    _hunt(bo)
    expect(bo.locator("aside ol li", has_text="Tail Loss").first).to_be_attached()
    ana.goto(table)
    expect(ana.locator("aside ol li", has_text="Answered by your standing answers")).to_have_count(
        1
    )


def test_a_team_of_darwin_has_its_own_entries_and_fills_its_hand(visit: Visit) -> None:
    page = visit("/").page
    sit_down(page, "team", 4)
    panel = _panel(page)
    expect(panel.get_by_role("combobox")).to_have_count(0)
    panel.get_by_text("Standing answers").click()
    expect(panel.get_by_role("combobox")).to_have_count(3)
    panel.get_by_label("Trade after passing").select_option("Always wait")
    panel.get_by_label("When your partner asks for a card").select_option("Decline")
    shoot(page, "standing-darwin")
    panel.get_by_label("Refilling your hand").select_option("Both decks evenly")
    # The first hand is complete, five cards of each deck, and the next question is asked.
    page.get_by_role("dialog", name="Show your partner").wait_for()
    expect(page.locator("aside ol li", has_text="You draw")).to_have_count(10)
    note = page.locator("aside ol li", has_text="Answered by your standing answers")
    expect(note).to_have_count(1)  # once for all that was drawn


def test_there_is_none_where_several_share_a_screen_nor_elsewhere(visit: Visit) -> None:
    page = visit("/").page
    expect(_panel(page)).to_have_count(0)
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
    take_position(page, BEFORE.replace("turn: P2", "turn: P1"), here("Kid"))
    expect(_panel(page)).to_have_count(0)
    expect(page.get_by_role("dialog", name="Preferences")).to_be_visible()
