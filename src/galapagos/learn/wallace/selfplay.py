"""Games of a bot against itself, kept as what was done and what its search thought of it.

A file holds `CHUNK` games. A game follows from its seed: it is the same whoever plays it, a run
that was cut short is taken up where it stopped, and one with more games adds to what is there."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galapagos.bots.base import Budget
from galapagos.bots.ladder import search_bot
from galapagos.games import kit_for
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.arena_store import make_folder
from galapagos.lab.crews import ALONE, Crew
from galapagos.lab.games import game_kind
from galapagos.lab.seam import carried
from galapagos.records.codec import Codec

CHUNK = 25
_EXPLORED = 12
"""One decision in so many is drawn by visits rather than the most visited: every game of a seed is
another, and nets see what follows from lesser actions."""
_SEEDS = 1 << 31
_NAME = re.compile(r"(\d+)p-([a-z]+)-(\d+)")


@dataclass(frozen=True)
class Source:
    """Where games come from."""

    game: str
    players: int
    bot: str
    iterations: int

    @property
    def name(self) -> str:
        return f"{self.players}p-{self.bot}-{self.iterations}"

    @classmethod
    def named(cls, game: str, name: str) -> "Source | None":
        """Return the source of a game with this `name`; None if it is the name of none."""
        found = _NAME.fullmatch(name)
        return found and cls(game, int(found[1]), found[2], int(found[3]))

    def check(self) -> None:
        """Raise `BadData` if nets cannot learn from such games, or there are none."""
        kit = kit_for(self.game)
        if not {"value", "policy"} <= kit.layouts().keys():
            raise BadData(f"{self.game} has no numbers of its positions and actions to learn from")
        self.begin(0)

    def folder(self, root: Path) -> Path:
        return root / self.game / self.name

    def codec(self) -> Codec:
        return kit_for(self.game).codec()

    def begin(self, seed: int) -> Game:
        return game_kind(self.game).table(self.players, {})(seed)


@dataclass(frozen=True)
class Played:
    """One game: every action with its seat, and the searches that had a choice."""

    seed: int
    seats: NDArray[np.int8]
    actions: NDArray[np.int64]
    asked: NDArray[np.int32]
    """The places of decisions that were searched, among all."""
    values: NDArray[np.float32]
    """What each of these searches expected for its seat."""
    counts: NDArray[np.int32]
    """How many actions each search looked at …"""
    tried: NDArray[np.int64]
    """… which they were, one search after the other …"""
    visits: NDArray[np.int32]
    """… and how often it tried each."""


def play(source: Source, seed: int) -> Played:
    """Play a game."""
    game = source.begin(seed)
    bot = search_bot(source.bot, Budget(iterations=source.iterations))
    chance = Chance(mix(~seed))
    seats: list[int] = []
    actions: list[int] = []
    asked: list[int] = []
    values: list[float] = []
    counts: list[int] = []
    tried: list[int] = []
    visits: list[int] = []
    while (seat := int(game.actor())) >= 0:
        root = bot.search(game.view(seat), seat, int(chance.below(_SEEDS))).root
        options = [int(action) for action in root.actions]
        often = [int(count) for count in root.visits]
        best = int(root.most_visited())
        if len(options) > 1:
            asked.append(len(actions))
            values.append(sum(root.totals) / sum(often))
            counts.append(len(options))
            tried += options
            visits += often
            if chance.below(_EXPLORED) == 0:
                best = _drawn(often, chance)
        seats.append(seat)
        actions.append(options[best])
        game.apply(seat, options[best])
    return Played(
        seed,
        np.array(seats, np.int8),
        np.array(actions, np.int64),
        np.array(asked, np.int32),
        np.array(values, np.float32),
        np.array(counts, np.int32),
        np.array(tried, np.int64),
        np.array(visits, np.int32),
    )


def _drawn(often: list[int], chance: Chance) -> int:
    left = int(chance.below(sum(often)))
    for index, count in enumerate(often):
        left -= count
        if left < 0:
            return index
    raise AssertionError


_FIELDS = ("seats", "actions", "asked", "values", "counts", "tried", "visits")


def play_some(source: Source, seeds: Sequence[int]) -> list[Played]:
    """Play a few games."""
    return [play(source, seed) for seed in seeds]


def missing(source: Source, root: Path, games: int) -> list[int]:
    """Return the seeds of the games that are not kept yet, whole files of them."""
    folder = source.folder(root)
    starts = [at for at in range(0, games, CHUNK) if not _file(folder, at).exists()]
    return [seed for start in starts for seed in range(start, start + CHUNK)]


def grow(
    source: Source,
    root: Path,
    games: int,
    crew: Crew = ALONE,
    tell: Callable[[str], None] = lambda told: None,
) -> Iterator[int]:
    """Play until so many games are kept; seeds count from 0. Yield how many more were played."""
    folder = source.folder(root)
    make_folder(folder)
    waiting: dict[int, dict[int, Played]] = {}
    for piece in carried(play_some, source, missing(source, root, games), crew, tell):
        for played in piece.result:
            start = played.seed - played.seed % CHUNK
            together = waiting.setdefault(start, {})
            together[played.seed] = played
            if len(together) == CHUNK:
                _keep(_file(folder, start), waiting.pop(start))
        yield len(piece.keys)


def _file(folder: Path, start: int) -> Path:
    return folder / f"{start:06}.npz"


def _keep(file: Path, games: dict[int, Played]) -> None:
    """Write a file, whole or not at all."""
    rows: dict[str, Any] = {
        f"{name}-{seed}": getattr(games[seed], name) for seed in sorted(games) for name in _FIELDS
    }
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, **rows)
    os.replace(unfinished, file)


def kept(source: Source, root: Path) -> list[tuple[Path, int]]:
    """Return the file and the seed of every game that was played, in the order of their seeds."""
    found = []
    for file in sorted(source.folder(root).glob("*.npz")):
        with np.load(file) as rows:
            seeds = [int(name.removeprefix("seats-")) for name in rows if "seats-" in name]
        found += [(file, seed) for seed in sorted(seeds)]
    return found


def stored(games: Sequence[tuple[Path, int]]) -> Iterator[Played]:
    """Read games that are `kept`."""
    for file, those in groupby(games, key=itemgetter(0)):
        with np.load(file) as rows:
            for _, seed in those:
                yield Played(seed, **{name: rows[f"{name}-{seed}"] for name in _FIELDS})
