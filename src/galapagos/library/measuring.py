"""What is measured and proven in one call: bots against each other, and scenarios."""

from collections.abc import Sequence
from pathlib import Path

from galapagos.bots.specs import parse_bots
from galapagos.extras import missing_extra
from galapagos.kernel.errors import Misuse
from galapagos.lab.arena import Contest
from galapagos.lab.arena_report import Report, report_of
from galapagos.lab.arena_run import play_all, try_bots
from galapagos.lab.crews import Crew, crew_of
from galapagos.lab.scenario_files import read_cases, scenario_files
from galapagos.library.checks import instance, number
from galapagos.library.doors import GAME_NAMED, said
from galapagos.records.scenarios import Result, run_cases

__all__ = ["arena", "check"]


def arena(
    game: str,
    bots: Sequence[str],
    *,
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    jobs: int = 1,
    cluster: str = "",
    **switches: bool | str,
) -> Report:
    """Let bots play the same deals from every seat, and return how strong they are.

    ``str`` of the report is a table, a notebook shows its plot, and ``standings`` has the numbers.
    A bot that cannot play at all is a `BadData` before the first game; one that fails later has
    lost that game, and ``troubles`` tells. The numbers are the same with many processes (``jobs``)
    or a Dask cluster (its address, docs/cluster.md). ``galapagos arena`` can do more:
    docs/bots.md."""
    instance(bots, list | tuple, "bots are a list of names")
    specs = parse_bots([instance(one, str, "a bot is named by its text") for one in bots])
    counts = number(games, "the number of games"), number(seed, "a seed")
    contest = Contest(
        instance(game, str, GAME_NAMED), number(players, "players"), said(switches), specs, *counts
    )
    try_bots(contest)
    instance(cluster, str, "a cluster is named by its address")
    with _crew(number(jobs, "the number of processes"), cluster) as crew:
        played = play_all(contest, contest.fixtures(), crew)
        return report_of(contest, [result for some in played for result in some])


def _crew(jobs: int, cluster: str) -> Crew:
    try:
        return crew_of(jobs, cluster)
    except ModuleNotFoundError as error:
        if missing := missing_extra(error):
            raise Misuse(f"a cluster needs the {missing}") from None
        raise


def check(path: str | Path) -> list[Result]:
    """Run the scenarios of a file, or of all files in a folder, and return how each went.

    A result that ``failed()`` has a ``report()``; raises `BadData` for a file that is malformed."""
    folder = Path(instance(path, str | Path, "scenarios are in a file or a folder"))
    try:
        return run_cases([case for file in scenario_files(folder) for case in read_cases(file)])
    except ModuleNotFoundError as error:
        if missing := missing_extra(error):
            raise Misuse(f"scenarios are read with the {missing}") from None
        raise
