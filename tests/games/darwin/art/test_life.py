"""Living pictures blink and do nothing else; without being asked all pictures are still."""

import random
import re

from galapagos.games.darwin.art.creature import creature_svg, random_creature
from galapagos.games.darwin.art.looks import wardrobe
from galapagos.games.darwin.art.pictures import pictures as darwin
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.origin.art.animal import Animal, animal_svg
from galapagos.games.origin.art.pictures import pictures as origin
from tests.art.documents import check_document

MOST_BYTES = 30 * 1024
_LIDS = re.compile(
    r"<style>@media\(prefers-reduced-motion:reduce\).*?</style><g id=.*?<set .*?/></g>"
)


def lids(svg: str) -> int:
    """How many lids a living picture has; all else in it must be as in a still one."""
    found = _LIDS.findall(svg)
    check_document(_LIDS.sub("", svg), MOST_BYTES)
    return sum(layer.count("<ellipse") for layer in found)


def test_pictures_are_still_unless_asked() -> None:
    assert "<set" not in animal_svg(Animal())
    assert "<set" in animal_svg(Animal(), life=True)


def test_an_animal_blinks_with_the_eye_that_is_seen() -> None:
    def count(*traits: str, state: str = "") -> int:
        return lids(animal_svg(Animal(frozenset(traits), state=state), life=True))

    assert count() == 1
    assert count("piracy") == 0
    assert count("piracy", "sharp_vision") == 1
    assert count(state="asleep") == 0
    assert count(state="hungry") == 1


def test_nearly_every_head_can_blink() -> None:
    """Turrets and stalks are drawn in ways of their own; all other heads have an eye that shuts."""
    heads = wardrobe.animals("head")
    shapes = (wardrobe.head_of(animal).shapes for animal in heads)
    blink = [
        any(m for s in head for m in s.over if getattr(m, "role", "") == "eye") for head in shapes
    ]
    assert sum(blink) / len(heads) > 0.9


def test_living_creatures_stay_small() -> None:
    rng = random.Random(11)
    for _ in range(12):
        creature = random_creature(rng)
        still, living = creature_svg(creature), creature_svg(creature, life=True)
        assert len(living) - len(still) < 1200
        assert lids(living) <= 8


def test_life_has_an_address() -> None:
    drawn = origin()["origin"]
    assert drawn("animal", {"life": "1"}) not in (drawn("animal", {}), None)
    assert drawn("animal", {"life": "0"}) == drawn("animal", {})
    creature = darwin(load_catalog())["creature"]
    name = "orca-head+lion-body"
    assert creature(name, {"life": "1"}) not in (creature(name, {}), None)
