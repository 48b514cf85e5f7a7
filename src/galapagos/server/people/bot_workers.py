"""Bots think in processes of their own, so that no table waits for another one's bot.

A question is a view as position text: a worker knows no more than the seat it plays for. A worker
that dies or falls silent is replaced, and its question asked once more; if that fails too, whoever
asked has to do without (`Unanswered`). Moves go before hints, hints before analyses of finished
games, which are asked for step by step, and every owner's share in its turn.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any

from galapagos.analysis.analysis import Finding, Work
from galapagos.bots.guard import Guarded
from galapagos.bots.ladder import SEARCHING
from galapagos.bots.questions import line_texts
from galapagos.bots.specs import parse_bot
from galapagos.bots.temper import level_of
from galapagos.games import kit_for
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, GalapagosError
from galapagos.records.codec import Codec
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline
from galapagos.server.people.fair_queue import FairQueue

_NICENESS = 10
_GRACE = 15.0
"""Seconds beyond a bot's own that a busy machine may take before its worker counts as hung."""
_TRIES = 2
MOVE, HINT, BEYOND, ANALYSIS = 0, 1, 2, 3
"""What a question is for; the lower goes first. ``BEYOND``: its owner has used up a share."""
_STEP_SECONDS = 60.0
"""What a step of an analysis takes at most: it is the last that a busy machine has time for."""
_STEP_COST = 0.3
_LEAST_COST = 0.05
"""Seconds that a question takes of a worker at least."""


class Unanswered(GalapagosError):
    """Raised when no worker could answer a question."""


@dataclass(frozen=True)
class Question:
    """One decision, as its seat sees it."""

    game: str
    cards: Path | None
    position: str
    seat: int
    bot: str
    seed: int


@dataclass(frozen=True)
class StepQuestion:
    """One step of a finished game, which is analysed."""

    game: str
    cards: Path | None
    record: str
    place: int


@dataclass(frozen=True)
class BotAnswer:
    """What a bot would do, and why."""

    action: str
    lines: list[list[str]]
    """The ways it looked at, best first, each as actions in the notation."""
    values: list[float]
    """How good each of them looked; a chance of victory for bots that search."""
    guesses: int = 0
    """How often a bot that searches has played on from here."""
    next_tried: bool = False
    """Whether it also tried the second of them."""
    way: list[tuple[int, int]] = field(default_factory=list)
    """The best of them as seats and actions."""
    began: float | None = None
    """When a worker began to think, by the running clock; None if none did."""


@dataclass(frozen=True)
class _Job:
    question: Question | StepQuestion
    future: "Future[Any]"
    seconds: float
    """What an answer takes at most, but for a busy machine."""


def thinking_seconds(bot: str) -> float:
    """Return how long a bot thinks about one decision at most."""
    budget = SEARCHING.get(level_of(bot))
    return budget.seconds or 0.0 if budget is not None else 0.0


def cost_of(bot: str) -> float:
    """Return how many seconds of a worker a decision of a bot costs."""
    return max(_LEAST_COST, thinking_seconds(bot))


class BotPool:
    """The workers, each with a thread that waits for it."""

    def __init__(self, workers: int = 2, grace: float = _GRACE) -> None:
        self._jobs: FairQueue[_Job] = FairQueue()
        self._grace = grace
        self._is_closed = threading.Event()
        self._workers = [_Worker() for _ in range(workers)]
        self._threads = [
            # The first of several is kept free for short thoughts.
            threading.Thread(
                target=self._serve,
                args=(worker, workers > 1 and number == 0),
                name=f"bot-{number}",
                daemon=True,
            )
            for number, worker in enumerate(self._workers)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, question: Question, priority: int = MOVE, owner: str = "") -> BotAnswer:
        """Return a bot's answer; raise `Unanswered` if no worker gives one.

        ``owner``: for whom it thinks; all questions of one share one place in the queue."""
        if self._is_closed.is_set():
            raise Unanswered("the server stops")
        future: Future[tuple[float, BotAnswer]] = Future()
        job = _Job(question, future, thinking_seconds(question.bot))
        self._jobs.put(job, owner=owner, cost=cost_of(question.bot), rank=priority)
        began, answer = await asyncio.wrap_future(future)
        return replace(answer, began=began)

    async def look(self, question: StepQuestion, owner: str) -> Finding:
        """Return what was found out about a step; raise `Unanswered` if no worker can tell.

        It waits for everything else."""
        if self._is_closed.is_set():
            raise Unanswered("the server stops")
        future: Future[tuple[float, Finding]] = Future()
        job = _Job(question, future, _STEP_SECONDS)
        self._jobs.put(job, owner=owner, cost=_STEP_COST, rank=ANALYSIS)
        return (await asyncio.wrap_future(future))[1]

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return [pid for worker in self._workers if (pid := worker.pid()) is not None]

    def waiting(self) -> int:
        """Return how many questions nobody has begun to think about."""
        return len(self._jobs)

    def close(self) -> None:
        """End all workers; questions that are still open go unanswered."""
        self._is_closed.set()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        while (job := self._jobs.get(0)) is not None:
            if job.future.set_running_or_notify_cancel():
                job.future.set_exception(Unanswered("the server stops"))

    def _serve(self, worker: "_Worker", only_short: bool) -> None:
        while not self._is_closed.is_set():
            job = self._jobs.get(0.2, only_short=only_short)
            if job is not None and job.future.set_running_or_notify_cancel():
                self._answer(worker, job)
        worker.stop()

    def _answer(self, worker: "_Worker", job: _Job) -> None:
        limit = job.seconds + self._grace
        began = monotonic()
        why = ""
        for _ in range(_TRIES):
            if self._is_closed.is_set():
                break
            try:
                job.future.set_result((began, worker.ask(job.question, limit)))
                return
            except Unanswered as error:
                why = str(error)
        job.future.set_exception(Unanswered(why))


