"""A store that workers share: each table is one's at a time, and who was put out writes nothing."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from galapagos.server.crew import peers
from galapagos.server.errors import Conflict, InUse, StoreError
from galapagos.server.store import postgres_crew as crew
from galapagos.server.store.crew_store import CrewStore
from galapagos.server.store.data import data_at
from galapagos.server.store.postgres_crew import LEASE, Member, Watch, put_out
from galapagos.server.store.postgres_session import PostgresSession
from galapagos.server.store.sealing import KEY_FILE
from galapagos.server.store.store import Addition, ChatLine, Listing, NewTable, Owner
from tests.server.postgres import Postgres

pytestmark = pytest.mark.postgres
LISTING = Listing("origin", "playing", False, True, ("ana",), (), 1, None)
NEW = NewTable("AAAAAA", "LINKLINKLI", b"s" * 32)
FIRST = Addition("AAAAAA", 1, [b"one"], LISTING, NEW)


def second(first: int = 2, body: bytes = b"two") -> Addition:
    return Addition("AAAAAA", first, [body], LISTING)


def worker(database: str, directory: Path) -> CrewStore:
    return CrewStore(database, key_file=directory / KEY_FILE, address="127.0.0.1:1")


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[CrewStore, CrewStore]]:
    found = worker(database, tmp_path), worker(database, tmp_path)
    yield found
    for store in found:
        store.close()


def member(session: PostgresSession, store: CrewStore) -> Member:
    return crew.members_of(session)[store.number]


def test_a_table_is_written_to_by_its_owner_alone(two: tuple[CrewStore, CrewStore]) -> None:
    one, other = two
    one.append(FIRST).result()
    assert other.claim("AAAAAA") == Owner(one.number, "127.0.0.1:1")
    assert one.claim("AAAAAA") is None
    with pytest.raises(Conflict, match="another worker's"):
        other.append(second()).result()
    one.release("AAAAAA")
    with pytest.raises(Conflict):
        one.append(second()).result()
    assert other.claim("AAAAAA") is None
    assert one.claim("AAAAAA") == Owner(other.number, "127.0.0.1:1")
    other.append(second()).result()
    stored = one.load("AAAAAA")
    assert stored is not None
    assert stored.entries == [b"one", b"two"]


def test_who_lets_go_and_wants_a_table_again_at_once_has_it(
    two: tuple[CrewStore, CrewStore],
) -> None:
    one, _ = two
    one.append(FIRST).result()
    for number in range(2, 20):
        one.release("AAAAAA")
        assert one.claim("AAAAAA") is None
        one.append(second(number)).result()


def test_who_was_put_out_writes_nothing_more(
    two: tuple[CrewStore, CrewStore], database: str
) -> None:
    one, other = two
    one.append(FIRST).result()
    session = PostgresSession(database)
    old = member(session, one)
    while member(session, one).beat == old.beat:
        time.sleep(0.05)
    assert not put_out(session, old), "it has given a sign of life"
    assert one.append(second()).result() is None
    while not put_out(session, member(session, one)):
        pass  # it gave one just now
    line = ChatLine(1, "ana", "Ana", "table", "Hello?")
    for work in (
        one.append(second(3)),
        one.say("AAAAAA", line),
        one.keep_snapshot("AAAAAA", 2, b""),
    ):
        with pytest.raises(StoreError, match="put out"):
            work.result()
    while not one.is_overtaken:
        time.sleep(0.05)
    assert not one.is_sure
    assert other.claim("AAAAAA") is None
    other.append(second(3, b"three")).result()
    session.close()


def test_tables_of_who_is_gone_go_on_where_time_runs(
    two: tuple[CrewStore, CrewStore], database: str
) -> None:
    one, other = two
    one.append(FIRST).result()
    resting = replace(LISTING, wakes=False)
    one.append(
        Addition("BBBBBB", 1, [b"one"], resting, replace(NEW, code="BBBBBB", link="B"))
    ).result()
    assert other.next_due() is None, "its owner sees to it"
    gone: list[frozenset[int]] = []
    other.tell_departures(gone.append)
    while not other.others:  # of who was never seen nothing is told
        time.sleep(0.05)
    began = int(time.time() * 1000)
    one.close()
    while not gone:
        time.sleep(0.05)
    assert gone == [frozenset({one.number})]
    due = other.next_due()
    assert due is not None
    assert began <= due <= time.time() * 1000
    assert other.due(due, 10) == ["AAAAAA"]
    stored = other.load("AAAAAA")
    assert stored is not None
    assert (stored.is_asleep, stored.back) == (True, due)


def test_a_worker_in_the_middle_of_a_group_is_put_out_after_it_only(
    two: tuple[CrewStore, CrewStore], database: str
) -> None:
    """PostgreSQL ends what somebody has begun who stands still."""
    one, other = two
    one.append(FIRST).result()
    session, stalled = PostgresSession(database), PostgresSession(database, crew.end_idle)
    stalled.begin(stalled.begins)
    crew.check_there(stalled, one.number)
    one._pulse.stop()
    with pytest.raises(StoreError):
        put_out(session, member(session, one))
    time.sleep(2.5)
    with pytest.raises(StoreError):
        stalled.rows("UPDATE tables SET count = 7 WHERE code = 'AAAAAA'")
    while other.others:
        time.sleep(0.05)
    assert other.claim("AAAAAA") is None
    session.close()
    stalled.close()


def test_who_starts_first_begins_anew_and_who_comes_later_does_not(
    database: str, tmp_path: Path, postgres: Postgres
) -> None:
    one = worker(database, tmp_path)
    one.append(FIRST).result()
    one._pulse.stop()  # as if it were killed: its row and its table stay behind
    began = time.monotonic()
    other = worker(database, tmp_path)
    assert time.monotonic() - began < LEASE + 5
    assert other.claim("AAAAAA") is None, "whoever had it is gone"
    third = worker(database, tmp_path)
    assert third.claim("AAAAAA") == Owner(other.number, "127.0.0.1:1")
    assert other.number < third.number
    for store in (third, other, one):
        store.close()
    assert postgres.run("SELECT number FROM galapagos.workers", database) == []


def test_another_key_is_refused(
    two: tuple[CrewStore, CrewStore], database: str, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="give all the same key file"):
        worker(database, tmp_path / "elsewhere")


def test_workers_and_a_server_that_is_alone_keep_each_other_out(
    database: str, tmp_path: Path
) -> None:
    data = data_at(tmp_path, database)
    alone = data.open()
    with pytest.raises(InUse, match="wants it to itself"):
        data.share("127.0.0.1:1")
    alone.close()
    together = data.share("127.0.0.1:1")
    with pytest.raises(InUse):
        data.open()
    with pytest.raises(InUse), data.held():
        pass
    together.close()
    data.open().close()


# --- who is gone ---------------------------------------------------------------------------------


def seen(watch: Watch, at: float, beat: int, *, connected: bool = True) -> bool:
    return bool(watch.look({1: Member(1, "", beat, connected)}, at))


def test_who_gives_no_sign_of_life_is_gone_after_the_lease() -> None:
    watch = Watch()
    assert [seen(watch, at / 2, 5) for at in range(8)] == [False] * 7 + [True]


def test_who_gives_signs_of_life_is_there() -> None:
    watch = Watch()
    assert not any(seen(watch, at / 2, at // 5) for at in range(100))


def test_who_is_not_connected_is_gone_sooner_but_not_at_once() -> None:
    watch = Watch()
    assert not seen(watch, 0, 1)
    assert [seen(watch, 0.5 + at / 2, at, connected=False) for at in range(4)] == [
        *(False, False, False),
        True,
    ]


def put_out_after(*, is_killed: bool) -> float:
    """Return how many seconds after a worker has died it is put out at the latest, whenever it died
    between two signs of life of the other one, and whenever its own last one was."""
    longest, parts = 0.0, 10
    for died in range(parts):
        for last in range(parts):
            dies = 100 + died / parts * crew._EVERY
            watch, now = Watch(), 90.0
            while True:
                # The last sign of life before it died: up to one interval earlier.
                beat = min(now, dies) + last / parts * crew._EVERY
                is_there = now < dies or not is_killed
                found = Member(1, "", int(beat / crew._EVERY), is_there)
                if watch.look({1: found}, now):
                    break
                now += crew._EVERY
            longest = max(longest, now - dies)
    return longest


def test_tables_of_a_dead_worker_are_free_within_five_seconds() -> None:
    """By the bounds that are set; `tests.server.takeover` measures it."""
    killed, still = put_out_after(is_killed=True), put_out_after(is_killed=False)
    assert killed <= crew._UNHEARD + crew._EVERY
    assert still <= LEASE + 2 * crew._EVERY
    # Of one that is killed PostgreSQL ends the group at once; of one that stands still before.
    assert killed + crew._LOCKED_MS / 1000 + peers._LOOK <= 5
    assert int(crew._IDLE_MS) / 1000 < LEASE
    assert still + peers._LOOK <= 5


def test_after_a_while_without_looking_nobody_is_gone() -> None:
    watch = Watch()
    assert not seen(watch, 0, 1)
    assert not seen(watch, 60, 1, connected=False)
    assert not seen(watch, 61, 1, connected=False)
    assert seen(watch, 62, 1, connected=False)
