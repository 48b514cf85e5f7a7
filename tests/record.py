"""Writes all recorded numbers and games anew: checksums, counts of legal lines, golden games.

    python -m tests.record             # everything; on the compiled rules a minute or two
    python -m tests.record darwin      # of these games only

Only after a change of play, or of Galapagos' own cards, that is meant. A change of play has a new
``RULES_VERSION``; read the difference before you commit it. A game that has no numbers yet gets
them, with positions from all its settings.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from galapagos.games import GAMES
from galapagos.lab import perft
from galapagos.lab.checksum import Checked
from galapagos.lab.games import game_kind
from galapagos.lab.perft import Count, Position
from galapagos.lab.walk import walk_on
from tests.every_game import FIXED_CARDS, all_settings, checksum_file, new_game, perft_files
from tests.records import darwin_games, regenerate

GOLDENS = {"origin": regenerate.main, "darwin": darwin_games.main}
_SEED = 7
_MOST_LINES = 2_000
"""A position is counted to the depth at which it has more lines than this."""
_DEEPEST = 4
_PERFT_HEAD = """\
# {name}: positions from all settings, at the beginning and under way.
#
# GAME players=N [SWITCH=VALUE …] seed=N plies=N | DEPTH LINES HASH | …
#
# Set the game up from the seed and play that many actions (galapagos.lab.walk, eagerly); from
# there every legal line of DEPTH actions is counted and the listings are hashed in their order.
"""


def first_counts(name: str) -> list[Position]:
    """Return counted positions for a game that has none: every setting, at four moments."""
    positions = []
    for setting in all_settings(name):
        length = walk_on(new_game(name, setting, _SEED), _SEED, game_kind(name).longest, eager=True)
        for quarter in range(4):
            plies = length * quarter // 4
            bare = Position(name, setting.players, _SEED, plies, setting.switches)
            positions.append(counted(bare))
    return positions


def counted(position: Position) -> Position:
    game = position.reach()
    counts: list[Count] = []
    while not counts or (counts[-1].lines <= _MOST_LINES and len(counts) < _DEEPEST):
        counts.append(perft.count_lines(game, len(counts) + 1))
    return Position(
        position.game,
        position.players,
        position.seed,
        position.plies,
        position.switches,
        tuple(counts),
    )


def write_counts(name: str) -> None:
    files = perft_files(name)
    for path in files:
        perft.rewrite(path)
    if not files:
        path = Path(__file__).parent / "perft" / f"{name}.perft"
        lines = [_PERFT_HEAD.format(name=name), *map(str, first_counts(name))]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def main(argv: Sequence[str]) -> None:
    for name in argv or GAMES:
        print(f"{name}: counts of legal lines …", flush=True)
        write_counts(name)
        print(f"{name}: checksums of {game_kind(name).checked} games …", flush=True)
        Checked(name, FIXED_CARDS.get(name)).write(checksum_file(name))
        if name in GOLDENS:
            GOLDENS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
