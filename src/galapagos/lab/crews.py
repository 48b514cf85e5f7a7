"""Who does the long work of the lab: this process, several processes, or a cluster."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, Self, TypeVar

from galapagos.bots.processes import Workers
from galapagos.kernel.errors import BadData

P = ParamSpec("P")
T = TypeVar("T")


class Crew(ABC):
    """An `Executor`, how much is handed to it at once, and how it is begun anew if it breaks.

    Used as a context: whatever is still running at its end is stopped at once."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @abstractmethod
    def executor(self) -> Executor:
        """Return what takes tasks; it is begun when it is first asked for."""

    @abstractmethod
    def queue(self) -> int:
        """Return how many tasks to hand out at once: enough to keep everybody busy, few to lose."""

    def about(self) -> str:
        """Return what a person may want to know of it, such as an address; else nothing."""
        return ""

    @abstractmethod
    def stop(self) -> None:
        """End what runs, at once. The next question for the executor begins another one."""


class Alone(Crew):
    """This process."""

    def executor(self) -> Executor:
        return _AtOnce()

    def queue(self) -> int:
        return 1

    def stop(self) -> None:
        """Nothing runs here but what asks."""


class _AtOnce(Executor):
    """Does what it is handed before it returns."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: Workers | None = None

    def executor(self) -> Executor:
        if self._pool is None:
            self._pool = Workers(self.size)
        return self._pool

    def queue(self) -> int:
        return 2 * self.size

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()
            self._pool = None


ALONE = Alone()
_MOST_JOBS = 512


def crew_of(jobs: int = 1, cluster: str = "") -> Crew:
    """Return who does the work: so many processes, or the cluster that a text names."""
    if not 1 <= jobs <= _MOST_JOBS:
        raise BadData(f"the number of processes must be 1 to {_MOST_JOBS}, not {jobs}")
    if cluster and jobs > 1:
        raise BadData("--jobs is for this machine only; a cluster has its own workers")
    if cluster:
        from galapagos.lab.cluster import Cluster  # the one that needs a package

        return Cluster(cluster)
    return Processes(jobs) if jobs > 1 else ALONE
