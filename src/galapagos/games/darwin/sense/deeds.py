"""What a learned policy of Darwin looks at: numbers of every action that may be chosen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    ACTION_KEYS,
    ACTION_KINDS,
    c1_of,
    c2_of,
    c3_of,
    create_cards,
    create_slot,
    is_main,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.cards import ability_in, competition_in, hearts_in
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.mutation import cards_after
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import (
    adaptation_in,
    count_cards,
    is_satisfied,
    stats_of,
)
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    ABILITY_KEYS,
    NO_CARD,
    PART_COUNT,
    PART_KEYS,
    PHASE_KEYS,
)
from galapagos.games.darwin.sense.outlook import Outlook, lead_of, sides_of
from galapagos.kernel.game import Game
from galapagos.search.learned import ActionReader

_TABLE: Final[list[str]] = [
    *[f"in_{key}" for key in PHASE_KEYS],
    "era",
    "left",
    "hand",
    "foe_hand",
    "species",
    "foe_species",
    "lead",
    "passed",
]
_ACTION: Final[list[str]] = ["score", "behind", "best", "n"]
_SPECIES: Final[list[str]] = [
    "own",
    "points",
    "competition",
    "hearts",
    "adaptation",
    "suits",
    "cards",
    "reward",
    "plants",
    "meat",
    "friends",
    "foes",
    *ABILITY_KEYS,
]
DEEDS: Final[list[str]] = [
    *_TABLE,
    *_ACTION,
    *[f"does_{key}" for key in ACTION_KEYS],
    *[f"gives_{key}" for key in PART_KEYS],
    *[f"takes_{key}" for key in PART_KEYS],
    *[f"was_{key}" for key in _SPECIES],
    *[f"becomes_{key}" for key in _SPECIES],
]
"""What stands in the row of an action; layouts of other names are not read."""
_SCORE: Final = 14
_DOES: Final = 18
_GIVES: Final = _DOES + ACTION_KINDS
_TAKES: Final = _GIVES + PART_COUNT
_WAS: Final = _TAKES + PART_COUNT
_BECOMES: Final = _WAS + 18
DEED_WIDTH: Final = _BECOMES + 18


@final
class Deeds(ActionReader):
    def __init__(self, outlook: Outlook) -> None:
        super().__init__(DEED_WIDTH)
        self.outlook = outlook
        self._table: vec[float] = vec[float]([0.0] * _SCORE)

    def survey(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Darwin)
        state = game.state
        table = self._table
        for index in range(_SCORE):
            table[index] = 0.0
        table[state.phase] = 1.0
        table[6] = float(state.era) / 4.0
        table[7] = float(state.options.eras - state.era) / 3.0
        table[8] = float(state.players[seat].hand_size()) / 8.0
        sides = sides_of(state)
        players: i64 = len(state.players)
        counts = vec[i64]([0] * players)
        for biome in state.biomes:
            for species in biome.species:
                counts[species.owner] += 1
        for other in range(players):
            if other % sides == seat % sides:
                continue
            table[9] = max(table[9], float(state.players[other].hand_size()) / 8.0)
            table[11] = max(table[11], float(counts[other]) / 5.0)
            if state.players[other].passed:
                table[13] += 1.0 / float(players - 1)
        table[10] = float(counts[seat]) / 5.0
        self.outlook.read(state)
        table[12] = lead_of(self.outlook.totals, seat, players, sides) / 15.0

    def read(self, game: Game, seat: i64, action: i64, score: float, top: float) -> None:
        assert isinstance(game, Darwin)
        state = game.state
        rows = self.rows
        for index in range(DEED_WIDTH):
            rows[index] = 0.0
        for index in range(_SCORE):
            rows[index] = self._table[index]
        kind = kind_of(action)
        rows[_SCORE] = within(score / 4.0, -2.0, 3.0)
        behind = within((top - score) / 3.0, 0.0, 3.0)
        rows[_SCORE + 1] = behind
        rows[_SCORE + 2] = 1.0 if behind == 0.0 else 0.0
        rows[_DOES + kind] = 1.0
        if kind == act.CREATE:
            cards = create_cards(action)
            self._read_shape(state, seat, create_slot(action), cards, 0, True, _BECOMES)
        elif is_main(kind):
            species = state.species(x_of(action))
            self._read_species(state, seat, species, _WAS)
            slot = species.slot
            cards = species.cards
            if kind == act.MIGRATE:
                slot = c1_of(action)
            else:
                cards = cards_after(state, species, action)
                self._count_part(state, c1_of(action), _GIVES)
                self._count_part(state, c3_of(action), _TAKES)
            self._read_shape(state, seat, slot, cards, species.points, True, _BECOMES)
        elif kind == act.TRADE:
            self._count_part(state, c1_of(action), _GIVES)
            self._count_part(state, c2_of(action), _TAKES)
        elif kind in (act.REDRAW, act.DISCARD, act.GIVE, act.PAY_CARD):
            self._count_part(state, c1_of(action), _GIVES)
        elif kind in (act.HUNT_FIRST, act.EAT, act.DEGENERATE, act.LOSE, act.BEQUEATH):
            self._read_species(state, seat, state.species(x_of(action)), _WAS)
            if kind == act.DEGENERATE:
                self._count_part(state, c1_of(action), _GIVES)
            elif kind == act.BEQUEATH:
                rows[_SCORE + 3] = float(c1_of(action)) / 3.0
        elif kind == act.DRAW:
            rows[_SCORE + 3] = float(c1_of(action))

    def _count_part(self, state: State, card: i64, at: i64) -> None:
        if card != NO_CARD:
            self.rows[at + state.cards.part[card]] += 1.0

    def _read_species(self, state: State, seat: i64, species: Species, at: i64) -> None:
        sides = sides_of(state)
        own = species.owner % sides == seat % sides
        self._read_shape(state, seat, species.slot, species.cards, species.points, own, at)

    def _read_shape(
        self, state: State, seat: i64, slot: i64, cards: i64, points: i64, own: bool, at: i64
    ) -> None:
        """Read what a species of these cards is worth in a biome."""
        rows = self.rows
        biome = state.biomes[slot]
        stats = stats_of(state.cards, cards)
        rows[at] = 1.0 if own else -1.0
        rows[at + 1] = float(points) / 10.0
        rows[at + 2] = float(competition_in(stats)) / 10.0
        rows[at + 3] = float(hearts_in(stats)) / 4.0
        if not biome.is_active_volcano():
            rows[at + 4] = float(adaptation_in(state, biome, stats)) / 4.0
            rows[at + 5] = 1.0 if is_satisfied(state, biome, stats) else 0.0
        rows[at + 6] = float(count_cards(cards)) / 4.0
        rows[at + 7] = float(biome.reward) / 4.0
        rows[at + 8] = float(biome.plants) / 6.0
        rows[at + 9] = float(biome.meat) / 6.0
        sides = sides_of(state)
        for species in biome.species:
            if species.owner % sides == seat % sides:
                rows[at + 10] += 0.3
            else:
                rows[at + 11] += 0.3
        for ability in range(ABILITY_COUNT):
            number: i64 = ability
            rows[at + 12 + number] = float(ability_in(stats, number)) / 3.0


def within(value: float, low: float, high: float) -> float:
    if value < low:
        return low
    if value > high:
        return high
    return value
