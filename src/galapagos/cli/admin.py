"""``galapagos admin``: looks after the data of a table server."""

import argparse
import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time

from galapagos.cli.data import add_data, data_of, key_file_of
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
from galapagos.server.store.sealing import KEY_FILE, add_key
from galapagos.server.table.card_sets import Codecs, own_sets


def configure(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)
    tables = jobs.add_parser("list", help="help-admin-list")
    tables.add_argument("--status", choices=["lobby", "playing", "paused", "over"])
    tables.add_argument("--json", action="store_true", help="help-admin-json")
    one = jobs.add_parser("export", help="help-admin-export")
    one.add_argument("code", metavar="CODE", help="help-admin-code")
    one.add_argument("--journal", action="store_true", help="help-admin-journal")
    add_own_cards(one)
    back = jobs.add_parser("backup", help="help-admin-backup")
    back.add_argument("file", type=Path, metavar="FILE")
    again = jobs.add_parser("restore", help="help-admin-restore")
    again.add_argument("file", type=Path, metavar="FILE")
    jobs.add_parser("check", help="help-admin-check")
    jobs.add_parser("rekey", help="help-admin-rekey")
    jobs.add_parser("accept", help="help-admin-accept")
    old = jobs.add_parser("purge", help="help-admin-purge")
    old.add_argument("--days", type=float, required=True, help="help-admin-days")
    old.add_argument("--unfinished", action="store_true", help="help-admin-unfinished")


def run(args: argparse.Namespace) -> int:
    args.data = data_of(args)
    try:
        return _JOBS[args.job](args) or 0
    except StoreError as error:
        print(f"galapagos admin: {error}", file=sys.stderr)
        return 2


def _list(args: argparse.Namespace) -> None:
    tables = listed(args.data, args.status)
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
            openness = "public" if listing.is_public else "private"
            people = f"people: {len(listing.people)}"
            print(
                f"{table.code}  {listing.game:<7} {listing.status:<8} {openness:<8} "
                f"{people:<10} {changed} UTC"
            )
    if not args.json:
        print(f"tables: {len(tables)}")


def _export(args: argparse.Namespace) -> None:
    sets = own_sets({game: [path] for game, path in own_cards(args).paths.items()})
    print(export(args.data, args.code, Codecs(sets), journal=args.journal), end="")


def _backup(args: argparse.Namespace) -> None:
    tables = snapshot(args.data, args.file)
    print(f"{args.file}: {tables} tables, whole and readable")
    bare = open_secrets(args.file)
    if bare:
        print(f"The secrets of {bare} running games are open in it: start the server to seal them.")
    else:
        print("Running games go on from it only with the server's key, which is not in it.")


def _restore(args: argparse.Namespace) -> None:
    tables, old = restore(args.data, args.file)
    print(f"restored {tables} tables into {args.data}")
    if old is not None:
        print(f"what was there before is now {old}")
    _tell_missing(args)


def _tell_missing(args: argparse.Namespace) -> bool:
    """Say which games cannot go on because their key is not here; return whether there are any."""
    path = key_file_of(args) or args.data / KEY_FILE
    missing = missing_keys(args.data, path)
    for name, tables in missing.items():
        print(
            f"{tables} running games cannot go on: they need the key {name}, which is not in {path}"
        )
    return bool(missing)


def _rekey(args: argparse.Namespace) -> None:
    path = key_file_of(args) or args.data / KEY_FILE
    name = add_key(path)
    print(f"{path}: the key {name} stands first now. Start the server anew: it seals by this key.")
    print("Older keys in the file are needed for older backups only, from then on.")


def _check(args: argparse.Namespace) -> int:
    found = check(args.data)
    for what in found.pages:
        print(f"damaged: {what}")
    for code, why in sorted(found.damaged.items()):
        print(f"{code}: {why}")
    if found.uncounted:
        print(f"not counted yet by this version: {len(found.uncounted)}")
    print(f"tables: {found.tables}, damaged: {len(found.damaged)}")
    is_missing = not found.pages and _tell_missing(args)
    if found.is_whole:
        return int(is_missing)
    print("The other tables are whole. `galapagos admin restore` puts a backup in place.")
    return 1


def _accept(args: argparse.Namespace) -> None:
    print(f"the server will start with {accept(args.data)}")


def _purge(args: argparse.Namespace) -> None:
    if not args.days > 0:
        raise BadData(f"expected more than 0 days, found {args.days:g}", source="--days")
    before = int((time() - args.days * 86_400) * 1000)
    codes = purge(args.data, before, unfinished=args.unfinished)
    for code in codes:
        print(code)
    print(f"forgotten: {len(codes)}")


_JOBS: dict[str, Callable[[argparse.Namespace], int | None]] = {
    "accept": _accept,
    "check": _check,
    "list": _list,
    "export": _export,
    "backup": _backup,
    "restore": _restore,
    "purge": _purge,
    "rekey": _rekey,
}
