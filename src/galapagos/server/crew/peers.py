"""Where tables are: with this worker, or with another one, to whom there is a line."""

import asyncio
import logging
import socket
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from starlette.types import ASGIApp

from galapagos.server.crew.back import Back
from galapagos.server.crew.front import Front
from galapagos.server.crew.line import Line, LineLost, Renamed, answer, dial
from galapagos.server.crew.neighbours import Neighbours, Take
from galapagos.server.crew.shares import Shares
from galapagos.server.errors import NOT_SAVED, Refused, StoreError
from galapagos.server.store.crew_store import CrewStore
from galapagos.server.store.store import Owner

if TYPE_CHECKING:
    from galapagos.server.http.parts import House

_TELL_EVERY = 0.5
"""Seconds between two tellings of what was used here."""
_PATIENCE = 6.0
"""Seconds within which the table of a worker that has gone is taken over."""
_LOOK = 0.1
_log = logging.getLogger("galapagos.crew")


class Peers:
    """The other workers, as one of them sees them."""

    def __init__(self, store: CrewStore, listener: socket.socket, beside: Path | None) -> None:
        """``listener`` is where the others reach this one, ``beside`` a folder where those of the
        same machine do."""
        self._store = store
        self._neighbours = Neighbours(beside, store.number) if beside else None
        self._listener = listener
        self._fronts: dict[int, asyncio.Future[Front]] = {}
        """Lines to other workers, by number; also those that are being made."""
        self._backs: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._server: asyncio.Server | None = None

    async def start(self, house: "House", app: ASGIApp) -> None:
        """Answer the others, and tell them what is used here."""
        self._house, self._app = house, app
        self._shares = Shares(house)
        store, loop = self._store, asyncio.get_running_loop()
        self._server = await answer(self._listener, store.number, store.line_key, self._serve)

        def departed(numbers: frozenset[int]) -> None:
            loop.call_soon_threadsafe(self._departed, numbers)

        store.tell_departures(departed)
        house.visitors.renamed = self._renamed
        self._tasks.append(asyncio.ensure_future(self._tell_for_ever()))

    async def stop(self) -> None:
        """Cut all lines."""
        self._store.tell_departures(lambda numbers: None)  # this loop will soon be closed
        for task in self._tasks:
            task.cancel()
        if self._server is not None:
            self._server.close()
        fronts = [one.result() for one in self._fronts.values() if _is_made(one)]
        for back in self._backs:
            back.cancel()
        await asyncio.gather(
            *self._tasks, *self._backs, *(one.end() for one in fronts), return_exceptions=True
        )

    async def _serve(self, line: Line) -> None:
        task = asyncio.ensure_future(Back(self._house, self._app, self._shares, line).serve())
        self._backs.add(task)
        try:
            await asyncio.wait([task])
        finally:
            self._backs.discard(task)

    # --- where a table is --------------------------------------------------------------------

    async def owner(self, code: str) -> Front | None:
        """Return the line to the owner of a table; None if it is this worker from now on.

        Raises `Refused` if the owner cannot be reached, nor is gone."""
        until = monotonic() + _PATIENCE
        why = "this worker is not sure of its tables"
        while True:
            if self._store.is_sure:
                if code in self._house.host.tables:
                    return None
                try:
                    owner = await asyncio.to_thread(self._store.claim, code)
                    return None if owner is None else await self._front(owner)
                except (LineLost, StoreError) as error:
                    why = str(error)
            if monotonic() > until:
                _log.warning("table %s: %s", code, why)
                raise Refused(NOT_SAVED, why)
            await asyncio.sleep(_LOOK)

    async def _front(self, owner: Owner) -> Front:
        """Return the line to a worker."""
        if not owner.address:
            raise LineLost(f"worker {owner.number} is gone")
        number = owner.number
        made = self._fronts.get(number)
        if made is None or (_is_made(made) and made.result().is_closed):
            made = self._fronts[number] = asyncio.ensure_future(self._dial(owner))
        try:
            return await asyncio.shield(made)
        except LineLost:
            if self._fronts.get(number) is made:
                del self._fronts[number]
            raise

    async def _dial(self, owner: Owner) -> Front:
        line = await dial(owner.address, owner.number, self._store.line_key)
        return Front(line, partial(self._give, owner.number))

    # --- connections -------------------------------------------------------------------------

    def take(self, take: Take) -> None:
        """Take what other workers of this machine give to this one, until it stops."""
        if self._neighbours is not None:
            self._neighbours.listen(take)

    def take_no_more(self) -> None:
        if self._neighbours is not None:
            self._neighbours.close()

    async def _give(self, worker: int, connection: int, request: bytes) -> bool:
        neighbours = self._neighbours
        return neighbours is not None and await neighbours.give(worker, connection, request)

    # --- what all must know ------------------------------------------------------------------

    def _departed(self, numbers: frozenset[int]) -> None:
        """Let a worker go that is gone: its tables are for whoever comes first."""
        for number in numbers:
            self._shares.forget(number)
            made = self._fronts.pop(number, None)
            if made is not None and _is_made(made):
                made.result().close()
        self._house.host.look_for_due()

    async def _tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(_TELL_EVERY)
            used = self._shares.used(self._store.number)
            found = [Owner(*one) for one in self._store.others.items()]
            lines = await asyncio.gather(*map(self._front, found), return_exceptions=True)
            for front in lines:
                if isinstance(front, Front):
                    front.tell(used)

    def _renamed(self, person: str) -> None:
        for made in self._fronts.values():
            if _is_made(made):
                made.result().tell(Renamed(person))


def _is_made(front: "asyncio.Future[Front]") -> bool:
    return front.done() and not front.cancelled() and front.exception() is None
