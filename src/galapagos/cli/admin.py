"""``galapagos admin``: looks after the data of a table server."""

import argparse
import json
import shlex
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time

from galapagos.cli.data import add_data, data_of
from galapagos.cli.help import padded
from galapagos.cli.output import Output, output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.kernel.errors import BadData
from galapagos.server.errors import StoreError
from galapagos.server.store.admin import (
    accept,
    check,
    export,
    listed,
    missing_keys,
    open_secrets,
    purge,
    restore,
    snapshot,
)
from galapagos.server.store.data import Data, data_at, is_address
from galapagos.server.store.moving import move
from galapagos.server.store.sealing import add_key
from galapagos.server.table.card_sets import Codecs, own_sets


def configure(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)

    def job(name: str, told: str) -> argparse.ArgumentParser:
        made = jobs.add_parser(name, help=told, description=told)
        add_data(made, default=argparse.SUPPRESS)  # behind the job is as good as before it
        return made

    tables = job("list", "help-admin-list")
    tables.add_argument("--status", choices=["lobby", "playing", "paused", "over"])
    tables.add_argument("--json", action="store_true", help="help-admin-json")
    one = job("export", "help-admin-export")
    one.add_argument("code", metavar="CODE", help="help-admin-code")
    one.add_argument("--journal", action="store_true", help="help-admin-journal")
    add_own_cards(one)
    back = job("backup", "help-admin-backup")
    back.add_argument("file", type=Path, metavar="FILE")
    again = job("restore", "help-admin-restore")
    again.add_argument("file", type=Path, metavar="FILE")
    other = job("move", "help-admin-move")
    other.add_argument("target", metavar="TARGET", help="help-admin-target")
    add_own_cards(other)
    job("check", "help-admin-check")
    job("rekey", "help-admin-rekey")
    job("accept", "help-admin-accept")
    old = job("purge", "help-admin-purge")
    old.add_argument("--days", type=float, required=True, help="help-admin-days")
    old.add_argument("--unfinished", action="store_true", help="help-admin-unfinished")


def run(args: argparse.Namespace) -> int:
    try:
        return _JOBS[args.job](args, data_of(args)) or 0
    except StoreError as error:
        output_of(args).complain("admin", str(error))
        return 2


def _list(args: argparse.Namespace, data: Data) -> None:
    say = output_of(args).say
    tables = listed(data, args.status)
    for table in tables:
        listing = table.listing
        changed = datetime.fromtimestamp(listing.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
        if args.json:
            row = {
                "code": table.code,
                "game": listing.game,
                "status": listing.status,
                "public": listing.is_public,
                "people": len(listing.people),
                "changed": changed,
            }
            print(json.dumps(row))
        else:
            openness = say(f"out-{'public' if listing.is_public else 'private'}")
            status = say(f"out-status-{listing.status}")
            people = say("out-people", n=len(listing.people))
            cells = [table.code, listing.game, status, openness, people]
            print(*map(padded, cells, (0, 7, 8, 8, 10)), f"{changed} UTC", sep="  ")
    if not args.json:
        print(say("out-tables", n=len(tables)))


def _export(args: argparse.Namespace, data: Data) -> None:
    print(export(data, args.code, _codecs(args), journal=args.journal), end="")


def _codecs(args: argparse.Namespace) -> Codecs:
    return Codecs(own_sets({game: [path] for game, path in own_cards(args).paths.items()}))


def _backup(args: argparse.Namespace, data: Data) -> None:
    say = output_of(args).say
    print(say("out-backup", file=str(args.file), n=snapshot(data, args.file)))
    bare = open_secrets(args.file)
    print(say("out-backup-open", n=bare) if bare else say("out-backup-sealed"))


def _restore(args: argparse.Namespace, data: Data) -> None:
    output = output_of(args)
    tables, old = restore(data, args.file)
    print(output.say("out-restored", n=tables, place=data.place))
    if old is not None:
        print(output.say("out-restored-old", old=str(old)))
    _tell_missing(data, output)


def _tell_missing(data: Data, output: Output) -> bool:
    """Say which games cannot go on because their key is not here; return whether there are any."""
    missing = missing_keys(data)
    for name, tables in missing.items():
        print(output.say("out-key_missing", n=tables, key=name, file=str(data.key_file)))
    return bool(missing)


def _move(args: argparse.Namespace, data: Data) -> None:
    if is_address(args.target):
        target = data_at(data.directory, args.target, data.named_key)
    else:
        target = data_at(Path(args.target), named_key=data.key_file)
    output = output_of(args)
    moved = move(data, target, _codecs(args))
    for name, rows in moved.rows.items():
        print(f"{name:<10}{rows:>9}")
    print(output.say("out-moved", place=target.place))
    for code in moved.unread:
        print(output.say("out-moved-unread", code=code))
    _tell_missing(target, output)
    words = shlex.join(["galapagos", "serve", *target.options, "--key-file", str(target.key_file)])
    print(output.say("out-moved-start", command=words))


def _rekey(args: argparse.Namespace, data: Data) -> None:
    say = output_of(args).say
    path = data.key_file
    print(say("out-rekeyed", file=str(path), key=add_key(path)))
    print(say("out-rekeyed-older"))


def _check(args: argparse.Namespace, data: Data) -> int:
    output = output_of(args)
    say = output.say
    found = check(data)
    for what in found.pages:
        print(say("out-damaged", what=output.retold(what)))
    for code, why in sorted(found.damaged.items()):
        print(say("out-damaged-table", code=code, why=output.retold(why)))
    if found.uncounted:
        print(say("out-uncounted", n=len(found.uncounted)))
    print(say("out-checked", n=found.tables, damaged=len(found.damaged)))
    is_missing = not found.pages and _tell_missing(data, output)
    if found.is_whole:
        return int(is_missing)
    print(say("out-checked-others", command="galapagos admin restore"))
    return 1


def _accept(args: argparse.Namespace, data: Data) -> None:
    output = output_of(args)
    print(output.say("out-accepted", what=output.retold(accept(data))))


def _purge(args: argparse.Namespace, data: Data) -> None:
    if not args.days > 0:
        raise BadData(f"expected more than 0 days, found {args.days:g}", source="--days")
    before = int((time() - args.days * 86_400) * 1000)
    codes = purge(data, before, unfinished=args.unfinished)
    for code in codes:
        print(code)
    print(output_of(args).say("out-forgotten", n=len(codes)))


_JOBS: dict[str, Callable[[argparse.Namespace, Data], int | None]] = {
    "accept": _accept,
    "check": _check,
    "list": _list,
    "export": _export,
    "backup": _backup,
    "restore": _restore,
    "purge": _purge,
    "move": _move,
    "rekey": _rekey,
}
