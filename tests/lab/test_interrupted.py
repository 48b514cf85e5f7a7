"""Ctrl-C in the middle: what was played is told and kept, and the same command goes on from it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.lab.arena_store import RESULTS
from tests.amounts import PATIENCE
from tests.cli.typed import heeding_signals

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows sends no SIGINT to another process"
)
CREWS = [
    ["--jobs", "2"],
    pytest.param([], marks=pytest.mark.slow),
    pytest.param(["--cluster", "local:1"], marks=pytest.mark.slow),
]
MATCH = ["arena", "origin", "--bots", "hunter@20,forager", "--games", "60", "--out"]
BALANCE = ["lab", "balance", "origin", "--games", "600", "--keep"]


def interrupted(words: list[str], grows: Path) -> str:
    """Run a command until its file has grown a little, and press Ctrl-C, which reaches all of its
    processes; return what it said then."""
    with heeding_signals():
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "galapagos", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (not grows.exists() or _lines(grows) < 3):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    return said


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def left(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def in_one_go(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What the match leaves that nobody interrupts."""
    folder = tmp_path_factory.mktemp("match") / "in one go"
    assert main([*MATCH, str(folder)]) == 0
    return left(folder)


@pytest.mark.parametrize("crew", CREWS)
def test_a_match_goes_on(tmp_path: Path, crew: list[str], in_one_go: dict[str, bytes]) -> None:
    folder = tmp_path / "interrupted"
    said = interrupted([*MATCH, str(folder), *crew], folder / RESULTS)
    assert "of 60 games played; run the same command to continue" in said
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert report["games"] < 60
    assert report["notes"][-1].startswith("unfinished: ")
    assert main([*MATCH, str(folder)]) == 0
    assert left(folder) == in_one_go


@pytest.mark.slow
@pytest.mark.parametrize("crew", CREWS[:2])
def test_a_balance_report_goes_on(
    tmp_path: Path, crew: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "counts"
    said = interrupted([*BALANCE, str(folder), *crew], folder / "counts-4.jsonl")
    assert "of 600 games played; run the same command to continue" in said
    assert main([*BALANCE, str(folder), "--json"]) == 0
    gone_on = capsys.readouterr().out
    assert main([*BALANCE[:-1], "--json"]) == 0
    assert capsys.readouterr().out == gone_on
    assert json.loads(gone_on)["games"] == 600


def test_what_is_not_kept_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("galapagos.cli.arena.play_all", pressed)
    assert main(MATCH[:-1]) == 130
    assert "with --out DIR the same command can continue" in capsys.readouterr().err
