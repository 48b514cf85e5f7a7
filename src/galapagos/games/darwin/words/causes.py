"""Single causes in Darwin as sentences, each with its rule: rank, prey, riches, points."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.crowd import effective_competition
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import BIOME, CARNIVORE, VOLCANO_RAINFOREST
from galapagos.games.darwin.words.names import SOURCES, Fauna, Names
from galapagos.kernel.events import Event

_ABOVE: Final[Mapping[str, str]] = {
    "adaptation": "explain-above-adaptation",
    "competition": "explain-above-competition",
    "hearts": "explain-above-hearts",
    "tied": "explain-above-tied",
}
_SAFE: Final[Mapping[str, str]] = {
    "guarded": "explain-safe-guarded",
    "adaptation": "explain-safe-adaptation",
    "competition": "explain-safe-competition",
}

Cause = tuple[str, int]
"""A sentence and the rule behind it."""


class Causes:
    """What decides between species, for one reader."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def above(self, state: State, species: Species, rival: Species, fauna: Fauna) -> str:
        """DC-TERM-09: say by what a rival ranks above a species; nothing if it does not."""
        key, other = species_key(state, species), species_key(state, rival)
        if other < key:
            return ""
        own, theirs = _ranks(state, species), _ranks(state, rival)
        form = next((name for name in own if own[name] != theirs[name]), "tied")
        return self._names.words.tell(
            _ABOVE[form],
            rival=self._names.species(fauna, int(rival.uid)),
            species=self._names.species(fauna, int(species.uid)),
            slot=self._names.slot(fauna, int(species.slot)),
            theirs=theirs.get(form, 0),
            own=own.get(form, 0),
        )

    def hungry_hunter(self, hunter: Species, fauna: Fauna) -> Cause:
        """DC-EVAL-FOOD-06: a carnivore that lacks food hunts."""
        text = self._names.words.tell(
            "explain-hunts",
            hunter=self._names.species(fauna, int(hunter.uid)),
            food=int(hunter.plants + hunter.meat),
            hearts=int(hunter.hearts()),
        )
        return text, rules.DC_EVAL_FOOD_06

    def chosen(self, state: State, hunter: Species, prey: Species, fauna: Fauna) -> Cause:
        """DC-EVAL-PRED-05, -06: a hunter takes the lowest; among tied ones its owner chooses."""
        key = species_key(state, prey)
        tied = [
            self._names.species(fauna, int(other.uid))
            for other in state.biomes[prey.slot].species
            if other.uid != prey.uid
            and species_key(state, other) == key
            and other.satisfied
            and other.diet != CARNIVORE
            and not other.is_protected()
        ]
        text = self._names.words.tell(
            "explain-chosen-tied" if tied else "explain-chosen-lowest",
            hunter=self._names.species(fauna, int(hunter.uid)),
            prey=self._names.species(fauna, int(prey.uid)),
            others=self._names.words.items(tied),
        )
        return text, rules.DC_EVAL_PRED_06 if tied else rules.DC_EVAL_PRED_05

    def safe_prey(
        self, state: State, hunter: Species, others: Iterable[Species], fauna: Fauna
    ) -> list[Cause]:
        """DC-EVAL-PRED-02 … 04: why those that are left are no prey for a hunter."""
        found: list[Cause] = []
        own = _ranks(state, hunter)
        for prey in others:
            if prey.diet == CARNIVORE or not prey.satisfied or prey.hearts() == 0:
                continue
            theirs = _ranks(state, prey)
            form, rule = "guarded", rules.DC_EVAL_PRED_04
            if not prey.is_protected():
                form, rule = "adaptation", rules.DC_EVAL_PRED_03
                if theirs[form] <= own[form]:
                    form = "competition"
                if theirs[form] <= own[form]:
                    continue
            text = self._names.words.tell(
                _SAFE[form],
                prey=self._names.species(fauna, int(prey.uid)),
                hunter=self._names.species(fauna, int(hunter.uid)),
                theirs=theirs.get(form, 0),
                own=own.get(form, 0),
            )
            found.append((text, rule))
        if not found:
            slot = self._names.slot(fauna, int(hunter.slot))
            found.append(
                (self._names.words.tell("explain-no_prey", slot=slot), rules.DC_EVAL_PRED_02)
            )
        return found

    def richest(self, species: Species, fauna: Fauna) -> Cause:
        """DC-EVT-INTRUDERS-01: nobody of its owner has more points."""
        text = self._names.words.tell(
            "explain-richest",
            **self._names.who(int(species.owner)),
            species=self._names.species(fauna, int(species.uid)),
            n=int(species.points),
        )
        return text, rules.DC_EVT_INTRUDERS_01

    def medal(self, state: State, species: Species, fauna: Fauna) -> Cause:
        """DC-EVAL-COMP-01: the competition that earned a place."""
        text = self._names.words.tell(
            "explain-medal",
            species=self._names.species(fauna, int(species.uid)),
            n=_ranks(state, species)["competition"],
        )
        return text, rules.DC_EVAL_COMP_01

    def score(self, seat: int, own: Sequence[Event]) -> list[Cause]:
        """DC-EVAL-SURV-01, -ADAPT-01, -COMP-01, DC-DEATH-01: points earned, and species lost."""
        sums = {
            name: sum(int(e.b) for e in own if e.kind == ev.POINTS_EARNED and e.c == step)
            for step, name in SOURCES.items()
        }
        who = self._names.who(seat)
        found = [(self._names.words.tell("explain-earned", **who, **sums), rules.DC_END_02)]
        lost = sum(1 for event in own if event.kind == ev.DIED)
        if lost:
            text = self._names.words.tell("explain-species_lost", **who, n=lost)
            found.append((text, rules.DC_DEATH_02))
        return found

    def is_food_changed(self, state: State, slot: int) -> bool:
        """DC-FOOD-01: whether an event gives a biome other food than is printed on it."""
        biome = state.biomes[slot]
        if biome.ground not in (BIOME, VOLCANO_RAINFOREST):
            return False
        card = state.cards.biomes[biome.card]
        return (int(biome.plants), int(biome.meat)) != (int(card.plants), int(card.meat))


def _ranks(state: State, species: Species) -> dict[str, int]:
    """DC-TERM-09: what decides over rank, in this order."""
    competition = effective_competition(state.event, species.diet, species.stats)
    return {
        "adaptation": int(species.adaptation),
        "competition": int(competition),
        "hearts": int(species.hearts()),
    }
