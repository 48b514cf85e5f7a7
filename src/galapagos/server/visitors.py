"""Who is asking: the person behind a request's cookies, with name and language."""

from asyncio import to_thread, wrap_future
from http.cookies import CookieError, SimpleCookie
from secrets import choice

from galapagos.server.people import COOKIE, COOKIE_SECONDS, Passports
from galapagos.server.store import Person, Store

_NAMES = ("Finch", "Iguana", "Tortoise", "Booby", "Crab", "Heron", "Gecko", "Petrel", "Tern")
"""Newcomers are called after those who live on the islands; the same word in every language."""
_REMEMBERED = 10_000


class Visitors:
    """Knows everybody again who brings a cookie of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.passports = Passports.of(store)
        self._known: dict[str, Person] = {}

    def known(self, cookies: str) -> str | None:
        """Return the person a request's cookies name; None if they are missing or forged."""
        try:
            found = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        return self.passports.person(found.value) if found else None

    def cookie(self, person: str, *, secure: bool) -> str:
        """Return the header that makes a browser bring the person's token again."""
        token = self.passports.token(person)
        text = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        return f"{text}; Secure" if secure else text

    async def person(self, person: str) -> Person:
        """Return what is known of somebody; who has kept no name gets one."""
        if person not in self._known:
            kept = await to_thread(self._store.person, person)
            if person not in self._known:  # else another request was quicker
                self._remember(kept or _named(person))
        return self._known[person]

    def newcomer(self) -> Person:
        """Return somebody who has never been here."""
        person = _named(self.passports.new_person())
        self._remember(person)
        return person

    async def keep(self, person: Person) -> None:
        """Keep a new name or language."""
        await wrap_future(self._store.keep_person(person))
        self._remember(person)

    def _remember(self, person: Person) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[person.id] = person


def _named(person: str) -> Person:
    return Person(person, f"{choice(_NAMES)} {choice(range(1, 100))}")
