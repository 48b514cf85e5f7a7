"""Plays the games of a match that are missing, in one process or several."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

from galapagos.bots.guard import Guarded
from galapagos.bots.processes import workers
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Fixture, Match, Result, play_fixture

_QUEUED = 2
"""Games handed out ahead for each process: enough to keep it busy, few to lose."""


def try_bots(match: Match) -> None:
    """Ask every bot that is not of the ladder for one decision of the first deal; raise `BadData`
    if it takes none: who cannot play has not lost a match."""
    game = match.table()(match.seed)
    seat = int(game.actor())
    for spec in match.bots:
        if not spec.is_guest:
            continue
        bot = Guarded(spec.make(match.cards.codec))
        try:
            bot.choose(game.view(seat), seat, Chance(mix(match.seed)))
        finally:
            bot.close()
        if bot.troubles:
            raise BadData(f"{spec.text} cannot play: {bot.troubles[0].what}")


def play_all(
    match: Match, fixtures: list[Fixture], jobs: int, keep: Path | None = None
) -> Iterator[Result]:
    """Play games and yield each result as it comes; their records go into a folder, if there is
    one."""
    if jobs <= 1:
        for fixture in fixtures:
            yield play_fixture(match, fixture, keep)
        return
    with workers(jobs) as pool:
        waiting = iter(fixtures)
        running: set[Future[Result]] = set()
        try:
            while True:
                for fixture in waiting:
                    running.add(pool.submit(play_fixture, match, fixture, keep))
                    if len(running) >= _QUEUED * jobs:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()
