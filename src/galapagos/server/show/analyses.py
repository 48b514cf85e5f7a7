"""Analyses of finished games, made in the background and kept with the table.

An analysis is asked of the workers step by step, after everything that somebody waits for at a
table; those of several people take turns. Each table is analysed once: whoever asks later is told
how far it is, and in the end the same numbers."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from galapagos.analysis.analysis import Analysis, Finding, Work
from galapagos.analysis.verdicts import ACCEPTED
from galapagos.analysis.words import told
from galapagos.games import kit_of
from galapagos.records.timeline import Timeline
from galapagos.server.people.bot_workers import BotPool, StepQuestion, Unanswered
from galapagos.server.show.review import Eyes
from galapagos.server.store.base_store import Store
from galapagos.server.table.table import Table
from galapagos.text.people import People
from galapagos.wire.analysis import AnalysisState, AnalysisView

_MOST_AT_ONCE = 4
"""Tables that are analysed at the same time; others wait."""
_MOST_WAITING = 100
_MOST_KEPT = 24
_log = logging.getLogger("galapagos.server")


class _Kept(Struct, frozen=True):
    """An analysis as it is stored."""

    made_by: str
    """What its numbers depend on besides the game; another one is made anew."""
    findings: list[Finding]


@dataclass
class _Course:
    """An analysis that is being made."""

    status: str = "waiting"
    findings: list[Finding] = field(default_factory=list)
    total: int = 0
    task: "asyncio.Task[None] | None" = None


class Analyses:
    """The analyses of one server; used on its event loop."""

    def __init__(self, pool: BotPool, store: Store) -> None:
        self._pool, self._store = pool, store
        self._courses: dict[str, _Course] = {}
        self._done: OrderedDict[str, Analysis] = OrderedDict()
        self._gate = asyncio.Semaphore(_MOST_AT_ONCE)

    def begin(self, table: Table, cards: Path | None, owner: str) -> None:
        """Analyse a finished game unless that is done or under way; ``owner``: for whom.

        Where too many wait already it is as if nobody had asked."""
        course = self._courses.get(table.code)
        is_under_way = course is not None and course.status != "failed"
        if table.code in self._done or is_under_way or len(self._courses) >= _MOST_WAITING:
            return
        course = self._courses[table.code] = _Course()
        course.task = asyncio.ensure_future(self._make(table, cards, owner, course))

    async def found(self, table: Table) -> Analysis | None:
        """Return the analysis of a table if there is one."""
        if table.code not in self._done:
            body = await asyncio.to_thread(self._store.analysis, table.code)
            findings = _read(body, table.play)
            if findings is None:
                return None
            past = table.play.copy()
            self._keep(table.code, await asyncio.to_thread(_joined, past, findings))
        self._done.move_to_end(table.code)
        return self._done[table.code]

    async def state(self, table: Table, seen: Eyes, people: People) -> AnalysisState:
        """Return how far the analysis of a table is, for somebody who looks at it."""
        found = await self.found(table)
        if found is None:
            course = self._courses.get(table.code)
            if course is None:
                return AnalysisState("none", 0, 0, ACCEPTED, None)
            done = len(course.findings)
            return AnalysisState(course.status, done, course.total, ACCEPTED, None)
        past = table.play.copy()
        view = _counted(await asyncio.to_thread(told, past, found, people), seen)
        total = len(found.decisions)
        return AnalysisState("done", total, total, ACCEPTED, view)

    async def _make(self, table: Table, cards: Path | None, owner: str, course: _Course) -> None:
        past = table.play.copy()
        try:
            async with self._gate:
                if await self.found(table) is None:
                    await self._look(table, past, cards, owner, course)
            del self._courses[table.code]
        except Unanswered as error:
            course.status = "failed"
            _log.warning("table %s: it was not analysed: %s", table.code, error)

    async def _look(
        self, table: Table, past: Timeline, cards: Path | None, owner: str, course: _Course
    ) -> None:
        """Ask for one step after the other."""
        work = await asyncio.to_thread(Work, past)
        record = table.record_text()
        course.status, course.total = "running", len(work.places)
        for place in work.places:
            question = StepQuestion(table.game_key, cards, record, place)
            course.findings.append(await self._pool.look(question, owner))
        body = kept_body(past, course.findings)
        await asyncio.wrap_future(self._store.keep_analysis(table.code, body))
        self._keep(table.code, work.analysis(course.findings))

    def _keep(self, code: str, found: Analysis) -> None:
        self._done[code] = found
        while len(self._done) > _MOST_KEPT:
            self._done.popitem(last=False)


def _joined(past: Timeline, findings: Sequence[Finding]) -> Analysis:
    return Work(past).analysis(findings)


def kept_body(past: Timeline, findings: list[Finding]) -> bytes:
    """Return an analysis as it is stored."""
    return json.encode(_Kept(_made_by(past), findings))


def _read(body: bytes | None, past: Timeline) -> list[Finding] | None:
    """Return what was stored, if it was made as it would be made today."""
    if body is None:
        return None
    try:
        kept = json.decode(body, type=_Kept)
    except DecodeError:
        return None  # of another program
    return kept.findings if kept.made_by == _made_by(past) else None


def _made_by(past: Timeline) -> str:
    kit = kit_of(past.game)
    curves = hashlib.sha256(json.encode(kit.calibration())).hexdigest()[:16]
    return f"2 {past.codec.rules_version} {kit.depth} {curves}"


def _counted(view: AnalysisView, seen: Eyes) -> AnalysisView:
    """Return an analysis with the steps as a viewer counts them; what he does not know of is left
    out: steps of drafts."""
    numbers = {place: number for number, place in enumerate(seen.steps)}
    return replace(
        view,
        decisions=[
            replace(one, step=numbers[one.step]) for one in view.decisions if one.step in numbers
        ],
        luck=[replace(one, step=numbers[one.step]) for one in view.luck if one.step in numbers],
    )
