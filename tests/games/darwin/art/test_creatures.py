"""Creatures: any parts assemble to one animal that stands in its frame."""

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from galapagos.art.chain import MAX_SLOPE, Chain
from galapagos.art.paint import SMALL
from galapagos.art.shapes import NEAR_LEG, TAIL, Shape, extent
from galapagos.games.darwin.art.assemble import Assembly, Parts, assemble
from galapagos.games.darwin.art.creature import (
    Creature,
    assemble_creature,
    creature_of,
    creature_svg,
    random_creature,
)
from galapagos.games.darwin.art.frame import SIZE, fit
from galapagos.games.darwin.art.looks import wardrobe
from galapagos.games.darwin.art.part_art import part_art
from galapagos.games.darwin.art.plans.legs import Leg, pair_shapes
from tests.amounts import amount, few
from tests.art.documents import check_document
from tests.art.plane import Region, pieces, polygons

MOST_BYTES = 30 * 1024
HALO = 13
HOW_MANY = 60


def lowest(shapes: Iterator[Shape]) -> float:
    return max(y for s in shapes for polygon in polygons(s.outline) for _, y in polygon)


def is_of_body(shape: Shape) -> bool:
    return 28 < shape.z < NEAR_LEG or NEAR_LEG + 9 <= shape.z < NEAR_LEG + 10


def part_of(assembly: Assembly, kind: str) -> Region:
    roles = {"neck": "skull", "hip": "leg", "wing": "wing"}
    if kind == "tail":
        return Region(s for s in assembly.shapes if TAIL - 1 < s.z < TAIL + 1)
    return Region(s for s in assembly.shapes if s.role == roles[kind])


def check_creature(creature: Creature) -> None:
    assembly = assemble_creature(creature)
    body = Region(filter(is_of_body, assembly.shapes))
    for joint in assembly.joints:
        x = joint.x - (2 if joint.kind == "tail" else 0)
        assert body.covers_disc(joint.x, joint.y, min(joint.radius, 10)), (joint, creature)
        assert part_of(assembly, joint.kind).covers(x, joint.y), (joint, creature)
    assert pieces(assembly.shapes) == 1, creature
    if creature.legs or creature.double_legs:
        legs = (s for s in assembly.shapes if 10 <= s.z < 20 or NEAR_LEG <= s.z < NEAR_LEG + 9)
        assert abs(lowest(legs) - assembly.ground) < 6, creature
    framed = fit(assembly)
    left, top, right, bottom = framed.box
    assert min(left, top) >= HALO, creature
    assert max(right, bottom) <= SIZE - HALO + 5, creature
    assert 0.6 < framed.scale <= 1.3, creature


