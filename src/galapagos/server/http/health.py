"""Whether a server is well: whether what is done at its tables can be kept, and was."""

import asyncio
import logging
from concurrent.futures import Future
from time import monotonic

from galapagos.server.errors import StoreError
from galapagos.server.store.base_store import Store

_EVERY = 2.0
"""Seconds for which an answer of the store holds: however often it is asked, it writes seldom."""
_PATIENCE = 5.0
"""Seconds within which a store that is well has written something."""
OK, DAMAGED, NOT_KEPT, SILENT = "ok", "damaged", "nothing can be kept", "the store does not answer"
_log = logging.getLogger("galapagos.server")


class Health:
    """Asks the store, at a bounded rate. What is said here is for anybody: no path, no code."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = 0.0
        self._probe: asyncio.Future[None] | None = None
        self._said = OK

    async def state(self) -> str:
        """Return ``ok``, or what is wrong."""
        found = DAMAGED if self._store.damage() else await self._written()
        if found != self._said:
            self._said = found
            _log.log(logging.INFO if found == OK else logging.ERROR, "health: %s", found)
        return found

    async def _written(self) -> str:
        probe = self._probe
        if probe is None or (probe.done() and monotonic() > self._asked + _EVERY):
            asked: Future[None] = self._store.probe()
            probe = self._probe = asyncio.wrap_future(asked)
            self._asked = monotonic()
        try:
            await asyncio.wait_for(asyncio.shield(probe), _PATIENCE)
        except TimeoutError:
            return SILENT
        except StoreError as error:
            _log.warning("the store is not well: %s", error)
            return NOT_KEPT
        return OK
