"""``galapagos serve``: the table in the browser, for friends and bots."""

import argparse
import re
import signal
import webbrowser
from pathlib import Path
from threading import Thread
from types import FrameType

from galapagos.cli.data import add_data, data_of
from galapagos.cli.help import Told
from galapagos.cli.numbers import count, count_or_none, seconds
from galapagos.cli.output import Output, output_of
from galapagos.games.own_cards import own_cards_options
from galapagos.kernel.errors import BadData
from galapagos.server.errors import StoreError
from galapagos.server.http.crew_run import serve_together
from galapagos.server.http.logs import begin_logs
from galapagos.server.http.serve import ANYWHERE, Serving, bind, serve
from galapagos.server.people.quotas import Limits, Networks, changed
from galapagos.server.store.data import Data
from galapagos.text.faults import faults_in

_PORT = 8000
_HERE = ("127.0.0.0/8", "::1")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="help-serve-host")
    parser.add_argument("--port", type=int, help=Told("help-serve-port", port=_PORT))
    add_data(parser)
    parser.add_argument("--standby", action="store_true", help="help-serve-standby")
    _add_workers(parser)
    parser.add_argument("--open", action="store_true", help="help-serve-open")
    _add_bots(parser)
    _add_surroundings(parser)
    _add_limits(parser)
    add_all_own_cards(parser, "help-serve-own")
    add_log(parser)
    parser.epilog = "help-serve-end"


def add_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--log",
        choices=["debug", "info", "warning", "error"],
        default="warning",
        help="help-serve-log",
    )


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=count, default=0, metavar="N", help="help-serve-workers")
    parser.add_argument("--inner", default="127.0.0.1", metavar="ADDRESS", help="help-serve-inner")


def _add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", type=count_or_none, default=2, metavar="N", help="help-serve-bots"
    )
    parser.add_argument(
        "--pace", type=seconds, default=0.6, metavar="SECONDS", help="help-serve-pace"
    )


def _add_surroundings(parser: argparse.ArgumentParser) -> None:
    """What stands around the server: other origins, a proxy, who reads its numbers."""
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="help-serve-origin",
    )
    parser.add_argument(
        "--proxied",
        action="store_true",
        help="help-serve-proxied",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="NETWORK",
        help="help-serve-proxy",
    )
    parser.add_argument(
        "--prefix",
        type=_prefix,
        default="",
        metavar="PATH",
        help="help-serve-prefix",
    )
    parser.add_argument(
        "--metrics",
        type=count,
        default=0,
        metavar="PORT",
        help="help-serve-metrics",
    )


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="help-serve-limit",
    )
    parser.add_argument(
        "--count",
        choices=["auto", "network", "person"],
        default="auto",
        help="help-serve-count",
    )


def add_all_own_cards(parser: argparse.ArgumentParser, told: str) -> None:
    """Take several sets of own cards for each game, as a server and its bot machines do; ``told``:
    the text that says what for."""
    for game, own in own_cards_options().items():
        parser.add_argument(
            own.option,
            action="append",
            default=[],
            type=Path,
            metavar=own.metavar,
            help=Told(told, what=Told(own.help)),
        )


def all_own_cards(args: argparse.Namespace) -> dict[str, tuple[Path, ...]]:
    """Return the sets that were named, by game."""
    return {game: tuple(getattr(args, own.name)) for game, own in own_cards_options().items()}


def run(args: argparse.Namespace) -> int:
    begin_logs(args.log)
    output = output_of(args)
    port = _PORT if args.port is None else args.port
    data = data_of(args)
    try:
        limits = changed(Limits(), args.limit)
        proxies = Networks([*(_HERE if args.proxied else ()), *args.proxy])
    except BadData as error:
        return _fail(output, error)
    try:
        listener = bind(args.host, port, other=args.port is None)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        told = output.say("out-serve-port", host=args.host, port=str(port), why=output.retold(why))
        output.complain("serve", told)
        return 1
    address = address_of(args.host, listener.getsockname()[1])

    def opened(has_page: bool) -> None:
        _say_open(output, address, data, has_page=has_page, is_shown=args.open)

    signal.signal(signal.SIGTERM, _interrupted)
    try:
        if args.standby and not args.workers:
            print(output.say("out-serve-standby", place=data.place), flush=True)
        serving = _serving(args, port, data, proxies, limits)
        if serving.workers:
            serve_together(serving, listener, args.log, opened)
        else:
            serve(serving, listener, opened)
    except (StoreError, BadData) as error:
        return _fail(output, error)
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    return 0


def _serving(
    args: argparse.Namespace, port: int, data: Data, proxies: Networks, limits: Limits
) -> Serving:
    return Serving(
        args.host,
        port,
        data,
        bots=args.bots,
        pace=args.pace,
        origins=tuple(args.origin),
        prefix=args.prefix,
        metrics=args.metrics,
        proxies=proxies,
        limits=limits,
        by_network={"auto": None, "network": True, "person": False}[args.count],
        own=all_own_cards(args),
        standby=args.standby,
        workers=args.workers,
        inner=args.inner,
    )


def _say_open(output: Output, address: str, data: Data, *, has_page: bool, is_shown: bool) -> None:
    print(output.say("out-serve-open", address=address), flush=True)
    print(output.say("out-serve-kept", place=data.place), flush=True)
    if not has_page:
        print(output.say("out-serve-no_page"), flush=True)
    elif is_shown:
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _prefix(text: str) -> str:
    """Return a path with a slash before and none after it."""
    parts = [part for part in text.split("/") if part]
    if not all(re.fullmatch(r"[A-Za-z0-9._~-]+", part) for part in parts) or ".." in parts:
        raise argparse.ArgumentTypeError(f"expected a path such as /games, found {text!r}")
    return "".join(f"/{part}" for part in parts)


def _interrupted(number: int, frame: FrameType | None) -> None:
    """The server has stopped by itself when this is called: what is left is to tidy up."""
    raise KeyboardInterrupt


def address_of(host: str, port: int) -> str:
    """Return where a browser on this machine finds the server."""
    shown = "127.0.0.1" if host in ANYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _fail(output: Output, error: StoreError | BadData) -> int:
    told = faults_in(output.language).told(error) if isinstance(error, BadData) else str(error)
    output.complain("serve", told)
    return 1
