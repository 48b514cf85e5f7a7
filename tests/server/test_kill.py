"""Nothing is lost: a server is killed at random moments, again and again, and every entry that it
had shown or accepted is still there, once, when it is back; its tables and bots go on.

GALAPAGOS_KILLS raises the number of kills; 400 take about six minutes."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep

import pytest

from galapagos.server.journal import decode_all
from galapagos.server.loading import load_table
from galapagos.server.sqlite_store import SqliteStore
from galapagos.server.store import Query
from galapagos.server.table import OVER
from tests.server.tables import CODECS

KILLS = int(os.environ.get("GALAPAGOS_KILLS", "40"))
TABLES = 4
ROOT = Path(__file__).parent.parent.parent


@contextmanager
def driver(directory: Path, output: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the driver, its words going to a file, so that what it said survives it."""
    command = [sys.executable, "-m", "tests.server.kill_driver", str(directory), str(TABLES)]
    with output.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, cwd=ROOT, start_new_session=True)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def wait_for(output: Path, word: bytes, process: subprocess.Popen[bytes]) -> None:
    until = monotonic() + 60
    while word not in output.read_bytes():
        assert process.poll() is None, "the server ended by itself"
        assert monotonic() < until, f"{word!r} was never said"
        sleep(0.01)


@pytest.mark.slow
@pytest.mark.timeout(60 + 15 * KILLS)
def test_a_killed_server_has_lost_nothing_and_done_nothing_twice(tmp_path: Path) -> None:
    chance = random.Random(7)
    data, output = tmp_path / "data", tmp_path / "words"
    grown: list[int] = []
    said: list[str] = []
    for _ in range(KILLS):
        with driver(data, output) as process:
            # While it plays; or while it wakes up, loads and goes on.
            wait_for(output, chance.choice([b"by-bot", b"by-bot", b"ready"]), process)
            sleep(chance.uniform(0.0, 0.3))
            process.send_signal(signal.SIGKILL)
            process.wait()
        # The last line may be cut: its reader never saw it.
        said += output.read_text().split("\n")[:-1]
        grown.append(compare(data, said))
    assert grown == sorted(grown)
    assert grown[-1] > grown[0], "nothing went on after the kills"
    assert sum("by-bot" in line for line in said) > KILLS // 2, "the bots did not go on"
    assert not [line for line in said if line.startswith("refused")]


def compare(data: Path, said: list[str]) -> int:
    """Compare what was ever said with what is kept; return how many entries there are."""
    store = SqliteStore(data)
    try:
        kept: dict[tuple[str, int], str] = {}
        for found in store.tables(Query(most=-1)):
            stored = store.load(found.code)
            assert stored is not None
            if found.listing.status != OVER:  # a finished one was loaded before it was over
                table = load_table(stored, CODECS)
                assert not table.trouble
                assert table.serial == len(stored.entries)
            wishes = [(e.person, e.id) for e in decode_all(stored.entries, "table") if e.id]
            assert len(wishes) == len(set(wishes)), "a wish was granted twice"
            for number, body in enumerate(stored.entries, start=1):
                kept[found.code, number] = sha256(body).hexdigest()[:16]
    finally:
        store.close()
    for line in said:
        kind, *rest = line.split()
        if kind == "shown":
            code, serial, digest, _ = rest
            assert kept.get((code, int(serial))) == digest, f"{line}: not kept as it was shown"
        elif kind == "accepted":
            assert (rest[0], int(rest[1])) in kept, f"{line}: accepted, but not kept"
    return len(kept)
