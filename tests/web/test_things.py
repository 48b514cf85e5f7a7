"""The rule for exactly the thing under the finger, which holds it, or on which a mouse rests."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from galapagos.games.puzzles import puzzles_of
from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.finished import play_out
from tests.web.late_games import open_late
from tests.web.origin_positions import position, take_position
from tests.web.tables import BOT, ME, begin, open_table

Visit = Callable[..., Visitor]

EVOLUTION = """
    P1 hand: swimming*2
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming camouflage:camouflage/fat_tissue
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""
_HOLD = """(node, moves) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  const at = { pointerType: "touch", clientX, clientY, bubbles: true };
  node.dispatchEvent(new PointerEvent("pointerdown", at));
  const on = { ...at, clientY: clientY + 20 };
  if (moves) node.dispatchEvent(new PointerEvent("pointermove", on));
  return new Promise((done) => setTimeout(() => {
    node.dispatchEvent(new PointerEvent("pointerup", at));
    node.click();
    done();
  }, 500));
}"""
"""A finger rests on a thing for half a second, and may move on at once: that is scrolling."""


def _peek(page: Page) -> Locator:
    return page.locator(".thing .peek")


def _stands_beside(page: Page, thing: Locator) -> bool:
    one, other = thing.bounding_box(), _peek(page).bounding_box()
    assert one
    assert other
    return (
        one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
        or one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
    )


