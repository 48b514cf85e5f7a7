"""``galapagos tournament``: many bots, everybody against everybody or in Swiss rounds."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from galapagos.cli.arena import add_bots, contest_from
from galapagos.cli.crew import Ticker, add_crew, crew_at_work, ending_of, say_how_to_go_on, shown
from galapagos.cli.help import Told
from galapagos.cli.output import output_of
from galapagos.cli.tournament_table import print_crosstable
from galapagos.lab.arena import Result
from galapagos.lab.arena_report import SoFar
from galapagos.lab.arena_run import play_all, try_bots
from galapagos.lab.arena_store import Store, missing, of_contest
from galapagos.lab.crews import Crew
from galapagos.lab.tournament import Tournament
from galapagos.lab.tournament_report import table_of, write_table

_FORMS = [
    ("round-robin", "help-tournament-all"),
    ("swiss", "help-tournament-swiss"),
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.description = "help-tournament-about"
    parser.epilog = Told("help-tournament-forms", _FORMS)
    add_bots(parser, games=10, told="help-tournament-games")
    parser.add_argument(
        "--form",
        choices=[form for form, _ in _FORMS],
        default="round-robin",
        help="help-tournament-form",
    )
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="help-tournament-rounds")
    parser.add_argument("--out", type=Path, metavar="DIR", help="help-tournament-out")
    add_crew(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C; 1 if a bot failed to decide, or a game
    could not be played."""
    tournament = Tournament(contest_from(args), args.form, args.rounds)
    try_bots(tournament.contest)
    store = Store(args.out, tournament.as_json()) if args.out else None
    results: list[Result] = []
    rounds = 0
    output = output_of(args)
    with (
        ending_of("tournament", output) as ending,
        crew_at_work(args) as crew,
        shown(tournament.games(), 0, output) as told,
    ):
        kept = store.load() if store else {}
        for number in range(tournament.length()):
            standing = partial(output.say, "out-round", n=number + 1)
            _play_round(tournament, number, results, kept, store, crew, told, standing)
            rounds = number + 1
    if store:
        store.settle()
    table = table_of(tournament, results, rounds)
    if store:
        write_table(args.out, tournament, table, output.language, output.retold)
    print_crosstable(table, Console(), output)
    if ending.code:
        total = tournament.games()
        done, is_kept = len(results), store is not None
        say_how_to_go_on("tournament", output, done, total, option="--out DIR", kept=is_kept)
    return ending.code or int(any(place.forfeits for place in table.places))


def _play_round(
    tournament: Tournament,
    number: int,
    results: list[Result],
    kept: dict[tuple[int, int], Result],
    store: Store | None,
    crew: Crew,
    told: Ticker,
    standing: Callable[..., str],
) -> None:
    """Play what is not there yet of a round; its pairs follow from the rounds before it."""
    fixtures = tournament.fixtures(number, tournament.pairs(number, results))
    there = of_contest(kept, fixtures)
    so_far = SoFar(tournament.contest.names())
    so_far.add(results + there)
    results += there
    told.advance(len(there), so_far.text())
    for some in play_all(tournament.contest, missing(there, fixtures), crew, tell=told.note):
        results += some
        if store:
            store.append(some)
        so_far.add(some)
        told.advance(len(some), standing(standing=so_far.text()))
