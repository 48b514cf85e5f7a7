"""The side of the owner: a bot machine has come, and is given what no process here is free for.

It is told a view, as a bot's own process is, and nothing of whose it is or at which table. What it
does not answer is asked again: when its line is cut, when it is silent for some seconds, and when
an answer takes longer than it may on a busy machine."""

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic

from galapagos.lab.same import OtherProgram, check_same, program
from galapagos.server.crew.line import Line, Look, Room, Think, Thought
from galapagos.server.people.bot_workers import BotPool, Job, Question
from galapagos.server.table.card_sets import Codecs

EVERY = 0.5
"""Seconds between two signs of life of a bot machine."""
SILENCE = 3.0
"""Seconds without one after which its questions are asked again."""
_log = logging.getLogger("galapagos.crew")


def versions(codecs: Codecs) -> dict[str, str]:
    """Return everything here that answers depend on."""
    sets = {
        f"cards {key} of {game}": codecs.get(game, key).cards_title() for game, key in codecs.sets
    }
    return {"Galapagos": program(), **sets}


def why_not(there: dict[str, str], codecs: Codecs) -> str:
    """Return why a bot machine cannot think for this worker, naming both versions; or nothing."""
    try:
        check_same(versions(codecs), there, "a bot machine")
    except OtherProgram as error:
        return str(error)
    return ""


@dataclass(frozen=True)
class _Asked:
    """A question that the machine has."""

    job: Job
    began: float
    timer: asyncio.TimerHandle


class Hand:
    """A bot machine, as a worker that it helps sees it."""

    def __init__(self, line: Line, pool: BotPool, codecs: Codecs) -> None:
        self._line = line
        self._pool = pool
        self._names = {path: key for (_, key), path in codecs.sets.items()}
        self._upto = self._sent = 0
        """How many questions it takes all together, and how many it was asked."""
        self._asked: dict[int, _Asked] = {}
        self._loop = asyncio.get_running_loop()
        self._silence = self._loop.call_later(SILENCE, line.close)
        pool.helped_by(self)

    def room(self) -> int:
        return 0 if self._line.is_closed else self._upto - self._sent

    def think(self, job: Job, seconds: float) -> None:
        self._sent += 1
        timer = self._loop.call_later(seconds, self._late, self._sent)
        self._asked[self._sent] = _Asked(job, monotonic(), timer)
        self._line.send(self._frame(self._sent, job))

    def _frame(self, number: int, job: Job) -> Think | Look:
        asked = job.question
        cards = "" if asked.cards is None else self._names[asked.cards]
        if isinstance(asked, Question):
            return Think(
                *(number, job.rank, asked.game, cards),
                *(asked.position, asked.seat, asked.bot, asked.seed),
            )
        return Look(number, asked.game, cards, asked.record, asked.place)

    def hear(self, frame: Room | Thought) -> None:
        """Take an answer, or that there is room for another question."""
        self._silence.cancel()
        self._silence = self._loop.call_later(SILENCE, self._line.close)
        if isinstance(frame, Room):
            self._upto = frame.upto
            self._pool.give()
        elif (asked := self._asked.pop(frame.stream, None)) is not None:
            self._answered(asked, frame)

    def _answered(self, asked: _Asked, told: Thought) -> None:
        asked.timer.cancel()
        is_move = isinstance(asked.job.question, Question)
        answer = told.answer if is_move else told.finding
        if answer is None:
            _log.warning("a bot machine could not answer: %s", told.why)
            self._pool.again(asked.job)
        else:
            self._pool.note_given("answered")
            asked.job.future.set_result((asked.began, answer))

    def _late(self, number: int) -> None:
        if (asked := self._asked.pop(number, None)) is not None:
            self._pool.again(asked.job)

    def leave(self) -> None:
        """Ask others what it has not answered: it is gone."""
        self._silence.cancel()
        self._pool.left_by(self)
        asked, self._asked = self._asked, {}
        for one in asked.values():
            one.timer.cancel()
            self._pool.again(one.job)
