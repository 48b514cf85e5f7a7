"""Reads what a balance report needs from the events of a game of Darwin, and from nothing else."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from galapagos.games.darwin.lab.balance_tally import VICTORY, Tally
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.cards import PROTECTION, CardSet, competition_in, hearts_in
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import (
    BIOME,
    BY_HUNGER,
    DEATH_KEYS,
    DIET_KEYS,
    EVALUATION,
    EXCLUDED,
    FEEDING_KEYS,
    NO_CARD,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.games.darwin.words.names import SOURCES, Fauna, Ground, cards_in
from galapagos.kernel.events import Event


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
        self.fauna = Fauna(cards)
        self.points: dict[int, int] = {}
        """Of those who live."""
        self.food: dict[int, tuple[int, int]] = {}
        """Plants and meat by slot."""
        self.fortunes = [Fortune() for _ in range(players)]
        self.scores = [0] * players
        self.victories = [0] * players
        self._readers: dict[int, Callable[[Event], None]] = {
            ev.ERA_BEGAN: self._era_began,
            ev.PHASE_BEGAN: self._phase_began,
            ev.BIOME_LAID: self._biome_laid,
            ev.BIOME_REPLACED: self._biome_laid,
            ev.VOLCANO_COOLED: self._biome_laid,
            ev.FOOD_SUPPLIED: self._food_supplied,
            ev.CARD_DRAWN: self._card_drawn,
            ev.TRADED: self._traded,
            ev.REDRAWN: lambda event: self._count("redrawn"),
            ev.FULLY_REDRAWN: lambda event: self._count("fully redrawn"),
            ev.CREATED: self._created,
            ev.MUTATED: self._mutated,
            ev.MUTATION_PAID: self._mutation_paid,
            ev.MIGRATED: lambda event: self._count("migrated"),
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
            self.fauna.follow(event)
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
        self.food[event.a] = (0, 0)

    def _food_supplied(self, event: Event) -> None:
        self.food[event.a] = (event.b, event.c)

    def _ground(self, uid: int) -> Ground:
        """Return where a species lives."""
        return self.fauna.grounds[self.fauna.homes[uid]]

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
        self.points[event.a] = 0
        for card in cards_in(event.c):
            self._play_card(event.seat, card)

    def _mutated(self, event: Event) -> None:
        self._count("mutations")
        if event.c != NO_CARD:
            self._play_card(event.seat, event.c)

    def _mutation_paid(self, event: Event) -> None:
        self.points[event.a] -= event.b
        self.tally.points["paid"] += event.b

    # --- evaluation --------------------------------------------------------------------------

    def _survey(self) -> None:
        """Look at the whole table when all have passed."""
        held = Counter(self.fauna.owners[uid] for uid in self.points)
        for seat in range(len(self.scores)):
            self.tally.spread["held", held[seat]] += 1
        dwellers = Counter(self.fauna.homes[uid] for uid in self.points)
        for slot, place in self.fauna.grounds.items():
            plants, meat = self.food[slot]
            self._count("plants", plants)
            self._count("meat", meat)
            if place.ground == BIOME:
                self.tally.biomes["laid", place.card] += 1
                self.tally.biomes["dwellers", place.card] += dwellers[slot]
                self.tally.biomes["empty", place.card] += dwellers[slot] == 0
        for uid in self.points:
            self._survey_species(uid)

    def _survey_species(self, uid: int) -> None:
        body, feeding = self.fauna.bodies[uid], self.fauna.feeding.get(uid, EXCLUDED)
        stats = stats_of(self.cards, body)
        hearts = hearts_in(stats)
        diet = self._diet_of(uid)
        self._count("standing")
        self._count(diet)
        if feeding != EXCLUDED:
            # DC-FOOD-03: the others take no part.
            self._count(f"{diet} hearts", hearts)
        self._count(FEEDING_KEYS[feeding])
        self._count("protected", stats & PROTECTION != 0)
        self.tally.spread["hearts", hearts] += 1
        self.tally.spread["competition", competition_in(stats)] += 1
        self.tally.spread["cards", len(cards_in(body))] += 1
        place = self._ground(uid)
        if place.ground not in (TOKEN, VOLCANO_ACTIVE):
            adaptation = self.cards.biomes[place.card].adaptation_of(stats)
            self.tally.spread["adaptation", adaptation] += 1

    def _diet_of(self, uid: int) -> str:
        return DIET_KEYS[self.cards.animals[card_at(self.fauna.bodies[uid], 0)].diet]

    def _eaten(self, event: Event) -> None:
        if event.a not in self._hunters:
            self._hunters.add(event.a)
            self._count("hunters")

    def _died(self, event: Event) -> None:
        self._count(f"died {DEATH_KEYS[event.b]}")
        if event.b == BY_HUNGER:
            self._count(f"{self._diet_of(event.a)} starved")
        place = self.fauna.grounds[event.c]
        if place.ground == BIOME:
            self.tally.biomes["died", place.card] += 1
        self._bury(event.a)

    def _bury(self, uid: int) -> None:
        """Count a dead species' points as lost; those that are saved are told of elsewhere."""
        self.tally.points["lost"] += self.points.pop(uid)

    def _banked(self, event: Event) -> None:
        self.tally.points["lost"] -= event.a

    def _inherited(self, event: Event) -> None:
        self.tally.points["lost"] -= event.b
        self.points[event.a] += event.b

    def _earned(self, event: Event) -> None:
        self.points[event.a] += event.b
        self.tally.points[SOURCES[event.c]] += event.b
        place = self._ground(event.a)
        if event.c == STEP_ADAPTATION and place.ground == BIOME:
            self.fortunes[self.fauna.owners[event.a]].biomes.add(place.card)

    def _table_cleared(self, event: Event) -> None:
        for uid in list(self.points):
            self._bury(uid)
        self.fauna.grounds.clear()

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
