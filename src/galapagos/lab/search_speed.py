"""How fast a bot searches: iterations per second of CPU time where a game gets interesting."""

from dataclasses import dataclass
from time import process_time

from galapagos.bots.base import Budget
from galapagos.bots.ladder import make_bot, search_bot
from galapagos.bots.senses import sense_for
from galapagos.build_info import is_compiled
from galapagos.darwin.game import Darwin
from galapagos.darwin.terms import ACTION
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.origin.game import Origin
from galapagos.origin.terms import FEEDING
from galapagos.search.ismcts import Search

_CHUNK = 64


@dataclass(frozen=True)
class SearchSpeed:
    """What was measured."""

    game: str
    players: int
    bot: str
    compiled: bool
    iterations_per_cpu_s: int


def measure_search(game: str, players: int, bot: str, seconds: float, seed: int = 1) -> SearchSpeed:
    """Search from the first feeding phase of Origin, or the first turn of Darwin."""
    view = _first_scene(game, players, seed)
    style = search_bot(bot, Budget(iterations=1)).styles[game]
    search = Search(view, view.actor(), sense_for(view), style, seed)
    start = now = process_time()
    while now - start < seconds:
        search.run(_CHUNK)
        now = process_time()
    rate = round(int(search.iterations) / (now - start))
    return SearchSpeed(game, players, bot, is_compiled(), rate)


def _first_scene(name: str, players: int, seed: int) -> Game:
    """Let foragers play up to the first position of interest; return its view."""
    game = game_kind(name).table(players, {})(seed)
    forager = make_bot("forager")
    chance = Chance(mix(seed))
    while not _is_scene(game):
        seat = int(game.actor())
        game.apply(seat, forager.choose(game.view(seat), seat, chance).action)
    return game.view(game.actor())


def _is_scene(game: Game) -> bool:
    if isinstance(game, Origin):
        return game.state.phase == FEEDING
    assert isinstance(game, Darwin)
    return game.state.phase == ACTION
