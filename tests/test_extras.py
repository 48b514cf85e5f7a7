"""The library alone needs nothing but its rules; what an extra brings is asked for by name."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from galapagos.build_info import PACKAGE
from galapagos.extras import EXTRA_OF
from galapagos.games import GAMES
from tests.test_architecture import imports, place

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"open_spiel": "pyspiel", "pyyaml": "yaml"}
"""Packages that are imported by another name."""
EVERYWHERE = {"fluent", "librt", "msgspec", "mypy_extensions"}

WITHOUT = """
import sys
from importlib.machinery import PathFinder
class Installed:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {missing}:
            return PathFinder.find_spec(name, path, target)
sys.meta_path[sys.meta_path.index(PathFinder)] = Installed()
"""

SCENARIOS = Path(__file__).parent / "scenarios" / "origin.scenario"


def without_extras(program: str) -> "subprocess.CompletedProcess[str]":
    """Run a program where only what the library itself needs is installed."""
    command = [sys.executable, "-P", "-c", WITHOUT.format(missing=sorted(EXTRA_OF)) + program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def packages(extra: str) -> set[str]:
    """Return the modules that an extra brings itself."""
    found = set()
    for text in PROJECT["optional-dependencies"][extra]:
        name = text.partition(">=")[0].partition("[")[0].replace("-", "_")
        found.add(MODULES.get(name, name))
    return found - {"galapagos"}


def test_each_extra_is_known_by_its_packages() -> None:
    for extra in ("lab", "server", "cluster", "learn", "postgres", "spiel", "parquet"):
        assert {name for name, found in EXTRA_OF.items() if found == extra} == packages(extra)


def test_only_these_rooms_need_an_extra() -> None:
    """The terminal, pictures as PNG, YAML, the server, learning; the rest has what it needs."""
    needed: dict[str, set[str]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        module = file.relative_to(PACKAGE).with_suffix("").as_posix()
        for _, name in imports(file.read_text(encoding="utf-8"), "galapagos"):
            top = name.partition(".")[0]
            if top in EVERYWHERE or top not in EXTRA_OF:
                continue
            room, game = place(tuple(module.split("/")))
            inside = module.removeprefix(f"games/{game}/").partition("/")[0] if game else ""
            needed.setdefault(f"{room} {inside}".strip(), set()).add(top)
    assert needed == {
        "art": {"resvg_py"},
        "cli": {"rich"},
        "games": {"rich"},
        "games terminal": {"rich"},
        "games/*/commands commands": {"rich"},
        "learn": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
        "library": {"rich"},
        "records": {"yaml"},
        "server": {"asyncpg", "itsdangerous", "prometheus_client", "starlette", "uvicorn"},
    }


@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_play_a_recorded_game_and_it_is_told_without_extras(game: str) -> None:
    told = without_extras(
        f"""
from galapagos.bots.specs import parse_bots
from galapagos.games import kit_for
from galapagos.lab.arena import Contest
from galapagos.lab.arena_run import play_all
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import words_for
from pathlib import Path
import tempfile
contest = Contest({game!r}, 2, {{}}, parse_bots(["forager", "random"]), 1)
with tempfile.TemporaryDirectory() as folder:
    [[result]] = play_all(contest, contest.fixtures()[:1], keep=Path(folder))
    text = next(Path(folder).iterdir()).read_text()
timeline = Timeline.of_record(parse_record(text), contest.codec())
print(sum(result.shares), timeline.game.is_over(), words_for("en", contest.game) is not None)
"""
    )
    assert told.stderr == ""
    assert told.stdout == "1.0 True True\n"


def test_a_picture_is_written_as_svg_without_extras(tmp_path: Path) -> None:
    for name, code in (("a.svg", 0), ("a.png", 2)):
        words = ["draw", "animal:running", "--out", str(tmp_path / name)]
        told = without_extras(f"from galapagos.cli import main\nprint(main({words}))")
        assert told.stdout == f"{code}\n", told.stderr
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_front_door_opens_without_extras(game: str) -> None:
    told = without_extras(
        f"""
import galapagos
from galapagos.kernel.errors import Misuse
game = galapagos.new({game!r}, players=2, seed=1)
game.push(game.moves()[0])
print(str(game) == game.position(), "<img" in game._repr_html_(), len(game.why(0)) > 0)
for needs in (game.board, lambda: galapagos.check({str(SCENARIOS)!r})):
    try:
        needs()
    except Misuse as error:
        print(error)
"""
    )
    assert told.stderr == ""
    assert told.stdout.startswith("True True True\na board is drawn with the package rich")
    assert "scenarios are read with the package yaml: pip install 'galapagos[lab]'" in told.stdout


def test_a_cluster_is_asked_for_by_name() -> None:
    told = without_extras(
        """
import galapagos
from galapagos.kernel.errors import Misuse
try:
    galapagos.arena("origin", ["random", "forager"], cluster="local:2")
except Misuse as error:
    print(error)
"""
    )
    assert "needs the package distributed: pip install 'galapagos[cluster]'" in told.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["serve"], "galapagos[server]"),
        (["play", "origin"], "galapagos[lab]"),
        (["arena", "origin", "--bots", "random,forager"], "galapagos[lab]"),
        (["tournament", "origin", "--bots", "random,forager"], "galapagos[lab]"),
        (["--version"], ""),
        (["perft", "origin", "--depth", "1"], ""),
    ],
)
def test_a_command_says_which_extra_it_needs(words: list[str], says: str) -> None:
    told = without_extras(f"from galapagos.cli import main; sys.exit(main({words!r}))")
    assert says in told.stderr
    assert (told.returncode == 2) == bool(says)
    assert "Traceback" not in told.stderr
