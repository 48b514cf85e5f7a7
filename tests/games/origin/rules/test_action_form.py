"""The form of an action: the fields its kind has, and nothing else."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    ACTION_KINDS,
    animal_ref,
    pack,
    ref_seat,
    ref_serial,
)
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.terms import MAX_PLAYERS

X, Y, FACE, TRAIT, N = range(5, 16), range(16, 27), range(27, 35), range(35, 40), range(40, 48)
FIELDS: dict[int, list[range]] = {
    act.PLAY_ANIMAL: [FACE],
    act.PLAY_TRAIT: [FACE, TRAIT, X],
    act.PLAY_PAIR: [FACE, TRAIT, X, Y],
    act.TAKE: [X],
    act.HUNT: [X, Y],
    act.BURN: [X, N],
    act.HIBERNATE: [X],
    act.GRAZE: [X],
    act.PIRATE: [X, Y],
    act.USE_PAIR: [TRAIT, X, Y],
    act.MIMIC: [Y],
    act.SHED: [TRAIT, Y, N],
    act.SCAVENGE_WITH: [X],
    act.DECLARE: [N],
}


def game() -> Origin:
    return new_origin(Options(players=4), base_deck(), seed=3)


def refused(table: Origin, seat: int, action: int) -> set[str]:
    return {REFUSAL_KEYS[reason.code] for reason in table.why(seat, action)}


@pytest.mark.parametrize("kind", range(1, ACTION_KINDS))
def test_an_action_has_the_fields_of_its_kind_and_no_stray_bit(kind: int) -> None:
    table = game()
    seat = table.actor()
    for bit in range(5, 62):
        is_stray = not any(bit in field for field in FIELDS.get(kind, []))
        assert (refused(table, seat, kind | 1 << bit) == {"malformed"}) == is_stray, bit


@pytest.mark.parametrize("kind", [0, *range(ACTION_KINDS, 32)])
def test_a_number_beyond_the_kinds_is_no_action(kind: int) -> None:
    table = game()
    for action in (kind, pack(kind, 1), kind - (1 << 40)):
        assert refused(table, table.actor(), action) == {"malformed"}


def test_what_is_packed_is_taken_apart_again() -> None:
    action = pack(act.SHED, 2047, 1025, 254, 21, 255)
    fields = [act.kind_of, act.x_of, act.y_of, act.face_of, act.trait_of, act.n_of]
    assert [int(field(action)) for field in fields] == [act.SHED, 2047, 1025, 254, 21, 255]


def test_the_last_animal_of_the_last_seat_fits_its_field_exactly() -> None:
    last = animal_ref(MAX_PLAYERS - 1, act.MAX_SERIAL)
    assert last == 2047
    assert (ref_seat(last), ref_serial(last)) == (MAX_PLAYERS - 1, act.MAX_SERIAL)
