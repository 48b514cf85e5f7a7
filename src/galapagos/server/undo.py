"""Undo: how far a player may take back own actions without asking anybody.

The information horizon: as far as nothing hidden was revealed since (dice, draws, cards shown), and
nobody else has acted. Beyond it the others may be asked; see `asks`.
"""

from dataclasses import dataclass

from galapagos.server.facts import tells
from galapagos.server.played import Play


@dataclass(frozen=True)
class Horizon:
    """Where a player may go back to on his own, and what stops him there."""

    points: tuple[int, ...]
    """Serials of the entries he may return to, the nearest first."""
    actions: tuple[str, ...]
    """What each of these steps takes back, in the words of the notation."""
    stop: str
    """Why it goes no further: ``nothing`` (there is nothing more to take back), ``others``
    (somebody has acted), ``chance`` (dice or draws), ``shown`` (somebody has shown something),
    or ``over`` (the game has ended)."""
    stop_seat: int
    """The seat that this is about."""


def horizon(play: Play, seat: int) -> Horizon:
    """Return how far a seat may take back its own actions."""
    if play.game.is_over():
        return Horizon((), (), "over", seat)
    points: list[int] = []
    actions: list[str] = []
    stop, stop_seat = "nothing", seat
    for index in range(len(play.steps) - 1, 0, -1):
        if play.steps[index].is_private and play.steps[index].seat != seat:
            continue  # nobody may know of it: it stays, whatever is taken back
        stop, stop_seat = _obstacle(play, index, seat)
        if stop:
            break
        points.append(play.steps[index - 1].serial)
        actions.append(play.steps[index].action)
    else:
        stop, stop_seat = "nothing", seat
    if stop == "others" and play.last_step_of(seat) < 0:
        stop, stop_seat = "nothing", seat
    return Horizon(tuple(points), tuple(actions), stop, stop_seat)


def _obstacle(play: Play, index: int, seat: int) -> tuple[str, int]:
    """Return why a step stands, and whose doing that is; empty if it can be taken back."""
    step = play.steps[index]
    if step.seat != seat:
        return "others", step.seat
    if step.dice or step.draws:
        return "chance", seat
    for event in play.events[play.events_before(index) : step.events]:
        if tells(play.game, event, seat):
            return "shown", int(event.seat)
    return "", seat


def point_before_last(play: Play, seat: int) -> int | None:
    """Return the entry to go back to so that a seat's last action never happened."""
    index = play.last_step_of(seat)
    if index < 1:
        return None
    return play.steps[index - 1].serial
