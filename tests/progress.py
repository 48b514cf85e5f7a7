"""Says every minute what is running and for how long: a long proof is silent for many minutes."""

import threading
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 60.0
"""Seconds between two words."""


class Progress:
    """A plugin of the process that hands out the tests; it hears when each begins and ends."""

    def __init__(self, say: Callable[[str], None], clock: Callable[[], float] = time.monotonic):
        self._say = say
        self._clock = clock
        self._began: dict[str, float] = {}
        self._done = 0
        self._over = threading.Event()
        self._telling = threading.Thread(target=self._tell_on, daemon=True)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._began[nodeid] = self._clock()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._began.pop(nodeid, None)
        self._done += 1

    def begin(self) -> None:
        """Tell it from now on, until the session ends."""
        self._telling.start()

    def pytest_sessionfinish(self) -> None:
        self._over.set()
        self._telling.join()

    def told(self) -> str:
        """Return how many tests are done, and which are running since when."""
        now = self._clock()
        running = [f"{nodeid} ({now - began:.0f} s)" for nodeid, began in dict(self._began).items()]
        return f"  … {self._done} done; running: {', '.join(running) or 'none yet'}"

    def _tell_on(self) -> None:
        while not self._over.wait(EVERY):
            self._say(self.told())