@pytest.mark.parametrize("seed", few(range(8), 3))
def test_random_creatures_hold_together(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(amount(HOW_MANY // 3, HOW_MANY)):
        check_creature(random_creature(rng))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 108))
def test_thousands_of_creatures_hold_together(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(200):
        check_creature(random_creature(rng))


def test_every_head_sits_on_every_body() -> None:
    step = amount(21, 7)
    for i, head in enumerate(wardrobe.animals("head")):
        for body in wardrobe.animals("body")[i % step :: step]:
            assembly = assemble_creature(Creature(body, head))
            (joint,) = assembly.joints
            assert part_of(assembly, "neck").covers(joint.x, joint.y)
            assert Region(filter(is_of_body, assembly.shapes)).covers(joint.x, joint.y)


def test_random_creatures_are_small_and_well_formed() -> None:
    rng = random.Random(42)
    for _ in range(amount(30, 120)):
        check_document(creature_svg(random_creature(rng)), MOST_BYTES)


def test_the_largest_parts_together_stay_small() -> None:
    def largest(part: str) -> str:
        looks = {animal: _size(part, animal) for animal in wardrobe.animals(part)}
        return max(looks, key=lambda animal: looks[animal])

    creature = Creature(
        body=max(
            (a for a in wardrobe.animals("body") if wardrobe.body_of(a).leg_sites == 2),
            key=lambda animal: _size("body", animal),
        ),
        head=largest("head"),
        double_legs=largest("legs2"),
        wings=largest("wings"),
        tail=largest("tail"),
    )
    check_document(creature_svg(creature), MOST_BYTES)


def _size(part: str, animal: str) -> int:
    from galapagos.games.darwin.art.part_art import part_svg

    return len(part_svg(part, animal))


def test_the_same_creature_gives_the_same_bytes() -> None:
    creature = Creature("giraffe", "orca", (), "common-octopus", "golden-eagle", "seahorse")
    assert creature_svg(creature) == creature_svg(creature)


def test_small_pictures_have_heavier_lines_and_own_ids() -> None:
    creature = Creature("lion", "snowy-owl")
    small, normal = creature_svg(creature, style=SMALL), creature_svg(creature)
    assert len(small) < len(normal)
    assert small.count("stroke-width") > 0
    check_document(small, MOST_BYTES)


def test_single_legs_on_two_sites_rear_up() -> None:
    body = wardrobe.body_of("lion")
    assembly = assemble(Parts(body, legs=(wardrobe.legs_of("ostrich", "legs1"),)))
    torso = next(shape for shape in assembly.shapes if shape.role == "body")
    level = next(s for s in assemble(Parts(body)).shapes if s.role == "body")
    assert torso.box[1] < level.box[1]


def test_pointed_wings_are_told_apart_by_their_silhouettes() -> None:
    """How wide and how high a pair is, of swallow, falcon, tern and albatross."""
    sizes = []
    for animal in ("barn-swallow", "peregrine-falcon", "arctic-tern", "wandering-albatross"):
        left, top, right, bottom = extent(part_art("wings", animal).shapes)
        sizes.append((right - left, bottom - top))
    for a, b in combinations(sizes, 2):
        assert max(abs(x - y) / max(x, y) for x, y in zip(a, b, strict=True)) > 0.15


def test_the_feet_of_a_pair_stand_apart() -> None:
    for part in ("legs1", "legs2"):
        for animal in wardrobe.animals(part):
            leg = wardrobe.legs_of(animal, part)
            if leg.fan:
                continue
            lefts = {
                is_far: min(s.box[0] for s, far in _pair(leg) if far is is_far and s.role == "leg")
                for is_far in (True, False)
            }
            assert lefts[True] - lefts[False] > 12, animal


def _pair(leg: Leg) -> list[tuple[Shape, bool]]:
    return list(pair_shapes(leg, False, False, leg.length, leg.radius))


def test_swimmers_float_above_the_ground() -> None:
    assembly = assemble_creature(Creature("great-white-shark", "orca"))
    assert assembly.ground > lowest(iter(assembly.shapes)) + 20


def test_creatures_from_cards() -> None:
    parts = [("body", "lion"), ("head", "orca"), ("legs1", "emu"), ("legs1", "platypus")]
    assert creature_of(parts) == Creature("lion", "orca", ("emu", "platypus"))
    with pytest.raises(ValueError, match="needs a body"):
        creature_of([("head", "orca")])


@pytest.mark.parametrize("animal", wardrobe.animals("body"))
def test_chains_of_bodies_are_valid(animal: str) -> None:
    nodes = Chain(wardrobe.body_of(animal).nodes).nodes
    for (x0, y0, r0), (x1, y1, r1) in pairwise(nodes):
        distance = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        assert abs(r1 - r0) < max(MAX_SLOPE, 0.95) * distance


@pytest.mark.parametrize("animal", wardrobe.animals("head"))
def test_every_head_looks_at_somebody(animal: str) -> None:
    """An eye has a white glint, and is not hidden under another shape of the head."""
    shapes = sorted(wardrobe.head_of(animal).shapes, key=lambda shape: shape.z)
    glints = 0
    for i, shape in enumerate(shapes):
        above = Region(shapes[i + 1 :])
        for mark in shape.over:
            if getattr(mark, "fill", None) == "#ffffff":
                left, top, right, bottom = Shape(mark.path, "white").box  # type: ignore[union-attr]
                glints += not above.covers((left + right) / 2, (top + bottom) / 2)
    assert glints >= 1
