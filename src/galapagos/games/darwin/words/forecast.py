"""What an evaluation would bring if it came now, and what an action would change: in words.

Everything is worked out on copies of a view, by the rules themselves. Choices that would come up
on the way are made as they are listed first.
"""

from galapagos.games.darwin.notation.words import species_name
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.actions import (
    CREATE,
    MIGRATE,
    MUTATE,
    MUTATE_TWICE,
    NO_ACTION,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.food import leaders_of, species_key
from galapagos.games.darwin.rules.forecast import Fate, Forecast, foresee
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BY_BEING_EATEN,
    BY_HUNGER,
    BY_LOWER_CARNIVORE,
    BY_REQUIREMENT,
    CARNIVORE,
    FED,
    HERBIVORE,
    NO_CARD,
    TOKEN,
)
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.games.darwin.rules.why import target_slot
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.stats import misfit_words
from galapagos.text.catalogue import Words


def planned(state: State) -> State:
    """Return a copy of a view in which the draft of the running turn is carried out."""
    copy = state.clone()
    if copy.phase == ACTION and (copy.main != NO_ACTION or copy.give != NO_CARD):
        settle_draft(copy, copy.turn)
    return copy


def after(state: State, seat: int, action: int) -> State:
    """Return a copy of a view in which a legal main action has been done."""
    copy = state.clone()
    copy.main = action
    settle_draft(copy, seat)
    return copy


# --- why a species would die -----------------------------------------------------------------


def doomed(forecast: Forecast, seat: int = -1) -> list[Fate]:
    """Return those who would die, or a seat's own of them."""
    return [one for one in forecast.fates if not one.lives() and seat in (-1, one.owner)]


def death_words(state: State, fate: Fate, names: Names) -> str:
    """Say of a species that it would die now, and why; its turn has been carried out."""
    fauna = Fauna.of(state)
    why = _why(state, fate, fauna, names)
    return names.words.tell("forecast-dies", species=names.species(fauna, int(fate.uid)), why=why)


def _why(state: State, fate: Fate, fauna: Fauna, names: Names) -> str:
    say = names.words.say
    species = state.species(fate.uid)
    slot = names.slot(fauna, int(species.slot))
    hearts, food = int(species.hearts()), int(species.plants + species.meat)
    if fate.death == BY_REQUIREMENT:
        if fate.rule == rules.DC_EVAL_REQ_02:
            return say("forecast-volcano")
        biome = state.cards.biomes[state.biomes[species.slot].card]
        why = misfit_words(names.words, biome, int(species.stats))
        return say("forecast-requirement", slot=slot, why=why)
    if fate.death == BY_BEING_EATEN:
        return say("forecast-by_hunter", by=names.species(fauna, int(fate.killer)))
    if fate.death == BY_LOWER_CARNIVORE:
        return say("forecast-lower_carnivore")
    if fate.death == BY_HUNGER and species.diet == CARNIVORE:
        return say("forecast-hunger_prey", hearts=hearts, food=food)
    eaters = eaters_before(state, species)
    if not eaters:
        return say("forecast-hunger_alone", hearts=hearts, food=food, slot=slot)
    return say(
        "forecast-hunger_plants",
        hearts=hearts,
        food=food,
        species=names.words.items(species_name(int(other.uid)) for other in eaters),
        count=len(eaters),
        slot=slot,
    )


def eaters_before(state: State, species: Species) -> list[Species]:
    """Return those who eat the same food in the same biome and stand at least as high."""
    key = species_key(state, species)
    eaters = [
        other
        for other in state.biomes[species.slot].species
        if other.uid != species.uid
        and other.satisfied
        and species_key(state, other) >= key
        and (other.plants > 0 or (other.meat > 0 and species.diet != HERBIVORE))
    ]
    return sorted(eaters, key=lambda other: (-species_key(state, other), other.uid))


# --- what an action would change -------------------------------------------------------------


def standing(state: State, seat: int, action: int, names: Names) -> str:
    """Say in few words how the species of a legal main action would stand in its biome."""
    uid = int(state.next_uid if kind_of(action) == CREATE else x_of(action))
    new = after(state, seat, action)
    species = new.species(uid)
    words = names.words
    mark = words.say("verdict-adaptation_mark", n=int(species.adaptation))
    return words.facts([mark, _rank(new, species, words)])


