"""The first page: from the address to a running game in two taps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.amounts import few
from tests.served import Server
from tests.web.conftest import LAPTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", few([PHONE, LAPTOP], 1))
def test_a_newcomer_is_in_a_game_of_origin_with_one_tap(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group", name="What to do").wait_for()
    expect(page.get_by_role("group", name="6 cards in hand")).to_be_visible()


def test_a_newcomer_is_in_a_game_of_darwin_with_one_tap(visit: Visit) -> None:
    page = visit("/").page
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group", name="What to do").wait_for()
    expect(page.get_by_text("Era 1 of 2").first).to_be_visible()


def test_a_name_is_kept(visit: Visit) -> None:
    page = visit("/").page
    field = page.get_by_label("Your name")
    field.fill("Ana")
    with page.expect_response("**/api/me"):
        field.press("Enter")
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ana")


def test_a_wrong_address_leads_back(visit: Visit) -> None:
    page = visit("/nowhere/at/all").page
    page.get_by_text("Page not found.").wait_for()
    page.get_by_role("link", name="Home").last.click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_every_page_leads_to_the_others(visit: Visit) -> None:
    page = visit("/rules/darwin").page
    links = page.get_by_role("navigation", name="Pages")
    for name in ("Puzzles", "My games", "Learn"):
        links.get_by_role("link", name=name).click()
        page.get_by_role("heading", name=name, level=1).wait_for()
        expect(links.locator("[aria-current=page]")).to_have_text(name)


def test_nothing_is_wider_than_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


FIRST_PATHS = ["/", "/learn", "/rules/origin", "/cards/darwin", "/t/NOSUCH"]


@pytest.mark.parametrize("path", few(FIRST_PATHS, 2))
def test_whoever_comes_first_is_one_person(browser: Browser, server: Server, path: str) -> None:
    """Whatever the page asks for at once, one answer says who it is."""
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    cookies = [answer.url for answer in answers if answer.header_value("set-cookie")]
    context.close()
    assert [url.rpartition("/")[2] for url in cookies] == ["me"]


def test_a_phone_can_keep_it_beside_its_programs(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/front/manifest.webmanifest")
    for icon in page.locator("link[rel=apple-touch-icon], link[rel=icon]").all():
        answer = page.request.get(str(icon.evaluate("one => one.href")))
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/")
