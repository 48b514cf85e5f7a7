"""How the seats stand in Darwin: points, what this Era would bring, and what may follow."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.cards import ability_in
from galapagos.games.darwin.rules.crowd import IS_JUDGED, Crowd, effective_competition
from galapagos.games.darwin.rules.evaluation import competition_key, load_crowd
from galapagos.games.darwin.rules.food import distribute, gather, is_trial_era, species_key
from galapagos.games.darwin.rules.hunt import starve, would_survive
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.table import is_satisfied
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    ACTION,
    CARNIVORE,
    EVALUATION,
    FED,
    TEAM,
)
from galapagos.games.darwin.rules.viability import forecast, ignores_food

_PODIUM: Final = 3
_LIVES_ON: Final = 0.8
"""Points that a species brings in a later Era by surviving."""
_RIVALRY: Final = 0.22
"""The same by each unit of competition: it counts in every biome."""
_SKILL: Final = 0.12
"""The same by each ability it shows at all: biomes change."""
_LOST: Final = 0.45
"""Share of a future that is left to a species which does not satisfy its new biome."""
_FADES: Final = 0.8
"""Share of a future that is left another Era later."""

# What was still to come after an Era, by least squares over games of Foragers and Hunters (see
# docs/bots.md): with one, two and three Eras left between two players, then the same for more.
_ADAPTS: Final[list[float]] = [0.27, 0.45, 0.6, 0.24, 0.35, 0.45]
"""Points by each unit of adaptation."""
_COMPETES: Final[list[float]] = [0.13, 0.18, 0.42, 0.04, 0.07, 0.0]
"""The same by each unit of competition."""
_LEADS: Final[list[float]] = [0.34, 0.08, 0.0, 0.11, 0.06, 0.0]
"""By each point of the reward a species would get if the next Era were judged at once."""
_PLACES: Final[list[float]] = [0.57, 0.7, 0.1, 0.38, 0.0, 0.28]
"""By each point for a place among the most competitive, likewise."""
_AT_RISK: Final[list[float]] = [0.25, 0.3, 0.4, 0.3, 0.4, 0.25]
"""Share of its points that a species loses by being in danger."""
_ESCAPES: Final[list[float]] = [1.5, 1.7, 1.2, 0.7, 0.95, 0.85]
"""Points by each other biome that would suit a species in danger."""
_UNUSED: Final[list[float]] = [0.4, 0.8, 1.3, 0.32, 0.6, 0.9]
"""Points that each card left in the hand costs: fewer new ones come (DC-TRANS-6-01)."""
_SPREAD: Final[list[float]] = [6.5, 9.5, 11.0]
"""The lead that three of four games keep, by Eras left."""


@final
class Outlook:
    """Reads a table; the numbers stand in ``totals`` until the next reading."""

    def __init__(self) -> None:
        self.totals: vec[float] = vec[float]([0.0] * 8)
        self._bounds: vec[i64] = vec[i64]([0] * _PODIUM)

    def read(self, state: State, foresight: bool = False) -> None:
        """Work out what every seat can expect to have in the end.

        With foresight the time between two Eras is read by what it turned out to be worth."""
        for seat in range(len(state.players)):
            self.totals[seat] = float(state.players[seat].bank)
        later = _later(state)
        if state.phase == ACTION or state.phase == EVALUATION:
            self.read_podium(state)
            for biome in state.biomes:
                self._read_biome(state, biome, later)
        elif foresight and later > 0.0:
            self._foresee(state)
        else:
            for biome in state.biomes:
                for species in biome.species:
                    future = _usual_future(state, species)
                    self.totals[species.owner] += float(species.points) + later * future

    # --- between two Eras --------------------------------------------------------------------

    def _foresee(self, state: State) -> None:
        row = _row(state)
        self.read_podium(state)
        for biome in state.biomes:
            self._foresee_biome(state, biome, row)
        for seat in range(len(state.players)):
            self.totals[seat] -= _UNUSED[row] * float(state.players[seat].hand_size())

    def _foresee_biome(self, state: State, biome: Biome, row: i64) -> None:
        best: i64 = 0
        for species in biome.species:
            if species.adaptation > 0 and not is_doomed(state, species):
                key = species_key(state, species)
                if key > best:
                    best = key
        for species in biome.species:
            value = float(species.points)
            value += _COMPETES[row] * float(effective_competition(-1, species.diet, species.stats))
            if species.satisfied:
                value += _ADAPTS[row] * float(species.adaptation)
            if is_doomed(state, species):
                value -= _AT_RISK[row] * float(species.points)
                value += _ESCAPES[row] * float(refuges(state, species))
            else:
                value += _PLACES[row] * self.podium(state, species)
                if species.adaptation > 0 and species_key(state, species) == best:
                    value += _LEADS[row] * float(biome.reward)
            self.totals[species.owner] += value

    # --- within an Era -----------------------------------------------------------------------

    def _read_biome(self, state: State, biome: Biome, later: float) -> None:
        """The evaluation of one biome as if nothing else were done in this Era."""
        crowd = state.scratch()
        if not state.options.is_kids():
            self._judge(state, biome, crowd)
        best: i64 = 0
        for species in biome.species:
            if species.adaptation > 0 and self._lives(state, crowd, species):
                key = species_key(state, species)
                if key > best:
                    best = key
        for species in biome.species:
            total = float(species.points)
            if self._lives(state, crowd, species):
                if not is_trial_era(state):
                    total += 1.0 + self.podium(state, species)
                    if species.adaptation > 0 and species_key(state, species) == best:
                        total += float(biome.reward)
                total += later * future_of(state, species)
            elif total > 1.0:
                total = 1.0
            self.totals[species.owner] += total

    def _judge(self, state: State, biome: Biome, crowd: Crowd) -> None:
        """Let a biome's species eat, starve and hunt in thought."""
        if state.phase == EVALUATION:
            load_crowd(state, biome)
        else:
            gather(state, biome, crowd)
            distribute(crowd, biome.plants, biome.meat, state.options.remainder_goes_on)
        last: i64 = -1
        for place in range(crowd.count):
            if crowd.diet[place] == CARNIVORE and crowd.flags[place] & IS_JUDGED == 0:
                last = place
        if last >= 0:
            # Judging the last carnivore judges all that hunt before it.
            would_survive(state, biome, crowd, crowd.uid[last])
        else:
            starve(state, biome, crowd)

    def _lives(self, state: State, crowd: Crowd, species: Species) -> bool:
        if state.options.is_kids():
            return True
        place = crowd.place_of(species.uid)
        return place >= 0 and crowd.is_alive(place)

    # --- the three most competitive ----------------------------------------------------------

    def read_podium(self, state: State) -> None:
        """Find the three highest keys on the table; who may die before is not asked."""
        for place in range(_PODIUM):
            self._bounds[place] = 0
        if state.options.is_kids():
            return
        for biome in state.biomes:
            for species in biome.species:
                self._enter(competition_key(state, species))

    def _enter(self, key: i64) -> None:
        for place in range(_PODIUM):
            if key == self._bounds[place]:
                return
            if key > self._bounds[place]:
                lower = self._bounds[place]
                self._bounds[place] = key
                key = lower

    def podium(self, state: State, species: Species) -> float:
        key = competition_key(state, species)
        if key > 0:
            for place in range(_PODIUM):
                if key == self._bounds[place]:
                    return float(_PODIUM - place)
        return 0.0


