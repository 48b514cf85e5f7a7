"""Processes that work for this one, and end with it however it ends."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread


def workers(processes: int) -> ProcessPoolExecutor:
    """Return a pool of processes; what they are handed must be importable and picklable."""
    context = get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_watch_parent)


def _watch_parent() -> None:
    # A pool's workers wait for its next task, and would do so for ever if its process was killed.
    parent = parent_process()
    assert parent is not None, "this is a worker"
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