def test_a_finger_that_holds_a_trait_is_told_its_rule_and_takes_no_action(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True).page
    take_position(page, position(EVOLUTION, 2, phase="evolution", centre="0"))
    trait = page.locator(".mine [data-thing=camouflage]").first
    trait.evaluate(_HOLD, True)
    expect(_peek(page)).to_have_count(0)
    trait.evaluate(_HOLD, False)
    expect(_peek(page)).to_contain_text("Camouflage")
    expect(_peek(page)).to_contain_text("Sharp Vision")
    expect(_peek(page)).to_contain_text("Example.")
    assert _stands_beside(page, trait)
    link = _peek(page).get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/origin#camouflage")
    expect(page.locator(".mine .tile[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".peek")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(_peek(page)).to_have_count(0)


FED = """
    P1 hand: swimming*2
    P1 laid: 1
    P1a: card=swimming food=1 fat=1 high_body_weight:high_body_weight/carnivorous \
fat_tissue:camouflage/fat_tissue
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_food_tells_what_it_is_in_a_bowl_and_in_the_centre(
    visit: Visit, viewport: dict[str, int]
) -> None:
    page = visit("/", viewport=viewport, has_touch=True).page
    take_position(page, position(FED, 2, centre="4"))
    for place, thing, title, says in (
        (".mine", "food_red", "Red food", "taken from the centre"),
        (".mine", "food_missing", "Missing food", "dies"),
        (".mine", "food_fat", "Fat", "burn"),
        (".centre", "food_red", "Red food", "On your turn"),
    ):
        token = page.locator(f"{place} [data-thing={thing}]").first
        token.evaluate(_HOLD, False)
        expect(_peek(page).locator("h3")).to_have_text(title)
        expect(_peek(page)).to_contain_text(says)
        expect(_peek(page).get_by_role("link")).to_have_attribute("href", re.compile("#guide-"))
        assert _stands_beside(page, token)
        page.keyboard.press("Escape")
        expect(_peek(page)).to_have_count(0)
    page.locator(".mine .tile[data-tag=P1a]").focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").filter(has_text="Red food").click()
    expect(sheet.locator("details[open] .rule")).to_contain_text("On your turn")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_food_points_and_numbers_of_darwin_tell_what_they_are(
    visit: Visit, viewport: dict[str, int]
) -> None:
    page = visit("/", viewport=viewport, has_touch=True).page
    begin(page, open_late(page, "darwin", [ME, BOT], 30))
    for place, thing, title, says in (
        (".plate", "leaf", "Plants", "Each biome offers plants"),
        (".plate", "meat", "Meat", "Each biome offers plants"),
        (".plate", "points", "Points", "each living species gets 1 point"),
        (".tile", "adaptation", "Adaptation", "number of symbols"),
        (".tile", "strength", "Competition", "Decides hunts"),
    ):
        page.locator(f"{place} [data-thing={thing}]").first.evaluate(_HOLD, False)
        expect(_peek(page).locator("h3")).to_have_text(title)
        expect(_peek(page)).to_contain_text(says)
        page.keyboard.press("Escape")
        expect(_peek(page)).to_have_count(0)


def test_the_mouse_on_a_biome_is_told_about_it_and_the_right_button_pins(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    begin(page, open_table(page, "darwin", [ME, BOT]))
    biome = page.locator("strong[data-thing]").first
    biome.hover()
    page.mouse.move(*_middle(biome, 2))
    expect(_peek(page).locator("h3")).not_to_be_empty()
    expect(_peek(page)).to_contain_text("Required")
    assert _stands_beside(page, biome)
    page.mouse.move(5, 700)
    expect(_peek(page)).to_have_count(0)
    biome.click(button="right")
    page.mouse.move(5, 700)
    expect(_peek(page).get_by_role("link")).to_be_visible()
    sign = page.locator(".plate .signs [data-thing=adaptation]").first
    sign.hover()
    expect(_peek(page).get_by_role("link")).to_be_visible()
    page.keyboard.press("Escape")
    expect(_peek(page)).to_have_count(0)


def _middle(what: Locator, off: int) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2 + off, box["y"] + box["height"] / 2


# --- by key ----------------------------------------------------------------------------------


def test_a_key_opens_what_a_piece_shows_and_enter_the_rule_of_each_symbol(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    take_position(page, position(EVOLUTION, 2, phase="evolution", centre="0"))
    animal = page.locator(".mine .tile[data-tag=P1b]")
    animal.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    rule = sheet.locator(".rule").first
    # Its only trait is told at once, as a finger that holds the symbol is told it.
    for words in ("Sharp Vision", "Example."):
        expect(rule).to_contain_text(words)
    trait = sheet.locator("summary").first
    page.keyboard.press("Tab")
    expect(trait).to_be_focused()
    page.keyboard.press("Enter")
    expect(rule).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(rule.get_by_role("link")).to_have_attribute("href", "/rules/origin#camouflage")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(animal).to_be_focused()


def test_a_key_tells_a_biome_and_the_symbols_of_a_species(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    begin(page, open_late(page, "darwin", [ME, BOT], 30))
    plate = page.locator(".plate").first
    plate.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").first.press("Enter")
    expect(sheet.locator(".rule").first).to_contain_text("Required")
    page.keyboard.press("Escape")
    expect(plate).to_be_focused()
    page.locator(".tile").first.focus()
    page.keyboard.press("i")
    sheet.locator(".abilities summary").filter(has_text="Points").press("Enter")
    expect(sheet.locator("details[open] .rule")).to_contain_text("each living species gets 1 point")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# --- the legend ------------------------------------------------------------------------------


def _table(page: Page, game: str) -> None:
    begin(page, open_table(page, game, [ME, BOT]))


def _lesson(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")


def _puzzle(page: Page, game: str) -> None:
    page.goto(f"/puzzles/{game}/{next(iter(puzzles_of(game)))}")


def _review(page: Page, game: str) -> None:
    page.goto(f"/review/{play_out(page, game)}")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("go", [_table, _lesson, _puzzle, _review])
def test_what_symbols_mean_and_what_is_in_the_deck_is_one_tap_away(
    visit: Visit, viewport: dict[str, int], go: Callable[[Page, str], None]
) -> None:
    page = visit("/", viewport=viewport).page
    go(page, "origin")
    page.get_by_role("button", name="Symbols and cards").click()
    sheet = page.get_by_role("dialog", name="Symbols and cards")
    expect(sheet.get_by_role("listitem").filter(has_text="Missing food")).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text="Starting player")).to_be_visible()
    sheet.locator("summary").filter(has_text="Camouflage: only").click()
    expect(sheet.locator("details[open] .rule")).to_contain_text("Example.")
    sheet.get_by_role("button", name="Cards").click()
    expect(sheet).to_contain_text("84 cards")
    # They are shown as they lie in a hand, not listed.
    expect(sheet.locator(".card .art").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


@pytest.mark.slow
@pytest.mark.parametrize("go", [_table, _lesson, _puzzle, _review])
def test_so_it_is_in_darwin(visit: Visit, go: Callable[[Page, str], None]) -> None:
    page = visit("/", viewport=PHONE).page
    go(page, "darwin")
    page.get_by_role("button", name="Symbols and cards").click()
    sheet = page.get_by_role("dialog", name="Symbols and cards")
    expect(sheet.get_by_role("listitem").filter(has_text="Omnivore:")).to_be_visible()
    sheet.get_by_role("button", name="Cards").click()
    expect(sheet.get_by_role("button", name="Giraffe head")).to_be_visible()
