"""Fills a store with many tables and measures how a server starts on them. Not a test.

    python -m tests.server.many_tables DIRECTORY --tables 100000 --clocks 10000
    python -m tests.server.many_tables --loads

Tables are copies of a few that were played for real, kept as a server leaves them that was stopped;
``--killed`` leaves those with clocks as one that was killed with all of them in memory, ``--old``
all of them as the first version of the store did. Prints the seconds until the server answers, and
its memory then and some time later. ``--loads`` prints what loading a table costs, by its entries,
from a snapshot as a server leaves it and from the journal alone."""

import argparse
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, sleep
from urllib.request import urlopen

from galapagos.server.store.changes import row_of
from galapagos.server.store.digest import first_digest, grown
from galapagos.server.store.schema import step
from galapagos.server.store.sqlite_session import FILE, SQLITE
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Stored
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.host import ALPHABET
from galapagos.server.table.journal import Clock, Settings, Undone
from galapagos.server.table.listing import listing_of
from galapagos.server.table.loading import load_table
from galapagos.server.table.snapshots import load_from, take
from tests.server.tables import ANA, BO, CODECS, SECRET, Journal, best, person, written

DAYS = Settings(clock=Clock("days", 7 * 86_400, 0, 3600))
ENTRIES = (12, 40, 90)
_CODE_LENGTH = 6
_ROWS = 2000


def played(game: str, settings: Settings, entries: int) -> Journal:
    """Return a running game between two people."""
    journal = Journal([person(ANA), person(BO)], game=game, settings=settings)
    journal.start(1)
    while journal.table.serial < entries and journal.table.waiting_for():
        seat = journal.table.waiting_for()[0]
        journal.keep(
            written(Desk(journal.table, 1), decide.act_for, seat, best(journal.table, seat), "bot")
        )
    return journal


