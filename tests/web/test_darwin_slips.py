"""A slip of the finger costs nothing in Darwin either: double clicks, wrong keys, wrong passes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.darwin_tables import card, prompt, rest, sheet, take_position, verb

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
pytestmark = pytest.mark.slow


def _sit(visit: Visit, viewport: object = LAPTOP) -> Page:
    page = visit("/", viewport=viewport).page
    take_position(page, "turn")
    expect(verb(page, "Pass")).to_be_enabled()
    return page


def _build(page: Page) -> None:
    verb(page, "Create").click()
    for one in ("lion-body", "bongo-head"):
        card(page, one).click()
        rest(page)


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _again_and_again(page: Page, press: str, *values: object) -> None:
    """Press something, and whatever stands there next, for a moment shorter than the guard; the
    page measures it itself, so that it is never longer on a slow machine."""
    page.evaluate(
        f"""(values) => new Promise((done) => {{
          const press = {press};
          const start = performance.now();
          const next = () => {{
            if (performance.now() - start > 450) return done();
            press(...values);
            setTimeout(next, 40);
          }};
          next();
        }})""",
        list(values),
    )


def _hammer(page: Page, what: Locator) -> None:
    """Click again and again where something stood, whatever stands there then."""
    box = _box(what)
    _again_and_again(
        page,
        "(x, y) => document.elementFromPoint(x, y)?.closest('button')?.click()",
        box["x"] + box["width"] / 2,
        box["y"] + box["height"] / 2,
    )


def _sent(page: Page) -> list[str]:
    """What this page sends from now on."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    page.reload()
    expect(verb(page, "Pass")).to_be_enabled()
    return sent


@SIZES
def test_a_second_click_on_place_does_not_finish_the_turn(visit: Visit, viewport: object) -> None:
    page = _sit(visit, viewport)
    _build(page)
    place = verb(page, "Place here: Savanna")
    expect(place).to_be_enabled()
    _hammer(page, place)
    page.keyboard.press("Escape")  # a card that lay under the finger may be looked at
    expect(prompt(page)).to_contain_text("Not final: create Bongo lion")


@SIZES
def test_the_key_of_confirm_places_and_finishes_one_after_the_other(
    visit: Visit, viewport: object
) -> None:
    page = _sit(visit, viewport)
    _build(page)
    expect(verb(page, "Place here: Savanna")).to_be_enabled()
    _again_and_again(
        page,
        """() => document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: "e", bubbles: true }))""",
    )
    expect(prompt(page)).to_contain_text("Not final: create Bongo lion")
    expect(verb(page, "Finish turn")).to_be_enabled()
    page.keyboard.press("e")
    expect(prompt(page)).not_to_contain_text("Not final")


@SIZES
def test_undo_confirm_and_pass_stand_apart_and_stay(visit: Visit, viewport: object) -> None:
    page = _sit(visit, viewport)
    passing = _box(verb(page, "Pass"))
    _build(page)
    placing = _box(verb(page, "Place here: Savanna"))
    undoing = _box(verb(page, "Take back"))
    assert placing["x"] + placing["width"] <= passing["x"]
    # On a phone undo stands above, beside the question.
    if viewport == PHONE:
        assert undoing["y"] + undoing["height"] <= min(placing["y"], passing["y"])
    else:
        assert undoing["x"] + undoing["width"] <= placing["x"]
    verb(page, "Place here: Savanna").click()
    finishing = _box(verb(page, "Finish turn"))
    assert (finishing["x"], finishing["width"]) == (placing["x"], placing["width"])


@SIZES
def test_a_second_tap_on_pass_does_not_answer_its_question(visit: Visit, viewport: object) -> None:
    page = _sit(visit, viewport)
    sent = _sent(page)
    _again_and_again(
        page,
        """() => (document.querySelector("dialog[open] footer [data-seal]") ??
            document.querySelector('[aria-keyshortcuts="p"]'))?.click()""",
    )
    assert not [one for one in sent if '"pass' in one]
    expect(sheet(page)).to_contain_text("You take no more actions this Era.")
    sheet(page).get_by_role("button", name="Pass", exact=True).click()
    expect(verb(page, "Pass")).to_have_count(0)


def test_the_key_of_confirm_never_passes_and_that_of_a_pass_asks(visit: Visit) -> None:
    page = _sit(visit)
    sent = _sent(page)
    for key in ("e", "Control+Enter", "c", "Escape", "e"):
        page.keyboard.press(key)
        page.wait_for_timeout(90)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(verb(page, "Pass")).to_be_enabled()
    page.keyboard.press("p")
    expect(sheet(page)).to_contain_text("You have done nothing in this Era yet, and hold 10 cards.")
    assert not [one for one in sent if '"pass' in one]


@SIZES
def test_a_pass_asks_also_who_has_acted_and_could_go_on(visit: Visit, viewport: object) -> None:
    """It once asked only whoever had done nothing at all."""
    page = _sit(visit, viewport)
    verb(page, "Migrate").click()
    rest(page)
    verb(page, "Migrate to: Swamp").click()
    verb(page, "Finish turn").click()
    expect(verb(page, "Pass")).to_be_enabled()
    verb(page, "Pass").click()
    expect(sheet(page)).to_contain_text(
        re.compile(r"You could still act in this Era, and hold \d+")
    )
    sheet(page).get_by_role("button", name="Keep playing").click()
    expect(verb(page, "Create")).to_be_visible()


def test_undo_puts_back_what_is_being_built_and_no_more(visit: Visit) -> None:
    page = _sit(visit)
    page.locator('.zone [data-card="arctic-fox-tail"]').click()
    page.locator('.hand [data-card="yak-body"]').click()
    expect(prompt(page)).to_contain_text("trade Yak body for Arctic fox tail")
    _build(page)
    page.keyboard.press("u")
    expect(page.locator(".builder")).to_have_count(0)
    expect(prompt(page)).to_contain_text("trade Yak body for Arctic fox tail")
