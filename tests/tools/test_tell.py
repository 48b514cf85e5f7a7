"""A long step of the set-up says what it does, that it goes on, and how it ended."""

import re
import sys

import pytest

from tools.tell import EVERY, tell


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_a_step_says_what_it_does_and_that_it_goes_on(capfd: pytest.CaptureFixture[str]) -> None:
    program = "import time; print('own words', flush=True); time.sleep(0.7)"
    assert tell("Fitting the keel", "1", python(program), every=0.2) == 0
    first, *middle, last = capfd.readouterr().out.splitlines()
    assert first == "Fitting the keel (usually about 1 s) …"
    assert "own words" in middle
    # On a busy machine it takes longer than it has to.
    assert any(re.fullmatch(r"  … Fitting the keel: \d+ s so far", line) for line in middle)
    assert re.fullmatch(r"  done in [1-9]\d* s", last)
    assert EVERY < 10


def test_a_step_that_fails_fails_with_its_own_code(capfd: pytest.CaptureFixture[str]) -> None:
    assert tell("Sinking", "1", python("raise SystemExit(7)")) == 7
    assert "done" not in capfd.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to die of")
def test_a_step_that_is_killed_has_not_passed() -> None:
    assert tell("Sinking", "1", python("import os; os.kill(os.getpid(), 15)")) == 128 + 15
