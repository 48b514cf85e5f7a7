"""Checksums over seeded games: the same rules give the same games, interpreted and compiled.

Game number *i* has one number of players after the other and its own mix of switches; two in three
are played eagerly. All actions, the outcome, and the final state with its generator go into the
checksum of the block of games it belongs to; of every eighth game also the events, and the reasons
for refusing all sorts of actions on the way.

``python -m galapagos.lab.checksum GAME FILE`` compares with a file and exits 1 if a block differs;
``--write`` writes the file, for a change of the rules that is meant. ``--each FIRST COUNT`` prints
one line per game instead: run it on two builds and compare the lines to find the first game that
differs (``galapagos.lab.plain`` runs it on plain Python). ``--own`` names other cards to play with.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from galapagos.games import GAMES
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.lab.fingerprint import digest
from galapagos.lab.games import game_kind
from galapagos.lab.settings import mixed_setting
from galapagos.lab.walk import walk

_ROUNDS = 9
"""How often a block goes through the numbers of players."""
_ACTION_BITS = 48


@dataclass(frozen=True)
class Checked:
    """The seeded games of one game; with cards of one's own if they are named."""

    name: str
    own: Path | None = None

    def block(self) -> int:
        """Return the number of games in a block."""
        return _ROUNDS * len(game_kind(self.name).players)

    def firsts(self) -> range:
        """Return the number of each block's first game."""
        return range(0, game_kind(self.name).checked, self.block())

    def game_line(self, number: int) -> str:
        """Play a numbered game; return its settings and everything that came of it, as text."""
        kind = game_kind(self.name)
        setting = mixed_setting(kind, number)
        game = kind.table(setting.players, setting.switches, self.own)(number)
        log = EventLog() if is_logged(number) else None
        game.attach(log)
        chance = Chance(mix(~number))
        played: list[int] = []
        reasons: list[int] = []
        for seat, action in walk(game, number, kind.longest, eager=is_eager(number)):
            played += (seat, action)
            if log is not None:
                reasons += _reasons(game, action, chance)
        outcome = game.outcome()
        assert outcome is not None
        events = [field for event in log.events for field in event.fields()] if log else []
        parts = [f"{number}", str(setting)]
        parts += [f"actions={len(played) // 2}", f"points={outcome.scores}"]
        parts += [f"winners={outcome.winning_seats()}", f"played={digest(played)}"]
        parts += [f"events={digest(events)}", f"reasons={digest(reasons)}"]
        return " ".join([*parts, f"end={digest(kind.numbers(game))}"])

    def block_line(self, first: int) -> str:
        """Return the line of a block: its first and last game, and its checksum."""
        last = min(first + self.block(), game_kind(self.name).checked) - 1
        games = "\n".join(self.game_line(number) for number in range(first, last + 1))
        return f"{first}-{last} {sha256(games.encode()).hexdigest()[:24]}"

    def block_lines(self) -> Iterator[str]:
        return map(self.block_line, self.firsts())

    def write(self, path: Path) -> None:
        """Write the checksums of all games to a file."""
        what = f"# Checksums of seeded games of {self.name}, by blocks; see galapagos.lab.checksum."
        path.write_text("\n".join([what, *self.block_lines()]) + "\n", encoding="utf-8")


def is_eager(number: int) -> bool:
    return number % 3 > 0


def is_logged(number: int) -> bool:
    return number % 8 == 0


def _reasons(game: Game, action: int, chance: Chance) -> list[int]:
    """Return why each seat may not do an action that resembles the one to be played."""
    resembling = action ^ (1 << int(chance.below(_ACTION_BITS)))
    numbers: list[int] = []
    for seat in range(game.seats()):
        for code in (action, resembling):
            numbers += [field for reason in game.why(seat, code) for field in reason.fields()]
    return numbers


def read_file(path: Path) -> list[str]:
    """Return the block lines of a checksum file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare checksums of seeded games.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    parser.add_argument("--own", type=Path, help="play with these cards")
    parser.add_argument("--write", action="store_true", help="write the file instead")
    parser.add_argument("--each", nargs=2, type=int, metavar=("FIRST", "COUNT"))
    args = parser.parse_args(argv)
    checked = Checked(args.game, args.own)
    if args.each:
        first, count = args.each
        for number in range(first, first + count):
            print(checked.game_line(number))
        return 0
    if args.file is None:
        parser.error("a file, or --each")
    if args.write:
        checked.write(args.file)
        return 0
    pairs = zip(read_file(args.file), checked.block_lines(), strict=True)
    wrong = [
        f"expected {expected}, found {found}" for expected, found in pairs if expected != found
    ]
    print("\n".join(wrong) or f"{game_kind(args.game).checked} games, all as in {args.file}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
