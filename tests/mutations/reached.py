"""Which test reaches which block, and how long it takes: found out once, by running them all.

The map is only used to choose tests and their order. It is made again when a planned file changed;
when only tests changed, those of changed files and new ones are run.
"""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import TypedDict

import pytest

from tests.mutations.blocks import NOTES, Blocks, blocks_of, instrumented
from tests.mutations.changes import MODULE
from tests.mutations.importing import substitute
from tests.mutations.mutants import Mutant
from tests.mutations.plan import Plan, module_of
from tests.mutations.workers import Test, all_tests, arguments, forked, silence

SILENT = 10.0
"""Seconds between two lines of progress."""


LONG = 4.0
"""Seconds of CPU after which a test is stopped: by then it has reached what it reaches."""

LONGER = 5
"""How many times as long such a test is taken to last."""

LONG_TEST = "long"


class OneTest(TypedDict):
    seconds: float
    outcome: str
    blocks: dict[str, list[int]]  # by file, the first lines of the blocks it ran


class Data(TypedDict):
    """The map as it is stored; ``files`` are the digests of all files of the tests."""

    sources: str
    files: dict[str, str]
    early: dict[str, list[int]]
    tests: dict[str, OneTest]


@dataclass
class Reach:
    """``seconds`` of each test; ``by_block``: (file, first line of a block) → tests."""

    seconds: dict[str, float]
    by_block: dict[tuple[str, int], set[str]]
    failed: list[str]
    blocks: dict[str, Blocks]
    early: set[tuple[str, int]]  # what ran while tests were imported and collected
    importing: dict[str, set[str]]  # by file, the tests whose own file imports it

    def is_early(self, mutant: Mutant) -> bool:
        """Whether a change matters before the first test begins."""
        return mutant.change.function == MODULE or self._block(mutant) in self.early

    def tests_for(self, mutant: Mutant) -> list[Test]:
        """Return the tests that run the changed statement; if it is only run at import, all that
        run anything of the file, and those that may read a constant of it."""
        names = self.by_block.get(self._block(mutant), set())
        if not names and self.is_early(mutant):
            names = self.importing.get(mutant.file, set())
            for (file, _), tests in self.by_block.items():
                if file == mutant.file:
                    names = names | tests
        return [Test(name, self.seconds[name]) for name in names]

    def is_only_early(self, mutant: Mutant) -> bool:
        """Whether a change is of no account once everything is imported."""
        return self.is_early(mutant) and not self.by_block.get(self._block(mutant))

    def _block(self, mutant: Mutant) -> tuple[str, int]:
        return mutant.file, self.blocks[mutant.file].block_of.get(mutant.change.line, 0)


def digest(root: Path, files: list[str]) -> str:
    total = sha256()
    for file in files:
        total.update(file.encode() + b"\0" + (root / file).read_bytes())
    return total.hexdigest()


def files_of_tests(plan: Plan) -> list[str]:
    """Everything the tests are made of, their data too."""
    out = [plan.root / path for path in plan.left_out]
    found = set()
    for folder in plan.folders:
        for path in [plan.root / folder, *(plan.root / folder).rglob("*")]:
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            if not any(path == one or one in path.parents for one in out):
                found.add(path.relative_to(plan.root).as_posix())
    return sorted(found)


def find_reach(plan: Plan, tell: Callable[[str], None]) -> Reach:
    """Return the map from the store, after bringing it up to date."""
    store = plan.store / "reach.json"
    sources = digest(plan.root, sorted(plan.files()))
    files = {file: digest(plan.root, [file]) for file in files_of_tests(plan)}
    data: Data = {"sources": "", "files": {}, "early": {}, "tests": {}}
    if store.exists():
        data = json.loads(store.read_text(encoding="utf-8"))
    if data["sources"] != sources:
        data["tests"] = {}
    if data["sources"] != sources or data["files"] != files:
        known = frozenset(
            name
            for name in data["tests"]
            if files.get(file_of(name)) == data["files"].get(file_of(name), "")
        )
        tell(f"finding out which test reaches what; {len(known)} tests are known")
        tests = {name: data["tests"][name] for name in known}
        data = {"sources": sources, "files": {}, "early": {}, "tests": tests}
        for step in _measured(plan, known, data, tell):
            data["files"] = files if step == "end" else _files_known(files, data)
            _write(store, data)
    return _from_data(data, plan)


def _files_known(files: dict[str, str], data: Data) -> dict[str, str]:
    """The digests to keep when a run is cut: those of the tests that have run."""
    known = {file_of(name) for name in data["tests"]}
    return {file: files[file] for file in sorted(known) if file in files}


def _write(store: Path, data: Data) -> None:
    store.parent.mkdir(parents=True, exist_ok=True)
    fresh = store.with_suffix(".new")
    fresh.write_text(json.dumps(data), encoding="utf-8")
    os.replace(fresh, store)


