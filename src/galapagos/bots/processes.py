"""Processes that work for this one, and end with it however it ends."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread


class Workers(ProcessPoolExecutor):
    """A pool of processes; what they are handed must be importable and picklable."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self._leash, theirs = context.Pipe()
        super().__init__(processes, mp_context=context, initializer=_on_leash, initargs=(theirs,))

    def stop(self) -> None:
        """End the processes at once, whatever they are doing."""
        self._leash.close()
        self.shutdown(cancel_futures=True)


def _on_leash(leash: Connection) -> None:
    # Ctrl-C reaches all processes of a terminal; it is for the one that they work for to decide.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    # A pool's workers wait for its next task, and would do so for ever if its process was killed.
    leash.poll(None)
    os._exit(1)
