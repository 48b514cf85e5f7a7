"""Nothing is lost: a server is killed at random moments, again and again, and every entry that it
had shown or accepted is still there, once, when it is back; its tables and bots go on.

GALAPAGOS_KILLS sets the number of kills."""

import os
import random
import signal
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep

import pytest

from galapagos.server.store.data import Data
from galapagos.server.store.store import Query
from galapagos.server.table.journal import decode_all
from galapagos.server.table.loading import load_table
from galapagos.server.table.table import OVER
from tests.amounts import PATIENCE, amount
from tests.server.postgres import address_of
from tests.server.tables import CODECS
from tests.server.zygote import Zygote

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
KILLS = int(os.environ.get("GALAPAGOS_KILLS") or amount(6, 200))
"""On each kind of database."""
TABLES = 4
FAR_EVERY = 20
"""Of so many kills one is with bots that think in workers, which take long to start."""


def wait_for(output: Path, word: bytes) -> None:
    until = monotonic() + PATIENCE
    while not output.exists() or word not in output.read_bytes():
        assert monotonic() < until, f"{word!r} was never said"
        sleep(0.005)


@pytest.mark.timeout(PATIENCE * KILLS)
def test_a_killed_server_has_lost_nothing_and_done_nothing_twice(
    data: Data, tmp_path: Path
) -> None:
    chance = random.Random(7)
    place = [str(data.directory), address_of(data)]
    grown: list[int] = []
    said: list[str] = []
    with Zygote() as zygote:
        for number in range(KILLS):
            output = tmp_path / f"words-{number}"
            bots = "far" if number % FAR_EVERY == 0 else "near"
            zygote.start("driver", [*place, str(TABLES), bots], output)
            # While it plays; or while it wakes up, loads and goes on.
            wait_for(output, chance.choice([b"by-bot", b"by-bot", b"ready"]))
            sleep(chance.uniform(0.0, 0.15))
            zygote.kill()
            # The last line may be cut: its reader never saw it.
            lines = output.read_text().split("\n")[:-1]
            said += lines
            # What was kept before is looked at again now and then, and in the end.
            is_whole = number % 20 == 0 or number == KILLS - 1
            grown.append(compare(data, said if is_whole else lines))
    assert grown == sorted(grown)
    assert grown[-1] > grown[0], "nothing went on after the kills"
    assert sum("by-bot" in line for line in said) > KILLS // 2, "the bots did not go on"
    assert not [line for line in said if line.startswith("refused")]


def compare(data: Data, said: list[str]) -> int:
    """Compare what was ever said with what is kept; return how many entries there are."""
    store = data.open()
    try:
        kept: dict[tuple[str, int], str] = {}
        for found in store.tables(Query(most=None)):
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
