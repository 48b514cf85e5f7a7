"""Seeds of the players' pages: bound before any is known, opened when the game begins, mixed into
every draw; and who gives none, or does not open it, holds nobody up."""

import asyncio
import hmac
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.records.record import parse_record
from galapagos.server.errors import Refused
from galapagos.server.show.table_info import fair_info
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Stored
from galapagos.server.table import decide, snapshots
from galapagos.server.table import journal as j
from galapagos.server.table.decide import Desk
from galapagos.server.table.host import Host, SeatWish
from galapagos.server.table.journal import decode, encode
from galapagos.server.table.secret import BY_DRAW, BY_SEEDS, Draw, Seed, mix_of, words
from galapagos.server.table.table import Table
from galapagos.server.table.verify import verify
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.hosts import BOT, ME, OPEN, NearPool, hosting, opened, until
from tests.server.tables import (
    ANA,
    BO,
    CODECS,
    CY,
    SECRET,
    Journal,
    best,
    bot,
    facts_of,
    person,
    written,
)

SEEDS = {ANA: "aa" * 32, BO: "b0" * 32, CY: "c1" * 32}


def hash_of(seed: str) -> str:
    return sha256(bytes.fromhex(seed)).hexdigest()


HASHES = {who: hash_of(seed) for who, seed in SEEDS.items()}


def bind(journal: Journal, *people: str) -> None:
    for who in people:
        journal.keep(written(Desk(journal.table, 0, who, journal.wish()), decide.bind, HASHES[who]))


def reveal(journal: Journal, *people: str) -> None:
    for who in people:
        journal.keep(
            written(Desk(journal.table, 0, who, journal.wish()), decide.reveal, SEEDS[who])
        )


def dealt(*people: str, game: str = "origin") -> Journal:
    """Return a game of Ana and Bo into which the seeds of these were mixed."""
    journal = Journal([person(ANA), person(BO)], game=game, fair=BY_SEEDS)
    bind(journal, *people)
    journal.start()
    reveal(journal, *people)
    return journal


def deal_of(table: Table) -> tuple[list[int], list[str]]:
    return table.play.steps[0].dice, table.play.steps[0].draws


# --- the stream ------------------------------------------------------------------------------


def test_the_words_are_those_of_the_documented_stream() -> None:
    seeds = [Seed(0, HASHES[ANA], SEEDS[ANA]), Seed(2, HASHES[BO], "")]
    mix = sha256(
        b"galapagos seeds:"
        + (b"\0" + bytes.fromhex(HASHES[ANA]) + b"\1" + bytes.fromhex(SEEDS[ANA]))
        + (b"\2" + bytes.fromhex(HASHES[BO]) + b"\0")
    ).digest()
    assert mix_of(seeds) == mix
    message = b"galapagos mixed draw:" + mix + (7).to_bytes(8, "big") + (0).to_bytes(4, "big")
    block = hmac.digest(SECRET, message, "sha256")
    expected = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert words(SECRET, 99, 1, Draw(7, mix)) == expected


def test_every_seed_changes_the_deal() -> None:
    deals = [deal_of(dealt(*who).table) for who in ((), (ANA,), (BO,), (ANA, BO))]
    assert all(one not in deals[:n] for n, one in enumerate(deals))


# --- binding and opening ---------------------------------------------------------------------


def test_nobody_opens_a_seed_before_all_are_bound() -> None:
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA)
    with pytest.raises(Refused, match="no_seeds"):
        reveal(journal, ANA)
    journal.start()
    table = journal.table
    assert (table.status, table.is_sealed, table.has_begun) == ("lobby", True, False)
    with pytest.raises(Refused, match="dealing"):
        bind(journal, BO)  # it would know what the others are bound to and when
    with pytest.raises(Refused, match="dealing"):
        written(Desk(table, 0, BO, "w"), decide.stand)
    with pytest.raises(Refused, match="dealing"):
        written(Desk(table, 0, ANA, "w"), decide.kick, 1)
    with pytest.raises(Refused, match="dealing"):
        written(Desk(table, 0, ANA, "w"), decide.bind, "00" * 32)
    assert written(Desk(table, 0, ANA, "again"), decide.start) == []
    with pytest.raises(Refused, match="bad_seed"):
        written(Desk(table, 0, ANA, "w"), decide.reveal, SEEDS[BO])
    with pytest.raises(Refused, match="no_seeds"):
        written(Desk(table, 0, BO, "w"), decide.reveal, SEEDS[BO])
    reveal(journal, ANA)
    assert journal.table.status == "playing"


