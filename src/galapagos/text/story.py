"""What sentences are handed out as: lines of a log, questions, warnings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from galapagos.kernel.events import Event


@dataclass(frozen=True)
class Line:
    """A sentence of the log: the rule behind it, and whether it struck the reader's pieces."""

    text: str
    rule: str
    seat: int
    is_blow: bool = False
    is_step: bool = False
    """Opens a round, an Era or a phase."""
    event: int = -1
    """The place of the first event it tells of, counted from the beginning of the game."""
    last: int = -1
    """The place of the last one: the first again, unless several are told together."""


@dataclass(frozen=True)
class Question:
    """What is wanted of a player."""

    key: str
    text: str


@dataclass(frozen=True)
class Risk:
    """How a choice could harm the one who makes it."""

    key: str
    text: str


@dataclass(frozen=True)
class Summary:
    """What a round or an Era brought: its number, what it is called, and a few sentences."""

    number: int
    title: str
    lines: list[str]


def numbered(lines: list[Line], event: int, last: int = -1) -> list[Line]:
    """Return lines that tell of an event at this place, or of all up to another."""
    return [replace(line, event=event, last=max(event, last)) for line in lines]


def take_run(waiting: list[Event], kind: int) -> list[Event]:
    """Take the events of one kind off the beginning of a list."""
    run: list[Event] = []
    while waiting and waiting[0].kind == kind:
        run.append(waiting.pop(0))
    return run


def event_texts(keys: Sequence[str], forms: Mapping[int, Sequence[str]]) -> list[str]:
    """Return the keys of all sentences: one for each kind of event, or for each of its wordings."""
    return [
        f"{key}-{form}" if form else key
        for kind, key in enumerate(keys)
        for form in forms.get(kind, [""])
    ]


def chapters(events: Iterable[Event], beginning: int) -> list[list[Event]]:
    """Return the events of each round or Era, from the event that begins it."""
    found: list[list[Event]] = []
    for event in events:
        if event.kind == beginning:
            found.append([])
        if found:
            found[-1].append(event)
    return found


def by_seat(
    events: Iterable[Event], number: Callable[[Event], int] | None = None
) -> dict[int, int]:
    """Return for each seat how many events are its own, or the sum of a number of theirs."""
    counts: dict[int, int] = {}
    for event in events:
        seat = int(event.seat)
        counts[seat] = counts.get(seat, 0) + (number(event) if number else 1)
    return {seat: counts[seat] for seat in sorted(counts) if counts[seat]}
