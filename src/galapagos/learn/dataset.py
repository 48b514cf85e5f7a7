"""Games of bots as arrays on disk: what each seat saw, what it did, how it ended.

A folder holds files such as ``games-000120-000131.npz``, each with the decisions of some games in a
row, and ``about.json``. A file appears whole or not at all; what is there already is not played
again, whoever plays and in whatever pieces. All files of a folder have one form.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16

from galapagos.bots.base import Bot
from galapagos.bots.specs import parse_bots
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.lab.arena_store import make_folder
from galapagos.lab.crews import ALONE, Crew
from galapagos.lab.seam import carried
from galapagos.learn.dataset_files import FORMS, Arrays
from galapagos.learn.play import Play
from galapagos.learn.tables import table
from galapagos.records.codec import Codec

_FILE = re.compile(r"games-(\d+)-(\d+)\.(npz|parquet)")
_ABOUT = "about.json"


@dataclass(frozen=True)
class Plan:
    """Whose games are played: game *n* has seed ``seed + n``, and each seat draws one of the
    bots."""

    table: str
    bots: tuple[str, ...]
    seed: int
    form: str = "numpy"
    """How the files are written: one of `FORMS`."""

    def codec(self) -> Codec:
        return table(self.table).codec

    def about(self) -> dict[str, object]:
        """Return everything that says what the arrays mean."""
        encoder = table(self.table).encoder
        fields = [(one.name, int(one.offset), one.shape) for one in encoder.layout.fields]
        layout = {"version": encoder.layout.version, "fields": fields, "columns": encoder.columns}
        return json.loads(json.dumps({**asdict(self), "layout": layout}))  # type: ignore[no-any-return]


def play_some(plan: Plan, numbers: Sequence[int]) -> Arrays:
    """Play a few games; return a row for each decision that was one."""
    bots = [spec.make() for spec in parse_bots(list(plan.bots))]
    try:
        games = [_play(plan, number, bots) for number in numbers]
    finally:
        for bot in bots:
            bot.close()
    return {key: np.concatenate([game[key] for game in games]) for key in games[0]}


def _play(plan: Plan, number: int, bots: Sequence[Bot]) -> Arrays:
    play = Play(table(plan.table))
    encoder = play.table.encoder
    play.begin(plan.seed + number)
    chance = Chance(mix(~(plan.seed + number)))
    seated = [bots[int(chance.below(len(bots)))] for _ in range(play.table.players)]
    seats, seen, words, flat = [], [], [], []
    row = vec[i16]([0] * int(encoder.width()))
    while not play.ended:
        seat = play.actor
        action = seated[seat].choose(play.game.view(seat), seat, chance).action
        if len(play.game.legal_list(seat)) > 1:
            encoder.prepare(play.game, seat)
            encoder.spell(action, row, 0)
            seats.append(seat)
            seen.append(play.observation(seat))
            words.append(list(row))
            flat.append(int(encoder.flat_of(row, 0)))
        play.carry_out(seat, action)
    return {
        "game": np.full(len(seats), number, dtype=np.int32),
        "seat": np.array(seats, dtype=np.int8),
        "observation": np.array(seen, dtype=np.int16),
        "action": np.array(words, dtype=np.int16),
        "number": np.array(flat, dtype=np.int32),
        "reward": np.array([play.rewards[seat] for seat in seats], dtype=np.float32),
    }


def write_dataset(
    plan: Plan,
    games: int,
    folder: Path,
    crew: Crew = ALONE,
    tell: Callable[[str], None] = lambda told: None,
) -> Iterator[int]:
    """Play the games that are missing in a folder and write them; yield how many each time."""
    for spec in parse_bots(list(plan.bots)):
        spec.make().close()
    form = FORMS[plan.form]
    if form.needs:
        import_module(form.needs)  # before hours of play
    _write_about(plan, folder)
    for piece in carried(play_some, plan, missing(folder, games), crew, tell):
        for keys in _runs(piece.keys):
            chosen = np.isin(piece.result["game"], keys)
            path = folder / f"games-{keys[0]:06}-{keys[-1]:06}{form.ending}"
            part = path.with_suffix(".part")
            with part.open("wb") as file:
                form.write(file, {key: rows[chosen] for key, rows in piece.result.items()})
            os.replace(part, path)
        yield len(piece.keys)


def _runs(numbers: Sequence[int]) -> Iterator[list[int]]:
    """Return numbers in runs without a gap."""
    run: list[int] = []
    for number in numbers:
        if run and number != run[-1] + 1:
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def missing(folder: Path, games: int) -> list[int]:
    """Return the games that are not in a folder yet."""
    done: set[int] = set()
    for found in _files(folder).values():
        done |= set(range(int(found[1]), int(found[2]) + 1))
    return [number for number in range(games) if number not in done]


def _files(folder: Path) -> dict[Path, re.Match[str]]:
    """Return the files of a folder in the order of their games, and what their names say."""
    there = sorted(folder.iterdir()) if folder.is_dir() else []
    return {path: found for path in there if (found := _FILE.fullmatch(path.name))}


def _write_about(plan: Plan, folder: Path) -> None:
    """Say what is in a folder; raise `BadData` if it is something else already."""
    make_folder(folder)
    path, about = folder / _ABOUT, plan.about()
    if not path.is_file():
        path.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        return
    try:
        there = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        there = None
    if not isinstance(there, dict) or {"form": "numpy"} | there != about:  # as it was before forms
        raise BadData("holds other games: name another folder", source=str(folder))


def load(folder: Path) -> Arrays:
    """Return all games of a folder as arrays, in the order of their numbers."""
    readers = {form.ending: form.read for form in FORMS.values()}
    parts = [readers[path.suffix](path) for path in _files(folder)]
    if not parts:
        raise BadData("holds no games", source=str(folder))
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
