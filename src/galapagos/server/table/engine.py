"""What keeps tables going: they are loaded, changed one wish at a time, and never hang.

A change is: decide (refuse, or make entries and the table after them), keep them durably, and only
then let that be the table and show it. One lock a table; whoever looks without it sees the last
durable state.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from math import ceil
from secrets import randbelow
from time import monotonic, time

from galapagos.bots.guard import safe_action
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.server.errors import (
    DAMAGED,
    NOT_SAVED,
    STALE,
    Damaged,
    Elsewhere,
    Refused,
    StoreError,
)
from galapagos.server.people.bot_workers import (
    BEYOND,
    HINT,
    MOVE,
    BotAnswer,
    BotPool,
    Question,
    Unanswered,
    cost_of,
    thinking_seconds,
)
from galapagos.server.people.limits import Rates
from galapagos.server.people.quotas import NOWHERE, Place, Quotas
from galapagos.server.store.base_store import Store
from galapagos.server.store.store import Addition, NewTable, Query, Stored
from galapagos.server.table import decide, snapshots
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.decide import Desk
from galapagos.server.table.in_memory import Change, Live
from galapagos.server.table.journal import By, Opened, encode
from galapagos.server.table.listing import listing_of
from galapagos.server.table.loading import check_secret, load_table
from galapagos.server.table.snapshots import load_from
from galapagos.server.table.table import MISSES, SUBSTITUTE, Table

Decision = Callable[[Desk], None]
"""Writes the entries that a wish leads to, or raises `Refused`."""

_MS = 1000
_SEEDS = 1 << 31
_SWEEP_SECONDS = 60.0
_THOUGHT = 0.25
"""Seconds beyond a bot's own that its answer takes at least: the way to a worker and back."""
_BEAT = 0.5
_LONGEST_SLEEP = 30.0
"""Seconds after which tables that are due are looked for at the latest."""
_DUE_AT_ONCE = 20
_LISTED_AT_ONCE = 100
_TRIED_AGAIN = 300_000
"""Milliseconds until a table that could not be woken is tried again."""
_SNAPSHOT_LEAST, _SNAPSHOT_EVERY = 16, 64
"""New entries that are worth a snapshot: of a table that is let go, and of one that goes on."""
_log = logging.getLogger("galapagos.server")


class TableTime:
    """The journal's clock: wall time when the server started, running on without jumps.

    Across a restart it may go backwards; no clock of a table then runs backwards with it."""

    def __init__(self) -> None:
        self._wall = time()
        self._began = monotonic()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return int((self._wall + monotonic() - self._began) * _MS)


