"""What each of Origin's nineteen traits adds to the lizard, in any combination."""

from dataclasses import replace
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, ellipse, place, polygon, spline
from galapagos.art.marks import blob, curve, eye, line
from galapagos.art.palette import INK
from galapagos.art.patterns import blots, dots, paint_on
from galapagos.art.shapes import BODY, TAIL, Detail, Dots, Mark, Shape
from galapagos.games.origin.art.body import Lizard, add_tail, add_torso, ridge

LOOSE: Final = place(-30, -12)
"""Where the tip of a lost tail lies."""
FRONT: Final = BODY + 20
"""Layer of what sits on the back, above the near legs."""


def torso(animal: Lizard) -> None:
    """The body with its pattern, blots or warts, and what grows on the back."""
    marks: list[Detail] = []
    if animal.has("camouflage"):
        spots = ((0.12, -0.5, 18), (0.36, -0.75, 17), (0.66, 0.4, 15), (0.94, 0.0, 13))
        others = ((0.3, 0.1, 20), (0.56, -0.3, 21), (0.8, -0.6, 15))
        marks += paint_on(
            animal.chain,
            (blots(spots, "moss"), blots(others[:2], "cocoa"), blots(others[2:], "pine")),
        )
    else:
        marks += animal.coat.pattern(animal.chain)
    if animal.has("poisonous"):
        warts = ((0.2, -0.55), (0.37, -0.35), (0.55, -0.55), (0.7, -0.25), (0.3, -0.85))
        marks += paint_on(animal.chain, (dots(warts, 9, "violet"), dots(warts, 4.6, "orchid")))
    add_torso(animal, marks)
    heavy = animal.has("high_body_weight")
    if heavy:
        ridge(animal, (0.06, 0.2, 0.36, 0.52, 0.68, 0.82), 24, 17, animal.coat.dark, BODY - 0.8)
    elif not animal.has("poisonous"):
        height = 11 * animal.own.comb
        places = (0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8)
        ridge(animal, places, height, 8, animal.coat.dark, BODY - 0.8)
    if animal.has("poisonous"):
        ridge(
            animal,
            (0.13, 0.28, 0.44, 0.6, 0.75),
            34 if heavy else 28,
            8,
            "orchid",
            BODY - 0.9,
            -8,
            "violet",
        )


def tail(animal: Lizard) -> None:
    """The curled tail; after tail loss a stump, a gap with a crack, and a loose tip."""
    if animal.has("tail_loss"):
        course, base = animal.tail, animal.coat.base
        stump = Chain([course.circle(u) for u in (0, 0.18, 0.36, 0.5)])
        tip = Chain([course.circle(u) for u in (0.62, 0.75, 0.88, 1)])
        cut = (blob(*course.centre(0.5), 11, fill="rose"),)
        animal.shapes.append(Shape(stump.outline(end_cap=1), base, cut, z=TAIL, role="tail"))
        x, y = course.centre(0.56)
        crack = Mark(
            polygon(
                [
                    (x - 2, y - 26),
                    (x - 14, y - 14),
                    (x - 6, y - 4),
                    (x - 20, y + 8),
                    (x - 12, y + 20),
                ],
                closed=False,
            ),
            None,
            INK,
            3.2,
        )
        loose = Shape(
            tip.outline(),
            base,
            (blob(*course.centre(0.61), 10, fill="rose"),),
            z=TAIL,
            role="loose",
        )
        animal.shapes.append(replace(loose.moved(LOOSE), over=(crack,)))
    else:
        add_tail(animal)
    if animal.has("swimming"):
        _fins(animal)


def _fins(animal: Lizard) -> None:
    b = animal.bulk
    shift = LOOSE if animal.has("tail_loss") else place()
    fin = Shape(
        spline(
            [
                (-158, -34, 1),
                (-178, -66),
                (-170, -104, 1),
                (-152, -88),
                (-132, -108, 1),
                (-122, -78),
                (-116, -56, 1),
                (-136, -44),
            ]
        ),
        "lagoon",
        (line("-154,-50 -164,-90", 2.4, "teal"), line("-142,-56 -136,-96", 2.4, "teal")),
        z=TAIL - 0.1,
    )
    animal.shapes.append(fin.moved(shift))
    sail: list[Knot] = [
        (-40, -34 * b, 1),
        (-30, -84 * b),
        (-6, -98 * b, 1),
        (0, -80 * b),
        (22, -92 * b, 1),
        (24, -72 * b),
        (44, -74 * b, 1),
        (50, -40 * b, 1),
    ]
    rays = tuple(
        curve((x, -42 * b), (tx, ty * b), width=2.6, colour="teal")
        for x, tx, ty in ((-20, -8, -92), (8, 20, -86), (32, 42, -70))
    )
    animal.shapes.append(Shape(spline(sail), "lagoon", rays, z=BODY - 1))


