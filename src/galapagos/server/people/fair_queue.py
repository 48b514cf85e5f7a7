"""A queue that nobody can fill for the others: each owner's share goes in turn.

Start-time fair queueing: what an owner asks for is stamped with the moment at which it would be
done if every owner who waits had an equal part of the workers. The smallest stamp goes first. So
somebody with one question is not behind the hundred of somebody else, and of two such, the shorter
goes first.
"""

import heapq
import threading
from typing import Generic, TypeVar

T = TypeVar("T")

_SHORT = 0.3
"""Seconds that a short question costs at most."""


class FairQueue(Generic[T]):
    """Filled and emptied by any thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._short: list[tuple[int, float, int, float, T]] = []
        """Rank, stamp, number, begin of the stamp, and what waits."""
        self._long: list[tuple[int, float, int, float, T]] = []
        self._number = 0
        self._now = 0.0
        """How far the workers have come: the begin of the last stamp that was taken."""
        self._done: dict[str, float] = {}
        """When each owner's last question would be done."""
        self._takers = {True: 0, False: 0}
        """How many wait for something to come: those who take short questions only, the others."""

    def put(self, item: T, *, owner: str, cost: float, rank: int) -> None:
        """Let something wait; everything of a lower rank goes first, whoever's it is."""
        with self._changed:
            begin = max(self._now, self._done.get(owner, 0.0))
            end = self._done[owner] = begin + cost
            self._number += 1
            heap = self._short if cost <= _SHORT else self._long
            heapq.heappush(heap, (rank, end, self._number, begin, item))
            self._changed.notify_all()

    def get(self, seconds: float, *, only_short: bool = False) -> T | None:
        """Return what comes next; None if there is nothing for so long.

        ``only_short``: for a worker that is kept free of long questions, so that a short one never
        waits for the end of a long one."""
        heaps = [self._short] if only_short else [self._short, self._long]
        with self._changed:
            self._takers[only_short] += 1
            is_there = self._changed.wait_for(lambda: any(heaps), seconds)
            self._takers[only_short] -= 1
            return self._next(heaps) if is_there else None

    def get_beyond(self) -> T | None:
        """Return what comes next, if more is there than those can take who wait for something; for
        whoever helps them."""
        with self._changed:
            if len(self._long) > self._takers[False]:
                return self._next([self._short, self._long])
            if self._short and len(self) > sum(self._takers.values()):
                return self._next([self._short])
            return None

    def _next(self, heaps: list[list[tuple[int, float, int, float, T]]]) -> T:
        heap = min((heap for heap in heaps if heap), key=lambda one: one[0][:3])
        _, _, _, begin, item = heapq.heappop(heap)
        self._now = max(self._now, begin)
        if not self._short and not self._long:
            self._now = 0.0
            self._done.clear()
        return item

    def __len__(self) -> int:
        return len(self._short) + len(self._long)
