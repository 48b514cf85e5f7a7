"""What the proofs ask of the tiny game: its books and its referee."""

from typing import ClassVar

from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Chance
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.lab.books import told_otherwise
from tests.third_game.game import ASIDE, DEALT, FOLDED, HANDS, PILE, PLAYED, SWAPPED, Tiny


class TinyLedger:
    """What the events tell: how many cards lie where, and which lie open."""

    def __init__(self, game: Tiny) -> None:
        empty = Tiny(game.players, game.switches, Chance(0))
        self.sizes, self.open = empty.sizes, empty.cards[HANDS + game.players :]

    def enter(self, event: Event) -> None:
        hand = HANDS + event.seat
        if event.kind == DEALT:
            self.sizes[PILE] -= 1
            self.sizes[hand] += 1
        elif event.kind == FOLDED:
            self.sizes[ASIDE] += self.sizes[hand]
            self.sizes[hand] = 0
        else:
            self.sizes[hand] -= 1
            self.sizes[ASIDE] += event.kind == SWAPPED
            if event.kind == PLAYED:
                self.open[event.seat][event.a] += 1

    def differences(self, game: Game) -> list[str]:
        state = tiny(game)
        held = {"sizes": state.sizes, "open": state.cards[HANDS + state.players :]}
        return told_otherwise({"sizes": self.sizes, "open": self.open}, held)


class TinyReferee:
    """Open cards stay, one at most comes at a time."""

    def __init__(self, game: Tiny) -> None:
        self.game, self.open = game, 0

    def count(self) -> int:
        return sum(map(sum, self.game.cards[HANDS + self.game.players :]))

    def before(self, seat: int, action: int) -> None:
        self.open = self.count()

    def after(self) -> list[str]:
        added = self.count() - self.open
        return [] if added in (0, 1) else [f"{added} cards were laid open at once"]


class TinyProofs(Proofs):
    longest = 100
    checked = 108
    secrets: ClassVar = {"dealt": {}, "swapped": {}}

    def numbers(self, game: Game) -> list[int]:
        return tiny(game).numbers()

    def ledger(self, game: Game) -> TinyLedger:
        return TinyLedger(tiny(game))

    def referee(self, game: Game) -> TinyReferee:
        return TinyReferee(tiny(game))


def tiny(game: Game) -> Tiny:
    assert isinstance(game, Tiny)
    return game
