"""Somebody opens puzzles in a browser: tries, is told there is better, solves one, gives up one."""

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


@pytest.mark.parametrize("viewport", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_wrong_tries_are_told_and_the_puzzle_goes_on_until_it_is_solved(
    visit: Visit, viewport: object
) -> None:
    """Legal tries that are not the answer change nothing: neither the board nor what is asked."""
    page = visit("/puzzles/origin/origin-1", viewport=viewport).page
    says, note = page.locator(".coach").get_by_role("status"), page.locator(".coach .note")
    actions = page.locator("dialog li button")

    def tries(action: str) -> None:
        page.get_by_role("button", name="All actions").click()
        actions.filter(has_text=action).click()

    for action in ["Pass", "Paprika", "Pass"]:
        tries(action)
        expect(note).to_have_text("Legal, but there is something better. Try again.")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(says).to_have_text("Your move: find the best action.")
        expect(page.locator(".prompt.yours")).to_be_visible()
    tries("Chili")
    expect(says).to_contain_text("Solved")
    expect(note).to_have_count(0)
    page.goto(page.url.rsplit("/", 2)[0])
    expect(page.locator("#origin")).to_contain_text("1 of")
