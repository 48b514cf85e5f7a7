"""Undo: how far a player may take back own actions without asking anybody.

The information horizon: as far as nothing hidden was revealed since (dice, draws, cards shown), and
nobody else has acted.
"""

from collections.abc import Callable
from dataclasses import dataclass

from galapagos.kernel.events import Event
from galapagos.records.timeline import Timeline

Tells = Callable[[Event, int], bool]
"""Whether after an event of a seat's own action somebody knows what cannot be unlearnt."""


@dataclass(frozen=True)
class Horizon:
    """Which of his steps a player may take back on his own, and what stops him there."""

    steps: tuple[int, ...]
    """Their numbers in the game, the last one first."""
    stop: str
    """Why it goes no further: ``nothing`` (there is nothing more to take back), ``others``
    (somebody has acted), ``chance`` (dice or draws), ``shown`` (somebody has shown something),
    or ``over`` (the game has ended)."""
    stop_seat: int
    """The seat that this is about."""


def horizon(timeline: Timeline, seat: int, tells: Tells) -> Horizon:
    """Return how far a seat may take back its own actions."""
    if timeline.game.is_over():
        return Horizon((), "over", seat)
    found: list[int] = []
    stop, stop_seat = "nothing", seat
    for number in range(len(timeline.steps) - 1, 0, -1):
        step = timeline.steps[number]
        if step.is_private and step.seat != seat:
            continue  # nobody may know of it: it stays, whatever is taken back
        stop, stop_seat = _obstacle(timeline, number, seat, tells)
        if stop:
            break
        found.append(number)
    else:
        stop, stop_seat = "nothing", seat
    if stop == "others" and timeline.last_of(seat) < 0:
        stop, stop_seat = "nothing", seat
    return Horizon(tuple(found), stop, stop_seat)


def _obstacle(timeline: Timeline, number: int, seat: int, tells: Tells) -> tuple[str, int]:
    """Return why a step stands, and whose doing that is; empty if it can be taken back."""
    step = timeline.steps[number]
    if step.seat != seat:
        return "others", step.seat
    if step.dice or step.draws:
        return "chance", seat
    for event in timeline.events[timeline.events_before(number) : step.events]:
        if tells(event, seat):
            return "shown", int(event.seat)
    return "", seat
