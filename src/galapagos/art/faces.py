"""Portraits: the faces of the characters that bots are, on a round ground; legible at 24 px.

Every face is turned to the viewer and drawn around the origin. Lines are heavier than an animal's,
for a portrait is mostly seen small.
"""

from collections.abc import Callable, Iterable
from typing import Final

from galapagos.art.geometry import Knot, bounds, ellipse, place, polygon, spline, tuft
from galapagos.art.marks import (
    blob,
    both,
    curve,
    ear,
    eye,
    feeler,
    line,
    nose,
    nostril,
    patch,
    round_ear,
    smile,
    two,
    wedge,
    whiskers,
)
from galapagos.art.notation import Knots, knots, points
from galapagos.art.paint import Style, paint
from galapagos.art.palette import HALO, light
from galapagos.art.shapes import Detail, Dots, Mark, Shape
from galapagos.art.svg import document, prefix

SIZE: Final = 240
_GROUND: Final = 118
_REACH: Final = 208
"""How wide or high a face may be; long ears make it smaller."""
_LINES: Final = Style(outer=7, inner=4.5, halo=5, textures=False)
_MOUTH: Final = 5.0


def _skull(
    border: Knots, fill: str, inside: Iterable[Detail], over: Iterable[Detail], z: float = 0
) -> Shape:
    return Shape(spline(knots(border)), fill, tuple(inside), tuple(over), z=z)


def _oval(rx: float, ry: float, y: float = 6) -> Knots:
    """A head as most have it: full cheeks, a flatter crown."""
    return [
        (0, y - ry), (rx * 0.66, y - ry * 0.8), (rx, y), (rx * 0.74, y + ry * 0.74), (0, y + ry),
        (-rx * 0.74, y + ry * 0.74), (-rx, y), (-rx * 0.66, y - ry * 0.8),
    ]  # fmt: skip


def _mirrored(left: list[Knot]) -> list[Knot]:
    """Return the other side of a border, from its end back to its beginning."""
    return [
        (-knot[0], knot[1], 1) if len(knot) > 2 else (-knot[0], knot[1]) for knot in reversed(left)
    ]


def _eyes(
    apart: float, y: float, r: float = 16, iris: str = "ochre", pupil: str = "round"
) -> list[Mark]:
    """Two eyes, the glint of both at the upper right."""
    return [*eye(-apart, y, r, iris, pupil), *eye(apart, y, r, iris, pupil)]


def _brows(apart: float, y: float, lean: float) -> list[Mark]:
    """Brows over both eyes; a lean above 0 looks grim, below 0 anxious."""
    return two(curve((-apart - 17, y - lean), (-apart + 17, y + lean), width=6), 0)


def _snout(y: float, rx: float, ry: float, fill: str) -> Mark:
    return blob(0, y, rx, ry, fill=fill)


def _smile(y: float, width: float = 20, height: float = 13) -> list[Mark]:
    return smile(0, y, width, height, _MOUTH)


def _frog() -> list[Shape]:
    inside = [patch("-96,30 0,46 96,30 80,100 -80,100", "lime")]
    over = [
        *two(nostril(-9, 6, 4), 0),
        curve((-70, 26), (-34, 44), (0, 48), (34, 44), (70, 26), width=_MOUTH),
        *two(blob(-58, 44, 12, 7, fill="coral", opacity=0.55), 0),
    ]
    head = _skull("0,-44 52,-44 92,6 84,54 0,84 -84,54 -92,6 -52,-44", "leaf", inside, over)
    bulge, other = (
        Shape(
            ellipse(46 * side, -44, 34),
            "leaf",
            (),
            tuple(eye(44 * side, -46, 22, "tangerine", "bar")),
            z=1,
        )
        for side in (-1, 1)
    )
    return [head, bulge, other]


def _tortoise() -> list[Shape]:
    scutes = [
        patch("-40,-76 40,-76 54,-38 0,-14 -54,-38", "ochre"),
        *two(patch("-112,-30 -72,-46 -66,0 -84,30 -120,34", "ochre"), 0),
    ]
    border = "0,-96 62,-82 104,-20 106,44 70,70 -70,70 -106,44 -104,-20 -62,-82"
    shell = _skull(border, "moss", scutes, (), z=-2)
    inside = [patch("-80,34 0,46 80,34 60,120 -60,120", "wheat")]
    over = [
        *_eyes(33, 12, 16, "cocoa"), *_brows(34, -13, -4), *two(nostril(-8, 36, 4), 0),
        curve((-38, 58), (-18, 66), (0, 60), (18, 66), (38, 58), width=_MOUTH),
    ]  # fmt: skip
    return [shell, _skull(_oval(64, 58, 36), "sand", inside, over)]


