"""Small tasks, whoever carries them: every key is told once and right, whatever happens."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from galapagos.games.own_cards import OwnCards
from galapagos.kernel.errors import BadData
from galapagos.lab import same
from galapagos.lab.crews import ALONE, Crew, Processes, crew_of
from galapagos.lab.same import OtherProgram, check_same, versions
from galapagos.lab.seam import CHUNK_SECONDS, WorkStopped, carried, do_chunk
from tests.lab.seam_work import FATAL, Squares, dying, failing, squares

KEYS = range(60)
KILLS = pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")


def found(
    crew: Crew, plan: Squares, play: Callable[[Squares, Sequence[int]], list[int]] = squares
) -> tuple[list[int], list[str]]:
    """All squares in the order of their keys, and what was said on the way."""
    told: list[str] = []
    with crew:
        pieces = list(carried(play, plan, KEYS, crew, told.append))
    pieces.sort(key=lambda piece: piece.first)
    assert [key for piece in pieces for key in piece.keys] == list(KEYS), "each once"
    return [value for piece in pieces for value in piece.result], told


RIGHT = [key * key for key in KEYS]
BASE = "face,copies\nswimming,8\nrunning,4\nmimicry,4\nscavenger,4\nfat_tissue,80\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_does_it(tmp_path: Path, jobs: int) -> None:
    assert found(crew_of(jobs), Squares(tmp_path)) == (RIGHT, [])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_task_that_fails_twice_is_done_in_the_end(tmp_path: Path, jobs: int) -> None:
    right, told = found(crew_of(jobs), Squares(tmp_path, 2), failing)
    assert right == RIGHT
    assert told == ["failed, tried again: ValueError('no square of 13')"] * 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_task_that_always_fails_is_named(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(
        WorkStopped, match=rf"{FATAL} failed 3 times, the last time with ValueError"
    ):
        found(crew_of(jobs), Squares(tmp_path, 99), failing)


@KILLS
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    right, told = found(Processes(2), Squares(tmp_path, 1), dying)
    assert right == RIGHT
    assert told == ["a worker was lost; its unfinished work is being done again"]


@KILLS
def test_a_task_that_always_kills_its_worker_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(WorkStopped, match="lost 3 times"):
        found(Processes(1), Squares(tmp_path, 99), dying)


def test_tasks_grow_to_about_a_second(tmp_path: Path) -> None:
    lengths: list[int] = []

    def told(plan: Squares, keys: Sequence[int]) -> list[int]:
        lengths.append(len(keys))
        return squares(plan, keys)

    list(carried(told, Squares(tmp_path), range(3000), ALONE))
    assert lengths[:4] == [1, 4, 16, 64], "carefully at first"
    assert sum(lengths) == 3000
    assert CHUNK_SECONDS == 1.0


# --- the same program, the same cards --------------------------------------------------------


def test_another_version_is_refused_with_both_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Squares(tmp_path)
    wanted = versions(plan)
    monkeypatch.setattr(same, "program", lambda: "0.0.1 (old)")
    with pytest.raises(OtherProgram) as refused:
        do_chunk(wanted, squares, plan, [1])
    assert "0.0.1 (old)" in str(refused.value)
    assert wanted["Galapagos"] in str(refused.value)


def test_a_worker_without_any_is_refused() -> None:
    with pytest.raises(OtherProgram, match="worker x has Galapagos of none, this is Galapagos 2"):
        check_same({"Galapagos": "2"}, {}, "worker x")


@pytest.mark.parametrize("change", ["other", "gone"])
def test_other_card_files_are_refused(tmp_path: Path, change: str) -> None:
    """The cards of a worker are read where it is: here they change before it begins."""
    deck = tmp_path / "own.csv"
    deck.write_text(BASE, encoding="utf-8")
    folder = tmp_path / "notes"
    folder.mkdir()
    plan = Squares(folder, cards=OwnCards({"origin": deck}))
    here = versions(plan)["cards"]
    if change == "other":
        deck.write_text(BASE.replace(",4\n", ",5\n"), encoding="utf-8")
    else:
        deck.unlink()
    with pytest.raises(OtherProgram, match="a worker on ") as refused, Processes(1) as crew:
        list(carried(squares, plan, KEYS, crew))
    assert (here in str(refused.value)) == (change == "other")


def test_a_cluster_has_workers_of_its_own() -> None:
    with pytest.raises(BadData, match="its own workers"):
        crew_of(2, "tcp://host:8786")
    assert crew_of() is ALONE