class Engine:
    """All tables in memory, their bots and timers."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        codecs: Codecs | None = None,
        *,
        clock: TableTime | None = None,
        pace: float = 0.6,
        retry: float = 1.0,
        idle: float = 300.0,
        quotas: Quotas | None = None,
        seed_wait: float = 10.0,
    ) -> None:
        """``pace``: seconds between two moves of bots, so that people can follow, and so that
        nobody can read from a quick answer that there was no choice. ``retry``: seconds before a
        bot tries again when the store failed. ``idle``: seconds before a table nobody looks at is
        let go from memory. ``seed_wait``: seconds that the pages have to open their seeds when a
        game begins."""
        self.store = store
        self.pool = pool
        self.codecs = codecs or Codecs()
        self.clock = clock or TableTime()
        self.rates = Rates()
        self.quotas = quotas or Quotas()
        self.pace = pace
        self.retry = retry
        self.idle = idle
        self.seed_wait = seed_wait
        self.note_kept: Callable[[float], None] = lambda seconds: None
        """Told how long it took until something was durable."""
        self.tables: dict[str, Live] = {}
        """Tables in memory, by code."""
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = False
        self._let_go = asyncio.Event()
        """Set when a table was let go that may be the next to be due."""

    async def start(self) -> None:
        """Begin. Nothing is loaded for it: tables at which something goes on by themselves are
        woken one after the other, when they are due."""
        await asyncio.to_thread(self.store.begin, self.clock.now())
        self.spawn(self._list_anew())
        self.spawn(self._sweep_for_ever())
        self.spawn(self._wake_for_ever())

    def look_for_due(self) -> None:
        """Look at once which tables are due: another worker has left its own."""
        self._let_go.set()

    async def _wake_for_ever(self) -> None:
        # Not only until it is cancelled: waiting may end at that very moment and not tell (3.11).
        while not self._is_stopping:
            try:
                while await self._wake_due() and not self._is_stopping:
                    pass
                await self._sleep_until_due()
            except StoreError as error:
                _log.error("tables that are due could not be found: %s", error)
                await asyncio.sleep(self.retry)
            except Exception:  # a bug at one table must not stop the clocks of all others
                _log.exception("tables that are due could not be woken")
                await asyncio.sleep(self.retry)

    async def _sleep_until_due(self) -> None:
        due = await asyncio.to_thread(self.store.next_due)
        left = _LONGEST_SLEEP if due is None else (due - self.clock.now()) / _MS
        with suppress(TimeoutError):
            await asyncio.wait_for(self._let_go.wait(), min(max(left, 0.01), _LONGEST_SLEEP))
        self._let_go.clear()

    async def _wake_due(self) -> bool:
        """Load some of the tables that are due, so that they go on; return whether there were any.

        It rests as long as it works: those who are here come first."""
        codes = await asyncio.to_thread(self.store.due, self.clock.now(), _DUE_AT_ONCE)
        failed = []
        for code in codes:
            began = monotonic()
            try:
                live = await self.live(code)
            except Elsewhere:
                pass  # another worker was quicker
            except Refused as error:
                _log.warning("table %s was not woken: %s", code, error)
                failed.append(code)
            else:
                await self.let_go(live)
            await asyncio.sleep(monotonic() - began)
        try:
            woken = [code for code in codes if code in self.tables]
            await self.kept(self.store.awake(woken))
            await self.kept(self.store.awake(failed, self.clock.now() + _TRIED_AGAIN))
        except Refused:
            await asyncio.sleep(self.retry)
        return bool(codes)

    async def _list_anew(self) -> None:
        """Complete the listings of tables that an older program kept, some at a time: there may be
        very many. It rests as long as it works."""
        tried: set[str] = set()
        while True:
            query = Query(shown=False, most=_LISTED_AT_ONCE + len(tried))
            found = await asyncio.to_thread(self.store.tables, query)
            codes = [one.code for one in found if one.code not in tried]
            if not codes:
                return
            for code in codes:
                began = monotonic()
                if not await self._listed_anew(code):
                    tried.add(code)
                await asyncio.sleep(monotonic() - began)

    async def _listed_anew(self, code: str) -> bool:
        """Complete the listing of a table; return whether that could be done."""
        try:
            loaded = await self._read(code, claims=False)
            if loaded is None or not loaded[1].status:
                return False
            await self.kept(self.store.relist(code, listing_of(loaded[1])))
        except Refused as error:
            _log.warning("table %s was not listed anew: %s", code, error)
            return False
        return True

    async def stop(self) -> None:
        """Bring to its end what was begun, and stop everything that goes on by itself."""
        self._is_stopping = True
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        await self._note_rests()
        for live in self.tables.values():
            for timer in live.timers():
                timer.cancel()
            for connection in list(live.connections):
                connection.subscriber.closed("stopping")
        tasks = [
            *self._tasks,
            *(t for live in self.tables.values() for t in live.thinking.values()),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _note_rests(self) -> None:
        """Note for all tables in memory how long they can rest, so that few are loaded at once when
        the server is back."""
        found = [
            self.store.rest(live.table.code, live.table.remaining(), None)
            for live in self.tables.values()
            if not live.table.trouble and not live.is_doubtful
        ]
        await asyncio.gather(*map(asyncio.wrap_future, found), return_exceptions=True)

    @property
    def is_stopping(self) -> bool:
        return self._is_stopping

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something besides; it ends with the server at the latest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- tables in memory --------------------------------------------------------------------

    async def live(self, code: str) -> Live:
        """Return a table, from memory or the store; raise `Refused` if there is none."""
        found = self.tables.get(code)
        if found is None:
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = asyncio.ensure_future(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            found = await asyncio.shield(task)
        if found is None:
            raise Refused("no_table")
        found.touched = monotonic()
        return found

    async def _load(self, code: str) -> Live | None:
        loaded = await self._read(code)
        if loaded is None:
            return None
        stored, table = loaded
        mutes = await asyncio.to_thread(self.store.mutes, code)
        live = Live(table, stored.link, mutes, monotonic())
        live.is_asleep = stored.is_asleep
        live.back = stored.back
        live.snapshot = stored.first - 1
        self.tables[code] = live
        if live.is_asleep:
            await self._wake_up(live)
        self._attend(live)
        return live

    async def _wake_up(self, live: Live) -> None:
        """Note that the server was away; if that cannot be kept, no clock runs until it is."""
        try:
            await self.change(live, lambda desk: None)
        except Refused as error:
            _log.warning("table %s was not woken: %s", live.table.code, error)
            if not self._is_stopping:
                self.spawn(self._wake_up_later(live))

    async def _wake_up_later(self, live: Live) -> None:
        await asyncio.sleep(self.retry)
        await self._wake_up(live)
        self._attend(live)

    async def _read(self, code: str, *, claims: bool = True) -> tuple[Stored, Table] | None:
        def read() -> tuple[Stored, Table] | None:
            if claims and self.store.claim(code) is not None:
                raise Elsewhere
            stored = self.store.load(code, whole=False)
            if stored is None:
                return None
            table = load_from(stored, self.codecs)
            if table is None and stored.snapshot is not None:
                whole = self.store.load(code)
                assert whole is not None, "it was there a moment ago"
                stored = whole
            table = table or load_table(stored, self.codecs)
            check_secret(table, stored)
            return stored, table

        try:
            return await asyncio.to_thread(read)
        except Damaged as error:
            raise Refused(DAMAGED) from error
        except StoreError as error:
            _log.error("table %s cannot be read: %s", code, error)
            raise Refused(NOT_SAVED, str(error)) from error

    def owner_of(self, table: Table) -> Place:
        """Return whose share a table uses: of the network it was opened from, as far as that is
        known, else of its host."""
        live = self.tables.get(table.code)
        if live is not None and live.owner != NOWHERE:
            return live.owner
        return Place(table.host(), "")

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self.sweep()

    async def sweep(self) -> None:
        """Let tables go that nobody looks at and at which nothing happens soon."""
        until = monotonic() - self.idle
        for live in list(self.tables.values()):
            if live.touched < until:
                await self.let_go(live)

    async def let_go(self, live: Live) -> None:
        """Let a table go from memory, unless it is needed; the store knows when it must be back."""
        if not self._can_go(live):
            return
        table, touched, serial = live.table, live.touched, live.table.serial
        try:
            await self._keep_snapshot(live, _SNAPSHOT_LEAST)
            await self.kept(self._rest(table))
        except Refused:
            return
        is_same = live.touched == touched and live.table is table and table.serial == serial
        if is_same and self._can_go(live) and self.tables.get(table.code) is live:
            if live.clock_timer is not None:
                live.clock_timer.cancel()
            del self.tables[table.code]
            self.store.release(table.code)
            self._let_go.set()

    def _rest(self, table: Table) -> "Future[None]":
        if table.trouble:  # a program that understands it will see what is due
            return self.store.awake([table.code])
        remaining = table.remaining()
        due = None if remaining is None else table.clocks.at() + remaining
        return self.store.rest(table.code, remaining, due)

    def _can_go(self, live: Live) -> bool:
        """Whether nobody is at a table, and nothing happens there before it is idle again."""
        timers = [*live.grace_timers.values(), live.ask_timer, live.seed_timer]
        is_busy = live.connections or live.thinking or live.lock.locked() or any(timers)
        if is_busy or live.is_asleep or live.is_doubtful:
            return False
        remaining = live.table.remaining()
        if remaining is None:
            return True
        soon = self.clock.now() + max(0.0, self.idle) * _MS
        return remaining > 0 and live.table.clocks.at() + remaining > soon

    async def _keep_snapshot(self, live: Live, least: int) -> None:
        """Keep a snapshot of a table that has so many entries more than its last one."""
        table = live.table
        if table.serial - live.snapshot < least:
            return
        live.snapshot = table.serial
        body = snapshots.take(table)
        if body is not None:
            await self.kept(self.store.keep_snapshot(table.code, table.serial, body))

    # --- changing ----------------------------------------------------------------------------

    async def change(self, live: Live, decision: Decision, wish: tuple[str, str] = ("", "")) -> int:
        """Decide, keep, show; return the place of the entry that a wish led to.

        ``wish`` is a person and the id they gave it: a repeat has no effect and the same answer.
        Raises `Refused`; then nothing has happened. Once begun it is brought to its end, also if
        whoever asked is gone by then."""
        task = asyncio.ensure_future(self._change(live, decision, wish))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _change(self, live: Live, decision: Decision, wish: tuple[str, str]) -> int:
        async with live.lock:
            if self._is_stopping:
                raise Refused("stopping")
            await self._assure(live)
            await self._note_away(live)
            known = live.table.granted(*wish)
            if known is not None:
                return known
            desk = Desk(live.table, self.clock.now(), *wish)
            decision(desk)
            if not desk.entries:
                return live.table.serial
            await self._keep(live, desk)
            if live.table.serial - live.snapshot >= _SNAPSHOT_EVERY:
                self.spawn(self._snapshot_besides(live))
        self._attend(live)
        granted = desk.table.granted(*wish)
        return desk.table.serial if granted is None else granted

    async def _snapshot_besides(self, live: Live) -> None:
        with suppress(Refused):
            await self._keep_snapshot(live, _SNAPSHOT_EVERY)

    async def _note_away(self, live: Live) -> None:
        """Keep that the server was away since the last entry, where that matters to a clock."""
        if not live.is_asleep:
            return
        desk = Desk(live.table, live.back)
        decide.wake(desk)
        if desk.entries:
            await self._keep(live, desk)
        live.is_asleep = False

    async def keep_new(self, new: NewTable, entry: Opened) -> Live:
        """Keep a table that is opened; raise `Refused` if that fails."""
        table = Table(new.code, self.codecs, new.secret)
        table.fold(entry)
        await self.kept(
            self.store.append(Addition(new.code, 1, [encode(entry)], listing_of(table), new))
        )
        live = self.tables[new.code] = Live(table, new.link, set(), monotonic())
        return live

    async def _keep(self, live: Live, desk: Desk) -> None:
        """Keep what was written, and only then let it be the table."""
        before, bodies = live.table.serial, [encode(entry) for entry in desk.entries]
        addition = Addition(live.table.code, before + 1, bodies, listing_of(desk.table))
        try:
            await self.kept(self.store.append(addition))
        except BaseException:
            # Kept or not: only the store knows. Nobody was shown anything.
            live.is_doubtful = True
            raise
        live.table = desk.table
        self._show(live, Change(before, tuple(desk.entries)))

    async def kept(self, future: "Future[None]") -> None:
        """Wait until something is durable; raise `Refused` if it is not kept."""
        began = monotonic()
        try:
            await asyncio.wrap_future(future)
            self.note_kept(monotonic() - began)
        except StoreError as error:
            _log.error("not saved: %s", error)
            raise Refused(NOT_SAVED, str(error)) from error

    async def _assure(self, live: Live) -> None:
        """Read a doubtful table anew, and show it again if the store knows more than we did."""
        if not live.is_doubtful:
            return
        loaded = await self._read(live.table.code)
        if loaded is None:
            raise Refused("no_table")
        before = live.table.serial
        live.table = loaded[1]
        live.is_doubtful = False
        if live.table.serial != before:
            self._show(live, Change(before, ()))

    def show_out(self, live: Live) -> None:
        """Send those away who may not watch any more; the `Host` knows them."""

    def _show(self, live: Live, change: Change) -> None:
        self.show_out(live)  # before they are shown anything
        for connection in list(live.connections):
            try:
                connection.subscriber.changed(live.table, change)
            except Exception:  # one viewer's trouble is not the table's
                _log.exception("table %s: a viewer failed", live.table.code)
                live.connections.remove(connection)

    # --- what goes on by itself --------------------------------------------------------------

    def _attend(self, live: Live) -> None:
        """See to whatever must happen next without anybody's wish."""
        if self._is_stopping:
            return
        for seat in live.table.seats_as_wished():
            self._think(live, seat, "standing")
        for seat in live.table.bots_to_move():
            self._think(live, seat, "bot")
        self._set_clock(live)
        self._wait_for_seeds(live, self.seed_wait)
        self.after_change(live)

    def _wait_for_seeds(self, live: Live, seconds: float) -> None:
        """Give the pages their time to open their seeds, from when the game is to begin; or anew,
        from when the server is back."""
        is_sealed = live.table.is_sealed and not live.table.trouble
        if is_sealed and live.seed_timer is None:
            loop = asyncio.get_running_loop()
            live.seed_timer = loop.call_later(seconds, self._seeds_are_late, live)
        elif not is_sealed and live.seed_timer is not None:
            live.seed_timer.cancel()
            live.seed_timer = None

    def _seeds_are_late(self, live: Live) -> None:
        live.seed_timer = None
        if not self._is_stopping:
            self.spawn(self._deal(live))

    async def _deal(self, live: Live) -> None:
        """Begin without the seeds that are missing; if that cannot be kept, try again."""
        try:
            await self.change(live, decide.deal)
        except Refused as error:
            _log.warning("table %s was not dealt: %s", live.table.code, error)
            if not self._is_stopping:
                self._wait_for_seeds(live, self.retry)

    def after_change(self, live: Live) -> None:
        """See to those who are connected, or should be; the `Host` knows them."""

    def _set_clock(self, live: Live) -> None:
        if live.clock_timer is not None:
            live.clock_timer.cancel()
            live.clock_timer = None
        if live.is_asleep:
            return  # what was left of the time is not noted yet
        clocks = live.table.clocks
        seats = [seat for seat in clocks.running() if seat not in live.thinking]
        deadlines = [deadline for s in seats if (deadline := clocks.deadline(s)) is not None]
        if deadlines and live.table.is_playing:
            delay = max(0.0, (min(deadlines) - self.clock.now()) / _MS)
            loop = asyncio.get_running_loop()
            live.clock_timer = loop.call_later(delay, self._time_is_up, live)

    def _time_is_up(self, live: Live) -> None:
        live.clock_timer = None
        for seat in live.table.clocks.running():
            if self._is_overdue(live.table, seat):
                self._think(live, seat, "clock")
        self._set_clock(live)

    def _is_overdue(self, table: Table, seat: int) -> bool:
        deadline = table.clocks.deadline(seat)
        return deadline is not None and deadline <= self.clock.now()

    def _think(self, live: Live, seat: int, by: By) -> None:
        if seat not in live.thinking and not self._is_stopping:
            live.thinking[seat] = asyncio.ensure_future(self._move(live, seat, by))

    async def _move(self, live: Live, seat: int, by: By) -> None:
        """Let a bot or a wish answer for a seat; whatever happens, see to what comes next."""
        try:
            if by == "standing":
                await self._move_as_wished(live, seat)
            else:
                await self._move_once(live, seat, by)
        except Refused as error:
            # Overtaken by events, or not saved: looked at again in a moment.
            _log.debug("table %s: the bot of seat %s waits: %s", live.table.code, seat, error)
            await asyncio.sleep(self.retry if error.code == NOT_SAVED else 0)
        except Exception:  # a bug must not hang the table; it is logged and tried again later
            _log.exception("table %s: the bot of seat %s failed", live.table.code, seat)
            await asyncio.sleep(self.retry)
        finally:
            live.thinking.pop(seat, None)
            self._attend(live)

    async def _move_as_wished(self, live: Live, seat: int) -> None:
        """Give a standing answer, after the time that a bot takes: the question is seen first."""
        undone, action = live.table.undone_for(seat), live.table.as_wished(seat)
        await asyncio.sleep(self.pace)

        def decision(desk: Desk) -> None:
            if action is None or desk.table.undone_for(seat) != undone:
                raise Refused(STALE)
            decide.act_as_wished(desk, seat, action)

        await self.change(live, decision)

    async def _move_once(self, live: Live, seat: int, by: By) -> None:
        table = live.table
        undone = table.undone_for(seat)
        bot = SUBSTITUTE if by == "clock" else table.bot_of(seat)
        began = monotonic()
        answer = await self.answer(table, seat, bot)
        if by == "bot" and self.pace:
            await self.wait_until(self._pause(bot, began, answer.began))

        def decision(desk: Desk) -> None:
            if desk.table.undone_for(seat) != undone:
                raise Refused(STALE)
            if by == "clock" and not self._is_overdue(desk.table, seat):
                return
            if by == "bot" and seat not in desk.table.bots_to_move():
                return
            decide.act_for(desk, seat, answer.action, by)

        await self.change(live, decision)
        if by == "clock" and live.table.misses.get(seat, 0) >= MISSES:
            await self.change(live, lambda desk: decide.bot_takes(desk, seat, "time"))

    async def wait_until(self, moment: float) -> None:
        """Wait for a moment of the running clock."""
        await asyncio.sleep(moment - monotonic())

    def _pause(self, bot: str, asked: float, began: float | None) -> float:
        """Return when a bot's answer is shown: always the same time after it was asked and a
        worker was free, however easy the decision was. It must not tell the hand.

        Where the machine is so busy that thinking takes longer than it may, the answer waits for
        the next of a few fixed moments."""
        start = asked if began is None else began
        least = max(asked + self.pace, start + thinking_seconds(bot) + _THOUGHT)
        late = max(0.0, monotonic() - least)
        return least + ceil(late / _BEAT) * _BEAT

    async def answer(self, table: Table, seat: int, bot: str, priority: int = MOVE) -> BotAnswer:
        """Return what a bot would do in a seat, from that seat's view. A move always comes."""
        view = table.play.game.view(seat)
        codec = table.codec
        is_hint = priority == HINT
        cards = self.codecs.path(codec.key, table.cards)
        question = Question(
            codec.key, cards, codec.position_text(view), seat, bot, randbelow(_SEEDS)
        )
        try:
            owner = self.owner_of(table)
            cost = cost_of(bot)
            if not self.quotas.has(self.quotas.bot_seconds, owner, monotonic(), cost):
                priority = max(priority, BEYOND)
            found = await self.pool.ask(question, priority, owner.network)
            return _checked(found, codec, view, seat)
        except Unanswered as error:
            _log.warning("table %s: no bot answered for seat %s: %s", table.code, seat, error)
            if is_hint:
                raise Refused("no_answer") from error
        action = await asyncio.to_thread(safe_action, view, seat)
        return BotAnswer(codec.action_text(view, action), [], [])


def _checked(answer: BotAnswer, codec: Codec, view: Game, seat: int) -> BotAnswer:
    """Return an answer that may be played; raise `Unanswered` if another machine's may not."""
    try:
        if not view.why(seat, codec.parse_action(view, answer.action)):
            return answer
    except BadData:
        pass
    raise Unanswered(f"the answer {answer.action[:80]!r} is not allowed")
