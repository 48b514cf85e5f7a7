"""Commands side by side: every line is whole and named, and a failure of any of them is told."""

import sys

import pytest

from tools.together import together


def python(name: str, program: str) -> list[str]:
    return [name, sys.executable, "-c", program]


def test_lines_are_whole_and_bear_a_name(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    slow = "import time\nfor _ in range(9): print('.', end='', flush=True); time.sleep(0.02)"
    other = "for n in range(3): print('line', n)"
    assert together([python("page", slow), python("rest", other)]) == 0
    lines = capfdbinary.readouterr().out.splitlines()
    assert sorted(lines) == [
        b"page | .........",
        b"rest | line 0",
        b"rest | line 1",
        b"rest | line 2",
    ]


def test_all_are_run_to_their_end_and_a_failure_is_told(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    good, bad = "import time; time.sleep(0.3); print('late')", "raise SystemExit(7)"
    assert together([python("a", good), python("bee", bad)]) == 7
    assert capfdbinary.readouterr().out == b"a   | late\n"


def test_they_run_at_the_same_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each waits for a file that the other writes."""
    folder = tmp_path_factory.mktemp("together")
    wait = (
        "import pathlib, time\n"
        "pathlib.Path({0!r}).touch()\n"
        "while not pathlib.Path({1!r}).exists(): time.sleep(0.01)"
    )
    one, two = str(folder / "one"), str(folder / "two")
    assert together([python("a", wait.format(one, two)), python("b", wait.format(two, one))]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to die of")
def test_one_that_is_killed_has_not_passed() -> None:
    killed = python("a", "import os; os.kill(os.getpid(), 15)")
    assert together([killed, python("b", "")]) == 128 + 15
