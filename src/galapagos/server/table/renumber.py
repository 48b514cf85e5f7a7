"""How a viewer counts entries and events: those that tell him nothing at all are left out.

Else the numbers would say how often somebody has drafted a turn that only its player may see
(DC-INFO-01)."""

from bisect import bisect_right
from collections.abc import Sequence

from galapagos.records.timeline import Timeline


class Numbers:
    """Translates between places in the journal, or in the list of events, and what a viewer is
    told of them."""

    def __init__(self, hidden: Sequence[int]) -> None:
        """``hidden``: the places that tell this viewer nothing, ascending."""
        self._hidden = hidden

    @property
    def has_gaps(self) -> bool:
        return bool(self._hidden)

    def shown(self, place: int) -> int:
        """Return the number by which a viewer knows a place, or the last one before it."""
        return place - bisect_right(self._hidden, place)

    def place(self, number: int) -> int:
        """Return the place that a viewer means by a number."""
        for hidden in self._hidden:
            if hidden > number:
                break
            number += 1
        return number

    def last_place(self, number: int) -> int:
        """Return the last place that looks to a viewer as the one he means by a number."""
        return self.place(number + 1) - 1


def event_numbers(play: Timeline, viewer: int) -> Numbers:
    """Return how a viewer counts the events of a game."""
    return Numbers([place for place in play.hidden if play.events[place].seat != viewer])
