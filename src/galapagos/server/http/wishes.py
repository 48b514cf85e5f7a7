"""What a browser may wish for at a table, message by message."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from galapagos.analysis.follows import soon_better
from galapagos.analysis.lines import along
from galapagos.games import kit_of
from galapagos.games.show import listed, reasons_view, said
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.errors import ILLEGAL, STALE, Refused
from galapagos.server.people.limits import is_number
from galapagos.server.show import table_info
from galapagos.server.show.preview import preview
from galapagos.server.table import decide
from galapagos.server.table.engine import Decision
from galapagos.server.table.host import Opening, SeatWish
from galapagos.server.table.journal import Clock, Settings
from galapagos.server.table.table import Table
from galapagos.text.advice import compared_text, is_better
from galapagos.text.catalogue import capital
from galapagos.text.people import People
from galapagos.wire import messages as wire
from galapagos.wire.analysis import ActionTold
from galapagos.wire.play import ReasonView

if TYPE_CHECKING:
    from galapagos.server.http.socket import Seatmate

Grant = Callable[[Any], Awaitable[None]]
_DECISIONS: dict[type[object], Callable[[Any], Decision]] = {
    wire.SetStanding: lambda m: partial(decide.set_standing, seat=m.seat, answers=m.answers),
    wire.Kick: lambda m: partial(decide.kick, seat=m.seat),
    wire.SeatBot: lambda m: partial(
        decide.seat_bot, seat=m.seat, level=m.level, character=m.character
    ),
    wire.SeatHere: lambda m: partial(decide.seat_here, seat=m.seat, name=m.name),
    wire.Start: lambda m: decide.start,
    wire.Bind: lambda m: partial(decide.bind, seed_hash=m.hash),
    wire.Reveal: lambda m: partial(decide.reveal, seed=m.seed),
    wire.ResumeSeat: lambda m: decide.come_back,
    wire.Leave: lambda m: decide.leave,
    wire.Resign: lambda m: decide.resign,
}
"""What is decided at the table as the message says it; everything else has a method of its own."""


class Wishes:
    """Grants the wishes of one browser, or raises `Refused`."""

    def __init__(self, mate: "Seatmate") -> None:
        self._mate = mate
        self._host = mate.house.host
        self._code = mate.code
        self._grants: dict[type[object], Grant] = {
            wire.Act: self._act,
            wire.Preview: self._preview,
            wire.Legal: self._legal,
            wire.Undo: self._undo,
            wire.Ask: self._ask,
            wire.Answer: self._answer,
            wire.Hint: self._hint,
            wire.Why: self._why,
            wire.Sit: self._sit,
            wire.Stand: self._stand,
            wire.Configure: self._configure,
            wire.Rename: self._rename,
            wire.Rematch: self._rematch,
            wire.Chat: self._chat,
            wire.Mute: self._mute,
        }

    async def grant(self, message: wire.ClientMessage) -> None:
        decision = _DECISIONS.get(type(message))
        if decision is None:
            await self._grants[type(message)](message)
        else:
            await self._decide(message, decision(message))

    @property
    def _person(self) -> str:
        return self._mate.person.id

    def _accept(self, wish: str, serial: int | None = None) -> None:
        """Say yes; ``serial`` is the place in the journal that the wish led to, if it did."""
        table = self._mate.table_or_none()
        number = self._mate.serial
        if table is not None and serial is not None:
            number = table.numbers(self._mate.viewer(table)).shown(serial)
        self._mate.send(wire.Accepted(wish, number))

    async def _decide(self, message: Any, decision: Decision) -> None:
        serial = await self._host.wish(self._code, self._person, message.id, decision)
        self._accept(message.id, serial)

    async def _seen(self, number: int) -> int:
        """Return the last place in the journal that looks to this viewer as what he has seen."""
        table = await self._host.look(self._code)
        return table.numbers(self._mate.viewer(table)).last_place(number)

    async def _own_view(self, seat: int) -> tuple[Table, People]:
        """Return the table as it is told to a seat; raise `Refused` unless that is one's own in a
        game that has begun."""
        table = await self._host.look(self._code)
        if not table.has_begun:
            raise Refused("not_playing")
        decide.check_own(table, self._person, seat)
        return table, table_info.people_at(table, seat, self._mate.language)

    # --- the game ----------------------------------------------------------------------------

    async def _act(self, message: wire.Act) -> None:
        mate = self._mate
        seen = await self._seen(message.serial)
        decision = partial(decide.act, seat=message.seat, text=message.action, serial=seen)
        try:
            await self._decide(message, decision)
        except Refused as refused:
            table = await self._host.look(self._code)
            mate.refuse(message.id, refused, self._reasons(table, refused, message.seat))
            if refused.code == STALE:
                mate.welcome(table)

    def _reasons(self, table: Table, refused: Refused, seat: int) -> list[ReasonView]:
        """Return every obstacle in words."""
        if refused.code != ILLEGAL:
            return []
        people = table_info.people_at(table, seat, self._mate.language)
        return reasons_view(table.show, table.play.game, people, refused.action, refused.reasons)

    async def _preview(self, message: wire.Preview) -> None:
        table, people = await self._own_view(message.seat)
        self._mate.send(preview(table.show, table.codec, table.play.game, people, message))

    async def _legal(self, message: wire.Legal) -> None:
        table, people = await self._own_view(message.seat)
        actions, complete = listed(
            table.show, table.play.game, people, message.kinds, message.limit
        )
        self._mate.send(wire.Actions(message.id, message.seat, actions, complete))

    async def _undo(self, message: wire.Undo) -> None:
        table = await self._host.look(self._code)
        seat = self._mate.viewer(table)
        if seat == SPECTATOR:
            raise Refused("not_your_seat")
        seen = await self._seen(message.serial)
        await self._decide(message, partial(decide.undo, seat=seat, serial=seen))

    async def _ask(self, message: wire.Ask) -> None:
        if message.what == "resume":
            await self._decide(message, decide.resume)
            return
        table = await self._host.look(self._code)
        seat = self._mate.viewer(table)
        await self._host.ask(self._code, self._person, message.what, seat, message.id)
        self._accept(message.id)

    async def _answer(self, message: wire.Answer) -> None:
        if not is_number(message.ask):
            raise Refused("no_ask")
        number = int(message.ask)
        await self._host.answer_ask(
            self._code, self._person, number, yes=message.yes, wish=message.id
        )
        self._accept(message.id)

    async def _hint(self, message: wire.Hint) -> None:
        answer = await self._host.hint(self._code, self._person, message.seat)
        table = await self._host.look(self._code)
        show = table.show
        view = table.play.game.view(message.seat)
        people = table_info.people_at(table, message.seat, self._mate.language)
        try:
            action = show.action(view, table.codec.parse_action(view, answer.action), people)
            # What the bot has not tried it cannot compare.
            tried = answer.lines[1][0] if answer.next_tried else ""
            other = tried and show.action(view, table.codec.parse_action(view, tried), people)
        except BadData:
            raise Refused(STALE) from None  # the game went on while the bot thought
        known = {risk.key for risk in action.risks}
        harms = [risk.text for risk in other.risks if risk.key not in known] if other else []
        why = compared_text(
            people.words, answer.values, said(other) if other else "", harms[0] if harms else ""
        )
        # What is about as good is gained by it too: then only doing nothing can be compared.
        beside = tried if is_better(answer.values) else ""
        reasons = [why]
        if not (harms and beside):  # what is avoided says enough
            reasons += await to_thread(_gain, table, view, people, answer.action, beside)
        line = _line(table, view, answer.way, people)
        self._mate.send(wire.Hinted(message.id, action, "apex", reasons, line))

    async def _why(self, message: wire.Why) -> None:
        table = await self._host.look(self._code)
        if not table.has_begun:
            raise Refused("no_event")
        mate = self._mate
        self._mate.send(
            mate.house.stage.explained(
                table, mate.viewer(table), mate.language, message.id, message.event
            )
        )

    # --- before the game ---------------------------------------------------------------------

    async def _sit(self, message: wire.Sit) -> None:
        name = self._mate.person.name
        await self._decide(message, partial(decide.sit, name=name, seat=message.seat))

    async def _stand(self, message: wire.Stand) -> None:
        table = await self._host.look(self._code)
        own = table.seats_of(self._person)
        if message.seat in own and table.seats[message.seat].kind == "here":
            await self._decide(message, partial(decide.kick, seat=message.seat))
        else:
            await self._decide(message, decide.stand)

    async def _configure(self, message: wire.Configure) -> None:
        table = await self._host.look(self._code)
        serial = await self._host.configure(
            self._code, self._person, message.id, changed_opening(table, message)
        )
        self._accept(message.id, serial)

    async def _rename(self, message: wire.Rename) -> None:
        table = await self._host.look(self._code)
        own = table.seats_of(self._person)
        seat = message.seat if message.seat >= 0 else (own[0] if own else SPECTATOR)
        await self._decide(message, partial(decide.rename, seat=seat, name=message.name))

    async def _rematch(self, message: wire.Rematch) -> None:
        await self._host.rematch(self._code, self._person, message.id, message.hash or "")
        self._accept(message.id)

    # --- people ------------------------------------------------------------------------------

    async def _chat(self, message: wire.Chat) -> None:
        name = self._mate.person.name
        await self._host.chat(self._code, self._person, name, message.text, message.id)
        self._accept(message.id)

    async def _mute(self, message: wire.Mute) -> None:
        await self._host.mute(
            self._code, self._person, await self._tagged(message.person), on=message.on
        )
        self._accept(message.id)
        table = await self._host.look(self._code)
        self._mate.tell_table(table)

    async def _tagged(self, tag: str) -> str:
        """Return the person at this table whom a tag stands for."""
        table = await self._host.look(self._code)
        spoken = await self._host.said(self._code, self._person)
        people = {*table.people(), *self._host.present(self._code), *(x.person for x in spoken)}
        for person in sorted(people):
            if self._mate.tag(person) == tag:
                return person
        raise Refused("not_found")


def changed_opening(table: Table, change: wire.Configure) -> Opening:
    """Return the table as it would be opened with some things changed."""
    switches = dict(table_info.options_of(table) if change.options is None else change.options)
    players = len(table.seats) if change.players is None else change.players
    if not 2 <= players <= 8:
        raise Refused("bad_settings", "expected 2 to 8 players")
    mode = table_info.mode_of(table) if change.mode is None else change.mode
    if change.players is not None and change.mode is None:
        mode = ""  # the usual mode for so many
    old = table.settings
    settings = Settings(
        public=old.public if change.public is None else change.public,
        spectators=old.spectators if change.spectators is None else change.spectators,
        hints=old.hints if change.hints is None else change.hints,
        clock=old.clock if change.clock is None else clock_of(change.clock),
    )
    return Opening(
        table.game_key,
        [SeatWish("open")] * players,
        mode,
        switches,
        table.cards if change.cards is None else change.cards,
        settings,
    )


def clock_of(setting: wire.ClockSetting) -> Clock:
    return Clock(setting.kind, setting.seconds, setting.increment, setting.reaction, setting.grace)


def _gain(table: Table, view: Game, people: People, text: str, other: str) -> list[str]:
    """Return what an action brings soon beside another one, or beside a pass if there is none;
    nothing where that does not speak for it."""
    best = table.codec.parse_action(view, text)
    is_pass = kit_of(view).is_pass
    passes = [one for one in view.legal_list(people.viewer) if is_pass(one)]
    compared = [table.codec.parse_action(view, other)] if other else passes
    if not compared or is_pass(best):
        return []
    found = soon_better(view, people.viewer, best, compared[0])
    if found is None:
        return []
    gained, others = (people.counted(dict(enumerate(one))) for one in (found.points, found.other))
    key = "hint-soon" if other else "hint-soon_pass"
    return [people.words.say(key, best=gained, points=others)]


def _line(
    table: Table, view: Game, way: Sequence[tuple[int, int]], people: People
) -> list[ActionTold]:
    """Return what a bot expects to follow, in words, in one guess of what the viewer cannot see."""
    *tables, _ = along(view, way)  # the last table has nothing after it
    return [
        ActionTold(
            seat,
            table.codec.action_text(view, action),
            capital(table.show.phrase(one.view(seat), action, people)),
        )
        for one, (seat, action) in zip(tables, way, strict=False)
    ]
