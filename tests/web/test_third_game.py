"""A third game in a browser, on the plain board: nothing of the page was written for it."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.amounts import few
from tests.served import Server, free_port
from tests.third_game.registered import ENVIRONMENT
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.tables import BOT, ME, OPEN, begin, begin_together, open_table

Visit = Callable[..., Visitor]
_LAY = re.compile(r"^Lay a \d open$")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("served"), free_port(), env=ENVIRONMENT)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("viewport", few([LAPTOP, PHONE], 1), ids=["laptop", "phone"])
def test_a_third_game_is_played_against_a_bot(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    begin(page, open_table(page, "tiny", [ME, BOT]))
    for left in (3, 2, 1):
        expect(page.locator(".prompt")).to_contain_text("Lay a card open?")
        expect(page.locator("main")).to_contain_text("Your hand")
        lays = page.locator(".dock").get_by_role("button", name="Lay a")
        expect(lays).not_to_have_count(0)
        shoot(page, f"tiny-{left}")
        lays.first.click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    shoot(page, "tiny-end")


def test_two_people_play_and_neither_sees_the_others_cards(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/").page
    heard: list[str] = []
    bo.on(
        "websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    code = open_table(ana, "tiny", [ME, OPEN])
    begin_together(ana, bo, code)
    expect(ana.locator("main")).to_contain_text("Your hand")
    expect(bo.locator("main")).to_contain_text("Your hand")
    told = "".join(heard)
    assert told.count("draws a card.") >= 3
    assert told.count("You draw a") == 3
