"""The people at the tables: who is connected, what they ask of each other and say."""

import asyncio
from functools import partial
from time import monotonic
from typing import Literal

from galapagos.server.errors import LIMIT, NOT_SAVED, STALE, Conflict, Refused, StoreError
from galapagos.server.people import limits
from galapagos.server.people.limits import clean_chat, clean_name
from galapagos.server.people.quotas import NOWHERE, Place
from galapagos.server.store.store import ChatLine, Query
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.engine import Engine
from galapagos.server.table.in_memory import Ask, AskKind, Connection, Live, Subscriber
from galapagos.server.table.table import LOBBY, OVER

TABLE_CHANNEL, SPECTATORS_CHANNEL = "table", "spectators"
_ASK_SECONDS = 60.0
_CHAT_LINES = 100
_MOVED = 500
"""Tables that go along with somebody at most, the last changed first."""


class Gathering(Engine):
    """Tables with people around them."""

    # --- coming and going --------------------------------------------------------------------

    def present(self, code: str) -> set[str]:
        """Return who is connected to a table in memory."""
        live = self.tables.get(code)
        return live.present() if live is not None else set()

    def grace_left(self, code: str) -> dict[str, float]:
        """Return the seconds until a bot plays on, by the person who is away from a table."""
        live = self.tables.get(code)
        if live is None:
            return {}
        now = asyncio.get_running_loop().time()
        return {who: max(0.0, timer.when() - now) for who, timer in live.grace_timers.items()}

    def asking(self, code: str) -> Ask | None:
        """Return the question that the others at a table have not answered yet."""
        live = self.tables.get(code)
        return live.ask if live is not None else None

    async def connect(
        self,
        code: str,
        person: str,
        subscriber: Subscriber,
        as_seat: int | None = None,
        place: Place = NOWHERE,
    ) -> Connection:
        """Follow a table from now on. Who comes back has the seat back that a bot played."""
        live = await self.live(code)
        table = live.table
        if table.has_begun and not table.settings.spectators and not table.seats_of(person):
            raise Refused("no_spectators")
        if len(live.connections) >= limits.MAX_WATCHERS:
            raise Refused(LIMIT)
        mine = [c for t in self.tables.values() for c in t.connections if c.person == person]
        if len(mine) >= self.quotas.limits.person_sockets:
            raise Refused(LIMIT)
        if live.owner == NOWHERE and table.seats_of(person):
            live.owner = place
        connection = Connection(code, person, subscriber, as_seat)
        live.connections.append(connection)
        self._came_or_went(live)
        if decide.seats_back(table, person, only_left=True):
            await self.change(live, partial(decide.come_back, only_left=True), (person, ""))
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Stop following; does nothing if that was done before."""
        live = self.tables.get(connection.code)
        if live is not None and connection in live.connections:
            live.connections.remove(connection)
            live.touched = monotonic()
            self._came_or_went(live)

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables that go along with somebody."""
        found = await asyncio.to_thread(self.store.tables, Query(person=person, most=_MOVED))
        return [one.code for one in found]

    async def move(self, code: str, old: str, new: str) -> bool:
        """Give the seats of one identity to another one of the same person, if that one does not
        sit at the table itself; return whether it was done and the game is not over."""
        live = await self.live(code)
        for connection in [one for one in live.connections if one.person == old]:
            live.connections.remove(connection)
            connection.subscriber.closed("moved")  # it comes back as who it is now
        try:
            await self.change(live, lambda desk: decide.move(desk, new), (old, ""))
        except Refused as refused:
            if refused.code == NOT_SAVED:
                raise
            return False
        return live.table.status != OVER

    def _came_or_went(self, live: Live) -> None:
        self._watch_absent(live)
        for connection in list(live.connections):
            connection.subscriber.came_or_went(live.table)

    def after_change(self, live: Live) -> None:
        ask = live.ask
        if ask is not None and (ask.told != live.table.told or not live.table.is_playing):
            self._settle(live, ask, "void")
        self._watch_absent(live)

    def show_out(self, live: Live) -> None:
        """Send those away who may not watch, now that the game has begun."""
        table = live.table
        if not table.has_begun or table.settings.spectators:
            return
        for connection in list(live.connections):
            if not table.seats_of(connection.person):
                live.connections.remove(connection)
                connection.subscriber.closed("no_spectators")

    def _watch_absent(self, live: Live) -> None:
        """Give those who are away their grace, while others wait for them."""
        table = live.table
        grace = table.settings.clock.grace
        present = live.players_present()
        away: set[str] = set()
        if table.is_playing and grace and present:
            away = {
                person
                for person in table.people()
                if person not in present
                and any(not table.bot_of(seat) for seat in table.seats_of(person))
            }
        for person in [person for person in live.grace_timers if person not in away]:
            live.grace_timers.pop(person).cancel()
        loop = asyncio.get_running_loop()
        for person in away.difference(live.grace_timers):
            live.grace_timers[person] = loop.call_later(grace, self._grace_is_over, live, person)

    def _grace_is_over(self, live: Live, person: str) -> None:
        live.grace_timers.pop(person, None)
        self.spawn(self._take_over(live, person))

    async def _take_over(self, live: Live, person: str) -> None:
        def decision(desk: Desk) -> None:
            if person not in live.present():
                decide.leave(desk)

        try:
            await self.change(live, decision, (person, ""))
        except Refused:
            self._watch_absent(live)

    # --- asking the others -------------------------------------------------------------------

    async def ask(self, code: str, person: str, what: AskKind, seat: int, wish: str = "") -> Ask:
        """Ask the others for an undo beyond the horizon, or a pause.

        Bots always agree in their own seats, and never for a person whose seat they keep."""
        live = await self.live(code)
        asked = live.granted.get((person, wish)) if wish else None
        if asked is not None:
            return asked
        self.rates.asks.check(person, monotonic())
        async with live.lock:
            table = live.table
            decide.check_playing(table)
            decide.check_own(table, person, seat)
            to = decide.undo_point(table, person, seat) if what == "undo" else 0
            if live.ask is not None:
                raise Refused("busy")
            waiting = {other for other in table.people() if other != person}
            waiting -= {p for p in waiting if all(table.bot_of(s) for s in table.seats_of(p))}
            if what == "pause":
                waiting &= live.present()
            live.asked += 1
            steps = tuple(table.play.steps_after(to)) if what == "undo" else ()
            ask = Ask(live.asked, what, person, seat, to, table.told, waiting, steps)
            live.ask = ask
            live.note(person, wish, ask)
        if waiting:
            loop = asyncio.get_running_loop()
            live.ask_timer = loop.call_later(_ASK_SECONDS, self._settle, live, ask, "void")
            self._tell(live, ask)
        else:
            await self._grant(live, ask)
        return ask

    async def answer_ask(
        self, code: str, person: str, number: int, *, yes: bool, wish: str = ""
    ) -> None:
        """Answer what somebody asked; one no is a no."""
        live = await self.live(code)
        if wish and (person, wish) in live.granted:
            return
        ask = live.ask
        if ask is None or ask.number != number or person not in ask.waiting:
            raise Refused("no_ask")
        live.note(person, wish)
        if not yes:
            self._settle(live, ask, "refused")
            return
        ask.waiting.discard(person)
        if ask.waiting:
            self._tell(live, ask)
        else:
            await self._grant(live, ask)

    async def _grant(self, live: Live, ask: Ask) -> None:
        def decision(desk: Desk) -> None:
            if ask.what == "pause":
                decide.pause(desk)
            elif desk.table.told != ask.told:
                raise Refused(STALE)
            else:
                decide.undo_agreed(desk, ask.seat, ask.to)

        live.ask = None  # its own change does not make it void
        try:
            await self.change(live, decision, (ask.person, ""))
        except Refused:
            self._settle(live, ask, "void")
            raise
        self._settle(live, ask, "granted")

    def _settle(self, live: Live, ask: Ask, state: Literal["granted", "refused", "void"]) -> None:
        ask.state = state
        if live.ask is ask:
            live.ask = None
        if live.ask_timer is not None and live.ask is None:
            live.ask_timer.cancel()
            live.ask_timer = None
        self._tell(live, ask)

    def _tell(self, live: Live, ask: Ask) -> None:
        for connection in list(live.connections):
            if connection.person in live.table.people():
                connection.subscriber.asked(ask)

    # --- talking -----------------------------------------------------------------------------

    async def chat(self, code: str, person: str, name: str, text: str, wish: str = "") -> None:
        """Say something: players to everybody, spectators among themselves.

        ``wish`` is the id that the client gave it: repeated, nobody hears it again."""
        line_text = clean_chat(text)
        live = await self.live(code)
        if wish and (person, wish) in live.granted:
            return
        self.rates.chats.check(person, monotonic())
        table = live.table
        own = table.seats_of(person)
        channel = TABLE_CHANNEL if own else SPECTATORS_CHANNEL
        said_by = table.seats[own[0]].name if own else clean_name(name)
        line = ChatLine(self.clock.now(), person, said_by, channel, line_text, wish=wish)
        saying = self.store.say(code, line)
        try:
            await asyncio.wrap_future(saying)
        except Conflict:
            live.note(person, wish)
            return  # it was said before the server was started again
        except StoreError:
            await self.kept(saying)
        live.note(person, wish)
        for connection in list(live.connections):
            if hears(live, connection.person, line):
                connection.subscriber.chatted(line)

    async def said(self, code: str, person: str) -> list[ChatLine]:
        """Return what was said at a table, as far as a person may and wants to hear it."""
        live = await self.live(code)
        lines = await asyncio.to_thread(self.store.said, code, _CHAT_LINES)
        return [line for line in lines if hears(live, person, line)]

    async def mute(self, code: str, person: str, muted: str, *, on: bool) -> None:
        """Hear nothing more from somebody at this table, or again."""
        live = await self.live(code)
        await self.kept(self.store.mute(code, person, muted, on=on))
        if on:
            live.mutes.add((person, muted))
        else:
            live.mutes.discard((person, muted))


def hears(live: Live, person: str, line: ChatLine) -> bool:
    """Whether a person gets a line: players hear spectators only before and after the game."""
    if (person, line.person) in live.mutes:
        return False
    if line.channel == TABLE_CHANNEL or live.table.status in (LOBBY, OVER):
        return True
    return not live.table.seats_of(person)
