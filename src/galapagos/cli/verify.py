"""``galapagos verify``: recomputes every die and card of a game that a table server dealt."""

import argparse
from pathlib import Path

from galapagos.cli.output import output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.cli.replay import codec_of
from galapagos.records.files import read_text
from galapagos.records.record import parse_record
from galapagos.server.table.verify import verify


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help="help-verify-file")
    add_own_cards(parser)
    parser.add_argument(
        "--commitment",
        default="",
        metavar="HASH",
        help="help-verify-commitment",
    )
    parser.add_argument(
        "--seed",
        action="append",
        default=[],
        metavar="SEED",
        help="help-verify-seed",
    )


def run(args: argparse.Namespace) -> int:
    """Return 0 if everything came from the secret; `BadData` names the line that did not."""
    record = parse_record(read_text(args.file), source=str(args.file))
    shown = args.commitment.strip().lower()
    if shown and record.header.get("commitment") != shown:
        line = record.header_lines.get("commitment", 1)
        raise record.error("the commitment is not the one that was shown before the game", line)
    found = verify(record, codec_of(record, own_cards(args)))
    for seed in args.seed:
        if seed.strip().lower() not in [one.seed for one in found.seeds if one.seed]:
            line = record.header_lines.get("seeds", 1)
            raise record.error(f"the seed {seed[:16]}… was not mixed in", line)
    say = output_of(args).say
    counted = {"actions": found.actions, "dice": found.dice, "cards": found.cards}
    print(say("out-verified-dealt" if found.was_dealt else "out-verified-placed", **counted))
    mixed = [f"P{one.seat + 1}" for one in found.seeds if one.seed]
    if mixed:
        print(say("out-verified-mixed", seats=", ".join(mixed)))
    late = [f"P{one.seat + 1}" for one in found.seeds if not one.seed]
    if late:
        print(say("out-verified-late", seats=", ".join(late)))
    if found.taken_back:
        numbers = ", ".join(map(str, found.taken_back))
        print(say("out-verified-taken_back", draws=numbers))
    if not found.was_dealt:
        print(say("out-verified-position"))
    return 0
