"""A game with its past: every event, and the game as it stood before each of its steps.

Explanations look back with it. It is made from a record, or from the steps of a served table.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from galapagos.kernel.chance import Tape
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.records.beginning import POSITION
from galapagos.records.codec import Codec
from galapagos.records.record import Record, replay

_KEPT_EVERY = 8
_KEPT_MOST = 64
"""Games kept besides: a long game that is looked through step by step must not fill the memory."""


@dataclass(frozen=True)
class Moment:
    """One step of a game: the setup (seat -1) or an action with the chance it met.

    Where the game began from a position, the action of the setup says so (`POSITION`)."""

    seat: int
    action: str
    dice: Sequence[int]
    draws: Sequence[str]
    events: int
    """How many events the game has had after this step."""
    game: Game | None = None
    """The game after this step, where it is kept; never to be changed."""


class History:
    """A game from its setup to where it stands now."""

    def __init__(
        self,
        codec: Codec,
        header: Mapping[str, str],
        moments: Sequence[Moment],
        events: Sequence[Event],
        game: Game,
    ) -> None:
        self.codec = codec
        self.moments = moments
        self.events = events
        self.game = game
        """The game as it stands now; never to be changed."""
        self._header = header
        self._ends = [moment.events for moment in moments]
        self._games: dict[int, Game] = {}

    @classmethod
    def of_record(cls, record: Record, codec: Codec) -> "History":
        """Replay a record; raise `BadData` where it is not sound."""
        log = EventLog()
        moments: list[Moment] = []
        game: Game | None = None
        for number, game in enumerate(replay(record, codec, log)):
            step = record.steps[number]
            kept = game.clone() if number % _KEPT_EVERY == 0 else None
            moments.append(
                Moment(step.seat, step.action, step.dice, step.draws, len(log.events), kept)
            )
        assert game is not None
        return cls(codec, record.header, moments, log.events, game)

    @property
    def beginning(self) -> Game | None:
        """The game of the position that this one began from; None if it was dealt."""
        return self.after(0) if self.moments[0].action == POSITION else None

    def tells_since(self, event: int, opening: int) -> bool:
        """Whether what came before an event is told, back to the one that opened its chapter."""
        if self.beginning is None:
            return True
        return any(past.kind == opening for past in self.events[:event])

    def step_of(self, event: int) -> int:
        """Return the step in which an event happened."""
        return bisect_right(self._ends, event)

    def before(self, step: int) -> Game:
        """Return the game before a step, which is not the setup; never to be changed."""
        return self.after(step - 1)

    def after(self, step: int) -> Game:
        """Return the game after a step; never to be changed."""
        if step == len(self.moments) - 1:
            return self.game
        kept = self.moments[step].game or self._games.get(step)
        if kept is None:
            kept = self._played(step)
            if len(self._games) >= _KEPT_MOST:
                del self._games[next(iter(self._games))]
            self._games[step] = kept
        return kept

    def action(self, step: int) -> int:
        """Return the action of a step."""
        return self.codec.parse_action(self.before(step), self.moments[step].action)

    def games(self, first: int = 0) -> Iterator[Game]:
        """Walk through the game: yield one game object after each step, never to be changed.

        ``first``: from this step on. Nothing of it is kept, however long the game was."""
        if first >= len(self.moments):
            return
        game = self.after(first).clone()
        yield game
        for number in range(first + 1, len(self.moments)):
            self._play(game, number)
            yield game

    def _played(self, step: int) -> Game:
        """Play again what came after the last game that is kept."""
        start = step
        while self.moments[start].game is None and start not in self._games:
            start -= 1
        game = (self.moments[start].game or self._games[start]).clone()
        for number in range(start + 1, step + 1):
            self._play(game, number)
        return game

    def _play(self, game: Game, number: int) -> None:
        """Play a step again, with the chance it met."""
        moment = self.moments[number]
        action = self.codec.parse_action(game, moment.action)
        draws = self.codec.parse_draws(self._header, game, moment.draws)
        game.chance().tape = Tape(list(moment.dice), draws, closed_dice=True, closed_draws=True)
        game.apply(moment.seat, action)
        game.chance().tape = None
