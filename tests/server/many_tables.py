"""Fills a store with many tables and measures how a server starts on them. Not a test.

    python -P -m tests.server.many_tables DIRECTORY --tables 100000 --clocks 10000

Tables are copies of a few that were played for real, kept as a server leaves them that was stopped;
``--killed`` leaves those with clocks as one that was killed with all of them in memory. Prints the
seconds until the server answers, and its memory then and some time later."""

import argparse
import re
import sqlite3
import subprocess
import sys
from itertools import product
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

from galapagos.server import decide
from galapagos.server.chain import first_digest, grown
from galapagos.server.host import ALPHABET
from galapagos.server.journal import Clock, Settings
from galapagos.server.listing import listing_of
from galapagos.server.sqlite_schema import FILE
from galapagos.server.sqlite_store import SqliteStore, _row
from tests.server.tables import ANA, BO, SECRET, Journal, best, person

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
        journal.keep(decide.act_for(journal.table, seat, best(journal.table, seat), "bot", 1))
    return journal


def fill(directory: Path, tables: int, clocks: int, *, killed: bool) -> None:
    """Write so many running tables, of which some have clocks."""
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
        _write(connection, code, models[kind], killed=killed)
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
            *_row(listing_of(table)),
            *(code, link, SECRET, len(bodies)),
            *(grown(first_digest(code, link), bodies), remaining),
        ),
    )
    connection.executemany(
        "INSERT INTO entries (code, serial, body) VALUES (?, ?, ?)",
        [(code, place, body) for place, body in enumerate(bodies, start=1)],
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
            print(f"ready: {answer.read().decode().strip()} in {monotonic() - asked:.2f} s")
    finally:
        asked = monotonic()
        server.terminate()
        server.wait()
        print(f"stopped in {monotonic() - asked:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--clocks", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--killed", action="store_true")
    args = parser.parse_args()
    if not (args.directory / FILE).exists():
        began = monotonic()
        fill(args.directory, args.tables, args.clocks, killed=args.killed)
        print(f"filled in {monotonic() - began:.0f} s", flush=True)
    measure(args.directory, args.seconds)


if __name__ == "__main__":
    main()
