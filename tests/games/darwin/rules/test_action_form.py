"""The form of an action: the fields its kind has, and nothing else."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import ACTION_KEYS, ACTION_KINDS, is_packed, pack
from galapagos.games.darwin.rules.options import Options
from tests.games.darwin.rules.games import new_game, refused, started

X = range(5, 17)
C1, C2, C3, C4 = range(17, 25), range(25, 33), range(33, 41), range(41, 49)
FIELDS: dict[str, list[range]] = {
    "trade": [C1, C2],
    "redraw": [C1],
    "draw": [C1[:1]],  # small or large
    "create": [range(5, 56)],  # a slot and six cards
    "mutate": [X, C1, C3],
    "mutate_twice": [X, C1, C2, C3, C4],
    "migrate": [X, C1],
    "show": [C1, C2, C3, C4],
    "open": [C1],
    "give": [C1],
    "pay_card": [C1],
    "take_over": [X, C1, C2],
    "hunt_first": [X],
    "eat": [X],
    "degenerate": [X, C1],
    "lose": [X],
    "bequeath": [X, C1],
    "pick_biome": [X],
    "discard": [C1],
}


@pytest.mark.parametrize("key", ACTION_KEYS[1:])
def test_an_action_has_the_fields_of_its_kind_and_no_stray_bit(key: str) -> None:
    game = new_game(Options(4), 3)
    kind = ACTION_KEYS.index(key)
    seat = game.actor()
    assert refused(game, seat, kind) != {"malformed"}
    for bit in range(5, 62):
        action = kind | 1 << bit
        is_stray = not any(bit in field for field in FIELDS.get(key, []))
        assert (refused(game, seat, action) == {"malformed"}) == is_stray, bit


@pytest.mark.parametrize("kind", [0, *range(ACTION_KINDS, 32)])
def test_a_number_beyond_the_kinds_is_no_action(kind: int) -> None:
    game = started(Options(3), 3)
    seat = int(game.state.turn)
    for action in (kind, pack(kind, 1, 1), kind - (1 << 40)):
        assert refused(game, seat, action) == {"malformed"}
        assert not is_packed(action)


def test_what_is_packed_is_taken_apart_again() -> None:
    action = pack(act.MUTATE_TWICE, 4095, 1, 254, 129, 255)
    fields = [act.x_of, act.c1_of, act.c2_of, act.c3_of, act.c4_of]
    assert [int(field(action)) for field in fields] == [4095, 1, 254, 129, 255]
    assert act.kind_of(action) == act.MUTATE_TWICE
    assert is_packed(action)
    cards = act.pack_cards(1, 2, 4, 8, 16, 255)
    action = act.pack_create(7, cards)
    assert (act.create_slot(action), act.create_cards(action)) == (7, cards)
    assert [int(act.card_at(cards, place)) for place in range(6)] == [1, 2, 4, 8, 16, 255]
    assert is_packed(action)
    assert is_packed(act.CONFIRM)
    assert not is_packed(1 << 56 | act.CONFIRM)
    assert not is_packed(-1)
    assert [kind for kind in range(32) if act.is_main(kind)] == [9, 10, 11, 12]
