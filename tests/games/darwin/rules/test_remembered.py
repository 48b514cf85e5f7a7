"""What a game remembers of what it was asked is what a copy, which remembers nothing, finds out."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import TEAM
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from tests.amounts import PLAIN, amount
from tests.games.darwin.rules.games import new_game, started

DRAFTS = {act.TRADE, act.UNTRADE, act.TAKE_BACK}


@pytest.mark.parametrize("options", [Options(3), Options(4, mode=TEAM)])
def test_lists_are_those_of_a_copy_whatever_was_drafted_and_taken_back(options: Options) -> None:
    game, chance, moves = new_game(options, 5), Chance(mix(6)), Moves()
    done: Counter[int] = Counter()
    for _ in range(amount(60 if PLAIN else 600, 3_000)):
        seat = game.actor()
        if seat < 0:
            break
        game.legal(seat, moves)
        assert moves.to_list() == game.clone().legal_list(seat)
        # Half of the time something is drafted or taken back where that is possible.
        drafts = [code for code in moves if kind_of(code) in DRAFTS]
        codes = drafts if drafts and chance.below(2) else moves.to_list()
        action = codes[chance.below(len(codes))]
        done[int(kind_of(action))] += 1
        game.apply(seat, action)
    assert set(done) >= DRAFTS - ({act.TAKE_BACK} if PLAIN else set())


def test_who_changes_a_state_by_hand_owns_it_first_and_is_not_told_of_before() -> None:
    game = started(Options(3), 4)
    seat = game.actor()
    before = game.legal_list(seat)
    assert any(act.is_main(kind_of(action)) for action in before)
    game.state.own_all()
    for biome in game.state.biomes:
        biome.plants = biome.meat = 0
    assert not any(act.is_main(kind_of(action)) for action in game.legal_list(seat))


def test_a_view_that_changes_is_guessed_at_anew() -> None:
    view = started(Options(3), 4).view(0)
    guess = view.determinise(1)
    assert guess == view.determinise(1)
    shown = int(view.state.zone[0])
    view.state.own_all()
    view.state.zone = vec[i64]([int(card) for card in view.state.zone][1:])
    guesses = [view.determinise(seed).state for seed in range(40)]
    hidden = [player.hand for state in guesses for player in state.players[1:]]
    assert any(card == shown for hand in hidden for card in hand)
