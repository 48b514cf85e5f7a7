"""What a long run says of itself."""

import threading

import pytest

from tests import progress
from tests.progress import Progress


def test_it_is_told_what_runs_and_for_how_long() -> None:
    now = [100.0]
    teller = Progress(lambda _: None, lambda: now[0])
    assert teller.told() == "  … 0 done; running: none yet"
    teller.pytest_runtest_logstart("a.py::one")
    now[0] = 130.0
    teller.pytest_runtest_logstart("b.py::two")
    now[0] = 160.0
    assert teller.told() == "  … 0 done; running: a.py::one (60 s), b.py::two (30 s)"
    teller.pytest_runtest_logfinish("a.py::one")
    assert teller.told() == "  … 1 done; running: b.py::two (30 s)"


def test_it_is_told_until_all_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.01)
    heard = threading.Semaphore(0)
    teller = Progress(lambda _: heard.release())
    teller.begin()
    assert heard.acquire(timeout=60)
    assert heard.acquire(timeout=60)
    teller.pytest_sessionfinish()
    while heard.acquire(blocking=False):
        pass
    assert not heard.acquire(timeout=0.1)
