"""Somebody opens a puzzle in a browser, gives up, and finds it unsolved in the list."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_puzzle_is_opened_and_its_answer_shown(visit: Visit, viewport: object) -> None:
    page = visit("/puzzles", viewport=viewport).page
    page.locator("#origin .one").first.click()
    strip = page.locator(".coach")
    expect(strip.get_by_role("status")).to_have_text("Your move: find the best action.")
    page.get_by_role("button", name="Show the answer").click()
    expect(strip.get_by_role("status")).to_contain_text("This was the answer.")
    page.goto(page.url.rsplit("/", 2)[0])
    expect(page.locator("#origin")).to_contain_text("0 of")