def file_of(test: str) -> str:
    return test.partition("::")[0]


def _from_data(data: Data, plan: Plan) -> Reach:
    early = {(file, head) for file, heads in data["early"].items() for head in heads}
    reach = Reach({}, {}, [], {}, early, {})
    for file in plan.files():
        reach.blocks[file] = blocks_of((plan.root / file).read_bytes())
    for name, one in data["tests"].items():
        if one["outcome"] not in ("passed", LONG_TEST):
            if one["outcome"] == "failed":
                reach.failed.append(name)
            continue
        reach.seconds[name] = one["seconds"] * (LONGER if one["outcome"] == LONG_TEST else 1)
        for file, heads in one["blocks"].items():
            for head in heads:
                reach.by_block.setdefault((file, head), set()).add(name)
    for file in plan.files():
        importing = _files_importing(plan.root, file, {file_of(name) for name in reach.seconds})
        reach.importing[file] = {name for name in reach.seconds if file_of(name) in importing}
    return reach


def _files_importing(root: Path, file: str, tests: set[str]) -> set[str]:
    words = f"from {module_of(file)} import "
    return {one for one in tests if words in _text(root / one)}


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _measured(
    plan: Plan, known: frozenset[str], data: Data, tell: Callable[[str], None]
) -> Iterator[str]:
    """Run all tests that are not known, in one fork, on instrumented files, into ``data``.

    Now and then it says "step", and at last "end"."""
    there: set[str] = set()
    pid, line = forked(_measuring(plan, known))
    said, fresh = time.monotonic(), 0
    while True:
        try:
            what, value = line.recv()
        except EOFError:
            raise SystemExit("The tests could not be run: see build/mutations/pytest.log") from None
        if what == "begin":
            data["early"], there = value
            data["tests"] = {name: data["tests"][name] for name in known & there}
        elif what == "test":
            name, data["tests"][name] = value
            fresh += 1
        else:
            break
        if time.monotonic() - said > SILENT:
            said = time.monotonic()
            tell(f"  {fresh} of {len(there - known)} tests")
            yield "step"
    os.waitpid(pid, 0)
    yield "end"


def _measuring(plan: Plan, known: frozenset[str]) -> Callable[[Connection], None]:
    def work(line: Connection) -> None:
        silence(plan)
        files = plan.files()
        blocks = {file: blocks_of((plan.root / file).read_bytes()) for file in files}
        notes = _Notes(plan.root, blocks)
        substitute({module_of(file): notes.maker(file) for file in files}, {NOTES: notes.ran})
        words = [word for word in arguments(plan) if word != "-x"]
        pytest.main([*words, *all_tests(plan)], plugins=[_Watcher(line, notes, known)])
        line.send(("end", None))

    return work


class _Notes:
    """One byte for each block of all files."""

    def __init__(self, root: Path, blocks: dict[str, Blocks]) -> None:
        self._root = root
        self._offsets: dict[str, int] = {}
        self._owners: list[tuple[str, int]] = []
        for file, one in blocks.items():
            self._offsets[file] = len(self._owners)
            self._owners += [(file, head) for head in one.heads]
        self.ran = bytearray(len(self._owners))
        self._nothing = bytes(len(self._owners))

    def maker(self, file: str) -> Callable[[str], CodeType]:
        def make(path: str) -> CodeType:
            tree = instrumented((self._root / file).read_bytes(), self._offsets[file])
            return compile(tree, path, "exec", dont_inherit=True)

        return make

    def take(self) -> dict[str, list[int]]:
        """Return which blocks ran since the last time."""
        found: dict[str, list[int]] = {}
        for place, one in enumerate(self.ran):
            if one:
                file, head = self._owners[place]
                found.setdefault(file, []).append(head)
        self.ran[:] = self._nothing
        return found


class _Watcher:
    def __init__(self, line: Connection, notes: _Notes, known: frozenset[str]) -> None:
        self._line = line
        self._notes = notes
        self._known = known
        self._outcome = "passed"
        self._is_long = False

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self._line.send(("begin", (self._notes.take(), {item.nodeid for item in items})))
        items[:] = [item for item in items if item.nodeid not in self._known]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        signal.signal(signal.SIGVTALRM, self._stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, LONG)
        try:
            return (yield)
        except TooLong:
            return None
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _stop(self, number: int, frame: object) -> None:
        self._is_long = True
        raise TooLong

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._outcome, self._is_long = "passed", False
        began = time.process_time()
        result = yield
        one: OneTest = {
            "seconds": round(time.process_time() - began, 4),
            "outcome": LONG_TEST if self._is_long else self._outcome,
            "blocks": self._notes.take(),
        }
        self._line.send(("test", (item.nodeid, one)))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed" and self._outcome != "failed":
            self._outcome = report.outcome


class TooLong(BaseException):
    """Not for anybody to catch but the watcher."""
