"""Somebody who learns: does what the coach points at, and nothing else."""

from playwright.sync_api import Locator, Page, TimeoutError

from tests.web.patience import Patience

MOST_TAPS = 150
SOON = 1_000
"""Milliseconds. What cannot be tapped now is looked at again."""


class Learner:
    """Follows a lesson to its end by tapping what is pointed at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.patience = Patience(page)
        self.taps = 0
        self.steps: list[str] = []
        """Titles of the steps that were done."""

    def finish(self) -> None:
        """Do every step; fail if one cannot be done by what the coach points at."""
        while not self._end().is_visible():
            self.step()

    def step(self) -> None:
        """Do the step that is on the screen, and go on to the next one if there is one."""
        page = self.page
        title = page.locator(".coach h2").inner_text()
        if self._show().is_visible():
            self._show().click()  # in a puzzle nothing is pointed at before
        while not page.locator(".coach.done").count():
            self.tap()
        self.steps.append(title.rpartition("\n")[2])
        for _ in range(2):
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        if self._next().is_visible():
            self._next().click()
            page.locator(".coach:not(.done)").wait_for()

    def tap(self) -> None:
        """Tap what is pointed at."""
        page = self.page
        assert self.taps < MOST_TAPS, page.locator(".coach").inner_text()
        pointed = page.locator("[data-coach]").first
        try:
            # A dimmed piece can be tapped too: it says why not.
            is_dimmed = pointed.get_attribute("aria-disabled", timeout=SOON) == "true"
            pointed.click(force=is_dimmed, timeout=SOON)
        except TimeoutError as error:  # the lesson has gone on meanwhile
            self.patience.vain(error)
            return
        self.patience.done()
        self.taps += 1
        page.wait_for_timeout(80)

    def _next(self) -> Locator:
        return self.page.locator("[data-next]")

    def _show(self) -> Locator:
        return self.page.locator("[data-show]")

    def _end(self) -> Locator:
        """What a lesson that is done leads to: the next short one, or a game."""
        following = self.page.locator("[data-following]")
        return following.or_(self.page.get_by_role("button", name="Start a real game"))
