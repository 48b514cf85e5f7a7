"""How the species of a main action would stand: rank, food, lead, and for whom that is bad.

Worked out once, on copies of a view and by the rules themselves, for the numbers of the builder and
for the words about them."""

from functools import cached_property

from galapagos.games.darwin.rules.actions import (
    CREATE,
    MIGRATE,
    MUTATE,
    MUTATE_TWICE,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.food import leaders_of, species_key
from galapagos.games.darwin.rules.forecast import Forecast, foresee
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import BY_BEING_EATEN, FED, TOKEN
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.games.darwin.rules.why import target_slot
from galapagos.games.darwin.words.forecast import after
from galapagos.games.darwin.words.names import Fauna, Names

_STEPS = {MUTATE: 1, MUTATE_TWICE: 2}


class Standing:
    """The table after a legal main action, as its species sees it."""

    def __init__(self, state: State, seat: int, action: int, now: Forecast | None = None) -> None:
        """``now``: what the evaluation would bring without the action, if that is known."""
        self.state: State = state
        self.action = action
        self.new: State = after(state, seat, action)
        self.uid = int(state.next_uid if kind_of(action) == CREATE else x_of(action))
        self.species = self.new.species(self.uid)
        self.biome = self.new.biomes[target_slot(state, action)]
        self.leaders = [int(one.uid) for one in leaders_of(self.new, self.biome)]
        self._now = now

    @cached_property
    def now(self) -> Forecast:
        """What the evaluation would bring if it came without the action."""
        return foresee(self.state) if self._now is None else self._now

    @cached_property
    def then(self) -> Forecast:
        """What it would bring after the action."""
        return foresee(self.state, self.action)

    @cached_property
    def _others(self) -> list[int]:
        """DC-TERM-09: the ranks of those it competes with."""
        return [
            int(species_key(self.new, other))
            for other in self.biome.species
            if other.satisfied and other.uid != self.uid
        ]

    @property
    def rank(self) -> int:
        key = species_key(self.new, self.species)
        return 1 + sum(1 for other in self._others if other > key)

    @property
    def of(self) -> int:
        """How many compete."""
        return len(self._others) + 1

    @property
    def is_tied(self) -> bool:
        """Whether another stands exactly as high."""
        return int(species_key(self.new, self.species)) in self._others

    @property
    def prey(self) -> list[int]:
        return [int(uid) for uid in list(self.then.fate(self.uid).prey)]

    @property
    def cost(self) -> int:
        """DC-ACT-MUTATE-09: what a mutation costs."""
        steps = _STEPS.get(int(kind_of(self.action)), 0)
        if steps == 0:
            return 0
        return int(mutation_cost(self.state, self.state.species(self.uid).points, steps))

    @cached_property
    def hungry(self) -> list[int]:
        """Who is fed now and would no longer be."""
        fed = {
            int(one.uid)
            for biome in self.state.biomes
            for one in biome.species
            if one.feeding() == FED
        }
        return [
            int(one.uid)
            for biome in self.new.biomes
            for one in biome.species
            if one.uid != self.uid and int(one.uid) in fed and one.feeding() != FED
        ]

    @property
    def heirs(self) -> list[int]:
        """DC-LEAD-01: who would lead the biome that its leader leaves."""
        if kind_of(self.action) != MIGRATE:
            return []
        slot = self.state.species(self.uid).slot
        before = [int(one.uid) for one in leaders_of(self.state, self.state.biomes[slot])]
        if self.uid not in before:
            return []
        return [int(one.uid) for one in leaders_of(self.new, self.new.biomes[slot])]


def short_verdict(standing: Standing, names: Names) -> str:
    """Say in few words how the species would stand in its biome."""
    words = names.words
    mark = words.say("verdict-adaptation_mark", n=int(standing.species.adaptation))
    return words.facts([mark, _rank(standing, names)])


def verdict(standing: Standing, names: Names) -> str:
    """Say how the species would stand: rank, food, lead, and for whom that is bad."""
    say, fauna = names.words.say, Fauna.of(standing.new)
    facts = [
        _rank(standing, names),
        say("verdict-adaptation", n=int(standing.species.adaptation)),
        *_food(standing, names, fauna),
    ]
    if standing.uid in standing.leaders:
        key = "verdict-leads" if len(standing.leaders) == 1 else "verdict-leads_together"
        facts.append(say(key, n=int(standing.biome.reward)))
    if standing.cost:
        facts.append(say("verdict-cost", n=standing.cost))
    facts += _harm(standing, names, fauna)
    if standing.heirs:
        told = names.words.items(names.species(fauna, uid) for uid in standing.heirs)
        slot = int(standing.state.species(standing.uid).slot)
        facts.append(say("verdict-leaves", species=told, slot=names.slot(fauna, slot)))
    return names.words.facts(facts)


def _rank(standing: Standing, names: Names) -> str:
    say = names.words.say
    if standing.of == 1:
        return say("verdict-alone")
    if standing.is_tied:
        return say("verdict-tied", rank=standing.rank)
    return say("verdict-rank", rank=standing.rank, count=standing.of)


def _food(standing: Standing, names: Names, fauna: Fauna) -> list[str]:
    say, species = names.words.say, standing.species
    if ignores_food(standing.new):
        return [] if standing.new.options.is_kids() else [say("verdict-no_food_yet")]
    if species.hearts() == 0:
        return [say("verdict-nothing")]
    plants, meat = int(species.plants), int(species.meat)
    found = []
    if plants and meat:
        found.append(say("verdict-both", plants=plants, meat=meat))
    elif plants:
        found.append(say("verdict-plants", n=plants))
    elif meat:
        found.append(say("verdict-meat", n=meat))
    if standing.prey:
        told = names.words.items(names.species(fauna, uid) for uid in standing.prey)
        found.append(say("verdict-hunts", prey=told))
    return found


def _harm(standing: Standing, names: Names, fauna: Fauna) -> list[str]:
    """Who would go hungry there, or be eaten that would not now."""
    if standing.biome.ground == TOKEN:
        return []
    found = []
    for other in standing.biome.species:
        uid = int(other.uid)
        if uid == standing.uid:
            continue
        if uid in standing.hungry:
            key = "verdict-hungry"
        elif standing.then.fate(uid).death == BY_BEING_EATEN and standing.now.fate(uid).lives():
            key = "verdict-eaten"
        else:
            continue
        found.append(names.words.say(key, species=names.species(fauna, uid)))
    return found
