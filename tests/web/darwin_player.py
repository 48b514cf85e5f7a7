"""Somebody who plays Darwin in a browser, by taps alone, like a newcomer."""

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotThere

from tests.web.conftest import shoot
from tests.web.patience import Patience

_DECKS = ("Draw small", "Draw large")
_PAUSE = 80
_SOON = 2_000


def _lacks(seal: Locator) -> bool:
    """Whether something is missing yet; one that only waits for a moment can be clicked."""
    is_off = seal.get_attribute("aria-disabled") == "true"
    return is_off and seal.get_attribute("data-guarded") is None


class Newcomer:
    """Puts a head on a body and looks for a green biome, else passes."""

    def __init__(self, page: Page, *, draws: bool = True) -> None:
        """``draws``: whether to draw; without it the decks stay as they come up."""
        self.page = page
        self.patience = Patience(page)
        self.draws = draws
        self.species = 0
        self.drawn = 0

    def play_to_the_end(self, most: int = 900) -> None:
        self.play(most)
        assert self.is_over(), "the game did not end"

    def play(self, most: int) -> None:
        """Tap so many times, or until the game is over."""
        taps = 0
        while taps < most and not self.is_over():
            taps += self.tap()

    def is_over(self) -> bool:
        # Not by its role, every time: that would read every picture of the table.
        return self.page.locator("button", has_text="Rematch").is_visible()

    def _press(self, name: str) -> bool:
        # Only where one answers: the log and the players have buttons too.
        places = ".prompt button, .dock button, .story button"
        button = self.page.locator(places).filter(has_text=name)
        if not button.count() or not button.first.is_visible():
            return False
        try:
            button.first.click(timeout=_SOON)
        except NotThere as error:  # a sheet has come over it, or it means this only now
            self.patience.vain(error)
            return True
        self.patience.done()
        self.page.wait_for_timeout(_PAUSE)
        return True

    def tap(self) -> bool:
        """Answer what is asked; return whether anything was."""
        page = self.page
        if page.locator("dialog[open]").count():
            self._answer()
        elif self._press("Back to the table") or self._press("Finish turn"):
            return True
        elif self.draws and any(self._press(_DECKS[(self.drawn + n) % 2]) for n in (0, 1)):
            self.drawn += 1
        elif not page.locator(".prompt.yours").count():
            self.patience.vain("it is somebody else's turn")
            page.wait_for_timeout(_PAUSE)  # look again soon
            return False
        elif not self._create():
            self._press("Pass")
        page.wait_for_timeout(_PAUSE)
        return True

    def _answer(self) -> None:
        """Take the first answer of a sheet, or the first card where one must be chosen."""
        dialog = self.page.locator("dialog[open]").last
        rows = dialog.locator("ol button")
        # What hands over, even where the sheet advises against it.
        done = dialog.locator("footer :is([data-seal], .primary)").first
        cards = dialog.locator(".card")
        if rows.count():
            rows.first.click()
        elif not done.count():
            self.page.keyboard.press("Escape")
        elif _lacks(done) and cards.count():
            cards.first.click()
        else:
            done.click()
        self.patience.done()

    def _create(self) -> bool:
        """Try some bodies with some heads, until a biome takes them."""
        page = self.page
        create = page.locator(".prompt").get_by_role("button", name="Create")
        if not create.count():
            return False
        create.click()
        # What is guarded will be there in a moment; a click waits for it.
        place = page.locator(".prompt .primary:is([data-guarded], :not([aria-disabled=true]))")
        for body in self._named("body")[:6]:
            self._card(body).click()
            self._rest()
            for head in self._named("head")[:5]:
                self._card(head).click()
                self._rest()
                if place.count():
                    if self.species == 0:
                        shoot(page, "darwin-builder")
                    place.click()
                    page.get_by_role("button", name="Finish turn").wait_for()
                    self.species += 1
                    self.patience.done()
                    return True
                page.locator(".builder").get_by_role("button", name=f"Take off {head}").click()
                self._rest()
            page.locator(".builder").get_by_role("button", name="Clear").click()
            self._rest()
        page.locator(".prompt").get_by_role("button", name="Cancel").click()
        return False

    def _rest(self) -> None:
        """Wait until the server has judged what is in the builder."""
        self.page.wait_for_timeout(_PAUSE)
        self.page.locator(".builder .creature:not(.faded)").wait_for()

    def _card(self, name: str) -> Locator:
        return self.page.locator(".card", has=self.page.locator(f'.sr-only:text-is("{name}")'))

    def _named(self, part: str) -> list[str]:
        names = self.page.locator(".hand .card > .sr-only, .parts .card > .sr-only")
        return [name for name in names.all_text_contents() if name.endswith(f" {part}")]