class _Worker:
    """One process, started when it is first needed and again whenever it is gone."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._changing = threading.Lock()

    def pid(self) -> int | None:
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def ask(self, question: Question | StepQuestion, seconds: float) -> BotAnswer | Finding:
        """Return the answer; raise `Unanswered`, and let the process go, if there is none."""
        try:
            connection = self._connected()
            connection.send(question)
            if not connection.poll(seconds):
                raise Unanswered(f"no answer within {seconds:g} s")
            answer = connection.recv()
        except Unanswered:
            self.stop()
            raise
        except (OSError, EOFError) as error:
            self.stop()
            raise Unanswered(f"the worker has ended ({error!r})") from None
        if not isinstance(answer, BotAnswer | Finding):
            raise Unanswered(str(answer))
        return answer

    def _connected(self) -> Connection:
        with self._changing:
            if self._connection is None:
                context = multiprocessing.get_context("spawn")
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(theirs,), name="bot", daemon=True)
                process.start()
                theirs.close()
                self._process, self._connection = process, ours
            return self._connection

    def stop(self) -> None:
        with self._changing:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._connection is not None:
                self._connection.close()
            self._process = self._connection = None


# --- in the worker ---------------------------------------------------------------------------


def work(connection: Connection) -> None:
    """Answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    codecs: dict[tuple[str, Path | None], Codec] = {}
    looking = Looking()
    with suppress(EOFError, OSError):  # the server has gone, and so do we
        while True:
            connection.send(_reply(connection.recv(), codecs, looking))


def _reply(
    question: Question | StepQuestion,
    codecs: dict[tuple[str, Path | None], Codec],
    looking: "Looking",
) -> BotAnswer | Finding | str:
    """Return an answer, or what is wrong with the question."""
    try:
        if isinstance(question, StepQuestion):
            return looking.look(question, codecs)
        return answered(question, codecs)
    except BadData as error:
        return str(error)


class Looking:
    """The game that a worker looked at last: the next question is mostly about the same one."""

    def __init__(self) -> None:
        self._record = ""
        self._work: Work | None = None

    def look(self, question: StepQuestion, codecs: dict[tuple[str, Path | None], Codec]) -> Finding:
        """Look at a step, in the depth that its game's kit says."""
        if self._work is None or self._record != question.record:
            codec = _codec(question, codecs)
            record = parse_record(question.record, source="record")
            self._work = Work(Timeline.of_record(record, codec))
            self._record = question.record
        return self._work.look(question.place)


def answered(question: Question, codecs: dict[tuple[str, Path | None], Codec]) -> BotAnswer:
    """Think about a question; ``codecs`` keeps what reading card sets has cost."""
    codec = _codec(question, codecs)
    view = codec.parse_position(question.position, "view")
    bot = Guarded(parse_bot(question.bot).make())
    choice = bot.choose(view, question.seat, Chance(mix(question.seed)))
    return BotAnswer(
        codec.action_text(view, choice.action),
        [line_texts(codec, view, line) for line in choice.lines],
        [line.value for line in choice.lines],
        choice.iterations,
        len(choice.lines) > 1 and bool(choice.lines[1].visits),
        choice.lines[0].actions if choice.lines else [],
    )


def _codec(
    question: Question | StepQuestion, codecs: dict[tuple[str, Path | None], Codec]
) -> Codec:
    key = (question.game, question.cards)
    if key not in codecs:
        codecs[key] = kit_for(question.game).codec(question.cards)
    return codecs[key]
