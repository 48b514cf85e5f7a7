"""Reads what a balance report needs from the events of a game of Darwin, and from nothing else."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from galapagos.games.darwin.lab.balance_tally import VICTORY, Tally
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.cards import PROTECTION, CardSet, competition_in, hearts_in
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION, STEP_SURVIVAL
from galapagos.games.darwin.rules.terms import (
    BIOME,
    BY_HUNGER,
    DEATH_KEYS,
    DIET_KEYS,
    EVALUATION,
    EXCLUDED,
    FEEDING_KEYS,
    MAX_CARDS,
    NO_CARD,
    TOKEN,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.kernel.events import Event

SOURCES = {
    STEP_SURVIVAL: "survival",
    STEP_ADAPTATION: "adaptation",
    STEP_COMPETITION: "competition",
}
"""Where points come from, by the step of the evaluation that gives them."""


@dataclass
class Life:
    """A species as its events tell of it."""

    owner: int
    slot: int
    cards: list[int]
    points: int = 0
    feeding: int = EXCLUDED


@dataclass
class Place:
    """A slot of the table as its events tell of it."""

    ground: int
    biome: int
    plants: int = 0
    meat: int = 0


@dataclass
class Fortune:
    """What a seat did that may have to do with how it ended."""

    cards: set[int] = field(default_factory=set)
    biomes: set[int] = field(default_factory=set)


class Reader:
    """Follows one game through its events and counts into a tally."""

    def __init__(self, cards: CardSet, players: int, tally: Tally) -> None:
        self.cards = cards
        self.tally = tally
        self.era = 0
        self.lives: dict[int, Life] = {}
        self.places: dict[int, Place] = {}
        self.fortunes = [Fortune() for _ in range(players)]
        self.scores = [0] * players
        self.victories = [0] * players
        self._readers: dict[int, Callable[[Event], None]] = {
            ev.ERA_BEGAN: self._era_began,
            ev.PHASE_BEGAN: self._phase_began,
            ev.BIOME_LAID: self._biome_laid,
            ev.BIOME_REPLACED: self._biome_laid,
            ev.VOLCANO_COOLED: self._volcano_cooled,
            ev.FOOD_SUPPLIED: self._food_supplied,
            ev.FOOD_SERVED: self._food_served,
            ev.CARD_DRAWN: self._card_drawn,
            ev.TRADED: self._traded,
            ev.REDRAWN: lambda event: self._count("redrawn"),
            ev.FULLY_REDRAWN: lambda event: self._count("fully redrawn"),
            ev.CREATED: self._created,
            ev.MUTATED: self._mutated,
            ev.MUTATION_PAID: self._mutation_paid,
            ev.MIGRATED: self._migrated,
            ev.CARD_LOST: self._card_lost,
            ev.TAKEN_OVER: self._taken_over,
            ev.EATEN: self._eaten,
            ev.DIED: self._died,
            ev.BANKED: self._banked,
            ev.POINTS_INHERITED: self._inherited,
            ev.POINTS_EARNED: self._earned,
            ev.TABLE_CLEARED: self._table_cleared,
            ev.SCORED: self._scored,
            ev.GAME_ENDED: self._game_ended,
        }
        self._hunters: set[int] = set()

    def read(self, events: Iterable[Event]) -> None:
        """Read all events of a game, from its setup to its end."""
        for event in events:
            reader = self._readers.get(event.kind)
            if reader is not None:
                reader(event)

    def _count(self, what: str, number: int = 1) -> None:
        self.tally.eras[what, self.era] += number

    # --- time and table ----------------------------------------------------------------------

    def _era_began(self, event: Event) -> None:
        self.era = event.a
        self._hunters.clear()

    def _phase_began(self, event: Event) -> None:
        if event.a == EVALUATION:
            self._count("eras")
            self._survey()

    def _biome_laid(self, event: Event) -> None:
        self.places[event.a] = Place(event.c, event.b)

    def _volcano_cooled(self, event: Event) -> None:
        place = self.places[event.a]
        self.places[event.a] = Place(VOLCANO_RAINFOREST, place.biome)

    def _food_supplied(self, event: Event) -> None:
        place = self.places[event.a]
        place.plants = event.b
        place.meat = event.c

    def _food_served(self, event: Event) -> None:
        if event.a in self.lives:
            self.lives[event.a].feeding = event.d

    # --- cards -------------------------------------------------------------------------------

    def _card_drawn(self, event: Event) -> None:
        self.tally.cards["drawn", event.b] += 1

    def _traded(self, event: Event) -> None:
        self._count("traded")
        self.tally.cards["drawn", event.b] += 1

    def _play_card(self, seat: int, card: int) -> None:
        self.tally.cards["played", card] += 1
        self.fortunes[seat].cards.add(card)

    # --- main actions ------------------------------------------------------------------------

    def _created(self, event: Event) -> None:
        self._count("created")
        cards = [card_at(event.c, place) for place in range(MAX_CARDS)]
        self.lives[event.a] = Life(event.seat, event.b, [card for card in cards if card])
        for card in self.lives[event.a].cards:
            self._play_card(event.seat, card)

    def _mutated(self, event: Event) -> None:
        self._count("mutations")
        life = self.lives[event.a]
        if event.b != NO_CARD:
            life.cards.remove(event.b)
        if event.c != NO_CARD:
            life.cards.append(event.c)
            self._play_card(event.seat, event.c)

    def _mutation_paid(self, event: Event) -> None:
        self.lives[event.a].points -= event.b
        self.tally.points["paid"] += event.b

    def _migrated(self, event: Event) -> None:
        self._count("migrated")
        self.lives[event.a].slot = event.c

    def _card_lost(self, event: Event) -> None:
        self.lives[event.a].cards.remove(event.b)

    def _taken_over(self, event: Event) -> None:
        self.lives[event.a].owner = event.seat

    # --- evaluation --------------------------------------------------------------------------

    def _survey(self) -> None:
        """Look at the whole table when all have passed."""
        held = Counter(life.owner for life in self.lives.values())
        for seat in range(len(self.scores)):
            self.tally.spread["held", held[seat]] += 1
        dwellers = Counter(life.slot for life in self.lives.values())
        for slot, place in self.places.items():
            self._count("plants", place.plants)
            self._count("meat", place.meat)
            if place.ground == BIOME:
                self.tally.biomes["laid", place.biome] += 1
                self.tally.biomes["dwellers", place.biome] += dwellers[slot]
                self.tally.biomes["empty", place.biome] += dwellers[slot] == 0
        for life in self.lives.values():
            self._survey_species(life)

    def _survey_species(self, life: Life) -> None:
        stats = sum(self.cards.stats[card] for card in life.cards)
        hearts = hearts_in(stats)
        diet = self._diet_of(life)
        self._count("standing")
        self._count(diet)
        if life.feeding != EXCLUDED:
            # DC-FOOD-03: the others take no part.
            self._count(f"{diet} hearts", hearts)
        self._count(FEEDING_KEYS[life.feeding])
        self._count("protected", stats & PROTECTION != 0)
        self.tally.spread["hearts", hearts] += 1
        self.tally.spread["competition", competition_in(stats)] += 1
        self.tally.spread["cards", len(life.cards)] += 1
        place = self.places[life.slot]
        if place.ground not in (TOKEN, VOLCANO_ACTIVE):
            adaptation = self.cards.biomes[place.biome].adaptation_of(stats)
            self.tally.spread["adaptation", adaptation] += 1

    def _diet_of(self, life: Life) -> str:
        # Only the head shows a diet, and every diet is more than NO_DIET.
        return DIET_KEYS[max(self.cards.animals[card].diet for card in life.cards)]

    def _eaten(self, event: Event) -> None:
        if event.a not in self._hunters:
            self._hunters.add(event.a)
            self._count("hunters")

    def _died(self, event: Event) -> None:
        self._count(f"died {DEATH_KEYS[event.b]}")
        if event.b == BY_HUNGER:
            diet = self._diet_of(self.lives[event.a])
            self._count(f"{diet} starved")
        place = self.places[event.c]
        if place.ground == BIOME:
            self.tally.biomes["died", place.biome] += 1
        self._bury(event.a)

    def _bury(self, uid: int) -> None:
        """Count a dead species' points as lost; those that are saved are told of elsewhere."""
        self.tally.points["lost"] += self.lives.pop(uid).points

    def _banked(self, event: Event) -> None:
        self.tally.points["lost"] -= event.a

    def _inherited(self, event: Event) -> None:
        self.tally.points["lost"] -= event.b
        self.lives[event.a].points += event.b

    def _earned(self, event: Event) -> None:
        life = self.lives[event.a]
        life.points += event.b
        self.tally.points[SOURCES[event.c]] += event.b
        place = self.places[life.slot]
        if event.c == STEP_ADAPTATION and place.ground == BIOME:
            self.fortunes[life.owner].biomes.add(place.biome)

    def _table_cleared(self, event: Event) -> None:
        for uid in list(self.lives):
            self._bury(uid)
        self.places.clear()

    # --- the end -----------------------------------------------------------------------------

    def _scored(self, event: Event) -> None:
        self.scores[event.seat] = event.a

    def _game_ended(self, event: Event) -> None:
        winners = int(event.a)
        for seat, fortune in enumerate(self.fortunes):
            if winners >> seat & 1:
                self.victories[seat] = VICTORY // winners.bit_count()
            victory = self.victories[seat]
            self.tally.note_success(self.tally.cards, "played", fortune.cards, victory)
            self.tally.note_success(self.tally.biomes, "led", fortune.biomes, victory)
