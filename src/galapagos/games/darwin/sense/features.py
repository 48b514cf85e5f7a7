"""What a learned appraisal of Darwin looks at when a stage is over: numbers of every seat."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.darwin.rules.cards import ability_in, competition_in
from galapagos.games.darwin.rules.crowd import effective_competition
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    ABILITY_KEYS,
    ACTION,
    DIET_KEYS,
    PART_COUNT,
    PART_KEYS,
)
from galapagos.games.darwin.sense.outlook import Outlook, future_of, is_doomed, refuges
from galapagos.kernel.game import Game
from galapagos.search.learned import SeatReader

_ABOUT: Final[list[str]] = [
    "acting",
    "left_1",
    "left_2",
    "left_3",
    "first",
    "bank",
    "points",
    "species",
    "outlook",
    "hand",
    "large",
    "competition",
    "most_competition",
    "adaptation",
    "doomed",
    "doomed_points",
    "doomed_refuges",
    "refuges",
    "podium",
    "leads",
    "future",
    "hearts",
    "protected",
    "cards",
    "hand_competition",
    "foe_points",
    "foe_species",
    "foe_outlook",
    "foe_hand",
    "foe_competition",
    "foe_doomed",
    "foe_most",
    "foes",
]
FEATURES: Final[list[str]] = [
    *_ABOUT,
    *[f"has_{key}" for key in ABILITY_KEYS],
    *[f"eats_as_{key}" for key in DIET_KEYS],
    *[f"holds_{key}" for key in PART_KEYS],
]
"""What stands in the row of a seat; layouts of other names are not read."""
_HAS: Final = 33
_EATS: Final = _HAS + ABILITY_COUNT
_HOLDS: Final = _EATS + 4
WIDTH: Final = _HOLDS + PART_COUNT


@final
class Features(SeatReader):
    def __init__(self, outlook: Outlook) -> None:
        super().__init__(6, WIDTH)
        self.outlook = outlook

    def read(self, game: Game) -> None:
        assert isinstance(game, Darwin)
        state = game.state
        self.outlook.read(state, True)
        self.outlook.read_podium(state)
        players: i64 = len(state.players)
        for seat in range(players):
            self._read_seat(state, seat)
        for biome in state.biomes:
            self._read_biome(state, biome)
        for seat in range(players):
            self._read_foes(seat, players)

    def _read_seat(self, state: State, seat: i64) -> None:
        rows = self.rows
        at = seat * WIDTH
        for index in range(WIDTH):
            rows[at + index] = 0.0
        player = state.players[seat]
        left = state.options.eras - state.era
        if state.phase == ACTION:
            rows[at] = 1.0
            left += 1
        if left < 1:
            left = 1
        if left > 3:
            left = 3
        rows[at + left] = 1.0
        rows[at + 4] = 1.0 if state.first == seat else 0.0
        rows[at + 5] = float(player.bank) / 10.0
        rows[at + 8] = self.outlook.totals[seat] / 20.0
        rows[at + 9] = float(player.hand_size()) / 5.0
        rows[at + 10] = float(player.large) / 5.0
        hand = player.hand
        competition: i64 = 0
        for index in range(len(hand)):
            card = hand[index]
            rows[at + _HOLDS + state.cards.part[card]] += 0.4
            competition += competition_in(state.cards.stats[card])
        rows[at + 24] = float(competition) / 10.0

    def _read_biome(self, state: State, biome: Biome) -> None:
        best: i64 = 0
        for species in biome.species:
            if species.adaptation > 0 and not is_doomed(state, species):
                key = species_key(state, species)
                if key > best:
                    best = key
        for species in biome.species:
            self._read_species(state, biome, species, best)

    def _read_species(self, state: State, biome: Biome, species: Species, best: i64) -> None:
        rows = self.rows
        at = species.owner * WIDTH
        competes = float(effective_competition(-1, species.diet, species.stats)) / 10.0
        homes = float(refuges(state, species)) / 4.0
        rows[at + 6] += float(species.points) / 10.0
        rows[at + 7] += 0.25
        rows[at + 11] += competes
        rows[at + 12] = max(rows[at + 12], competes)
        if species.satisfied:
            rows[at + 13] += float(species.adaptation) / 5.0
        rows[at + 17] += homes
        if is_doomed(state, species):
            rows[at + 14] += 0.5
            rows[at + 15] += float(species.points) / 10.0
            rows[at + 16] += homes
        else:
            rows[at + 18] += self.outlook.podium(state, species) / 3.0
            if species.adaptation > 0 and species_key(state, species) == best:
                rows[at + 19] += float(biome.reward) / 5.0
        rows[at + 20] += future_of(state, species) / 5.0
        rows[at + 21] += float(species.hearts()) / 8.0
        if species.is_protected():
            rows[at + 22] += 0.5
        rows[at + 23] += float(species.count) / 10.0
        for ability in range(ABILITY_COUNT):
            number: i64 = ability
            if ability_in(species.stats, number) > 0:
                rows[at + _HAS + number] += 0.5
        rows[at + _EATS + species.diet] += 0.5

    def _read_foes(self, seat: i64, players: i64) -> None:
        """The most that another seat has, of each."""
        rows = self.rows
        at = seat * WIDTH
        for other in range(players):
            if other == seat:
                continue
            theirs = other * WIDTH
            total = rows[theirs + 5] + rows[theirs + 6]
            rows[at + 25] = max(rows[at + 25], total)
            rows[at + 26] = max(rows[at + 26], rows[theirs + 7])
            rows[at + 27] = max(rows[at + 27], rows[theirs + 8])
            rows[at + 28] = max(rows[at + 28], rows[theirs + 9])
            rows[at + 29] = max(rows[at + 29], rows[theirs + 11])
            rows[at + 30] = max(rows[at + 30], rows[theirs + 14])
            rows[at + 31] = max(rows[at + 31], rows[theirs + 12])
        rows[at + 32] = float(players - 1) / 3.0
