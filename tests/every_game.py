"""How a proof is written over the games: it takes their names, and the registry says which."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from galapagos.games import GAMES
from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Tape
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from tests.amounts import ALL, PLAIN

every_game = pytest.mark.parametrize("name", list(GAMES))
"""Run a test on every game that the lab knows."""

DEPTH = int(os.environ.get("GALAPAGOS_DEPTH", "1"))
"""How many times as many examples the properties draw in a long run."""


def examples(count: int) -> settings:
    """Let a property draw so many examples, in a long run so many times more, on plain Python a
    quarter of them."""
    return settings(max_examples=max(count * DEPTH // (4 if PLAIN and not ALL else 1), 1))


_TESTS = Path(__file__).parent
FIXED_CARDS = {"darwin": _TESTS / "records" / "darwin_set"}
"""Cards that nobody tunes, for checksums that change with the rules only; where a game has none,
its usual cards are played with."""


def checksum_file(name: str) -> Path:
    return _TESTS / "lab" / f"{_recorded_as(name)}.checksum"


def perft_files(name: str) -> list[Path]:
    return sorted((_TESTS / "perft").glob(f"{_recorded_as(name)}*.perft"))


def _recorded_as(name: str) -> str:
    """A variant of a game, such as ``tiny.leaky``, is held against the numbers of the game."""
    return name.partition(".")[0]


def few_settings(name: str) -> list[Setting]:
    """Return every number of players once, by turns with all switches flipped and with none."""
    kind = game_kind(name)
    return [
        Setting(players) if players % 2 else flipped_setting(kind, players)
        for players in kind.players
    ]


def all_settings(name: str) -> list[Setting]:
    """Return every number of players with the defaults and with all switches flipped, and every
    switch alone."""
    kind = game_kind(name)
    both = [
        setting
        for players in kind.players
        for setting in (Setting(players), flipped_setting(kind, players))
    ]
    return [*both, *single_settings(kind)]


def every_setting(quick: int) -> pytest.MarkDecorator:
    """Run a test on every game in all its settings; all but ``quick`` of its few, on plain Python
    all but one, are for the long run."""
    parameters = []
    for name in GAMES:
        few = few_settings(name)[: 1 if PLAIN else quick]
        for setting in all_settings(name):
            marks = [] if setting in few else [pytest.mark.slow]
            parameters.append(pytest.param(name, setting, id=_label(name, setting), marks=marks))
    return pytest.mark.parametrize(("name", "setting"), parameters)


def _label(name: str, setting: Setting) -> str:
    switches = "-".join(f"{key}={value}" for key, value in setting.switches.items())
    return "-".join(
        [name, str(setting.players), *([switches] if len(setting.switches) < 2 else ["flipped"])]
    ).rstrip("-")


def new_game(name: str, setting: Setting, seed: int, log: EventLog | None = None) -> Game:
    """Set a game up as the lab does; its log, if it has one, tells the setup too."""
    kind = game_kind(name)
    game = kind.table(setting.players, setting.switches)(seed)
    if log is None:
        return game
    codec = kind.codec
    logged = codec.new_game(codec.header(game), seed, Tape(), log)
    logged.chance().tape = None
    return logged


def flipped_setting(kind: Proofs, players: int) -> Setting:
    """Return a table where every switch that can be set is; of several values one by turns."""
    flipped = {}
    for key, values in kind.switches.items():
        possible = [value for value in values if kind.fit(players, {key: value})]
        if possible:
            flipped[key] = possible[players % len(possible)]
    return Setting(players, kind.fit(players, flipped))


def single_settings(kind: Proofs) -> Iterator[Setting]:
    """Yield for every switch and value the smallest table that can set it, and nothing else."""
    for key, values in kind.switches.items():
        for value in values:
            able = (one for one in kind.players if kind.fit(one, {key: value}))
            yield Setting(next(able), {key: value})
