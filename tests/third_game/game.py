"""The rules of a tiny game of hidden cards.

Each player is dealt three cards of faces 0 to 3. In turn one lays a card open, or once a game puts
one aside face down and draws another; with the switch ``fold`` one may put the whole hand aside.
When all hands are empty the highest sum of open cards wins.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.plain_game import PlainGame, all_actions
from galapagos.kernel.chance import Chance
from galapagos.kernel.fields import Field, kind_of
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE

FACES, COPIES, CARDS = 4, 5, 3
PLAY, SWAP, FOLD = range(3)
FACE: Final[Field] = ("face", 5, 2, 1)
EVENT_KEYS: Final = ("dealt", "played", "swapped", "folded")
DEALT, PLAYED, SWAPPED, FOLDED = range(4)
REFUSAL_KEYS: Final = ("not_your_turn", "no_folding", "no_action", "no_such_card", "no_swap")
NOT_YOUR_TURN, NO_FOLDING, NO_ACTION, NO_SUCH_CARD, NO_SWAP = range(5)
PILE, ASIDE, HANDS = range(3)
"""Places of cards: two, then a hand for each seat, then the open cards of each."""


class Tiny(PlainGame):
    """The cards of a place are counted by face; places that can be hidden also have a size."""

    action_keys = ("play", "swap", "fold")
    action_fields = ([FACE], [FACE], [])
    state = ("turn", "swapped", "sizes", "cards")
    draw_events = (DEALT,)
    secret_events = (DEALT, SWAPPED)
    secret_actions = (SWAP,)

    def __init__(self, players: int, switches: Mapping[str, int], chance: Chance) -> None:
        super().__init__(players, switches, chance)
        self.turn, self.swapped = 0, 0
        self.sizes = [COPIES * FACES, *[0] * (1 + players)]
        self.cards = [[COPIES] * FACES, *([0] * FACES for _ in range(1 + 2 * players))]

    def key(self) -> str:
        return "tiny"

    def actor(self) -> int:
        return self.turn if any(self.sizes[HANDS:]) else -1

    def why(self, seat: int, action: int) -> list[Refusal]:
        if seat < 0 or self.actor() != seat:
            return [Refusal(NOT_YOUR_TURN, 0)]
        if action not in all_actions(Tiny):
            return [Refusal(NO_ACTION, 0)]
        if action == FOLD:
            return [] if self.switches["fold"] else [Refusal(NO_FOLDING, 0)]
        reasons = [] if self.cards[HANDS + seat][action >> 5] else [Refusal(NO_SUCH_CARD, 0)]
        if kind_of(action) == SWAP and (self.swapped >> seat & 1 or self.sizes[PILE] == 0):
            reasons.append(Refusal(NO_SWAP, 0))
        return reasons

    def points(self) -> list[int]:
        open_cards = self.cards[HANDS + self.players :]
        return [sum(face * count for face, count in enumerate(cards)) for cards in open_cards]

    def problems(self) -> list[str]:
        found = []
        if not (0 <= self.turn < self.players and 0 <= self.swapped < 1 << self.players):
            found.append("somebody is meant who does not play")
        elif self.actor() >= 0 and not self.sizes[HANDS + self.turn]:
            found.append("it is the turn of an empty hand")
        unseen, blanks = self.unseen(), self.blanks()
        if min(map(min, self.cards)) < 0 or min(unseen + blanks) < 0:
            found.append("a place holds more or fewer cards than there are")
        if sum(unseen) != sum(blanks) or (self.whose == COMPLETE and any(blanks)):
            found.append("cards are missing")
        return found

    def unseen(self) -> list[int]:
        """Return by face how many cards lie nowhere that can be seen."""
        return [COPIES - sum(place[face] for place in self.cards) for face in range(FACES)]

    def blanks(self) -> list[int]:
        """Return how many cards of each place cannot be seen."""
        return [size - sum(self.cards[place]) for place, size in enumerate(self.sizes)]

    def begin(self) -> None:
        for seat in range(self.players):
            for _card in range(CARDS):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        face = int(self.source.pick(vec[i64](self.cards[PILE]), self.sizes[PILE]))
        self.move(face, PILE, HANDS + seat)
        self.emit(DEALT, seat, face)

    def move(self, face: int, place: int, other: int, count: int = 1) -> None:
        for where, change in ((place, -count), (other, count)):
            self.cards[where][face] += change
            if where < len(self.sizes):
                self.sizes[where] += change

    def act(self, seat: int, action: int) -> None:
        kind, face, hand = kind_of(action), action >> 5, HANDS + seat
        if kind == FOLD:
            for one in range(FACES):
                self.move(one, hand, ASIDE, self.cards[hand][one])
            self.emit(FOLDED, seat)
        elif kind == SWAP:
            self.move(face, hand, ASIDE)
            self.swapped |= 1 << seat
            self.emit(SWAPPED, seat, face)
            self.draw(seat)
        else:
            self.move(face, hand, hand + self.players)
            self.emit(PLAYED, seat, face)
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        self.turn = next((other for other in order if self.sizes[HANDS + other]), 0)

    def hide(self) -> None:
        for place in range(len(self.sizes)):
            if place < HANDS or place != HANDS + self.whose:
                self.cards[place] = [0] * FACES

    def guess(self, chance: Chance) -> None:
        unseen = self.unseen()
        for place, count in enumerate(self.blanks()):
            for _card in range(count):
                face = int(chance.pick(vec[i64](unseen), sum(unseen)))
                unseen[face] -= 1
                self.cards[place][face] += 1
