"""``galapagos bench``: how fast rules, searches and environments are on this machine."""

import argparse
import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from galapagos.bots.ladder import SEARCHING
from galapagos.build_info import is_compiled
from galapagos.cli.numbers import seed_number
from galapagos.cli.output import Output, output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.games import GAMES, kit_for
from galapagos.kernel.errors import BadData, GalapagosError
from galapagos.lab.bench import STEPS, Series, Speed, measure, measure_plain
from galapagos.lab.games import game_kind
from galapagos.lab.search_speed import SearchSpeed, measure_search

_SEARCH = "search"
_LEARN = "learn"
_USUAL_PLAYERS = 4
_ROWS = (
    ("decisions", "decisions_per_cpu_s"),
    ("games", "games_per_cpu_s"),
    ("driven", "driven_decisions_per_cpu_s"),
    ("clones", "clones_per_cpu_s"),
    ("pickled", "pickled_per_cpu_s"),
    ("playouts", "playouts_per_cpu_s"),
)
"""Keys of what is measured, and of the numbers."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=[*GAMES, _SEARCH, _LEARN],
        help="help-bench-what",
    )
    parser.add_argument("--players", type=int, default=0, metavar="N", help="help-bench-players")
    parser.add_argument("--seconds", type=_seconds, default=5.0, help="help-bench-seconds")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    add_own_cards(parser)
    parser.add_argument("--json", action="store_true", help="help-json")
    parser.add_argument("--compare", action="store_true", help="help-bench-compare")
    parser.add_argument("--peers", action="store_true", help="help-bench-peers")


def run(args: argparse.Namespace) -> int:
    console, output = Console(stderr=True), output_of(args)
    if args.what == _SEARCH:
        return _run_search(args, console, output)
    if args.what == _LEARN:
        from galapagos.cli.bench_learn import run_learn

        return run_learn(args, console)
    if args.peers:
        raise BadData("--peers works only with learn: the other programs play other games")
    try:
        series = _series(args)
        if args.compare and not is_compiled():
            raise GalapagosError("nothing to compare with: the rules core is not compiled")
        speed = _measure(series, args.seconds, console, output)
        interpreted = _compare(series, args.seconds, console, output) if args.compare else None
    except BadData:
        raise
    except GalapagosError as error:
        output.complain("bench", str(error))
        return 1
    if args.json:
        print(json.dumps(_as_json(speed, interpreted)))
    else:
        Console().print(_table(speed, interpreted, output))
    return 0


def _series(args: argparse.Namespace) -> Series:
    game: str = args.what
    return Series(game, _players(args, game), args.seed, own_cards(args).only_of(game))


def _players(args: argparse.Namespace, game: str) -> int:
    return int(args.players) or min(_USUAL_PLAYERS, kit_for(game).players[-1])


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("must be more than 0 and at most 3600")
    return seconds


def _measure(series: Series, seconds: float, console: Console, output: Output) -> Speed:
    with console.status("") as status:

        def began(step: str) -> None:
            number = STEPS.index(step) + 1
            what = output.retold(step)
            status.update(output.say("out-bench-step", n=number, all=len(STEPS), what=what))

        return measure(series, seconds, began)


def _compare(series: Series, seconds: float, console: Console, output: Output) -> Speed:
    with console.status(output.say("out-bench-compare")):
        return measure_plain(series, seconds)


def _as_json(speed: Speed, interpreted: Speed | None) -> dict[str, object]:
    found: dict[str, object] = asdict(speed)
    if interpreted is not None:
        found["interpreted"] = asdict(interpreted)
        found["compiled_by_interpreted"] = _ratio(speed, interpreted, "decisions_per_cpu_s")
    return found


def _ratio(speed: Speed, interpreted: Speed, key: str) -> float:
    compiled: int = getattr(speed, key)
    plain: int = getattr(interpreted, key)
    return round(compiled / plain, 1)


def _build(is_compiled: bool, output: Output) -> str:
    return output.say(f"out-build-{'compiled' if is_compiled else 'plain'}")


def _table(speed: Speed, interpreted: Speed | None, output: Output) -> Table:
    say, build = output.say, _build(speed.compiled, output)
    about = {"players": speed.players, "seed": speed.seed, "build": build}
    table = Table(
        title=say("out-bench-title", what=speed.game, **about),
        caption=_caption(speed, output),
        title_justify="left",
        caption_justify="left",
    )
    table.add_column(say("out-bench-rate"))
    table.add_column(build, justify="right")
    if interpreted is not None:
        table.add_column(_build(False, output), justify="right")
        table.add_column(say("out-bench-ratio"), justify="right")
    for row, key in _ROWS:
        cells = [say(f"out-bench-{row}"), f"{getattr(speed, key):,}"]
        if interpreted is not None:
            cells.append(f"{getattr(interpreted, key):,}")
            cells.append(f"{_ratio(speed, interpreted, key)} ×")
        table.add_row(*cells)
    return table


def _caption(speed: Speed, output: Output) -> str:
    peak = speed.peak_rss_mb
    memory = output.say("out-bench-unknown") if peak is None else f"{peak} MB"
    return output.say("out-bench-caption", decisions=speed.decisions_per_game, memory=memory)


# --- the bots' searches ----------------------------------------------------------------------


def _run_search(args: argparse.Namespace, console: Console, output: Output) -> int:
    if args.compare or own_cards(args).paths:
        raise BadData("--compare and your own cards work with the rules, not with search")
    pairs = [(game, bot) for game in GAMES for bot in SEARCHING]
    found = []
    with console.status("") as status:
        for game, bot in pairs:
            status.update(output.say("out-bench-search", bot=bot, game=game))
            share = args.seconds / len(pairs)
            found.append(measure_search(game, _players(args, game), bot, share, args.seed))
    if args.json:
        print(json.dumps([asdict(speed) for speed in found]))
    else:
        Console().print(_search_table(found, output))
    return 0


def _search_table(found: list[SearchSpeed], output: Output) -> Table:
    say, first = output.say, found[0]
    places = ", ".join(
        say("out-bench-place", game=game, scene=output.retold(game_kind(game).scene))
        for game in GAMES
    )
    about = {"players": first.players, "seed": first.seed}
    build = _build(first.compiled, output)
    table = Table(
        title=say("out-bench-title", what=_SEARCH, build=build, **about),
        caption=say("out-bench-search_caption", places=places),
        title_justify="left",
        caption_justify="left",
    )
    for heading in ("out-head-game", "out-head-bot"):
        table.add_column(say(heading))
    for heading in ("out-head-start", "out-head-over", "out-head-decision"):
        table.add_column(say(heading), justify="right")
    for speed in found:
        iterations, time = f"{speed.iterations_a_decision:,}", f"{speed.seconds_a_decision:g}"
        budget = say("out-bench-budget", iterations=iterations, time=time)
        rates = f"{speed.iterations_per_cpu_s:,}", f"{speed.mean_iterations_per_cpu_s:,}"
        table.add_row(speed.game, speed.bot, *rates, budget)
    return table
