"""The species of a game of Darwin and what they did."""

from collections import Counter
from typing import ClassVar

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.cards import ability_in, hearts_in
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import ABILITY_COUNT, EVALUATION
from galapagos.games.darwin.show.species import PlacedCardView, placed_cards
from galapagos.games.darwin.words.names import SOURCES, Fauna
from galapagos.games.lives import LIVED, Lives
from galapagos.kernel.events import Event
from galapagos.kernel.names import species_name
from galapagos.wire.summary import CreatureView, SourceView

_STEPS = {STEP_ADAPTATION: "best_adapted", STEP_COMPETITION: "strongest"}


class DarwinLives(Lives):
    """Species by their numbers."""

    awards: ClassVar = {
        LIVED: 2,
        "most_points": 2,
        "best_adapted": 1,
        "strongest": 1,
        "most_eaten": 2,
        "boldest_hunter": 1,
        "wanderer": 1,
        "shape_shifter": 1,
        "most_parts": 3,
        "most_gifted": 2,
        "biggest": 2,
    }

    def __init__(self, catalog: Catalog, begun: State) -> None:
        """``begun``: the game as it began; from a position there may be species already."""
        super().__init__()
        self._catalog = catalog
        self._fauna = Fauna.of(begun)
        self._is_judging = False
        self._earned: dict[int, Counter[int]] = {step: Counter() for step in SOURCES}
        self.turn = int(begun.era)
        for number, owner in self._fauna.owners.items():
            self.be_born(number, owner)
            self._measure(number)

    def follow(self, event: Event) -> None:
        self._fauna.follow(event)
        kind, species, n = event.kind, int(event.a), int(event.b)
        if kind == ev.ERA_BEGAN:
            self.turn = int(event.a)
        elif kind == ev.PHASE_BEGAN or kind == ev.TABLE_CLEARED:
            self._follow_phase(event)
        elif kind == ev.CREATED:
            self.be_born(species, int(event.seat))
            self._measure(species)
        elif kind == ev.MUTATED:
            self.add("shape_shifter", species)
            self._measure(species)
        elif kind == ev.TAKEN_OVER:
            self.owners[species] = int(event.seat)
        elif kind == ev.MIGRATED:
            self.add("wanderer", species)
        elif kind == ev.EATEN:
            self.add("boldest_hunter", species)
        elif kind == ev.DIED:
            self.die(species)
        elif kind == ev.POINTS_EARNED:
            self.add("most_points", species, n)
            self._earned[int(event.c)][self.owners[species]] += n
            if int(event.c) in _STEPS:
                self.add(_STEPS[int(event.c)], species)

    def _follow_phase(self, event: Event) -> None:
        """What follows the evaluation begins: who lives has survived it, and eaten its food."""
        if self._is_judging:
            self._is_judging = False
            self.live_on()
            for number in self.owners:
                if self.is_alive(number):
                    self.add("most_eaten", number, self._fauna.food.get(number, 0))
        if event.kind == ev.PHASE_BEGAN:
            self._is_judging = bool(event.a == EVALUATION)
            return
        # DC-KIDS-08: all species leave the table.
        self.gone.update(self.owners)

    def _measure(self, number: int) -> None:
        """What it is made of now, if it never was more."""
        stats = int(stats_of(self._catalog.card_set, self._fauna.bodies[number]))
        measures = {
            "most_parts": len(self._cards(number)),
            "most_gifted": sum(int(ability_in(stats, one)) for one in range(ABILITY_COUNT)),
            "biggest": int(hearts_in(stats)),
        }
        for key, n in measures.items():
            self.counts[key][number] = max(self.counts[key][number], n)

    def _cards(self, number: int) -> list[PlacedCardView]:
        return placed_cards(self._fauna.bodies[number], self._catalog)

    def creature(self, number: int) -> CreatureView:
        return CreatureView(
            species_name(number),
            self.owners[number],
            0,
            [],
            self._cards(number),
            self.born[number],
            self.died.get(number, 0),
            self.counts["most_points"][number],
        )

    def earned(self, seats: int) -> list[SourceView]:
        return [
            SourceView(key, [self._earned[step][seat] for seat in range(seats)])
            for step, key in SOURCES.items()
        ]

    def merit(self, number: int) -> tuple[int, ...]:
        """One that lives, has earned the most points, of the most cards."""
        points = self.counts["most_points"][number]
        return int(self.is_alive(number)), points, len(self._cards(number)), -number
