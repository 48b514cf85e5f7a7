"""A real Dask cluster on this machine: the same numbers, byte for byte, and every fault is survived
or named."""

import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import galapagos
from galapagos import cli
from galapagos.games import GAMES
from galapagos.kernel.errors import BadData
from galapagos.lab.crews import Crew, crew_of
from galapagos.lab.same import OtherProgram, program
from galapagos.lab.seam import WorkStopped, carried
from tests.lab.seam_work import FATAL, Squares, dying, failing, slow_squares, squares

pytest.importorskip("distributed", reason="Dask is not installed: galapagos[cluster]")
from galapagos.lab.cluster import Cluster, check_workers, dask

# Dask logs to what was standard error when it was imported: pytest has closed that by now.
logging.getLogger("distributed").handlers[:] = [logging.NullHandler()]

KEYS = range(40)
Play = Callable[[Squares, Sequence[int]], list[int]]
RIGHT = {key: key * key for key in KEYS}


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler with two workers, processes of their own."""
    with dask.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50
    ) as local:
        yield local.scheduler_address


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def arena(game: str, out: Path, *words: str) -> dict[str, bytes]:
    play = ["--bots", "hunter@4,forager,random", "--games", "6", "--out", str(out)]
    assert cli.main(["arena", game, *play, "--records", str(out / "records"), *words]) == 0
    return files(out)


def balance(game: str, out: Path, *words: str) -> dict[str, bytes]:
    out.mkdir()
    play = ["--games", "12", "--player", "random", "--out", str(out / "report.json")]
    assert cli.main(["lab", "balance", game, *play, *words]) == 0
    return files(out)


def test_the_same_numbers_whoever_plays(tmp_path: Path, scheduler: str) -> None:
    """Every file that a command leaves, and the records of all games."""
    crews = {"alone": [], "processes": ["--jobs", "2"], "cluster": ["--cluster", scheduler]}
    for game in GAMES:
        for command in (arena, balance):
            left = [
                command(game, tmp_path / f"{game}-{command.__name__}-{name}", *words)
                for name, words in crews.items()
            ]
            assert len(left[0]) == (11 if command is arena else 1)
            assert left[0] == left[1] == left[2]


def test_the_library_takes_a_cluster(scheduler: str) -> None:
    bots = ["forager", "random"]
    here = galapagos.arena("origin", bots, games=4)
    assert str(galapagos.arena("origin", bots, games=4, cluster=scheduler)) == str(here)


def done(crew: Crew, plan: Squares, play: Play = squares) -> tuple[dict[int, int], list[str]]:
    told: list[str] = []
    found: dict[int, int] = {}
    for piece in carried(play, plan, KEYS, crew, told.append):
        for key, value in zip(piece.keys, piece.result, strict=True):
            assert key not in found, "told twice"
            found[key] = value
    return found, told


def test_a_task_that_fails_twice(tmp_path: Path, scheduler: str) -> None:
    with Cluster(scheduler) as crew:
        found, told = done(crew, Squares(tmp_path, 2), failing)
        assert (found, len(told)) == (RIGHT, 2)
        with pytest.raises(WorkStopped, match=f"{FATAL} failed 3 times"):
            done(crew, Squares(tmp_path, 99), failing)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_workers_that_are_killed(tmp_path: Path) -> None:
    """One by its own task, the other from outside in the middle; the cluster brings new ones."""
    with Cluster("local:2") as crew:
        found, told = done(crew, Squares(tmp_path, 1), dying)
        assert (found, told) == (RIGHT, [])
        pieces = carried(slow_squares, Squares(tmp_path), range(40), crew)
        first = next(pieces)
        client = dask.Client(crew.scheduler())
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
        client.close()
        rest = [key for piece in pieces for key in piece.keys]
        assert sorted([*first.keys, *rest]) == list(range(40))


def started(what: str, *words: str, path: Path | None = None) -> subprocess.Popen[bytes]:
    """Start a part of a cluster as a host would; it imports first what lies in a folder."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *words]
    found = {**os.environ, "PYTHONPATH": str(path)} if path else None
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=silent, stderr=silent, env=found)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_a_scheduler_that_is_killed_and_started_again(tmp_path: Path) -> None:
    """What it had been handed is handed out anew."""
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    bind = ["--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    work = [address, "--nthreads", "1", "--no-dashboard"]
    running = [started("scheduler", *bind), started("worker", *work)]
    told: list[str] = []
    try:
        with Cluster(address) as crew:
            pieces = carried(slow_squares, Squares(tmp_path), range(40), crew, told.append)
            keys = list(next(pieces).keys)
            for process in running:
                process.kill()
                process.wait()
            running = [started("scheduler", *bind), started("worker", *work)]
            keys += [key for piece in pieces for key in piece.keys]
    finally:
        for process in running:
            process.kill()
            process.wait()
    assert sorted(keys) == list(range(40))
    assert told == ["a worker was lost; its unfinished work is being done again"]


# --- another version -------------------------------------------------------------------------


def test_workers_that_answer_something_else_are_refused() -> None:
    check_workers({"tcp://one": program(), "tcp://two": program()})
    with pytest.raises(OtherProgram, match=r"worker tcp://two has Galapagos 0\.0\.1 \(old\)"):
        check_workers({"tcp://one": program(), "tcp://two": "0.0.1 (old)"})
    with pytest.raises(OtherProgram, match="worker tcp://two has Galapagos of none"):
        check_workers({"tcp://two": ModuleNotFoundError("galapagos")})


@pytest.mark.slow
def test_a_worker_with_another_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A real one, which imports a copy of the package with one byte more."""
    copy = tmp_path / "galapagos"
    shutil.copytree(Path(galapagos.__file__).parent, copy)
    with (copy / "__init__.py").open("a", encoding="utf-8") as file:
        file.write("#\n")
    with dask.LocalCluster(n_workers=0, dashboard_address=":0") as local:
        address = local.scheduler_address
        worker = started("worker", address, "--nthreads", "1", "--no-dashboard", path=tmp_path)
        try:
            words = ["arena", "origin", "--bots", "forager,random", "--games", "2"]
            assert cli.main([*words, "--cluster", address]) == 2
        finally:
            worker.kill()
            worker.wait()
    told = capsys.readouterr().err
    assert f"this is Galapagos {program()}" in told
    assert "install the same there" in told


# --- words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["local:0", "local:", "local:x", "local:9999999", "here"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadData, match="expected "):
        crew_of(1, address)


def test_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galapagos.lab.cluster._PATIENCE", 1)
    with pytest.raises(BadData, match="no cluster answers at tcp://"):
        Cluster("tcp://127.0.0.1:1").executor()
