"""The fair deal in the browser: every page adds its seed, and says plainly what does not fit."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from galapagos.text.catalogue import area_text
from galapagos.text.languages import LANGUAGES
from tests.amounts import few
from tests.web.conftest import PHONE, Visitor, shoot
from tests.web.tables import ME, OPEN, open_table

Visit = Callable[..., Visitor]
Change = Callable[[str], str | None]


def carry(page: Page, to_server: Change = str, to_page: Change = str) -> None:
    """Let messages between a page and the server pass through somebody's hands."""

    def pass_on(message: str | bytes, change: Change, to: WebSocketRoute) -> None:
        assert isinstance(message, str)
        changed = change(message)
        if changed is not None:
            to.send(changed)

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: pass_on(message, to_server, server))
        server.on_message(lambda message: pass_on(message, to_page, line))

    page.route_web_socket(re.compile("/ws/"), meet)


def both_seated(ana: Page, bo: Page) -> str:
    """Let two sit down at a table; return its code."""
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        assert page.request.post("/api/me", data={"name": name}).ok
    code = open_table(ana, "origin", [ME, OPEN])
    ana.goto(f"/t/{code}")
    bo.goto(f"/t/{code}")
    bo.get_by_role("button", name="Sit").click()
    for page in (ana, bo):
        page.locator("details.fair summary").click()
        expect(page.get_by_text("fixed, opened at the start")).to_have_count(2)
    return code


def text_of(language: str, key: str) -> str:
    found = re.search(
        rf"^{key} = (.+)$", area_text(language, "web") + area_text(language, "web_result"), re.M
    )
    assert found is not None
    return found[1]


def start(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()


def panel(page: Page) -> Locator:
    """Open the panel from the menu of a running game."""
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("navigation", name="This table").get_by_role(
        "button", name="Fair deal"
    ).click()
    return page.get_by_role("dialog", name="Fair deal")


def test_every_page_adds_its_seed_also_after_a_reload(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/", viewport=PHONE).page
    both_seated(ana, bo)
    for page in (ana, bo):
        shoot(page, "fair-lobby")
    bo.reload()
    bo.get_by_role("button", name="Stand up").wait_for()
    start(ana)
    for page in (ana, bo):
        page.locator(".prompt").first.wait_for()
        shown = panel(page)
        expect(shown.get_by_text("Ana: mixed in")).to_be_visible()
        expect(shown.get_by_text("Bo: mixed in")).to_be_visible()
        expect(page.get_by_role("alert").filter(has_text="does not add up")).to_have_count(0)
        shoot(page, "fair-panel")


def test_a_game_against_bots_has_the_seed_of_its_page(visit: Visit) -> None:
    page = visit("/").page
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".prompt").first.wait_for()
    expect(panel(page).get_by_text(": mixed in")).to_be_visible()


@pytest.mark.slow
def test_a_seed_that_does_not_come_is_told_to_everybody(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/").page
    carry(bo, to_server=lambda message: None if '"reveal"' in message else message)
    both_seated(ana, bo)
    start(ana)
    expect(ana.get_by_text("waiting for the seed of Bo")).to_be_visible()
    shoot(ana, "fair-dealing")
    for page in (ana, bo):
        page.locator(".prompt").first.wait_for()
        expect(page.get_by_text("Dealt without the seed of Bo")).to_be_visible()
    expect(panel(ana).get_by_text("Bo: not opened in time; dealt without it")).to_be_visible()
    # Bo's page has opened it: as far as it can see, the server left it out.
    bo.get_by_role("alert").get_by_role("button", name="Look").click()
    expect(bo.get_by_text("the cards were dealt without it. Do not trust")).to_be_visible()


@pytest.mark.parametrize("size", few(["phone", "laptop"], 1))
def test_another_hash_of_the_secret_is_told_in_every_language(visit: Visit, size: str) -> None:
    page = visit("/", **({"viewport": PHONE} if size == "phone" else {})).page
    code = open_table(page, "origin", [ME, OPEN])
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Stand up").wait_for()
    carry(page, to_page=lambda text: re.sub('"commitment":"....', '"commitment":"0000', text))
    for language in LANGUAGES:
        kept = f'{{"language": "{language}"}}'
        page.evaluate("(kept) => localStorage.setItem('galapagos.prefs', kept)", kept)
        page.reload()
        alert = page.locator(".doubt")
        expect(alert).to_contain_text(text_of(language, "fair-doubt"))
        alert.get_by_role("button").click()
        expect(page.locator("dialog p.bad")).to_have_text(text_of(language, "fair-doubt-changed"))
        shoot(page, f"fair-doubt-{language}")
