"""A slip of the finger costs nothing: double clicks, wrong keys, a pass by mistake."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.boxes import box_of
from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.origin_positions import ATTACK, HUNTED, called, position, take_position
from tests.web.tables import PRESS_BOTH

Visit = Callable[..., Visitor]
SMALL_LAPTOP = {"width": 1366, "height": 650}
pytestmark = pytest.mark.slow

EVOLUTION = """
    P1 hand: swimming*2 symbiosis scavenger
    P1 laid: 3
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P1c: card=scavenger
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""
PARTNERS = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P1a+P1b communication: communication/carnivorous
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""


def _sit(visit: Visit, text: str, viewport: object = LAPTOP, **values: str) -> Page:
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "hand", tips: false }))"""
    )
    take_position(page, position(text, 2, **values))
    return page


def _pick_and_place(page: Page) -> None:
    page.locator('.hand [data-face="swimming"]').first.press("Enter")
    page.locator("main [data-tag=P1c]").click()


def _told(page: Page, text: str) -> None:
    expect(page.locator("aside ol li", has_text=called(text)).first).to_be_attached()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_second_click_on_confirm_neither_takes_back_nor_passes(
    visit: Visit, viewport: object
) -> None:
    page = _sit(visit, EVOLUTION, viewport, phase="evolution", centre="0")
    _pick_and_place(page)
    seal = page.locator("[data-sealing]:not([aria-disabled=true])")
    seal.wait_for()
    box = box_of(seal)
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(5):
        page.mouse.click(*at)
        page.wait_for_timeout(120)
    _told(page, "You play Swimming on your P1c")
    page.wait_for_timeout(500)
    assert page.locator("aside ol li", has_text="You pass").count() == 0
    # It is played and stays played: the animal has its trait.
    expect(page.locator("main [data-tag=P1c]")).to_contain_text("Swimming")


def test_undo_pass_and_confirm_stand_apart(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    passing = box_of(page.locator("[data-seal]"))
    _pick_and_place(page)
    confirming = box_of(page.locator("[data-sealing]"))
    undoing = box_of(page.get_by_role("button", name="Take back"))
    for left, right in pairwise([undoing, confirming, passing]):
        assert left["x"] + left["width"] <= right["x"]


def test_a_pass_in_evolution_asks_what_it_gives_up(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.locator("[data-seal]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("You keep 4 cards")
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-seal]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-seal]").evaluate(PRESS_BOTH)
    expect(sheet).to_contain_text("You keep 4 cards")
    assert page.locator("aside ol li", has_text="pass").count() == 0
    sheet.get_by_role("button", name="Do it anyway").click()
    _told(page, "You pass")


PRESS_AS_IT_COMES = """([what]) => new Promise((done) => {
  const look = () => {
    const found = document.querySelector(what);
    if (!found) return requestAnimationFrame(look);
    found.click();
    done();
  };
  look();
})"""
"""Press something in the moment in which it comes up."""


def test_a_press_in_the_moment_a_hint_comes_up_does_not_take_it(visit: Visit) -> None:
    """The clumsy player passed by it: it clicked where the bulb had stood."""
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.get_by_role("button", name="Ask Apex for a hint").click()
    page.evaluate(PRESS_AS_IT_COMES, [".hinted [data-seal]"])
    sheet = page.get_by_role("group", name="Apex would do this")
    page.wait_for_timeout(300)
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Do it").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("aside ol li:not(.hint)", has_text="You").first).to_be_attached()


def test_a_press_in_the_moment_the_list_of_actions_opens_takes_none(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.locator("[aria-keyshortcuts=a]").click()
    page.evaluate(PRESS_AS_IT_COMES, ["dialog li button"])
    page.wait_for_timeout(300)
    sheet = page.get_by_role("dialog", name="All actions")
    expect(sheet).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("Ready")
    sheet.get_by_role("button", name=re.compile("new animal")).first.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Ready: Swimming as a new animal")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_press_in_the_moment_a_question_rises_answers_nothing(
    visit: Visit, viewport: object
) -> None:
    """A defence rises by itself: whoever taps through the story would have given it away."""
    page = _sit(visit, HUNTED, viewport, **ATTACK)
    page.reload()
    page.evaluate(PRESS_AS_IT_COMES, ["dialog .row"])
    page.wait_for_timeout(300)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".row")).to_have_count(3)
    sheet.get_by_role("button", name=re.compile("run: roll a die")).click()
    expect(sheet.get_by_role("button", name=re.compile("run: roll a die"))).to_have_count(0)


def test_the_key_of_confirm_never_passes(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.wait_for_timeout(700)
    page.keyboard.press("e")
    page.locator(".hand [data-face=symbiosis]").press("Enter")
    page.locator("main [data-tag=P1a]").press("Enter")
    expect(page.locator(".prompt")).to_contain_text("partner")
    page.keyboard.press("e")
    page.keyboard.press("Control+Enter")
    page.wait_for_timeout(700)
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("partner")
    assert page.locator("aside ol li", has_text="pass").count() == 0


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_the_end_of_a_turn_with_free_food_left_asks_once(visit: Visit, viewport: object) -> None:
    page = _sit(visit, PARTNERS, viewport)
    page.locator("main [data-tag=P1a]").click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(called("Communication feeds P1b (1 food from the centre)"))
    is_cut = "one => one.scrollHeight > one.clientHeight + 1"
    assert not prompt.locator(".question").evaluate(is_cut), "what it gives is read to its end"
    end = page.get_by_role("button", name="End turn")
    end.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(called("P1b can still get 1 food"))
    sheet.get_by_role("button", name="Cancel").click()
    end.click()
    expect(sheet).to_have_count(0)
    expect(prompt).not_to_contain_text("Communication feeds")


SLEEPER = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming hibernation:hibernation/carnivorous
    P1b: card=swimming
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""


def test_what_is_still_free_is_read_to_its_end_beside_its_verb(visit: Visit) -> None:
    """On a phone it said "Hibernation lets Nila sleep and…"."""
    page = _sit(visit, SLEEPER, PHONE)
    page.locator("main [data-tag=P1b]").click()
    question = page.locator(".prompt .question")
    expect(question).to_contain_text(called("Hibernation lets P1a sleep and count as fed"))
    expect(page.locator(".prompt .verb", has_text="Hibernate")).to_be_visible()
    assert not question.evaluate("one => one.scrollHeight > one.clientHeight + 1")


FREE = """
    P1 hand: swimming
    P1 laid: 4
    P1a: card=swimming hibernation:hibernation/carnivorous
    P1b: card=swimming
    P1c: card=scavenger grazing:grazing/fat_tissue
    P1d: card=scavenger piracy:piracy
    P1a+P1b communication: communication/carnivorous
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy food=1 carnivorous:parasite/carnivorous
"""


@pytest.mark.parametrize("language", ["en", "pt", "ja"])
@pytest.mark.parametrize("viewport", [SMALL_LAPTOP, PHONE])
def test_of_several_free_abilities_the_food_comes_first_and_none_is_cut(
    visit: Visit, viewport: object, language: str
) -> None:
    """It said "Hibernation: Nila can sleep and count as fed; Piracy takes 1 food…", and nothing
    of the food that the partner could have had."""
    page = _sit(visit, FREE, viewport)
    page.locator("main [data-tag=P1b]").click()
    question = page.locator(".prompt .question")
    expect(question).to_contain_text(called("Free now: Communication: 1 food for P1a; Piracy"))
    page.locator("header .menu").click()
    page.locator("dialog .rows select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not question.evaluate("one => one.scrollHeight > one.clientHeight + 1")


def test_own_animals_stand_still_while_others_play(visit: Visit) -> None:
    """On a phone the place for a new animal went with the own turn, and all others moved."""
    page = _sit(visit, EVOLUTION, PHONE, phase="evolution", centre="0")
    _pick_and_place(page)
    page.locator("[data-sealing]:not([aria-disabled=true])").wait_for()
    where = page.evaluate(WATCH_WHILE_IT_IS_SENT)
    assert len(where) == 1, where


WATCH_WHILE_IT_IS_SENT = """() => new Promise((done) => {
  const seen = new Set();
  const start = performance.now();
  let others = false;
  document.querySelector("[data-sealing]").click();
  const look = () => {
    const yours = document.querySelector(".prompt.yours");
    others ||= !yours;
    seen.add(Math.round(document.querySelector("main [data-tag=P1a]").getBoundingClientRect().y));
    if ((others && yours) || performance.now() - start > 20000) return done([...seen]);
    setTimeout(look, 25);
  };
  look();
})"""
"""Where an own animal stood, from the own turn to the next."""