def test_the_cards_are_dealt_with_the_last_seed_and_not_before() -> None:
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.start()
    reveal(journal, BO)
    info = fair_info(journal.table)
    assert [(one.opened, one.seed) for one in info.seeds] == [(False, ""), (True, "")]
    assert not journal.table.has_begun
    assert written(Desk(journal.table, 0, BO, "twice"), decide.reveal, SEEDS[BO]) == []
    reveal(journal, ANA)
    assert journal.table.has_begun
    info = fair_info(journal.table)
    assert [one.seed for one in info.seeds] == [SEEDS[ANA], SEEDS[BO]]
    assert not info.sealed
    assert facts_of(journal.again()) == facts_of(journal.table)


def test_without_a_seed_in_time_the_game_begins_and_everybody_sees_it() -> None:
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.start()
    reveal(journal, ANA)
    journal.keep(written(Desk(journal.table, 0), decide.deal))
    assert [(one.seat, one.seed) for one in journal.table.seeds] == [(0, SEEDS[ANA]), (1, "")]
    assert [one.opened for one in fair_info(journal.table).seeds] == [True, False]
    assert written(Desk(journal.table, 0), decide.deal) == []
    journal.act_until(lambda t: t.status == "over")
    record = parse_record(journal.table.record_text())
    assert record.header["seeds"] == f"P1={HASHES[ANA]}:{SEEDS[ANA]} P2={HASHES[BO]}:-"
    found = verify(record, CODECS.get("origin"))
    assert [bool(one.seed) for one in found.seeds] == [True, False]


def test_who_leaves_the_seat_takes_the_seed_along() -> None:
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.keep(written(Desk(journal.table, 0, BO, journal.wish()), decide.stand))
    assert journal.table.bound == {ANA: HASHES[ANA]}
    journal.keep(
        written(Desk(journal.table, 0, ANA, journal.wish()), decide.seat_bot, 1, "forager")
    )
    journal.start()
    reveal(journal, ANA)
    assert [one.seat for one in journal.table.seeds] == [0]


