"""Who is asking: the person behind a request's cookies, with name and language."""

from asyncio import to_thread, wrap_future
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex
from zlib import crc32

from galapagos.server.people.cookies import COOKIE, SAFE_COOKIE, ours
from galapagos.server.people.identity import COOKIE_SECONDS, Passports
from galapagos.server.store.base_store import Store
from galapagos.server.store.store import Person

_NAMES = ("Finch", "Iguana", "Tortoise", "Booby", "Crab", "Heron", "Gecko", "Petrel", "Tern")
"""Newcomers are called after those who live on the islands; the same word in every language."""
_REMEMBERED = 10_000
_RENEWED = 30 * 86_400.0
"""Seconds after which a cookie is given out anew."""


@dataclass(frozen=True)
class Visit:
    """What the cookies of a request say."""

    person: str | None
    """Whom they name; None if that is nobody we know."""
    names: frozenset[str]
    """Names of cookies that are there and must not be overwritten, read or not."""
    name: str = ""
    """The name of the cookie that says it."""

    def cookie_name(self, *, secure: bool) -> str:
        """Return where the token of somebody else than these cookies name can be put."""
        name = SAFE_COOKIE if secure else COOKIE
        return f"{name}-{token_hex(4)}" if name in self.names else name


class Visitors:
    """Knows everybody again who brings a cookie of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.passports = Passports.of(store)
        self._known: dict[str, Person] = {}
        self.renamed: Callable[[str], None] = lambda person: None
        """Told of somebody who is called otherwise from now on."""
        self._given: dict[str, float] = {}
        """When the cookies of people were last given out."""

    def visit(self, cookies: str) -> Visit:
        """Return what a request's cookies say: of several that look like ours, the valid one."""
        found = ours(cookies)
        names = frozenset(one.name for one in found)
        for one in found:
            person = self.passports.person(one.value)
            if person is not None:
                return Visit(person, names, one.name)
        return Visit(None, names)

    def known(self, cookies: str) -> str | None:
        """Return the person a request's cookies name; None if they are missing or forged."""
        return self.visit(cookies).person

    def cookie(self, person: str, *, secure: bool, name: str = "") -> str:
        """Return the header that makes a browser bring the person's token again."""
        name = name or (SAFE_COOKIE if secure else COOKIE)
        token = self.passports.token(person)
        text = f"{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        return f"{text}; Secure" if secure else text

    def is_due(self, person: str, now: float) -> bool:
        """Whether somebody's cookie is to be given out anew, so that it does not run out while
        they come; noted at once."""
        if now - self._given.get(person, -_RENEWED) < _RENEWED:
            return False
        if len(self._given) >= _REMEMBERED:
            self._given.clear()
        self._given[person] = now
        return True

    async def person(self, person: str) -> Person:
        """Return what is known of somebody; who has kept no name has one all the same."""
        if person not in self._known:
            kept = await to_thread(self._store.person, person)
            if person not in self._known:  # else another request was quicker
                self._remember(kept or _named(person))
        return self._known[person]

    def newcomer(self) -> Person:
        """Return somebody who has never been here. Nothing is kept of who only looks in."""
        return _named(self.passports.new_person())

    async def keep(self, person: Person) -> None:
        """Keep a new name or language."""
        await wrap_future(self._store.keep_person(person))
        self._remember(person)
        self.renamed(person.id)

    def forget(self, person: str) -> None:
        """Ask anew what somebody is called, at the next occasion."""
        self._known.pop(person, None)

    def _remember(self, person: Person) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[person.id] = person


def _named(person: str) -> Person:
    """Return somebody under the name that always goes with their id."""
    number = crc32(person.encode())
    return Person(person, f"{_NAMES[number % len(_NAMES)]} {number // len(_NAMES) % 99 + 1}")
