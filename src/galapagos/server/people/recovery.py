"""How an identity is kept and moved: a link for the next minutes, and a recovery code.

A person is a cookie. A link carries it to another browser or a phone, once and soon; the code,
shown once and written down, brings it back when cookies are gone. The server keeps hashes only.
"""

from asyncio import to_thread, wrap_future
from hashlib import sha256
from secrets import choice
from time import time

from galapagos.server.errors import Conflict
from galapagos.server.store.base_store import Store
from galapagos.server.table.host import ALPHABET, normal_code

LINK_SECONDS = 600
_LENGTH = 20
"""Characters of 5 bits each: nobody guesses one of 2 ** 100."""
_GROUP = 5
_MS = 1000


class Keys:
    """Makes links and codes, and knows whose they are."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def link(self, person: str) -> str:
        """Return a new key that stands for a person for a few minutes, once; who makes another one
        has only that."""
        key, now = _new_key(), _now()
        until = now + LINK_SECONDS * _MS
        await wrap_future(self._store.keep_link(person, _hash(key), until, now))
        return key

    async def code(self, person: str) -> str:
        """Return a new recovery code of a person; an older one is void from now on."""
        key = _new_key()
        await wrap_future(self._store.keep_key(person, _hash(key), _now()))
        groups = (key[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))
        return "-".join(groups)

    async def whose(self, text: str) -> str | None:
        """Return whom a link or a code stands for, however it was typed; None if nobody."""
        key = normal_code(text)
        if len(key) != _LENGTH:
            return None
        hashed = _hash(key)
        found = await to_thread(self._store.link, hashed, _now())
        return found or await to_thread(self._store.key, hashed)

    async def use(self, text: str) -> bool:
        """Let somebody come by a key; return whether they may: of those who use a link in the same
        instant only one does."""
        hashed = _hash(normal_code(text))
        try:
            await wrap_future(self._store.use_link(hashed))
        except Conflict:
            return await to_thread(self._store.key, hashed) is not None
        return True


def _now() -> int:
    return int(time() * _MS)


def _new_key() -> str:
    return "".join(choice(ALPHABET) for _ in range(_LENGTH))


def _hash(key: str) -> bytes:
    return sha256(f"galapagos key {key}".encode()).digest()
