"""The page over HTTP: its files, and for all other addresses its first one, which knows them, and
says in its head what a link to them shows."""

import re
from collections.abc import Awaitable, Callable
from pathlib import PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from galapagos.games import GAMES
from galapagos.server.errors import Refused, StoreError
from galapagos.server.http.page import FIRST_FILE
from galapagos.server.http.parts import House, language_of
from galapagos.server.show.link import PICTURES, Link, link_home, link_puzzle, link_table, tags
from galapagos.server.show.table_info import lobby_table

Find = Callable[[HTTPConnection], Awaitable[str]]
"""Returns the code of the table that an address names; raises `Refused` if there is none."""
_TABLE = re.compile("(?:t|review)/(?P<code>[^/]+)/?")
_PUZZLE = re.compile("puzzles/(?P<game>[^/]+)/[^/]+/?")


class PageRoutes:
    """The routes of one server."""

    def __init__(self, house: House, find: Find) -> None:
        self._house = house
        self._find = find
        paths = map(PurePosixPath, house.page)
        self._pictures = frozenset(path.stem for path in paths if path.match(f"{PICTURES}/*.png"))

    def all(self) -> list[Route]:
        return [Route("/{path:path}", self._page, methods=["GET"])]

    async def _page(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self._house.page.get(path)
        if file is None and "." not in path and not path.startswith("api/"):
            file = self._house.page.get(FIRST_FILE)
            if file is not None:
                link = await self._link(request, path)
                file = file.saying(tags(link, self._base(request), self._pictures))
        if file is None:
            raise HTTPException(404)
        headers = {"cache-control": file.cache, "vary": "accept-encoding, accept-language"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.zipped, media_type=file.kind, headers=headers)
        return Response(file.body, media_type=file.kind, headers=headers)

    def _base(self, request: Request) -> str:
        """Return where the server is found, as this visitor names it."""
        return f"{request.url.scheme}://{request.url.netloc}{self._house.prefix}"

    async def _link(self, request: Request, path: str) -> Link:
        """Return what a link to an address shows."""
        language = language_of(request)
        if puzzle := _PUZZLE.fullmatch(path):
            game = puzzle["game"]
            return link_puzzle(language, game) if game in GAMES else link_home(language)
        if named := _TABLE.fullmatch(path):
            request.path_params["code"] = named["code"]
            try:
                found = await self._house.host.listed(await self._find(request))
            except (Refused, StoreError):
                found = None
            table = lobby_table(found, "", language) if found else None
            if table is not None:
                return link_table(language, table)
        return link_home(language)
