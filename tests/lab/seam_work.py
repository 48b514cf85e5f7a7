"""Work for the tests of the seam: squares, and some ways in which a worker fails over them."""

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import sleep

from galapagos.games.own_cards import USUAL_CARDS, OwnCards
from galapagos.records.codec import Codec

FATAL = 13
"""The key that makes trouble."""


@dataclass(frozen=True)
class Squares:
    """A plan. Whoever does it leaves a note in the folder, so that trouble comes once, or twice."""

    folder: Path
    troubles: int = 0
    """How often the fatal key makes trouble."""
    cards: OwnCards = USUAL_CARDS

    def codec(self) -> Codec:
        return self.cards.codec("origin")

    def is_trouble(self, key: int) -> bool:
        if key != FATAL:
            return False
        told = len(list(self.folder.iterdir()))
        (self.folder / str(told)).touch()
        return told < self.troubles


def squares(plan: Squares, keys: Sequence[int]) -> list[int]:
    return [key * key for key in keys]


def failing(plan: Squares, keys: Sequence[int]) -> list[int]:
    for key in keys:
        if plan.is_trouble(key):
            raise ValueError(f"no square of {key}")
    return squares(plan, keys)


def dying(plan: Squares, keys: Sequence[int]) -> list[int]:
    for key in keys:
        if plan.is_trouble(key):
            os.kill(os.getpid(), signal.SIGKILL)
    return squares(plan, keys)


def slow_squares(plan: Squares, keys: Sequence[int]) -> list[int]:
    sleep(0.2 * len(keys))
    return squares(plan, keys)