def _later(state: State) -> float:
    """Return how many Eras are still to come after this one, later ones counting less."""
    if state.options.is_kids():
        # DC-KIDS-08: the table is cleared after every Era.
        return 0.0
    weight = 0.0
    era = state.era
    while era < state.options.eras:
        weight = 1.0 + _FADES * weight
        era += 1
    return weight


def future_of(state: State, species: Species) -> float:
    """Return the points a living species may bring in each later Era."""
    value = _LIVES_ON + _RIVALRY * float(effective_competition(-1, species.diet, species.stats))
    for ability in range(ABILITY_COUNT):
        number: i64 = ability
        if ability_in(species.stats, number) > 0:
            value += _SKILL
    return value


def _usual_future(state: State, species: Species) -> float:
    value = future_of(state, species)
    if not species.satisfied:
        return value * _LOST
    return value


def _eras_left(state: State) -> i64:
    """Return how many Eras are still to come, from one to as many as were ever measured."""
    left: i64 = state.options.eras - state.era
    if left > 3:
        return 3
    if left < 1:
        return 1
    return left


def _row(state: State) -> i64:
    """Return the place in the fitted lists."""
    if len(state.players) > 2:
        return _eras_left(state) + 2
    return _eras_left(state) - 1


def spread_of(state: State) -> float:
    """Return the lead after this Era that three of four games keep."""
    return _SPREAD[_eras_left(state) - 1]


def is_doomed(state: State, species: Species) -> bool:
    """Whether a species would die if the Era ended now."""
    if not species.satisfied:
        return True
    if ignores_food(state):
        return False
    if species.diet != CARNIVORE:
        return species.feeding() != FED
    return not forecast(state, species.slot, species.uid)


def refuges(state: State, species: Species) -> i64:
    """Return how many other biomes would suit a species."""
    count: i64 = 0
    for slot in range(len(state.biomes)):
        biome = state.biomes[slot]
        if slot != species.slot and not biome.is_active_volcano():
            if is_satisfied(state, biome, species.stats):
                count += 1
    return count


def sides_of(state: State) -> i64:
    """Return how many sides there are; DC-TEAM-01: partners sit opposite."""
    if state.options.mode == TEAM:
        return 2
    return len(state.players)


def lead_of(totals: vec[float], seat: i64, players: i64, sides: i64) -> float:
    """Return by how many points a seat's side is ahead of the best other side."""
    own = 0.0
    best = -1_000.0
    for side in range(sides):
        total = 0.0
        member: i64 = side
        while member < players:
            total += totals[member]
            member += sides
        if side == seat % sides:
            own = total
        elif total > best:
            best = total
    return own - best
