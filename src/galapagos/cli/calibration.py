"""``galapagos lab calibration``: does the chance to win that an analysis tells come true?"""

import argparse
from pathlib import Path

from msgspec import json

from galapagos.bots.specs import parse_bots
from galapagos.cli.counting import add_counting, count_all, counts_file
from galapagos.cli.crew import crew_at_work
from galapagos.cli.games import add_game
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.output import Output, output_of
from galapagos.cli.sheets import print_sheets
from galapagos.cli.switches import add_switches, switches
from galapagos.games import kit_for
from galapagos.games.calibration import Calibration
from galapagos.kernel.errors import BadData
from galapagos.lab.arena_plot import check_plot_file, write_plot
from galapagos.lab.calibration import Plan, Sample, counting, fit
from galapagos.lab.calibration_report import plot, sheet_of, tenths
from galapagos.lab.machine import made_by
from galapagos.lab.sheets import Sheet, as_csv, as_markdown

_UNTOUCHED = Calibration()


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=_counts, default=[2000], metavar="N,…", help="help-calibration-games"
    )
    parser.add_argument(
        "--players", type=_counts, default=[2], metavar="N,…", help="help-calibration-players"
    )
    parser.add_argument(
        "--player", default="apex@100", metavar="BOT", help="help-calibration-player"
    )
    parser.add_argument(
        "--samples", type=count, default=4, metavar="N", help="help-calibration-samples"
    )
    parser.add_argument("--depth", type=count, metavar="N", help="help-analyse-depth")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    parser.add_argument("--json", action="store_true", help="help-balance-json")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-balance-out")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="help-arena-plot")
    parser.add_argument("--fit", type=Path, metavar="FILE", help="help-calibration-fit")
    add_switches(parser)
    add_counting(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C, 1 if a game could not be played or a file
    not be written. What was played before is told either way."""
    if args.plot:
        check_plot_file(args.plot)
    output = output_of(args)
    plans = _plans(args)
    samples: list[Sample] = []
    ended = games = 0
    with crew_at_work(args) as crew:
        for plan in plans:
            found = counting(plan, counts_file(args, plan.players))
            ended = ended or count_all(found, crew, output, kept=args.keep is not None)
            games += found.played()
            samples += found.total().samples
    if not samples:
        return ended
    title = _title(args, games, len(samples))
    calibration = kit_for(args.game).calibration()
    sheets = [
        sheet_of("As the analysis shows it", tenths(samples, calibration)),
        sheet_of("As the search estimates it", tenths(samples, _UNTOUCHED)),
    ]
    if args.json:
        print(_json(title, sheets))
    else:
        print_sheets(output.retold(title), output.sheets(sheets))
    return ended or int(not _has_written(args, output, title, sheets, samples, calibration))


def _counts(text: str) -> list[int]:
    return [count(one) for one in text.split(",")]


def _plans(args: argparse.Namespace) -> list[Plan]:
    """Return what is played at each size of table."""
    games = args.games * len(args.players) if len(args.games) == 1 else args.games
    if len(games) != len(args.players):
        what = f"--games has {len(games)} numbers, --players {len(args.players)}"
        raise BadData(what, source="--games")
    return [
        Plan(
            players,
            switches(args),
            parse_bots([args.player]),
            number,
            args.seed,
            game=args.game,
            samples=args.samples,
            depth=args.depth or kit_for(args.game).depth,
        )
        for players, number in zip(args.players, games, strict=True)
    ]


def _title(args: argparse.Namespace, games: int, decisions: int) -> str:
    players = ", ".join(map(str, args.players))
    return (
        f"{args.game}, {players} players: {decisions} decisions of {games} games of {args.player},"
        f" seed {args.seed}"
    )


def _command(args: argparse.Namespace) -> str:
    """Return what measures the same again."""
    games, players = (",".join(map(str, numbers)) for numbers in (args.games, args.players))
    named = f"--games {games} --players {players}"
    depth = f" --depth {args.depth}" if args.depth else ""
    return (
        f"galapagos lab calibration {args.game} {named} --player {args.player}"
        f" --samples {args.samples}{depth} --seed {args.seed} --fit FILE"
    )


def _has_written(
    args: argparse.Namespace,
    output: Output,
    title: str,
    sheets: list[Sheet],
    samples: list[Sample],
    calibration: Calibration,
) -> bool:
    """Write what was asked for; return whether all of it could be."""

    def write_report(file: Path) -> None:
        file.write_text(_report(file, output, title, sheets), encoding="utf-8")

    def write_picture(file: Path) -> None:
        found = tenths(samples, calibration)
        write_plot(file, plot(args.game, output.retold(title), found, output.retold))

    def write_curves(file: Path) -> None:
        text = json.format(json.encode(fit(samples, _command(args))), indent=2)
        file.write_bytes(text + b"\n")

    return output.has_written(
        "lab", (args.out, write_report), (args.plot, write_picture), (args.fit, write_curves)
    )


def _report(path: Path, output: Output, title: str, sheets: list[Sheet]) -> str:
    if path.suffix == ".json":
        return _json(title, sheets) + "\n"
    if path.suffix == ".csv":
        return as_csv(sheets)
    return as_markdown(output.retold(title), output.sheets(sheets))


def _json(title: str, sheets: list[Sheet]) -> str:
    return json.encode({"title": title, "made_by": made_by(), "tables": sheets}).decode()
