"""What a learned appraisal of Origin looks at when a round begins: numbers of every seat."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import SLEPT_LAST, Player, State
from galapagos.games.origin.rules.terms import (
    HAS_CARNIVOROUS,
    NO_TRAIT,
    TRAIT_KEYS,
)
from galapagos.games.origin.sense.worth import income, needs, prey_value, threat, worth
from galapagos.kernel.game import Game
from galapagos.search.learned import SeatReader

_ABOUT: Final[list[str]] = [
    "last",
    "pile",
    "rounds",
    "first",
    "hand",
    "animals",
    "cards",
    "plus",
    "fat",
    "fat_room",
    "slept",
    "points",
    "worth",
    "risk",
    "risked",
    "needs",
    "income",
    "hunters",
    "prey",
    "foe_hand",
    "foe_animals",
    "foe_worth",
    "foe_risk",
    "foe_needs",
    "foe_income",
    "foe_hunters",
    "foes",
]
FEATURES: Final[list[str]] = [
    *_ABOUT,
    *[f"hand_{key}" for key in TRAIT_KEYS],
    *[f"has_{key}" for key in TRAIT_KEYS],
]
"""What stands in the row of a seat; layouts of other names are not read."""
WIDTH: Final = 65
_HELD: Final = 27
_HAS: Final = 46


@final
class Features(SeatReader):
    def __init__(self) -> None:
        super().__init__(8, WIDTH)

    def read(self, game: Game) -> None:
        assert isinstance(game, Origin)
        state = game.state
        for seat in range(state.options.players):
            self._read_seat(state, seat)
        for seat in range(state.options.players):
            self._read_foes(state, seat)

    def _read_seat(self, state: State, seat: i64) -> None:
        rows = self.rows
        at = seat * WIDTH
        for index in range(WIDTH):
            rows[at + index] = 0.0
        self._read_animals(state, seat)
        self._read_dangers(state, seat)
        self._read_hand(state, seat)
        player = state.players[seat]
        rows[at] = 1.0 if state.last else 0.0
        rows[at + 1] = float(state.pile_size) / 40.0
        rows[at + 3] = 1.0 if state.start == seat else 0.0
        rows[at + 4] = float(player.hand_size) / 5.0
        rows[at + 5] = float(len(player.animals)) / 4.0
        rows[at + 11] = float(player.points) / 4.0
        rows[at + 15] = float(needs(state, player)) / 5.0
        rows[at + 16] = income(state, seat) / 5.0

    def _read_animals(self, state: State, seat: i64) -> None:
        """What lies on a seat's animals and pairs."""
        rows = self.rows
        at = seat * WIDTH
        player = state.players[seat]
        cards: i64 = len(player.pairs)
        plus: i64 = 0
        fat: i64 = 0
        room: i64 = 0
        slept: i64 = 0
        for animal in player.animals:
            cards += len(animal.cards)
            plus += animal.plus
            fat += animal.fat
            room += animal.fat_room()
            if animal.marks & SLEPT_LAST:
                slept += 1
        self._count_traits(player, at + _HAS)
        rows[at + 6] = float(cards) / 6.0
        rows[at + 7] = float(plus) / 4.0
        rows[at + 8] = float(fat) / 2.0
        rows[at + 9] = float(room) / 2.0
        rows[at + 10] = float(slept)

    def _read_dangers(self, state: State, seat: i64) -> None:
        """What a seat's animals are worth, what threatens them, and what they can hunt."""
        rows = self.rows
        at = seat * WIDTH
        value = 0.0
        risk = 0.0
        risked = 0.0
        hunters = 0.0
        prey = 0.0
        for animal in state.players[seat].animals:
            mine = worth(state, animal)
            value += mine
            danger = threat(state, animal)
            if danger > 0.0:
                risk += danger * mine
                risked += 1.0
            if animal.traits & HAS_CARNIVOROUS:
                found = prey_value(state, animal)
                if found > 0.0:
                    hunters += 1.0
                    prey += found
        rows[at + 12] = value / 15.0
        rows[at + 13] = risk / 5.0
        rows[at + 14] = risked / 2.0
        rows[at + 17] = hunters
        rows[at + 18] = prey / 5.0

    def _count_traits(self, player: Player, start: i64) -> None:
        for animal in player.animals:
            traits = animal.traits
            place = start
            while traits != 0:
                if traits & 1:
                    self.rows[place] += 0.5
                traits >>= 1
                place += 1
        for pair in player.pairs:
            self.rows[start + pair.trait] += 0.5

    def _read_hand(self, state: State, seat: i64) -> None:
        deck = state.deck
        hand = state.players[seat].hand
        start = seat * WIDTH + _HELD
        for face in range(len(hand)):
            count = hand[face]
            if count > 0:
                self.rows[start + deck.first[face]] += float(count) / 2.0
                if deck.second[face] != NO_TRAIT:
                    self.rows[start + deck.second[face]] += float(count) / 2.0

    def _read_foes(self, state: State, seat: i64) -> None:
        """The most that another seat has, of each; of the hunters the sum."""
        rows = self.rows
        at = seat * WIDTH
        players = state.options.players
        dealt: i64 = players
        for other in range(players):
            dealt += len(state.players[other].animals)
            if other == seat:
                continue
            theirs = other * WIDTH
            rows[at + 19] = max(rows[at + 19], rows[theirs + 4])
            rows[at + 20] = max(rows[at + 20], rows[theirs + 5])
            rows[at + 21] = max(rows[at + 21], rows[theirs + 12])
            rows[at + 22] = max(rows[at + 22], rows[theirs + 13])
            rows[at + 23] = max(rows[at + 23], rows[theirs + 15])
            rows[at + 24] = max(rows[at + 24], rows[theirs + 16])
            rows[at + 25] += rows[theirs + 17]
        rows[at + 26] = float(players - 1) / 3.0
        rows[at + 2] = float(state.pile_size) / float(dealt) / 4.0
