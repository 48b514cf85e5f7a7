"""Good main actions of Darwin, found without listing thousands.

All species that can be assembled are looked at, but only as sums of numbers: reward of the biome,
rank there, place among the most competitive, hearts. The best few for each biome are then tested
by the rules. Mutations and migrations are found in the same way, double mutations only for species
that would die.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import (
    MIGRATE,
    NO_ACTION,
    pack,
    pack_cards,
    pack_create,
)
from galapagos.games.darwin.rules.anatomy import mutated
from galapagos.games.darwin.rules.cards import AnimalCard, competition_in, hearts_in
from galapagos.games.darwin.rules.creation import Parts, can_create_now
from galapagos.games.darwin.rules.crowd import Crowd, effective_competition, rank_key
from galapagos.games.darwin.rules.evaluation import competition_key
from galapagos.games.darwin.rules.food import gather, species_key
from galapagos.games.darwin.rules.migration import travel_obstacles
from galapagos.games.darwin.rules.mutation import (
    double_action,
    main_obstacles_for,
    mutation_cost,
    mutation_obstacles,
    single_action,
    steps_of,
)
from galapagos.games.darwin.rules.reach import first_twins, is_among
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import adaptation_in, count_cards, is_satisfied, stats_of
from galapagos.games.darwin.rules.terms import BODY, NO_CARD, NO_SPECIES
from galapagos.games.darwin.rules.viability import living_obstacles
from galapagos.games.darwin.sense.outlook import is_doomed
from galapagos.kernel.moves import Moves

_PODIUM: Final = 3
_PER_SLOT: Final = 3
_NO_FLOOR: Final = -1_000.0
_CARD: Final = 0.08
"""What a hand card is worth for another species of this Era."""


@final
class Shortlist:
    """The best few actions offered so far, best first."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.actions: vec[i64] = vec[i64]([0] * size)
        self.scores: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def takes(self, score: float) -> bool:
        return self.count < self.size or score > self.scores[self.size - 1]

    def offer(self, action: i64, score: float) -> None:
        """Enter an action that `takes` wants."""
        place = self.count
        if place == self.size:
            place -= 1
        else:
            self.count += 1
        while place > 0 and self.scores[place - 1] < score:
            self.scores[place] = self.scores[place - 1]
            self.actions[place] = self.actions[place - 1]
            place -= 1
        self.scores[place] = score
        self.actions[place] = action


