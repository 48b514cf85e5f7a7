"""A searching bot in several processes: each grows a tree of its own, the visits are added up.

A view travels as its position text. With iteration budgets the answer is the same every time, but
another one than that of a single process.
"""

from dataclasses import dataclass
from math import ceil

from galapagos.bots.base import Bot, Budget, Choice, Line
from galapagos.bots.ladder import SEARCHING, search_bot
from galapagos.bots.processes import Workers
from galapagos.bots.temper import SHOWN
from galapagos.games.own_cards import USUAL_CARDS, OwnCards
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game

_SEED_RANGE = 1 << 31


@dataclass(frozen=True)
class Task:
    """The share of one process."""

    bot: str
    budget: Budget
    game: str
    own: OwnCards
    position: str
    seat: int
    seed: int


@dataclass(frozen=True)
class Found:
    """What a process found about one action."""

    action: int
    visits: int
    total: float


class ParallelBot(Bot):
    """A searching bot of the ladder that uses several processes while it thinks."""

    def __init__(
        self,
        name: str,
        budget: Budget | None,
        processes: int,
        own: OwnCards = USUAL_CARDS,
        shown: int = SHOWN,
    ) -> None:
        if name not in SEARCHING:
            raise BadData(f"{name} does not search, so it needs no processes")
        if processes < 2:
            raise BadData(f"expected at least 2 processes, not {processes}")
        self.name = name
        self.budget = _share(budget or SEARCHING[name], processes)
        self.processes = processes
        self.own = own
        self._shown = shown
        self._pool = Workers(processes)

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        game = view.key()
        position = self.own.codec(game).position_text(view)
        seed = int(chance.below(_SEED_RANGE))
        tasks = [
            Task(self.name, self.budget, game, self.own, position, seat, int(mix(seed + number)))
            for number in range(self.processes)
        ]
        lines = _merge(list(self._pool.map(search_task, tasks)), seat)
        iterations = sum(line.visits for line in lines)
        return Choice(lines[0].actions[0][1], lines[: self._shown], iterations)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _share(budget: Budget, processes: int) -> Budget:
    if budget.iterations is None:
        return budget
    return Budget(iterations=ceil(budget.iterations / processes))


def search_task(task: Task) -> list[Found]:
    """Search in this process; return what was found about each action."""
    view = task.own.codec(task.game).parse_position(task.position, "view")
    root = search_bot(task.bot, task.budget).search(view, task.seat, task.seed).root
    return [
        Found(int(root.actions[index]), int(root.visits[index]), float(root.totals[index]))
        for index in range(len(root.keys))
    ]


def _merge(parts: list[list[Found]], seat: int) -> list[Line]:
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for found in (found for part in parts for found in part):
        visits[found.action] = visits.get(found.action, 0) + found.visits
        totals[found.action] = totals.get(found.action, 0.0) + found.total
    order = sorted(visits, key=lambda action: (-visits[action], action))
    return [
        Line([(seat, action)], totals[action] / max(1, visits[action]), visits[action])
        for action in order
    ]
