"""The search: repeatable, counts what it does, and finds what is clearly right."""

from collections.abc import Iterator

import pytest

from galapagos.games import kit_of
from galapagos.games.darwin.rules.actions import CREATE, create_slot
from galapagos.games.darwin.rules.actions import kind_of as darwin_kind_of
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of
from galapagos.kernel.game import Game
from galapagos.search.ismcts import Search, Style
from galapagos.search.tree import Node, key_seat
from tests.bots.tables import every_table, new_game, positions
from tests.search.scenes import feeding_scene

STYLES = {
    "random": Style(),
    "guided": Style(prior_scale=2.0, noise=1.0),
    "far": Style(prior_scale=2.0, noise=0.5, stages=3),
    "by gist": Style(prior_scale=2.0, noise=1.0, gists=True),
}


def search(view: Game, iterations: int, style: str = "guided", seat: int = -1) -> Search:
    asked = view.actor() if seat < 0 else seat
    found = Search(view, asked, kit_of(view).sense(), STYLES[style], 1)
    found.run(iterations)
    return found


def row(node: Node) -> list[tuple[int, int, float]]:
    """Return what a node knows: action, visits and total of each edge."""
    return [
        (int(node.actions[i]), int(node.visits[i]), float(node.totals[i]))
        for i in range(len(node.keys))
    ]


@pytest.mark.parametrize("style", list(STYLES))
@pytest.mark.parametrize("kind", ["origin", "darwin"])
def test_the_same_seed_grows_the_same_tree_in_one_go_or_several(kind: str, style: str) -> None:
    for game, seat in positions(new_game(kind, 3, {}), seed=5, every=40, most=2):
        view = game.view(seat)
        one = search(view, 12, style)
        other = search(view, 5, style)
        other.run(7)
        assert row(one.root) == row(other.root)
        assert one.iterations == 12


@every_table
def test_every_iteration_leaves_one_visit_at_the_root(
    kind: str, players: int, options: dict[str, str]
) -> None:
    game = new_game(kind, players, options)
    for here, seat in positions(game, seed=players + 1, every=23, most=5):
        view = here.view(seat)
        root = search(view, 6).root
        assert sum(int(visits) for visits in root.visits) == 6
        for action, visits, total in row(root):
            assert 0.0 <= total <= visits
            assert not view.why(seat, action)


def test_edges_count_how_often_they_were_possible() -> None:
    game = new_game("origin", 2, {})
    view = game.view(int(game.actor()))
    root = search(view, 60).root
    assert all(
        int(seen) >= int(visits) for seen, visits in zip(root.seen, root.visits, strict=True)
    )
    # One's own hand is known: at the root everything is possible in every guess.
    assert {int(seen) for seen in root.seen} == {60}


def test_by_gist_others_have_one_edge_for_each_thing_they_can_be_seen_to_do() -> None:
    """Their cards are guessed anew each time; creating in a biome is one edge all the same."""
    game, seat = next(
        (game, seat)
        for game, seat in positions(new_game("darwin", 2, {}), seed=3, every=1, most=200)
        if len(game.view(seat).legal_list(seat)) > 20
    )
    slots = len(game.view(seat).state.biomes)  # type: ignore[attr-defined]
    widths = {}
    for style in ("guided", "by gist"):
        root = search(game.view(seat), 80, style, seat).root
        child = next(node for node in others(root, seat) if sum(node.visits) > 10)
        created = [
            action
            for key, action in zip(child.keys, child.actions, strict=True)
            if key_seat(key) != seat and darwin_kind_of(action) == CREATE
        ]
        widths[style] = len(created)
        assert len({create_slot(action) for action in created}) <= slots
    assert 0 < widths["by gist"] <= slots < widths["guided"]


def others(node: Node, seat: int) -> Iterator[Node]:
    """Yield the nodes at which another seat decides, from the most visited on."""
    order = sorted(range(len(node.keys)), key=lambda index: -node.visits[index])
    for index in order:
        child = node.children[index]
        if child is not None and len(child.keys):
            if key_seat(child.keys[0]) != seat:
                yield child
            else:
                yield from others(child, seat)


@pytest.mark.parametrize("style", list(STYLES))
@pytest.mark.parametrize(
    ("scene", "best"),
    [
        ("hungry and food", act.TAKE),
        ("hungry carnivore, no food, prey", act.HUNT),
        ("hungry and fat, no food", act.BURN),
        ("hungry sleeper, no food", act.HIBERNATE),
    ],
)
def test_the_search_sees_what_is_clearly_right(scene: str, best: int, style: str) -> None:
    view = feeding_scene(scene).view(0)
    root = search(view, 60, style).root
    assert kind_of(root.actions[root.most_visited()]) == best


def test_a_seat_that_may_act_out_of_turn_gets_actions_of_its_own() -> None:
    """DC-ACT-REDRAW-04: in Darwin a hand may be exchanged in another player's turn."""
    for game, actor in positions(new_game("darwin", 3, {}), seed=2, every=1, most=200):
        for seat in game.seats_to_act():
            view = game.view(seat)
            if seat != actor and len(view.legal_list(seat)) > 1 and len(view.legal_list(actor)) > 1:
                found = row(search(view, 5, seat=seat).root)
                assert not any(view.why(seat, action) for action, _, _ in found)
                return
    pytest.fail("nobody could act out of turn")
