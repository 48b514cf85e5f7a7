"""How long somebody who plays in a browser waits for something that they can do."""

from time import monotonic
from typing import TYPE_CHECKING

from tests.amounts import PATIENCE
from tests.web.conftest import shoot

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Patience:
    """Ends with a picture and a reason, where a player would else try for ever."""

    def __init__(self, page: "Page") -> None:
        self._page = page
        self._since = monotonic()

    def done(self) -> None:
        """Something could be done."""
        self._since = monotonic()

    def vain(self, why: object) -> None:
        """Nothing could be done this time; fail if that has gone on for too long."""
        if monotonic() - self._since > PATIENCE:
            shoot(self._page, "stuck")
            said = self._page.locator("main").inner_text()
            raise AssertionError(f"nothing could be done for {PATIENCE:.0f} s: {why}\n{said}")
