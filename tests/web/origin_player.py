"""Somebody who plays Origin in a browser by taps alone."""

from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotThere

MOST_TAPS = 900
SOON = 1_000
"""Milliseconds. What cannot be tapped now is looked at again."""


_SEEN = """() => {
  const has = (selector) => document.querySelector(selector) !== null;
  const named = (words) => [...document.querySelectorAll("button")].some((one) =>
    (one.ariaLabel ?? one.textContent).includes(words) && one.checkVisibility());
  return {
    over: named("Rematch"),
    verb: has("[role=menuitem]"),
    row: has("dialog .row"),
    anyway: named("Do it anyway"),
    primary: has("dialog .button.primary"),
    goOn: [...document.querySelectorAll("button")].some((one) =>
      one.textContent.trim() === "Continue" && one.checkVisibility()),
    yours: has(".prompt.yours"),
    takeBack: named("Take back"),
    evolution: document.querySelector(".phases .now")?.textContent.includes("Evolution") ?? false,
  };
}"""
"""What is on the screen, in one question: to ask for each by its role reads every picture of the
table every time."""


def _click(what: Locator) -> None:
    """Tap something that may be gone by now: a seal closes by itself, others move meanwhile."""
    with suppress(NotThere):
        what.click(timeout=SOON)


class Tapper:
    """Plays like somebody who taps what is lit: animals and traits, hunts where it can, feeds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hunts = 0
        self.traits = 0

    def play_to_the_end(self) -> None:
        taps = 0
        while not self._seen()["over"]:
            taps += self.tap()
            assert taps < MOST_TAPS, "the game did not end"

    def _seen(self) -> dict[str, bool]:
        seen: dict[str, bool] = self.page.evaluate(_SEEN)
        return seen

    def tap(self) -> bool:
        """Answer what is asked; return whether anything was."""
        page, seen = self.page, self._seen()
        if seen["verb"]:
            _click(page.locator("[role=menuitem]").first)
        elif seen["row"]:
            _click(page.locator("dialog .row").first)
        elif seen["anyway"]:
            _click(page.locator("button", has_text="Do it anyway"))
        elif seen["primary"]:
            _click(page.locator("dialog .button.primary").first)
        elif seen["goOn"]:
            _click(page.get_by_role("button", name="Continue", exact=True))
        elif not seen["yours"]:
            page.wait_for_timeout(50)  # look again soon
            return False
        elif seen["takeBack"]:
            _click(page.locator("[data-seal]"))
        elif seen["evolution"]:
            self._evolve()
        else:
            self._feed()
        page.wait_for_timeout(60)
        return True

    def _evolve(self) -> None:
        page = self.page
        card = page.locator(".hand .card:not(.dimmed)")
        partner = page.locator("[data-picking] .mine .tile.lit")
        if partner.count():
            _click(partner.first)
            return
        if not card.count():
            _click(page.locator("[data-seal]"))
            return
        with suppress(NotThere):
            card.first.press("Enter", timeout=SOON)
        tiles = page.locator(".mine .tile.lit")
        if page.locator(".mine .tile").count() >= 3 and tiles.count():
            _click(tiles.last)
            self.traits += 1
        else:
            _click(page.locator(".new.lit"))

    def _feed(self) -> None:
        page = self.page
        hunt = page.locator(".prompt .verb", has_text="Hunt")
        prey = page.locator(".others .tile.lit")
        lit = page.locator(".mine .tile.lit")
        if prey.count():
            _click(prey.first)
            self.hunts += 1
        elif hunt.count() and hunt.get_attribute("aria-pressed") == "false":
            _click(hunt)
        elif lit.count():
            _click(lit.first)
        elif page.locator("[data-seal]").count():
            _click(page.locator("[data-seal]"))
