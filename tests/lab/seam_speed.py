"""What the seam of the lab costs, and what a scheduler can feed. Both print JSON.

``python -m tests.lab.seam_speed overhead`` plays the same games in a plain loop and through the
seam, in turn, in CPU time. ``python -m tests.lab.seam_speed sleepers 64`` has so many threads of a
real cluster, all in this process, sleep instead of play: how many tasks a second its scheduler gets
through, and how long they must be for the workers to be busy.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time, sleep

from galapagos.bots.specs import parse_bots
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.lab import seam
from galapagos.lab.arena import Contest, play_fixture
from galapagos.lab.arena_run import play_all
from galapagos.records.codec import Codec

TURNS = 7
LENGTHS = (0.0, 1.0, 4.0)
EMPTY = 500
"""Tasks in which nothing is done at all."""
SECONDS = 20.0
"""How long the workers sleep at each length of a task."""


def overhead(games: int) -> dict[str, object]:
    """Return CPU seconds of both, and what the seam adds: the middle of neighbours' ratios."""
    contest = Contest("origin", 2, {}, parse_bots(["forager", "random"]), games)
    fixtures = contest.fixtures()
    plain: list[float] = []
    carried: list[float] = []
    for _ in range(TURNS):
        began = process_time()
        alone = [play_fixture(contest, fixture) for fixture in fixtures]
        plain.append(process_time() - began)
        began = process_time()
        together = [one for some in play_all(contest, fixtures) for one in some]
        carried.append(process_time() - began)
        assert alone == together
    ratios = [one / other for one, other in zip(carried, plain, strict=True)]
    return {"games": games, "loop": plain, "seam": carried, "added": median(ratios) - 1}


@dataclass(frozen=True)
class Nap:
    """A plan whose keys are slept through."""

    seconds: float

    def codec(self) -> Codec:
        return USUAL_CARDS.codec("origin")


def nap(plan: Nap, keys: Sequence[int]) -> list[int]:
    sleep(plan.seconds * len(keys))
    return list(keys)


def sleepers(workers: int) -> Iterator[dict[str, float]]:
    """Yield for each length of a task how many a second were done, and how busy workers were."""
    from galapagos.lab.cluster import Cluster, dask

    seam._Pace.learn = lambda *_: None  # type: ignore[method-assign]  # a key a task
    with (
        dask.LocalCluster(
            n_workers=1, threads_per_worker=workers, processes=False, dashboard_address=":0"
        ) as local,
        Cluster(local.scheduler_address) as crew,
    ):
        list(seam.carried(nap, Nap(0.1), range(2 * workers), crew))
        for seconds in LENGTHS:
            tasks = workers * round(SECONDS / seconds) if seconds else EMPTY
            spent, began = process_time(), perf_counter()
            list(seam.carried(nap, Nap(seconds), range(tasks), crew))
            took, cpu = perf_counter() - began, process_time() - spent
            busy = tasks * seconds / took / workers
            yield {"seconds": seconds, "tasks/s": tasks / took, "busy": busy, "CPU": cpu / tasks}


if __name__ == "__main__":
    if sys.argv[1:2] == ["overhead"]:
        print(json.dumps(overhead(int(sys.argv[2]) if sys.argv[2:] else 400)))
    else:
        for row in sleepers(int(sys.argv[2])):
            print(json.dumps(row), flush=True)
