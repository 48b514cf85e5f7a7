"""A whole game of Darwin by keyboard alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor, shoot
from tests.web.darwin_tables import prompt, rest, sheet, take_position, verb

Visit = Callable[..., Visitor]
_PAUSE = 60
_DONE = "footer :is([data-seal], .primary)"
_FOCUS = """() => {
  const one = document.activeElement;
  const data = one?.dataset ?? {};
  return data.card ?? data.species ?? data.slot ?? one?.textContent?.trim() ?? "";
}"""


class Typist:
    """Plays without a pointer: only keys are pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.species = 0
        self.drawn = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(_PAUSE)

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").is_visible()

    def play_to_the_end(self, most: int = 900) -> None:
        steps = 0
        while not self.is_over():
            steps += self._step()
            assert steps < most, "the game did not end"

    def _step(self) -> bool:
        """Answer what is asked; return whether anything was."""
        page = self.page
        if page.locator("dialog[open]").count():
            self._answer()
        elif page.locator(".story").count():
            self.press("Escape")
        elif page.locator(".deck").count():
            self.drawn += 1
            self.press("12"[self.drawn % 2])
        elif page.locator(".prompt .primary").filter(has_text="Finish turn").count():
            self.press("e")
        elif not page.locator(".prompt.yours").count():
            page.wait_for_timeout(_PAUSE)  # look again soon
            return False
        elif not self._create():
            self.press("p")
        page.wait_for_timeout(_PAUSE)
        return True

    def _answer(self) -> None:
        """Take the first answer: the focus is in the sheet already."""
        dialog = self.page.locator("dialog[open]").last
        if dialog.locator("ol button").count():
            self.press("1")
        elif dialog.locator(_DONE).count():
            primary = dialog.locator(_DONE).first
            for _ in range(12):
                self.press("Tab")
                if primary.evaluate("one => one === document.activeElement"):
                    break
            self.press("Enter")
        else:
            self.press("Escape")

    def _create(self) -> bool:
        """Put a body and a head together by arrows and Enter, until a biome says yes."""
        page = self.page
        if not page.locator('.prompt [aria-keyshortcuts="c"]').count():
            return False
        self.press("c")
        rest(page)
        assert page.evaluate("document.activeElement.dataset.card"), "the focus is on a part"
        bodies, heads = self._of("body"), self._of("head")
        for body in bodies[:3]:
            self._fit(body)
            for head in heads[:3]:
                self._fit(head)
                if page.locator(".prompt .primary:not([aria-disabled=true])").count():
                    self.press("Control+Enter")
                    page.get_by_role("button", name="Finish turn").wait_for()
                    self.species += 1
                    return True
                self._fit(head)
            self._fit(body)
        self.press("Escape")
        return False

    def _of(self, part: str) -> list[str]:
        cards = self.page.locator(f".hand .card[data-card$='-{part}']").all()
        return [name for name in (one.get_attribute("data-card") for one in cards) if name]

    def _fit(self, card: str) -> None:
        """Go along the hand to a card and put it on, or take it off."""
        for _ in range(12):
            if self.page.evaluate(_FOCUS) == card:
                break
            self.press("ArrowRight")
        self.press("Enter")
        rest(self.page)


@pytest.mark.slow
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/").page
    take_position(page, "beginner")  # just dealt, with a hand that a species can be made of
    typist = Typist(page)
    typist.play_to_the_end()
    assert typist.species > 0
    shoot(page, "darwin-keyboard-end")


@pytest.mark.slow
def test_letters_open_verbs_forecast_and_pieces(visit: Visit) -> None:
    page = visit("/").page
    take_position(page, "turn")
    page.keyboard.press("v")
    expect(sheet(page)).to_contain_text("If the evaluation came now")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(sheet(page)).to_contain_text("Create a species in the builder")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".zone [data-card]:focus")).to_have_count(1)
    page.keyboard.press("i")
    expect(sheet(page).locator("h2")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    expect(page.locator("body")).to_contain_text(re.compile(r"You: 10 points, 10 cards\. Savanna"))
    page.keyboard.press("m")
    rest(page)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    rest(page)
    page.keyboard.press("4")
    expect(page.locator("section.read")).to_have_attribute("aria-label", "Swamp")
    expect(verb(page, "Migrate to: Swamp")).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(prompt(page)).to_contain_text("migrate Hippopotamus wildebeest to: Swamp")
    page.keyboard.press("?")
    expect(sheet(page)).to_contain_text("create, mutate, migrate, trade")


@pytest.mark.slow
def test_the_builder_is_worked_by_its_regions(visit: Visit) -> None:
    page = visit("/").page
    take_position(page, "turn")
    page.keyboard.press("c")
    rest(page)
    page.keyboard.press("Enter")
    rest(page)
    expect(page.locator(".sites .filled")).to_have_count(1)
    for _ in range(8):
        page.keyboard.press("F6")
        if page.evaluate("document.activeElement.closest('.sites') !== null"):
            break
    while not page.evaluate("document.activeElement.classList.contains('filled')"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Backspace")
    rest(page)
    expect(page.locator(".sites .filled")).to_have_count(0)
