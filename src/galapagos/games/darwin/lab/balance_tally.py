"""What the balance report counts: whole numbers that add up, in whatever order games finish."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from galapagos.lab.tallies import GameTally

VICTORY: Final = 60
"""One victory; two to six winners share it in whole parts."""


@dataclass(frozen=True)
class GameResult:
    """How one game ended, by seat."""

    scores: tuple[int, ...]
    victories: tuple[int, ...]
    """Share of the victory, in parts of `VICTORY`."""
    bots: tuple[int, ...]
    decisions: int


@dataclass
class Tally(GameTally):
    """Counts over any number of games. Keys are what was counted, and of which Era or card."""

    games: list[GameResult] = field(default_factory=list, metadata={"of": GameResult})
    points: Counter[str] = field(default_factory=Counter)
    """Points by source, as earned; ``paid`` and ``lost`` as positive numbers."""
    eras: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By what and Era."""
    spread: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Of species at every evaluation: how many had this many hearts, and so on."""
    cards: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By what and animal card."""
    biomes: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By what and biome card."""
    hands: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Of random hands, by what and a number."""
    best: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Of random hands: how many reach which best adaptation, by biome and adaptation."""

    def note_success(
        self, counts: Counter[tuple[str, int]], key: str, numbers: Iterable[int], victory: int
    ) -> None:
        """Note how a seat that used certain cards or biomes ended: count, sum, squares."""
        for number in numbers:
            counts[f"{key} seats", number] += 1
            counts[f"{key} victory", number] += victory
            counts[f"{key} squares", number] += victory * victory
