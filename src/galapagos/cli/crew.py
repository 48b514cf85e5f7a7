"""``--jobs`` and ``--cluster``: who does the long work; how far it is; how to go on with it."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text

from galapagos.cli.numbers import count
from galapagos.cli.output import Output, output_of
from galapagos.lab.crews import Crew, crew_of
from galapagos.lab.same import OtherProgram
from galapagos.lab.seam import WorkStopped

INTERRUPTED = 130
"""What a command returns after Ctrl-C."""


def add_crew(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("help-crew", "help-crew-about")
    group.add_argument("--jobs", type=count, default=1, metavar="N", help="help-jobs")
    group.add_argument("--cluster", default="", metavar="ADDRESS", help="help-cluster")


class Ticker:
    """What is said while something long runs: how far it is, and what happened to its workers."""

    def __init__(
        self, progress: Progress, output: Output, total: int, done: int, things: str
    ) -> None:
        self._progress = progress
        self._output = output
        said = output.say(things)
        self._task = progress.add_task(said, total=total, completed=done, standing="")

    def advance(self, games: int, standing: str = "") -> None:
        self._progress.update(self._task, advance=games, standing=standing)

    def note(self, what: str) -> None:
        told = self._output.retold(what)
        self._progress.console.print(told, style="yellow", markup=False, highlight=False)


class _Rate(ProgressColumn):
    """Games in a second, over the last half minute."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s", style="progress.data.speed")


def _whatever_is_left() -> Column:
    return Column(ratio=1, no_wrap=True, overflow="ellipsis")


@contextmanager
def crew_at_work(args: argparse.Namespace) -> Iterator[Crew]:
    """Give whoever was asked for; they are sent home in the end."""
    with crew_of(args.jobs, args.cluster) as crew:
        if about := crew.about():
            print(output_of(args).retold(about), file=sys.stderr, flush=True)
        yield crew


@dataclass
class Ending:
    """How long work ended: 0, or what the command returns instead."""

    code: int = 0


@contextmanager
def ending_of(command: str, output: Output) -> Iterator[Ending]:
    """Let long work be broken off, by Ctrl-C or because it cannot go on, which is told."""
    ending = Ending()
    try:
        yield ending
    except KeyboardInterrupt:
        ending.code = INTERRUPTED
    except (OtherProgram, WorkStopped) as error:
        output.complain(command, str(error))
        ending.code = 1


@contextmanager
def shown(
    total: int, done: int, output: Output, things: str = "out-progress-games"
) -> Iterator[Ticker]:
    """Show on standard error how far the games are, or other things, how fast, and who leads."""
    progress = Progress(
        BarColumn(bar_width=12),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        _Rate(),
        TimeRemainingColumn(),
        TextColumn(output.say("out-progress-left")),
        TextColumn("{task.fields[standing]}", markup=False, table_column=_whatever_is_left()),
        console=Console(stderr=True),
        expand=True,
    )
    with progress:
        yield Ticker(progress, output, total, done, things)


def say_how_to_go_on(
    command: str, output: Output, done: int, total: int, *, option: str, kept: bool
) -> None:
    """Say what a run that was ended early is worth, and what continues it."""
    key = "out-go_on-kept" if kept else "out-go_on-lost"
    output.complain(command, output.say(key, done=done, total=total, option=option))
