"""``galapagos analyse``: a verdict on every decision of a recorded game, luck and skill apart."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import json
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from galapagos.analysis.analysis import analyse
from galapagos.analysis.verdicts import ERRORS, Verdict
from galapagos.analysis.words import judged, told
from galapagos.cli.explain import people_of, read_record
from galapagos.cli.lang import add_language, chosen_language
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.cli.replay import codec_of
from galapagos.kernel.errors import BadData
from galapagos.records.lines import MAX_SEATS, parse_seat, seat_name
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import Words
from galapagos.text.people import People
from galapagos.wire.analysis import AnalysisView, DecisionView

_QUIET = (Verdict.GOOD, Verdict.FORCED)
_STYLES = {
    Verdict.ONLY: "green",
    Verdict.LUCK: "cyan",
    Verdict.INACCURACY: "yellow",
    Verdict.MISTAKE: "dark_orange",
    Verdict.BLUNDER: "bold red",
}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="help-explain-file")
    parser.add_argument("--depth", type=count, metavar="N", help="help-analyse-depth")
    parser.add_argument(
        "--seed", type=seed_number, default=1, metavar="N", help="help-analyse-seed"
    )
    parser.add_argument(
        "--seat",
        choices=[seat_name(seat) for seat in range(MAX_SEATS)],
        metavar="P1",
        help="help-analyse-seat",
    )
    parser.add_argument("--all", action="store_true", help="help-analyse-all")
    add_own_cards(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="help-json")


def run(args: argparse.Namespace) -> int:
    """Return 0 with an analysis; `BadData` if the record makes no sense."""
    language = chosen_language(args)
    record = read_record(args.file)
    past = Timeline.of_record(record, codec_of(record, own_cards(args)))
    seat = None if args.seat is None else parse_seat(args.seat, MAX_SEATS)
    if seat is not None and seat >= past.game.seats():
        raise BadData(f"there is no seat {args.seat} at this table", source="--seat")
    people = people_of(record, past, None, language)
    with _progress() as tell:
        found = analyse(past, depth=args.depth, seed=args.seed, tell=tell)
    view = told(past, found, people)
    if args.json:
        print(json.encode(view).decode())
    else:
        _print(view, people, seat, shows_all=args.all)
    return 0


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Show on standard error how far it is."""
    progress = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    )
    with progress:
        task = progress.add_task("", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


# --- as text ---------------------------------------------------------------------------------


def _print(view: AnalysisView, people: People, seat: int | None, *, shows_all: bool) -> None:
    console, say = Console(highlight=False), people.words.say
    console.print(say("analysis-title", depth=view.depth, seed=view.seed), style="bold")
    shown = [
        one
        for one in view.decisions
        if (seat is None or one.taken.seat == seat) and (shows_all or one.verdict not in _QUIET)
    ]
    for one in shown:
        console.print(_line(one, people), soft_wrap=True)
    if not shown:
        console.print(say("analysis-nothing"))
    if view.accounts:
        console.print(_accounts(view, people))


def _line(one: DecisionView, people: People) -> Text:
    words = people.words
    line = Text(f"{one.step:5}  {people.seat(one.taken.seat)}  ")
    line.append(judged(people, one.verdict), _STYLES.get(Verdict(one.verdict), ""))
    if one.before is not None and one.after is not None:
        line.append(f"  {_percent(words, one.before)} → {_percent(words, one.after)}")
    line.append(f"  {one.taken.said}")
    if one.luck and one.verdict == Verdict.LUCK:
        line.append(f"\n       {words.say('analysis-dice', luck=_signed(words, one.luck))}")
    if one.better and one.verdict in ERRORS:
        first, *then = one.better
        line.append(f"\n       {words.say('analysis-better', action=first.said)}")
        if then:
            ahead = [
                words.say("line-named", name=people.seat(step.seat), what=step.said)
                for step in then
            ]
            actions = words.fold("list-plan", ahead)
            line.append(f"\n       {words.say('analysis-then', actions=actions)}")
    return line


def _accounts(view: AnalysisView, people: People) -> Table:
    words, say = people.words, people.words.say
    table = Table(title=say("analysis-accounts"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(say("account-seat"), overflow="fold")
    for key in ("start", "luck", "skill", "others", "end", "errors"):
        table.add_column(say(f"account-{key}"), justify="right")
    for seat, one in enumerate(view.accounts):
        errors = " / ".join(str(one.verdicts.get(verdict, 0)) for verdict in ERRORS)
        table.add_row(
            people.full(seat),
            _percent(words, one.start),
            _signed(words, one.luck),
            _signed(words, one.skill),
            _signed(words, one.others),
            _percent(words, one.end),
            errors,
        )
    return table


def _percent(words: Words, share: float) -> str:
    return words.say("percent", n=f"{100 * share:.0f}")


def _signed(words: Words, share: float) -> str:
    return words.say("percent", n=f"{100 * share:+.0f}".replace("-", "−"))
