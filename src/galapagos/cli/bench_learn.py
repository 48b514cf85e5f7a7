"""``galapagos bench learn``: how fast the environments to learn in are, beside those of others."""

import argparse
import json
import os
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from galapagos.build_info import is_compiled
from galapagos.cli.output import Output, output_of
from galapagos.cli.own_cards import own_cards
from galapagos.kernel.errors import BadData
from galapagos.learn.speed import PEERS, Rate, own_rates, peer_rates


def run_learn(args: argparse.Namespace, console: Console) -> int:
    """Measure, each for its share of the time, and print what was found."""
    if args.compare or args.players or own_cards(args).paths:
        raise BadData("--compare, --players and your own cards work with the rules, not with learn")
    share = args.seconds / (len(PEERS) * (2 + args.peers))
    found: list[Rate] = []
    with console.status("") as status:
        for measured in own_rates(share):
            found.append(measured)
            status.update(f"{output_of(args).retold(measured.name)} …")
        for measured in peer_rates(share) if args.peers else ():
            found.append(measured)
            status.update(f"{output_of(args).retold(measured.name)} …")
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
    if args.json:
        rates = [asdict(one) for one in found]
        print(json.dumps({"compiled": is_compiled(), "load": load, "rates": rates}))
    else:
        Console().print(_table(found, load, output_of(args)))
    return 0


def _table(found: list[Rate], load: float | None, output: Output) -> Table:
    say = output.say
    build = say(f"out-build-{'compiled' if is_compiled() else 'plain'}")
    table = Table(
        title=say("out-bench-learn", build=build),
        caption="" if load is None else say("out-bench-load", load=load),
        title_justify="left",
        caption_justify="left",
    )
    table.add_column(say("out-head-environment"))
    table.add_column(say("out-head-steps"), justify="right")
    for one in found:
        rate = one.steps_per_cpu_s
        shown = say("out-bench-not_installed") if rate is None else f"{rate:,.0f}"
        table.add_row(output.retold(one.name), shown)
    return table
