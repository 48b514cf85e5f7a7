"""Watches a game of Darwin being played; see `galapagos.games.proofs.Referee`."""

from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import OVER
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game


class Referee:
    """Collects what goes back although it only ever goes on, and what happens twice."""

    def __init__(self, game: Game) -> None:
        log = game.log()
        assert isinstance(game, Darwin)
        assert isinstance(log, EventLog)
        self.game = game
        self.log = log
        self.read = len(log.events)
        self.era = 0
        self.bank: list[int] = []
        self.created = 0
        self.problems: list[str] = []

    def before(self, seat: int, action: int) -> None:
        state = self.game.state
        self.era = int(state.era)
        self.bank = [int(player.bank) for player in state.players]
        self.created = int(state.next_uid)
        if state.phase == OVER:
            self.problems.append(f"seat {seat} acts after the end")

    def after(self) -> list[str]:
        state = self.game.state
        if not self.era <= state.era <= self.era + 1:
            self.problems.append(f"Era {int(state.era)} follows Era {self.era}")
        if any(player.bank < old for player, old in zip(state.players, self.bank, strict=True)):
            self.problems.append("points that were banked are gone")
        fresh = self.log.events[self.read :]
        self.read = len(self.log.events)
        self._check_created([event for event in fresh if event.kind == events.CREATED])
        found, self.problems = self.problems, []
        return found

    def _check_created(self, created: list[Event]) -> None:
        """A number is given to one species in a game and never again."""
        numbers = [int(event.a) for event in created]
        expected = list(range(self.created, int(self.game.state.next_uid)))
        if numbers != expected:
            self.problems.append(f"species {numbers} were created, numbers {expected} given out")
