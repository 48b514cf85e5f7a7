"""Whose view may be asked for; what a refused grazer and a full animal are told."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.actions import parse_action
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.scenarios.words import scenario_deck
from galapagos.kernel.errors import Misuse
from tests.games.origin.rules.test_reasons import table, why


def test_ev_trait_grazing_03_an_empty_centre_has_nothing_to_graze() -> None:
    laid = table("A: {of: P1, traits: [grazing]}, X: {of: P2}", "pool: 0")
    assert why(laid, "P1 graze P1a")["centre_empty"] == "EV-TRAIT-GRAZING-03"


@pytest.mark.parametrize("viewer", [-2, 3, 99])
def test_ev_info_01_there_is_no_view_for_a_seat_that_is_not_there(viewer: int) -> None:
    game = new_origin(Options(players=3), base_deck(), seed=2)
    with pytest.raises(Misuse, match="expected a viewer"):
        game.view(viewer)


def test_ev_info_01_a_view_does_not_become_another_players() -> None:
    view = new_origin(Options(players=3), base_deck(), seed=2).view(0)
    with pytest.raises(Misuse, match="expected a complete game"):
        view.view(1)


def test_ev_feed_03_a_refusal_names_the_animal_that_was_to_be_fed() -> None:
    laid = table("A: {of: P1}, B: {of: P1, food: 1}, X: {of: P2}")
    (reason,) = laid.game.why(0, parse_action("take P1b", scenario_deck()))
    assert reason.a == 1
