"""A queue that nobody fills for the others, and bots whose time tells nothing."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from galapagos.server.people.bot_workers import (
    BEYOND,
    HINT,
    MOVE,
    BotAnswer,
    Question,
    answered,
    thinking_seconds,
)
from galapagos.server.people.fair_queue import FairQueue
from galapagos.server.people.quotas import Limits, Place, Quotas
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide, engine
from galapagos.server.table.host import Host, Opening, SeatWish
from tests.amounts import PATIENCE
from tests.server.hosts import NearPool, until
from tests.server.tables import ANA


def order(*asked: tuple[str, float, int]) -> list[int]:
    """Return in which order questions are taken that come all at once."""
    queue: FairQueue[int] = FairQueue()
    for number, (owner, cost, rank) in enumerate(asked):
        queue.put(number, owner=owner, cost=cost, rank=rank)
    found = [queue.get(0) for _ in asked]
    assert queue.get(0) is None
    return [number for number in found if number is not None]


def test_one_question_is_not_behind_a_hundred_of_somebody_else() -> None:
    flood = [("flood", 1.0, MOVE)] * 100
    assert order(*flood, ("ana", 1.0, MOVE)).index(100) <= 1


def test_owners_go_in_turn() -> None:
    asked = [("a", 1.0, MOVE)] * 3 + [("b", 1.0, MOVE)] * 3 + [("c", 1.0, MOVE)] * 3
    taken = [asked[number][0] for number in order(*asked)]
    assert [sorted(taken[n : n + 3]) for n in (0, 3, 6)] == [["a", "b", "c"]] * 3


def test_short_goes_before_long_but_not_for_ever() -> None:
    assert order(("a", 1.0, MOVE), ("b", 0.05, MOVE)) == [1, 0]
    queue: FairQueue[str] = FairQueue()
    queue.put("long", owner="a", cost=1.0, rank=MOVE)
    taken = []
    for number in range(200):
        queue.put("short", owner=f"b{number % 5}", cost=0.05, rank=MOVE)
        taken.append(queue.get(0))
    assert "long" in taken


def test_a_worker_is_kept_free_of_long_questions() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("long", owner="a", cost=1.0, rank=MOVE)
    assert queue.get(0, only_short=True) is None
    queue.put("short", owner="b", cost=0.2, rank=HINT)
    assert queue.get(0, only_short=True) == "short"
    assert len(queue) == 1
    assert queue.get(0) == "long"


def test_moves_go_before_hints_and_both_before_what_is_beyond_a_share() -> None:
    assert order(("a", 1.0, BEYOND), ("a", 1.0, HINT), ("b", 9.0, MOVE)) == [2, 1, 0]


def test_who_was_quiet_has_no_credit_and_who_asked_no_debt_once_all_is_done() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(50):
        queue.put("a", owner="a", cost=1.0, rank=MOVE)
    while queue.get(0):
        pass
    queue.put("b", owner="b", cost=1.0, rank=MOVE)
    queue.put("a", owner="a", cost=0.5, rank=MOVE)
    assert [queue.get(0), queue.get(0)] == ["a", "b"]


# --- a busy server ---------------------------------------------------------------------------


class Hand:
    """A clock that goes on by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class BusyPool(NearPool):
    """Is free after a while and then thinks as long as it may, or not at all where nothing is to be
    decided; by a clock that it turns itself."""

    def __init__(self, clock: Hand, thinks: float = 0.0, waits: float = 0.0) -> None:
        super().__init__()
        self.clock, self.thinks, self.waits = clock, thinks, waits
        self.priorities: list[tuple[int, str]] = []

    async def ask(self, question: Question, priority: int = MOVE, owner: str = "") -> BotAnswer:
        self.priorities.append((priority, owner))
        await asyncio.sleep(0)
        self.clock.time += self.waits
        began = self.clock.time
        self.clock.time += self.thinks
        answer = answered(replace(question, bot="forager"), self.codecs)
        return BotAnswer(answer.action, [], [], began=began)


