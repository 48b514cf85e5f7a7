"""Cards: every one has a look of its own, says everything in words, and stays small."""

import re
from functools import cache

import pytest

from galapagos.art.geometry import polar
from galapagos.art.shapes import extent
from galapagos.art.svg import path_data
from galapagos.games.darwin.art.card import CardFace, card_svg
from galapagos.games.darwin.art.deck import card_faces
from galapagos.games.darwin.art.looks import wardrobe
from galapagos.games.darwin.art.looks.carriers import CARRIERS
from galapagos.games.darwin.art.part_art import docks_of, part_art, part_svg
from galapagos.games.darwin.art.words import word
from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.text.languages import LANGUAGES
from tests.amounts import few
from tests.art.documents import check_document, ids_of, titles_of
from tests.art.plane import Region

MOST_BYTES = 12 * 1024


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


@cache
def drawn(theme: str) -> list[tuple[CardFace, str]]:
    """Return every card of the set with its picture."""
    return [(face, card_svg(face, theme)) for face in card_faces(load_catalog())]


def test_every_card_of_the_set_has_a_look(catalog: Catalog) -> None:
    missing = [card.id for card in catalog.cards if not wardrobe.has_look(card.part, card.animal)]
    assert missing == []


def test_bodies_have_the_sites_of_their_cards(catalog: Catalog) -> None:
    for card in catalog.cards:
        if card.part == "body":
            body = wardrobe.body_of(card.animal)
            assert body.leg_sites == card.leg_sites, card.id
            assert int(body.has_tail) == card.tail_sites, card.id
            kinds = [dock.kind for dock in docks_of(body)]
            assert kinds.count("legs") == card.leg_sites


@pytest.mark.parametrize("animal", wardrobe.animals("body"))
def test_docks_lie_outside_the_body(animal: str) -> None:
    art = part_art("body", animal)
    body = Region(art.shapes)
    for dock in art.docks:
        assert not body.covers(*polar(dock.x, dock.y, dock.angle + 180, 6)), (animal, dock)


@pytest.mark.parametrize("part", ["body", "wings", "tail"])
def test_a_part_stands_before_the_ghost_of_its_own_animal(part: str) -> None:
    """No two animals share a ghost, and a good deal of it lies beside the part."""
    seen: dict[str, str] = {}
    for animal in wardrobe.animals(part):
        art = part_art(part, animal)
        assert art.ghost, animal
        left, top, right, bottom = extent(art.shapes)
        beside = [
            (x, y)
            for _, points in art.ghost
            for x, y in points
            if not (left < x < right and top < y < bottom)
        ]
        assert len(beside) > 5, animal
        assert seen.setdefault(path_data(art.ghost), animal) == animal


def test_the_head_behind_a_pair_of_wings_is_seen() -> None:
    """The eye of the ghost and some of each of its colours lie beside the wings."""
    for animal in wardrobe.animals("wings"):
        art = part_art("wings", animal)
        wings = Region(art.shapes)
        eye = CARRIERS[animal].eye
        assert eye is None or not wings.covers(*eye), animal
        for patch in art.patches:
            places = [points[-1] for _, points in patch.path if points]
            hidden = sum(wings.covers(*place) for place in places)
            assert hidden < len(places) * 0.7, (animal, patch.fill)


@pytest.mark.parametrize("theme", few(["light", "dark"], 1))
def test_all_cards(theme: str) -> None:
    seen: dict[str, str] = {}
    for face, svg in drawn(theme):
        root = check_document(svg, MOST_BYTES)
        spoken = " ".join(titles_of(root))
        for name, count in face.symbols:
            assert f"{face.word(name)} {count}" in spoken
        assert f"competition {face.strength}" in spoken
        assert f"hearts {face.hearts}" in spoken
        drawing = re.sub(r"g[0-9a-f]{8}", "", svg.partition('viewBox="0 0 284 246"')[2])
        assert drawing.partition("</svg>")[0] not in seen
        seen[drawing.partition("</svg>")[0]] = face.id


def test_ids_are_unique_over_all_cards() -> None:
    found: set[str] = set()
    for _, svg in drawn("light"):
        ids = ids_of(svg)
        assert not ids & found
        found |= ids


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
def test_cards_speak_every_language(catalog: Catalog, language: str) -> None:
    for face in list(card_faces(catalog, language))[::7]:
        root = check_document(card_svg(face), MOST_BYTES)
        assert root.attrib["aria-label"] == face.sentence()
        assert word("hearts", language) in face.sentence()


def test_symbols_are_repeated_as_often_as_they_count() -> None:
    face = CardFace("x", "cheetah", "legs2", "Cheetah", (("run", 4), ("dig", 1)), hearts=3)
    svg = card_svg(face)
    assert len(re.findall(r'href="#\w+run"', svg)) == 3
    assert len(re.findall(r'href="#\w+dig"', svg)) == 0
    assert len(re.findall(r'href="#\w+heart"', svg)) == 2


def test_a_name_is_escaped() -> None:
    face = CardFace("x", "bongo", "head", 'Tom & "Jerry" <b>')
    root = check_document(card_svg(face), MOST_BYTES)
    assert root.attrib["aria-label"].startswith('Tom & "Jerry" <b>')


def test_an_unknown_animal_borrows_a_look_and_keeps_it() -> None:
    assert wardrobe.stand_in("head", "unicorn") == wardrobe.stand_in("head", "unicorn")
    check_document(
        card_svg(CardFace("u", "unicorn", "head", "Unicorn", diet="herbivore")), MOST_BYTES
    )


def test_the_same_card_gives_the_same_bytes(catalog: Catalog) -> None:
    face = next(card_faces(catalog))
    assert card_svg(face) == card_svg(face)


@pytest.mark.parametrize("part", wardrobe.PARTS)
def test_single_parts(part: str) -> None:
    for animal in wardrobe.animals(part)[::5]:
        check_document(part_svg(part, animal), 10 * 1024)
