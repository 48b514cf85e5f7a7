"""The games as the lab sees them: a game that is registered has every proof.

`tests/lab/test_third_game.py` proves that: conformance, counts, checksums, properties, two worlds,
replays, fuzzed texts and benchmarks take a game that was added by one line.
"""

from galapagos.games import kit_for
from galapagos.games.proofs import Proofs


def game_kind(name: str) -> Proofs:
    """Return what proofs ask of the game of this name; raise `BadData` naming those there are."""
    return kit_for(name).proofs()