@final
class Builder:
    """Looks for main actions of one seat; reused."""

    def __init__(self) -> None:
        self.leader: vec[i64] = vec[i64]([0] * 8)
        """Rank of the leader in each slot."""
        self.bounds: vec[i64] = vec[i64]([0] * _PODIUM)
        """Ranks of the three most competitive species."""
        self.list = Shortlist(_PER_SLOT)
        self.others = Crowd()
        """Who lives already in the slot that is searched."""
        self.best = 0.0
        """The highest score found by the last search."""
        self.wanted: i64 = NO_CARD
        """A card without which no species is looked at; NO_CARD: all are."""
        self.floor = _NO_FLOOR
        """What a score must be above to be looked at."""
        self.tops: vec[i64] = vec[i64]([NO_ACTION] * 8)
        """The best creation in each slot that the last search found."""
        self.top_scores: vec[float] = vec[float]([0.0] * 8)

    def survey(self, state: State) -> None:
        """Note who leads where, and who is most competitive."""
        for place in range(_PODIUM):
            self.bounds[place] = 0
        for slot in range(len(state.biomes)):
            self.leader[slot] = 0
            for species in state.biomes[slot].species:
                if species.satisfied and species.adaptation > 0:
                    key = species_key(state, species)
                    if key > self.leader[slot]:
                        self.leader[slot] = key
                self._enter(competition_key(state, species))

    def _enter(self, key: i64) -> None:
        for place in range(_PODIUM):
            if key == self.bounds[place]:
                return
            if key > self.bounds[place]:
                lower = self.bounds[place]
                self.bounds[place] = key
                key = lower

    def promise(self, state: State, slot: i64, stats: i64, diet: i64) -> float:
        """Return what a species with these values looks worth in a slot, if it lives."""
        biome = state.biomes[slot]
        adaptation = adaptation_in(state, biome, stats)
        competition = effective_competition(state.event, diet, stats)
        hearts = hearts_in(stats)
        value = 1.0 + 0.25 * float(competition_in(stats)) + 0.1 * float(adaptation)
        value -= 0.12 * float(hearts)
        key = rank_key(adaptation, competition, hearts)
        if adaptation > 0 and key >= self.leader[slot]:
            value += float(biome.reward)
        if competition > 0:
            rival = rank_key(competition, adaptation, hearts)
            for place in range(_PODIUM):
                if rival > self.bounds[place]:
                    value += float(_PODIUM - place)
                    break
        return value

    # --- creations ---------------------------------------------------------------------------

    def add_creations(self, state: State, seat: i64, reach: vec[i64], moves: Moves) -> None:
        """Add the best creations from these cards, for every slot; note the best score."""
        self.best = 0.0
        for slot in range(len(state.biomes)):
            self.tops[slot] = NO_ACTION
        if can_create_now(state, seat) != 0:
            return
        parts = Parts(state, reach)
        if len(parts.heads) == 0 or len(parts.bodies) == 0:
            return
        for slot in range(len(state.biomes)):
            if state.biomes[slot].is_active_volcano():
                continue
            self.list.clear()
            gather(state, state.biomes[slot], self.others)
            self.others.forget()
            self._search_slot(state, seat, slot, parts)
            for index in range(self.list.count):
                moves.add(self.list.actions[index])
            if self.list.count > 0:
                self.tops[slot] = self.list.actions[0]
                self.top_scores[slot] = self.list.scores[0]
                if self.list.scores[0] > self.best:
                    self.best = self.list.scores[0]

    def finds_better(
        self, state: State, seat: i64, reach: vec[i64], card: i64, best: float, moves: Moves
    ) -> bool:
        """Whether a creation with a certain one of these cards scores more than the best known."""
        self.wanted = card
        self.floor = best
        moves.clear()
        self.add_creations(state, seat, reach, moves)
        self.wanted = NO_CARD
        self.floor = _NO_FLOOR
        return self.best > best

    def _search_slot(self, state: State, seat: i64, slot: i64, parts: Parts) -> None:
        for number in range(len(parts.bodies)):
            body = parts.bodies[number]
            card = state.cards.animals[body]
            for index in range(parts.leg_choices(card)):
                legs = parts.legs[index]
                low = legs & 255
                high = legs >> 8
                stats = card.stats + state.cards.stats[low] + state.cards.stats[high]
                cards = pack_cards(0, body, low, high, 0, 0)
                self._add_extremities(state, seat, slot, parts, card, cards, stats)

    def _add_extremities(
        self,
        state: State,
        seat: i64,
        slot: i64,
        parts: Parts,
        body: AnimalCard,
        cards: i64,
        stats: i64,
    ) -> None:
        wing_count: i64 = 1
        if body.wing_sites > 0:
            wing_count = len(parts.wings)
        tail_count: i64 = 1
        if body.tail_sites > 0:
            tail_count = len(parts.tails)
        for wing in range(wing_count):
            wings = parts.wings[wing]
            for end in range(tail_count):
                tail = parts.tails[end]
                trunk = cards | wings << 32 | tail << 40
                sums = stats + state.cards.stats[wings] + state.cards.stats[tail]
                is_complete = self.wanted == NO_CARD or is_among(trunk, self.wanted)
                for head in parts.heads:
                    if is_complete or head == self.wanted:
                        self._try(state, seat, slot, trunk | head, sums)

    def _try(self, state: State, seat: i64, slot: i64, cards: i64, stats: i64) -> None:
        head = cards & 255
        stats += state.cards.stats[head]
        if not is_satisfied(state, state.biomes[slot], stats):
            return
        diet = state.cards.diet[head]
        score = self.promise(state, slot, stats, diet) - _CARD * float(count_cards(cards))
        if score > self.floor and self.list.takes(score):
            if living_obstacles(state, seat, slot, stats, diet, NO_SPECIES, self.others) == 0:
                self.list.offer(pack_create(slot, cards), score)

    # --- species on the table ----------------------------------------------------------------

    def add_changes(
        self, state: State, seat: i64, reach: vec[i64], deep: bool, moves: Moves
    ) -> None:
        """Add the best mutations and migrations of each own species that may still act."""
        if state.options.is_kids():
            return
        firsts = first_twins(state, reach)
        for slot in range(len(state.biomes)):
            for species in state.biomes[slot].species:
                if main_obstacles_for(state, seat, species) == 0:
                    self.add_changes_of(state, seat, species, firsts, deep, moves)

    def add_changes_of(
        self, state: State, seat: i64, species: Species, reach: vec[i64], deep: bool, moves: Moves
    ) -> None:
        """Add the best mutations and migrations of one species, best first."""
        self.list.clear()
        dies = is_doomed(state, species)
        now = 0.1
        if not dies:
            now += self.promise(state, species.slot, species.stats, species.diet)
        for slot in range(len(state.biomes)):
            if slot == species.slot or not is_satisfied(state, state.biomes[slot], species.stats):
                continue
            score = self.promise(state, slot, species.stats, species.diet)
            if score > now and self.list.takes(score):
                if travel_obstacles(state, seat, species, slot) == 0:
                    self.list.offer(pack(MIGRATE, species.uid, slot), score)
        steps = steps_of(state, species.cards, reach, NO_CARD)
        for index in range(len(steps)):
            step = steps[index]
            cards = mutated(state.cards, species.cards, step >> 8, step & 255)
            self._try_mutation(
                state, seat, species, cards, single_action(species.uid, step), 1, now
            )
        if deep and dies:
            self._add_doubles(state, seat, species, steps, now)
        for index in range(self.list.count):
            moves.add(self.list.actions[index])

    def _try_mutation(
        self,
        state: State,
        seat: i64,
        species: Species,
        cards: i64,
        action: i64,
        steps: i64,
        now: float,
    ) -> None:
        stats = stats_of(state.cards, cards)
        if not is_satisfied(state, state.biomes[species.slot], stats):
            return
        diet = state.cards.animals[cards & 255].diet
        score = self.promise(state, species.slot, stats, diet) - _CARD
        score -= float(mutation_cost(state, species.points, steps))
        if score > now and self.list.takes(score):
            if mutation_obstacles(state, seat, action) == 0:
                self.list.offer(action, score)

    def _add_doubles(
        self, state: State, seat: i64, species: Species, steps: vec[i64], now: float
    ) -> None:
        for one in range(len(steps)):
            first = steps[one]
            between = mutated(state.cards, species.cards, first >> 8, first & 255)
            for other in range(one + 1, len(steps)):
                second = steps[other]
                if second & 255 == first & 255 and second & 255 != NO_CARD:
                    continue
                cards = mutated(state.cards, between, second >> 8, second & 255)
                if cards != 0:
                    action = double_action(species.uid, first, second)
                    self._try_mutation(state, seat, species, cards, action, 2, now)


def count_parts(state: State, seat: i64, part: i64) -> i64:
    """Return how many cards of a part a hand holds."""
    hand = state.players[seat].hand
    count: i64 = 0
    for index in range(len(hand)):
        if state.cards.part[hand[index]] == part:
            count += 1
    return count


def is_core(part: i64) -> bool:
    """DC-ANAT-01: every species needs one of each."""
    return part <= BODY
