"""What is asked over HTTP: people, lists, new tables, pictures, the page itself."""

from asyncio import to_thread
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from galapagos import __version__
from galapagos.games import GAMES, kit_for
from galapagos.games.book import book
from galapagos.kernel.errors import BadData
from galapagos.server.crew.back import FROM_WORKER
from galapagos.server.crew.front import Front
from galapagos.server.crew.line import Question
from galapagos.server.errors import DAMAGED, LIMIT, NOT_SAVED, READ_ONLY, Refused, StoreError
from galapagos.server.http.health import OK
from galapagos.server.http.keep_routes import KeepRoutes
from galapagos.server.http.learn_routes import LearnRoutes, game_of
from galapagos.server.http.openapi import openapi
from galapagos.server.http.page_routes import PageRoutes
from galapagos.server.http.parts import (
    Answering,
    Asked,
    Handler,
    House,
    Printed,
    address_of,
    cookies_of,
    json_answer,
    language_asked,
    language_of,
    place,
)
from galapagos.server.http.review_routes import ReviewRoutes
from galapagos.server.http.security import is_same_origin
from galapagos.server.http.wishes import clock_of
from galapagos.server.people import limits
from galapagos.server.people.cookies import SAFE_COOKIE
from galapagos.server.show.options import characters, game_info
from galapagos.server.show.summary import Summaries
from galapagos.server.show.table_info import lobby_table
from galapagos.server.store.store import Found, Person
from galapagos.server.table.host import Opening, SeatWish
from galapagos.server.table.journal import Settings
from galapagos.server.table.listing import listing_of
from galapagos.server.table.table import LOBBY
from galapagos.text.catalogue import words_for
from galapagos.text.faults import faults_in
from galapagos.text.languages import LANGUAGES
from galapagos.wire import http

_STATUS = {
    "no_table": 404,
    "bad_key": 404,
    "not_found": 404,
    "limit": 429,
    "rate": 429,
    "not_your_seat": 403,
    "wrong_origin": 403,
    NOT_SAVED: 503,
    DAMAGED: 503,
}
_FOR_EVER = "public, max-age=31536000, immutable"
_PASSED_ON = (b"accept-language", b"content-type")
_encoder = msgspec.json.Encoder()


