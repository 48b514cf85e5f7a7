"""Checksums over seeded games: the same rules give the same games, interpreted and compiled.

Game number *i* has 2 + i mod 7 players and its own mix of switches; two in three are played
eagerly. All actions, the outcome, and the final state with its generator go into the checksum of
the block of games it belongs to; of every eighth game also the events, and the reasons for refusing
all sorts of actions on the way.

``python -m galapagos.lab.checksum FILE`` compares with a file and exits 1 if a block differs;
``--write`` writes the file, for a change of the rules that is meant. ``--each FIRST COUNT`` prints
one line per game instead: run it on two builds and compare the lines to find the first game that
differs (``galapagos.lab.plain`` runs it on plain Python).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.lab.fingerprint import digest
from galapagos.lab.games import GAMES, ORIGIN_SWITCHES, origin_switches
from galapagos.lab.walk import walk
from galapagos.origin.terms import MAX_PLAYERS, MIN_PLAYERS

GAMES_IN_ALL = 2016
BLOCK = 63
"""Games in a block: a whole number of rounds through the player counts."""
_ACTION_BITS = 48
_COUNTS = MAX_PLAYERS - MIN_PLAYERS + 1


def settings(number: int) -> tuple[int, dict[str, str]]:
    """Return the players and the switches, away from their defaults, of a numbered game."""
    players = MIN_PLAYERS + number % _COUNTS
    mixed = int(mix(number // _COUNTS))
    flipped = [key for index, key in enumerate(ORIGIN_SWITCHES) if mixed >> index & 1]
    return players, origin_switches(players, flipped)


def is_eager(number: int) -> bool:
    return number % 3 > 0


def is_logged(number: int) -> bool:
    return number % 8 == 0


def game_line(number: int) -> str:
    """Play a numbered game and return its settings and everything that came of it, as text."""
    kind = GAMES["origin"]
    players, switches = settings(number)
    game = kind.table(players, switches)(number)
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
    parts = [f"{number}", f"players={players}"]
    parts += [f"{key}={value}" for key, value in switches.items()]
    parts += [f"actions={len(played) // 2}", f"points={outcome.scores}"]
    parts += [f"winners={outcome.winning_seats()}", f"played={digest(played)}"]
    parts += [
        f"events={digest(events)}",
        f"reasons={digest(reasons)}",
        f"end={digest(kind.numbers(game))}",
    ]
    return " ".join(parts)


def _reasons(game: Game, action: int, chance: Chance) -> list[int]:
    """Return why each seat may not do an action that resembles the one to be played."""
    resembling = action ^ (1 << int(chance.below(_ACTION_BITS)))
    numbers: list[int] = []
    for seat in range(game.seats()):
        for code in (action, resembling):
            numbers += [field for reason in game.why(seat, code) for field in reason.fields()]
    return numbers


def block_line(first: int) -> str:
    """Return the line of a block: its first and last game, and its checksum."""
    last = min(first + BLOCK, GAMES_IN_ALL) - 1
    games = "\n".join(game_line(number) for number in range(first, last + 1))
    return f"{first}-{last} {sha256(games.encode()).hexdigest()[:24]}"


def block_lines() -> Iterator[str]:
    return map(block_line, range(0, GAMES_IN_ALL, BLOCK))


def read_file(path: Path) -> list[str]:
    """Return the block lines of a checksum file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def write_file(path: Path) -> None:
    lines = [
        "# Checksums of seeded games of Origin, by blocks of games; see galapagos.lab.checksum.",
        *block_lines(),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare checksums of seeded games.")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE")
    parser.add_argument("--write", action="store_true", help="write the file instead")
    parser.add_argument("--each", nargs=2, type=int, metavar=("FIRST", "COUNT"))
    args = parser.parse_args(argv)
    if args.each:
        first, count = args.each
        for number in range(first, first + count):
            print(game_line(number))
        return 0
    if args.file is None:
        parser.error("a file, or --each")
    if args.write:
        write_file(args.file)
        return 0
    pairs = zip(read_file(args.file), block_lines(), strict=True)
    wrong = [
        f"expected {expected}, found {found}" for expected, found in pairs if expected != found
    ]
    print("\n".join(wrong) or f"{GAMES_IN_ALL} games, all as in {args.file}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
