"""A real `galapagos serve` in a process of its own, for tests over HTTP, sockets and browsers."""

import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.amounts import PATIENCE

_GENEROUS = Path(__file__).parent / "generous.py"


@dataclass
class Server:
    """A running `galapagos serve` with data of its own."""

    data: Path
    port: int
    options: tuple[str, ...] = ("--pace", "0")
    log: Path | None = None
    """Where its logs go; to the test's own errors if that is not said."""
    shell: str = ""
    """What a shell does before it becomes the server, such as setting a limit of the system."""
    is_generous: bool = False
    """Whether people may do as much at once as they like (`tests/generous.py`)."""
    env: dict[str, str] = field(default_factory=dict)
    """What its environment has besides this one's."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def words(self) -> list[str]:
        """Return what stands on its command line."""
        return ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, and do not wait until it answers."""
        program = [str(_GENEROUS)] if self.is_generous else ["-m", "galapagos"]
        command = [sys.executable, "-P", *program, *self.words()]
        if self.shell:
            command = ["sh", "-c", f'{self.shell} "$@"', "sh", *command]
        with ExitStack() as stack:
            log = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, env=os.environ | self.env
            )

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.url}/healthz", timeout=PATIENCE):
                    return
            except (URLError, OSError):
                ended = self.process is not None and self.process.poll() is not None
                assert not ended, "the server stopped at once"
                time.sleep(0.02)
        raise AssertionError("the server did not answer in time")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)


_FIRST_PORT, _PORTS = 10_000, 20_000
_numbers = count(os.getpid() * 97)


def free_port() -> int:
    """Return a port that nobody listens at. The system gives outgoing connections higher ones, and
    other processes of tests begin elsewhere: so it is still free when a server comes to it."""
    for number in _numbers:
        port = _FIRST_PORT + number % _PORTS
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise AssertionError("the numbers never end")
