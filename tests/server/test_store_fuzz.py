"""Whatever is asked of a store, in whatever order and however many at once: it keeps what a plain
model of it keeps, refuses what the model refuses, and has the same when it is opened again.

``GALAPAGOS_STORE_RUNS`` sets the number of runs; a failure tells the seed."""

import os
import random
from concurrent.futures import Future
from dataclasses import dataclass, field, replace

import pytest

from galapagos.server.errors import Conflict
from galapagos.server.store.base_store import Store
from galapagos.server.store.data import Data
from galapagos.server.store.store import (
    Addition,
    ChatLine,
    Listing,
    NewTable,
    Person,
    Query,
    Shown,
)
from tests.amounts import amount

RUNS = int(os.environ.get("GALAPAGOS_STORE_RUNS") or amount(2, 60))
BATCHES = 25
CODES = ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")
PEOPLE = ("ana", "bo", "cy", "di")
TEXTS = (
    *("", "?", "$1 %s \\ ' \" ; --", "进化 🦎\u200d🌋 ñ", "שלום\tx"),
    *("a" * 4000, "\\x00 NULL", "\x7f\u200d"),
)


@dataclass
class Kept:
    """A table as the model keeps it."""

    entries: list[bytes]
    listing: Listing
    due: int | None = None
    remaining: int | None = None
    is_asleep: bool = False
    chat: list[ChatLine] = field(default_factory=list)
    mutes: set[tuple[str, str]] = field(default_factory=set)


