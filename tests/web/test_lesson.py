"""Somebody learns each game in a browser by following the coach, on a phone and on a laptop."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from galapagos.games.lessons import lessons_of
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.lesson_player import SOON, Learner

Visit = Callable[..., Visitor]
SHORT_PHONE = {"width": 390, "height": 664}
SHORT_LAPTOP = {"width": 1366, "height": 650}


def begin(visit: Visit, game: str, speed: str = "", **options: object) -> Page:
    page = visit(f"/learn/{game}", **options).page
    if speed:
        prefs = "prefs => localStorage.setItem('galapagos.prefs', JSON.stringify(prefs))"
        page.evaluate(prefs, {"speed": speed})
        page.reload()
    page.locator(".coach").wait_for()
    page.locator("[data-coach]").wait_for()
    return page


def tap_to_next_ask(page: Page) -> None:
    """Do one thing that is asked."""
    status = page.locator(".coach [role=status]")
    words = status.inner_text()
    learner = Learner(page)
    while status.inner_text() == words:
        learner.tap()
        # What a tap has asked for comes a moment later; another tap would be one too many.
        try:
            expect(status).not_to_have_text(words, timeout=SOON)
        except AssertionError:
            continue


@pytest.mark.long
@pytest.mark.parametrize("speed", ["off", pytest.param("normal", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "viewport"), [("origin", SHORT_PHONE), ("darwin", LAPTOP)])
def test_a_lesson_is_finished_by_following_the_coach(
    visit: Visit, game: str, viewport: object, speed: str
) -> None:
    page = begin(visit, game, speed, viewport=viewport)
    learner = Learner(page)
    learner.finish()
    assert len(set(learner.steps)) == 12
    shoot(page, f"lesson-{game}-end")
    page.get_by_role("button", name="Start a real game").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group", name="What to do").wait_for()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "lesson", "viewport", "steps"),
    [
        ("origin", "defence", PHONE, 4),
        ("darwin", "events", PHONE, 3),
        *[
            pytest.param(game, key, viewport, len(lesson.steps), marks=pytest.mark.slow)
            for viewport in (SHORT_PHONE, LAPTOP)
            for game in ("origin", "darwin")
            for key, lesson in lessons_of(game).items()
            if key != "first"
        ],
    ],
)
def test_a_short_lesson_is_finished_by_following_the_coach(
    visit: Visit, game: str, lesson: str, viewport: dict[str, int], steps: int
) -> None:
    page = begin(visit, f"{game}/{lesson}", "off", viewport=viewport)
    learner = Learner(page)
    learner.finish()
    assert len(set(learner.steps)) == steps
    document = "document.documentElement"
    assert page.evaluate(f"{document}.scrollWidth") <= viewport["width"]
    assert page.evaluate(f"{document}.scrollHeight") <= viewport["height"]
    page.get_by_role("link", name="All lessons").click()
    done = page.locator(f"a[href='/learn/{game}/{lesson}'] .count")
    expect(done).to_have_attribute("aria-label", f"{steps} of {steps} steps done")


def test_a_wrong_try_in_a_puzzle_is_told_why_and_can_be_tried_again(visit: Visit) -> None:
    page = begin(visit, "origin/defence", viewport=PHONE)
    title = page.locator(".coach h2")
    for step in range(1, 4):
        expect(title).to_contain_text(f"Step {step} of")
        page.locator("[data-skip]").click()
    expect(title).to_contain_text("Puzzle: At whose cost?")
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.locator("dialog[open] .row").first.click()  # mimicry, then one of three animals
    page.locator("dialog[open] .row").first.click()
    note = page.locator(".coach .note")
    expect(note).to_contain_text("has no defence: it would be eaten")
    # The sheet stays, and so does the strip: both can be used.
    expect(page.locator("dialog[open]")).to_be_visible()
    page.locator("[data-show]").click()
    page.locator("[data-coach]").click()
    expect(page.locator(".coach [role=status]")).to_contain_text("Which card goes")
    expect(note).to_have_count(0)


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit("/learn/origin/nothing")
    expect(visitor.page.get_by_role("link", name="Home", exact=True)).to_be_visible()
    expect(visitor.page.locator(".coach")).to_have_count(0)
    # The browser reports the server's answer by itself.
    assert all("404" in error for error in visitor.errors)
    visitor.errors.clear()


def test_legal_but_not_asked_is_said_kindly_and_not_done(visit: Visit) -> None:
    page = begin(visit, "origin")
    page.locator("[data-seal]").click()
    note = page.locator(".coach .note")
    expect(note).to_have_text("That is legal too, but this step asks for something else:")
    expect(page.locator(".coach [role=status]")).to_contain_text("Tap Swimming")
    expect(page.locator(".phases .now, [aria-current=step]").first).to_contain_text("Evolution")
    tap_to_next_ask(page)
    expect(note).to_have_count(0)


def test_a_refusal_names_the_reason_and_its_rule(visit: Visit) -> None:
    page = begin(visit, "origin")
    for step in range(1, 8):
        expect(page.locator(".coach h2")).to_contain_text(f"Step {step} of")
        page.locator("[data-skip]").click()
    expect(page.locator(".coach h2")).to_contain_text("What cannot be hunted")
    page.locator("[data-verb=hunt]").click()
    page.locator("[data-tag=P2b]").click(force=True)  # dimmed, but it answers
    expect(page.locator(".coach.done")).to_have_count(1)
    expect(page.get_by_text("EV-TRAIT-SWIMMING-01").first).to_be_visible()
    shoot(page, "lesson-origin-refused")


def test_progress_is_kept_and_steps_can_be_skipped_and_gone_back_to(visit: Visit) -> None:
    page = begin(visit, "darwin", viewport=PHONE)
    title = page.locator(".coach h2")
    Learner(page).step()
    expect(title).to_contain_text("Legs, wings, tail")
    page.locator("[data-skip]").click()
    expect(title).to_contain_text("A place to live")
    page.reload()
    expect(title).to_contain_text("A place to live")
    expect(title).to_contain_text("Step 3 of 12")
    page.get_by_role("button", name="Back").click()
    expect(title).to_contain_text("Legs, wings, tail")
    page.goto("/learn")
    expect(page.locator("a[href='/learn/darwin']")).to_contain_text("step 2 of 12")


def test_why_opens_the_rule_without_leaving_the_lesson(visit: Visit) -> None:
    page = begin(visit, "origin")
    page.locator(".coach").get_by_role("button", name="Why?").click()
    rule = page.locator("dialog[open] li.wanted")
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_be_visible()


def test_the_rule_book_opens_at_a_rule(visit: Visit) -> None:
    page = visit("/rules/origin#EV-EVO-03").page
    expect(page.locator("[id='EV-EVO-03']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        ("origin", SHORT_PHONE),
        ("darwin", SHORT_LAPTOP),
        pytest.param("origin", SHORT_LAPTOP, marks=pytest.mark.slow),
        pytest.param("darwin", SHORT_PHONE, marks=pytest.mark.slow),
    ],
)
def test_a_lesson_fits_the_screen_and_covers_nothing(
    visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    page = begin(visit, game, viewport=viewport)
    shoot(page, f"lesson-{game}")
    document = "document.documentElement"
    assert page.evaluate(f"{document}.scrollWidth") <= viewport["width"]
    assert page.evaluate(f"{document}.scrollHeight") <= viewport["height"]
    # What is to be tapped lies open: a tap in its middle meets it.
    met = """() => {
      const piece = document.querySelector("[data-coach]");
      const { x, y, width, height } = piece.getBoundingClientRect();
      return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert page.evaluate(met)


def test_a_lesson_changes_its_language_at_once(visit: Visit) -> None:
    page = begin(visit, "origin")
    tap_to_next_ask(page)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Language").select_option("sv")
    page.keyboard.press("Escape")
    expect(page.locator(".coach h2")).to_contain_text("Ett kort, två användningar")
    expect(page.locator(".coach [role=status]")).to_contain_text("Mimikry")
    expect(page.locator(".prompt")).to_contain_text("eller passa")
    expect(page.locator("aside")).to_contain_text("Ana har ett nytt djur")


def test_the_first_page_and_learn_lead_to_the_lessons(visit: Visit) -> None:
    page = visit("/").page
    page.locator("a[href='/learn/origin']").click()
    page.locator(".coach").wait_for()
    page.goto("/learn")
    page.locator("a[href='/learn/darwin']").click()
    expect(page.locator(".coach h2")).to_contain_text("A body and a head")
    page.goto("/rules/origin#guide-partners")
    page.get_by_role("link", name="Lesson: Partners").click()
    expect(page.locator(".coach h2")).to_contain_text("Communication")
