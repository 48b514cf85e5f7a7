"""All tables of a server and everything people can wish for there. Knows nothing of messages.

Every wish of a person carries an id of their own: repeated, it has no second effect. A wish that is
not granted raises `Refused`. What happened is told to `Subscriber`s, never returned.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from secrets import choice
from time import monotonic
from typing import Literal

from msgspec.structs import replace

from galapagos import __version__
from galapagos.games.show import show_for
from galapagos.kernel.errors import BadData
from galapagos.records.beginning import begin_from
from galapagos.server.errors import LIMIT, Conflict, Refused
from galapagos.server.people import limits
from galapagos.server.people.bot_workers import HINT, BotAnswer
from galapagos.server.people.limits import clean_clock, clean_name
from galapagos.server.people.presence import Gathering
from galapagos.server.people.public_tables import LOOKED_AT, PublicTables, listed
from galapagos.server.people.quotas import NOWHERE, Place
from galapagos.server.store.store import Found, NewTable, Query
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.engine import Decision
from galapagos.server.table.in_memory import Live
from galapagos.server.table.journal import Configured, Opened, Seat, Settings
from galapagos.server.table.position_limits import check_weight
from galapagos.server.table.secret import BY_SEEDS, commitment_of, new_secret
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: what looks alike is read alike. 5 bits a character."""
CODE_LENGTH, LINK_LENGTH = 6, 10
_ALIKE = str.maketrans("OIL", "011")
_NAME_TRIES = 3
"""A random code may be taken already; not three in a row."""
_HINT_BOT = "apex"


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit somewhere when a table is opened."""

    kind: Literal["me", "open", "bot", "here"]
    level: str = ""
    name: str = ""
    character: str = ""
    """Of a bot; it is dealt one if none is wished."""


@dataclass(frozen=True)
class Opening:
    """The table somebody wants to open."""

    game: str
    seats: Sequence[SeatWish]
    mode: str = ""
    switches: Mapping[str, str] = field(default_factory=dict)
    cards: str = ""
    settings: Settings = field(default_factory=Settings)
    position: str = ""
    """A position to begin from, with its own mode and switches; empty: cards are dealt."""


def normal_code(text: str) -> str:
    """Return a code or link as it is kept, however somebody typed it."""
    kept = (character for character in text.upper() if character.isalnum())
    return "".join(kept).translate(_ALIKE)


class Host(Gathering):
    """What the sockets and routes call. All methods run on the event loop."""

    @cached_property
    def attended_elsewhere(self) -> dict[int, frozenset[str]]:
        """Public tables with somebody there, at other workers by their numbers."""
        return {}

    def attended(self) -> list[str]:
        """Return the public tables in memory with somebody there."""
        tables = self.tables.items()
        return [code for code, live in tables if live.connections and live.table.settings.public]

    @cached_property
    def public(self) -> PublicTables:
        return PublicTables(self.quotas, self._may_be_public)

    def _may_be_public(self, code: str) -> bool:
        live = self.tables.get(code)
        return live is None or (live.table.settings.public and live.table.status != OVER)

    # --- looking -----------------------------------------------------------------------------

    async def find(self, text: str) -> str | None:
        """Return the code of the table that a typed code or a link names."""
        name = normal_code(text)
        if len(name) not in (CODE_LENGTH, LINK_LENGTH):
            return None
        return await asyncio.to_thread(self.store.find, name)

    async def look(self, code: str) -> Table:
        """Return a table to look at, not to change; raise `Refused` if there is none."""
        return (await self.live(code)).table

    async def listed(self, code: str) -> Found | None:
        """Return how a table is listed, without loading it."""
        found = await asyncio.to_thread(self.store.tables, Query(code=code))
        return found[0] if found else None

    async def lobby(self) -> list[Found]:
        """Return the public tables that wait or play, those with people first."""
        query = Query(is_public=True, status=(LOBBY, PLAYING, PAUSED), most=LOOKED_AT)
        found = await asyncio.to_thread(self.store.tables, query)
        elsewhere = set().union(*self.attended_elsewhere.values())
        return listed(found, lambda code: code in elsewhere or bool(self.present(code)))

    async def mine(self, person: str) -> list[Found]:
        """Return the tables of a person: those that wait for them first, finished ones last."""
        found = await asyncio.to_thread(self.store.tables, Query(person=person))
        return sorted(
            found,
            key=lambda table: (
                person not in table.listing.waiting,
                table.listing.status == OVER,
                -table.listing.updated,
            ),
        )

    async def finished(self, code: str) -> Table:
        """Return the table of a finished game, to look at; raise `Refused` while it runs."""
        table = await self.look(code)
        decide.check_usable(table)
        if table.status != OVER or not table.has_begun:
            raise Refused("running")
        return table

    # --- opening -----------------------------------------------------------------------------

    async def open(self, person: str, name: str, opening: Opening, place: Place = NOWHERE) -> str:
        """Open a table for somebody who comes from a place, and return its code."""
        now = monotonic()
        self.rates.openings.check(person, now)
        self.quotas.check(self.quotas.tables, place, now)
        if opening.settings.public:
            self.public.check(place, now)
        await self._check_tables(person)
        seats = _seats(opening.seats, person, name)
        if opening.position:  # which takes its time to be read and weighed
            entry = await asyncio.to_thread(self._opened, person, opening, seats)
        else:
            entry = self._opened(person, opening, seats)
        live = await self._open(entry)
        live.owner = place
        if opening.settings.public:
            self.public.add(place, live.table.code, now)
        return live.table.code

    async def _check_tables(self, person: str) -> None:
        most = self.quotas.limits.person_tables
        query = Query(person=person, status=(LOBBY, PLAYING, PAUSED), most=most + 1)
        if len(await asyncio.to_thread(self.store.tables, query)) >= most:
            raise Refused(LIMIT, f"at most {most} tables that are not over")

    def _opened(self, person: str, opening: Opening, seats: list[Seat]) -> Opened:
        position = ""
        if opening.position:
            game, rules, header, position = self._placed(opening, len(seats))
        else:
            game, rules, header = self._set_up(opening, len(seats))
        return Opened(
            serial=1,
            at=self.clock.now(),
            person=person,
            game=game,
            rules=rules,
            header=header,
            cards=opening.cards,
            seats=seats,
            settings=_settings(opening.settings),
            commitment="",
            program=__version__,
            position=position,
            fair=BY_SEEDS,
        )

    def _placed(self, opening: Opening, seats: int) -> tuple[str, int, dict[str, str], str]:
        """Return what a game that begins from a position is set up from, and the position."""
        if opening.mode or opening.switches:
            raise Refused("bad_position", "mode and options are set by the position")
        try:
            codec = self.codecs.get(opening.game, opening.cards)
            game = begin_from(codec, opening.position)
        except BadData as error:
            raise Refused("bad_position", str(error)) from None
        if game.seats() != seats:
            what = f"the position has {game.seats()} players, the table {seats} seats"
            raise Refused("bad_position", what)
        check_weight(game, show_for(codec, game), self.quotas.limits)
        return codec.key, codec.rules_version, codec.header(game), codec.position_text(game)

    def _set_up(self, opening: Opening, players: int) -> tuple[str, int, dict[str, str]]:
        """Return what a game is set up from; raise `Refused` if that cannot be."""
        try:
            codec = self.codecs.get(opening.game, opening.cards)
            header = codec.header_of(players, opening.switches, opening.mode)
        except BadData as error:
            raise Refused("bad_settings", error.what) from None
        return codec.key, codec.rules_version, header

    async def _open(self, entry: Opened) -> Live:
        """Keep a new table under a secret and names of its own."""
        secret = new_secret()
        entry = replace(entry, commitment=commitment_of(secret))
        for tries_left in reversed(range(_NAME_TRIES)):
            new = NewTable(_random_name(CODE_LENGTH), _random_name(LINK_LENGTH), secret)
            try:
                return await self.keep_new(new, entry)
            except Refused as error:
                if not tries_left or not isinstance(error.__cause__, Conflict):
                    raise
        raise AssertionError("the last try returns or raises")

    async def rematch(self, code: str, person: str, wish: str, seed_hash: str = "") -> str:
        """Open the same table again, once, and return its code. Alone, the game begins at once;
        ``seed_hash`` is what that player's page binds itself to for it."""
        limits.check_wish(wish)
        live = await self.live(code)
        async with live.rematching:
            if not live.table.next:
                await self._rematch(live, person, wish, seed_hash)
        return live.table.next

    async def _rematch(self, live: Live, person: str, wish: str, seed_hash: str) -> None:
        old = live.table
        decide.rematched(Desk(old, 0, person), "")  # refused before anything is opened
        self.rates.openings.check(person, monotonic())
        self.quotas.check(self.quotas.tables, self.owner_of(old), monotonic())
        entry = Opened(
            serial=1,
            at=self.clock.now(),
            person=old.host(),
            game=old.game_key,
            rules=old.codec.rules_version,
            header=old.agreed,
            cards=old.cards,
            seats=list(old.seats),
            settings=old.settings,
            commitment="",
            program=__version__,
            previous=old.code,
            position=old.position,
            fair=BY_SEEDS,
        )
        new = await self._open(entry)
        new.owner = live.owner
        next_code = new.table.code
        await self.change(live, lambda desk: decide.rematched(desk, next_code), (person, wish))
        if len(old.people()) == 1:
            await self.start_alone(next_code, person, wish, seed_hash)

    async def start_alone(self, code: str, person: str, wish: str, seed_hash: str) -> None:
        """Begin a game in which nobody else plays, before its player's page has come; it opens the
        seed that it is bound to, if it is bound to one, when it is there."""
        if seed_hash:
            live = await self.live(code)
            await self.change(live, lambda desk: decide.bind(desk, seed_hash), (person, ""))
        await self.wish(code, person, wish, decide.start)

    # --- before the game ---------------------------------------------------------------------

    async def wish(self, code: str, person: str, wish: str, decision: Decision) -> int:
        """Grant a person's wish, by the id they gave it, and return the place of its entry."""
        limits.check_wish(wish)
        return await self.change(await self.live(code), decision, (person, wish))

    async def configure(self, code: str, person: str, wish: str, opening: Opening) -> int:
        """Change the table before the game; who sits there keeps the seat if there still is one."""
        game, rules, header = self._set_up(opening, len(opening.seats))
        settings = _settings(opening.settings)
        if settings.public:
            place, now = self.owner_of(await self.look(code)), monotonic()
            self.public.check(place, now, code)
            self.public.add(place, code, now)

        def decision(desk: Desk) -> None:
            decide.check_lobby(desk.table)
            decide.check_host(desk)
            if desk.table.beginning is not None and header != desk.table.header:
                raise Refused("bad_settings", "the game comes with its position")
            desk.write(
                Configured,
                game=game,
                rules=rules,
                header=header,
                cards=opening.cards,
                seats=decide.kept_seats(desk.table, len(opening.seats)),
                settings=settings,
            )

        return await self.wish(code, person, wish, decision)

    # --- the game ----------------------------------------------------------------------------

    async def hint(self, code: str, person: str, seat: int) -> BotAnswer:
        """Ask the strongest bot what it would do; only where the table allows it."""
        self.rates.hints.check(person, monotonic())
        table = await self.look(code)
        decide.check_playing(table)
        decide.check_own(table, person, seat)
        if not table.settings.hints:
            raise Refused("no_hints")
        if seat not in table.play.game.seats_to_act():
            raise Refused("not_playing")
        return await self.answer(table, seat, _HINT_BOT, HINT)


def _random_name(length: int) -> str:
    return "".join(choice(ALPHABET) for _ in range(length))


def _settings(settings: Settings) -> Settings:
    clock = clean_clock(settings.clock)
    return Settings(settings.public, settings.spectators, settings.hints, clock)


def _seats(wishes: Sequence[SeatWish], person: str, name: str) -> list[Seat]:
    """Return the seats of a new table."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refused("bad_settings", "a person sits on one seat; others here are hot-seat players")
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(decide.named(seats, _seat(wish, person, name, wishes, seats)))
    return seats


def _seat(
    wish: SeatWish, person: str, name: str, wishes: Sequence[SeatWish], seats: Sequence[Seat]
) -> Seat:
    if wish.kind == "me":
        return Seat("person", person, clean_name(name))
    if wish.kind == "here":
        return Seat("here", person, clean_name(wish.name))
    if wish.kind == "bot":
        people = [name, *(other.name for other in wishes)]
        taken = [*people, *(seat.name for seat in seats)]
        return decide.bot_seat(wish.level, taken, wish.character)
    return Seat()
