"""The rules of a tiny game of hidden cards.

Each player is dealt three cards of faces 0 to 3. In turn one lays a card open, or once a game puts
one aside face down and draws another; with the switch ``fold`` one may put the whole hand aside.
When all hands are empty the highest sum of open cards wins.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE

FACES, COPIES, CARDS = 4, 5, 3
PLAY, SWAP, FOLD = 0, 4, 8
"""Codes of actions: the first two plus a face."""
EVENT_KEYS: Final = ("dealt", "played", "swapped", "folded")
DEALT, PLAYED, SWAPPED, FOLDED = range(4)
REFUSAL_KEYS: Final = ("not_your_turn", "no_folding", "no_action", "no_such_card", "no_swap")
NOT_YOUR_TURN, NO_FOLDING, NO_ACTION, NO_SUCH_CARD, NO_SWAP = range(5)
PILE, ASIDE, HANDS = range(3)
"""Places of cards: two, then a hand for each seat, then the open cards of each."""


class Tiny(Game):
    """A game in progress, or a view of one. The cards of a place are counted by face; places that
    can be hidden also have a size."""

    def __init__(self, players: int, fold: bool, seed: int, tape: Tape | None = None) -> None:
        self.players, self.fold, self.whose, self.turn, self.swapped = players, fold, COMPLETE, 0, 0
        self.source = Chance(mix(seed), tape)
        self.book: EventLog | None = None
        self.cards = [[COPIES] * FACES, *([0] * FACES for _ in range(1 + 2 * players))]
        self.sizes = [COPIES * FACES, *[0] * (1 + players)]

    def key(self) -> str:
        return "tiny"

    def viewer(self) -> int:
        return self.whose

    def seats(self) -> int:
        return self.players

    def log(self) -> EventLog | None:
        return self.book

    def attach(self, log: EventLog | None) -> None:
        self.book = log

    def chance(self) -> Chance:
        return self.source

    def to_act(self) -> int:
        return 1 << self.turn if any(self.sizes[HANDS:]) else 0

    def actor(self) -> int:
        return self.turn if any(self.sizes[HANDS:]) else -1

    def legal(self, seat: int, moves: Moves) -> None:
        moves.clear()
        for action in range(FOLD + 1):
            if not self.why(seat, action):
                moves.add(action)

    def why(self, seat: int, action: int) -> list[Refusal]:
        if self.actor() != seat:
            return [Refusal(NOT_YOUR_TURN, 0)]
        if action == FOLD:
            return [] if self.fold else [Refusal(NO_FOLDING, 0)]
        if not 0 <= action < FOLD:
            return [Refusal(NO_ACTION, 0)]
        reasons = [] if self.cards[HANDS + seat][action % SWAP] else [Refusal(NO_SUCH_CARD, 0)]
        if action >= SWAP and (self.swapped >> seat & 1 or self.sizes[PILE] == 0):
            reasons.append(Refusal(NO_SWAP, 0))
        return reasons

    def points(self) -> list[int]:
        open_cards = self.cards[HANDS + self.players :]
        return [sum(face * count for face, count in enumerate(cards)) for cards in open_cards]

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        points = self.points()
        winners = sum(1 << seat for seat, n in enumerate(points) if n == max(points))
        return Outcome(points, [1 << seat for seat in range(self.players)], points, winners)

    def problems(self) -> list[str]:
        game = self if self.whose == COMPLETE else self.determinise(0)
        found = [
            f"face {face} is not there {COPIES} times"
            for face in range(FACES)
            if sum(place[face] for place in game.cards) != COPIES
        ]
        if [sum(place) for place in game.cards[: len(game.sizes)]] != game.sizes:
            found.append("a place holds more or fewer cards than it says")
        return found

    def deal(self) -> None:
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

    def emit(self, kind: int, seat: int, a: int) -> None:
        if self.book is not None:
            self.book.emit(kind, 0, seat, a)

    def apply(self, seat: int, action: int) -> None:
        if self.book is not None:
            self.book.begin()
        hand = HANDS + seat
        if action == FOLD:
            for face in range(FACES):
                self.move(face, hand, ASIDE, self.cards[hand][face])
            self.emit(FOLDED, seat, -1)
        elif action >= SWAP:
            self.move(action - SWAP, hand, ASIDE)
            self.swapped |= 1 << seat
            self.emit(SWAPPED, seat, action - SWAP)
            self.draw(seat)
        else:
            self.move(action, hand, hand + self.players)
            self.emit(PLAYED, seat, action)
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        self.turn = next((other for other in order if self.sizes[HANDS + other]), 0)

    def clone(self) -> "Tiny":
        copy = load(self.numbers())
        copy.__class__ = self.__class__
        return copy

    def view(self, viewer: int) -> "Tiny":
        view = self.clone()
        view.whose, view.source = viewer, Chance(0)
        for place in range(len(view.sizes)):
            if place < HANDS or place != HANDS + viewer:
                view.cards[place] = [0] * FACES
        return view

    def determinise(self, rng: int) -> "Tiny":
        game, chance = self.clone(), Chance(mix(rng))
        if self.whose != COMPLETE:
            game.whose = COMPLETE
            shown = game.cards[HANDS:]
            pile = [COPIES - sum(place[face] for place in shown) for face in range(FACES)]
            for place in range(ASIDE, len(game.sizes)):
                for _card in range(game.sizes[place] - sum(game.cards[place])):
                    face = int(chance.pick(vec[i64](pile), sum(pile)))
                    pile[face] -= 1
                    game.cards[place][face] += 1
            game.cards[PILE] = pile
        game.source = chance
        return game

    def event_for(self, viewer: int, event: Event) -> Event:
        if event.kind not in (DEALT, SWAPPED) or event.seat == viewer:
            return event
        return Event(event.kind, event.rule, event.cause, event.seat, -1, -1, -1, -1)

    def numbers(self) -> list[int]:
        head = [self.players, self.fold, self.whose, self.turn, self.swapped, self.source.rng]
        return [*map(int, head), *self.sizes, *(count for place in self.cards for count in place)]


def load(numbers: Sequence[int]) -> Tiny:
    """Return the game that consists of these numbers; raise `BadData` if there is none."""
    players = numbers[0] if numbers else 0
    if players not in (2, 3) or len(numbers) != 8 + players + FACES * (2 + 2 * players):
        raise BadData(f"expected the numbers of a game, found {len(numbers)}")
    game = Tiny(players, bool(numbers[1]), 0)
    game.whose, game.turn, game.swapped = numbers[2:5]
    game.source = Chance(numbers[5])
    game.sizes = list(numbers[6 : 8 + players])
    rest = numbers[8 + players :]
    game.cards = [list(rest[at : at + FACES]) for at in range(0, len(rest), FACES)]
    return game
