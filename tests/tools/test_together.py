"""Commands side by side: every line is whole and named, and a failure of any of them is told."""

import re
import sys
from pathlib import Path

import pytest

from tools.together import AGAIN, together


def python(name: str, program: str) -> list[str]:
    return [name, sys.executable, "-c", program]


def said(capture: pytest.CaptureFixture[bytes]) -> list[str]:
    """Return the lines that came, without how long something took."""
    text = capture.readouterr().out.decode()
    return re.sub(r" after \d+:\d\d$", "", text, flags=re.M).splitlines()


def test_lines_are_whole_and_bear_a_name(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    slow = "import time\nfor _ in range(9): print('.', end='', flush=True); time.sleep(0.02)"
    other = "for n in range(3): print('line', n)"
    assert together(2, [python("page", slow), python("rest", other)]) == 0
    assert sorted(said(capfdbinary)) == [
        "page | .........",
        "page | done",
        "rest | done",
        "rest | line 0",
        "rest | line 1",
        "rest | line 2",
    ]


def test_all_are_run_to_their_end_and_a_failure_is_told(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    good, bad = "import time; time.sleep(0.3); print('late')", "raise SystemExit(7)"
    assert together(2, [python("a", good), python("bee", bad)]) == 7
    lines = said(capfdbinary)
    assert sorted(lines[:3]) == ["a   | done", "a   | late", "bee | failed"]
    assert lines.index("a   | late") < lines.index("a   | done")
    assert lines[3:] == ["", "*** failed: bee"]


def test_the_last_lines_of_those_that_failed_are_said_again_at_the_end(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    """Whatever else has been said since: many places keep only the end of a log."""
    bad = f"for n in range({AGAIN + 1}): print('line', n)\nraise SystemExit(1)"
    assert together(1, [python("a", bad), python("b", "print('good')")]) == 1
    lines = said(capfdbinary)
    kept = [f"a | line {n}" for n in range(AGAIN + 1)]
    assert lines == [*kept, "a | failed", "b | good", "b | done", "", "*** failed: a", *kept[1:]]


def test_they_run_at_the_same_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each waits for a file that the other writes."""
    folder = tmp_path_factory.mktemp("together")
    wait = (
        "import pathlib, time\n"
        "pathlib.Path({0!r}).touch()\n"
        "while not pathlib.Path({1!r}).exists(): time.sleep(0.01)"
    )
    one, two = str(folder / "one"), str(folder / "two")
    both = [python("a", wait.format(one, two)), python("b", wait.format(two, one))]
    assert together(2, both) == 0


def test_no_more_than_so_many_run_at_once(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """Each fails if it finds another one; the next begins though one has failed."""
    alone = (
        "import pathlib, time\n"
        f"pathlib.Path({str(tmp_path / 'here')!r}).mkdir()\n"
        "time.sleep(0.05)\n"
        f"pathlib.Path({str(tmp_path / 'here')!r}).rmdir()\n"
    )
    failing = python("b", "raise SystemExit(3)")
    assert together(1, [python("a", alone), failing, python("c", alone), python("d", alone)]) == 3
    assert said(capfdbinary) == [
        "a | done",
        "b | failed",
        "c | done",
        "d | done",
        "",
        "*** failed: b",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to die of")
def test_one_that_is_killed_has_not_passed() -> None:
    killed = python("a", "import os; os.kill(os.getpid(), 15)")
    assert together(2, [killed, python("b", "")]) == 128 + 15
