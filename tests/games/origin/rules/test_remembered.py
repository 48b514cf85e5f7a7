"""What is kept beside the state so that it need not be worked out again fits the state."""

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import HIDDEN, SYMBIOSIS
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from galapagos.search.playout import play_out


def mid_game(seed: int, actions: int = 60) -> Origin:
    game = new_origin(Options(4), base_deck(), seed)
    play_out(game, Chance(mix(seed)), Moves(), actions)
    return game


def test_a_view_that_changes_is_guessed_at_anew() -> None:
    view = mid_game(3).view(0)
    assert view.determinise(1) == view.determinise(1)
    view.state.own_all()
    own = view.state.players[0].animals[0]
    shown, own.card = int(own.card), HIDDEN
    found = {int(view.determinise(seed).state.players[0].animals[0].card) for seed in range(40)}
    assert len(found) > 5
    assert shown != HIDDEN


def test_animals_know_how_many_represent_them() -> None:
    """Through laying, shedding and dying: the invariants compare it with the pair cards."""
    met = 0
    for seed in range(30):
        game = mid_game(seed, 150)
        assert game.problems() == []
        for player in game.state.players:
            met += sum(pair.trait == SYMBIOSIS for pair in player.pairs)
    assert met > 5


def test_the_invariants_notice_a_wrong_count() -> None:
    game = mid_game(3)
    game.state.own_all()
    animal = next(a for player in game.state.players for a in player.animals)
    animal.represented += 1
    assert any("represented" in problem for problem in game.problems())