class Routes:
    """The routes of one server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._requests = house.rates["requests"] = limits.Buckets(limits.REQUESTS)
        self._summaries = Summaries()
        self._reviews = ReviewRoutes(house, self.find, self._read)
        self._keeping = KeepRoutes(house, self._read)
        self._learning = LearnRoutes(house, self._read)
        self._pages = PageRoutes(house, self.find)
        codecs = house.host.codecs
        self._cards = {
            (game, key): _encoder.encode(kit_for(game).printed(codecs.get(game, key)))
            for game in GAMES
            for key in ("", *codecs.keys(game))
        }
        self._openapi = _encoder.encode(openapi())

    def all(self) -> list[Route]:
        return [
            Route("/livez", self._lives, methods=["GET"]),
            Route("/readyz", self._health, methods=["GET"]),
            Route("/healthz", self._health, methods=["GET"]),
            Route("/api/openapi.json", self._printed(self._document), methods=["GET"]),
            Route("/api/me", self._api(self._me), methods=["GET"]),
            Route("/api/me", self._api(self._change_me), methods=["POST"]),
            *self._keeping.all(self._api),
            Route("/api/lobby", self._api(self._lobby), methods=["GET"]),
            Route("/api/mine", self._api(self._mine), methods=["GET"]),
            Route("/api/games", self._printed(self._games), methods=["GET"]),
            Route("/api/options/{game}", self._printed(self._options), methods=["GET"]),
            Route("/api/cards/{game}", self._printed(self._card_set), methods=["GET"]),
            Route("/api/rules/{game}", self._printed(self._rules), methods=["GET"]),
            *self._learning.all(self._api),
            Route("/api/tables", self._api(self._open), methods=["POST"]),
            Route("/api/play", self._api(self._play_now), methods=["POST"]),
            Route("/api/tables/{code}", self._api(self._table), methods=["GET"]),
            Route("/api/tables/{code}/record", self._api(self._record), methods=["GET"]),
            Route("/api/tables/{code}/summary", self._api(self._summary), methods=["GET"]),
            *self._reviews.all(self._api),
            Route("/art/{kind}/{name}.svg", self._picture, methods=["GET"]),
            *self._pages.all(),
        ]

    # --- around every question ---------------------------------------------------------------

    def _api(self, answer: Handler) -> Answering:
        """Know who asks; whoever is new gets a name and a cookie."""

        async def answered(request: Request) -> Response:
            passed_on: Person | None = request.scope.get(FROM_WORKER)
            if passed_on is not None:
                return _sent(await answer(request, passed_on))
            visitors = self._house.visitors
            visit = visitors.visit(cookies_of(request))
            known = visit.person
            self._check(request, known)
            person = await visitors.person(known) if known else self._newcomer(request)
            front = await self._front(request)
            if front is None:
                response = _sent(await answer(request, person))
            else:
                response = await self._passed_on(front, request, person)
            secure = request.url.scheme == "https"
            if "set-cookie" in response.headers:
                pass  # the browser is somebody else from now on
            elif known is None:
                # A cookie of our name that cannot be read stays as it is: a server that shares
                # this host, or the next start of this one, may know whom it names.
                name = visit.cookie_name(secure=secure)
                cookie = visitors.cookie(person.id, secure=secure, name=name)
                response.headers["set-cookie"] = cookie
                visitors.is_due(person.id, monotonic())
            elif secure and not any(name.startswith(SAFE_COOKIE) for name in visit.names):
                response.headers["set-cookie"] = visitors.cookie(person.id, secure=True)
            elif visitors.is_due(person.id, monotonic()):
                cookie = visitors.cookie(person.id, secure=secure, name=visit.name)
                response.headers["set-cookie"] = cookie
            return response

        return self._told(answered)

    async def _front(self, request: Request) -> Front | None:
        """Return the line to the worker that has the table of a question; None if it is this one,
        or it is not about a table."""
        if self._house.peers is None or "code" not in request.path_params:
            return None
        return await self._house.owner(await self.find(request))

    async def _passed_on(self, front: Front, request: Request, person: Person) -> Response:
        """Return what the worker answers that has the table."""
        question = Question(
            0,
            person,
            address_of(request),
            request.url.scheme,
            request.method,
            request.scope["path"],
            request.scope["query_string"],
            [(name, value) for name, value in request.headers.raw if name in _PASSED_ON],
            await self._body(request),
        )
        answer = await front.ask(question)
        response = Response(answer.body, answer.status)
        response.raw_headers = answer.headers
        return response

    def _printed(self, answer: Printed) -> Answering:
        """Tell what is the same for everybody. Nobody is met for it: a page asks for it beside
        its first question of who it is, and two cookies at once would be two people."""

        async def answered(request: Request) -> Response:
            self._check(request, self._house.visitors.visit(cookies_of(request)).person)
            return _sent(await answer(request))

        return self._told(answered)

    def _told(self, answer: Answering) -> Answering:
        """Turn what goes wrong into an answer."""

        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except Refused as refused:
                return self._trouble(request, refused)
            except StoreError:
                return self._trouble(request, Refused(NOT_SAVED))

        return answered

    def _newcomer(self, request: Request) -> Person:
        """Return somebody new; raise `Refused` if too many have come from there."""
        quotas = self._house.quotas
        quotas.check(quotas.people, place(request), monotonic())
        return self._house.visitors.newcomer()

    def _check(self, request: Request, known: str | None) -> None:
        """Raise `Refused` for what comes from other pages, and for too much at once."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        origins, scheme = self._house.origins, request.url.scheme
        if request.method != "GET" and not is_same_origin(origin, host, origins, scheme):
            raise Refused("wrong_origin")
        self._requests.check(known or address_of(request), monotonic())

    def _trouble(self, request: Request, refused: Refused) -> Response:
        words = words_for(language_of(request))
        key = f"refused-{refused.code}"
        what = faults_in(words.language).retold(refused.what)
        text = words.tell(key if key in words else "refused-other", what=what, seat="")
        body = _encoder.encode(http.Trouble(refused.code, text))
        return json_answer(body, _STATUS.get(refused.code, 400))

    async def _read(self, request: Request, kind: type[Asked]) -> Asked:
        """Return what a request says; raise `Refused` if it is not what was expected."""
        body = await self._body(request)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad_message", str(error)[:200]) from None

    async def _body(self, request: Request) -> bytes:
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > self._house.quotas.limits.body_bytes:
                    raise Refused("too_long")
        except ClientDisconnect:
            raise Refused("bad_message", "it ends in the middle") from None
        return body

    # --- people and lists --------------------------------------------------------------------

    async def _me(self, request: Request, person: Person) -> msgspec.Struct:
        pictures = self._house.pictures.version
        return http.Me(person.name, person.language, pictures, __version__)

    async def _change_me(self, request: Request, person: Person) -> msgspec.Struct:
        change = await self._read(request, http.ChangeMe)
        name = person.name if change.name is None else limits.clean_name(change.name)
        language = person.language if change.language is None else change.language
        if language and language not in LANGUAGES:
            raise Refused("bad_settings", f"expected one of {', '.join(LANGUAGES)}")
        changed = Person(person.id, name, language)
        await self._house.visitors.keep(changed)
        return await self._me(request, changed)

    async def _lobby(self, request: Request, person: Person) -> msgspec.Struct:
        shown = self._shown(request, await self._house.host.lobby(), person)
        return http.Lobby(
            [
                table
                for table in shown
                if table.status == LOBBY or (table.spectators and table.status != READ_ONLY)
            ]
        )

    async def _mine(self, request: Request, person: Person) -> msgspec.Struct:
        return http.MyTables(self._shown(request, await self._house.host.mine(person.id), person))

    def _shown(
        self, request: Request, tables: list[Found], person: Person
    ) -> list[http.LobbyTable]:
        """Return tables as lists show them. None is loaded for that: lists are asked for often."""
        troubles = {
            code: live.table.trouble
            for code, live in self._house.host.tables.items()
            if live.table.trouble
        }
        language = language_of(request)
        listed = [
            lobby_table(one, person.id, language, troubles.get(one.code, "")) for one in tables
        ]
        return [table for table in listed if table is not None]

    async def _games(self, request: Request) -> msgspec.Struct:
        return http.Games(
            [game_info(game, self._house.host.codecs) for game in GAMES], characters()
        )

    async def _options(self, request: Request) -> msgspec.Struct:
        return game_info(game_of(request), self._house.host.codecs)

    async def _card_set(self, request: Request) -> Response:
        key = (game_of(request), request.query_params.get("set", ""))
        if key not in self._cards:
            raise Refused("not_found")
        return json_answer(self._cards[key])

    async def _rules(self, request: Request) -> Response:
        try:
            book = await to_thread(_book, game_of(request), language_asked(request))
        except BadData:  # a game without one
            raise Refused("not_found") from None
        return json_answer(book)

    async def _document(self, request: Request) -> Response:
        return json_answer(self._openapi)

    # --- tables ------------------------------------------------------------------------------

    async def _open(self, request: Request, person: Person) -> msgspec.Struct:
        wish = await self._read(request, http.NewTable)
        settings = Settings(wish.public, wish.spectators, wish.hints, clock_of(wish.clock))
        seats = [SeatWish(seat.kind, seat.level, seat.name, seat.character) for seat in wish.seats]
        opening = Opening(
            wish.game,
            seats,
            wish.mode,
            wish.options,
            wish.cards,
            settings,
            wish.position,
        )
        code = await self._house.host.open(person.id, person.name, opening, place(request))
        return http.Opened(code)

    async def _play_now(self, request: Request, person: Person) -> msgspec.Struct:
        """Open a table with bots and begin: two taps from the first page into a game."""
        wish = await self._read(request, http.PlayNow)
        bots = [SeatWish("bot", wish.level)] * wish.bots
        settings = Settings(spectators=True, hints=True)
        seats = [SeatWish("me"), *bots]
        opening = Opening(wish.game, seats, wish.mode, settings=settings, position=wish.position)
        host = self._house.host
        code = await host.open(person.id, person.name, opening, place(request))
        await host.start_alone(code, person.id, "play-now", wish.hash or "")
        return http.Opened(code)

    async def _table(self, request: Request, person: Person) -> msgspec.Struct:
        code = await self.find(request)
        table = await self._house.host.look(code)
        found = Found(code, "", listing_of(table))
        shown = lobby_table(found, person.id, language_of(request), table.trouble)
        if shown is None:
            raise Refused(READ_ONLY, table.trouble)
        return shown

    async def _record(self, request: Request, person: Person) -> Response:
        code = await self.find(request)
        text = (await self._house.host.finished(code)).record_text()
        name = f"galapagos-{code}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def _summary(self, request: Request, person: Person) -> msgspec.Struct:
        code = await self.find(request)
        table = await self._house.host.finished(code)
        return await to_thread(self._summaries.of, table)

    async def find(self, connection: HTTPConnection) -> str:
        """Return the code of the table that an address names; guessing codes is slowed down,
        whatever cookie comes."""
        code = await self._house.host.find(connection.path_params["code"])
        if code is None:
            quotas = self._house.quotas
            if not quotas.guesses.take(place(connection), monotonic()):
                raise Refused(LIMIT)
            raise Refused("no_table")
        return code

    # --- pictures, page, numbers -------------------------------------------------------------

    async def _picture(self, request: Request) -> Response:
        kind, name = request.path_params["kind"], request.path_params["name"]
        pictures, quotas = self._house.pictures, self._house.quotas
        if not pictures.is_drawn(kind, name, request.query_params):
            if not quotas.has(quotas.drawings, place(request), monotonic()):
                return Response(status_code=429)
        svg = await pictures.find(kind, name, request.query_params)
        if svg is None:
            return Response(status_code=404)
        is_exact = request.query_params.get("v") == self._house.pictures.version
        cache = _FOR_EVER if is_exact else "no-cache"
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": cache})

    async def nothing(self, request: Request, error: Exception) -> Response:
        """Answer whoever asks for what there is not."""
        return self._trouble(request, Refused("not_found"))

    async def _lives(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def _health(self, request: Request) -> Response:
        state = await self._house.health.state()
        return Response(f"{state}\n", 200 if state == OK else 503, media_type="text/plain")


def _sent(found: msgspec.Struct | Response) -> Response:
    return found if isinstance(found, Response) else json_answer(_encoder.encode(found))


@cache
def _book(game: str, language: str) -> bytes:
    """Return a rule book; made once, because its examples are played."""
    return _encoder.encode(book(game, language))


def unexpected(request: Any, error: Exception) -> Response:
    """The answer to what should never happen: nothing of it is shown."""
    text = words_for(language_of(request)).tell("refused-broken")
    return json_answer(_encoder.encode(http.Trouble("broken", text)), 500)
