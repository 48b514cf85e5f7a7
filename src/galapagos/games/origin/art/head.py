"""The head of Origin's animal and the traits that are worn on it."""

from dataclasses import replace
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Path, ellipse, leaf, polar, spline
from galapagos.art.marks import blob, curve, patch
from galapagos.art.palette import INK
from galapagos.art.shapes import Detail, Dots, Mark, Shape
from galapagos.games.origin.art.body import Lizard
from galapagos.games.origin.art.mood import look, mouth

EYE: Final = (44, -20)
_TEMPLE: Final = (-5, -4)
_CROWN: Final = (14, -44)
_NAPE: Final = (-22, -14)


def head(animal: Lizard) -> None:
    """The skull with jaw, eye and everything that is worn on the face."""
    lips, jaw = mouth(animal.mood, animal.has("carnivorous"))
    if jaw:
        animal.head.append(Shape(jaw, animal.coat.belly, z=-0.4))
    over: list[Detail] = [blob(86, -8, 3.4, 2.4, turn=-20), *lips, *_eye(animal)]
    inside: list[Detail] = [patch("-30,30 20,22 60,24 120,16 120,60 -20,60", animal.coat.belly)]
    if animal.has("camouflage"):
        crown, cheek = "0,-40 22,-52 34,-36 16,-24", "-16,-4 0,-12 12,4 -4,18"
        inside += [
            patch(cheek if animal.has("hibernation") else crown, "cocoa"),
            patch("66,-22 86,-16 80,-2 64,-6", "pine"),
        ]
    if animal.has("piracy"):
        over += _eyepatch(animal)
    skull = Chain([(0, 0, 33), (28, -12, 42), (70, 4, 28), (92, 10, 21)])
    animal.head.append(
        Shape(
            skull.outline(),
            animal.coat.base,
            tuple(inside),
            tuple(over),
            role="skull",
            joint=(0, 0, 35),
        )
    )
    for trait, draw in _WORN.items():
        if animal.has(trait):
            draw(animal)


def _eye(animal: Lizard) -> list[Detail]:
    x, y = EYE
    r = 20 if animal.has("sharp_vision") else 14
    seen = look(animal.mood, EYE, r, animal.own.iris, animal.has("carnivorous"))
    if not animal.has("sharp_vision"):
        return [_unseen(mark) for mark in seen] if animal.has("piracy") else seen
    beams: Path = []
    for angle in (-143, -113, -83, -53, -23):
        beams += [("M", (polar(x, y, angle, r + 11),)), ("L", (polar(x, y, angle, r + 20),))]
    ring = Mark(ellipse(x, y, r + 6), "cream", INK, 2.4)
    return [ring, *seen, Mark(beams, None, "amber", 4.2)]


def _unseen(mark: Detail) -> Detail:
    """An eye under its patch: it does not blink."""
    return replace(mark, role="") if isinstance(mark, Mark) else mark


def _eyepatch(animal: Lizard) -> list[Detail]:
    """Over the eye; pushed back to the temple if the animal has sharp vision: both are seen."""
    pushed = animal.has("sharp_vision")
    x, y = _TEMPLE if pushed else EYE
    ends = [((x - 9, y - 20), (x - 5, y)), ((x, y), (x + 18, y + 28))]
    strap = [curve(*end, width=5.5) for end in ends]
    if not pushed:
        strap = [curve((-26, -8), (8, -28), (x - 8, y - 12), width=5.5)]
    cross: Path = [
        ("M", ((x - 7, y - 4),)),
        ("L", ((x + 5, y + 7),)),
        ("M", ((x + 5, y - 4),)),
        ("L", ((x - 7, y + 7),)),
    ]
    return [
        *strap,
        patch(
            [
                (x - 18, y - 10),
                (x, y - 17),
                (x + 18, y - 10),
                (x + 13, y + 10),
                (x, y + 16),
                (x - 13, y + 10),
            ],
            INK,
        ),
        Mark(cross, None, "bone", 3),
    ]


def _leaves(animal: Lizard) -> None:
    """A tuft on the crown; under a nightcap it grows from the nape."""
    fill, vein = ("pine", "moss") if animal.coat.dark == "moss" else ("leaf", "pine")
    capped = animal.has("hibernation")
    x, y = _NAPE if capped else _CROWN
    back = 38 if capped else 0
    for angle, length in ((250 - back, 44), (285 - back, 38), (215 - back, 34)):
        mark = curve((x, y), polar(x, y, angle, length * 0.8), width=2, colour=vein)
        animal.head.append(Shape(spline(leaf(x, y, length, 22, angle)), fill, (mark,), z=-0.6))


def _bone(animal: Lizard) -> None:
    animal.head.append(
        Shape(Chain([(62, 46, 7), (98, 40, 6), (134, 34, 7)]).outline(), "cream", z=0.5)
    )
    knobs: Path = []
    for x, y in ((58, 40), (60, 54), (136, 26), (139, 41)):
        knobs += ellipse(x, y, 9)
    animal.head.append(Shape(knobs, "cream", z=0.51, shade=0, line=0))


def _grass(animal: Lizard) -> None:
    fill = "pine" if animal.coat.dark == "moss" else "leaf"
    for angle, length in ((-18, 56), (8, 62), (34, 52)):
        animal.head.append(Shape(spline(leaf(100, 20, length, 12, angle)), fill, z=-0.3, line=0.8))


def _nightcap(animal: Lizard) -> None:
    cap = spline(
        [
            (-8, -36, 1),
            (6, -74),
            (-20, -98),
            (-52, -92, 1),
            (-40, -108),
            (0, -114),
            (34, -92),
            (56, -46, 1),
            (24, -56),
        ]
    )
    stars = Dots(((10, -78), (30, -74), (-6, -98), (20, -98), (40, -62)), 4, "lemon")
    animal.head += [
        Shape(cap, "indigo", (stars,), z=1),
        Shape(Chain([(-6, -38, 10), (24, -58, 10), (56, -48, 10)]).outline(), "white", z=1.1),
        Shape(ellipse(-52, -90, 14), "white", z=1.2),
    ]


_WORN: Final = {
    "camouflage": _leaves,
    "scavenger": _bone,
    "grazing": _grass,
    "hibernation": _nightcap,
}
