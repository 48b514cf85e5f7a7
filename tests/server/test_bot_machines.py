"""Bots that think on machines of their own: answers are the same as at home, no question tells more
than its seat sees, and what a machine does not answer is asked again.

Here a worker and its bot machines speak over real lines in one process; `test_bot_processes` lets
`galapagos bots` help real workers."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from types import SimpleNamespace
from typing import Any, cast

import pytest

from galapagos.build_info import PACKAGE
from galapagos.kernel.errors import BadData
from galapagos.lab.same import program
from galapagos.server.crew import bot_machine, hand
from galapagos.server.crew import line as lines
from galapagos.server.crew.back import Back
from galapagos.server.crew.bot_machine import _Machine
from galapagos.server.crew.hand import Hand
from galapagos.server.crew.line import Help, Hired, Line, Room, Think, Thought, answer, dial
from galapagos.server.people import bot_workers
from galapagos.server.people.bot_workers import (
    BotAnswer,
    BotPool,
    Question,
    StepQuestion,
    answered,
)
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import engine
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.host import Host
from tests.amounts import PATIENCE
from tests.server.tables import CODECS, Journal, best, bot
from tests.server.test_bot_workers import is_legal, question
from tests.server.test_socket_worlds import darwin, origin
from tests.server.worlds import VIEWER

KEY, NUMBER = b"k" * 32, 7
DECK = PACKAGE / "games" / "origin" / "cards" / "base.csv"
BOTS = ("random", "hatchling", "forager", "forager+careful", "hunter@40", "apex@40", "wallace@20")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine is not left because this one was busy."""
    monkeypatch.setattr(hand, "SILENCE", PATIENCE)


class Worker:
    """What a bot machine finds at the inner port of a worker."""

    def __init__(self, processes: int, codecs: Codecs = CODECS) -> None:
        self.pool = BotPool(processes, grace=PATIENCE)
        self.ends: list[str] = []
        self.pool.note_given = self.ends.append
        self.address = ""
        host = SimpleNamespace(pool=self.pool, codecs=codecs)
        self._house = cast(Any, SimpleNamespace(host=host))

    async def serve(self, line: Line) -> None:
        await Back(self._house, cast(Any, None), cast(Any, None), line).serve()

    async def until_helped(self, machines: int = 1) -> None:
        while self.pool.helpers() != machines:
            await asyncio.sleep(0.01)


class Known:
    """The workers that a machine finds in the database."""

    key = KEY

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    def look(self) -> dict[int, str]:
        return {NUMBER: self.worker.address}


@asynccontextmanager
async def working(processes: int = 0, codecs: Codecs = CODECS) -> AsyncIterator[Worker]:
    """Run a worker with so many processes of its own that think."""
    worker = Worker(processes, codecs)
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    worker.address = f"127.0.0.1:{found.getsockname()[1]}"
    server = await answer(found, NUMBER, KEY, lambda line: worker.serve(line))
    try:
        yield worker
    finally:
        server.close()
        await asyncio.to_thread(worker.pool.close)


@asynccontextmanager
async def helping(worker: Worker, codecs: Codecs = CODECS) -> AsyncIterator[None]:
    """Run a bot machine."""
    pool = BotPool(1, keeps_one=False)
    machine = asyncio.ensure_future(_Machine(cast(Any, Known(worker)), pool, codecs, 1).run())
    try:
        yield
    finally:
        machine.cancel()
        with suppress(asyncio.CancelledError):
            await machine
        await asyncio.to_thread(pool.close)


