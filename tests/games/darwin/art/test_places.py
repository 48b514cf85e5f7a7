"""Landscapes, biome and event cards."""

from dataclasses import replace

import pytest

from galapagos.art import draw
from galapagos.games.darwin.art.biome import BIOMES, biome_svg
from galapagos.games.darwin.art.deck import biome_faces, event_faces
from galapagos.games.darwin.art.icons import ICONS
from galapagos.games.darwin.art.places import (
    BiomeFace,
    biome_card_svg,
    event_card_svg,
    icon_of_biome,
)
from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.rules.terms import (
    EVENT_CARD_KEYS,
    FIRST_LASTING,
)
from tests.art.documents import check_document, titles_of


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


def test_the_plate_tells_whether_an_event_lasts() -> None:
    for i, event in enumerate(EVENT_CARD_KEYS):
        assert ICONS[event].family == ("lasting" if i >= FIRST_LASTING else "instant")


def test_every_biome_of_the_set_is_drawn(catalog: Catalog) -> None:
    assert {biome.id for biome in catalog.biomes} == set(BIOMES)


@pytest.mark.parametrize("biome", sorted(BIOMES))
def test_landscapes(biome: str) -> None:
    day, night = biome_svg(biome), biome_svg(biome, night=True)
    check_document(day, 6 * 1024)
    check_document(night, 6 * 1024)
    assert day != night
    check_document(icon_of_biome(biome), 7 * 1024)


@pytest.mark.parametrize("language", ["en", "ja", "sv"])
def test_biome_cards_say_what_they_show(catalog: Catalog, language: str) -> None:
    for face in biome_faces(catalog, language):
        root = check_document(biome_card_svg(face), 14 * 1024)
        spoken = " ".join(titles_of(root))
        for key in (*face.adaptation, *face.forbids):
            assert face.word(key) in spoken


def test_demands_in_words(catalog: Catalog) -> None:
    faces = {face.id: face for face in biome_faces(catalog)}
    high = faces["high-mountains"].needs_words()
    assert high in (
        "climb 2 + cold resistance 1 or fly 2 + cold resistance 1",
        "fly 2 + cold resistance 1 or climb 2 + cold resistance 1",
    )
    assert faces["hill-country"].needs_words() == "run 1 or climb 1"
    assert replace(faces["hill-country"], needs=()).needs_words() == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ja", "sv"])
def test_event_cards(catalog: Catalog, language: str, theme: str) -> None:
    for face in event_faces(catalog, language):
        check_document(event_card_svg(face, theme), 6 * 1024)


def test_a_biome_on_a_continent_carries_its_flag(catalog: Catalog) -> None:
    face = BiomeFace("savanna", "Savanna", continent="africa")
    assert "africa" in biome_card_svg(face).lower()


def test_pictures_show_themselves_in_notebooks(catalog: Catalog) -> None:
    picture = draw(next(event_faces(catalog)))
    assert picture._repr_svg_().startswith("<svg")
    assert str(picture) == picture.svg
