"""``galapagos puzzles``: find puzzles in games of bots, and look at them again."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from galapagos.bots.specs import parse_bots
from galapagos.cli.counting import add_counting, count_all, counts_file
from galapagos.cli.crew import crew_at_work, shown
from galapagos.cli.games import add_game
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.output import output_of
from galapagos.cli.switches import add_switches, switches
from galapagos.games import GAMES, kit_for
from galapagos.games.puzzles import FILE, Puzzle, read_puzzles
from galapagos.lab.judged import JudgedPlan
from galapagos.lab.puzzles import Find, chosen, counting, keeps_solution, scenario_of
from galapagos.records.files import read_text

_HEAD = "# Puzzles; docs/puzzles.md tells how they are written, docs/notation.md the language."


def configure(parser: argparse.ArgumentParser) -> None:
    jobs = parser.add_subparsers(metavar="JOB", required=True)
    mine = jobs.add_parser("mine", help="help-puzzles-mine", description="help-puzzles-mine")
    add_game(mine)
    mine.add_argument("--games", type=count, default=100, metavar="N", help="help-puzzles-games")
    mine.add_argument("--players", type=count, default=2, metavar="N", help="help-puzzles-players")
    mine.add_argument("--player", default="apex@60", metavar="BOT", help="help-puzzles-player")
    mine.add_argument("--depth", type=count, metavar="N", help="help-analyse-depth")
    mine.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    mine.add_argument("--most", type=count, default=200, metavar="N", help="help-puzzles-most")
    mine.add_argument("--out", type=Path, metavar="FILE", help="help-puzzles-out")
    add_switches(mine)
    add_counting(mine)
    mine.set_defaults(job=_mine)
    check = jobs.add_parser("check", help="help-puzzles-check", description="help-puzzles-check")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="help-puzzles-files")
    check.add_argument("--depth", type=count, metavar="N", help="help-analyse-depth")
    check.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-analyse-seed")
    check.set_defaults(job=_check)


def run(args: argparse.Namespace) -> int:
    """Return what the job returns."""
    return int(args.job(args))


# --- mine ------------------------------------------------------------------------------------


def _mine(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C, 1 if a game could not be played or the
    file not be written. What was found before is written either way."""
    output = output_of(args)
    plan = JudgedPlan(
        args.players,
        switches(args),
        parse_bots([args.player]),
        args.games,
        args.seed,
        game=args.game,
        depth=args.depth or kit_for(args.game).depth,
    )
    with crew_at_work(args) as crew:
        found = counting(plan, counts_file(args, plan.players))
        ended = count_all(found, crew, output, kept=args.keep is not None)
    finds = found.total().found
    picked = chosen(finds, args.most)
    told = output.say("out-puzzles-found", found=len(finds), games=found.played(), n=len(picked))
    if args.out is None:
        print(_file_of(args.game, picked), end="")
        print(told, file=sys.stderr)
        return ended
    print(told)
    text = _file_of(args.game, picked)
    has_written = output.has_written(
        "puzzles", (args.out, lambda file: file.write_text(text, encoding="utf-8"))
    )
    return ended or int(not has_written)


def _file_of(game: str, finds: Sequence[Find]) -> str:
    cases = (scenario_of(f"{game}-{number}", find) for number, find in enumerate(finds, start=1))
    return "\n".join([_HEAD + "\n", *cases])


# --- check -----------------------------------------------------------------------------------


def _check(args: argparse.Namespace) -> int:
    """Return 0 if every puzzle keeps its solution, else 1."""
    output = output_of(args)
    puzzles = list(_read(args.files or _own_files()))
    lost: list[Puzzle] = []
    with shown(len(puzzles), 0, output, "out-progress-puzzles") as told:
        for puzzle in puzzles:
            game = puzzle.scenario.given["game"]
            depth = args.depth or kit_for(game).depth
            if not keeps_solution(puzzle, kit_for(game).codec(), depth=depth, seed=args.seed):
                lost.append(puzzle)
            told.advance(1)
    for puzzle in lost:
        place = f"{puzzle.source}:{puzzle.scenario.line}"
        print(output.say("out-puzzles-lost", place=place, puzzle=puzzle.key))
    kept = len(puzzles) - len(lost)
    print(output.say("out-puzzles-kept", kept=kept, n=len(puzzles), seed=args.seed))
    return int(bool(lost))


def _own_files() -> list[Path]:
    paths = (kit_for(game).folder / FILE for game in GAMES)
    return [path for path in paths if path.exists()]


def _read(paths: Iterable[Path]) -> Iterable[Puzzle]:
    for path in paths:
        yield from read_puzzles(read_text(path), str(path)).values()
