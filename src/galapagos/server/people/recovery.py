"""How an identity is kept and moved: a link for the next minutes, and a recovery code.

A person is a cookie. A link carries it to another browser or a phone, once and soon; the code,
shown once and written down, brings it back when cookies are gone. The server keeps hashes only.
"""

from asyncio import to_thread, wrap_future
from dataclasses import dataclass
from hashlib import sha256
from secrets import choice
from time import time

from galapagos.server.store.base_store import Store
from galapagos.server.table.host import ALPHABET, normal_code

LINK_SECONDS = 600
_LENGTH = 20
"""Characters of 5 bits each: nobody guesses one of 2 ** 100."""
_GROUP = 5
_MOST_LINKS = 10_000


@dataclass(frozen=True)
class _Link:
    person: str
    until: float


class Keys:
    """Makes links and codes, and knows whose they are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._links: dict[bytes, _Link] = {}
        """Links that were not used yet, by hash; who makes another one has only that."""

    def link(self, person: str, now: float) -> str:
        """Return a new key that stands for a person for a few minutes, once."""
        self._links = {
            key: link
            for key, link in self._links.items()
            if link.until > now and link.person != person
        }
        while len(self._links) >= _MOST_LINKS:
            del self._links[next(iter(self._links))]
        key = _new_key()
        self._links[_hash(key)] = _Link(person, now + LINK_SECONDS)
        return key

    async def code(self, person: str) -> str:
        """Return a new recovery code of a person; an older one is void from now on."""
        key = _new_key()
        await wrap_future(self._store.keep_key(person, _hash(key), int(time() * 1000)))
        groups = (key[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))
        return "-".join(groups)

    async def whose(self, text: str, now: float) -> str | None:
        """Return whom a link or a code stands for, however it was typed; None if nobody."""
        key = normal_code(text)
        if len(key) != _LENGTH:
            return None
        link = self._links.get(_hash(key))
        if link is not None:
            return link.person if link.until > now else None
        return await to_thread(self._store.key, _hash(key))

    def use(self, text: str) -> None:
        """Note that somebody has come by a key: a link serves once."""
        self._links.pop(_hash(normal_code(text)), None)


def _new_key() -> str:
    return "".join(choice(ALPHABET) for _ in range(_LENGTH))


def _hash(key: str) -> bytes:
    return sha256(f"galapagos key {key}".encode()).digest()
