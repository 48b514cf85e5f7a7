"""Cards of Darwin are looked at without being played: by a resting mouse or a finger that holds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Visitor
from tests.web.darwin_tables import prompt, take_position, verb

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

HOLD = """async (card) => {
  const { x, y } = card.getBoundingClientRect();
  const at = { pointerType: "touch", clientX: x + 9, clientY: y + 9, bubbles: true };
  card.dispatchEvent(new PointerEvent("pointerdown", at));
  await new Promise((done) => setTimeout(done, 500));
  card.dispatchEvent(new PointerEvent("pointerup", at));
  card.click();
}"""


def _peek(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def _rest_on(page: Page, card: Locator) -> None:
    """Let the mouse come to rest on a card."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.move(box["x"] + 20, box["y"] + 30)


@pytest.mark.parametrize(
    ("place", "card", "words"),
    [
        ("hand", "bongo-head", ["Bongo head", "herbivore", "Eats plants.", "Hearts 1"]),
        ("zone", "flying-fish-wings", ["Flying fish wings", "swim 2", "Some biomes require it"]),
    ],
)
def test_a_card_under_the_mouse_is_shown_with_its_words(
    visit: Visit, place: str, card: str, words: list[str]
) -> None:
    page = visit("/").page
    take_position(page, "turn")
    expect(verb(page, "Pass")).to_be_enabled()
    piece = page.locator(f'.{place} [data-card="{card}"]')
    _rest_on(page, piece)
    for one in words:
        expect(_peek(page)).to_contain_text(one)
    shown, below = _peek(page).bounding_box(), piece.bounding_box()
    assert shown is not None
    assert below is not None
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= below["y"], "it covers what is looked at"
    page.keyboard.press("Escape")
    expect(_peek(page)).to_have_count(0)
    page.mouse.move(5, 300)
    _rest_on(page, piece)
    expect(_peek(page)).to_be_visible()
    page.mouse.move(5, 300)
    expect(_peek(page)).to_have_count(0)


def test_a_card_that_is_held_is_looked_at_and_not_played(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True).page
    take_position(page, "turn")
    expect(verb(page, "Create")).to_be_enabled()
    card = page.locator('.hand [data-card="bongo-head"]')
    card.evaluate(HOLD)
    expect(_peek(page)).to_contain_text("Eats plants.")
    expect(page.locator(".builder")).to_have_count(0)
    prompt(page).locator(".question").tap()
    expect(_peek(page)).to_have_count(0)
    card.tap()
    expect(page.locator(".builder")).to_be_visible()


_CUT_NAMES = """() => [...document.querySelectorAll(".face .name b")].flatMap((name) => {
  const range = document.createRange();
  const broken = [...name.textContent.matchAll(/[^ -]+/g)].filter((word) => {
    if (word[0].length > 12) return false;
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
  const isCut = name.scrollHeight > name.clientHeight + 1;
  return isCut || broken.length ? [name.textContent] : [];
})"""
"""The names in hand and trade zone that are cut off, or of which a word is broken in two
though it has no more than twelve letters."""


@pytest.mark.parametrize("language", ["en-US", "pt", "sv"])
def test_a_name_is_read_to_its_end(visit: Visit, language: str) -> None:
    """However small the card: ``Commo-n warthog`` was to be read on a phone."""
    page = visit("/", viewport=PHONE, locale=language).page
    for position in ("turn", "pass", "full_redraw"):
        take_position(page, position)
        page.locator(".hand .face .name b").first.wait_for()
        assert page.evaluate(_CUT_NAMES) == []


_UNREAD = """() => [...document.querySelectorAll(".zone .face, .hand .face")].flatMap((face) => {
  const name = face.querySelector("b");
  const edge = face.getBoundingClientRect();
  const signs = face.querySelector(".symbols").getBoundingClientRect();
  const under = [...face.querySelectorAll(".value")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < signs.right - 1 && one.right > signs.left + 1
      && one.top < signs.bottom - 1 && one.bottom > signs.top + 1);
  const words = document.createRange();
  words.selectNodeContents(name);
  const lines = new Set([...words.getClientRects()].map((one) => Math.round(one.top))).size;
  const isCut = name.scrollHeight > name.clientHeight + 3;
  const isBroken = lines > name.textContent.split(/[ -]/).length;
  const end = Math.max(...[...words.getClientRects()].map((one) => one.bottom));
  const picture = face.querySelector(".picture").getBoundingClientRect();
  const above = getComputedStyle(face.querySelector(".name")).zIndex !== "auto";
  const isUnder = !above && end > picture.top + 2;
  const parts = [name, ...face.querySelectorAll(".symbols img, .value")];
  const isOut = parts.some((one) => one.getBoundingClientRect().right > edge.right + 1);
  const faults = { under: under.length, isCut, isBroken, isUnder, isOut };
  const found = Object.keys(faults).filter((one) => faults[one]);
  return found.length ? [`${name.textContent}: ${found}`] : [];
})"""


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1440, 900)])
def test_cards_of_the_trade_zone_say_all_beside_a_full_hand(
    visit: Visit, width: int, height: int
) -> None:
    """Of "Reef manta ray" the last word was cut, "Hippopotam us" was broken, and a fourth symbol
    lay on the strength."""
    page = visit("/", viewport={"width": width, "height": height}).page
    cards = "hippopotamus-legs2 reef-manta-ray-wings leopard-legs2 pronghorn-legs2 cheetah-legs2"
    take_position(page, "turn", zone=cards)
    expect(page.locator(".zone [data-card]")).to_have_count(5)
    assert page.evaluate(_UNREAD) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 650), (1440, 900)])
def test_long_names_and_many_symbols_of_a_full_hand_are_whole(
    visit: Visit, width: int, height: int
) -> None:
    """The picture lay on the third line of a name, and the third symbol of a leg was cut."""
    page = visit("/", viewport={"width": width, "height": height}).page
    cards = "brown-throated-sloth-body great-hammerhead-head red-bellied-piranha-head moose-legs2"
    dealt = "bongo-head brown-bear-head red-fox-head king-cobra-head"
    discarded = {"orca-head red-bellied-piranha-head": "orca-head"}
    take_position(page, "turn", instead={dealt: cards} | discarded)
    expect(page.locator('.hand [data-card="moose-legs2"]')).to_have_count(1)
    assert page.evaluate(_UNREAD) == []
