"""Servers that are there at once: a process that has imported everything forks one whenever asked.

A server that is killed hundreds of times would else spend nearly all its time on starting. What is
forked has done nothing yet: it opens its data, its sockets and its workers itself.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType

from tests.amounts import PATIENCE

ROOT = Path(__file__).parent.parent.parent


class Zygote:
    """The forking process, seen from a test; one child at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self.child: int | None = None

    def __enter__(self) -> "Zygote":
        command = [sys.executable, "-P", "-m", "tests.server.zygote"]
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
        assert self._process is not None
        self._process.communicate(timeout=PATIENCE)

    def start(self, what: str, words: list[str], output: Path) -> None:
        """Start a child whose words go to a file; they survive it."""
        assert self.child is None
        self._say({"what": what, "words": words, "output": str(output)})
        self.child = int(self._hear())

    def kill(self) -> None:
        """Kill the child without warning and wait until it is gone."""
        if self.child is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                os.kill(self.child, signal.SIGKILL)
            assert self._hear() == "gone"
            self.child = None

    def _say(self, message: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _hear(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


# --- in the forking process ------------------------------------------------------------------


def _fork_for_ever() -> None:
    """Fork a child for every line; say who it is, and when it is gone."""
    from galapagos import cli
    from tests.server import kill_driver
    from tests.server.tables import CODECS

    import_module("galapagos.cli.serve")
    for game in kill_driver.GAMES:
        CODECS.get(game)  # reads its cards
    runs: dict[str, Callable[[list[str]], object]] = {
        "serve": cli.main,
        "driver": kill_driver.main,
    }
    for line in sys.stdin:
        message = json.loads(line)
        child = os.fork()
        if not child:
            _become(message["output"])
            runs[message["what"]](message["words"])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


def _become(output: str) -> None:
    """Leave the forking process's pipes alone; words go to a file of the child's own."""
    words = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(words, 1)


if __name__ == "__main__":
    _fork_for_ever()
