"""Standing answers of Darwin: which legal answer a wish chooses, and when it chooses none."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import DEAL_GIVE
from galapagos.games.darwin.rules.terms import ACTION, DRAWING, KIDS, LARGE, SMALL, TEAM
from galapagos.games.darwin.show.standing import DarwinStanding, chosen, offered
from tests.wire.tables import DARWIN, Seating, moves_of

ALL = DarwinStanding("even", "decline", "wait")


def moments(seed: int, mode: int = TEAM, players: int = 4) -> list[tuple[Darwin, int]]:
    """Return the views of all who may act, at every moment of a random game."""
    game = Seating(DARWIN, Options(players, mode=mode), "test").new(seed)
    found: list[tuple[Darwin, int]] = []
    for _ in moves_of(game, seed):
        for seat in game.seats_to_act():
            view = game.view(seat)
            assert isinstance(view, Darwin)
            found.append((view, seat))
    return found


@pytest.fixture(scope="module")
def team() -> list[tuple[Darwin, int]]:
    return moments(1)


def test_whatever_is_wished_only_legal_answers_are_chosen(team: list[tuple[Darwin, int]]) -> None:
    kinds: set[int] = set()
    for view, seat in team:
        action = chosen(view, seat, ALL)
        if action is not None:
            assert view.why(seat, action) == []
            kinds.add(int(kind_of(action)))
        assert chosen(view, seat, DarwinStanding()) is None
    assert kinds == {act.DRAW, act.DECLINE, act.CONFIRM}


def test_dc_trans_6_01_the_hand_is_filled_up_evenly(team: list[tuple[Darwin, int]]) -> None:
    for view, seat in team:
        player = view.state.players[seat]
        action = chosen(view, seat, DarwinStanding(refill="even"))
        if view.state.phase != DRAWING:
            assert action is None
        elif action is not None:
            assert action == act.pack(act.DRAW, 0, SMALL if player.small <= player.large else LARGE)


def test_an_empty_deck_leaves_the_other_one(team: list[tuple[Darwin, int]]) -> None:
    view, seat = next((v, s) for v, s in team if v.state.phase == DRAWING and v.state.era == 1)
    wanted = [action for action in view.legal_list(seat) if kind_of(action) == act.DRAW]
    assert len(wanted) == 2
    assert chosen(view, seat, ALL) in wanted


def test_dc_team_06_requests_are_declined_and_nothing_else(team: list[tuple[Darwin, int]]) -> None:
    wish = DarwinStanding(requests="decline")
    answered = 0
    for view, seat in team:
        is_asked = view.state.deal == DEAL_GIVE and act.DECLINE in view.legal_list(seat)
        assert chosen(view, seat, wish) == (act.DECLINE if is_asked else None)
        answered += is_asked
    assert answered


def test_dc_team_04_who_has_passed_waits_and_keeps_a_drafted_trade(
    team: list[tuple[Darwin, int]],
) -> None:
    wish = DarwinStanding(trade="wait")
    waited = 0
    for view, seat in team:
        state = view.state
        is_passed = state.phase == ACTION and seat == state.turn and state.players[seat].passed
        if chosen(view, seat, wish) is not None:
            assert is_passed
            waited += 1
            trades = [one for one in view.legal_list(seat) if kind_of(one) == act.TRADE]
            if trades:
                game = view.determinise(1)
                game.apply(seat, trades[0])
                assert chosen(game, seat, wish) is None, "somebody is there and drafts"
        elif is_passed:
            assert state.give, "only a draft stands in the way"
    assert waited


def test_dc_kids_09_discards_before_the_refill_are_asked() -> None:
    for view, seat in moments(2, KIDS, 2):
        if view.state.players[seat].discarding:
            assert chosen(view, seat, ALL) is None


def test_partners_are_offered_in_two_against_two_alone() -> None:
    assert offered(Options(4, mode=TEAM)) == ["refill", "requests", "trade"]
    assert offered(Options(4)) == ["refill"]
