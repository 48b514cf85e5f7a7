"""Tables of both games that bots are tried on: every mode, switch and number of players."""

from collections.abc import Iterator

import pytest

from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk

SWITCHES = {key: values[0] for key, values in game_kind("origin").switches.items()}
TABLES = [
    *(("origin", players, {}) for players in range(2, 9)),
    *(("origin", 4, {key: value}) for key, value in SWITCHES.items()),
    ("origin", 6, SWITCHES),
    ("darwin", 2, {}),
    ("darwin", 3, {}),
    ("darwin", 4, {"mode": "team"}),
    ("darwin", 5, {"eras": "3"}),
    ("darwin", 6, {}),
    ("darwin", 2, {"eras": "3"}),
    ("darwin", 2, {"mode": "kids"}),
    ("darwin", 4, {"mode": "kids"}),
    ("darwin", 3, {"mode": "beginner"}),
    ("darwin", 3, dict.fromkeys(SWITCH_KEYS, "on")),
    ("darwin", 4, {"mode": "team", **dict.fromkeys(SWITCH_KEYS, "on")}),
]

every_table = pytest.mark.parametrize(
    ("kind", "players", "options"),
    TABLES,
    ids=lambda value: "-".join(value) or "plain" if isinstance(value, dict) else str(value),
)


def new_game(kind: str, players: int, options: dict[str, str], seed: int = 1) -> Game:
    return game_kind(kind).table(players, options)(seed)


def positions(game: Game, seed: int, every: int, most: int) -> Iterator[tuple[Game, int]]:
    """Yield positions of an eager random game, and who decides there first."""
    found = 0
    for number, (seat, _) in enumerate(walk(game, seed, 2_000, eager=True)):
        if number % every == 0:
            yield game, seat
            found += 1
            if found == most:
                return
