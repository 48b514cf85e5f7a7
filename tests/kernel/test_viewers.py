"""Who may be shown a game."""

from collections.abc import Callable

import pytest

from galapagos.games.darwin.cards.catalog import load_card_set
from galapagos.games.darwin.rules.game import new_darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options as OriginOptions
from galapagos.kernel.errors import Misuse
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR

PLAYERS = 3


def _origin() -> Game:
    return new_origin(OriginOptions(PLAYERS), base_deck(), 1)


def _darwin() -> Game:
    return new_darwin(DarwinOptions(PLAYERS), load_card_set(), 1)


@pytest.fixture(params=[_origin, _darwin], ids=["origin", "darwin"])
def game(request: pytest.FixtureRequest) -> Game:
    make: Callable[[], Game] = request.param
    return make()


@pytest.mark.parametrize("viewer", [SPECTATOR - 1, PLAYERS, 9])
def test_there_is_no_view_for_somebody_who_is_not_at_the_table(game: Game, viewer: int) -> None:
    with pytest.raises(Misuse, match=rf"from -1 \(spectator\) to 2, found {viewer}"):
        game.view(viewer)


def test_the_view_of_one_seat_is_none_for_another(game: Game) -> None:
    with pytest.raises(Misuse, match="found the view of 0"):
        game.view(0).view(1)


def test_a_seat_may_look_twice_and_show_a_spectator_less(game: Game) -> None:
    view = game.view(1)
    assert view.view(1).legal_list(1) == view.legal_list(1)
    assert view.view(SPECTATOR).problems() == []


def test_a_view_is_sound(game: Game) -> None:
    for viewer in range(SPECTATOR, PLAYERS):
        assert game.view(viewer).problems() == []
