"""Clocks: how long each seat that is waited for may still think. Pure: time is always told.

* ``none``: nobody is hurried.
* ``decision``: so many seconds for each decision.
* ``bank``: so many seconds for all one's turns together, and an increment for each action. Who has
  none left gets as much as for a reaction after each answer that the clock has given.
* ``days``: so many seconds, mostly days, until the turn has gone on to another seat.

A decision outside one's own turn has a limit of its own, whatever the kind. Times are milliseconds
of the journal's clock; when it goes backwards, no time has passed.
"""

from collections.abc import Mapping

from galapagos.server.table.journal import Clock

_MS = 1000


class Clocks:
    """The clocks of one table, as its journal makes them."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.seconds * _MS] * seats
        """Milliseconds each seat has left for its turns, with ``bank``."""
        self._left: dict[int, int] = {}
        self._reacts: dict[int, bool] = {}
        self._at = 0
        self._is_stopped = True

    def copy(self) -> "Clocks":
        """Return the same clocks, to go on from without changing these."""
        other = Clocks.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.banks, other._left, other._reacts = (
            self.banks.copy(),
            self._left.copy(),
            self._reacts.copy(),
        )
        return other

    # --- asking ------------------------------------------------------------------------------

    def is_kept(self) -> bool:
        """Whether there is any time to tell."""
        return bool(self._left) or self.clock.kind == "bank"

    def left(self, seat: int) -> int | None:
        """Return the milliseconds a seat had left at the last entry; None if nothing hurries it."""
        if seat not in self._reacts:
            return None
        if self._uses_bank(seat):
            return self.banks[seat]
        return self._left.get(seat)

    def deadline(self, seat: int) -> int | None:
        """Return when a seat's time is over; None if it is not running."""
        left = self.left(seat)
        if left is None or self._is_stopped:
            return None
        return self._at + max(0, left)

    def running(self) -> list[int]:
        """Return the seats whose time is running out, ascending."""
        if self._is_stopped:
            return []
        return [seat for seat in sorted(self._reacts) if self.left(seat) is not None]

    def at(self) -> int:
        """Return the time for which `left` holds."""
        return self._at

    def is_reaction(self, seat: int) -> bool:
        return self._reacts.get(seat, False)

    def _uses_bank(self, seat: int) -> bool:
        return self.clock.kind == "bank" and not self._reacts[seat]

    # --- time passes -------------------------------------------------------------------------

    def pass_time(self, now: int) -> None:
        """Take the time since the last entry from every seat that is waited for."""
        spent = max(0, now - self._at)
        self._at = now
        if self._is_stopped:
            return
        for seat in self._reacts:
            if self._uses_bank(seat):
                self.banks[seat] = max(0, self.banks[seat] - spent)
            elif seat in self._left:
                self._left[seat] = max(0, self._left[seat] - spent)

    def forgive(self, now: int) -> None:
        """Let time go on from now: what has passed since the last entry counts for nobody."""
        self._at = now

    def stop(self) -> None:
        self._is_stopped = True

    def go_on(self) -> None:
        self._is_stopped = False

    # --- decisions come and go ---------------------------------------------------------------

    def acted(self, seat: int, *, in_time: bool) -> None:
        """A seat has answered: what it decides next is a new decision.

        A turn by days goes on with the same time, unless it had run out."""
        if seat not in self._reacts:
            return
        if self._uses_bank(seat):
            gained = self.clock.increment if in_time else self.clock.reaction
            self.banks[seat] += gained * _MS
        if self.clock.kind != "days" or not in_time:
            self._forget(seat)

    def wait_for(self, owing: Mapping[int, bool]) -> None:
        """Say who is waited for now, and whether for an answer outside the own turn."""
        for seat in list(self._reacts):
            if owing.get(seat) != self._reacts[seat]:
                self._forget(seat)
        for seat, reacts in owing.items():
            if seat not in self._reacts:
                self._reacts[seat] = reacts
                limit = self._limit(reacts=reacts)
                if limit:
                    self._left[seat] = limit * _MS

    def _forget(self, seat: int) -> None:
        self._reacts.pop(seat, None)
        self._left.pop(seat, None)

    def _limit(self, *, reacts: bool) -> int:
        """Return the seconds for one decision, or turn by days; 0 without limit."""
        if reacts:
            return self.clock.reaction
        return self.clock.seconds if self.clock.kind in ("decision", "days") else 0
