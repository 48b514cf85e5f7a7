"""Counts of legal lines from fixed positions, kept in ``*.perft`` files.

A position is reached by setting a game up from a seed and playing some seeded random actions.
From there every line of legal actions down to a depth is followed; dice and cards come from the
generator in the state. The count finds actions that are missing or too many; the hash runs over
seats and actions in the order they are listed, so it also finds a changed order or encoding.

One position a line, empty lines and ``#`` comments apart::

    origin players=4 must_feed=on seed=17 plies=60 | 1 12 1f0c… | 2 140 9a3e…

that is: game, number of players, switches that differ from their defaults, seed, number of actions
played first; then for each depth the number of lines and the hash.

``galapagos perft --files FILE…`` checks them and prints, where one differs, the counts per first
action; ``--write`` writes the new counts into the files, for a change that is meant.
"""

from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from galapagos.games import GAMES
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk_on

_HASH_BYTES = 6


class _Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


@dataclass(frozen=True)
class Count:
    """The legal lines of one length from a position."""

    depth: int
    lines: int
    hash: str


@dataclass(frozen=True)
class Position:
    """How to reach a position, and the counts written down for it."""

    game: str
    players: int
    seed: int
    plies: int
    switches: dict[str, str] = field(default_factory=dict)
    counts: tuple[Count, ...] = ()

    def reach(self) -> Game:
        """Return the game at this position."""
        game = game_kind(self.game).table(self.players, self.switches)(self.seed)
        walk_on(game, self.seed, self.plies, eager=True)
        return game

    def __str__(self) -> str:
        switches = "".join(f" {key}={value}" for key, value in self.switches.items())
        head = f"{self.game} players={self.players}{switches} seed={self.seed} plies={self.plies}"
        return " | ".join([head, *(f"{c.depth} {c.lines} {c.hash}" for c in self.counts)])


# --- counting --------------------------------------------------------------------------------


def count_lines(game: Game, depth: int) -> Count:
    """Count the legal lines of ``depth`` actions; lines that reach the end sooner count too."""
    listing = blake2b(digest_size=_HASH_BYTES)
    return Count(depth, _follow(game, depth, listing), listing.hexdigest())


def _follow(game: Game, depth: int, listing: _Hash) -> int:
    seats = game.seats_to_act()
    if depth == 0 or not seats:
        return 1
    lines = 0
    for seat in seats:
        moves = Moves()
        game.legal(seat, moves)
        listing.update(f"{depth} {seat} {moves.to_list()}\n".encode())
        if depth == 1:
            lines += len(moves)
            continue
        for action in moves:
            following = game.clone()
            following.apply(seat, action)
            lines += _follow(following, depth - 1, listing)
    return lines


def divide(game: Game, depth: int) -> list[tuple[int, int, Count]]:
    """Return seat, first action, and the count of what follows it, for every first action."""
    divided = []
    for seat in game.seats_to_act():
        for action in game.legal_list(seat):
            following = game.clone()
            following.apply(seat, action)
            divided.append((seat, action, count_lines(following, depth - 1)))
    return divided


# --- files -----------------------------------------------------------------------------------


def read_position(text: str, source: str = "", line: int = 0) -> Position:
    """Read one line of a perft file; raise `BadData` if it is not one."""
    head, *tail = [part.strip() for part in text.split("|")]
    name, *words = head.split() or [""]
    if name not in GAMES:
        raise BadData(f"expected a game, found {name!r}", source=source, line=line)
    settings = dict(_setting(word, source, line) for word in words)
    try:
        players = int(settings.pop("players"))
        seed = int(settings.pop("seed"))
        plies = int(settings.pop("plies"))
        counts = tuple(_read_count(part) for part in tail)
    except KeyError as missing:
        raise BadData(f"expected {missing.args[0]}=NUMBER", source=source, line=line) from None
    except ValueError:
        raise BadData(
            f"expected numbers, and depth, lines, hash after each |; found {text!r}",
            source=source,
            line=line,
        ) from None
    return Position(name, players, seed, plies, settings, counts)


def _setting(word: str, source: str, line: int) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise BadData(f"expected KEY=VALUE, found {word!r}", source=source, line=line)
    return key, value


def _read_count(text: str) -> Count:
    depth, lines, listing = text.split()
    return Count(int(depth), int(lines), listing)


def read_file(path: Path) -> list[tuple[int, Position]]:
    """Return the positions of a file with their line numbers."""
    positions = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if text.strip() and not text.startswith("#"):
            positions.append((number, read_position(text, str(path), number)))
    return positions


def differences(position: Position) -> list[str]:
    """Count again; for the first depth that differs, say so with the counts per first action."""
    game = position.reach()
    for expected in position.counts:
        found = count_lines(game, expected.depth)
        if found != expected:
            rows = [
                f"  seat {seat} action {action}: {count.lines} {count.hash}"
                for seat, action, count in divide(game, expected.depth)
            ]
            return [
                f"depth {expected.depth}: expected {expected.lines} lines ({expected.hash}), "
                f"found {found.lines} ({found.hash})",
                *rows,
            ]
    return []


def recount(position: Position) -> Position:
    """Return the position with what its counts are now, to the same depths."""
    game = position.reach()
    counts = tuple(count_lines(game, count.depth) for count in position.counts)
    return Position(
        position.game, position.players, position.seed, position.plies, position.switches, counts
    )


def rewrite(path: Path) -> None:
    """Write today's counts into a file; comments and empty lines stay."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, position in read_file(path):
        lines[number - 1] = str(recount(position))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