def fill(directory: Path, tables: int, clocks: int, *, killed: bool, old: bool) -> None:
    """Write so many running tables, of which some have clocks."""
    if old:
        directory.mkdir(parents=True)
        with closing(sqlite3.connect(directory / FILE)) as first:
            first.executescript("; ".join([*step(0, SQLITE), "PRAGMA user_version = 1"]))
    else:
        SqliteStore(directory).close()
    connection = sqlite3.connect(directory / FILE, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    kinds = [(g, s, n) for s in (DAYS, Settings()) for g in ("origin", "darwin") for n in ENTRIES]
    models = {kind: played(*kind) for kind in kinds}
    by_days, others = kinds[: len(kinds) // 2], kinds[len(kinds) // 2 :]
    codes = ("".join(letters) for letters in product(ALPHABET, repeat=_CODE_LENGTH))
    connection.execute("BEGIN")
    for number, code in zip(range(tables), codes, strict=False):
        has_clock = number < clocks
        kind = (by_days if has_clock else others)[number % len(by_days)]
        if old:
            _write_old(connection, code, models[kind])
        else:
            _write(connection, code, models[kind], killed=killed)
        _write_entries(connection, code, models[kind])
        if number % _ROWS == 0:
            connection.execute("COMMIT")
            connection.execute("BEGIN")
    connection.execute("COMMIT")
    connection.close()
    SqliteStore(directory).close()  # which seals their secrets, once


def _write(connection: sqlite3.Connection, code: str, model: Journal, *, killed: bool) -> None:
    link, bodies, table = f"{code}LINK", model.bodies, model.table
    remaining = 0 if killed and table.remaining() is not None else table.remaining()
    connection.execute(
        "INSERT INTO tables (game, status, is_public, wakes, waiting, updated, shown, code, link, "
        "secret, count, digest, remaining) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *row_of(listing_of(table)),
            *(code, link, SECRET, len(bodies)),
            *(grown(first_digest(code, link), bodies), remaining),
        ),
    )


def _write_old(connection: sqlite3.Connection, code: str, model: Journal) -> None:
    connection.execute(
        "INSERT INTO tables (game, status, is_public, wakes, waiting, updated, code, link, secret) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*row_of(listing_of(model.table))[:6], code, f"{code}LINK", SECRET),
    )


def _write_entries(connection: sqlite3.Connection, code: str, model: Journal) -> None:
    connection.executemany(
        "INSERT INTO entries (code, serial, body) VALUES (?, ?, ?)",
        [(code, place, body) for place, body in enumerate(model.bodies, start=1)],
    )


def memory_of(pid: int) -> int:
    """Return the MiB of memory that a process uses."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) // 1024 if found else 0


def measure(directory: Path, seconds: float) -> None:
    """Start a server on the tables, and stop it after some time."""
    began = monotonic()
    words = [sys.executable, "-P", "-m", "galapagos", "serve", "--port", "0"]
    server = subprocess.Popen([*words, "--data", str(directory)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        url = server.stdout.readline().split()[-1]
        with urlopen(f"{url}/livez", timeout=600):
            took = monotonic() - began
        print(f"answers after {took:.1f} s, {memory_of(server.pid)} MiB", flush=True)
        slowest = 0.0
        while monotonic() < began + took + seconds:
            asked = monotonic()
            with urlopen(f"{url}/api/lobby", timeout=600):
                slowest = max(slowest, monotonic() - asked)
            sleep(0.2)
        print(f"{seconds:g} s later {memory_of(server.pid)} MiB; slowest answer {slowest:.2f} s")
        asked = monotonic()
        with urlopen(f"{url}/readyz", timeout=600) as answer:
            print(unfinished(directory))
            print(f"ready: {answer.read().decode().strip()} in {monotonic() - asked:.2f} s")
    finally:
        asked = monotonic()
        server.terminate()
        server.wait()
        print(f"stopped in {monotonic() - asked:.1f} s")


def unfinished(directory: Path) -> str:
    """Return how many tables of an older program are not listed and counted anew yet."""
    with closing(sqlite3.connect(directory / FILE)) as found:
        unshown, uncounted = (
            found.execute(f"SELECT count(*) FROM tables WHERE {name} IS NULL").fetchone()[0]
            for name in ("shown", "count")
        )
    return f"{unshown} tables not listed anew, {uncounted} not counted anew"


def loads() -> None:
    """Print what it costs to load tables of more and more entries."""
    for game, players in (("origin", 8), ("darwin", 6)):
        for undo, lengths in ((False, (10, 100, 1000)), (True, (100, 1000))):
            journal = Journal([person(f"person {n}") for n in range(players)], game=game)
            journal.start(1)
            for entries in lengths:
                lengthen(journal, entries, undo=undo)
                how = "everything taken back once" if undo else "nothing taken back"
                what = f"{game}, {journal.table.serial} entries, {how}"
                print(f"{what}: {cost_of(journal)}", flush=True)


def lengthen(journal: Journal, entries: int, *, undo: bool) -> None:
    """Play on; every action may be taken back once and made again."""
    table = journal.table
    while table.serial < entries and (waiting := table.waiting_for()):
        to, seat = table.play.steps[-1].serial, waiting[0]
        text = best(table, seat)
        journal.keep(written(Desk(table, 1), decide.act_for, seat, text, "bot"))
        if undo and table.waiting_for():
            undone = Undone(
                serial=table.serial + 1, at=1, person=ANA, to=to, seat=seat, agreed=True
            )
            journal.keep([undone])
            journal.keep(written(Desk(table, 1), decide.act_for, seat, text, "bot"))


def cost_of(journal: Journal) -> str:
    table, snapshot = journal.table, take(journal.table)
    assert snapshot is not None
    whole = Stored(table.code, "", SECRET, journal.bodies, 1, None, False)
    short = Stored(table.code, "", SECRET, [], table.serial + 1, snapshot, False)
    assert load_from(short, CODECS) is not None
    long = median(seconds(lambda: load_table(whole, CODECS)) for _ in range(5))
    quick = median(seconds(lambda: load_from(short, CODECS)) for _ in range(21))
    size = len(snapshot) // 1024
    return f"{quick * 1000:.1f} ms from a snapshot of {size} KiB, {long * 1000:.0f} ms without"


def seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path, nargs="?")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--clocks", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--killed", action="store_true")
    parser.add_argument("--old", action="store_true")
    parser.add_argument("--loads", action="store_true")
    args = parser.parse_args()
    if args.loads:
        loads()
    if args.directory is None:
        return
    if not (args.directory / FILE).exists():
        began = monotonic()
        fill(args.directory, args.tables, args.clocks, killed=args.killed, old=args.old)
        print(f"filled in {monotonic() - began:.0f} s", flush=True)
    measure(args.directory, args.seconds)


if __name__ == "__main__":
    main()
