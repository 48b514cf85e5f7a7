"""Partners in Darwin's team game help each other where it makes a species or saves one."""

from collections.abc import Iterator

from galapagos.bots.ladder import make_bot
from galapagos.games import kit_of
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import c1_of, c2_of, c3_of, c4_of, kind_of
from galapagos.games.darwin.rules.creation import can_create
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import DEAL_GIVE, DEAL_PAY, NO_DEAL
from galapagos.games.darwin.rules.terms import BODY, HEAD, SHOWING
from galapagos.kernel.chance import Chance
from galapagos.kernel.moves import Moves
from galapagos.search.sense import Scores
from tests.bots.tables import new_game

FORAGER = make_bot("forager")
MOST_GAMES = 20


def games_with(deal: int) -> Iterator[Darwin]:
    """Let foragers play; yield their games wherever such a deal is open."""
    for seed in range(MOST_GAMES):
        game = new_game("darwin", 4, {"mode": "team"}, seed)
        assert isinstance(game, Darwin)
        while (seat := int(game.actor())) >= 0:
            if game.state.deal == deal:
                yield game.clone()
            game.apply(seat, FORAGER.choose(game.view(seat), seat, Chance(1)).action)


def showing() -> Darwin:
    """Return a team game in which everybody may show cards."""
    game = new_game("darwin", 4, {"mode": "team"}, 2)
    assert isinstance(game, Darwin)
    while game.state.phase != SHOWING:
        seat = int(game.actor())
        game.apply(seat, FORAGER.choose(game.view(seat), seat, Chance(1)).action)
    return game


def parts(game: Darwin, cards: list[int]) -> list[int]:
    return [int(game.state.cards.part[card]) for card in cards]


def test_dc_team_05_heads_and_bodies_are_shown_first() -> None:
    game = showing()
    seat = int(game.actor())
    shown = FORAGER.choose(game.view(seat), seat, Chance(1)).action
    cards = [int(of(shown)) for of in (c1_of, c2_of, c3_of, c4_of)]
    hand = parts(game, list(game.state.players[seat].hand))
    core = sum(part <= BODY for part in hand)
    assert sum(part <= BODY for part in parts(game, cards)) == min(4, core)
    if BODY in hand and HEAD in hand:
        assert {HEAD, BODY} <= set(parts(game, cards))


def test_dc_team_02_06_who_asks_lacks_a_head_or_a_body_and_the_partner_can_tell() -> None:
    game = next(games_with(DEAL_GIVE))
    turn = game.state.turn
    hand = parts(game, list(game.state.players[turn].hand))
    assert (HEAD in hand) != (BODY in hand)
    seen = game.view(game.state.partner_of(turn))
    assert isinstance(seen, Darwin)
    known = parts(game, list(seen.state.players[turn].hand))
    assert (HEAD in known) != (BODY in known)


def test_dc_team_06_the_payer_keeps_what_the_new_species_needs() -> None:
    """What is paid does not undo what was received: the turn goes on with a creation."""
    game = next(game for game in games_with(DEAL_PAY) if can_create(game.state, game.state.turn))
    seat = int(game.state.turn)
    while game.state.deal != NO_DEAL:
        actor = int(game.actor())
        game.apply(actor, FORAGER.choose(game.view(actor), actor, Chance(1)).action)
    assert can_create(game.state, seat)


def test_what_a_partner_gives_is_judged_by_what_it_costs_himself() -> None:
    """Once passed, a hand is of no more use to its owner: giving can only look better then."""
    game = next(games_with(DEAL_GIVE))
    seat = int(game.actor())
    scores = {}
    for passed in (False, True):
        view = game.view(seat)
        assert isinstance(view, Darwin)
        view.state.own_player(seat).passed = passed
        sense, moves, found = kit_of(view).sense(), Moves(), Scores()
        sense.candidates(view, seat, moves)
        sense.weigh(view, seat, moves, found)
        scores[passed] = {
            action: found.at(index)
            for index, action in enumerate(moves)
            if kind_of(action) == act.GIVE
        }
    assert scores[True].keys() == scores[False].keys() != set()
    assert all(scores[True][action] >= scores[False][action] for action in scores[True])
