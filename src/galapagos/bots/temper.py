"""Tempers: what a bot likes, beside winning. See docs/bots.md.

A temper decides only among what its bot thinks about as good as the best, so that little strength
is lost. It uses no chance: the same thoughts end in the same choice.
"""

from dataclasses import replace
from typing import Literal

from galapagos.bots.base import Bot, Choice, Line
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.search.sense import CAREFUL, EVEN, FIERCE, GREEDY

Temper = Literal["", "careful", "greedy", "fierce"]
TEMPERS: dict[Temper, int] = {"careful": CAREFUL, "greedy": GREEDY, "fierce": FIERCE}
"""By the names they have in a bot's text."""

POINTS_GIVEN = 1.0
"""Points that a bot which looks one step ahead gives for what it likes."""
CHANCE_GIVEN = 0.02
"""Share of the victory that a bot which searches gives."""
WAYS = 24
"""Ways that a bot with a temper compares."""
SHOWN = 5
"""Ways that a choice tells of, with a temper or without."""
LEAST_TRIED = 0.25
"""Visits that another way needs to be known well enough, against those of the best."""


class Tempered(Bot):
    """A bot with a temper: of the ways that it finds about as good, it takes what it likes best.

    ``bot`` tells of as many ways as it is to compare."""

    def __init__(self, bot: Bot, temper: Temper) -> None:
        self.name = f"{bot.name}+{temper}"
        self._bot = bot
        self._temper = TEMPERS[temper]

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        choice = self._bot.choose(view, seat, chance)
        lines = choice.lines
        if len(lines) < 2:
            return choice
        tastes = [leaning(view, seat, line.actions[0][1], self._temper) for line in lines]
        best = max(
            (index for index, line in enumerate(lines) if _is_about_as_good(line, choice)),
            key=lambda index: (tastes[index], -index),
        )
        chosen = lines[best]
        others = [line for line in lines if line is not chosen]
        return replace(choice, action=chosen.actions[0][1], lines=[chosen, *others][:SHOWN])

    def close(self) -> None:
        self._bot.close()


def level_of(text: str) -> str:
    """Return the name on the ladder in a bot's text."""
    return text.partition("@")[0].partition("+")[0]


def temper_of(text: str) -> Temper:
    """Return the temper in a bot's text; empty if it has none."""
    temper = text.partition("@")[0].partition("+")[2]
    return next((one for one in TEMPERS if one == temper), "")


def leaning(view: Game, seat: int, action: int, temper: int) -> float:
    """Return how much an action is to the taste of a temper, 0 … 1."""
    return (
        0.0 if temper == EVEN else float(kit_of(view).sense().leaning(view, seat, action, temper))
    )


def _is_about_as_good(line: Line, choice: Choice) -> bool:
    best = choice.lines[0]
    if line is best:
        return True
    if not choice.iterations:
        return line.value >= best.value - POINTS_GIVEN
    is_known = line.visits >= LEAST_TRIED * best.visits
    return is_known and line.value >= best.value - CHANCE_GIVEN