def mimicry(animal: Lizard) -> None:
    """A large false eye with a brow on the haunch."""
    x, y = animal.hind_hip[0] - 2, animal.hind_hip[1] - 8
    marks = (
        Mark(ellipse(x, y, 25, 22), "cream", INK, 2.6),
        blob(x + 2, y, 17, 16, "tangerine"),
        blob(x + 3, y, 10),
        blob(x + 7, y - 5, 3.6, fill="#ffffff"),
        curve((x - 28, y - 18), (x, y - 33), (x + 28, y - 18), width=4),
    )
    i = next(i for i, shape in enumerate(animal.shapes) if shape.role == "haunch")
    animal.shapes[i] = replace(animal.shapes[i], over=animal.shapes[i].over + marks)


def fat(animal: Lizard, slots: int, full: int) -> None:
    """A row of pouches with a drop: cream and hollow when empty, amber when full."""
    marks: list[Detail] = []
    for i in range(min(slots, 5)):
        x, y = animal.chain.at(0.585 - 0.098 * i, 0.2)
        is_full = i < full
        marks.append(Mark(ellipse(x, y, 12.5), "amber" if is_full else "cream", INK, 3))
        drop = spline([(x, y - 8, 1), (x + 6.5, y + 1), (x, y + 7.5), (x - 6.5, y + 1)])
        marks.append(Mark(drop, "lemon" if is_full else None, INK if is_full else "slate", 2.2))
    if marks:
        spot = ellipse(*animal.chain.at(0.585, 0.2), 4)
        animal.shapes.append(
            Shape(
                spot,
                animal.coat.base,
                (),
                tuple(marks),
                z=57,
                in_outline=False,
                shade=0,
                role="fat",
            )
        )


def parasite(animal: Lizard) -> None:
    """A tick with two eyes on the withers."""
    x, y = animal.chain.at(0.6, -1.0)
    legs = polygon(
        [
            (x - 12, y - 4),
            (x - 30, y + 10),
            (x - 6, y + 4),
            (x - 2, y + 14),
            (x + 4, y + 4),
            (x + 28, y + 12),
            (x + 14, y - 4),
        ]
    )
    over = (
        *eye(x + 10, y - 10, 6.5, "lemon"),
        *eye(x - 4, y - 12, 5.5, "lemon"),
        Mark(polygon([(x + 2, y + 2), (x + 6, y + 9), (x + 9, y + 2)]), "snow"),
    )
    back = spline(
        [
            (x - 22, y + 2),
            (x - 18, y - 20),
            (x, y - 32),
            (x + 18, y - 20),
            (x + 22, y + 2),
            (x, y + 10),
        ]
    )
    shade = Mark(
        spline(
            [(x - 8, y - 30), (x + 2, y - 10), (x - 6, y + 12), (x - 30, y + 10), (x - 26, y - 24)]
        ),
        "indigo",
        opacity=0.5,
    )
    animal.shapes += [
        Shape(legs, "violet", z=FRONT, line=0, shade=0),
        Shape(back, "violet", (shade,), over, z=FRONT + 1),
    ]


def symbiosis(animal: Lizard) -> None:
    """A small bird on the rump."""
    x, y = animal.chain.at(0.3, -1.02)
    y -= 12
    border: list[Knot] = [
        (x - 28, y + 8),
        (x - 14, y - 12),
        (x + 4, y - 28),
        (x + 20, y - 26),
        (x + 22, y - 10),
        (x + 10, y + 10),
        (x - 10, y + 16),
    ]
    over = (
        *eye(x + 13, y - 17, 5, pupil="bead"),
        curve((x - 14, y + 2), (x - 4, y + 6), (x + 2, y - 4), width=2.4),
        curve((x - 2, y + 15), (x - 2, y + 24)),
        curve((x + 6, y + 13), (x + 6, y + 23)),
    )
    animal.shapes += [
        Shape(polygon([(x - 26, y + 4), (x - 44, y + 12), (x - 24, y + 14)]), "ultra", z=FRONT + 2),
        Shape(
            polygon([(x + 20, y - 20), (x + 36, y - 14), (x + 20, y - 10)]),
            "tangerine",
            z=FRONT + 2.5,
        ),
        Shape(spline(border), "sky", (blob(x + 6, y + 12, 20, 12, "white"),), over, z=FRONT + 3),
    ]


def cooperation(animal: Lizard) -> None:
    """A dotted neckerchief."""
    x, y = animal.neck[0] - 2, animal.neck[1] + 4
    band = Chain([(x - 34, y - 22, 13), (x - 4, y + 22, 14), (x + 36, y + 28, 12)])
    white = Dots(((x - 24, y - 6), (x - 6, y + 20), (x + 16, y + 28)), 3.4, "white")
    knot: list[Knot] = [
        (x - 20, y + 10, 1),
        (x - 38, y + 30),
        (x - 34, y + 58, 1),
        (x - 22, y + 46, 1),
        (x - 12, y + 58, 1),
        (x - 6, y + 24, 1),
    ]
    animal.shapes += [
        Shape(band.outline(), "ultra", (white,), z=59),
        Shape(spline(knot), "ultra", (Dots(((x - 24, y + 34),), 3.4, "white"),), z=58.9),
    ]


ON_BODY: Final = {
    "mimicry": mimicry,
    "parasite": parasite,
    "symbiosis": symbiosis,
    "cooperation": cooperation,
}
"""Traits that only add shapes to the finished body."""
