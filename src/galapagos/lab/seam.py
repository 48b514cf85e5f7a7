"""Long work as small pure tasks, whoever carries them out.

The work is a plan, a list of *keys* (the deal and seating of a game, or its number), and a function
that does a few keys of the plan. What it gives depends on plan and keys alone: not on who does it,
in how many pieces, in which order, or how often it was tried. So the same numbers come out of one
process, of several, and of a cluster that loses workers on the way.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Future,
    wait,
)
from dataclasses import dataclass
from functools import partial
from socket import gethostname
from time import perf_counter
from typing import Generic, TypeVar

from galapagos.kernel.errors import GalapagosError
from galapagos.lab.crews import Crew
from galapagos.lab.same import OtherProgram, Planned, check_same, versions

CHUNK_SECONDS = 1.0
"""How long a task shall take: long against its way to a worker, short for who waits or loses it."""
_MOST_A_SECOND = 32
"""Longer tasks for large crews: a scheduler feeds so many of a queue in a second."""
TRIES = 3
"""How often a task may fail, and how often a crew may break without anything done in between."""
_GROWTH = 4
P = TypeVar("P", bound=Planned)
K = TypeVar("K")
R = TypeVar("R")


class WorkStopped(GalapagosError):
    """Raised when something cannot be done; what was done before is as good as ever."""


@dataclass(frozen=True)
class Piece(Generic[K, R]):
    """A few keys in a row, done."""

    first: int
    """The place of its first key among all."""
    keys: Sequence[K]
    result: R


@dataclass
class _Chunk(Generic[K]):
    """A few keys in a row, to be done."""

    first: int
    keys: Sequence[K]
    failures: int = 0


class _Pace:
    """How many keys make a task of about a second."""

    def __init__(self) -> None:
        self._length = 1

    def learn(self, keys: int, seconds: float, queue: int) -> None:
        length = max(CHUNK_SECONDS, queue / _MOST_A_SECOND)
        wanted = length * keys / max(seconds, 1e-6)
        self._length = max(1, min(round(wanted), _GROWTH * self._length))

    def length(self, left: int, queue: int) -> int:
        """Return how many keys to take; fewer in the end, so that nobody waits for the last one."""
        return min(self._length, -(-left // queue))


def carried(
    play: Callable[[P, Sequence[K]], R],
    plan: P,
    keys: Sequence[K],
    crew: Crew,
    tell: Callable[[str], None] = lambda told: None,
) -> Iterator[Piece[K, R]]:
    """Do all keys of a plan and yield what came of them, as it comes.

    A task that fails, or whose worker is lost, is done again; every key is told once. Raises
    `WorkStopped` for one that fails again and again, `OtherProgram` for a worker that is not like
    this process. ``tell`` is told of everything that went wrong and was put right."""
    return _Course(play, plan, keys, crew, tell).pieces()


class _Course(Generic[P, K, R]):
    """One run through a list of keys."""

    def __init__(
        self,
        play: Callable[[P, Sequence[K]], R],
        plan: P,
        keys: Sequence[K],
        crew: Crew,
        tell: Callable[[str], None],
    ) -> None:
        self._keys = keys
        self._crew, self._tell = crew, tell
        self._task = partial(do_chunk, versions(plan), play, plan)
        self._pace = _Pace()
        self._given = 0
        self._again: deque[_Chunk[K]] = deque()
        self._running: dict[Future[tuple[float, R]], _Chunk[K]] = {}
        self._is_broken = False
        self._breaks = 0

    def pieces(self) -> Iterator[Piece[K, R]]:
        try:
            while self._hand_out():
                done, _ = wait(self._running, return_when=FIRST_COMPLETED)
                for future in done:
                    if piece := self._taken(future, self._running.pop(future)):
                        yield piece
                if self._is_broken:
                    self._begin_anew()
        finally:
            for future in self._running:
                future.cancel()

    def _hand_out(self) -> bool:
        """Hand out as much as may be; return whether anything is being done."""
        queue = self._crew.queue()
        while len(self._running) < queue and (chunk := self._next(queue)):
            try:
                future = self._crew.executor().submit(self._task, chunk.keys)
            except BrokenExecutor:
                self._again.append(chunk)
                self._begin_anew()
            else:
                self._running[future] = chunk
        return bool(self._running)

    def _next(self, queue: int) -> _Chunk[K] | None:
        if self._again:
            return self._again.popleft()
        left = len(self._keys) - self._given
        if not left:
            return None
        first = self._given
        self._given += self._pace.length(left, queue)
        return _Chunk(first, self._keys[first : self._given])

    def _taken(self, future: Future[tuple[float, R]], chunk: _Chunk[K]) -> Piece[K, R] | None:
        """Return what came of a task; None if it has to be done again."""
        try:
            seconds, result = future.result()
        except (BrokenExecutor, CancelledError):
            self._again.append(chunk)
            self._is_broken = True
            return None
        except OtherProgram:
            raise
        except Exception as error:
            self._note_failure(chunk, error)
            return None
        self._breaks = 0
        self._pace.learn(len(chunk.keys), seconds, self._crew.queue())
        return Piece(chunk.first, chunk.keys, result)

    def _note_failure(self, chunk: _Chunk[K], error: Exception) -> None:
        """Have every key of a task done again by itself: what fails once more is then known."""
        failures = chunk.failures + 1
        if failures == TRIES:
            what = f"{chunk.keys[0]} failed {TRIES} times, the last time with {error!r}"
            raise WorkStopped(what) from error
        self._tell(f"failed, tried again: {error!r}")
        for place, key in enumerate(chunk.keys):
            self._again.append(_Chunk(chunk.first + place, [key], failures))

    def _begin_anew(self) -> None:
        """Give everything that was handed out to another executor."""
        self._is_broken = False
        self._breaks += 1
        if self._breaks == TRIES:
            raise WorkStopped(f"workers were lost {TRIES} times with no work done in between")
        self._tell("a worker was lost; its unfinished work is being done again")
        self._again.extend(self._running.values())
        self._running.clear()
        self._crew.stop()


def do_chunk(
    wanted: dict[str, str], play: Callable[[P, Sequence[K]], R], plan: P, keys: Sequence[K]
) -> tuple[float, R]:
    """Do a few keys, wherever this is; return how long it took, and what came of them."""
    where = f"a worker on {gethostname()}"
    try:
        here = versions(plan)
    except GalapagosError as error:
        raise OtherProgram(f"{where} cannot read the cards: {error}") from None
    check_same(wanted, here, where)
    began = perf_counter()
    result = play(plan, keys)
    return perf_counter() - began, result
