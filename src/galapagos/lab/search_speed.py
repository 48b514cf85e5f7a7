"""How fast a bot searches: iterations per second of CPU time where a game gets interesting.

Measured at the first feeding phase of Origin, or the first turn of Darwin, of several deals; and,
because full tables take longer than empty ones, at decisions spread over whole games.
"""

from dataclasses import dataclass
from functools import cache
from time import process_time

from galapagos.bots.ladder import SEARCHING, make_bot
from galapagos.build_info import is_compiled
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.search.ismcts import Search

DEALS = 3
SPREAD = 5
"""Decisions of each game that its mean is measured at."""
_CHUNK = 16
"""Iterations between two looks at the clock, at most."""


@dataclass(frozen=True)
class SearchSpeed:
    """What was measured."""

    game: str
    players: int
    seed: int
    bot: str
    compiled: bool
    iterations_per_cpu_s: int
    """At the place named first."""
    mean_iterations_per_cpu_s: int
    """Over whole games."""
    seconds_a_decision: float
    """What the bot thinks by default."""
    iterations_a_decision: int
    """What that time buys, by the mean over whole games."""


def measure_search(game: str, players: int, bot: str, seconds: float, seed: int = 1) -> SearchSpeed:
    """Search several deals, each scene for its share of the CPU time."""
    games = [_scenes(game, players, seed + deal) for deal in range(DEALS)]
    first = _rate([scenes[0] for scenes in games], bot, seconds / 2, seed)
    mean = _rate([view for scenes in games for view in scenes[1:]], bot, seconds / 2, seed)
    own = SEARCHING[bot].seconds or 0.0
    bought = max(1, round(mean * own))
    return SearchSpeed(
        game, players, seed, bot, is_compiled(), round(first), round(mean), own, bought
    )


def _rate(views: list[Game], bot: str, seconds: float, seed: int) -> float:
    """Return iterations per second of CPU time if every view got as many iterations."""
    cost = 0.0
    for view in views:
        iterations, spent = _search(view, bot, seconds / len(views), seed)
        cost += spent / iterations
    return len(views) / cost


def _search(view: Game, bot: str, seconds: float, seed: int) -> tuple[int, float]:
    """Search a view for so long; return iterations and CPU seconds."""
    kit = kit_of(view)
    search = Search(view, view.actor(), kit.sense(bot), kit.style(bot), seed)
    start = now = process_time()
    chunk = 1
    while now - start < seconds or not search.iterations:
        search.run(chunk)
        chunk = min(_CHUNK, 2 * chunk)
        now = process_time()
    return int(search.iterations), now - start


@cache
def _scenes(name: str, players: int, seed: int) -> list[Game]:
    """Let foragers play; return the first position of interest and some of the whole game."""
    kind = game_kind(name)
    game = kind.table(players, {})(seed)
    forager = make_bot("forager")
    chance = Chance(mix(seed))
    first: Game | None = None
    views: list[Game] = []
    while (seat := int(game.actor())) >= 0:
        view = game.view(seat)
        choice = forager.choose(view, seat, chance)
        if first is None and kind.is_scene(game):
            first = view
        if len(choice.lines) > 1:
            views.append(view)
        game.apply(seat, choice.action)
    assert first is not None
    return [first, *(views[len(views) * number // SPREAD] for number in range(SPREAD))]
