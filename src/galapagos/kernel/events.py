"""The event stream: every change of state as one small record of integers with its cause.

Log, animation, statistics, explanations and replays read only this. What the fields of each kind
mean is declared in the game's own ``events.py``; words are made outside the core.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Event:
    """One change. ``rule`` is the rule that caused it, ``cause`` the number of the event that
    opened the action or step it belongs to (-1: nothing before it)."""

    def __init__(
        self, kind: i64, rule: i64, cause: i64, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.cause: Final = cause
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d

    def fields(self) -> list[int]:
        """Return everything as a list, for comparing and storing."""
        head = [int(self.kind), int(self.rule), int(self.cause), int(self.seat)]
        return head + [int(self.a), int(self.b), int(self.c), int(self.d)]

    def __repr__(self) -> str:
        return f"Event({', '.join([str(field) for field in self.fields()])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(tuple(self.fields()))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, tuple(self.fields())


@final
class EventLog:
    """The events of a game since the log was attached. Simulation runs without one."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.cause: i64 = -1

    def emit(
        self, kind: i64, rule: i64, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1
    ) -> None:
        """Append an event. The first one after `begin` is the cause of those that follow."""
        self.events.append(Event(kind, rule, self.cause, seat, a, b, c, d))
        if self.cause < 0:
            self.cause = len(self.events) - 1

    def begin(self) -> None:
        """Begin a new action or step: its first event has no cause before it."""
        self.cause = -1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, EventLog):
            return False
        return self.cause == other.cause and self.events == other.events

    def __reduce__(self) -> tuple[object, ...]:
        return event_log, (self.events, int(self.cause))

    def __repr__(self) -> str:
        return f"<EventLog of {len(self.events)} events>"


def event_log(events: list[Event], cause: int) -> EventLog:
    """Return a log that has these events already."""
    log = EventLog()
    log.events = events
    log.cause = cause
    return log