def _sloth() -> list[Shape]:
    mask = [
        blob(0, 12, 62, 54, fill="cream"),
        *two(patch("-20,-8 -44,-18 -78,6 -92,40 -60,28 -26,14", "cocoa"), 0),
    ]
    over = [
        *_eyes(34, 4, 13, "bark", "bead"), nose(0, 26, 19, 13),
        curve((-36, 44), (-16, 56), (0, 58), (16, 56), (36, 44), width=_MOUTH),
    ]  # fmt: skip
    fringe = wedge("-46,-74 -30,-30 -14,-52 0,-28 14,-52 30,-30 46,-74", "chestnut")
    return [_skull(_oval(86, 78), "caramel", [*mask, fringe], over)]


def _puffer() -> list[Shape]:
    spines = [
        Shape(
            spline(knots(f"{x - 11},{y} {x},{y - 24}! {x + 11},{y} {x},{y + 12}")),
            "tangerine",
            z=-1,
        )
        for x, y in points("-62,-58 -24,-80 24,-80 62,-58")
    ]
    fins = both(ear(-80, 16, 40, 46, 190, "coral", "blush", blunt=True, z=-1), 0)
    inside: list[Detail] = [
        blob(0, 62, 84, 54, fill="cream"),
        Dots(tuple(points("-50,-36 -22,-52 12,-56 40,-46 0,-28 62,-22")), 7, "rust"),
    ]
    over = [
        *_eyes(46, -6, 21, "lemon"), blob(0, 34, 19, 13, fill="coral"),
        curve((-14, 34), (0, 31), (14, 34), width=_MOUTH),
    ]  # fmt: skip
    return [*spines, *fins,
            _skull(_oval(86, 80, 4), "tangerine", inside, over)]  # fmt: skip


def _hare() -> list[Shape]:
    ears = both(ear(-26, -34, 86, 42, -104, "wheat", "blush", tip="bark", z=-1), 0)
    inside = [blob(0, 62, 46, 40, fill="cream"), *two(blob(-40, 10, 25, 27, fill="cream"), 0)]
    over = [
        *_eyes(39, 12, 16, "cocoa"), nose(0, 40, 11, 9, "rose"), *_smile(58, 16, 11),
        *whiskers(0, 48, 84),
    ]  # fmt: skip
    return [*ears, _skull(_oval(68, 66, 28), "wheat", inside, over)]


def _canine(
    fill: str, cheek: str, iris: str, inner: str, tip: str | None, grim: float
) -> list[Shape]:
    """A wolf or a fox: pointed ears, ruff at the cheeks, a light mask."""
    ears = both(ear(-46, -36, 66, 62, -112, fill, inner, tip=tip, z=-1), 0)
    left = tuft([(-66, -28), (-84, 26), (-40, 74)], -16, 4)
    cheeks: list[Knot] = [*left, (0, 92, 1), *_mirrored(left)]
    border: list[Knot] = [(0, -62), (-46, -54), *cheeks, (46, -54)]
    inside = [
        *two(patch("0,96 -8,34 -30,22 -100,24 -70,100", cheek), 0), _snout(66, 30, 40, cheek),
    ]  # fmt: skip
    over = [*_eyes(36, 0, 15, iris), *_brows(37, -24, grim), nose(0, 46, 16, 12), *_smile(68, 18)]
    return [*ears, _skull(border, fill, inside, over)]


def _wolf() -> list[Shape]:
    return _canine("slate", "silver", "amber", "graphite", None, 7)


def _fox() -> list[Shape]:
    return _canine("tangerine", "white", "leaf", "soot", "soot", 5)


