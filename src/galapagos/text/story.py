"""A line of the log: one sentence about what happened, with the rule behind it."""

from dataclasses import dataclass

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


def take_run(waiting: list[Event], kind: int) -> list[Event]:
    """Take the events of one kind off the beginning of a list."""
    run: list[Event] = []
    while waiting and waiting[0].kind == kind:
        run.append(waiting.pop(0))
    return run
