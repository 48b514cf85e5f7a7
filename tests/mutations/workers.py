"""Runs tests in forked processes, where a change can do no harm, and watches them.

Two ways. **Warm**: a server has imported and collected everything; each fork of it swaps one
function's code and runs chosen tests at once. **Cold**: a fork of a process without the package
imports it changed, and collects the chosen tests itself; for what is worked out at import.
"""

import gc
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, Pipe
from types import CodeType
from typing import NoReturn

import pytest

from tests.mutations.importing import substitute
from tests.mutations.mutants import Mutant
from tests.mutations.plan import Plan, module_of
from tests.mutations.swapping import clear_caches, swap_in

KILLED = "killed"
TIMED_OUT = "timed out"
SURVIVED = "survived"
NOT_SWAPPED = "not swapped"

MEMORY = 3 << 30
FIRST_SIGN = 300.0
"""Seconds within which a worker must tell something, on however busy a machine."""


@dataclass(frozen=True)
class Test:
    name: str
    seconds: float

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]

    def patience(self) -> float:
        """How many seconds of CPU it may take with a change before it counts as endless."""
        return 3.0 + 8.0 * self.seconds


@dataclass(frozen=True)
class Verdict:
    """How a mutant fared: after ``ran`` tests, found ``by`` the last of them if it was found."""

    status: str
    ran: int
    by: str = ""

    def is_kill(self) -> bool:
        return self.status in (KILLED, TIMED_OUT)


def arguments(plan: Plan) -> list[str]:
    """What pytest is told in every run here."""
    words = [
        f"--rootdir={plan.root}",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--tb=no",
        "-m",
        plan.marked,
    ]
    return [*words, "--capture=sys", "-o", "addopts=--import-mode=importlib", "-o", "timeout=0"]


def all_tests(plan: Plan) -> list[str]:
    """The words that make pytest collect every planned test."""
    folders = [str(plan.root / folder) for folder in plan.folders]
    return folders + [f"--ignore={plan.root / path}" for path in plan.left_out]


# --- one worker --------------------------------------------------------------------------------


def forked(work: Callable[[Connection], None]) -> tuple[int, Connection]:
    """Start ``work`` in a fork of this process; it tells its steps over the connection."""
    here, there = Pipe(duplex=False)
    pid = os.fork()
    if pid:
        there.close()
        return pid, here
    here.close()
    os.setsid()
    try:
        work(there)
    except BaseException:
        traceback.print_exc()
        there.send(("fail", "import or collection"))
    finally:
        there.close()
        os._exit(0)


def watch(pid: int, steps: Connection, tests: list[Test]) -> Verdict:
    """Follow a worker to its end, and end it if it is stuck."""
    longest = max((test.patience() for test in tests), default=0.0)
    ran, now = 0, "import or collection"
    try:
        while True:
            if not steps.poll(FIRST_SIGN + 10 * longest):
                return Verdict(TIMED_OUT, ran, now)
            try:
                step, name = steps.recv()
            except EOFError:  # it ended without a word: by the alarm, or for want of memory
                return Verdict(TIMED_OUT, ran, now)
            if step == "fail":
                return Verdict(KILLED, ran, name)
            if step in (SURVIVED, NOT_SWAPPED):
                return Verdict(step, ran)
            ran, now = ran + 1, name
    finally:
        steps.close()
        _end(pid)


