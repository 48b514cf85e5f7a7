"""Origin's animals wear any traits, and what they wear can be seen."""

import math
import random
import re
from dataclasses import replace
from itertools import combinations, islice

import pytest

from galapagos.art.geometry import bounds
from galapagos.art.palette import INK, colour
from galapagos.art.shapes import Mark, Shape, extent
from galapagos.games.origin.art.animal import (
    HEIGHT,
    WIDTH,
    Animal,
    Link,
    animal_svg,
    framed,
    lizard,
    row_svg,
)
from galapagos.games.origin.art.body import COLOURS, INDIVIDUALS, SEAT_COATS
from galapagos.games.origin.art.drawings import random_animal
from galapagos.games.origin.art.head import EYE
from galapagos.games.origin.art.mood import MOODS
from galapagos.games.origin.art.pictures import pictures
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from tests.amounts import amount
from tests.art.documents import check_document
from tests.art.plane import Region, pieces

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
    for pair in islice(combinations(TRAIT_KEYS, 2), 0, None, amount(3, 1)):
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


def test_no_two_animals_of_a_player_look_the_same() -> None:
    herd = [
        animal_svg(Animal(colour="blue", individual=i), title="x") for i in range(INDIVIDUALS + 1)
    ]
    drawn = {re.sub(r"g[0-9a-f]{8}", "", svg) for svg in herd}
    assert len(drawn) == len(herd)


def test_individuals_wear_any_traits() -> None:
    rng = random.Random(3)
    for i in range(1, INDIVIDUALS + 1):
        animal = replace(random_animal(rng), individual=i)
        check_frame(animal)
        check_document(animal_svg(animal), MOST_BYTES)
        if "tail_loss" not in animal.traits:
            assert pieces([s for s in framed(animal) if s.in_outline]) == 1, animal


def test_every_seat_has_a_coat_of_its_own() -> None:
    assert sorted(SEAT_COATS) == sorted(COLOURS)


def test_coats_and_individuals_have_addresses() -> None:
    draw = pictures()["origin"]
    plain = draw("animal", {"traits": "running"})
    assert plain != draw("animal", {"traits": "running", "seat": "0"})
    assert plain != draw("animal", {"traits": "running", "individual": "3"})
    for wrong in (
        {"seat": "8"},
        {"seat": "x"},
        {"individual": "-1"},
        {"individual": str(INDIVIDUALS + 1)},
    ):
        assert draw("animal", wrong) is None


def test_leaves_are_seen_beside_a_nightcap() -> None:
    head = lizard(Animal(frozenset(("hibernation", "camouflage")))).head
    cap = Region(shape for shape in head if shape.fill in ("indigo", "white"))
    leaves = [shape for shape in head if shape.fill == "pine"]
    assert len(leaves) == 3
    for leaf in leaves:
        assert not any(cap.covers(x, y) for _, points in leaf.outline for x, y in points)


def test_an_eyepatch_leaves_a_sharp_eye_free() -> None:
    head = lizard(Animal(frozenset(("sharp_vision", "piracy")))).head
    (skull,) = (shape for shape in head if shape.role == "skull")
    (patch,) = (mark for mark in skull.over if isinstance(mark, Mark) and mark.fill == INK
                and bounds([mark.path])[0] < 0)  # fmt: skip
    ring = max(math.dist(EYE, point) for _, points in _ring(skull).path for point in points)
    assert all(math.dist(EYE, point) > ring for _, points in patch.path for point in points)


def _ring(skull: Shape) -> Mark:
    (ring,) = (mark for mark in skull.over if isinstance(mark, Mark) and mark.fill == "cream")
    return ring


def test_a_swimmer_that_digs_stands_on_dry_land_behind() -> None:
    svg = animal_svg(Animal(frozenset(("swimming", "burrowing"))))
    assert "M300 404q35-20 70 0" in svg
    assert "M20 404q35-20 70 0" in animal_svg(Animal(frozenset(("swimming",))))


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


@pytest.mark.parametrize("state", MOODS)
def test_every_state_is_worn_with_every_trait(state: str) -> None:
    for trait in TRAIT_KEYS:
        animal = Animal(frozenset((trait,)), state=state)
        check_frame(animal)
        if trait != "tail_loss":
            assert pieces([s for s in framed(animal) if s.in_outline]) == 1, (state, trait)
    every = Animal(frozenset(TRAIT_KEYS), state=state)
    check_frame(every)
    check_document(animal_svg(every), MOST_BYTES)


@pytest.mark.parametrize("traits", [(), ("carnivorous",), ("sharp_vision",)])
def test_states_differ_in_face_and_in_stance(traits: tuple[str, ...]) -> None:
    """A hunter looks the same whether it hunts or not, but for its stance."""
    made = [lizard(Animal(frozenset(traits), state=state)) for state in MOODS]
    faces = {str([shape.over for shape in animal.head if shape.role == "skull"]) for animal in made}
    assert len(faces) == len(MOODS) - ("carnivorous" in traits)
    stances = {str([shape.outline for shape in animal.shapes]) for animal in made}
    assert len(stances) == len(MOODS)


def test_whatever_it_feels_a_hunter_shows_its_fangs() -> None:
    for state in MOODS:
        head = lizard(Animal(frozenset(("carnivorous",)), state=state)).head
        (skull,) = (shape for shape in head if shape.role == "skull")
        whites = [
            m for m in skull.over if isinstance(m, Mark) and m.fill == "white" and m.width == 2
        ]
        assert len(whites) >= 2, state


def test_states_have_addresses() -> None:
    draw = pictures()["origin"]
    drawn = [draw("animal", {"state": state}) for state in MOODS]
    assert len(set(drawn)) == len(MOODS)
    assert drawn[0] == draw("animal", {})
    assert draw("animal", {"asleep": "1"}) == draw("animal", {"state": "asleep"})
    assert draw("animal", {"state": "in love"}) is None


def test_sleepers_close_their_eye() -> None:
    trait = frozenset(("hibernation",))
    assert animal_svg(Animal(trait, state="asleep")) != animal_svg(Animal(trait))


def test_only_sleepers_snore() -> None:
    """Whoever could sleep and is awake showed "Zzz" too."""
    trait = frozenset(("hibernation",))

    def snores(animal: Animal) -> int:
        return animal_svg(animal).count(f'stroke="{colour("indigo")}" stroke-width="6"')

    assert snores(Animal(trait, state="asleep")) == 1
    for state in (mood for mood in MOODS if mood != "asleep"):
        assert snores(Animal(trait, state=state)) == 0, state


def test_animals_look_to_the_right() -> None:
    """Where two are drawn beside each other the one on the right is turned around."""
    for trait in ("carnivorous", "running", "swimming"):
        shapes = framed(Animal(frozenset((trait,))))
        skull = next(shape.box for shape in shapes if shape.role == "skull")
        assert (skull[0] + skull[2]) / 2 > WIDTH / 2