def _lark() -> list[Shape]:
    crest = Shape(spline(knots("-30,-56 -26,-104! -8,-72 0,-116! 8,-72 26,-104! 30,-56")),
                  "chestnut", z=-1)  # fmt: skip
    inside: list[Detail] = [
        blob(0, 58, 70, 52, fill="cream"), *two(blob(-38, -2, 31, 27, fill="sand"), 0),
        *two(curve((-80, 34), (-52, 46), (-24, 40), width=7, colour="chestnut"), 0),
        Dots(tuple(points("-34,62 -12,72 12,72 34,62 0,56")), 5, "chestnut"),
    ]  # fmt: skip
    over = [
        *_eyes(38, -2, 18, "cocoa"),
        Mark(spline(knots("-18,20! 0,10 18,20! 0,56!")), "amber", "ink", 4.5),
        curve((-16, 24), (0, 32), (16, 24), width=4),
    ]
    return [crest, _skull(_oval(82, 76), "caramel", inside, over)]


def _squirrel() -> list[Shape]:
    ears = both(ear(-46, -40, 60, 44, -106, "rust", "blush", tip="chestnut", z=-1), 0)
    inside = [*two(blob(-36, 44, 42, 40, fill="cream"), 0), blob(0, 70, 36, 34, fill="cream")]
    over = [
        *_eyes(37, 2, 18, "bark", "bead"), nose(0, 32, 12, 9), *_smile(50, 18, 10),
        Mark(polygon([(-9, 55), (9, 55), (8, 72), (-8, 72)]), "white", "ink", 3.5),
        line("0,55 0,72", 3), *whiskers(0, 40, 84),
    ]  # fmt: skip
    return [*ears, _skull(_oval(84, 68, 14), "rust", inside, over)]


def _otter() -> list[Shape]:
    ears = both(round_ear(-68, -44, 20, "cocoa", "caramel", z=-1), 0)
    inside = [blob(0, 44, 76, 56, fill="sand"), *two(blob(-24, 44, 33, 28, fill="cream"), 0)]
    over = [
        *_eyes(38, -6, 14, "bark", "bead"), nose(0, 20, 21, 14), *_smile(46, 24, 13),
        *whiskers(0, 44, 94),
    ]  # fmt: skip
    return [*ears, _skull(_oval(88, 72), "cocoa", inside, over)]


def _panda() -> list[Shape]:
    """The red one."""
    ears = both(round_ear(-58, -46, 31, "white", "chestnut", z=-1), 0)
    inside = [
        *two(patch("-96,10 -60,-8 -42,26 -60,60 -90,60", "white"), 0),
        *two(blob(-34, -32, 17, 11, fill="white", turn=-16), 0),
        *two(patch("-30,18 -44,14 -52,70 -34,70", "chestnut"), 0), _snout(44, 34, 28, "white"),
    ]  # fmt: skip
    over = [*_eyes(34, 4, 15, "bark", "bead"), nose(0, 32, 15, 11), *_smile(52, 18, 11)]
    return [*ears, _skull(_oval(86, 70), "rust", inside, over)]


def _hedgehog() -> list[Shape]:
    left = tuft([(0, -66), (-60, -50), (-88, 6), (-70, 64)], -30, 7)
    quills = Shape(spline([*left, *_mirrored(left)]), "bark",
                   (*two(line("-30,-84 -22,-50", 6, "caramel"), 0),
                    *two(line("-72,-56 -52,-34", 6, "caramel"), 0),
                    *two(line("-100,0 -76,4", 6, "caramel"), 0)), z=-1)  # fmt: skip
    ears = both(round_ear(-54, -18, 17, "wheat", "blush", z=-0.5), 0)
    over = [*_eyes(30, 14, 15, "bark", "bead"), nose(0, 46, 16, 13), *_smile(66, 16, 9)]
    inside = [blob(0, 50, 40, 34, fill="cream"), patch("-14,-40 0,14 14,-40", "bark")]
    return [quills, *ears, _skull(_oval(62, 60, 26), "wheat", inside, over)]


def _caracal() -> list[Shape]:
    tufts = both(feeler("-62,-84,7 -74,-112,4 -94,-122,2", "soot", z=-2), 0)
    ears = both(ear(-44, -36, 72, 50, -110, "caramel", "soot", z=-1), 0)
    inside = [
        *two(blob(-34, 16, 22, 20, fill="cream"), 0), _snout(56, 42, 32, "cream"),
        *two(line("-22,20 -20,40", 6, "bark"), 0), *two(line("-24,-22 -22,-44", 6, "bark"), 0),
    ]  # fmt: skip
    over = [
        *_eyes(36, 4, 17, "lime", "slit"), *_brows(37, -21, 6), nose(0, 40, 15, 11, "chestnut"),
        *_smile(60, 20, 12), *whiskers(0, 54, 88),
    ]  # fmt: skip
    return [*tufts, *ears, _skull(_oval(78, 70, 14), "caramel", inside, over)]