def test_who_goes_on_in_another_browser_stays_bound() -> None:
    journal = Journal([bot(), person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.start()
    journal.keep(written(Desk(journal.table, 0, BO), decide.move, CY))
    journal.keep(written(Desk(journal.table, 0, CY, "w"), decide.reveal, SEEDS[BO]))
    reveal(journal, ANA)
    assert [(one.seat, one.seed) for one in journal.table.seeds] == [
        (1, SEEDS[ANA]),
        (2, SEEDS[BO]),
    ]
    assert facts_of(journal.again()) == facts_of(journal.table)


def test_a_seed_can_be_bound_anew_before_the_start() -> None:
    journal = Journal([person(ANA), bot()], fair=BY_SEEDS)
    journal.keep(written(Desk(journal.table, 0, ANA, "w"), decide.bind, "00" * 32))
    bind(journal, ANA)
    journal.start()
    reveal(journal, ANA)
    assert journal.table.has_begun


def test_tables_of_an_older_program_want_no_seeds() -> None:
    journal = Journal([person(ANA), bot()], fair=BY_DRAW)
    with pytest.raises(Refused, match="no_seeds"):
        bind(journal, ANA)
    journal.start()
    journal.act_until(lambda t: t.status == "over")
    text = journal.table.record_text()
    assert "\nfair: 2\n" in text
    assert "seeds:" not in text
    verify(parse_record(text), CODECS.get("origin"))


def from_snapshot(journal: Journal) -> Table:
    body = snapshots.take(journal.table)
    stored = Stored("TABLE1", "LINK", SECRET, [], journal.table.serial + 1, body)
    table = snapshots.load_from(stored, CODECS)
    assert table is not None
    assert facts_of(table) == facts_of(journal.table)
    return table


def test_a_snapshot_knows_the_seeds() -> None:
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.start()
    reveal(journal, ANA)
    assert from_snapshot(journal).is_sealed
    reveal(journal, BO)
    table = from_snapshot(journal)
    before = table.draws
    while table.draws == before:
        seat = journal.table.waiting_for()[0]
        text = best(journal.table, seat)
        entries = written(Desk(table, 0), decide.act_for, seat, text, "bot")
        for entry in entries:
            table.fold(entry)
        journal.keep(written(Desk(journal.table, 0), decide.act_for, seat, text, "bot"))
    assert facts_of(table) == facts_of(journal.table)


# --- verifying -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def text() -> str:
    journal = dealt(ANA, BO)
    journal.act_until(lambda t: t.status == "over")
    return journal.table.record_text()


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_game_with_seeds_is_verified(game: str) -> None:
    journal = dealt(ANA, BO, game=game)
    journal.act_until(lambda t: t.status == "over")
    record = parse_record(journal.table.record_text())
    assert record.header["fair"] == "3"
    assert len(verify(record, CODECS.get(game)).seeds) == 2


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (SEEDS[BO], SEEDS[CY], "the seed of P2 is not the one its page committed to"),
        (f" P2={HASHES[BO]}:{SEEDS[BO]}", "", "the secret gives"),
        (f":{SEEDS[BO]}", ":-", "the secret gives"),
        (HASHES[BO] + ":" + SEEDS[BO], HASHES[CY] + ":" + SEEDS[CY], "the secret gives"),
        ("P2=", "P3=", "the secret gives"),
        ("P2=", "P1=", "one seed a player"),
        ("P2=", "P9=", "expected a seed such as"),
        ("seeds: ", "sprouts: ", "does not say which seeds"),
        ("fair: 3", "fair: 2", "the secret gives"),
        ("fair: 3", "fair: 4", "expected fair: 1, 2, 3"),
    ],
)
def test_a_wrong_mix_is_found(text: str, old: str, new: str, why: str) -> None:
    assert old in text
    with pytest.raises(BadData, match=why):
        verify(parse_record(text.replace(old, new, 1)), CODECS.get("origin"))


def test_a_server_that_leaves_a_seed_out_of_the_mix_is_found() -> None:
    """It may write down every seed and deal without one: the cards show it."""
    journal = Journal([person(ANA), person(BO)], fair=BY_SEEDS)
    bind(journal, ANA, BO)
    journal.start()
    reveal(journal, ANA)
    entries = written(Desk(journal.table, 0, BO, "w"), decide.reveal, SEEDS[BO])
    other = written(Desk(journal.table, 0), decide.deal)[0]
    assert isinstance(entries[1], j.Started)
    assert isinstance(other, j.Started)
    journal.keep([entries[0], replace(entries[1], dice=other.dice, draws=other.draws)])
    journal.act_until(lambda t: t.status == "over")
    with pytest.raises(BadData, match="the secret gives"):
        verify(parse_record(journal.table.record_text()), CODECS.get("origin"))