class Model:
    """What a store should hold; does everything in order, or says that it does not fit."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.people: dict[str, Person] = {}
        self.keys: dict[str, bytes] = {}

    def append(self, addition: Addition) -> bool:
        kept = self.tables.get(addition.code)
        is_fitting = (kept is None) == (addition.opens is not None)
        if not is_fitting or addition.first != (1 if kept is None else len(kept.entries) + 1):
            return False
        if kept is None:
            kept = self.tables[addition.code] = Kept([], addition.listing)
        kept.entries += addition.entries
        kept.listing = addition.listing
        kept.due, kept.remaining, kept.is_asleep = None, 0 if kept.listing.wakes else None, False
        return True

    def say(self, code: str, line: ChatLine) -> bool:
        kept = self.tables.get(code)
        if kept is None:
            return False
        if line.wish and any(
            (one.person, one.wish) == (line.person, line.wish) for one in kept.chat
        ):
            return False
        kept.chat.append(line)
        return True

    def mute(self, code: str, person: str, muted: str, on: bool) -> bool:
        kept = self.tables.get(code)
        if kept is None:
            return not on
        if on:
            kept.mutes.add((person, muted))
        else:
            kept.mutes.discard((person, muted))
        return True

    def keep_key(self, person: str, key: bytes) -> bool:
        if any(other == key and who != person for who, other in self.keys.items()):
            return False
        self.keys[person] = key
        return True


class Fuzz:
    """Asks store and model the same."""

    def __init__(self, data: Data, seed: int) -> None:
        self.chance = random.Random(seed)
        self.data = data
        self.store = data.open()
        self.model = Model()
        self.number = 0

    def run(self) -> None:
        try:
            for _ in range(BATCHES):
                asked = [self.ask() for _ in range(self.chance.choice((1, 3, 20)))]
                for what, future, is_fitting in asked:
                    error = future.exception()
                    assert (error is None) == is_fitting, f"{what}: {error!r}"
                    assert error is None or isinstance(error, Conflict), what
                if self.chance.random() < 0.2:
                    self.store.close()
                    self.store = self.data.open()
                if self.chance.random() < 0.2:
                    self.begin()
                compare(self.store, self.model)
        finally:
            self.store.close()

    def begin(self) -> None:
        now = self.chance.randrange(10**13)
        self.store.begin(now)
        for kept in self.model.tables.values():
            if kept.remaining is not None:
                kept.is_asleep, kept.due = True, kept.remaining + now

    def ask(self) -> tuple[str, "Future[None]", bool]:
        """Ask for something at random; return what it was, the answer and what it should be."""
        kind = self.chance.choice(
            ("append", "append", "append", "append", "say", "mute", "person", "key", "rest")
        )
        code, person = self.chance.choice(CODES), self.chance.choice(PEOPLE)
        text, self.number = self.chance.choice(TEXTS), self.number + 1
        if kind == "append":
            addition = self.addition(code)
            return kind, self.store.append(addition), self.model.append(addition)
        if kind == "say":
            wish = self.chance.choice(("", f"w{self.chance.randrange(8)}"))
            line = ChatLine(self.number, person, text, "table", text, wish=wish)
            return kind, self.store.say(code, line), self.model.say(code, line)
        if kind == "mute":
            on, other = self.chance.random() < 0.6, self.chance.choice(PEOPLE)
            return (
                kind,
                self.store.mute(code, person, other, on=on),
                self.model.mute(code, person, other, on),
            )
        if kind == "person":
            self.model.people[person] = Person(person, text, "sv", self.number)
            return kind, self.store.keep_person(self.model.people[person]), True
        if kind == "key":
            key = bytes([self.chance.randrange(6)]) * 32
            return (
                kind,
                self.store.keep_key(person, key, self.number),
                self.model.keep_key(person, key),
            )
        return self.rest(code)

    def rest(self, code: str) -> tuple[str, "Future[None]", bool]:
        remaining, due = self.chance.choice(((None, None), (5, 1 << 41), (0, self.number)))
        kept = self.model.tables.get(code)
        if kept is not None:
            kept.remaining, kept.due = remaining, due
        return "rest", self.store.rest(code, remaining, due), True

    def addition(self, code: str) -> Addition:
        kept = self.model.tables.get(code)
        first = 1 if kept is None else len(kept.entries) + 1
        if self.chance.random() < 0.1:
            first += self.chance.choice((-1, 1))
        opens = kept is None if self.chance.random() < 0.95 else kept is not None
        entries = [
            self.chance.randbytes(self.chance.choice((0, 1, 40, 3000)))
            for _ in range(self.chance.choice((1, 1, 1, 2, 5)))
        ]
        new = NewTable(code, f"{code}LINK", b"s" * 32) if opens else None
        return Addition(code, first, entries, self.listing(), new)

    def listing(self) -> Listing:
        chance = self.chance
        names = tuple(chance.choice(TEXTS) for _ in range(2))
        shown = Shown("base", names[0], names, chance.random() < 0.5, self.number)
        people = tuple(sorted(chance.sample(PEOPLE, chance.randrange(len(PEOPLE) + 1))))
        return Listing(
            chance.choice(("origin", "darwin")),
            chance.choice(("lobby", "playing", "over")),
            chance.random() < 0.5,
            chance.random() < 0.5,
            people,
            people[:1],
            self.number,
            chance.choice((shown, None)),
        )


def compare(store: Store, model: Model) -> None:
    """Everything that can be read is what the model holds."""
    listed = {found.code: found.listing for found in store.tables(Query(most=None))}
    assert listed == {code: kept.listing for code, kept in model.tables.items()}
    for code in CODES:
        kept, stored = model.tables.get(code), store.load(code)
        assert (kept is None) == (stored is None)
        if kept is None or stored is None:
            continue
        assert stored.entries == kept.entries
        assert (stored.secret, stored.trouble) == (b"s" * 32, "")
        assert stored.is_asleep == kept.is_asleep
        said = [replace(line, number=0) for line in store.said(code, 1000)]
        assert said == kept.chat
        assert store.mutes(code) == kept.mutes
    for person in PEOPLE:
        assert store.person(person) == model.people.get(person)
    for person, key in model.keys.items():
        assert store.key(key) == person
    for is_public in (True, False):
        found = store.tables(Query(is_public=is_public, person="ana", most=None))
        assert {one.code for one in found} == {
            code
            for code, kept in model.tables.items()
            if kept.listing.is_public == is_public and "ana" in kept.listing.people
        }
    dues = sorted(kept.due for kept in model.tables.values() if kept.due is not None)
    assert store.next_due() == (dues[0] if dues else None)


@pytest.mark.parametrize("seed", range(RUNS))
def test_a_store_keeps_what_its_model_keeps(data: Data, seed: int) -> None:
    Fuzz(data, seed).run()