def _owl() -> list[Shape]:
    horns = both(ear(-44, -40, 58, 40, -120, "chestnut", None, z=-1), 0)
    discs = [*two(blob(-37, 2, 43, fill="sand"), 0), *two(blob(-37, 2, 33, fill="bone"), 0)]
    breast = [Dots(tuple(points("-40,66 -14,74 14,74 40,66 0,60 -26,84 26,84")), 6, "bark")]
    over = [
        *_eyes(36, 2, 26, "amber"),
        *_brows(38, -36, 8),
        Mark(spline(knots("-13,18! 0,10 13,18! 2,48! -2,48!")), "graphite", "ink", 4.5),
    ]
    return [*horns, _skull(_oval(84, 80), "chestnut", [*discs, *breast], over)]


def _badger() -> list[Shape]:
    ears = both(round_ear(-60, -46, 20, "soot", "white", z=-1), 0)
    stripe = patch("-16,-72 -30,-60 -64,20 -40,50 -18,20 -10,-30", "soot")
    inside = [
        *two(stripe, 0), _snout(62, 40, 28, "silver"), *two(blob(-88, 20, 26, 44, fill="slate"), 0),
    ]  # fmt: skip
    over = [
        *_eyes(36, 4, 13, "caramel"), nose(0, 48, 20, 14), *_smile(72, 20, 11),
    ]  # fmt: skip
    return [*ears, _skull(_oval(80, 76, 10), "white", inside, over)]


def _leopard() -> list[Shape]:
    ears = both(round_ear(-60, -46, 24, "silver", "slate", z=-1), 0)
    rosettes = Dots(
        tuple(points("-22,-50 0,-60 22,-50 -52,-34 52,-34 0,-36 -72,0 72,0 -70,26 70,26")), 6,
        "graphite",
    )  # fmt: skip
    inside: list[Detail] = [
        rosettes,
        *two(blob(-24, 54, 36, 28, fill="white"), 0),
        _snout(80, 24, 16, "white"),
    ]
    over = [
        *_eyes(37, -2, 18, "sky"), *_brows(38, -28, 7), nose(0, 34, 17, 12, "rose"),
        *_smile(56, 22, 13), *whiskers(0, 52, 92),
    ]  # fmt: skip
    return [*ears, _skull(_oval(86, 76, 8), "silver", inside, over)]


FACES: Final[dict[str, tuple[str, Callable[[], list[Shape]]]]] = {
    "frog": ("teal", _frog),
    "tortoise": ("lagoon", _tortoise),
    "sloth": ("leaf", _sloth),
    "puffer": ("azure", _puffer),
    "hare": ("lime", _hare),
    "wolf": ("indigo", _wolf),
    "lark": ("sky", _lark),
    "fox": ("pine", _fox),
    "squirrel": ("amber", _squirrel),
    "otter": ("lagoon", _otter),
    "panda": ("moss", _panda),
    "hedgehog": ("lemon", _hedgehog),
    "caracal": ("crimson", _caracal),
    "owl": ("violet", _owl),
    "badger": ("orchid", _badger),
    "leopard": ("ultra", _leopard),
}
"""Every face by its animal: the colour of the ground, and how it is drawn."""


def face_svg(name: str, words: str = "") -> str:
    """Draw a portrait as a document of its own; serves light and dark pages alike."""
    ground, draw = FACES[name]
    shapes = draw()
    left, top, right, bottom = bounds(shape.outline for shape in shapes)
    scale = min(1, _REACH / (right - left), _REACH / (bottom - top))
    fitted = place(-(left + right) / 2 * scale, -(top + bottom) / 2 * scale, scale=scale)
    disc = (
        f'<circle r="{_GROUND}" fill="{HALO}"/>'
        f'<circle r="{_GROUND - 8}" fill="{light(ground, 0.25)}"/>'
    )
    return document(
        disc + paint([shape.moved(fitted) for shape in shapes], prefix(f"face {name}"), _LINES),
        SIZE, SIZE, words or name, corner=(-SIZE / 2, -SIZE / 2),
    )  # fmt: skip
