"""Creatures tell at their eyes how they feel."""

from galapagos.art.expression import STATES, expression, eyes
from galapagos.art.palette import lightness
from galapagos.games.darwin.art.creature import Creature, assemble_creature, creature_svg
from galapagos.games.darwin.art.frame import fit
from galapagos.games.darwin.art.looks import wardrobe
from galapagos.games.darwin.art.pictures import pictures
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.origin.art.mood import MOODS
from tests.art.documents import check_document

MOST_BYTES = 30 * 1024
OWL = Creature("bongo", "snowy-owl")


def test_both_games_have_the_same_states() -> None:
    assert set(STATES) == set(MOODS)


def test_states_differ() -> None:
    for state in STATES:
        check_document(creature_svg(OWL, state=state), MOST_BYTES)
    shapes = fit(assemble_creature(OWL)).shapes
    assert len({expression(shapes, state) for state in STATES}) == len(STATES)
    assert expression(shapes, "") == ""


def test_the_nose_is_between_two_eyes_and_before_one() -> None:
    left, right = sorted(eyes(wardrobe.head_of("snowy-owl").shapes), key=lambda eye: eye.x)
    assert (left.nose, right.nose) == (1, -1)
    (only,) = eyes(wardrobe.head_of("bongo").shapes)
    assert only.nose == 1


def test_lids_have_the_skin_on_which_the_eye_stands() -> None:
    """A panda's eyes stand in dark patches, not on its white face."""
    assert all(lightness(eye.skin) < 45 for eye in eyes(wardrobe.head_of("giant-panda").shapes))
    assert all(lightness(eye.skin) > 80 for eye in eyes(wardrobe.head_of("polar-bear").shapes))


def test_states_have_addresses() -> None:
    draw = pictures(load_catalog())["creature"]
    name = "snowy-owl-head+bongo-body"
    assert draw(name, {"state": "hunting"}) not in (draw(name, {}), None)
    assert draw(name, {"state": "in love"}) is None


def test_who_has_shut_eyes_does_not_blink() -> None:
    assert "<set" in creature_svg(OWL, life=True, state="hungry")
    assert "<set" not in creature_svg(OWL, life=True, state="asleep")
