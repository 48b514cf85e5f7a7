"""What was taken back in the eyes of others is remembered: the log goes on telling of it.

How far a player may go back on his own says `records.undo`; beyond that the others may be asked,
see `presence`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.timeline import Moment, Timeline
from galapagos.server.table.renumber import Numbers

_REMEMBERED = 20
"""How many undos of each kind the log goes on telling of."""


class Before:
    """A game as it was, of which a snapshot keeps the text: read when somebody looks at it."""

    def __init__(self, codec: Codec, game: Game | None = None, text: str = "") -> None:
        self._codec, self._game, self._text = codec, game, text

    @cached_property
    def game(self) -> Game:
        return self._game or self._codec.parse_position(self._text, "a snapshot")

    @cached_property
    def text(self) -> str:
        return self._text or self._codec.position_text(self.game)


@dataclass(frozen=True)
class TakenBack:
    """What an undo took back of which others knew; secrets of all seats are in it."""

    seat: int
    """Who wanted it."""
    agreed: bool
    """Whether the others were asked."""
    steps: tuple[Moment, ...]
    before: Before
    """The game before it was taken back, to see its events through somebody's eyes."""
    events: tuple[Event, ...]
    """Everything that had happened, without the drafts of others that stayed."""
    first: int
    """The place of the first event that was taken back."""
    hidden: tuple[int, ...]
    """The places of earlier events that nobody knows of but their own seat."""

    @property
    def game(self) -> Game:
        return self.before.game

    def after(self, viewer: int) -> int:
        """Return how many events a viewer knew of before those that were taken back."""
        hidden = [place for place in self.hidden if self.events[place].seat != viewer]
        return Numbers(hidden).shown(self.first - 1) + 1


def taken_back(play: Timeline, to: int, seat: int, *, agreed: bool) -> TakenBack:
    """Return what going back to an entry of the journal takes back; nothing is changed."""
    steps: list[Moment] = []
    events = play.events[: play.steps[play.at(to)].events]
    first = len(events)
    for index, step in enumerate(play.steps):
        if step.serial > to and (agreed or step.seat == seat or not step.is_private):
            steps.append(step)
            events += play.events[play.events_before(index) : step.events]
    hidden = tuple(place for place in play.hidden if place < first)
    before = Before(play.codec, play.game)
    return TakenBack(seat, agreed, tuple(steps), before, tuple(events), first, hidden)


def remembered(taken: Sequence[TakenBack]) -> list[TakenBack]:
    """Return what the log goes on telling of: the last so many. What the others agreed to is
    counted apart. So nobody can push that out by taking back own actions again and again, nor make
    every greeting at the table long."""
    found: list[TakenBack] = []
    left = {False: _REMEMBERED, True: _REMEMBERED}
    for took in reversed(taken):
        left[took.agreed] -= 1
        if left[took.agreed] >= 0:
            found.insert(0, took)
    return found


def counted(steps: Sequence[Moment], viewer: int) -> dict[int, int]:
    """Return how many of these actions each seat has made, as far as a viewer knows of them."""
    found: dict[int, int] = {}
    for step in steps:
        if step.seat == viewer or not step.is_private:
            found[step.seat] = found.get(step.seat, 0) + 1
    return found
