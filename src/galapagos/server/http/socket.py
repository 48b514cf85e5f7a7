"""A browser at a table: its messages become wishes to the host, and what happens becomes messages.

One task reads, one writes; everything between happens on the event loop, in the order of the
journal. A browser that cannot keep up is let go: it comes back and gets the whole state.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from time import monotonic

import msgspec
from msgspec.structs import replace
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.errors import NOT_SAVED, READ_ONLY, Elsewhere, Refused, StoreError
from galapagos.server.http.parts import House
from galapagos.server.http.wishes import Wishes
from galapagos.server.people import limits
from galapagos.server.people.bot_names import name_in
from galapagos.server.people.quotas import Place
from galapagos.server.show import table_info
from galapagos.server.store.store import ChatLine, Person
from galapagos.server.table import journal
from galapagos.server.table.in_memory import Ask, Change, Connection
from galapagos.server.table.journal import AnyEntry
from galapagos.server.table.position_limits import shortened
from galapagos.server.table.table import Table
from galapagos.text.catalogue import Words, words_for
from galapagos.text.faults import faults_in
from galapagos.text.languages import LANGUAGES
from galapagos.wire import messages as wire
from galapagos.wire.play import ReasonView

GONE, TOO_SLOW, NO_TABLE = 4001, 4002, 4004
"""Why the server closes a socket: nothing to come back for, come back, no such table."""
_MOST_WAITING = 256
_CHAT_KEPT = 100
_GAME_ENTRIES = (journal.Acted,)
_WHOLE_ENTRIES = (journal.Started, journal.Undone)

_log = logging.getLogger("galapagos.socket")
_decoder = msgspec.json.Decoder(wire.ClientMessage)
_encoder = msgspec.json.Encoder()


class Seatmate:
    """One browser at one table; a `Subscriber` of the host."""

    def __init__(
        self, house: House, socket: WebSocket, person: Person, code: str, place: Place
    ) -> None:
        self.house = house
        self.place = place
        self.person = person
        self.code = code
        self.language = "en"
        self.connection: Connection | None = None
        self.serial = 0
        """The last entry this browser was told of, as its viewer counts them."""
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING)
        self._is_stale = False
        """Whether who is here has changed since the browser was told."""
        self._wishes = Wishes(self)
        self._said: deque[ChatLine] = deque(maxlen=_CHAT_KEPT)
        """What was said at the table, as far as this person may hear it."""
        self._hello_until = 0.0
        """When the first hello must have come, by the clock of the event loop."""
        self._is_greeted = False
        """Whether the first answer was sent: what happens before is part of it."""

    # --- the two tasks -----------------------------------------------------------------------

    async def run(self) -> None:
        """Serve until one side leaves."""
        await self._socket.accept()
        seconds = self.house.quotas.limits.hello_seconds
        self._hello_until = asyncio.get_running_loop().time() + seconds
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            if self.connection is not None:
                self.house.host.disconnect(self.connection)
            self._post(None)
            await writer

    async def _read(self) -> None:
        while True:
            message = await self._next_message()
            if message is None:
                return
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or ""
            if len(raw) > limits.MAX_MESSAGE:
                self.goodbye("too_long", GONE)
                return
            await self._hear(raw)

    async def _next_message(self) -> Message | None:
        """Return the next message; None if a newcomer says no hello in time."""
        if self.connection is not None:
            return await self._socket.receive()
        try:
            async with asyncio.timeout_at(self._hello_until):
                return await self._socket.receive()
        except TimeoutError:
            self.house.keeper.turn_away("hello_seconds")
            await self._drop(GONE)
            return None

    async def _hear(self, raw: str | bytes) -> None:
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            bad = Refused("bad_message", str(error)[:200])
            is_slow = self._may_send(self.house.host.rates.intents)
            self.refuse(_id_in(raw), bad if is_slow else Refused("rate"))
            return
        self.house.metrics.heard(type(message).__name__)
        wish = getattr(message, "id", "")
        began = monotonic()
        if not self._may_send(self._buckets(message), _weight(message)):
            if isinstance(message, wire.Hello):
                self.goodbye("rate", TOO_SLOW)  # nothing can be asked without one: come back later
            else:
                self.refuse(wish, Refused("rate"))
            return
        try:
            await self._answer(message)
        except Elsewhere:
            await self._drop(TOO_SLOW)  # it comes back, and finds the worker that has the table
        except Refused as refused:
            self.refuse(wish, refused)
        except StoreError as error:
            _log.error("table %s: %s", self.code, error)
            self.refuse(wish, Refused(NOT_SAVED))
        except Exception:  # a bug of ours: said and logged, but the visit goes on
            _log.exception("table %s: %s failed", self.code, type(message).__name__)
            self.refuse(wish, Refused("broken"))
        self.house.metrics.answered(monotonic() - began)

    def _may_send(self, buckets: limits.Buckets, weight: float = 1.0) -> bool:
        """Whether a message is within the shares of who sends it and of where they are."""
        quotas, now = self.house.quotas, monotonic()
        if not buckets.take(self.person.id, now):
            return False
        if quotas.has(quotas.messages, self.place, now, weight):
            return True
        self.house.keeper.turn_away("messages")
        return False

    def _buckets(self, message: wire.ClientMessage) -> limits.Buckets:
        """Return how often a person may send such a message."""
        rates = self.house.host.rates
        if isinstance(message, wire.Preview):
            return rates.previews
        if isinstance(message, wire.Hello):
            return rates.hellos
        return rates.pings if isinstance(message, wire.Ping) else rates.intents

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.send(wire.Pong(message.at))
        elif self.connection is None:
            raise Refused("bad_message", "hello comes first")
        elif isinstance(message, wire.SetLanguage):
            self.language = _known_language(message.language)
            self.welcome(await self.house.host.look(self.code))
        elif isinstance(message, wire.AsSeat):
            self.connection.as_seat = message.seat
            self.welcome(await self.house.host.look(self.code))
        else:
            await self._wishes.grant(message)

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            if message is None:
                return
            try:
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
            except (WebSocketDisconnect, RuntimeError, OSError):
                return

    # --- telling -----------------------------------------------------------------------------

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message; none is longer than a browser and the server can bear."""
        self._send_encoded(self._encoded(message))

    def _encoded(self, message: wire.ServerMessage) -> bytes:
        """Return a message as it travels, without what it may lack if it is too long."""
        encoded, most = _encoder.encode(message), self.house.quotas.limits.message_bytes
        if len(encoded) > most and isinstance(message, wire.Welcome | wire.Update):
            play = message.play
            encoded = _encoder.encode(replace(message, play=play and shortened(play)))
        return encoded

    def _send_encoded(self, encoded: bytes) -> None:
        if len(encoded) > self.house.quotas.limits.message_bytes:
            _log.error("table %s: a message of %s bytes", self.code, len(encoded))
            self.goodbye("too_long", GONE)
            return
        self._post(encoded)

    def _post(self, message: bytes | None) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)
            asyncio.get_running_loop().create_task(self._drop(TOO_SLOW))

    async def _drop(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except RuntimeError:
            return  # it was closed by the other side meanwhile

    def goodbye(self, code: str, number: int) -> None:
        """Say why, and close."""
        self.send(wire.Bye(code, self.words().tell(f"refused-{code}")))
        self._post(None)
        asyncio.get_running_loop().create_task(self._close_when_told(number))

    async def _close_when_told(self, number: int) -> None:
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        await self._drop(number)

    def tag(self, person: str) -> str:
        """Return what others at this table may call a person by."""
        return self.house.visitors.passports.tag(self.code, person)

    def words(self) -> Words:
        return words_for(self.language)

    def refuse(self, wish: str, refused: Refused, reasons: list[ReasonView] | None = None) -> None:
        """Say no, with every reason."""
        self.house.metrics.refused(refused.code)
        message = "" if reasons else self._refusal_text(self.table_or_none(), refused)
        self.send(wire.Refused(wish, refused.code, message, reasons or [], self.serial))

    def _refusal_text(self, table: Table | None, refused: Refused) -> str:
        words = self.words()
        key = f"refused-{refused.code}"
        seat = refused.seat
        is_there = table is not None and 0 <= seat < len(table.seats)
        name = name_in(table.seats[seat], self.language) if table and is_there else ""
        if refused.code == "undo":
            key = f"undo-{refused.what}"
        if key not in words:
            key = "refused-other"
        what = faults_in(self.language).retold(refused.what)
        return words.tell(key, what=what, seat=name)

    # --- state -------------------------------------------------------------------------------

    def table_or_none(self) -> Table | None:
        live = self.house.host.tables.get(self.code)
        return live.table if live is not None else None

    def viewer(self, table: Table) -> int:
        return self.connection.viewer(table) if self.connection else SPECTATOR

    async def _hello(self, message: wire.Hello) -> None:
        self.language = _known_language(message.language)
        host = self.house.host
        if self.connection is None:
            self.connection = await host.connect(
                self.code, self.person.id, self, message.as_seat, self.place
            )
        elif message.as_seat is not None:
            self.connection.as_seat = message.as_seat
        said = await host.said(self.code, self.person.id)
        known = {(line.at, line.person, line.text) for line in said}
        meanwhile = [one for one in self._said if (one.at, one.person, one.text) not in known]
        self._said = deque([*said, *meanwhile], _CHAT_KEPT)
        table = await host.look(self.code)
        self._is_greeted = True  # from here on nothing is awaited: no change is lost or doubled
        self.welcome(table)

    def welcome(self, table: Table) -> None:
        """Send everything."""
        viewer = self.viewer(table)
        self.serial = table.numbers(viewer).shown(table.serial)
        self.send(
            wire.Welcome(
                table=self._info(table),
                you=self._you(table),
                serial=self.serial,
                play=self.house.stage.play(table, viewer, self.language, 0),
                undo=self.house.stage.undo(table, viewer, self.language),
                clocks=table_info.clocks_view(table, self.house.host.clock.now()),
                chat=[table_info.chat_line(table, line, self.tag) for line in self._said],
                taken_back=self._taken_back(table, viewer),
            )
        )
        ask = self.house.host.asking(self.code)
        if ask is not None and table.seats_of(self.person.id):
            self.asked(ask)

    def _info(self, table: Table) -> wire.TableInfo:
        present = self.house.host.present(self.code)
        watching = len(present.difference(table.people()))
        left = self.house.host.grace_left(self.code)
        around_it = table_info.Surroundings(present, watching, left, self.language)
        return table_info.table_info(table, around_it, self.person.id, self.tag)

    def _you(self, table: Table) -> wire.You:
        live = self.house.host.tables[self.code]
        viewer = self.viewer(table)
        return table_info.you(table, self.person.id, self.person.name, viewer, live.mutes, self.tag)

    def _taken_back(self, table: Table, viewer: int) -> list[wire.TakenBack]:
        return [
            table_info.taken_back_view(table, took, viewer, self.language)
            for took in table.taken_back
        ]

    # --- what the host tells -----------------------------------------------------------------

    def changed(self, table: Table, change: Change) -> None:
        if not self._is_greeted:
            return
        viewer = self.viewer(table)
        told = [entry for entry in change.entries if table.is_told(entry.serial, viewer)]
        if not change.entries or any(isinstance(entry, _WHOLE_ENTRIES) for entry in told):
            self.welcome(table)
            return
        if not told:
            return  # somebody drafts: nobody else may know
        self.serial = table.numbers(viewer).shown(table.serial)
        if any(isinstance(entry, _GAME_ENTRIES) for entry in told):
            self._tell_update(table, viewer, change.before)
        if _changes_table(told) or table.status == "over":
            self.tell_table(table)

    def _tell_update(self, table: Table, viewer: int, before: int) -> None:
        """Tell how the game went on after an entry; all who see the same get the same bytes."""
        stage, language = self.house.stage, self.language
        since = table.play.steps[table.play.at(before)].events

        def update() -> bytes:
            play = stage.play(table, viewer, language, since)
            assert play is not None
            undo = stage.undo(table, viewer, language)
            clocks = table_info.clocks_view(table, self.house.host.clock.now())
            return self._encoded(wire.Update(self.serial, play, undo, clocks))

        self._send_encoded(stage.told_once(table, (viewer, language, since), update))

    def tell_table(self, table: Table) -> None:
        self._is_stale = False
        if table.trouble and not table.status:
            self.refuse("", Refused(READ_ONLY, table.trouble))
            return
        clocks = table_info.clocks_view(table, self.house.host.clock.now())
        self.send(wire.TableChanged(self._info(table), self._you(table), clocks))

    def came_or_went(self, table: Table) -> None:
        """Presence changes often and matters little: told once per moment."""
        if not self._is_stale and self._is_greeted:
            self._is_stale = True
            asyncio.get_running_loop().call_later(0.2, self._tell_presence)

    def _tell_presence(self) -> None:
        table = self.table_or_none()
        if self._is_stale and table is not None:
            self.tell_table(table)

    def chatted(self, line: ChatLine) -> None:
        self._said.append(line)
        table = self.table_or_none()
        if table is not None and self._is_greeted:
            self.send(wire.Chatted(table_info.chat_line(table, line, self.tag)))

    def asked(self, ask: Ask) -> None:
        table = self.table_or_none()
        if table is not None and self._is_greeted:
            self.send(table_info.asked(table, ask, self.person.id, self.words()))

    def closed(self, why: str) -> None:
        if why == "no_spectators":
            self.goodbye(why, GONE)
        else:
            self.goodbye("restarting", TOO_SLOW)


def _changes_table(entries: Sequence[AnyEntry]) -> bool:
    return any(not isinstance(entry, _GAME_ENTRIES) for entry in entries)


def _weight(message: wire.ClientMessage) -> float:
    """Return how much a message is of what a network may send."""
    if isinstance(message, wire.Hello | wire.SetLanguage | wire.AsSeat):
        return limits.HELLO_WEIGHS
    return limits.PING_WEIGHS if isinstance(message, wire.Ping) else 1.0


def _known_language(language: str) -> str:
    return language if language in LANGUAGES else "en"


def _id_in(raw: str | bytes) -> str:
    """Return the id of a message that cannot be read otherwise, so that its sender is answered."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return ""
    wish = found.get("id") if isinstance(found, dict) else None
    return wish[: limits.MAX_WISH] if isinstance(wish, str) else ""
