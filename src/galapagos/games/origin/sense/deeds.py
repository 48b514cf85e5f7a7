"""What a learned policy of Origin looks at: numbers of every action that may be chosen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    ACTION_KEYS,
    ACTION_KINDS,
    face_of,
    kind_of,
    n_of,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import (
    EVOLUTION,
    HAS_CARNIVOROUS,
    NO_TRAIT,
    TRAIT_COUNT,
    TRAIT_KEYS,
)
from galapagos.games.origin.sense.worth import income, is_friend, needs, threat, worth
from galapagos.kernel.game import Game
from galapagos.search.learned import ActionReader

_TABLE: Final[list[str]] = [
    "evolution",
    "last",
    "centre",
    "pile",
    "hand",
    "foe_hand",
    "animals",
    "foe_animals",
    "need",
    "foe_need",
    "spare",
    "hunters",
    "foe_hunters",
    "passed",
]
_ACTION: Final[list[str]] = ["score", "behind", "best", "n"]
_ANIMAL: Final[list[str]] = ["own", "hunger", "appetite", "room", "cards", "threat", "worth"]
_SINGLE: Final[list[str]] = TRAIT_KEYS[:16]
DEEDS: Final[list[str]] = [
    *_TABLE,
    *_ACTION,
    *[f"does_{key}" for key in ACTION_KEYS],
    *[f"lays_{key}" for key in TRAIT_KEYS],
    *[f"gives_{key}" for key in TRAIT_KEYS],
    *[f"one_{key}" for key in _ANIMAL],
    *[f"one_{key}" for key in _SINGLE],
    *[f"other_{key}" for key in _ANIMAL],
    *[f"other_{key}" for key in _SINGLE],
]
"""What stands in the row of an action; layouts of other names are not read."""
_DOES: Final = 18
_LAYS: Final = _DOES + ACTION_KINDS
_GIVES: Final = _LAYS + TRAIT_COUNT
_ONE: Final = _GIVES + TRAIT_COUNT
_OTHER: Final = _ONE + 23
DEED_WIDTH: Final = _OTHER + 23


@final
class Deeds(ActionReader):
    def __init__(self) -> None:
        super().__init__(DEED_WIDTH)
        self._table: vec[float] = vec[float]([0.0] * 14)

    def survey(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Origin)
        state = game.state
        table = self._table
        player = state.players[seat]
        own = income(state, seat)
        lack = float(needs(state, player))
        table[0] = 1.0 if state.phase == EVOLUTION else 0.0
        table[1] = 1.0 if state.last else 0.0
        table[2] = float(state.centre) / 5.0
        table[3] = float(state.pile_size) / 40.0
        table[4] = float(player.hand_size) / 5.0
        table[6] = float(len(player.animals)) / 4.0
        table[8] = lack / 5.0
        table[10] = (own - lack) / 5.0
        self._survey_rivals(state, seat)

    def _survey_rivals(self, state: State, seat: i64) -> None:
        table = self._table
        hand: i64 = 0
        animals: i64 = 0
        foe_need: i64 = 0
        hunters: i64 = 0
        foe_hunters: i64 = 0
        passed: i64 = 0
        for other in range(state.options.players):
            rival = state.players[other]
            friend = is_friend(state, seat, other)
            for animal in rival.animals:
                if animal.traits & HAS_CARNIVOROUS:
                    if friend:
                        hunters += 1
                    else:
                        foe_hunters += 1
            if not friend:
                hand = max(hand, rival.hand_size)
                animals = max(animals, i64(len(rival.animals)))
                foe_need = max(foe_need, needs(state, rival))
                if state.has_passed(other):
                    passed += 1
        table[5] = float(hand) / 5.0
        table[7] = float(animals) / 4.0
        table[9] = float(foe_need) / 5.0
        table[11] = float(hunters) / 2.0
        table[12] = float(foe_hunters) / 2.0
        table[13] = float(passed) / float(state.options.players - 1)

    def read(self, game: Game, seat: i64, action: i64, score: float, top: float) -> None:
        assert isinstance(game, Origin)
        state = game.state
        rows = self.rows
        for index in range(DEED_WIDTH):
            rows[index] = 0.0
        for index in range(14):
            rows[index] = self._table[index]
        kind = kind_of(action)
        rows[14] = within(score / 3.0, -2.0, 3.0)
        behind = within((top - score) / 2.0, 0.0, 3.0)
        rows[15] = behind
        rows[16] = 1.0 if behind == 0.0 else 0.0
        rows[17] = float(n_of(action)) / 3.0
        rows[_DOES + kind] = 1.0
        face: i64 = -1
        if kind == act.PLAY_ANIMAL:
            face = face_of(action)
        elif kind == act.PLAY_TRAIT or kind == act.PLAY_PAIR:
            face = face_of(action)
            rows[_LAYS + trait_of(action)] = 1.0
        elif kind == act.USE_PAIR or kind == act.SHED:
            rows[_LAYS + trait_of(action)] = 1.0
        if face >= 0:
            deck = state.deck
            rows[_GIVES + deck.first[face]] = 1.0
            if deck.second[face] != NO_TRAIT:
                rows[_GIVES + deck.second[face]] = 1.0
        if names_one(kind):
            self._read_animal(state, seat, state.find(x_of(action)), _ONE)
        if names_other(kind):
            self._read_animal(state, seat, state.find(y_of(action)), _OTHER)

    def _read_animal(self, state: State, seat: i64, animal: Animal | None, at: i64) -> None:
        if animal is None:
            return
        rows = self.rows
        rows[at] = 1.0 if is_friend(state, seat, animal.seat) else -1.0
        rows[at + 1] = float(animal.hunger()) / 3.0
        rows[at + 2] = float(animal.appetite()) / 3.0
        rows[at + 3] = float(animal.fat_room()) / 2.0
        rows[at + 4] = float(len(animal.cards)) / 3.0
        rows[at + 5] = threat(state, animal)
        rows[at + 6] = worth(state, animal) / 6.0
        traits = animal.traits
        place = at + 7
        while traits != 0:
            if traits & 1:
                rows[place] = 1.0
            traits >>= 1
            place += 1


def names_one(kind: i64) -> bool:
    return kind in (
        act.PLAY_TRAIT,
        act.PLAY_PAIR,
        act.TAKE,
        act.HUNT,
        act.BURN,
        act.HIBERNATE,
        act.GRAZE,
        act.PIRATE,
        act.USE_PAIR,
        act.SCAVENGE_WITH,
    )


def names_other(kind: i64) -> bool:
    return kind in (act.PLAY_PAIR, act.HUNT, act.PIRATE, act.USE_PAIR, act.MIMIC)


def within(value: float, low: float, high: float) -> float:
    if value < low:
        return low
    if value > high:
        return high
    return value
