"""Somebody opens puzzles in a browser: tries, is told there is better, solves one, gives up one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from galapagos.games.puzzles import Puzzle, puzzles_of
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


def _tempting_to_pass(game: str) -> Puzzle:
    """Return a puzzle in which somebody who looks no further passes."""
    return next(
        one for one in puzzles_of(game).values() if one.tempting and one.tempting.action == "pass"
    )


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_wrong_try_is_told_what_is_wrong_and_the_end_why_the_answer_is_right(
    visit: Visit, game: str, viewport: object
) -> None:
    puzzle = _tempting_to_pass(game)
    assert puzzle.tempting
    page = visit(f"/puzzles/{game}/{puzzle.key}", viewport=viewport).page
    strip = page.locator(".coach")
    says, reasons = strip.get_by_role("status"), strip.locator(".reasons")
    expect(says).to_have_text("Your move: find the best action.")
    page.get_by_role("button", name="All actions").click()
    page.locator("dialog li button").filter(has_text="Pass").click()
    if game == "darwin":  # a pass that is final asks first
        page.locator("dialog [data-seal]").click()
    expect(strip.locator(".note")).to_have_text("Legal, but there is something better. Try again.")
    wins = f"{puzzle.tempting.wins}% of games from here"
    expect(reasons).to_contain_text(f"It wins {wins}, the best action {puzzle.answers[0].wins}%.")
    expect(says).to_have_text("Your move: find the best action.")
    expect(page.locator(".prompt.yours")).to_be_visible()

    page.get_by_role("button", name="Show the answer").click()
    expect(says).to_contain_text("This was the answer.")
    expect(says).to_contain_text(f"wins {puzzle.tempting.wins}%")
    expect(reasons).to_have_count(0)
