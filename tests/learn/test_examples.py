"""The examples run as they are told to, and what learns has learnt."""

import ast
import json
import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

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


@pytest.mark.skipif(not is_compiled(), reason="a hundred thousand steps: minutes on plain Python")
@pytest.mark.filterwarnings("default")  # of PyTorch's own modules
def test_a_deeper_agent_learns_too(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    main = example("learn_ppo.py")["main"]
    assert callable(main)
    assert main(4) > -0.4
    assert capsys.readouterr().out.startswith("before: -0.7")


def test_search_beats_random_players() -> None:
    main = example("learn_search.py")["main"]
    assert callable(main)
    assert main(2, 3) > 0


def cells() -> list[dict[str, Any]]:
    notebook = json.loads((ROOT / "examples" / "learn_notebook.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    found: list[dict[str, Any]] = notebook["cells"]
    return found


def run(source: str, names: dict[str, object]) -> object:
    """Run a cell as a notebook does; return what its last line is, if that is shown."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@pytest.mark.skipif(not is_compiled(), reason="two thousand games: minutes on plain Python")
def test_the_notebook_runs_from_top_to_bottom_and_shows_what_it_did(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names: dict[str, object] = {}
    for cell in cells():
        if cell["cell_type"] != "code":
            continue
        shown = run("".join(cell["source"]), names)
        told = capsys.readouterr().out
        [output] = cell["outputs"]
        if output["output_type"] == "stream":
            assert told.split()[0] == output["text"][0].split()[0]
            continue
        assert repr(shown).split(" ", 1)[0] == output["data"]["text/plain"][0].split(" ", 1)[0]
        svg = getattr(shown, "_repr_svg_", str)()
        if svg:
            ElementTree.fromstring(svg)
            assert "image/svg+xml" in output["data"]
    assert names["share"].low > 0.5  # type: ignore[attr-defined]


def test_the_notebook_is_small_and_says_what_it_needs() -> None:
    text = (ROOT / "examples" / "learn_notebook.ipynb").read_text(encoding="utf-8")
    assert len(text) < 40_000
    assert "pip install 'galapagos[learn]' notebook" in "".join(cells()[0]["source"])


def test_how_to_cite_can_be_read() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert told["cff-version"] == "1.2.0"
    assert told["title"].startswith("Galapagos")
    assert {"message", "authors", "license", "keywords", "abstract"} <= set(told)
