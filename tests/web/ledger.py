"""What is true at a table at every single event, told a second time and from the rules' side.

A ledger begins with the engine's own state, never with what a screen is shown, and goes on event
by event. After every action it is laid beside the engine's state again (`Ledger.check`): so the
account in between is held at both ends. The page's models are compared with it, and share no code
with it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from galapagos.games import kit_of
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import events as dw
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.scoring import sides_of as darwin_sides
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BY_EVENT,
    EVENT_CARD_KEYS,
    FED,
    GROUND_KEYS,
    INTRUDERS,
    TOKEN,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.rules.terms import PHASE_KEYS as DARWIN_PHASES
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.games.origin.rules import events as og
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.scoring import sides_of as origin_sides
from galapagos.games.origin.rules.state import IS_ASLEEP
from galapagos.games.origin.rules.terms import (
    DECLARATION,
    EVOLUTION,
    EXTINCTION,
    FEEDING,
    PRINTED_PLUS,
)
from galapagos.games.origin.rules.terms import OVER as ORIGIN_OVER
from galapagos.games.origin.rules.terms import PHASE_KEYS as ORIGIN_PHASES
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.names import animal_name, species_name
from galapagos.records.codec import Codec

UNSAID = -2
"""Whose turn it is, between the end of one turn and the next thing that is known."""


class Piece(Struct, frozen=True):
    """An animal, or a species."""

    seat: int
    food: list[int]
    """Origin: food, fat, stored. Darwin: plants, meat."""
    hungry: bool
    """Where nobody looks at food now, or it was not told, nobody is."""
    place: int = 0
    """Darwin: its slot."""
    points: int = 0


class Truth(Struct, frozen=True):
    """The table at one moment, as far as everybody may know it."""

    phase: str
    turn: list[int]
    """Whom the game waits for; [-2]: not said."""
    scores: list[int]
    sides: list[int]
    """For each seat its points together with its partner's."""
    partners: list[int]
    pieces: dict[str, Piece]
    """Whoever lives, by tag; whoever is not here is dead or not born."""
    food: list[list[int]]
    """Origin: what lies in the centre. Darwin: plants and meat of each slot, and what is left."""
    grounds: list[list[str]] = []
    """Darwin: ground and biome of each slot."""
    event: str = ""


