"""Says which build the tests run on, refuses a wrong or stale one, and sets hypothesis up.

The suite runs on the installed, compiled wheel, and the part about the rules interpreted too
(``PYTHONPATH=src``). What is easy to get wrong is to test yesterday's compiled rules unnoticed.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

# Tests run side by side: threads of numpy would only wait for each other, twenty times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# A scheduler of Dask may outlive its test by a moment: its news would go to a closed stream.
os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "error")

import pytest
from hypothesis import HealthCheck, settings

from galapagos import build_info
from tests.amounts import ALL
from tests.progress import Progress

SOURCE = Path(__file__).parent.parent / "src" / "galapagos"

# Same examples in every run; nothing depends on how fast the machine is today.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# New examples every time: pytest --hypothesis-profile=explore
settings.register_profile(
    "explore",
    deadline=None,
    max_examples=2_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")


# What somebody's terminal or a CI says of itself, or where somebody keeps their own games, is not
# for the commands that are tested.
FOREIGN = (
    *("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
    *("GALAPAGOS_DATA", "GALAPAGOS_DATABASE", "GALAPAGOS_KEY_FILE"),
)


_PAGE = Path(__file__).parent / "web"


def running() -> str:
    return "compiled" if build_info.is_compiled() else "interpreted"


def pytest_configure(config: pytest.Config) -> None:
    for name in FOREIGN:
        os.environ.pop(name, None)
    if getattr(config.option, "numprocesses", None) and _mixed(config):
        raise pytest.UsageError(
            "tests/web cannot run in the same processes as others: call pytest for it alone "
            "(make test-web), with --ignore=tests/web, or without -n"
        )
    expected = os.environ.get("GALAPAGOS_EXPECT", "")
    if expected not in ("", "compiled", "interpreted"):
        raise pytest.UsageError(f"GALAPAGOS_EXPECT={expected}: expected compiled or interpreted")
    if expected and expected != running():
        raise pytest.UsageError(
            f"these tests would run {running()}, from {build_info.PACKAGE}, "
            f"but GALAPAGOS_EXPECT={expected}"
        )
    if build_info.PACKAGE.resolve() == SOURCE.resolve():
        return
    core = build_info.core_digest(SOURCE)
    if build_info.is_compiled() and build_info.built_core_digest() != core:
        raise pytest.UsageError("stale compiled build: run make native")
    if build_info.package_digest() != build_info.package_digest(SOURCE):
        raise pytest.UsageError("the installed galapagos is not what is in src: run make setup")


def pytest_sessionstart(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if ALL and reporter is not None and not hasattr(session.config, "workerinput"):
        progress = Progress(reporter.write_line)
        session.config.pluginmanager.register(progress)
        progress.begin()


def _mixed(config: pytest.Config) -> bool:
    """Say whether tests of the page and others are asked for. Only the first process can refuse
    them with a word: a worker of xdist that raises is a crash."""
    asked = [config.invocation_params.dir / arg.partition("::")[0] for arg in config.args]
    left_out = [Path(path).resolve() for path in config.getoption("ignore") or ()]
    page = any(path == _PAGE or _PAGE in path.parents or path in _PAGE.parents for path in asked)
    rest = any(path != _PAGE and _PAGE not in path.parents for path in asked)
    return page and rest and _PAGE not in left_out


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin long tests early, so that none is waited for alone in the end, and open browsers last:
    an open one keeps an event loop in its thread, which other tests need for themselves."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    page = [item for item in items if _PAGE in item.path.parents]
    rest = [item for item in items if _PAGE not in item.path.parents]
    page.sort(key=lambda item: item.get_closest_marker("long") is None)
    # xdist cuts the list into equal pieces: each gets its share of the long ones.
    items[:] = rest + [item for n in range(processes) for item in page[n::processes]]


@pytest.fixture(params=[False, True], ids=["", "nohup"])
def signals_as_inherited(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests may be started with these signals ignored; a command heeds them all the same."""
    if not request.param:
        yield
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGHUP)}
    for number in before:
        signal.signal(number, signal.SIG_IGN)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def pytest_report_header() -> str:
    return f"galapagos: {running()}, from {build_info.PACKAGE}"
