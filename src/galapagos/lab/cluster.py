"""A Dask cluster as a crew: one that runs somewhere, or one that is started here.

Every worker is asked before the first game which program it is, and again with every task, as
workers may join later.
"""

import logging
from concurrent.futures import Executor
from importlib import import_module
from time import monotonic
from typing import Any

from galapagos.kernel.errors import BadData
from galapagos.lab.crews import Crew
from galapagos.lab.same import OtherProgram, check_same, program

dask: Any = import_module("distributed")  # few of its functions say their types
_LOCAL = "local:"
_PATIENCE = 60
"""Seconds until a scheduler must have answered, and a first worker must be there."""
_DEAF = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
"""Ctrl-C reaches all processes of a terminal; it is for the one that they work for to decide."""
_COUNT_AGAIN = 2.0
"""Seconds after which workers are counted anew: they come and go."""


class Cluster(Crew):
    """The workers of a Dask scheduler: ``tcp://host:8786``, or ``local:4`` to start four here."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._started = _workers_to_start(address)
        self._local: Any = None
        self._client: Any = None
        self._executor: Executor | None = None
        self._size = 1
        self._counted = 0.0

    def executor(self) -> Executor:
        if self._executor is None:
            self._connect()
            self._executor = self._client.get_executor(pure=False)
        assert self._executor is not None
        return self._executor

    def queue(self) -> int:
        self.executor()
        if monotonic() > self._counted + _COUNT_AGAIN:
            self._size = max(1, sum(self._client.nthreads().values()))
            self._counted = monotonic()
        return 2 * self._size

    def scheduler(self) -> str:
        """Return the address of the scheduler, for whoever wants to join in."""
        self.executor()
        return str(self._client.scheduler.address)

    def about(self) -> str:
        self.executor()
        return f"cluster {self.scheduler()}, dashboard {self._client.dashboard_link}"

    def stop(self) -> None:
        client, local = self._client, self._local
        self._client = self._local = self._executor = None
        if client is not None:
            client.close()
        if local is not None:
            local.close()

    def _connect(self) -> None:
        try:
            if self._started:
                self._local = dask.LocalCluster(
                    n_workers=self._started,
                    threads_per_worker=1,
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                    preload=_DEAF,
                )
            self._client = dask.Client(self._local or self.address, timeout=_PATIENCE)
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except (OSError, ValueError, TimeoutError) as error:
            self.stop()
            raise BadData(f"no cluster answers at {self.address}: {error}") from None
        try:
            check_workers(self._client.run(program, on_error="return"))
        except OtherProgram as error:
            self.stop()
            raise BadData(f"--cluster {self.address}: {error}") from None


def check_workers(found: dict[str, object]) -> None:
    """Raise `OtherProgram` if one of these workers does not answer what this process would."""
    for worker, told in found.items():
        here = {"Galapagos": told} if isinstance(told, str) else {}
        check_same({"Galapagos": program()}, here, f"worker {worker}")


def _workers_to_start(address: str) -> int:
    """Return how many workers to start here; 0 if they run somewhere."""
    if not address.startswith(_LOCAL):
        if "://" not in address:
            raise BadData(f"expected tcp://HOST:PORT or {_LOCAL}N, found {address!r}")
        return 0
    count = address.removeprefix(_LOCAL)
    if not count.isascii() or not count.isdecimal() or not 1 <= int(count[:6]) <= 1000:
        raise BadData(f"expected {_LOCAL}N with 1 to 1000 workers, found {address!r}")
    return int(count)
