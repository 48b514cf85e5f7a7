"""The buffer of legal actions."""

import pytest

from galapagos.kernel.moves import Moves


def test_keeps_what_was_added_in_its_order() -> None:
    moves = Moves()
    for code in (7, 3, 7, 1 << 47):
        moves.add(code)
    assert moves.to_list() == [7, 3, 7, 1 << 47]
    assert list(moves) == moves.to_list()
    assert [moves[index] for index in range(len(moves))] == moves.to_list()
    assert moves.at(3) == 1 << 47


def test_grows_beyond_the_room_it_began_with() -> None:
    moves = Moves()
    for code in range(1_000):
        moves.add(code)
    assert moves.to_list() == list(range(1_000))


def test_clearing_forgets_the_actions_and_makes_room_for_others() -> None:
    moves = Moves()
    for code in range(100):
        moves.add(code)
    moves.clear()
    assert len(moves) == 0
    assert moves.to_list() == []
    moves.add(5)
    assert moves.to_list() == [5]


@pytest.mark.parametrize("index", [-1, 2, 63])
def test_there_is_no_move_outside(index: int) -> None:
    moves = Moves()
    moves.add(1)
    moves.add(2)
    with pytest.raises(IndexError, match="no such move"):
        moves[index]