class HandHost(Host):
    """Remembers the moments at which bots' answers are shown."""

    hand: Hand

    async def wait_until(self, moment: float) -> None:
        assert moment >= self.hand.time, "nothing is shown in the past"
        self.hand.time = moment
        self.moments: list[float] = [*getattr(self, "moments", []), moment]


async def moments(directory: Path, clock: Hand, pool: BusyPool) -> list[float]:
    """Return how long the bots of a table take from move to move."""
    store = SqliteStore(directory)
    host = HandHost(store, pool, pace=0.2)
    host.hand = clock
    await host.start()
    seats = [SeatWish("bot", "hunter"), SeatWish("bot", "hunter")]
    code = await host.open(ANA, "Ana", Opening("origin", seats))
    await host.wish(code, ANA, "start", decide.start)
    live = await host.live(code)
    await until(lambda: len(live.table.play.steps) > 8)
    await host.stop()
    store.close()
    return [round(after - before, 6) for before, after in pairwise(host.moments[:8])]


@pytest.mark.parametrize("waits", [0.0, 0.9, 20.4])
def test_a_forced_move_takes_as_long_as_a_free_one_also_under_load(
    tmp_path: Path, waits: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came sooner when it had to wait for a worker, by the thinking that it did not need."""
    found = []
    for thinks in (0.0, 0.01, thinking_seconds("hunter")):
        clock = Hand()
        monkeypatch.setattr(engine, "monotonic", clock)
        pool = BusyPool(clock, thinks, waits)
        found.append(asyncio.run(moments(tmp_path / f"{thinks}", clock, pool)))
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == 1, "and always the same"


def test_beyond_its_share_a_networks_bots_wait_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        pool = BusyPool(Hand())
        quotas = Quotas(Limits(bot_seconds=3, bot_seconds_per_hour=0), by_network=True)
        host = Host(store, pool, pace=0.0, quotas=quotas)
        await host.start()
        seats = [SeatWish("bot", "apex"), SeatWish("bot", "apex")]
        for place in (Place("1.1.1.1", "1.1.1.0/24"), Place("2.2.2.2", "2.2.2.0/24")):
            code = await host.open(place.network, "Ana", Opening("origin", seats), place)
            await host.wish(code, place.network, "start", decide.start)
            live = await host.live(code)
            while len(live.table.play.steps) < 6:
                await asyncio.sleep(0.005)
        await host.stop()
        store.close()
        for network in ("1.1.1.1", "2.2.2.2"):
            ranks = [rank for rank, owner in pool.priorities if owner == network]
            assert ranks[:3] == [MOVE] * 3
            assert set(ranks[3:]) == {BEYOND}

    asyncio.run(asyncio.wait_for(story(), 60))


def test_helpers_are_given_what_nobody_here_waits_for() -> None:
    queue: FairQueue[str] = FairQueue()
    taken: list[str | None] = []
    waiting = [
        Thread(target=lambda only=only: taken.append(queue.get(PATIENCE, only_short=only)))
        for only in (True, False)
    ]
    for thread in waiting:
        thread.start()
    while sum(queue._takers.values()) < len(waiting):
        sleep(0.01)
    with queue._changed:  # both wait until all of it is there
        for name, cost in (("short", 0.05), ("long", 1.0), ("longer", 1.1), ("brief", 0.05)):
            queue.put(name, owner=name, cost=cost, rank=MOVE)
        assert queue.get_beyond() == "short", "of two long ones one is too many: the next goes"
        assert queue.get_beyond() == "brief"
        assert queue.get_beyond() == "long"
        assert queue.get_beyond() is None
        queue.put("last", owner="a", cost=0.05, rank=HINT)  # the long one goes first, to who may
        assert queue.get_beyond() is None
    for thread in waiting:
        thread.join(PATIENCE)
    assert sorted(filter(None, taken)) == ["last", "longer"]
    queue.put("alone", owner="a", cost=0.05, rank=MOVE)
    assert queue.get_beyond() == "alone"
