"""Random play draws legal actions only, of every kind, without listing them."""

from collections import Counter

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import ACTION_KEYS, kind_of
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import ACTION, TEAM, TWO
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from tests.games.darwin.rules.games import new_game, steps_of

MAIN = {act.CREATE, act.MUTATE_TWICE, act.MIGRATE}  # single mutations are few among so many


@pytest.mark.parametrize("options", [Options(3), Options(2, mode=TWO), Options(4, mode=TEAM)])
def test_what_is_drawn_at_random_is_legal(options: Options) -> None:
    game = new_game(options, 12)
    chance, moves = Chance(mix(13)), Moves()
    drawn: Counter[int] = Counter()
    for step in steps_of(game, 12):
        if game.state.phase != ACTION or step % 3:
            continue
        seat = game.actor()
        for _ in range(6):
            action = game.random_action(seat, chance, moves)
            assert game.why(seat, action) == [], ACTION_KEYS[kind_of(action)]
            drawn[int(kind_of(action))] += 1
    assert set(drawn) >= MAIN
