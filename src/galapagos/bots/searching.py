"""Bots that search a tree of guesses: Hunter, Apex and Wallace."""

from time import monotonic

from galapagos.bots.base import Bot, Budget, Choice, Line
from galapagos.bots.temper import SHOWN
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.search.ismcts import Search
from galapagos.search.tree import Node, key_seat

_CHUNK = 32
"""Iterations between two looks at the clock and at how clear the choice is."""
_SEED_RANGE = 1 << 31
_DEPTH = 4


class SearchBot(Bot):
    """Searches until its budget is spent or nothing can change its mind any more."""

    def __init__(self, name: str, budget: Budget, shown: int = SHOWN) -> None:
        self.name = name
        self.budget = budget
        self._shown = shown

    def __repr__(self) -> str:
        return f"<SearchBot {self.name}: {self.budget.text()} a decision>"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        search = self.search(view, seat, int(chance.below(_SEED_RANGE)))
        lines = lines_of(search.root, self._shown)
        return Choice(lines[0].actions[0][1], lines, int(search.iterations))

    def search(self, view: Game, seat: int, seed: int) -> Search:
        """Search a view until the budget is spent; a single possible action needs no thought."""
        kit = kit_of(view)
        search = Search(view, seat, kit.sense(self.name), kit.style(self.name), seed)
        search.run(1)
        if len(search.root.keys) > 1:
            think(search, self.budget)
        return search


def think(search: Search, budget: Budget) -> None:
    """Run a search until its budget is spent or the choice is clear."""
    began = monotonic()
    while True:
        left = _left(search, budget, monotonic() - began)
        if left <= 0 or lead_of(search.root) > left:
            return
        search.run(min(_CHUNK, left))


def _left(search: Search, budget: Budget, spent: float) -> int:
    """Return how many iterations are still to come; by the clock, as fast as those so far."""
    done = int(search.iterations)
    if budget.iterations is not None:
        return budget.iterations - done
    assert budget.seconds is not None
    if spent >= budget.seconds:
        return 0
    if done < _CHUNK:
        return _CHUNK
    return int(done * (budget.seconds - spent) / spent) + 1


def lead_of(root: Node) -> int:
    """Return by how many visits the best action is ahead of the next."""
    visits = sorted((int(visits) for visits in root.visits), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else visits[0]


def lines_of(root: Node, shown: int = SHOWN) -> list[Line]:
    """Return the most visited actions with what is expected to follow, best first."""
    order = sorted(range(len(root.keys)), key=lambda i: (-root.visits[i], -root.mean(i)))
    return [
        Line(_follow(root, index), float(root.mean(index)), int(root.visits[index]))
        for index in order[:shown]
    ]


def _follow(node: Node, index: int) -> list[tuple[int, int]]:
    actions: list[tuple[int, int]] = []
    child: Node | None = node
    while child is not None and index >= 0 and len(actions) < _DEPTH:
        actions.append((int(key_seat(child.keys[index])), int(child.actions[index])))
        child = child.children[index]
        index = -1 if child is None else int(child.most_visited())
    return actions
