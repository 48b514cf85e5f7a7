"""Which kind a game is: a question that any program may ask, in any order."""

import pytest

import galapagos
from galapagos.games import GAMES
from galapagos.kernel.game import Game
from galapagos.search.sense import Sense


def test_a_game_is_of_its_own_kind_whatever_was_asked_before() -> None:
    """Compiled, the games once shared what `isinstance` remembers."""
    games = [galapagos.new(name, seed=1).game for name in GAMES]
    kinds = [type(game) for game in games]
    for asked in [*kinds, Game, *kinds]:
        for game in games:
            assert isinstance(game, asked) == (asked in (type(game), Game))


@pytest.mark.parametrize("contract", [Game, Sense])
def test_a_contract_has_no_memory_that_those_who_keep_it_would_share(contract: type) -> None:
    assert not hasattr(contract, "_abc_impl")
