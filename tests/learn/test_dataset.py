"""``galapagos dataset``: whole games as arrays, in any pieces, and only those that are missing."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from galapagos import cli
from galapagos.kernel.errors import BadData
from galapagos.lab.crews import crew_of
from galapagos.learn.dataset import Plan, load, missing, play_some, write_dataset
from galapagos.learn.tables import table

PLAN = Plan("Origin-2p-v1", ("random", "hatchling"), 7)


def same(one: object, other: object) -> bool:
    assert isinstance(one, dict)
    assert isinstance(other, dict)
    return all(np.array_equal(one[key], other[key]) for key in one)


def test_a_game_is_told_by_its_decisions() -> None:
    arrays = play_some(PLAN, [3, 4])
    assert sorted(set(arrays["game"].tolist())) == [3, 4]
    assert arrays["observation"].shape == (
        len(arrays["game"]),
        table(PLAN.table).encoder.layout.size,
    )
    encoder = table(PLAN.table).encoder
    assert ((arrays["number"] >= 0) & (arrays["number"] < encoder.flat)).all()
    assert (arrays["action"][:, 0] >= 0).all()
    for number in (3, 4):
        of_game = arrays["game"] == number
        paid = {
            (int(s), float(r))
            for s, r in zip(arrays["seat"][of_game], arrays["reward"][of_game], strict=True)
        }
        assert len(paid) == 2
        assert abs(sum(reward for _, reward in paid)) < 1e-6


def test_pieces_and_crews_make_no_difference_and_work_goes_on(tmp_path: Path) -> None:
    whole = play_some(PLAN, range(6))
    assert sum(write_dataset(PLAN, 3, tmp_path)) == 3
    assert missing(tmp_path, 6) == [3, 4, 5]
    with crew_of(2, "") as crew:
        assert sum(write_dataset(PLAN, 6, tmp_path, crew)) == 3
    assert same(load(tmp_path), whole)
    assert list(write_dataset(PLAN, 6, tmp_path)) == []
    next(tmp_path.glob("games-*000002.npz")).unlink()
    assert sum(write_dataset(PLAN, 6, tmp_path)) > 0
    assert same(load(tmp_path), whole)
    assert json.loads((tmp_path / "about.json").read_text())["layout"]["version"] == "origin-2.1"


@pytest.fixture
def arrow() -> Any:
    return pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: make spiel")


def test_parquet_holds_the_same_arrays(tmp_path: Path, arrow: Any) -> None:
    plan = replace(PLAN, form="parquet")
    assert sum(write_dataset(plan, 2, tmp_path)) == 2
    assert same(load(tmp_path), play_some(PLAN, range(2)))
    assert list(write_dataset(plan, 2, tmp_path)) == []
    path = min(tmp_path.glob("games-*.parquet"))
    table = arrow.read_table(path)
    assert str(table.schema.field("seat").type) == "int8"
    assert str(table.schema.field("observation").type).startswith("fixed_size_list<")
    with pytest.raises(BadData, match="holds other games"):
        list(write_dataset(PLAN, 2, tmp_path))


def test_folders_from_before_there_were_forms_go_on(tmp_path: Path) -> None:
    list(write_dataset(PLAN, 1, tmp_path))
    about = json.loads((tmp_path / "about.json").read_text())
    del about["form"]
    (tmp_path / "about.json").write_text(json.dumps(about))
    assert sum(write_dataset(PLAN, 2, tmp_path)) == 1


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="holds no games"):
        load(tmp_path)
    list(write_dataset(PLAN, 1, tmp_path))
    with pytest.raises(BadData, match="holds other games"):
        list(write_dataset(Plan("Origin-2p-v1", ("random",), 7), 1, tmp_path))
    (tmp_path / "about.json").write_text("{")
    with pytest.raises(BadData, match="holds other games"):
        list(write_dataset(PLAN, 1, tmp_path))


def test_the_command_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", "Darwin-2p-v1", "--bots", "random", "--out", str(tmp_path)]
    assert cli.main([*words, "--games", "1"]) == 0
    assert cli.main([*words, "--games", "2"]) == 0
    assert set(load(tmp_path)["game"].tolist()) == {0, 1}
    for wrong, complaint in (
        (["dataset", "Origin-2p", "--out", str(tmp_path)], "no table is called 'Origin-2p'"),
        ([*words, "--games", "3", "--seed", "9"], "holds other games"),
        (
            ["dataset", "Darwin-2p-v1", "--bots", "x", "--out", str(tmp_path / "y")],
            "no bot is called",
        ),
    ):
        assert cli.main(wrong) == 2
        assert complaint in capsys.readouterr().err
