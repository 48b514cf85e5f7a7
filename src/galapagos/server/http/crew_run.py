"""Runs several workers on one machine, at one port; one that ends by itself is started again."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from types import FrameType

from galapagos.kernel.errors import BadData
from galapagos.server.errors import StoreError
from galapagos.server.http.logs import begin_logs
from galapagos.server.http.serve import Serving, serve
from galapagos.server.store.sealing import keyring_at

_PAUSE = 1.0
"""Seconds from the start of a worker to its next one at least."""
_SECONDS = 15.0
"""For a worker to stop in good order."""
_log = logging.getLogger("galapagos.server")


def serve_together(
    serving: Serving,
    listener: socket.socket,
    log: str,
    opened: Callable[[bool], None] = lambda _: None,
) -> None:
    """Serve with as many workers as were asked for until told to stop; raise `StoreError` if the
    data cannot be used, `BadData` if a card set cannot.

    ``opened`` is called when all of them answer, with whether there is a page to show."""
    if not serving.data.can_be_shared:
        raise StoreError(
            "--workers needs a PostgreSQL, which several processes can use at once: name it by "
            "--database, or leave --workers out (--bots says how many processes think for bots)"
        )
    if sys.platform == "win32":
        raise StoreError("--workers needs Linux or macOS: leave it out on Windows")
    if serving.standby:
        raise StoreError("workers need not wait for each other: leave --standby out")
    keyring_at(serving.data.key_file)  # made before any worker looks for it
    listener.listen(socket.SOMAXCONN)
    with TemporaryDirectory(prefix="galapagos-", ignore_cleanup_errors=True) as beside:
        _serve_beside(replace(serving, beside=beside), listener, log, opened)


def _serve_beside(
    serving: Serving, listener: socket.socket, log: str, opened: Callable[[bool], None]
) -> None:
    workers = [_Worker(serving, listener, log, index) for index in range(serving.workers)]
    try:
        workers[0].start()  # which brings the data up to date, or says why it cannot
        has_page = workers[0].wait_until_open()
        for worker in workers[1:]:
            worker.start()
        for worker in workers[1:]:
            worker.wait_until_open()
        opened(has_page)
        while True:
            wait([worker.sentinel for worker in workers])
            for worker in workers:
                worker.see_to_it()
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.join()


class _Worker:
    """One process."""

    def __init__(self, serving: Serving, listener: socket.socket, log: str, index: int) -> None:
        metrics = serving.metrics + index if serving.metrics else 0
        self._serving = replace(serving, metrics=metrics)
        self._listener = listener
        self._log = log
        self._process: BaseProcess | None = None
        self._ours: Connection | None = None
        self._started = 0.0

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        if self._ours is not None:
            self._ours.close()
        self._ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_work, args=(self._serving, self._listener, self._log, theirs), name="worker"
        )
        self._process.start()
        theirs.close()
        self._started = monotonic()

    @property
    def sentinel(self) -> int:
        assert self._process is not None
        return self._process.sentinel

    def wait_until_open(self) -> bool:
        """Wait until it answers; return whether it has a page, raise what it has not overcome."""
        assert self._ours is not None
        try:
            told = self._ours.recv()
        except EOFError:
            raise StoreError("a worker has ended before it could answer") from None
        if isinstance(told, Exception):
            raise told
        return bool(told)

    def see_to_it(self) -> None:
        """Start it anew if it has ended."""
        assert self._process is not None
        if self._process.is_alive():
            return
        _log.error("a worker has ended (%s): it is started anew", self._process.exitcode)
        sleep(max(0.0, self._started + _PAUSE - monotonic()))
        self.start()

    def stop(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.terminate()

    def join(self) -> None:
        if self._process is not None:
            self._process.join(_SECONDS)
            if self._process.is_alive():  # it stands still
                self._process.kill()
                self._process.join()


# --- in the worker ---------------------------------------------------------------------------


def _work(serving: Serving, listener: socket.socket, log: str, ours: Connection) -> None:
    begin_logs(log)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    signal.signal(signal.SIGTERM, _interrupted)

    def opened(has_page: bool) -> None:
        _say(ours, has_page)
        # Not sooner: what has joined the others and is not yet served could not go in good order.
        threading.Thread(target=_end_with, args=(ours,), daemon=True).start()

    try:
        serve(serving, listener, opened)
    except (StoreError, BadData) as error:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # who hears of it may want to end us
        _log.error("%s", error)
        _say(ours, error)
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        pass


def _say(ours: Connection, what: bool | Exception) -> None:
    with suppress(BrokenPipeError):  # whoever started this worker is gone
        ours.send(what)


def _interrupted(number: int, frame: FrameType | None) -> None:
    """The server has stopped by itself when this is called: what is left is to tidy up."""
    raise KeyboardInterrupt


def _end_with(ours: Connection) -> None:
    """Stop in good order when whoever started this worker is gone."""
    wait([ours])
    os.kill(os.getpid(), signal.SIGTERM)
