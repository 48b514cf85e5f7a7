"""Routes by which an identity is kept, and moved to another browser."""

from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from galapagos.server.errors import LIMIT, Refused
from galapagos.server.http.parts import House, Known, Read, cookies_of, json_answer, place
from galapagos.server.people.limits import Buckets, Rate
from galapagos.server.people.recovery import LINK_SECONDS, Keys
from galapagos.server.store.store import Person
from galapagos.server.table.table import OVER
from galapagos.wire import http

_MADE = Rate(10, 1 / 60)


class KeepRoutes:
    """The routes of one server."""

    def __init__(self, house: House, read: Read) -> None:
        self._house = house
        self._read = read
        self._keys = Keys(house.host.store)
        self._made = house.rates["made"] = Buckets(_MADE)

    def all(self, api: Known) -> list[Route]:
        return [
            Route("/api/me/link", api(self._link), methods=["POST"]),
            Route("/api/me/code", api(self._code), methods=["POST"]),
            Route("/api/me/become", api(self._become), methods=["POST"]),
        ]

    async def _link(self, request: Request, person: Person) -> msgspec.Struct:
        self._made.check(person.id, monotonic())
        return http.KeepLink(await self._keys.link(person.id), LINK_SECONDS)

    async def _code(self, request: Request, person: Person) -> msgspec.Struct:
        self._made.check(person.id, monotonic())
        return http.KeepCode(await self._keys.code(person.id))

    async def _become(self, request: Request, person: Person) -> msgspec.Struct | Response:
        """Be somebody else in this browser, who has shown the key for it."""
        wish = await self._read(request, http.Become)
        quotas = self._house.quotas
        found = await self._keys.whose(wish.key)
        if found is None:
            if not quotas.keys.take(place(request), monotonic()):
                raise Refused(LIMIT)
            raise Refused("bad_key")
        other = await self._house.visitors.person(found)
        mine = 0 if found == person.id else await self._count(person.id)
        theirs = await self._count(found)
        if wish.how == "look" or found == person.id:
            return http.Became(other.name, theirs, mine, found == person.id)
        if not await self._keys.use(wish.key):
            raise Refused("bad_key")
        moved = 0
        if wish.how == "bring" and mine:
            moved = await self._house.move(person.id, found)
        left = await self._keys.code(person.id) if mine > moved else ""
        return self._as(request, found, http.Became(other.name, theirs + moved, mine, True, left))

    async def _count(self, person: str) -> int:
        """Return at how many tables somebody plays that are not over."""
        tables = await self._house.host.mine(person)
        return sum(table.listing.status != OVER for table in tables)

    def _as(self, request: Request, person: str, answer: msgspec.Struct) -> Response:
        """Return an answer after which the browser is somebody else."""
        visitors = self._house.visitors
        visit = visitors.visit(cookies_of(request))
        secure = request.url.scheme == "https"
        name = visit.name or visit.cookie_name(secure=secure)
        response = json_answer(msgspec.json.encode(answer))
        response.headers["set-cookie"] = visitors.cookie(person, secure=secure, name=name)
        return response
