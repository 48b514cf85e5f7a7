"""A whole run over a tiny project: what is found out, what survives, and how it is taken up."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutations.plan import ROOT

RULES = """TABLE = [1, 2]


def is_more(a, b):
    return a > b


def wait(n):
    while n > 0:
        n -= 1
    return n


def nobody_asks(a):
    return a + 1


def on_table(n):
    return TABLE[n]
"""

TESTS = """import pytest
from tinygame.rules import is_more, on_table, wait

def test_more(): assert is_more(2, 1) and not is_more(1, 1)
def test_wait(): assert wait(1) == 0
def test_table(): assert [on_table(0), on_table(1)] == [1, 2]

@pytest.mark.slow
def test_slow(): raise SystemExit("is never run")
"""

PLAN = """goal = 90
[[group]]
name = "tiny"
files = ["src/**/*.py"]
sample = 100
vocabulary = []
[tests]
marked = "not slow"
folders = ["tests"]
left_out = []
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("a project")
    for name, text in {
        "src/tinygame/__init__.py": "",
        "src/tinygame/rules.py": RULES,
        "tests/test_tiny.py": TESTS,
        "plan.toml": PLAN,
        "equivalent.toml": "",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def run(root: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutations", f"--root={root}", f"--plan={root / 'plan.toml'}"]
        + list(words),
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


def statuses(root: Path) -> dict[str, tuple[str, str]]:
    """By the line that a mutant's key stands for in the report, how it fared."""
    lines = (root / "build" / "mutations" / "results.jsonl").read_text().splitlines()
    return {one["key"]: (one["status"], one["by"]) for one in map(json.loads, lines)}


@pytest.mark.slow
@pytest.mark.timeout(900)  # it starts pytest often, which a busy machine takes long for
def test_a_run_finds_what_tests_find_and_reports_what_they_miss(project: Path) -> None:
    # Cut before anything could be tried: that is no goal met, nor one missed.
    status, told = run(project, "--minutes=0")
    assert status == 3, told
    assert "0 of the other" in told
    assert "PARTIAL" in told
    assert "PARTIAL" in (project / "build" / "mutations" / "report.md").read_text()

    status, told = run(project)
    assert status == 1, told
    assert "PARTIAL" not in told
    found = list(statuses(project).values())
    report = (project / "build" / "mutations" / "report.md").read_text()
    assert ("killed", "tests/test_tiny.py::test_more") in found
    assert ("timed out", "tests/test_tiny.py::test_wait") in found  # n += 1: it waits for ever
    assert ("killed", "tests/test_tiny.py::test_table") in found  # a table made at import
    survivors = [by for how, by in found if how == "survived"]
    assert survivors == [""] * len(survivors)
    assert "-    return a + 1\n+    return a - 1" in report
    assert "nobody_asks" in report
    assert "is_more" not in report
    assert "| src/tinygame/rules.py |" in report

    # Taken up again: nothing is run twice; with a new test what survived is run, and what a test of
    # the same file had found.
    status, told = run(project)
    assert status == 1
    assert " killed " not in told
    more = "from tinygame.rules import nobody_asks\ndef test_asked(): assert nobody_asks(2) == 3\n"
    (project / "tests" / "test_more.py").write_text(more, encoding="utf-8")
    status, told = run(project)
    assert status == 0, told
    assert "by tests/test_more.py::test_asked" in told
    assert "by tests/test_tiny.py::test_more" not in told
    with (project / "tests" / "test_tiny.py").open("a") as file:
        file.write("\n")
    status, told = run(project)
    assert status == 0, told
    assert "by tests/test_more.py::test_asked" not in told
    assert "by tests/test_tiny.py::test_more" in told