def _together(scores: Sequence[int], sides: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return for each seat the points of its side, and its partner or -1."""
    totals, partners = [], []
    for seat in range(len(scores)):
        mates = [one for one in range(len(scores)) if _side_of(seat, sides) >> one & 1]
        totals.append(sum(scores[one] for one in mates))
        partners.append(next((one for one in mates if one != seat), -1))
    return totals, partners


def _side_of(seat: int, sides: Sequence[int]) -> int:
    return next(side for side in sides if side >> seat & 1)


class Ledger(ABC):
    """An account of one table."""

    tells_turns: ClassVar[bool] = True
    """Whether events say whom the game waits for."""

    @abstractmethod
    def tell(self, event: Event) -> None:
        """Write down one event."""

    @abstractmethod
    def truth(self) -> Truth:
        """Return how things stand."""

    def check(self, engine: Truth) -> None:
        """Compare with the engine's own state, as far as events tell it."""
        mine = self.truth()
        assert mine.pieces == engine.pieces, (mine.pieces, engine.pieces)
        assert mine.scores == engine.scores, (mine.scores, engine.scores)
        assert mine.phase == engine.phase, (mine.phase, engine.phase)
        assert mine.food == engine.food, (mine.food, engine.food)
        assert mine.grounds == engine.grounds, (mine.grounds, engine.grounds)
        assert mine.event == engine.event, (mine.event, engine.event)
        if self.tells_turns:
            assert UNSAID in mine.turn or mine.turn == engine.turn, (mine.turn, engine.turn)


def ledger_of(game: Game, codec: Codec) -> Ledger:
    """Open the ledger of a game as it stands."""
    if isinstance(game, Origin):
        return OriginLedger(game)
    assert isinstance(game, Darwin)
    assert isinstance(codec, DarwinCodec)
    return DarwinLedger(game, [biome.id for biome in codec.words.catalog.biomes])


# --- Origin ------------------------------------------------------------------------------------


@dataclass
class _Animal:
    seat: int
    cards: list[int]
    """Its traits, one number a card."""
    food: int = 0
    fat: int = 0
    stored: int = 0
    asleep: bool = False

    @property
    def appetite(self) -> int:
        return 1 + sum(int(PRINTED_PLUS[trait]) for trait in self.cards)


class OriginLedger(Ledger):
    """Who lives, who has eaten, who has how many points."""

    def __init__(self, game: Origin) -> None:
        state = game.state
        self.phase = int(state.phase)
        self.turn = _origin_turn(game)
        self.start = int(state.start)
        self.centre = int(state.centre)
        self.declared = [int(player.points) for player in state.players]
        self.sides = [int(side) for side in origin_sides(state)]
        self.animals = {
            int(animal.ref()): _Animal(
                int(animal.seat),
                [int(card) & 31 for card in list(animal.cards)],
                int(animal.food),
                int(animal.fat),
                int(animal.stored),
                bool(animal.marks & IS_ASLEEP),
            )
            for player in state.players
            for animal in player.animals
        }
        self.pairs = [
            (seat << 8 | int(pair.first), seat << 8 | int(pair.second), int(pair.trait))
            for seat, player in enumerate(state.players)
            for pair in player.pairs
        ]

    def tell(self, event: Event) -> None:
        kind, ref = int(event.kind), int(event.a)
        match kind:
            case og.ROUND_BEGAN:
                self.start = int(event.seat)
            case og.PHASE_BEGAN:
                self.phase = ref
                self.turn = [self.start] if ref in (EVOLUTION, FEEDING) else [-1]
            case og.FOOD_REMOVED | og.CARD_DEALT if self.phase == EXTINCTION:
                # Survivors may be asked for next, and no event says so.
                self.turn = [UNSAID]
                self._eat(kind, ref, event)
            case og.PASSED | og.TURN_ENDED:
                self.turn = [UNSAID]
            case og.DECLARED:
                self.declared[int(event.seat)] += int(event.b)
                self.turn = [UNSAID]
            case og.GAME_ENDED:
                self.phase, self.turn = int(ORIGIN_OVER), [-1]
            case og.ANIMAL_LAID:
                self.animals[ref] = _Animal(int(event.seat), [])
                self.turn = [UNSAID]
            case og.TRAIT_LAID:
                self.animals[ref].cards.append(int(event.b))
                self.turn = [UNSAID]
            case og.PAIR_LAID:
                self.pairs.append((ref, int(event.b), int(event.c)))
                self.turn = [UNSAID]
            case og.FOOD_SUPPLIED:
                self.centre = ref
            case og.FOOD_TAKEN | og.GRAZED:
                self.centre -= 1
            case og.CENTRE_CLEARED:
                self.centre = 0
            case og.EATEN | og.STARVED | og.DIED_OF_POISON:
                self.animals.pop(ref, None)
                self.pairs = [pair for pair in self.pairs if ref not in pair[:2]]
            case og.PAIR_BROKEN:
                self._untie(ref, int(event.b), int(event.c))
            case _:
                self._eat(kind, ref, event)

    def _eat(self, kind: int, ref: int, event: Event) -> None:
        if kind not in _EATING or ref not in self.animals:
            return
        animal, n = self.animals[ref], int(event.b)
        match kind:
            case og.FOOD_RECEIVED:
                animal.food += n
                animal.stored += int(event.c)
            case og.ROBBED:
                self.animals[n].food -= 1
            case og.FAT_BURNED:
                animal.fat -= n
                animal.food += n
            case og.FAT_FORMED:
                animal.stored -= n
                animal.fat += n
            case og.FOOD_REMOVED:
                animal.food -= n
            case og.FELL_ASLEEP | og.WOKE:
                animal.asleep = kind == og.FELL_ASLEEP
            case og.CARD_SHED:
                if n in animal.cards:
                    animal.cards.remove(n)
                    holding = int(event.d)
                    animal.stored -= holding == _STORED
                    animal.fat -= holding == _FAT

    def _untie(self, first: int, second: int, trait: int) -> None:
        if (first, second, trait) in self.pairs:
            self.pairs.remove((first, second, trait))

    def truth(self) -> Truth:
        scores = list(self.declared)
        for animal in self.animals.values():
            scores[animal.seat] += 2 + len(animal.cards) + animal.appetite - 1
        for first, _, _ in self.pairs:
            scores[first >> 8] += 1
        sides, partners = _together(scores, self.sides)
        pieces = {
            animal_name(ref): Piece(
                animal.seat,
                [animal.food, animal.fat, animal.stored],
                self.phase == FEEDING and not animal.asleep and animal.food < animal.appetite,
            )
            for ref, animal in self.animals.items()
        }
        food = [[self.centre]]
        return Truth(ORIGIN_PHASES[self.phase], self.turn, scores, sides, partners, pieces, food)


_EATING = {
    og.FOOD_RECEIVED,
    og.ROBBED,
    og.FAT_BURNED,
    og.FAT_FORMED,
    og.FOOD_REMOVED,
    og.FELL_ASLEEP,
    og.WOKE,
    og.CARD_SHED,
}
_STORED, _FAT = 1, 2


def _origin_turn(game: Origin) -> list[int]:
    state = game.state
    if state.phase == ORIGIN_OVER:
        return [-1]
    if state.phase in (EVOLUTION, FEEDING):
        return [int(state.turn)]
    return [int(game.actor()) if state.decision == DECLARATION else -1]


# --- Darwin ------------------------------------------------------------------------------------


@dataclass
class _Species:
    owner: int
    slot: int
    points: int = 0
    plants: int = 0
    meat: int = 0
    hungry: bool = False


@dataclass
class _Slot:
    ground: str
    biome: str
    plants: int = 0
    meat: int = 0


class DarwinLedger(Ledger):
    """Who lives where, holds what, and has how many points."""

    tells_turns = False

    def __init__(self, game: Darwin, biomes: Sequence[str]) -> None:
        state = game.state
        self.biomes = biomes
        """Their names, by card."""
        self.phase = int(state.phase)
        self.turn = kit_of(game).owing(game)
        self.options = state.options
        self.counts = not ignores_food(state)
        self.event = int(state.event)
        self.sides = [int(side) for side in darwin_sides(state)]
        self.banks = [int(player.bank) for player in state.players]
        self.legacies = [0] * len(self.banks)
        """Points on their way from one place to another: nobody has lost them."""
        self.slots: dict[int, _Slot] = {}
        self.species: dict[int, _Species] = {}
        for number, biome in enumerate(state.biomes):
            ground = int(biome.ground)
            card = "" if ground == TOKEN else self.biomes[int(biome.card)]
            self.slots[number] = _Slot(
                GROUND_KEYS[ground], card, int(biome.plants), int(biome.meat)
            )
            for one in biome.species:
                self.species[int(one.uid)] = _Species(
                    int(one.owner),
                    number,
                    int(one.points),
                    int(one.plants),
                    int(one.meat),
                    bool(one.feeding() != FED),
                )

    def tell(self, event: Event) -> None:
        kind, a, b = int(event.kind), int(event.a), int(event.b)
        self.turn = [UNSAID]
        match kind:
            case dw.PHASE_BEGAN:
                self.phase = a
            case dw.ERA_BEGAN:
                # DC-KIDS-06, DC-BEG-03: only the requirements count.
                is_trial = self.options.is_beginner() and a == 1
                self.counts = not (self.options.is_kids() or is_trial)
            case dw.EVENT_REVEALED:
                self.event = a
            case dw.BANKED:
                self.banks[int(event.seat)] += a
                self.legacies[int(event.seat)] -= min(a, self.legacies[int(event.seat)])
            case dw.TABLE_CLEARED:
                for one in self.species.values():
                    self.legacies[one.owner] += one.points
                self.species, self.slots = {}, {}
            case dw.BIOME_LAID | dw.BIOME_REPLACED:
                self._lay(kind, event)
            case dw.VOLCANO_COOLED:
                self.slots[a].ground = GROUND_KEYS[VOLCANO_RAINFOREST]
            case dw.FOOD_SUPPLIED:
                self.slots[a].plants, self.slots[a].meat = b, int(event.c)
            case dw.CREATED:
                self.species[a] = _Species(int(event.seat), b)
            case _:
                if a in self.species:
                    self._live(kind, a, self.species[a], event)

    def _lay(self, kind: int, event: Event) -> None:
        slot, card, ground = int(event.a), int(event.b), int(event.c)
        biome = "" if ground == TOKEN else self.biomes[card]
        was = self.slots.get(slot)
        plants, meat = (was.plants, was.meat) if was and kind == dw.BIOME_REPLACED else (0, 0)
        self.slots[slot] = _Slot(GROUND_KEYS[ground], biome, plants, meat)

    def _live(self, kind: int, uid: int, one: _Species, event: Event) -> None:
        n = int(event.b)
        match kind:
            case dw.DIED:
                del self.species[uid]
                if n == BY_EVENT and self.event == INTRUDERS:
                    self.legacies[one.owner] += one.points
            case dw.POINTS_EARNED:
                one.points += n
            case dw.POINTS_INHERITED:
                one.points += n
                self.legacies[one.owner] -= n
            case dw.MUTATION_PAID:
                one.points -= n
            case dw.MIGRATED:
                one.slot, one.plants, one.meat = int(event.c), 0, 0
            case dw.TAKEN_OVER:
                one.owner = int(event.seat)
            case dw.FOOD_SERVED:
                one.plants, one.meat = n, int(event.c)
                one.hungry = int(event.d) != FED

    def truth(self) -> Truth:
        scores = [bank + more for bank, more in zip(self.banks, self.legacies, strict=True)]
        for one in self.species.values():
            scores[one.owner] += one.points
        sides, partners = _together(scores, self.sides)
        # Later in an Era nobody looks at tokens: hunters have eaten without any.
        counts = self.counts and self.phase == ACTION
        pieces = {
            species_name(uid): Piece(
                one.owner, [one.plants, one.meat], counts and one.hungry, one.slot, one.points
            )
            for uid, one in self.species.items()
        }
        return Truth(
            DARWIN_PHASES[self.phase],
            self.turn,
            scores,
            sides,
            partners,
            pieces,
            [self._food(slot) for slot in sorted(self.slots)],
            [[self.slots[one].ground, self.slots[one].biome] for one in sorted(self.slots)],
            EVENT_CARD_KEYS[self.event] if self.event >= 0 else "",
        )

    def _food(self, number: int) -> list[int]:
        slot = self.slots[number]
        here = [one for one in self.species.values() if one.slot == number]
        plants = slot.plants - sum(one.plants for one in here)
        return [slot.plants, slot.meat, plants, slot.meat - sum(one.meat for one in here)]
