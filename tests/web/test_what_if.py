"""What if, at a table that runs: the actions of the decision owed now, laid side by side."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import PATIENCE
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.late_games import open_late
from tests.web.tables import BOT, ME, begin, open_table
from tests.web.test_review import fits

Visit = Callable[..., Visitor]


def menu(page: Page) -> None:
    page.get_by_role("button", name="Preferences").click()


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_it_is_asked_in_the_menu_and_at_the_hint(
    visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    page = visit("/", viewport=viewport).page
    # With cards in hand there is something to choose; in Darwin they are drawn first.
    late = game == "darwin"
    code = open_late(page, game, [ME, BOT], 20) if late else open_table(page, game, [ME, BOT])
    begin(page, code)
    page.locator(".prompt.yours").wait_for(timeout=1000 * PATIENCE)
    menu(page)
    page.get_by_role("button", name="What if?").click()
    sheet = page.get_by_role("dialog", name="What if?")
    ways = sheet.get_by_role("listitem").filter(has_text=re.compile(r"ahead in \d+ of 24"))
    expect(ways.first).to_be_visible()
    assert ways.count() > 1
    expect(sheet.get_by_role("list", name="Rules").first.get_by_role("link").first).to_be_visible()
    fits(page)
    shoot(page, f"what-if-table-{game}")
    told = sheet.inner_text()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    # The same at the hint; that is of this moment too.
    page.get_by_role("button", name="Ask Apex for a hint").click()
    page.locator(".hinted").get_by_role("button", name="What if?").click()
    expect(ways.first).to_be_visible()
    assert sheet.inner_text() == told


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_it_is_not_told_where_hints_are_off(visit: Visit, game: str) -> None:
    page = visit("/").page
    code = open_table(page, game, [ME, BOT], hints=False)
    begin(page, code)
    menu(page)
    page.get_by_role("navigation", name="This table").wait_for()
    expect(page.get_by_role("button", name="What if?")).to_have_count(0)
    answer = page.request.get(f"/api/tables/{code}/what-if?seat=0")
    assert answer.json()["error"] == "no_hints"
