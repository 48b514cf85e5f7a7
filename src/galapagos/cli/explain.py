"""``galapagos explain``: why something happened in a recorded game, and what would have changed it.

Without ``--event`` it lists the deaths, hunger, losses and points worth asking about."""

import argparse
import sys
from pathlib import Path

from galapagos.cli.lang import add_language, chosen_language
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.cli.replay import codec_of
from galapagos.games.explain import explain, worth_explaining
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.files import read_text
from galapagos.records.lines import MAX_SEATS, parse_seat, seat_name
from galapagos.records.record import Record, parse_record
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Explanation
from galapagos.text.people import People

_STDIN = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="help-explain-file")
    parser.add_argument("--event", type=int, metavar="N", help="help-explain-event")
    parser.add_argument(
        "--seat",
        choices=[seat_name(seat) for seat in range(MAX_SEATS)],
        metavar="P1",
        help="help-explain-seat",
    )
    add_own_cards(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 with an explanation or a list; `BadData` if there is nothing of the kind."""
    language = chosen_language(args)
    record = read_record(args.file)
    history = Timeline.of_record(record, codec_of(record, own_cards(args)))
    names = people_of(record, history, args.seat, language)
    if args.event is None:
        for line in worth_explaining(history, names):
            print(f"{line.event:5}  {line.text}")
        return 0
    last = len(history.events) - 1
    if not 0 <= args.event <= last:
        raise BadData(f"there is no event {args.event}; the last one is {last}", source="--event")
    _print(explain(history, args.event, names), names)
    return 0


def read_record(file: str) -> Record:
    """Return the record in a file, or in what is read from standard input."""
    return parse_record(_text(file), source=_source(file))


def _source(file: str) -> str:
    return "standard input" if file == _STDIN else file


def _text(file: str) -> str:
    if file != _STDIN:
        return read_text(Path(file))
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadData("is not UTF-8 text", source=_source(file)) from None


def people_of(record: Record, history: Timeline, seat: str | None, language: str) -> People:
    """Return what people and pieces are called for the one who asks."""
    from galapagos.cli.terminal.session import NAMES_HEADER, parse_names
    from galapagos.games.show import show_for

    seats = int(history.game.seats())
    viewer = SPECTATOR if seat is None else parse_seat(seat, MAX_SEATS)
    if viewer >= seats:
        raise BadData(f"there is no seat {seat} at this table", source="--seat")
    players = parse_names(record.header.get(NAMES_HEADER, ""), seats)
    return show_for(history.codec).people(viewer, players, language)


def _print(explanation: Explanation, names: People) -> None:
    say = names.words.say
    if not explanation.lines:
        print(say("explain-hidden"))
        return
    for line in explanation.lines:
        text = say("with_rule", text=line.text, rule=line.rule) if line.rule else line.text
        print(f"{line.event:5}  {text}")
    if explanation.what_if:
        print(f"\n{say('explain-heading_what_if')}")
        for what_if in explanation.what_if:
            print(f"       {what_if.text}")
    elif explanation.was_tried:
        print(f"\n{say('explain-no_change')}")
    if explanation.rules:
        print(f"\n{say('explain-heading_rules')}")
        for rule, wording in explanation.rules.items():
            print(f"       {rule}: {wording}")
