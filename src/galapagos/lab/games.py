"""The games the lab knows by name.

A new game is added here once, by one line; conformance, counts, checksums, properties, two worlds,
replays, fuzzed texts and benchmarks then know it. `tests/lab/test_third_game.py` proves that.
"""

from galapagos.kernel.errors import BadData
from galapagos.lab.darwin_kind import DARWIN
from galapagos.lab.kinds import GameKind
from galapagos.lab.origin_kind import ORIGIN

GAMES: dict[str, GameKind] = {
    "origin": ORIGIN,
    "darwin": DARWIN,
}


def game_kind(name: str) -> GameKind:
    """Return the game of this name; raise `BadData` naming those there are."""
    kind = GAMES.get(name)
    if kind is None:
        raise BadData(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return kind
