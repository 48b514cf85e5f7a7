"""A real server and a real browser for the tests of the page.

Chromium is the system's own: found on the PATH, or named by ``GALAPAGOS_CHROMIUM``. Where there is
none the tests are left out with a word; with ``GALAPAGOS_REQUIRE_BROWSER`` that is a failure.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from galapagos.server.http.page import page_folder
from tests.amounts import ALL, PATIENCE
from tests.left_out import leave_out
from tests.served import Server, free_port

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
MILLISECONDS = 1_000 * PATIENCE
expect.set_options(timeout=MILLISECONDS)

NOWHERE = "/api/me"
"""Where a visitor gets a cookie and nothing is drawn: for tests that go elsewhere at once."""

SCREENS = Path(__file__).parents[2] / "build" / "screens"


def shoot(page: Page, name: str) -> None:
    """Keep what is on the screen in build/screens, for people to look at."""
    size = page.viewport_size
    assert size is not None
    kind = "phone" if size["width"] < 700 else "laptop"
    page.screenshot(path=SCREENS / f"{name}-{kind}.png")


def chromium() -> str | None:
    """Return where the browser is, if there is one."""
    named = os.environ.get("GALAPAGOS_CHROMIUM")
    return named or next(filter(None, map(shutil.which, _NAMES)), None)


def missing() -> str:
    """Say what is missing to test the page, or nothing."""
    if not chromium():
        return "no Chromium on the PATH, nor named by GALAPAGOS_CHROMIUM"
    return "" if page_folder() else "the page was not built"


@pytest.hookimpl(trylast=True)  # when it is known which of them would run
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where something is missing say so once, not for every test."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    lack = missing()
    if not ours or not lack or os.environ.get("GALAPAGOS_REQUIRE_BROWSER"):
        return
    told = f"THE PAGE WAS NOT TESTED IN A BROWSER ({len(ours)} tests): {lack}"
    leave_out(config, items, ours, told)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all tests of a worker; it leaves nothing in anybody's home."""
    if lack := missing():
        pytest.fail(f"the page cannot be tested in a browser: {lack}")
    home = str(tmp_path_factory.mktemp("home"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=FLAGS,
            env={**os.environ, "HOME": home},
            timeout=MILLISECONDS,
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    server = Server(tmp_path_factory.mktemp("served"), free_port())
    server.start()
    yield server
    server.stop()


@dataclass
class Visitor:
    """Somebody with a browser of their own, who must never see an error."""

    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)

    def heard(self, message: ConsoleMessage) -> None:
        # A connection that a test cuts is reported by the browser itself.
        if message.type == "error" and "WebSocket" not in message.text:
            self.errors.append(message.text)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Open a browser at a path: ``visit("/", viewport=PHONE, locale="ja")``."""
    visitors: list[Visitor] = []

    def open_page(path: str = "/", **options: object) -> Visitor:
        settings = {"viewport": LAPTOP, "locale": "en-US", "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=server.url, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(MILLISECONDS)
        if not ALL:  # nobody listens: to make the sounds takes a quarter of the CPU of a page
            context.add_init_script("delete globalThis.AudioContext")
        page = context.new_page()
        visitor = Visitor(context, page)
        page.on("console", visitor.heard)
        page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        with page.expect_response("**/api/me"):  # from now on the visitor has a cookie
            page.goto(path)
        visitors.append(visitor)
        return visitor

    yield open_page
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []
