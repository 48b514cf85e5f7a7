"""The tree keeps what was tried apart by seat and action, and finds it again."""

from galapagos.search.tree import Node, edge_key, key_seat

LARGEST = (1 << 56) - 1


def test_a_key_holds_the_seat_and_the_whole_action() -> None:
    keys = [edge_key(seat, action) for seat in range(8) for action in (LARGEST, LARGEST - 1, 1)]
    assert len(set(keys)) == len(keys)
    assert all(0 <= key < 1 << 62 for key in keys)
    assert [int(key_seat(key)) for key in keys[::3]] == list(range(8))


def node_with(visits: list[int]) -> Node:
    node = Node()
    for number, count in enumerate(visits):
        index = node.add(edge_key(0, number), number, 1.0)
        node.visits[index] = count
        node.totals[index] = count * 0.25
    return node


def test_edges_are_found_wherever_the_search_starts() -> None:
    node = node_with([0] * 5)
    for start in range(7):
        assert [node.find(edge_key(0, number), start) for number in range(5)] == list(range(5))
        assert node.find(edge_key(1, 0), start) == -1


def test_the_most_visited_edge_is_the_choice_and_the_mean_breaks_ties() -> None:
    node = node_with([3, 5, 5])
    assert node.most_visited() == 1
    node.totals[2] = 4.0
    assert node.most_visited() == 2
    assert Node().most_visited() == -1


def test_what_was_never_tried_is_neither_good_nor_bad() -> None:
    assert node_with([0, 4]).mean(0) == 0.5
    assert node_with([0, 4]).mean(1) == 0.25
