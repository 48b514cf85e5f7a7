"""Several people at one table: four browsers, one of them reloaded, one cut off; and one screen."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.late_games import open_late
from tests.web.origin_player import Tapper
from tests.web.tables import ME, OPEN, begin, here

Visit = Callable[..., Visitor]
NAMES = ("Ana", "Bo", "Chen", "Dora")
MOST_TAPS = 900


class Line:
    """The way from a page to the server, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/"), self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self._open.append(line)

    def cut(self) -> None:
        self.is_cut = True
        while self._open:
            self._open.pop().close()

    def mend(self) -> None:
        self.is_cut = False


def _come(page: Page, name: str) -> None:
    assert page.request.post("/api/me", data={"name": name}).ok


def _is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Rematch").is_visible()


def _play(pages: Sequence[Page], rounds: int) -> int:
    """Let everybody answer what is asked of them, so many times; return how much was asked."""
    players = [Tapper(page) for page in pages]
    return sum(
        player.tap() for _ in range(rounds) for player in players if not _is_over(player.page)
    )


def _play_to_the_end(pages: Sequence[Page]) -> None:
    taps = 0
    while not all(_is_over(page) for page in pages):
        taps += _play(pages, 1)
        assert taps < MOST_TAPS, "the game did not end"


@pytest.mark.slow
def test_four_browsers_play_one_table_through_a_reload_and_a_lost_line(visit: Visit) -> None:
    sizes = (LAPTOP, PHONE, LAPTOP, PHONE)
    pages = [visit("/", viewport=size).page for size in sizes]
    ana, bo, chen, dora = pages
    for page, name in zip(pages, NAMES, strict=True):
        _come(page, name)
    line = Line(chen)
    code = open_late(ana, "origin", [ME, OPEN, OPEN, OPEN], 40)
    for page in (bo, chen, dora):
        page.goto(f"/t/{code}")
        page.get_by_role("button", name="Sit").first.click()
        page.get_by_role("button", name="Stand up").wait_for()
    begin(ana, code)
    _play(pages, 6)

    bo.reload()
    bo.locator(".prompt").wait_for()
    _play(pages, 4)

    line.cut()
    banner = chen.get_by_role("status").filter(has_text="Connection lost")
    banner.wait_for()
    shoot(chen, "lost")
    _play([ana, bo, dora], 4)
    line.mend()
    banner.get_by_role("button", name="Try again").click()
    banner.wait_for(state="detached")

    _play_to_the_end(pages)
    points = [
        page.get_by_role("region", name="Podium").locator(".points").all_inner_texts()
        for page in pages
    ]
    assert points[0]
    assert points == [points[0]] * 4
    told = [page.locator("[role=log], .log").first.inner_text() for page in (ana, chen)]
    assert told[0].count("P3") == told[1].count("P3")


@pytest.mark.slow
def test_two_people_share_a_screen_and_see_only_their_own_hand(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    _come(page, "Ana")
    code = open_late(page, "origin", [ME, here("Bo")], 40)
    begin(page, code)
    player = Tapper(page)
    handed_to: set[str] = set()
    taps = 0
    while not _is_over(page):
        assert taps < MOST_TAPS, "the game did not end"
        curtain = page.get_by_role("dialog", name="Hand the screen to")
        if curtain.is_visible():
            # Behind the curtain nothing of a hand is in the page.
            assert page.locator(".hand, .dock").count() == 0
            if not handed_to:
                shoot(page, "curtain")
            handed_to.add(curtain.get_by_role("button").inner_text())
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        else:
            taps += player.tap()
    shoot(page, "shared-end")
    assert handed_to == {"I am Ana", "I am Bo"}
