"""Looking back at games over HTTP: steps, moments, positions, causes, and playing on."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from galapagos.server.errors import Refused
from galapagos.server.http.parts import House, Known, Read, language_asked, place
from galapagos.server.show.analyses import Analyses
from galapagos.server.show.review import OPEN, Eyes, Film, Films, choices, eyes
from galapagos.server.show.table_info import Surroundings, table_info
from galapagos.server.store.store import Person
from galapagos.server.table import decide
from galapagos.server.table.host import Opening, SeatWish
from galapagos.server.table.journal import Settings
from galapagos.server.table.table import OVER, Table
from galapagos.wire import http
from galapagos.wire.review import GoOn

Find = Callable[[Request], Awaitable[str]]
"""Returns the code of the table that an address names."""
_WISH = "go-on"


class ReviewRoutes:
    """The routes of one server for looking back."""

    def __init__(self, house: House, find: Find, read: Read) -> None:
        self._house = house
        self._find = find
        self._read = read
        self._films = Films()
        self._analyses = Analyses(house.host.pool, house.host.store)

    def all(self, known: Known) -> list[Route]:
        table = "/api/tables/{code}"
        return [
            Route(f"{table}/review", known(self._review), methods=["GET"]),
            Route(f"{table}/at/{{step:int}}", known(self._at), methods=["GET"]),
            Route(f"{table}/at/{{step:int}}/position", known(self._position), methods=["GET"]),
            Route(f"{table}/why/{{event:int}}", known(self._why), methods=["GET"]),
            Route(f"{table}/analysis", known(self._analysis), methods=["GET"]),
            Route(f"{table}/analysis", known(self._analyse), methods=["POST"]),
            Route(
                f"{table}/at/{{step:int}}/better/{{count:int}}",
                known(self._better),
                methods=["GET"],
            ),
            Route(f"{table}/at/{{step:int}}/what-if", known(self._what_if), methods=["GET"]),
            Route(f"{table}/what-if", known(self._what_if), methods=["GET"]),
            Route(f"{table}/continue", known(self._go_on), methods=["POST"]),
        ]

    async def _looked(self, request: Request, person: Person) -> tuple[Table, Eyes, Film]:
        """Return a table, whose eyes it is seen through, and its film as of now."""
        table = await self._house.host.look(await self._find(request))
        if table.trouble and not table.has_begun:
            raise Refused("read_only", table.trouble)
        seen = eyes(table, person.id, request.query_params.get("seat", ""))
        return table, seen, self._films.of(table)

    async def _review(self, request: Request, person: Person) -> msgspec.Struct:
        table, seen, film = await self._looked(request, person)
        present = self._house.host.present(table.code)
        tag = partial(self._house.visitors.passports.tag, table.code)
        around = Surroundings(present, 0, {}, language_asked(request))
        info = table_info(table, around, person.id, tag)
        allowed = choices(table, person.id)
        return await to_thread(film.review, seen, allowed, info, language_asked(request))

    async def _at(self, request: Request, person: Person) -> msgspec.Struct:
        _, seen, film = await self._looked(request, person)
        step = request.path_params["step"]
        return await to_thread(film.play, seen, step, language_asked(request))

    async def _position(self, request: Request, person: Person) -> Response:
        _, seen, film = await self._looked(request, person)
        is_whole = seen.is_over and request.query_params.get("whole") == "yes"
        told = film.whole_position if is_whole else film.position
        text = await to_thread(told, seen, request.path_params["step"])
        return Response(text, media_type="text/plain; charset=utf-8")

    async def _why(self, request: Request, person: Person) -> msgspec.Struct:
        _, seen, film = await self._looked(request, person)
        event = request.path_params["event"]
        return await to_thread(film.why, seen, event, language_asked(request))

    async def _finished(self, request: Request, person: Person) -> tuple[Table, Eyes, Film]:
        """Return the same of a game that is over: of a running one nothing may be analysed."""
        table, seen, film = await self._looked(request, person)
        if not seen.is_over:
            raise Refused("running")
        return table, seen, film

    async def _analysis(self, request: Request, person: Person) -> msgspec.Struct:
        table, seen, film = await self._finished(request, person)
        people = film.people(seen, language_asked(request))
        return await self._analyses.state(table, seen, people)

    async def _analyse(self, request: Request, person: Person) -> msgspec.Struct:
        """Begin an analysis, for whoever asks first."""
        table, seen, film = await self._finished(request, person)
        cards = self._house.host.codecs.path(table.game_key, table.cards)
        self._analyses.begin(table, cards, place(request).network)
        people = film.people(seen, language_asked(request))
        return await self._analyses.state(table, seen, people)

    async def _better(self, request: Request, person: Person) -> msgspec.Struct:
        """Show the table along the better line of a decision."""
        table, seen, film = await self._finished(request, person)
        place_of_step = seen.step(request.path_params["step"])
        found = await self._analyses.found(table)
        decisions = [] if found is None else found.decisions
        one = next((one for one in decisions if one.step == place_of_step), None)
        if one is None or one.judgement is None:
            raise Refused("no_step")
        line = one.judgement.best.line[: request.path_params["count"]]
        language = language_asked(request)
        return await to_thread(film.better, one.seat, place_of_step, line, language)

    async def _what_if(self, request: Request, person: Person) -> msgspec.Struct:
        """Tell what may follow each action of a decision: of a finished game, or of one's own game
        against bots with hints. The step after the last, or none, is the decision that is owed
        now."""
        self._house.host.rates.what_ifs.check(person.id, monotonic())
        table, seen, film = await self._looked(request, person)
        if not seen.is_over:
            self._check_helped(table, person)
        step = request.path_params.get("step", len(seen.steps))
        return await to_thread(film.what_if, seen, step, language_asked(request))

    def _check_helped(self, table: Table, person: Person) -> None:
        """Refuse help in a running game that forbids it, or that is played against people."""
        own = table.seats_of(person.id)
        others = [seat.kind for number, seat in enumerate(table.seats) if number not in own]
        if not table.settings.hints or len(own) != 1 or set(others) - {"bot"}:
            raise Refused("no_hints")

    async def _go_on(self, request: Request, person: Person) -> msgspec.Struct:
        """Open a table that begins at a step of a finished game, and start it."""
        wish = await self._read(request, GoOn)
        table = await self._house.host.look(await self._find(request))
        if table.status != OVER or not table.has_begun:
            raise Refused("running")
        if wish.seat >= len(table.seats):
            raise Refused("no_seat")
        seen, film = eyes(table, person.id, wish.seen or OPEN), self._films.of(table)
        position = await to_thread(film.whole_position, seen, wish.step)
        seats = [
            SeatWish("me") if seat == wish.seat else SeatWish("bot", wish.level)
            for seat in range(len(table.seats))
        ]
        settings = Settings(spectators=True, hints=True)
        opening = Opening(
            table.game_key, seats, cards=table.cards, settings=settings, position=position
        )
        host = self._house.host
        code = await host.open(person.id, person.name, opening, place(request))
        await host.wish(code, person.id, _WISH, decide.start)
        return http.Opened(code)
