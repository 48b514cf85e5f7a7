"""What is read and written again and again is freed: each decision of a bot reads a position."""

import sys
from pathlib import Path

import pytest

from galapagos.build_info import is_compiled
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from tests.server.tables import ANA, BO, Journal, best, person, written

TIMES = 600
LEAK = 1500
"""Bytes a time that would be kept for ever; it was 3,500 of Origin and 4,000 of Darwin."""


def resident() -> int:
    """Return the bytes of this process that are in memory."""
    lines = Path("/proc/self/status").read_text().splitlines()
    [found] = [line.split()[1] for line in lines if line.startswith("VmRSS:")]
    return int(found) * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much is in memory")
@pytest.mark.skipif(not is_compiled(), reason="plain Python frees what nobody holds")
@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_positions_are_freed(game: str) -> None:
    """Cards that plain Python gives to a compiled object are never freed (mypyc 2.4): the bots'
    processes grew without end."""
    journal = Journal([person(ANA), person(BO)], game=game)
    journal.start()
    for _ in range(40):
        seat = journal.table.waiting_for()[0]
        journal.keep(
            written(Desk(journal.table, 1), decide.act_for, seat, best(journal.table, seat), "bot")
        )
    codec, table = journal.table.codec, journal.table.play.game

    def again(times: int) -> None:
        for _ in range(times):
            codec.parse_position(codec.position_text(table.view(0)), "view")
            codec.parse_position(codec.position_text(table), "whole")

    again(100)
    before = resident()
    again(TIMES)
    assert (resident() - before) / TIMES < LEAK
