"""The page where a proxy shows it under a path: from the first page into a game, links and all."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.served import Server, free_port
from tests.web.conftest import MILLISECONDS


@pytest.mark.slow
def test_the_page_works_under_a_path(browser: Browser, tmp_path: Path) -> None:
    """It was blank: every script and picture was asked for at the root."""
    server = Server(tmp_path, free_port(), ("--pace", "0", "--prefix", "/games"))
    server.start()
    try:
        context = browser.new_context(base_url=server.url)
        context.set_default_timeout(MILLISECONDS)
        page = context.new_page()
        lost: list[str] = []

        def answered(answer: Response) -> None:
            if answer.status >= 400 or "/games/" not in answer.url:
                lost.append(answer.url)

        page.on("response", answered)
        page.goto("/games/")
        page.get_by_role("link", name="Learn", exact=True).click()
        expect(page).to_have_url(f"{server.url}/games/learn")
        page.reload()
        page.go_back()
        page.get_by_role("button", name="Play now").first.click()
        page.wait_for_url("**/games/t/*")
        page.get_by_role("group", name="What to do").wait_for()
        page.reload()
        page.get_by_role("group", name="What to do").wait_for()
        assert not lost
        context.close()
    finally:
        server.stop()