def told(story: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def plain(found: BotAnswer) -> BotAnswer:
    return replace(found, began=None)


# --- the same answers ------------------------------------------------------------------------


def test_answers_are_the_same_whoever_thinks() -> None:
    """With a number of guesses; where a bot has a time, a slower machine guesses less."""

    async def story() -> None:
        async with working() as worker, helping(worker):
            await worker.until_helped()
            asked = [question(level, seed) for level in BOTS for seed in (1, 2)]
            found = await asyncio.gather(*(worker.pool.ask(one) for one in asked))
            assert [plain(one) for one in found] == [answered(one, {}) for one in asked]
            assert all(one.began is not None for one in found)
            assert worker.ends == ["answered"] * len(asked)
            assert worker.pool.pids() == []

    told(story)


def test_a_machine_looks_at_steps_of_finished_games() -> None:
    async def story() -> None:
        journal = Journal([bot("hatchling"), bot("hatchling")])
        journal.start()
        journal.act_until(lambda table: table.status == "over")
        asked = StepQuestion("origin", None, journal.table.record_text(), 1)
        async with working() as worker, helping(worker):
            await worker.until_helped()
            found = await worker.pool.look(asked, "ana")
            assert found == bot_workers.Looking().look(asked, {})

    told(story)


def test_a_worker_thinks_itself_first() -> None:
    async def story() -> None:
        async with working(2) as worker, helping(worker):
            await worker.until_helped()
            for seed in range(5):
                await worker.pool.ask(question(seed=seed))
            assert worker.ends == []
            await asyncio.gather(*(worker.pool.ask(question(seed=seed)) for seed in range(40)))
            assert "answered" in worker.ends
            assert len(worker.ends) < 40

    told(story)


# --- what goes wrong -------------------------------------------------------------------------


@asynccontextmanager
async def dialled(worker: Worker, room: int = 9) -> AsyncIterator[Line]:
    """Be a bot machine by hand."""
    line = await dial(worker.address, NUMBER, KEY)
    line.send(Help(hand.versions(CODECS)))
    assert await line.hear() == Hired("")
    line.send(Room(room))
    try:
        yield line
    finally:
        line.close()


async def asked_of(line: Line) -> Think:
    found = await line.hear()
    assert isinstance(found, Think)
    return found


def test_what_a_machine_leaves_unanswered_is_asked_of_the_next_and_then_at_home() -> None:
    async def story() -> None:
        async with working() as worker:
            async with dialled(worker) as first:
                asking = asyncio.ensure_future(worker.pool.ask(question()))
                asked = await asked_of(first)
            async with dialled(worker) as second:
                again = await asked_of(second)
                assert (again.position, again.seed) == (asked.position, asked.seed)
            assert plain(await asking) == answered(question(), {})
            assert worker.ends == ["again", "again"]
            assert len(worker.pool.pids()) == 1

    told(story)


def test_why_a_machine_could_not_answer_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with working() as worker:
            async with dialled(worker) as line:
                asking = asyncio.ensure_future(worker.pool.ask(question()))
                asked = await asked_of(line)
                line.send(Thought(asked.stream, None, None, "no process answered"))
                await asked_of(line)
            assert plain(await asking) == answered(question(), {})
            assert "could not answer: no process answered" in caplog.text

    told(story)


def test_a_machine_that_is_silent_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with working() as worker, dialled(worker) as line:
            asking = asyncio.ensure_future(worker.pool.ask(question()))
            await asked_of(line)
            monkeypatch.setattr(hand, "SILENCE", 0.2)
            line.send(Room(9))  # the last that it says
            await worker.until_helped(0)
            assert is_legal(question(), (await asking).action)
            assert worker.ends == ["again"]

    told(story)


def test_a_machine_that_says_it_is_there_and_never_answers_costs_a_while_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    think = Hand.think
    monkeypatch.setattr(Hand, "think", lambda hand, job, seconds: think(hand, job, 0.2))

    async def story() -> None:
        async with working() as worker, dialled(worker) as line:
            asking = asyncio.ensure_future(worker.pool.ask(question()))
            late = await asked_of(line)
            await asked_of(line)
            assert plain(await asking) == answered(question(), {})
            # What it says now is nobody's question any more.
            line.send(Thought(late.stream, BotAnswer("pass", [], []), None, ""))
            assert worker.ends == ["again", "again"]

    told(story)


def test_nobody_is_asked_more_than_there_is_room_for() -> None:
    async def story() -> None:
        async with working() as worker, dialled(worker, 2) as line:
            asking = [asyncio.ensure_future(worker.pool.ask(question(seed=n))) for n in range(3)]
            first = await asked_of(line)
            await asked_of(line)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(line.hear(), 0.3)
            assert worker.pool.waiting() == 1
            line.send(Thought(first.stream, BotAnswer("pass", [], []), None, ""))
            line.send(Room(3))
            third = await asked_of(line)
            assert {first.seed, third.seed} <= {0, 1, 2}
            for one in asking:
                one.cancel()

    told(story)


def test_a_worker_without_a_helper_thinks_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "_ALONE", 0.1)

    async def story() -> None:
        async with working() as worker:
            assert is_legal(question(), (await worker.pool.ask(question())).action)
            async with helping(worker):
                await worker.until_helped()
                await worker.pool.ask(question())
                assert worker.ends == ["answered"]
            await worker.until_helped(0)
            await worker.pool.ask(question())
            assert worker.ends == ["answered"]

    told(story)


