"""Exchanges in Darwin are found by what the whole hand makes possible (DC-ACT-TRADE-01, -05)."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.bots.ladder import make_bot
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import c1_of, c2_of, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION, HEAD
from galapagos.games.darwin.rules.turn import main_moment_obstacles, trading_obstacles
from galapagos.games.darwin.sense.builds import Builder
from galapagos.games.darwin.sense.sense import DarwinSense
from galapagos.games.darwin.sense.trades import Trader
from galapagos.kernel.chance import Chance
from galapagos.kernel.moves import Moves
from galapagos.search.sense import THOROUGH, USUAL
from tests.bots.tables import new_game

FORAGER = make_bot("forager")


def turns(players: int, seed: int) -> Iterator[tuple[Darwin, int]]:
    """Let foragers play; yield the views of those who may trade before they act."""
    game = new_game("darwin", players, {}, seed)
    while (seat := int(game.actor())) >= 0:
        view = game.view(seat)
        assert isinstance(view, Darwin)
        state = view.state
        if state.phase == ACTION and main_moment_obstacles(state, seat) == 0:
            if trading_obstacles(state, seat) == 0:
                yield view, seat
        game.apply(seat, FORAGER.choose(view, seat, Chance(1)).action)


def trader_for(view: Darwin) -> Trader:
    builder = Builder()
    builder.survey(view.state)
    return Trader(builder)


def promise_after(trader: Trader, view: Darwin, seat: int, trade: int) -> float:
    cards = [int(card) for card in view.state.players[seat].hand]
    cards.remove(int(c1_of(trade)))
    cards = sorted([*cards, int(c2_of(trade))])
    return trader.promise(view.state, seat, vec_of(cards))


def vec_of(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)


@pytest.mark.parametrize("players", [2, 4])
def test_no_exchange_promises_more_than_the_first_one_offered(players: int) -> None:
    seen = 0
    for view, seat in turns(players, 3):
        trader, moves = trader_for(view), Moves()
        trader.add_best(view.state, seat, moves)
        before = trader.promise(view.state, seat, view.state.players[seat].hand)
        offered = [promise_after(trader, view, seat, trade) for trade in moves]
        assert offered == sorted(offered, reverse=True)
        assert all(value > before for value in offered)
        legal = [action for action in view.legal_list(seat) if kind_of(action) == act.TRADE]
        assert set(moves) <= set(legal)
        if offered:
            seen += 1
            assert offered[0] == max(promise_after(trader, view, seat, one) for one in legal)
        if seen == 5:
            return
    pytest.fail("hardly an exchange was offered in a whole game")


def test_dc_act_trade_05_a_hand_without_heads_takes_one_from_the_zone() -> None:
    for seed in range(1, 20):
        view, seat = next(turns(2, seed))
        state = view.state
        part = state.cards.part
        player = state.players[seat]
        player.hand = vec_of([int(card) for card in player.hand if part[card] != HEAD])
        trader, moves = trader_for(view), Moves()
        assert trader.promise(state, seat, player.hand) == 0.0
        trader.add_best(state, seat, moves)
        assert all(part[c2_of(trade)] == HEAD for trade in moves)
        if len(moves) > 0:
            return
    pytest.fail("no zone of 19 deals had a head that made a species")


def test_only_a_thorough_look_goes_through_all_exchanges() -> None:
    """A search asks for it once, so that every step after the first stays quick."""
    sense, usual, thorough = DarwinSense(), 0, 0
    for view, seat in turns(2, 5):
        found = []
        for width in (USUAL, THOROUGH):
            moves = Moves()
            sense.candidates(view, seat, moves, width)
            found.append(list(moves))
        others = [[one for one in actions if kind_of(one) != act.TRADE] for actions in found]
        assert others[0] == others[1]
        usual += len(found[0]) - len(others[0])
        thorough += len(found[1]) - len(others[1])
    assert thorough > usual > 0
