"""The examples run as they are told to, and what learns has learnt."""

import runpy
from pathlib import Path

import pytest
import yaml

from galapagos.build_info import is_compiled

ROOT = Path(__file__).parents[2]


def example(name: str) -> dict[str, object]:
    return runpy.run_path(str(ROOT / "examples" / name))


@pytest.mark.parametrize("table", ["Origin-3p-v1", "Darwin-2p-v1"])
def test_random_players_are_counted(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    main = example("learn_random.py")["main"]
    assert callable(main)
    main(table, 30)
    out = capsys.readouterr().out
    assert out.startswith(f"{table}: ")
    assert "seat 1:" in out


@pytest.mark.skipif(not is_compiled(), reason="a hundred thousand steps: minutes on plain Python")
def test_a_policy_learns_to_beat_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    main = example("learn_policy.py")["main"]
    assert callable(main)
    assert main(4) > 0.3
    assert capsys.readouterr().out.startswith("before: -0.")


def test_search_beats_random_players() -> None:
    main = example("learn_search.py")["main"]
    assert callable(main)
    assert main(2, 3) > 0


def test_how_to_cite_can_be_read() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert told["cff-version"] == "1.2.0"
    assert told["title"].startswith("Galapagos")
    assert {"message", "authors", "license", "keywords", "abstract"} <= set(told)