@pytest.mark.parametrize("said", ["no such action", "take P2a", ""])
def test_what_is_not_allowed_is_not_played(tmp_path: Path, said: str) -> None:
    class Liar(BotPool):
        async def ask(self, question: Question, priority: int = 0, owner: str = "") -> BotAnswer:
            return BotAnswer(said, [], [])

    async def story() -> None:
        store, journal = SqliteStore(tmp_path), Journal([bot(), bot()])
        journal.start()
        pool = Liar(1)
        host = Host(store, pool)
        seat = journal.table.waiting_for()[0]
        found = await host.answer(journal.table, seat, "forager")
        assert found.action == best(journal.table, seat)
        store.close()
        pool.close()

    told(story)


def test_a_machine_runs_no_program_that_is_named_in_a_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with working() as worker, helping(worker):
            await worker.until_helped()
            mark = tmp_path / "mark"
            frame = Think(1, 0, "origin", "", question().position, 0, f"cmd:touch {mark}", 1)
            machine = _Machine(cast(Any, Known(worker)), worker.pool, CODECS, 1)
            with pytest.raises(BadData, match="none of ours"):
                machine._question(frame)
            assert not mark.exists()

    told(story)


# --- who is refused --------------------------------------------------------------------------


def test_another_version_is_refused_with_both_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "galapagos.crew")
    monkeypatch.setattr(bot_machine, "versions", lambda codecs: {"Galapagos": "0.0.1 (abc)"})

    async def story() -> None:
        async with working() as worker, helping(worker):
            while len(caplog.messages) < 2:
                await asyncio.sleep(0.01)
            assert worker.pool.helpers() == 0

    told(story)
    why = f"a bot machine has Galapagos 0.0.1 (abc), this is Galapagos {program()}"
    assert all(why in message for message in caplog.messages)
    assert len(caplog.messages) == 2, "it asks each worker once"


