"""People at a page: who comes back with a cookie of the server's, who chooses a language."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from galapagos.server.people.cookies import COOKIE
from tests.web.conftest import Visitor

Visit = Callable[..., Visitor]


def as_owner(visit: Visit, token: str) -> Visit:
    """Open pages as the person whom a token belongs to."""
    cookie: dict[str, Any] = {
        "name": COOKIE,
        "value": token,
        "domain": "127.0.0.1",
        "path": "/",
        "expires": -1,
        "httpOnly": True,
        "secure": False,
        "sameSite": "Lax",
    }
    state = {"cookies": [cookie], "origins": []}
    return lambda path, **options: visit(path, storage_state=state, **options)


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu, whatever is spoken now."""
    page.locator("header .menu").click()
    page.locator("dialog .rows select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
