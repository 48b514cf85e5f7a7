"""What the tempers like in Darwin, where several actions are about as good."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import is_main, kind_of
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import CARNIVORE, HERBIVORE
from galapagos.games.darwin.sense.outlook import Outlook, is_doomed
from galapagos.search.sense import CAREFUL, FIERCE, GREEDY

_HARVEST: Final = 10.0
"""Points that a main action can be hoped to bring at most."""


def leaning(state: State, seat: i64, action: i64, temper: i64, outlook: Outlook) -> float:
    """Return how much an action is to the taste of a temper, 0 … 1.

    Careful players keep what they have alive, and live on plants. Greedy ones want points for
    themselves, whatever others get. Fierce ones want species that hunt."""
    if not is_main(kind_of(action)):
        return 0.0
    after = state.clone()
    after.main = action
    settle_draft(after, seat)
    gain = 0.0
    if temper == CAREFUL:
        gain = 0.5 * float(_with_diet(after, seat, HERBIVORE) - _with_diet(state, seat, HERBIVORE))
        gain += float(_doomed(state, seat) - _doomed(after, seat))
    elif temper == GREEDY:
        gain = (_expected(after, seat, outlook) - _expected(state, seat, outlook)) / _HARVEST
    elif temper == FIERCE:
        gain = float(_with_diet(after, seat, CARNIVORE) - _with_diet(state, seat, CARNIVORE))
    return min(1.0, max(0.0, gain))


def _with_diet(state: State, seat: i64, diet: i64) -> i64:
    count: i64 = 0
    for biome in state.biomes:
        for species in biome.species:
            if species.owner == seat and species.diet == diet:
                count += 1
    return count


def _doomed(state: State, seat: i64) -> i64:
    count: i64 = 0
    for biome in state.biomes:
        for species in biome.species:
            if species.owner == seat and is_doomed(state, species):
                count += 1
    return count


def _expected(state: State, seat: i64, outlook: Outlook) -> float:
    outlook.read(state)
    return outlook.totals[seat]
