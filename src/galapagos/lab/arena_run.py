"""Plays the games of a match that are missing, in one process or several."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

from galapagos.bots.processes import workers
from galapagos.lab.arena import Fixture, Match, Result, play_fixture

_QUEUED = 2
"""Games handed out ahead for each process: enough to keep it busy, few to lose."""


def play_all(match: Match, fixtures: list[Fixture], jobs: int) -> Iterator[Result]:
    """Play games and yield each result as it comes."""
    if jobs <= 1:
        for fixture in fixtures:
            yield play_fixture(match, fixture)
        return
    with workers(jobs) as pool:
        waiting = iter(fixtures)
        running: set[Future[Result]] = set()
        try:
            while True:
                for fixture in waiting:
                    running.add(pool.submit(play_fixture, match, fixture))
                    if len(running) >= _QUEUED * jobs:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()
