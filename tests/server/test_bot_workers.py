"""Bots in worker processes: a killed or hung worker is replaced, and its table goes on."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.server.people import bot_workers
from galapagos.server.people.bot_workers import (
    HINT,
    MOVE,
    BotPool,
    Question,
    Unanswered,
    thinking_seconds,
)
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.host import Host, Opening, SeatWish
from tests.amounts import PATIENCE
from tests.server.hosts import until
from tests.server.tables import ANA, CODECS, Journal, bot


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1)
    yield made
    made.close()


def question(level: str = "forager", seed: int = 1) -> Question:
    table = Journal([bot(), bot()])
    table.start()
    seat = table.table.waiting_for()[0]
    view = table.table.play.game.view(seat)
    return Question("origin", None, table.table.codec.position_text(view), seat, level, seed)


def is_legal(asked: Question, action: str) -> bool:
    codec = CODECS.get(asked.game)
    view = codec.parse_position(asked.position, "view")
    return not view.why(asked.seat, codec.parse_action(view, action))


def test_a_bot_answers_with_a_legal_action_and_a_reason(pool: BotPool) -> None:
    answer = asyncio.run(pool.ask(question("hunter")))
    assert is_legal(question(), answer.action)
    assert answer.guesses > 0
    assert 0 <= answer.values[0] <= 1
    assert answer.lines[0][0] == answer.action
    assert len(answer.values) == len(answer.lines)


def test_a_worker_killed_in_mid_thought_is_replaced(pool: BotPool) -> None:
    async def story() -> str:
        await pool.ask(question())
        first = pool.pids()
        thinking = asyncio.ensure_future(pool.ask(question("apex")))
        await asyncio.sleep(0.1)
        assert not thinking.done()
        os.kill(first[0], signal.SIGKILL)
        answer = await thinking
        assert pool.pids()
        assert pool.pids() != first
        return answer.action

    assert is_legal(question(), asyncio.run(story()))


def test_a_hung_worker_is_replaced() -> None:
    pool = BotPool(1, grace=PATIENCE)

    async def story() -> None:
        await pool.ask(question())
        stopped = pool.pids()[0]
        os.kill(stopped, signal.SIGSTOP)
        pool._grace = 0.5
        await _until_answered(pool)
        assert stopped not in pool.pids()

    try:
        asyncio.run(story())
    finally:
        pool.close()


async def _until_answered(pool: BotPool) -> None:
    """On a busy machine a new process may be late, too: it is given ever more time."""
    while True:
        try:
            await pool.ask(question())
            return
        except Unanswered:
            pool._grace *= 2


def test_a_worker_that_always_dies_leaves_the_question_unanswered(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers._Worker, "_connected", _broken)
    with pytest.raises(Unanswered, match="the worker has ended"):
        asyncio.run(pool.ask(question()))


def _broken(worker: object) -> None:
    raise OSError("no more processes")


def test_a_question_that_makes_no_sense_harms_nobody(pool: BotPool) -> None:
    asked = question()
    wrong = Question("origin", None, "galapagos position 1\n", 0, "forager", 1)
    with pytest.raises(Unanswered):
        asyncio.run(pool.ask(wrong))
    assert is_legal(asked, asyncio.run(pool.ask(asked)).action)


def test_moves_go_before_hints(pool: BotPool) -> None:
    async def story() -> list[str]:
        order: list[str] = []

        async def ask(name: str, priority: int) -> None:
            await pool.ask(question(), priority)
            order.append(name)

        await pool.ask(question())
        first = asyncio.ensure_future(pool.ask(question("apex")))
        await asyncio.sleep(0.02)
        await asyncio.gather(ask("hint", HINT), ask("move", MOVE), first)
        return order

    assert asyncio.run(story()) == ["move", "hint"]


def test_a_closed_pool_leaves_no_process_behind() -> None:
    pool = BotPool(2)

    async def story() -> list[int]:
        await asyncio.gather(*(pool.ask(question(seed=seed)) for seed in range(6)))
        return pool.pids()

    pids = asyncio.run(story())
    pool.close()
    with pytest.raises(Unanswered, match="the server stops"):
        asyncio.run(pool.ask(question()))
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_thinking_time_is_that_of_the_ladder() -> None:
    assert thinking_seconds("forager") == 0
    assert 0 < thinking_seconds("hunter") < thinking_seconds("apex")


def test_a_table_goes_on_while_its_workers_are_killed(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(1)
        store = SqliteStore(tmp_path)
        host = Host(store, pool, pace=0.0)
        await host.start()
        seats = [SeatWish("bot", "hatchling"), SeatWish("bot", "forager")]
        code = await host.open(ANA, "Ana", Opening("origin", seats))
        await host.wish(code, ANA, "start", decide.start)
        live = await host.live(code)
        for number in range(1, 4):
            await until(lambda: live.table.serial > 10 * number, 30)  # noqa: B023 - waited for at once
            for pid in pool.pids():
                os.kill(pid, signal.SIGKILL)
        await until(lambda: live.table.serial > 60, 30)
        await host.stop()
        pool.close()
        store.close()

    asyncio.run(story())