def test_the_command_tells_of_the_seeds(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert main(["verify", str(file), "--seed", SEEDS[ANA]]) == 0
    assert (
        "mixed in, and fixed before any was known: the seeds of P1, P2" in capsys.readouterr().out
    )
    assert main(["verify", str(file), "--seed", SEEDS[CY]]) == 2
    assert "was not mixed in" in capsys.readouterr().err


# --- at a host -------------------------------------------------------------------------------


def test_a_table_of_clients_that_know_no_seeds_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            assert (live.table.fair, live.table.status, live.table.seeds) == (
                BY_SEEDS,
                "playing",
                (),
            )

    asyncio.run(story())


def test_a_page_that_never_opens_its_seed_is_not_waited_for_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            host.seed_wait = 0.2
            code = await opened(host, ANA, ME, OPEN, SeatWish("here", name="Kid"))
            await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
            await host.wish(code, ANA, "a", partial(decide.bind, seed_hash=HASHES[ANA]))
            await host.wish(code, BO, "b", partial(decide.bind, seed_hash=HASHES[BO]))
            await host.wish(code, ANA, "start", decide.start)
            with pytest.raises(Refused, match="dealing"):
                await host.wish(code, BO, "stand", decide.stand)
            await host.wish(code, ANA, "open", partial(decide.reveal, seed=SEEDS[ANA]))
            live = await host.live(code)
            await until(lambda: live.table.status == "playing")
            assert [(s.seat, s.seed) for s in live.table.seeds] == [(0, SEEDS[ANA]), (1, "")]

    asyncio.run(story())


def test_a_game_alone_waits_for_its_own_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.start_alone(code, ANA, "play-now", HASHES[ANA])
            live = await host.live(code)
            assert live.table.is_sealed
            await host.wish(code, ANA, "open", partial(decide.reveal, seed=SEEDS[ANA]))
            assert live.table.status == "playing"
            assert [s.seed for s in live.table.seeds] == [SEEDS[ANA]]

    asyncio.run(story())


def test_a_server_that_was_away_waits_for_the_seeds_anew(tmp_path: Path) -> None:
    """The pages come back and open what they are bound to; nothing was lost between."""

    async def before() -> str:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "a", partial(decide.bind, seed_hash=HASHES[ANA]))
            await host.wish(code, ANA, "start", decide.start)
            return code

    async def after(code: str, seconds: float) -> Table:
        store = SqliteStore(tmp_path)
        host = Host(store, NearPool(), pace=0.0, seed_wait=seconds)
        await host.start()
        try:
            await until(lambda: code in host.tables)  # it wakes by itself
            live = host.tables[code]
            if seconds > 1:
                await host.wish(code, ANA, "open", partial(decide.reveal, seed=SEEDS[ANA]))
            await until(lambda: live.table.status != "lobby")
            return live.table
        finally:
            await host.stop()
            store.close()

    code = asyncio.run(before())
    table = asyncio.run(after(code, 600))
    assert [one.seed for one in table.seeds] == [SEEDS[ANA]]


def test_a_game_whose_page_never_comes_back_begins_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.start_alone(code, ANA, "s", HASHES[ANA])
        store = SqliteStore(tmp_path)
        again = Host(store, NearPool(), pace=0.0, seed_wait=0.05)
        await again.start()
        await until(lambda: code in again.tables and again.tables[code].table.has_begun)
        assert [s.seed for s in again.tables[code].table.seeds] == [""]
        await again.stop()
        store.close()

    asyncio.run(story())


# --- over sockets ----------------------------------------------------------------------------


def test_pages_bind_and_open_over_sockets_and_a_kill_between_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", free_port())
    server.start()
    try:
        ana, bo, cy = (Client(server, name) for name in ("Ana", "Bo", "Cy"))
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        code = ana.post("/api/tables", {"game": "origin", "seats": seats})["code"]
        for seat, client in enumerate((ana, bo, cy)):
            client.open(code)
            client.until("welcome")
            if seat:
                assert client.ask("sit", seat=seat)["type"] == "accepted"
        assert ana.ask("bind", hash=HASHES[ANA])["type"] == "accepted"
        assert bo.ask("bind", hash=HASHES[BO])["type"] == "accepted"
        assert bo.ask("bind", hash="A" * 64)["code"] == "bad_message"
        assert ana.ask("start", id="go")["type"] == "accepted"
        assert ana.ask("reveal", seed=SEEDS[ANA])["type"] == "accepted"
        server.kill()
        server.start()
        for client in (ana, bo, cy):
            client.close()
            client.open(code)
            client.until("welcome")
        assert bo.info is not None
        assert bo.info["fair"]["sealed"]
        assert [one["hash"] for one in bo.info["fair"]["seeds"]] == [HASHES[ANA], HASHES[BO]]
        assert bo.ask("reveal", seed=SEEDS[BO])["type"] == "accepted"
        cy.catch_up()  # who knows nothing of seeds plays all the same
        assert cy.view is not None
        assert cy.info is not None
        assert [one["seed"] for one in cy.info["fair"]["seeds"]] == [SEEDS[ANA], SEEDS[BO]]
    finally:
        send_home()
        server.stop()


def test_entries_go_through_their_stored_form() -> None:
    for entry in (
        j.Bound(serial=1, at=0, person=ANA, id="w", hash=HASHES[ANA]),
        j.Sealed(serial=2, at=0),
        j.Revealed(serial=3, at=0, person=ANA, seed=SEEDS[ANA]),
    ):
        assert decode(encode(entry)) == entry
