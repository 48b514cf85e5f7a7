"""Refusals of Darwin as sentences: what stands in the way, with its numbers."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import create_cards, kind_of, x_of
from galapagos.games.darwin.rules.mutation import cards_after
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import (
    BIOME,
    CARNIVORE,
    NO_CARD,
    PHASE_KEYS,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.rules.why import target_slot
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.stats import misfit_words
from galapagos.kernel.refusals import Refusal

_ABOUT_SEATS = {"not_your_turn", "decision_open", "redraw_under_way"}
_ABOUT_SPECIES = {"acted", "not_your_species"}


def reason(refusal: Refusal, action: int, state: State, names: Names) -> str:
    """Return why an action is refused, as a sentence without the rule id."""
    key = REFUSAL_KEYS[refusal.code]
    a, b = int(refusal.a), int(refusal.b)
    fauna = Fauna.of(state)
    slot = names.slot(fauna, int(target_slot(state, action)) if act.is_main(kind_of(action)) else a)
    values: dict[str, object] = {"a": a, "b": b, "slot": slot}
    if key in _ABOUT_SEATS:
        values["seat"] = names.seat(a)
        if names.is_you(a):
            key = "your_decision_open"
    elif key in _ABOUT_SPECIES:
        values["species"] = names.species(fauna, a)
    elif key == "wrong_phase":
        values["phase"] = names.words.say(f"phase-{PHASE_KEYS[a]}")
    elif key == "requirement":
        values["why"] = _misfit(state, action, names)
    elif key == "unfed" and _is_hunter(state, action):
        key = "unfed_hunter"
    return names.words.tell(f"refusal-{key}", **values)


def cards_meant(state: State, action: int) -> int:
    """Return the cards of the species a main action is about, as it would leave it; 0 if none."""
    if not act.is_main(kind_of(action)):
        return 0
    if kind_of(action) == act.CREATE:
        return int(create_cards(action))
    species = state.find(x_of(action))
    if species is None:
        return 0
    if kind_of(action) == act.MIGRATE:
        return int(species.cards)
    return int(cards_after(state, species, action))


def _misfit(state: State, action: int, names: Names) -> str:
    slot = int(target_slot(state, action))
    cards = cards_meant(state, action)
    if not 0 <= slot < len(state.biomes) or cards == 0:
        return ""
    biome = state.biomes[slot]
    if biome.ground not in (BIOME, VOLCANO_RAINFOREST):
        return ""
    stats = int(stats_of(state.cards, cards))
    return misfit_words(names.words, state.cards.biomes[biome.card], stats)


def _is_hunter(state: State, action: int) -> bool:
    head = cards_meant(state, action) & 255
    return head != NO_CARD and state.cards.animals[head].diet == CARNIVORE
