"""Failed hunters and their equals; which event fills a slot itself; who survives a flood."""

import json

from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import ICE_AGE, VOLCANO
from galapagos.games.darwin.rules.transition import places_card
from galapagos.games.darwin.rules.viability import forecast
from galapagos.games.darwin.scenarios.scenarios import read_darwin_scenarios
from tests.games.darwin.rules.games import pass_all, table

HUNTER = {"d": "C", "h": 1, "ab": {"run": 1}}
# Two tied hunters cannot share one meat; by the switch the third, who is less competitive, gets it.
THREE = {
    "biomes": [{"id": "L", "pl": 0, "me": 1, "ad": ["run"]}],
    "species": [
        {"id": "A", "o": "P1", "c": 3, **HUNTER},
        {"id": "B", "o": "P2", "c": 3, **HUNTER},
        {"id": "C", "o": "P3", "c": 2, **HUNTER},
    ],
}


def test_dc_eval_pred_11_equals_of_a_failed_hunter_are_judged_by_what_they_hold() -> None:
    """DC-EVAL-PRED-10, DC-EVAL-PRED-11: only those below it die unheard."""
    laid = table(THREE)
    laid.state.options = Options(6, remainder_goes_on=True)
    laid.distribute()
    fates = {name: forecast(laid.state, 0, one.uid) for name, one in laid.living().items()}
    assert fates == {"A": False, "B": False, "C": True}
    laid.state.era = laid.state.options.eras  # nothing comes after this evaluation
    pass_all(Darwin(laid.state))
    assert set(laid.living()) == {"C"}


def test_dc_evt_special_02_the_first_biome_of_a_set_can_be_fetched_too() -> None:
    """DC-EVT-SPECIAL-02, DC-EVT-VOLCANO-01: a fetched biome, or a volcano, fills a slot."""
    state = table(THREE).state
    state.event, state.fetched = ICE_AGE, -1
    assert not places_card(state)
    state.fetched = 0
    assert places_card(state)
    state.event, state.fetched = VOLCANO, -1
    assert places_card(state)


def test_dc_evt_flood_01_two_ways_to_safety_are_as_good_as_one() -> None:
    """DC-EVT-FLOOD-01, ruling Q68: whoever climbs and flies is not swept away."""
    ways = [("climb", "fly"), ("swim", "fly"), ("swim", "climb")]
    species = [{"id": f"{a}-{b}", "d": "H", "h": 1, "ab": {a: 1, b: 1}} for a, b in ways]
    drowned = {"id": "none", "d": "H", "h": 1, "ab": {"run": 1}}
    line = {
        "id": "flood",
        "kind": "event",
        "do": {"ev": "FLOOD"},
        "biomes": [{"id": "L", "ad": ["run"]}],
        "species": [*species, drowned],
        "want": {"dead": ["none"]},
        "rules": ["DC-EVT-FLOOD-01"],
    }
    (case,) = read_darwin_scenarios(json.dumps(line), "flood")
    assert case.run() == []
