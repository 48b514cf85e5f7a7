"""Origin's animals wear any traits, and what they wear can be seen."""

import random
from itertools import combinations

import pytest

from galapagos.art.shapes import extent
from galapagos.games.origin.art.animal import (
    HEIGHT,
    WIDTH,
    Animal,
    Link,
    animal_svg,
    framed,
    row_svg,
)
from galapagos.games.origin.art.body import COLOURS
from galapagos.games.origin.art.drawings import random_animal
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from tests.art.documents import check_document
from tests.art.plane import pieces

MOST_BYTES = 30 * 1024
MARGIN = 12


def check_frame(animal: Animal) -> None:
    left, top, right, bottom = extent(framed(animal))
    assert left >= MARGIN
    assert top >= MARGIN
    assert right <= WIDTH - MARGIN
    assert bottom <= HEIGHT - MARGIN


@pytest.mark.parametrize("trait", TRAIT_KEYS)
def test_every_trait_changes_the_picture(trait: str) -> None:
    plain, dressed = Animal(), Animal(frozenset((trait,)))
    strip = animal_svg(plain, title="x").partition("<defs>")[2]
    assert animal_svg(dressed, title="x").partition("<defs>")[2] != strip
    assert trait.replace("_", " ") in animal_svg(dressed)


def test_all_pairs_of_traits_stay_in_the_frame_and_in_one_piece() -> None:
    for pair in combinations(TRAIT_KEYS, 2):
        animal = Animal(frozenset(pair))
        check_frame(animal)
        shapes = [s for s in framed(animal) if s.in_outline and s.role != "loose"]
        if "tail_loss" not in pair:
            assert pieces(shapes) == 1, pair


def test_random_animals() -> None:
    rng = random.Random(7)
    for _ in range(60):
        animal = random_animal(rng)
        check_frame(animal)
        check_document(animal_svg(animal), MOST_BYTES)


@pytest.mark.parametrize("colour", COLOURS)
def test_all_nineteen_traits_at_once(colour: str) -> None:
    animal = Animal(frozenset(TRAIT_KEYS), colour, 8, 3, 2, 5, 3)
    check_frame(animal)
    check_document(animal_svg(animal), MOST_BYTES)


def test_players_differ_by_pattern_not_only_by_colour() -> None:
    """With all colours made one, no two coats are drawn alike."""
    from galapagos.games.origin.art.body import COATS, Lizard

    chain = Lizard(frozenset(), COATS["green"]).chain
    shapes = set()
    for coat in COATS.values():
        shapes.add(str([getattr(d, "path", getattr(d, "points", "")) for d in coat.pattern(chain)]))
    assert len(shapes) == len(COATS)


def test_food_is_counted_in_tokens_then_in_numbers() -> None:
    few = animal_svg(Animal(needs=3, food=1, extra=1))
    assert few.count("stroke-dasharray") == 1
    many = animal_svg(Animal(needs=12, food=7, extra=4))
    assert ">7</text>" in many
    assert ">4</text>" in many
    assert ">1</text>" in many


def test_more_fat_than_pouches_is_a_number() -> None:
    assert ">6/9</text>" in animal_svg(Animal(frozenset(("fat_tissue",)), fat_slots=9, fat=6))


def test_links_run_between_partners() -> None:
    animals = [Animal(frozenset(("communication",))), Animal(), Animal(colour="red")]
    links = [Link("communication", 0, 2), Link("cooperation", 1, 2), Link("symbiosis", 2, 0)]
    check_document(row_svg(animals, links), 60 * 1024)
    assert row_svg(animals, links) != row_svg(animals)


def test_unknown_traits_are_refused() -> None:
    with pytest.raises(ValueError, match="laser"):
        animal_svg(Animal(frozenset(("laser",))))


def test_sleepers_close_their_eye() -> None:
    trait = frozenset(("hibernation",))
    assert animal_svg(Animal(trait, asleep=True)) != animal_svg(Animal(trait))
