"""Games, matches and errors travel to other processes and back, by whatever carries them."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest

import galapagos
from galapagos.kernel.errors import BadData, GalapagosError, Misuse
from galapagos.library import IllegalMove, Match
from tests.amounts import PATIENCE
from tests.every_game import every_game


def played_on(match: Match) -> Match:
    """Something for a worker to do."""
    match.push(match.moves()[0])
    return match


def wrong(kind: int) -> None:
    """Raise every kind of error that a program can meet."""
    match = galapagos.new("origin", 2, seed=1)
    if kind == 0:
        match.push("hunt P1a P2a")
    if kind == 1:
        galapagos.load("nothing of a record\n")
    if kind == 2:
        match.moves(99)
    if kind == 3:
        match.game.play(0, 5)
    match.ask(galapagos.bot("cmd:/nonexistent"))


def raised(call: Callable[[], object]) -> GalapagosError:
    with pytest.raises(GalapagosError) as caught:
        call()
    return caught.value


@every_game
def test_a_pool_carries_matches_and_errors(name: str) -> None:
    """Bug: an error that could not be unpickled broke the pool, or hung it."""
    match = galapagos.new(name, 3, seed=1)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(played_on, match.copy()).result(PATIENCE)
        assert there == played_on(match.copy())
        assert there.record() == played_on(match.copy()).record()
        for kind in range(5):
            here = raised(partial(wrong, kind))
            back = raised(partial(pool.submit(wrong, kind).result, PATIENCE))
            assert (type(back), str(back)) == (type(here), str(here))


def test_the_errors_are_of_these_kinds() -> None:
    kinds = [type(raised(partial(wrong, kind))).__name__ for kind in range(5)]
    assert kinds == ["IllegalMove", "BadData", "Misuse", "IllegalAction", "BotFailed"]
    assert issubclass(IllegalMove, GalapagosError)
    assert issubclass(BadData, GalapagosError)
    assert issubclass(Misuse, GalapagosError)


def test_dask_carries_matches_and_errors() -> None:
    """Where Dask is installed: its workers are processes of their own."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    match = galapagos.new("darwin", 2, seed=1)
    with distributed.Client(n_workers=1, threads_per_worker=1, dashboard_address=":0") as client:
        assert client.submit(played_on, match.copy()).result() == played_on(match.copy())
        for kind in range(5):
            here = raised(partial(wrong, kind))
            back = raised(client.submit(wrong, kind).result)
            assert (type(back), str(back)) == (type(here), str(here))


def test_ray_carries_matches_and_errors() -> None:
    """Where Ray is installed; it wraps what its workers raise, and says what that was."""
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        match = galapagos.new("origin", 2, seed=1)
        assert ray.get(ray.remote(played_on).remote(match.copy())) == played_on(match.copy())
        with pytest.raises(IllegalMove):
            ray.get(ray.remote(wrong).remote(0))
    finally:
        ray.shutdown()