def verdict(state: State, seat: int, action: int, names: Names) -> str:
    """Say how the species of a legal main action would stand: rank, food, lead, and for whom
    that is bad."""
    slot = int(target_slot(state, action))
    new = after(state, seat, action)
    uid = int(state.next_uid if kind_of(action) == CREATE else x_of(action))
    species = new.species(uid)
    forecast = foresee(state, action)
    words = names.words
    adaptation = words.say("verdict-adaptation", n=int(species.adaptation))
    facts = [_rank(new, species, words), adaptation, *_food(new, species, forecast, names)]
    facts += _lead(new, species, words)
    cost = _cost(state, action)
    if cost:
        facts.append(words.say("verdict-cost", n=cost))
    facts += _harm(state, new, slot, uid, forecast, names)
    if kind_of(action) == MIGRATE:
        facts += _left_behind(state, new, int(x_of(action)), names)
    return words.facts(facts)


def _rank(state: State, species: Species, words: Words) -> str:
    say = words.say
    key = species_key(state, species)
    others = [
        species_key(state, other)
        for other in state.biomes[species.slot].species
        if other.satisfied and other.uid != species.uid
    ]
    rank = 1 + sum(1 for other in others if other > key)
    if not others:
        return say("verdict-alone")
    if key in others:
        return say("verdict-tied", rank=rank)
    return say("verdict-rank", rank=rank, count=len(others) + 1)


def _food(state: State, species: Species, forecast: Forecast, names: Names) -> list[str]:
    say = names.words.say
    if ignores_food(state):
        return [] if state.options.is_kids() else [say("verdict-no_food_yet")]
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
    prey = [int(uid) for uid in list(forecast.fate(species.uid).prey)]
    if prey:
        fauna = Fauna.of(state)
        told = names.words.items(names.species(fauna, uid) for uid in prey)
        found.append(say("verdict-hunts", prey=told))
    return found


def _lead(state: State, species: Species, words: Words) -> list[str]:
    biome = state.biomes[species.slot]
    leaders = [int(leader.uid) for leader in leaders_of(state, biome)]
    if int(species.uid) not in leaders:
        return []
    key = "verdict-leads" if len(leaders) == 1 else "verdict-leads_together"
    return [words.say(key, n=int(biome.reward))]


def _cost(state: State, action: int) -> int:
    """DC-ACT-MUTATE-09: what a mutation costs."""
    species = state.find(x_of(action))
    steps = {MUTATE: 1, MUTATE_TWICE: 2}.get(int(kind_of(action)), 0)
    if species is None or steps == 0:
        return 0
    return int(mutation_cost(state, species.points, steps))


def _harm(
    state: State, new: State, slot: int, uid: int, forecast: Forecast, names: Names
) -> list[str]:
    """Who would go hungry or be eaten that is not so now."""
    if new.biomes[slot].ground == TOKEN:
        return []
    fauna = Fauna.of(new)
    now = foresee(state)
    fed = {int(s.uid) for s in state.biomes[slot].species if s.feeding() == FED}
    found = []
    for other in new.biomes[slot].species:
        number = int(other.uid)
        if number == uid:
            continue
        name = names.species(fauna, number)
        is_eaten = forecast.fate(number).death == BY_BEING_EATEN
        if number in fed and other.feeding() != FED:
            found.append(names.words.say("verdict-hungry", species=name))
        elif is_eaten and now.fate(number).lives():
            found.append(names.words.say("verdict-eaten", species=name))
    return found


def _left_behind(state: State, new: State, uid: int, names: Names) -> list[str]:
    """Who would lead the biome that a species leaves."""
    slot = int(state.species(uid).slot)
    before = [int(leader.uid) for leader in leaders_of(state, state.biomes[slot])]
    now = [int(leader.uid) for leader in leaders_of(new, new.biomes[slot])]
    if uid not in before or not now:
        return []
    fauna = Fauna.of(new)
    told = names.words.items(names.species(fauna, number) for number in now)
    return [names.words.say("verdict-leaves", species=told, slot=names.slot(fauna, slot))]
