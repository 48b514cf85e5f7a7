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
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

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
AGAIN, MOVE, HINT, BEYOND, ANALYSIS = -1, 0, 1, 2, 3
"""What a question is for; the lower goes first. ``AGAIN``: it was asked in vain. ``BEYOND``: its
owner has used up a share."""
_LOOK = 0.2
_ALONE = 3.0
"""Seconds without a helper after which a server thinks itself that has no process for that."""
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


@dataclass
class Job:
    """A question that waits for its answer."""

    question: Question | StepQuestion
    seconds: float
    """What an answer takes at most, but for a busy machine."""
    owner: str
    cost: float
    rank: int
    future: "Future[Any]" = field(default_factory=Future)
    given: int = 0
    """How often a helper was asked."""

    def begin(self) -> bool:
        """Begin to think, or again; return whether somebody still waits for it."""
        return self.future.running() or self.future.set_running_or_notify_cancel()


class Helper(Protocol):
    """Another machine that thinks for bots; spoken to on the event loop."""

    def room(self) -> int:
        """Return how many questions more it takes."""

    def think(self, job: Job, seconds: float) -> None:
        """Ask it something; it answers, or gives the job back (`BotPool.again`) after so long."""


def thinking_seconds(bot: str) -> float:
    """Return how long a bot thinks about one decision at most."""
    budget = SEARCHING.get(level_of(bot))
    return budget.seconds or 0.0 if budget is not None else 0.0


def cost_of(bot: str) -> float:
    """Return how many seconds of a worker a decision of a bot costs."""
    return max(_LEAST_COST, thinking_seconds(bot))


class BotPool:
    """The workers, each with a thread that waits for it; and the machines that help them."""

    def __init__(self, workers: int = 2, grace: float = _GRACE, *, keeps_one: bool = True) -> None:
        """``keeps_one``: whether the first of several is kept free for short thoughts."""
        self._jobs: FairQueue[Job] = FairQueue()
        self._own: FairQueue[Job] = FairQueue()
        """What no helper has answered."""
        self._grace = grace
        self._is_closed = threading.Event()
        self._workers: list[_Worker] = []
        self._threads: list[threading.Thread] = []
        self._helpers: list[Helper] = []
        self._is_helped_until = monotonic() + _ALONE
        self.note_given: Callable[[str], None] = lambda end: None
        """Told what became of each question that a helper was asked."""
        for number in range(workers):
            self._start(self._serve, keeps_one and workers > 1 and number == 0)
        self._has_own, self._has_spare = workers > 0, False
        if not workers:
            self._make_spare()

    def _start(self, serve: Callable[["_Worker", bool], None], only_short: bool = False) -> None:
        worker, name = _Worker(), f"bot-{len(self._threads)}"
        thread = threading.Thread(target=serve, args=(worker, only_short), name=name, daemon=True)
        self._workers.append(worker)
        self._threads.append(thread)
        thread.start()

    async def ask(self, question: Question, priority: int = MOVE, owner: str = "") -> BotAnswer:
        """Return a bot's answer; raise `Unanswered` if no worker gives one.

        ``owner``: for whom it thinks; all questions of one share one place in the queue."""
        bot = question.bot
        job = Job(question, thinking_seconds(bot), owner, cost_of(bot), priority)
        began, found = await self._answered(job)
        answer: BotAnswer = replace(found, began=began)
        return answer

    async def look(self, question: StepQuestion, owner: str) -> Finding:
        """Return what was found out about a step; raise `Unanswered` if no worker can tell.

        It waits for everything else."""
        job = Job(question, _STEP_SECONDS, owner, _STEP_COST, ANALYSIS)
        _, found = await self._answered(job)
        finding: Finding = found
        return finding

    async def _answered(self, job: Job) -> tuple[float, Any]:
        if self._is_closed.is_set():
            raise Unanswered("the server stops")
        self._jobs.put(job, owner=job.owner, cost=job.cost, rank=job.rank)
        self.give()
        found: tuple[float, Any] = await asyncio.wrap_future(job.future)
        return found

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return [pid for worker in self._workers if (pid := worker.pid()) is not None]

    def waiting(self) -> int:
        """Return how many questions nobody has begun to think about."""
        return len(self._jobs) + len(self._own)

    # --- helpers -----------------------------------------------------------------------------

    def helped_by(self, helper: Helper) -> None:
        """Let a machine help from now on."""
        self._helpers.append(helper)
        self._make_spare()

    def left_by(self, helper: Helper) -> None:
        """Ask a machine no more."""
        self._helpers.remove(helper)
        self._is_helped_until = monotonic() + _ALONE

    def give(self) -> None:
        """Give the helpers what no process here is free for; on the event loop."""
        while self._helpers:
            helper = max(self._helpers, key=lambda one: one.room())
            job = self._jobs.get_beyond() if helper.room() > 0 else None
            if job is None:
                return
            if job.begin():
                job.given += 1
                helper.think(job, job.seconds + self._grace)

    def again(self, job: Job) -> None:
        """Ask once more what a helper has not answered."""
        self.note_given("again")
        jobs = self._jobs if job.given < _TRIES else self._own
        jobs.put(job, owner=job.owner, cost=job.cost, rank=AGAIN)
        self.give()

    def helpers(self) -> int:
        """Return how many machines help."""
        return len(self._helpers)

    def _make_spare(self) -> None:
        if not self._has_spare:
            self._has_spare = True
            self._start(self._serve_spare)

    def _is_alone(self) -> bool:
        """Whether nobody thinks for a server that has no process for that."""
        is_helped = self._helpers or monotonic() < self._is_helped_until
        return not self._has_own and not is_helped

    # --- the workers -------------------------------------------------------------------------

    def close(self) -> None:
        """End all workers; questions that are still open go unanswered."""
        self._is_closed.set()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        for jobs in (self._jobs, self._own):
            while (job := jobs.get(0)) is not None:
                if job.begin():
                    job.future.set_exception(Unanswered("the server stops"))

    def _serve(self, worker: "_Worker", only_short: bool) -> None:
        while not self._is_closed.is_set():
            self._answer(worker, self._jobs.get(_LOOK, only_short=only_short))
        worker.stop()

    def _serve_spare(self, worker: "_Worker", only_short: bool) -> None:
        """Answer what no helper has answered, and everything where nobody else is there."""
        while not self._is_closed.is_set():
            self._answer(worker, self._own.get(_LOOK))
            if self._is_alone():
                self._answer(worker, self._jobs.get(_LOOK))
        worker.stop()

    def _answer(self, worker: "_Worker", job: Job | None) -> None:
        if job is None or not job.begin():
            return
        limit = job.seconds + self._grace
        began = monotonic()
        why = "the server stops"
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
