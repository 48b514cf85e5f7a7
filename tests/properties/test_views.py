"""Secrecy in Origin: what a view holds and a guess makes of it (EV-INFO-01 … 04, invariant 12)."""

from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import HIDDEN
from galapagos.games.origin.rules.views import unseen_cards
from tests.every_game import examples
from tests.properties.strategies import Start, Table, starts


def origin(start: Start) -> Origin:
    game = start.reach()
    assert isinstance(game, Origin)
    return game


@examples(150)
@given(starts("origin"), st.integers(-1, 7))
def test_a_view_shows_no_face_of_anybody_else(start: Start, viewer: int) -> None:
    game = origin(start)
    viewer = min(viewer, start.table.players - 1)
    state, view = game.state, game.view(viewer).state
    assert view.viewer == viewer
    assert sum(view.pile) == 0
    assert view.chance.rng == 0
    assert view.chance.tape is None
    assert view.log is None
    for seat, (player, shown) in enumerate(zip(state.players, view.players, strict=True)):
        assert shown.hand_size == player.hand_size
        assert shown.discard_size == player.discard_size
        cards = [animal.card for animal in shown.animals]
        if seat == viewer:
            assert list(shown.hand) == list(player.hand)
            assert list(shown.discard) == list(player.discard)
            assert cards == [animal.card for animal in player.animals]
        else:
            assert sum(shown.hand) == sum(shown.discard) == 0
            assert cards == [HIDDEN] * len(player.animals)


@examples(100)
@given(starts("origin"), st.integers(-1, 7))
def test_what_a_view_does_not_show_is_exactly_what_is_hidden(start: Start, viewer: int) -> None:
    game = origin(start)
    viewer = min(viewer, start.table.players - 1)
    hidden = list(game.state.pile)
    for seat, player in enumerate(game.state.players):
        if seat == viewer:
            continue
        for face in range(game.state.deck.faces):
            hidden[face] += player.hand[face] + player.discard[face]
        for animal in player.animals:
            hidden[animal.card] += 1
    assert list(unseen_cards(game.view(viewer).state)) == hidden


def test_guesses_place_every_unseen_card_as_likely() -> None:
    game = origin(Start(Table("origin", 3, 5), 0))
    view = game.view(0)
    unseen = [int(count) for count in unseen_cards(view.state)]
    guesses = 1_500
    held = [0] * len(unseen)
    for number in range(guesses):
        hand = view.determinise(number).state.players[2].hand
        held = [count + int(more) for count, more in zip(held, hand, strict=True)]
    for face, count in enumerate(held):
        expected = guesses * 6 * unseen[face] / sum(unseen)
        assert abs(count - expected) <= 5 * expected**0.5
