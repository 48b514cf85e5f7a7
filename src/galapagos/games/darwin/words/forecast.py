"""What an evaluation would bring if it came now, in words.

Everything is worked out on copies of a view, by the rules themselves. Choices that would come up
on the way are made as they are listed first.
"""

from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.forecast import Fate, Forecast
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import (
    BY_BEING_EATEN,
    BY_HUNGER,
    BY_LOWER_CARNIVORE,
    BY_REQUIREMENT,
    CARNIVORE,
    HERBIVORE,
)
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.stats import misfit_words


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


def deaths(view: Darwin, names: Names, seat: int = -1) -> list[str]:
    """Say who would die if the evaluation came now, or which of a seat's own, and why."""
    shown = view.preview().state
    return [death_words(shown, fate, names) for fate in doomed(view.forecast(), seat)]


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
        species=names.words.items(names.short(fauna, int(other.uid)) for other in eaters),
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
