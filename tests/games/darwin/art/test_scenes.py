"""Painted scenes: small, different from each other, and sure of their subject when they are cut."""

import re

import pytest

from galapagos.art.landscape import HEIGHT, WIDTH, Light
from galapagos.art.scene import SHAPES, Scene, cropped
from galapagos.games.darwin.art.biome import BIOMES
from galapagos.games.darwin.art.event import EVENTS, GROUNDS
from galapagos.games.darwin.art.pictures import pictures
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules.terms import EVENT_CARD_KEYS
from tests.art.documents import check_document

SCENES = {**BIOMES, **EVENTS, **GROUNDS}
MOST_BYTES = 6 * 1024
STRIP, COLUMN = 180, 240
"""Height of a wide strip and width of a narrow column, in units of the frame."""


def scenes() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def test_every_event_has_a_scene() -> None:
    assert set(EVENTS) == set(EVENT_CARD_KEYS)


@scenes()
@pytest.mark.parametrize("shape", SHAPES)
def test_scenes_are_small_and_well_formed(scene: Scene, shape: str) -> None:
    for night in (False, True):
        root = check_document(cropped(scene, "words", shape, night), MOST_BYTES)
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        x, y = scene.focus
        assert 0 <= left <= x <= left + width <= WIDTH
        assert 0 <= top <= y <= top + height <= HEIGHT
        assert width / height == pytest.approx(SHAPES[shape][0] / SHAPES[shape][1])


@scenes()
def test_who_does_not_know_the_focus_keeps_it_too(scene: Scene) -> None:
    """Cut by `background: center 62% / cover`, a strip and a column still show the subject."""
    x, y = scene.focus
    assert abs(x - WIDTH / 2) < COLUMN / 4
    top = (HEIGHT - STRIP) * 0.62
    assert top + STRIP / 4 < y < top + STRIP * 3 / 4


def test_no_two_scenes_are_alike() -> None:
    for night in (False, True):
        painted = {scene.paint(Light(night)) for scene in SCENES.values()}
        assert len(painted) == len({id(scene.paint) for scene in SCENES.values()})


def test_suns_differ() -> None:
    """Discs of at least four colours, and nearly every sun at a place of its own."""
    discs = [
        found
        for scene in BIOMES.values()
        for found in re.findall(
            r'<circle cx="([\d.]+)" cy="([\d.]+)" r="[\d.]+" fill="(#\w+)"/>',
            scene.paint(Light()),
        )
    ]
    assert len({fill for _, _, fill in discs}) >= 4
    assert len({(x, y) for x, y, _ in discs}) == len(discs)


@pytest.mark.parametrize("biome", ["polar-desert", "tundra"])
def test_the_sky_of_the_far_north_glows_at_night_only(biome: str) -> None:
    green = "#6fe3ae"
    assert green in BIOMES[biome].paint(Light(is_night=True))
    assert green not in BIOMES[biome].paint(Light())


def test_scenes_have_addresses() -> None:
    drawn = pictures(load_catalog())
    whole = drawn["scene"]("flood", {})
    assert whole
    assert drawn["scene"]("flood", {"shape": "tall"}) not in (whole, None)
    assert drawn["scene"]("flood", {"shape": "bent"}) == whole
    assert drawn["scene"]("savanna", {}) is None
    for ground in ("volcano_active", "token"):
        day, night = drawn["landscape"](ground, {}), drawn["landscape"](ground, {"theme": "dark"})
        assert day
        assert night not in (day, None)
    assert drawn["landscape"]("nowhere", {}) is None
