"""What is learnt at a table of one's own over HTTP: lessons and puzzles."""

from asyncio import to_thread, wrap_future
from datetime import UTC, date, datetime
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from galapagos.games import GAMES
from galapagos.server.errors import Refused
from galapagos.server.http.parts import House, Known, Read
from galapagos.server.show.lesson import lesson_answer, lesson_list, lesson_state
from galapagos.server.show.puzzle import puzzle_answer, puzzle_list, puzzle_state
from galapagos.server.store.store import Person, Solved
from galapagos.wire import http
from galapagos.wire.lesson import LessonQuestion, LessonSpot
from galapagos.wire.puzzle import PuzzleSpot


class LearnRoutes:
    """The routes of one server."""

    def __init__(self, house: House, read: Read) -> None:
        self._house = house
        self._read = read

    def all(self, api: Known) -> list[Route]:
        lesson, puzzle = "/api/lessons/{game}/{key}", "/api/puzzles/{game}/{key}"
        return [
            Route("/api/lessons/{game}", api(self._lessons), methods=["GET"]),
            Route(lesson, api(self._lesson), methods=["POST"]),
            Route(f"{lesson}/ask", api(self._ask_lesson), methods=["POST"]),
            Route("/api/puzzles/{game}", api(self._puzzles), methods=["GET"]),
            Route(puzzle, api(self._puzzle), methods=["POST"]),
            Route(f"{puzzle}/ask", api(self._ask_puzzle), methods=["POST"]),
        ]

    # --- lessons -----------------------------------------------------------------------------

    async def _lessons(self, request: Request, _: Person) -> msgspec.Struct:
        return await to_thread(lesson_list, game_of(request))

    async def _lesson(self, request: Request, person: Person) -> msgspec.Struct:
        spot = await self._read(request, LessonSpot)
        key = request.path_params["key"]
        return await to_thread(lesson_state, game_of(request), key, spot, person.name)

    async def _ask_lesson(self, request: Request, person: Person) -> msgspec.Struct:
        question = await self._read(request, LessonQuestion)
        key = request.path_params["key"]
        return await to_thread(lesson_answer, game_of(request), key, question, person.name)

    # --- puzzles -----------------------------------------------------------------------------

    async def _puzzles(self, request: Request, person: Person) -> msgspec.Struct:
        solved = await self._solved(person)
        return await to_thread(puzzle_list, game_of(request), solved, today())

    async def _puzzle(self, request: Request, person: Person) -> msgspec.Struct:
        """Say where somebody stands, and keep that they have found the answer."""
        spot = await self._read(request, PuzzleSpot)
        if spot.actions or spot.shown:  # what speaks for them is searched for
            self._house.host.rates.puzzles.check(person.id, monotonic())
        game, key, day = game_of(request), request.path_params["key"], today()
        solved = await self._solved(person)
        state = await to_thread(puzzle_state, game, key, spot, person.name, solved, day)
        found = Solved(game, key, day.toordinal())
        if not state.table.done or spot.shown or found in solved:
            return state
        await self._house.visitors.keep(person)
        await wrap_future(self._house.host.store.keep_solved(person.id, found))
        return await to_thread(puzzle_state, game, key, spot, person.name, [*solved, found], day)

    async def _ask_puzzle(self, request: Request, person: Person) -> msgspec.Struct:
        question = await self._read(request, LessonQuestion)
        key = request.path_params["key"]
        return await to_thread(puzzle_answer, game_of(request), key, question, person.name)

    async def _solved(self, person: Person) -> list[Solved]:
        return await to_thread(self._house.host.store.solved, person.id)


def today() -> date:
    """Return the day, the same all over the world."""
    return datetime.now(UTC).date()


def game_of(request: Request) -> http.GameKey:
    """Return the game that an address names; raise `Refused` if there is none such."""
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise Refused("not_found")
    return game
