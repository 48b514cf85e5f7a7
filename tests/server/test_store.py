"""What every store promises, whichever database it keeps things in: durable, never double."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest

from galapagos.cli import main
from galapagos.server.errors import Conflict, Damaged, StoreError
from galapagos.server.store.admin import purge
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
    Solved,
)
from tests.amounts import PATIENCE
from tests.server.postgres import words_of

SHOWN = Shown("base", "Ana", ("Ana", "Bo"), True, 3)
LISTING = Listing("origin", "playing", True, False, ("ana", "bo"), ("bo",), 1000, SHOWN)


def addition(first: int, *bodies: bytes, code: str = "AAAAAA", opens: bool = False) -> Addition:
    new = NewTable(code, f"{code}LINK", b"s" * 32) if opens else None
    return Addition(code, first, list(bodies), LISTING, new)


@pytest.fixture
def store(data: Data) -> Iterator[Store]:
    made = data.open()
    yield made
    made.close()


def opened(store: Store, code: str = "AAAAAA") -> None:
    store.append(addition(1, b"one", code=code, opens=True)).result()


def failure(future: "Future[None]") -> StoreError:
    error = future.exception()
    assert isinstance(error, StoreError)
    return error


def bodies(store: Store, code: str = "AAAAAA") -> list[bytes]:
    stored = store.load(code)
    assert stored is not None
    return stored.entries


# --- keeping and giving back -----------------------------------------------------------------


def test_entries_come_back_in_order(store: Store) -> None:
    opened(store)
    store.append(addition(2, b"two", b"three")).result()
    stored = store.load("AAAAAA")
    assert stored is not None
    assert stored.entries == [b"one", b"two", b"three"]
    assert (stored.link, stored.secret) == ("AAAAAALINK", b"s" * 32)
    assert store.load("NOBODY") is None


def test_a_place_is_taken_once(store: Store) -> None:
    opened(store)
    store.append(addition(2, b"two")).result()
    for wrong in (addition(2, b"other"), addition(4, b"hole"), addition(1, b"first")):
        assert isinstance(failure(store.append(wrong)), Conflict)
    assert isinstance(failure(store.append(addition(1, b"x", opens=True))), Conflict)
    assert isinstance(failure(store.append(addition(1, b"x", code="GONE00"))), Conflict)
    assert bodies(store) == [b"one", b"two"]


def test_one_conflict_in_a_group_harms_nobody_else(store: Store) -> None:
    opened(store)
    for code in ("BBBBBB", "CCCCCC"):
        opened(store, code)
    futures = [
        store.append(addition(2, b"b", code="BBBBBB")),
        store.append(addition(9, b"wrong")),
        store.append(addition(2, b"c", code="CCCCCC")),
    ]
    assert [type(future.exception()) for future in futures] == [type(None), Conflict, type(None)]
    assert bodies(store, "BBBBBB") == [b"one", b"b"]
    assert bodies(store, "CCCCCC") == [b"one", b"c"]


def test_several_entries_are_kept_together_or_not_at_all(store: Store) -> None:
    opened(store)
    broken = replace(addition(2), entries=[b"two", None])  # type: ignore[list-item]
    failure(store.append(broken))
    assert bodies(store) == [b"one"]


def test_tables_are_found_by_code_link_and_people(store: Store) -> None:
    opened(store)
    other = replace(LISTING, people=("cy",), is_public=False, wakes=True, status="over", updated=5)
    store.append(replace(addition(1, b"x", code="BBBBBB", opens=True), listing=other)).result()
    assert store.find("AAAAAALINK") == store.find("AAAAAA") == "AAAAAA"
    assert store.find("A' OR 1=1") is None

    def codes(query: Query) -> list[str]:
        return [found.code for found in store.tables(query)]

    assert codes(Query()) == ["AAAAAA", "BBBBBB"]
    assert codes(Query(person="cy")) == ["BBBBBB"]
    assert codes(Query(is_public=True)) == ["AAAAAA"]
    assert codes(Query(wakes=True)) == ["BBBBBB"]
    assert codes(Query(status=("over", "lobby"))) == ["BBBBBB"]
    assert codes(Query(before=1000)) == ["BBBBBB"]
    assert codes(Query(most=1)) == ["AAAAAA"]
    assert store.tables(Query(person="ana"))[0].listing == LISTING
    changed = replace(LISTING, people=("ana",), waiting=())
    store.append(replace(addition(2, b"two"), listing=changed)).result()
    assert codes(Query(person="bo")) == []
    assert store.tables(Query(person="ana"))[0].listing == changed


def test_chat_mutes_people_and_keys_are_kept(data: Data) -> None:
    store = data.open()
    opened(store)
    for number in range(5):
        store.say("AAAAAA", ChatLine(number, "ana", "Ana", "table", f"line {number}")).result()
    store.mute("AAAAAA", "ana", "bo", on=True).result()
    store.mute("AAAAAA", "ana", "bo", on=True).result()
    store.mute("AAAAAA", "bo", "ana", on=True).result()
    store.mute("AAAAAA", "bo", "ana", on=False).result()
    store.keep_person(Person("ana", "Ana", "sv", 1)).result()
    store.keep_person(Person("ana", "Anna", "sv", 2)).result()
    solved = [Solved("origin", "origin-1", 739_000), Solved("origin", "origin-1", 739_001)]
    for one in (*solved, solved[0]):
        store.keep_solved("ana", one).result()
    assert store.meta("key", b"first") == b"first"
    store.close()
    store = data.open()
    assert [line.text for line in store.said("AAAAAA", 2)] == ["line 3", "line 4"]
    assert store.mutes("AAAAAA") == {("ana", "bo")}
    assert store.person("ana") == Person("ana", "Anna", "sv")
    assert store.person("bo") is None
    assert (store.solved("ana"), store.solved("bo")) == (solved, [])
    assert store.meta("key", b"second") == b"first"
    store.close()


def test_old_tables_are_forgotten_with_all_that_belongs_to_them(store: Store, data: Data) -> None:
    opened(store)
    over = replace(LISTING, status="over")
    store.append(replace(addition(1, b"x", code="BBBBBB", opens=True), listing=over)).result()
    store.say("BBBBBB", ChatLine(1, "ana", "Ana", "table", "bye")).result()
    assert purge(data, 1000, unfinished=False) == []
    assert purge(data, 1001, unfinished=False) == ["BBBBBB"]
    assert store.said("BBBBBB", 9) == []
    assert store.load("BBBBBB") is None
    assert isinstance(failure(store.append(addition(2, b"late", code="BBBBBB"))), Conflict)
    assert purge(data, 1001, unfinished=True) == ["AAAAAA"]


def test_a_future_that_nobody_waits_for_any_more_stops_nothing(store: Store) -> None:
    opened(store)
    for number in range(2, 30):
        future = store.append(addition(number, b"x"))
        future.cancel()
        future = store.append(addition(len(bodies(store)) + 1, b"y"))
        future.exception()
    store.append(addition(len(bodies(store)) + 1, b"last")).result()
    assert bodies(store)[-1] == b"last"


def test_who_stands_by_begins_when_the_other_has_ended(data: Data) -> None:
    first = data.open()
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(data.open, waits=True)
        opened(first)
        with pytest.raises(TimeoutError):
            waiting.result(0.5)
        first.append(addition(2, b"two")).result()
        first.close()
        second = waiting.result(PATIENCE)
    assert bodies(second) == [b"one", b"two"]
    second.append(addition(3, b"three")).result()
    second.close()


# --- looking after it ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("DELETE FROM entries WHERE code = 'AAAAAA' AND serial = 4", ()),
        ("DELETE FROM entries WHERE code = 'AAAAAA' AND serial = 10", ()),
        ("UPDATE entries SET body = ? WHERE code = 'AAAAAA' AND serial = 7", (b"x",)),
        ("INSERT INTO entries (code, serial, body) VALUES ('AAAAAA', 11, ?)", (b"x",)),
        ("UPDATE tables SET link = 'another' WHERE code = 'AAAAAA'", ()),
    ],
)
def test_a_damaged_table_is_named_and_not_served(
    data: Data, statement: str, values: tuple[bytes, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    keep_two(data)
    with closing(data.session(may_write=True)) as session:
        session.rows(statement, values)
    assert admin(data, "check") == 1
    said = capsys.readouterr().out
    assert "AAAAAA: table AAAAAA is damaged" in said
    assert "BBBBBB" not in said
    store = data.open()
    with pytest.raises(Damaged, match="table AAAAAA is damaged"):
        store.load("AAAAAA")
    assert len(bodies(store, "BBBBBB")) == 10
    assert list(store.damage()) == ["AAAAAA"]
    store.close()


def test_what_an_operator_asks_is_answered_while_the_server_runs(
    data: Data, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_two(data)
    store = data.open()
    assert admin(data, "check") == 0
    assert capsys.readouterr().out == "tables: 2, damaged: 0\n"
    assert admin(data, "list") == 0
    assert "tables: 2" in capsys.readouterr().out
    assert admin(data, "export", "AAAAAA", "--journal") == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["one", "entry 2"]
    assert admin(data, "purge", "--days", "1", "--unfinished") == 0
    assert capsys.readouterr().out == "AAAAAA\nBBBBBB\ndeleted: 2\n"
    assert admin(data, "check") == 0
    assert store.tables(Query()) == []
    store.close()


def keep_two(data: Data) -> None:
    """Keep two tables of ten entries each."""
    store = data.open()
    for code in ("AAAAAA", "BBBBBB"):
        opened(store, code)
        for number in range(2, 11):
            store.append(addition(number, b"entry %d" % number, code=code)).result()
    store.close()


def admin(data: Data, *words: str) -> int:
    return main(["admin", *words_of(data), *words])
