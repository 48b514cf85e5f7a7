"""``galapagos bench``: how fast rules, searches and environments are on this machine."""

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from galapagos.bots.ladder import SEARCHING
from galapagos.build_info import is_compiled
from galapagos.cli.numbers import seed_number
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
    ("decisions in random playout", "decisions_per_cpu_s"),
    ("games in random playout", "games_per_cpu_s"),
    ("decisions driven from Python", "driven_decisions_per_cpu_s"),
    ("clones of mid-game positions", "clones_per_cpu_s"),
    ("the same, pickled and taken up again", "pickled_per_cpu_s"),
    ("guessed playouts from mid-game", "playouts_per_cpu_s"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=[*sorted(GAMES), _SEARCH, _LEARN],
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
    console = Console(stderr=True)
    if args.what == _SEARCH:
        return _run_search(args, console)
    if args.what == _LEARN:
        from galapagos.cli.bench_learn import run_learn

        return run_learn(args, console)
    if args.peers:
        raise BadData("--peers is for learn: other programs play other games")
    try:
        series = _series(args)
        if args.compare and not is_compiled():
            raise GalapagosError("nothing to compare with: the rules core is not compiled")
        speed = _measure(series, args.seconds, console)
        interpreted = _compare(series, args.seconds, console) if args.compare else None
    except BadData:
        raise
    except GalapagosError as error:
        print(f"galapagos bench: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(_as_json(speed, interpreted)))
    else:
        Console().print(_table(speed, interpreted))
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


def _measure(series: Series, seconds: float, console: Console) -> Speed:
    with console.status("") as status:
        return measure(
            series,
            seconds,
            lambda step: status.update(f"{STEPS.index(step) + 1} of {len(STEPS)}: {step} …"),
        )


def _compare(series: Series, seconds: float, console: Console) -> Speed:
    with console.status("the same on plain Python …"):
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


def _table(speed: Speed, interpreted: Speed | None) -> Table:
    build = "compiled" if speed.compiled else "plain Python"
    table = Table(
        title=f"{speed.game}, {speed.players} players, seed {speed.seed}: {build}",
        caption=_caption(speed),
        title_justify="left",
        caption_justify="left",
    )
    table.add_column("per second of CPU time")
    table.add_column(build, justify="right")
    if interpreted is not None:
        table.add_column("plain Python", justify="right")
        table.add_column("ratio", justify="right")
    for title, key in _ROWS:
        cells = [title, f"{getattr(speed, key):,}"]
        if interpreted is not None:
            cells.append(f"{getattr(interpreted, key):,}")
            cells.append(f"{_ratio(speed, interpreted, key)} ×")
        table.add_row(*cells)
    return table


def _caption(speed: Speed) -> str:
    memory = "unknown" if speed.peak_rss_mb is None else f"{speed.peak_rss_mb} MB"
    return f"{speed.decisions_per_game} decisions per game; peak memory {memory}"


# --- the bots' searches ----------------------------------------------------------------------


def _run_search(args: argparse.Namespace, console: Console) -> int:
    if args.compare or own_cards(args).paths:
        raise BadData("--compare and cards of one's own are for the rules, not for search")
    pairs = [(game, bot) for game in GAMES for bot in SEARCHING]
    found = []
    with console.status("") as status:
        for game, bot in pairs:
            status.update(f"{bot} in {game} …")
            share = args.seconds / len(pairs)
            found.append(measure_search(game, _players(args, game), bot, share, args.seed))
    if args.json:
        print(json.dumps([asdict(speed) for speed in found]))
    else:
        Console().print(_search_table(found))
    return 0


def _search_table(found: list[SearchSpeed]) -> Table:
    first = found[0]
    build = "compiled" if first.compiled else "plain Python"
    places = ", ".join(f"{game_kind(game).scene} of {game}" for game in GAMES)
    table = Table(
        title=f"search, {first.players} players, seed {first.seed}: {build}",
        caption=f"iterations a second of CPU time; at the start: {places}\n"
        "a decision: in the time that the bot takes for one",
        title_justify="left",
        caption_justify="left",
    )
    for heading in ("game", "bot"):
        table.add_column(heading)
    for heading in ("at the start", "over a game", "a decision"):
        table.add_column(heading, justify="right")
    for speed in found:
        budget = f"{speed.iterations_a_decision:,} in {speed.seconds_a_decision:g} s"
        rates = f"{speed.iterations_per_cpu_s:,}", f"{speed.mean_iterations_per_cpu_s:,}"
        table.add_row(speed.game, speed.bot, *rates, budget)
    return table