def test_a_worker_that_does_not_answer_is_called_again_and_told_of_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one of an older program, which hangs up at once."""
    caplog.set_level(logging.WARNING, "galapagos.crew")
    monkeypatch.setattr(bot_machine, "EVERY", 0.05)
    calls = []

    async def story() -> None:
        async with working() as worker:

            async def hang_up(line: Line) -> None:
                calls.append(line)
                if len(calls) > 3:
                    await Worker.serve(worker, line)
                else:
                    await line.hear()

            monkeypatch.setattr(worker, "serve", hang_up)
            async with helping(worker):
                await worker.until_helped()

    told(story)
    assert len(calls) == 4
    assert [message.split(" at ")[0] for message in caplog.messages] == [f"worker {NUMBER}"]
    assert "does not know of bot machines" in caplog.messages[0]


def test_other_cards_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "short.csv"
    copyfile(DECK, path)
    codecs = Codecs({("origin", "short"): path})
    there = hand.versions(CODECS)
    assert "has cards short of origin of none, this is" in hand.why_not(there, codecs)
    assert hand.why_not(hand.versions(codecs), codecs) == ""
    assert hand.why_not(hand.versions(codecs), CODECS) == "", "more cards do no harm"


def test_a_table_with_cards_of_its_own_is_thought_about_with_those_of_the_machine(
    tmp_path: Path,
) -> None:
    paths = [tmp_path / one / "short.csv" for one in ("here", "there")]
    for path in paths:
        path.parent.mkdir()
        copyfile(DECK, path)
    here, there = (Codecs({("origin", "short"): path}) for path in paths)

    async def story() -> None:
        async with working(codecs=here) as worker, helping(worker, codecs=there):
            await worker.until_helped()
            paths[0].unlink()
            position = question().position.replace("deck: base", "deck: short")
            found = await worker.pool.ask(replace(question(), cards=paths[0], position=position))
            assert is_legal(question(), found.action)
            assert worker.ends == ["answered"]

    told(story)


# --- what a question tells -------------------------------------------------------------------


class Wire:
    """A line that keeps what is sent."""

    is_closed = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.frames: list[Any] = []

    def send(self, frame: Any) -> None:
        self.frames.append(frame)
        self.sent.append(lines._encoder.encode(frame))

    def close(self) -> None:
        self.is_closed = True


@pytest.mark.parametrize("make", [origin, darwin])
def test_a_question_is_the_same_in_two_worlds(
    make: Callable[[int], Journal], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the byte, from decision to decision, as long as the others do what hides their hands."""
    monkeypatch.setattr(engine, "randbelow", lambda most: 7)

    async def story() -> None:
        store, pool = SqliteStore(tmp_path), BotPool(0)
        host, wire = Host(store, pool), Wire()
        helper = Hand(cast(Any, wire), pool, CODECS)
        journals = [make(0), make(1)]
        hands = [one.table.codec.position_text(one.table.play.game.view(1)) for one in journals]
        compared = 0
        while not journals[0].table.play.game.is_over() and compared < 12:
            seat = journals[0].table.waiting_for()[0]
            assert journals[1].table.waiting_for()[0] == seat
            if seat != VIEWER:
                for journal in journals:
                    journal.act(seat, 0, _quietly(journal, seat))
                continue
            actions: list[str] = []
            for journal in journals:
                asking = asyncio.ensure_future(host.answer(journal.table, seat, "forager"))
                await asyncio.sleep(0)
                helper.hear(Room(100))
                while len(wire.frames) < 2 * compared + len(actions) + 1:
                    await asyncio.sleep(0)
                asked = wire.frames[-1]
                said = answered(Question(asked.game, None, asked.position, seat, asked.bot, 7), {})
                helper.hear(Thought(asked.stream, said, None, ""))
                actions.append((await asking).action)
            first, second = (lines._decoder.decode(body) for body in wire.sent[-2:])
            second.stream = first.stream
            assert lines._encoder.encode(first) == lines._encoder.encode(second)
            assert actions[0] == actions[1]
            for journal in journals:
                journal.act(seat, 0, actions[0])
            compared += 1
        assert compared > 2
        assert hands[0] != hands[1], "the worlds differ"
        for body in wire.sent:
            for journal in journals:
                assert not any(one in body for one in _names_of(journal))
        helper.leave()
        pool.close()
        store.close()

    told(story)


def _names_of(journal: Journal) -> list[bytes]:
    """What a question does not say: the table, who plays there, what is to be drawn."""
    people = [text.encode() for one in journal.table.seats for text in (one.person, one.name)]
    return [b"TABLE1", journal.secret, journal.secret.hex().encode(), *filter(None, people)]


def _quietly(journal: Journal, seat: int) -> str:
    view = journal.table.play.game.view(seat)
    texts = [journal.table.codec.action_text(view, one) for one in view.legal_list(seat)]
    return next(text for text in ("pass", "end", *texts) if text in texts)
