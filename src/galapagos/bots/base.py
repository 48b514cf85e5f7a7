"""What a bot is: it is shown a view, has a generator of its own, and answers with a choice."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game

MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: in iterations, or in seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadData("a budget is either a number of iterations or a number of seconds")
        if self.iterations is not None and self.iterations < 1:
            raise BadData(f"a budget needs at least 1 iteration, not {self.iterations}")
        if self.seconds is not None and not 0 < self.seconds <= MOST_SECONDS:
            raise BadData(f"a budget is more than 0 and at most {MOST_SECONDS:g} seconds")

    def is_repeatable(self) -> bool:
        """Whether the same question always gets the same answer."""
        return self.seconds is None

    def text(self) -> str:
        """Return it as people read it."""
        if self.iterations is not None:
            return f"{self.iterations} iterations"
        return f"{self.seconds:g} s"


@dataclass(frozen=True)
class Line:
    """One way the bot looked at: an action, what it expects to follow, and how good that is."""

    actions: list[tuple[int, int]]
    """Seat and action, the bot's own first."""
    value: float
    """Chance of victory as the bot sees it, 0 … 1; for a one-step bot the score in points."""
    visits: int = 0


@dataclass(frozen=True)
class Choice:
    """A bot's answer, and what it expected of it."""

    action: int
    lines: list[Line] = field(default_factory=list)
    """The ways it looked at, best first; empty if it did not look."""
    iterations: int = 0


class Bot(ABC):
    """A player. Keeps nothing of a game: every decision starts from the view alone."""

    name: str

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    @abstractmethod
    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        """Answer the decision a seat owes in its own view, which is not changed.

        ``chance`` is the bot's own generator: equal views and generators give equal answers,
        unless the bot thinks by the clock."""

    def close(self) -> None:  # noqa: B027 - most bots have nothing to let go
        """Let go of whatever the bot holds outside this process."""