def _end(pid: int) -> None:
    """End a worker and whatever it started: it leads a group of its own."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        os.kill(pid, signal.SIGKILL)  # it has not come to lead a group yet
    os.waitpid(pid, 0)


class Teller:
    """A pytest plugin that tells which test begins and which fails.

    A test that takes too much time ends the process: an alarm by the CPU's clock, which no busy
    machine sets off."""

    def __init__(self, steps: Connection, tests: list[Test]) -> None:
        self._steps = steps
        self._patience = {test.name: test.patience() for test in tests}
        self.failed = ""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._steps.send(("test", nodeid))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_VIRTUAL, self._patience.get(nodeid, FIRST_SIGN))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"collection of {report.nodeid}"

    def tell_end(self) -> None:
        self._steps.send(("fail", self.failed) if self.failed else (SURVIVED, ""))


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# --- cold --------------------------------------------------------------------------------------


def run_cold(plan: Plan, mutant: Mutant | None, tests: list[Test]) -> Verdict:
    """Import everything anew, changed, in a fork of this process, which has imported nothing."""

    def work(steps: Connection) -> None:
        _limit()
        silence(plan)
        if mutant is not None:
            substitute({module_of(mutant.file): _maker(plan, mutant)})
        teller = Teller(steps, tests)
        files = sorted({test.file for test in tests})
        status = pytest.main([*arguments(plan), *files], plugins=[teller, _Chooser(tests)])
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not teller.failed:
            teller.failed = f"pytest ended with {status!r}"
        teller.tell_end()

    return watch(*forked(work), tests)


class _Chooser:
    """A pytest plugin that keeps the chosen tests, in their order; what a change made vanish is
    not missed, for something else was made of it."""

    def __init__(self, tests: list[Test]) -> None:
        self._places = {test.name: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self._places]
        items[:] = sorted(kept, key=lambda item: self._places[item.nodeid])


def _maker(plan: Plan, mutant: Mutant) -> Callable[[str], CodeType]:
    return lambda path: compile(mutant.source(plan.root), path, "exec", dont_inherit=True)


def silence(plan: Plan) -> None:
    """Send what the tests print into the log, not onto the screen."""
    plan.store.mkdir(parents=True, exist_ok=True)
    handle = os.open(plan.store / "pytest.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(handle, 1)
    os.dup2(handle, 2)


# --- warm --------------------------------------------------------------------------------------


class Server:
    """A process that has collected all tests, and forks a worker for each mutant."""

    def __init__(self, plan: Plan) -> None:
        here, there = Pipe()
        self.pid = os.fork()
        if self.pid == 0:
            here.close()
            _serve(plan, there)
        there.close()
        self._line = here
        try:
            self.collected: frozenset[str] = frozenset(here.recv())
        except EOFError:
            raise SystemExit("The tests could not be collected: see the pytest.log") from None

    def run(self, mutant: Mutant, tests: list[Test]) -> Verdict:
        self._line.send((mutant, tests))
        verdict = self._line.recv()
        assert isinstance(verdict, Verdict)
        return verdict

    def stop(self) -> None:
        self._line.close()
        os.waitpid(self.pid, 0)


def _serve(plan: Plan, line: Connection) -> NoReturn:
    silence(plan)
    try:
        pytest.main([*arguments(plan), *all_tests(plan)], plugins=[_Loop(plan, line)])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(0)


class _Loop:
    """Instead of running the tests that were collected, wait for orders."""

    def __init__(self, plan: Plan, line: Connection) -> None:
        self._plan = plan
        self._line = line

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        clear_caches()
        gc.collect()
        gc.freeze()
        self._line.send(sorted(items))
        while True:
            try:
                mutant, tests = self._line.recv()
            except EOFError:
                return True
            chosen = [items[test.name] for test in tests if test.name in items]
            self._line.send(watch(*forked(_warm_work(self._plan, mutant, chosen, tests)), tests))


def _warm_work(
    plan: Plan, mutant: Mutant, items: list[pytest.Item], tests: list[Test]
) -> Callable[[Connection], None]:
    def work(steps: Connection) -> None:
        _limit()
        if not swap_in(mutant, plan.root):
            steps.send((NOT_SWAPPED, ""))
            return
        teller = Teller(steps, tests)
        items[0].config.pluginmanager.register(teller)
        for place, item in enumerate(items):
            after = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if teller.failed:
                break
        teller.tell_end()

    return work
