"""Heads of hoofed animals and other heavy grazers, in profile."""

from collections.abc import Sequence
from dataclasses import replace

from galapagos.art.geometry import Matrix, spline, tuft
from galapagos.art.marks import (
    blob,
    brow,
    curve,
    ear,
    eye,
    far,
    hair_in,
    horn,
    lashes,
    line,
    nostril,
    patch,
    strokes,
    wedge,
)
from galapagos.art.notation import points
from galapagos.art.palette import INK
from galapagos.art.shapes import Shape
from galapagos.games.darwin.art.plans.heads import Head, beak, head, profile, skull, tube


def hair(path: str, size: float, count: int, inner: str, fill: str, z: float = -1) -> Shape:
    """Licks of mane or beard along a line, closed by inner points."""
    border = [*tuft(points(path), size, count, 0.2), *points(inner)]
    return Shape(spline(border), fill, z=z, line=0.8)


def bongo() -> Head:
    inside = [
        blob(120, 26, 30, 26, "bark"),
        patch("96,-14 104,4 98,34 88,40 90,10", "bark"),
        patch("66,-34! 80,-14 82,2! 70,-8 60,-24", "white"),
        blob(46, 14, 8, 6, "white"),
        blob(66, 20, 7, 5.5, "white"),
        blob(118, 46, 18, 9, "white"),
    ]
    over = [eye(50, -20, 11, "cocoa"), brow(50, -20), nostril(124, 14), line("130,30 112,36 96,30")]
    lyre = horn("28,-48,10 14,-84,9.5 22,-122,7 10,-158,4 8,-170,2", "cocoa", 6, tip="sand")
    face = profile("0,0,31 32,-16,40 78,6,29 112,22,21", "rust", inside, [over])
    return head(31, far(lyre, 16, 2), lyre, face, ear(6, -34, 50, 30, 205, "rust"))


def american_bison() -> Head:
    mane = Shape(
        spline([*tuft(points("30,-66 -30,-58 -58,-10 -52,44 -14,70 40,66"), -16, 10), (50, 20)]),
        "bark",
        (hair_in((-54, -50, 30, 60), 14, "soot", 15, 105),),
        z=-1,
    )
    beard = beak("40,54! 40,84 50,118! 56,100! 66,122! 70,98! 80,108! 82,76 78,58!", "soot", z=-0.5)
    inside = [
        patch("-60,-80! 40,-90 70,-40 58,-6 40,26 -20,70 -80,20!", "bark"),
        blob(108, 52, 24, 24, "soot"),
    ]
    over = [
        eye(64, 6, 10.5, pupil="bead"),
        brow(64, 6, 10, 3, 10),
        nostril(112, 42),
        line("112,64 98,68 84,62"),
    ]
    face = profile("0,0,46 32,-4,54 68,26,40 98,48,25", "cocoa", inside, over)
    wool = beak(
        "-4,-34 0,-60 28,-70 56,-52 72,-20! 60,-24! 58,-6! 46,-20! 38,-4! 28,-20! 14,-10! 10,-26!",
        "bark", [hair_in((4, -60, 56, -26), 7, "soot", 12, 70)], z=3,
    )  # fmt: skip
    short = horn("20,-32,14 2,-58,12.5 8,-86,8 22,-98,3", "bone", 2, tip="soot", z=4)
    shapes = [far(short, 38, -8), mane, beard, face, wool, short]
    return head(46, *shapes, ear(2, -20, 34, 20, 190, "bark", None), neck="bark")


def blue_wildebeest() -> Head:
    mane = hair("-40,0 -26,-50 10,-62 40,-54", 18, 8, "30,-30 0,-10", "soot")
    beard = hair("-6,24 40,40 84,58", -24, 7, "90,46 40,20 10,14", "soot", z=-0.5)
    inside = [
        patch("50,-46 96,0 132,36 150,60 110,60 84,20 56,-10", "soot"),
        blob(126, 52, 22, 18, "soot"),
    ]
    over = [
        eye(50, -18, 10.5, "cocoa"),
        brow(50, -18),
        nostril(134, 42),
        line("134,62 118,68 102,62"),
    ]
    face = profile("0,0,33 32,-14,37 84,16,28 122,44,24", "slate", inside, over)
    hook = horn("32,-46,13 6,-56,12 -18,-66,10 -22,-92,8 -2,-108,5 10,-104,2", "graphite", 4)
    front = horn("42,-44,12 68,-48,11 88,-64,9 86,-90,6 74,-100,3", "graphite", 3, z=-1.8)
    ear_low = ear(4, -26, 46, 20, 178, "slate", "blush")
    return head(33, front, mane, beard, hook, face, ear_low)


def african_elephant() -> Head:
    creases = "84,20 96,34! 98,40 110,52! 110,56 124,62! 124,64 138,64!"
    marks = [
        curve(a, b, width=2.8, colour="graphite", opacity=0.8)
        for a, b in zip(points(creases)[::2], points(creases)[1::2], strict=True)
    ]
    trunk = tube(
        "50,2,36 84,32,25 108,66,19 138,78,15 164,56,12 166,26,11", "slate", marks,
        [blob(166, 17, 5, 3), eye(54, -20, 10.5), brow(54, -20, 11, 3), line("70,-2 76,4", 2.5)],
        z=1,
    )  # fmt: skip
    trunk = replace(trunk, joint=(46, -2, 44))
    dome = skull("-44,12 -40,-34 -6,-70 40,-68 78,-36 88,10 62,42 20,50 -20,48", "slate", z=0.5)
    tusk = horn("64,34,12 92,62,10 124,64,6.5 142,52,3", "cream")
    flap = beak(
        "16,-58 -30,-88 -88,-64 -104,0 -78,58 -36,72 -4,38 12,0", "slate",
        [patch("4,-42 -34,-66 -76,-46 -86,0 -62,40 -32,48 -8,22", "rose", 0.4)], z=3,
    )  # fmt: skip
    return head(44, far(tusk, 16, -4), dome, trunk, tusk, flap)


def giraffe() -> Head:
    cells = [
        "-20,4 2,-10 10,8 -4,22", "2,-36 24,-46 30,-30 12,-22",
        "20,0 36,-4 40,10 22,14", "56,-26 74,-22 72,-10 58,-12",
    ]  # fmt: skip
    inside = [blob(118, 18, 26, 20, "bone"), [patch(cell, "caramel") for cell in cells]]
    over = [
        eye(46, -26, 11, "cocoa"), brow(46, -26, 11, 4), lashes(46, -26, 11),
        nostril(120, 6), line("124,22 106,26 90,20"),
    ]  # fmt: skip
    face = profile("0,0,27 28,-22,35 72,-4,25 108,12,20", "wheat", inside, over)
    knob = tube("24,-48,7 20,-76,5.5 18,-88,8.5", "wheat", [blob(18, -92, 14, fill="bark")], z=2)
    return head(27, far(knob, 18, -1), knob, face, ear(0, -30, 44, 22, 200, "wheat"))


def alpine_ibex() -> Head:
    inside = [
        blob(108, 24, 22, 18, "bone"),
        patch("70,-24 96,-2 90,8 62,-8", "cocoa"),
    ]
    over = [
        eye(46, -16, 10.5, "amber", "bar"),
        brow(46, -16),
        nostril(106, 14),
        line("110,28 96,32 82,26"),
    ]
    face = profile("0,0,29 28,-14,36 70,6,25 98,20,18", "caramel", inside, over)
    beard = beak("72,28! 76,64! 92,30!", "cocoa", z=-0.4)
    arc = horn("30,-44,15 14,-92,14 -26,-124,12 -74,-126,9 -104,-98,4", "ochre", 9, ring_width=4)
    return head(29, far(arc, 16, -4), arc, beard, face, ear(2, -26, 38, 20, 200, "caramel"))


def _antler(branches: Sequence[str], fill: str) -> Shape:
    """A beam and its tines, one silhouette without lines between them."""
    outline = [segment for course in branches for segment in horn(course).outline]
    return Shape(outline, fill, z=2, line=0, shade=0)


def reindeer() -> Head:
    inside = [blob(114, 26, 24, 20, "bone"), blob(46, -16, 19, 15, "caramel", opacity=0.7)]
    over = [
        eye(46, -16, 10.5, "cocoa"),
        brow(46, -16),
        nostril(112, 16),
        line("116,32 102,34 88,28"),
    ]
    face = profile("0,0,31 30,-14,36 72,8,26 104,22,20", "cocoa", inside, over)
    branches = (
        "22,-44,9 -12,-64,9 -44,-98,8.5 -48,-142,8 -22,-176,6 14,-190,3",
        "-46,-120,6.5 -76,-136,5 -84,-154,2.5",
        "-40,-158,6 -54,-186,5 -48,-202,2.5",
        "-18,-178,5.5 -16,-200,4 -4,-212,2.5",
        "-26,-78,6.5 -2,-104,5.5 28,-112,2.5",
        "20,-48,7 54,-66,7 82,-84,3",
        "50,-66,6 74,-62,5 90,-66,2.5",
    )
    antler = _antler(branches, "wheat")
    ruff = beak(
        [*tuft(points("-34,6 -22,36 4,50 34,40"), -13, 5), (30, 16), (-10, -10)],
        "bone",
        z=0.4,
    )
    shapes = [far(antler, 34, -6), antler, face, ruff]
    return head(31, *shapes, ear(2, -30, 40, 22, 198, "cocoa"))


def moose() -> Head:
    over = [
        eye(50, -18, 10, pupil="bead"),
        brow(50, -18, 10),
        nostril(132, 14, 4.5),
        line("136,40 116,46 98,38"),
    ]
    inside = [blob(130, 30, 26, 30, "caramel", opacity=0.6)]
    face = profile("0,0,34 32,-12,38 80,10,29 118,26,29", "cocoa", inside, over)
    bell = tube("52,22,11 50,54,8 54,72,4", "bark", z=-0.4)
    palm = beak(
        "26,-44 4,-58 -40,-66 -72,-96! -58,-96 -62,-132! -42,-110 -34,-146! -18,-114 0,-146! "
        "8,-112 34,-132! 26,-94 22,-72 40,-46",
        "wheat", [patch("0,-70 -30,-84 -20,-100 6,-94", "ochre", 0.5)], z=2,
    )  # fmt: skip
    other = palm.moved(Matrix(-0.72, 0, 0, 0.92, 72, -4), z=-2, far=True)
    return head(34, other, palm, bell, face, ear(4, -30, 44, 22, 195, "cocoa"))


def plains_zebra() -> Head:
    stripes = [
        "-24,-40! -10,-4 -20,30! -28,0", "2,-60! 8,-14 0,24! -8,-12",
        "28,-64! 30,-22 22,10! 18,-20", "60,-44! 66,-8! 54,-30!", "72,-36! 80,2! 66,-22!",
        "84,-28! 94,10! 78,-12!", "30,30! 44,4! 46,36!", "50,38! 64,12! 68,44!",
    ]  # fmt: skip
    inside = [[patch(stripe, "soot") for stripe in stripes], blob(124, 30, 28, 24, "soot")]
    over = [
        eye(50, -18, 11, "cocoa"),
        brow(50, -18),
        nostril(124, 18),
        line("128,36 110,40 96,34"),
    ]
    face = profile("0,0,34 30,-16,38 76,8,27 112,26,21", "white", inside, over)
    crest = hair("-36,-10 -20,-54 18,-68 44,-56", 14, 7, "34,-36 0,-26", "white")
    bars = [
        "-32,-90 -20,-90 -10,-20 -20,-20",
        "-8,-90 4,-90 8,-20 -4,-20",
        "16,-90 28,-90 26,-20 14,-20",
    ]
    mane = replace(crest, inside=tuple(wedge(bar, "soot") for bar in bars))
    upright = ear(14, -46, 44, 24, 250, "white", "graphite", tip="soot")
    return head(34, mane, face, upright, far(upright, 18, 4))


def white_rhinoceros() -> Head:
    inside = [strokes(points("20,10 28,20 60,40"), "slate", 16, 2.6, 0.7, 20)]
    over = [
        eye(66, 0, 9.5, "cocoa"), brow(66, 0, 10), line("52,8 60,14 70,14", 2.4),
        nostril(134, 34), line("140,54 116,58 98,52"),
    ]  # fmt: skip
    face = profile("0,0,44 34,2,46 84,22,36 120,40,26", "fog", inside, over)
    front = horn("118,18,19 136,-16,13 142,-60,4", "bone", z=-0.3)
    second = horn("84,-8,14 92,-28,9 96,-46,3", "bone", z=-0.3)
    upright = ear(18, -36, 40, 22, 262, "fog", "rose")
    return head(44, front, second, face, upright, far(upright, 18, 2), edge="skin")


def hippopotamus() -> Head:
    inside = [patch("60,50 100,44 160,50 150,90 60,90", "rose", 0.55)]
    over = [
        eye(52, -34, 10), brow(52, -34, 10, 3.4), nostril(138, -8, 5, 30), blob(124, -10, 4, 3),
        line("160,30 130,46 96,44 74,32", 3.4),
        strokes(points("130,16 140,20 122,22"), INK, 1, 4, 0.6),
    ]  # fmt: skip
    face = profile("0,0,48 36,-6,48 86,18,40 122,26,40", "slate", inside, over)
    bump = tube("44,-36,18 54,-40,18", "slate", z=-0.2)
    upright = ear(14, -46, 22, 20, 255, "slate", "rose", blunt=True)
    tooth = horn("118,46,7 118,36,6 118,30,4", "cream", z=1)
    return head(48, bump, face, tooth, upright, far(upright, 20, 0), edge="skin")


def west_indian_manatee() -> Head:
    inside = [
        blob(104, 34, 30, 28, "silver"),
        strokes(points("90,30 100,40 110,30 96,20 84,42 116,42"), "slate", 4, 3, 0.8, 60),
        patch("-30,-44 20,-40 30,-30 -20,-20", "leaf", 0.35),
    ]
    over = [
        eye(58, -12, 9.5, pupil="bead"), nostril(112, 10, 4), nostril(104, 6, 3),
        line("116,48 98,54 82,46"), line("34,20 44,26 52,20", 2.4, "slate"),
    ]  # fmt: skip
    return head(46, profile("0,0,46 36,0,46 76,16,36 98,30,28", "fog", inside, over), edge="skin")


def vicuna() -> Head:
    inside = [
        patch("56,24 84,10 116,22 100,50 62,50", "white"),
        patch("-40,18 2,22 14,50 -30,60", "white"),
    ]
    over = [
        eye(38, -24, 13, pupil="bead"), lashes(38, -24, 12.5), nostril(94, 6),
        line("104,14 100,24 88,28 72,24"), line("103,14 94,21", 2.4),
    ]  # fmt: skip
    face = profile("0,0,27 20,-18,35 56,0,24 86,14,20", "wheat", inside, over)
    tall = ear(6, -44, 66, 23, 278, "wheat")
    wool = tube("-6,-42,15 12,-54,18 32,-52,15 46,-42,9", "cream", z=0.4)
    bib = tube("-26,14,24 -8,30,27 14,32,20", "white", z=-1)
    return head(27, far(tall, 22, 2), tall, bib, face, wool)


def red_kangaroo() -> Head:
    inside = [
        patch("4,14 40,4 84,10 86,18 44,16 10,28", "white"),
        patch("74,20 100,8 124,30 78,50", "white"),
        patch("86,-12 110,-8 124,10 104,12 88,2", "cocoa"),
    ]
    over = [
        eye(44, -16, 11.5, pupil="bead"), lashes(44, -16, 11), blob(112, 4, 8, 6),
        line("118,28 100,34 82,28"), blob(88, 15, 2), blob(97, 19, 2), blob(86, 23, 2),
    ]  # fmt: skip
    face = profile("0,0,29 26,-13,35 66,4,27 100,14,23", "caramel", inside, over)
    tall = ear(4, -34, 88, 42, 248, "caramel", blunt=True)
    return head(29, far(tall, 30, -2), tall, face)


def addax() -> Head:
    inside = [
        patch("26,-60 66,-48 70,-22 46,-34 22,-34", "cocoa"),
        patch("72,-30! 84,-4 96,30! 70,16 62,-10", "cocoa"),
        patch("60,-24! 80,-6 84,2! 70,-4 58,-14", "white"),
    ]
    over = [
        eye(48, -16, 10.5, "cocoa"),
        brow(48, -16),
        nostril(112, 14),
        line("116,30 100,34 86,28"),
    ]
    face = profile("0,0,30 30,-14,37 72,6,27 104,20,19", "cream", inside, over)
    screw = horn(
        "28,-46,10 10,-74,9 16,-104,8.5 -6,-132,7.5 2,-160,6 -16,-182,4 -18,-194,2", "caramel", 10
    )
    return head(30, far(screw, 20, 0), screw, face, ear(2, -28, 42, 24, 196, "cream"))


def common_warthog() -> Head:
    disc = beak(
        "132,10 150,18 156,40 144,58 128,54 122,34", "rose", (),
        [blob(143, 28, 4.5, 5.5), blob(138, 45, 4.5, 5.5)],
    )  # fmt: skip
    over = [
        eye(48, -20, 10.5), brow(48, -20, 11, 3.4), line("126,54 106,56 88,50"),
    ]  # fmt: skip
    inside = [blob(60, 30, 40, 14, "slate", opacity=0.7)]
    face = profile("0,0,40 30,-6,44 78,16,33 118,30,26", "graphite", inside, over)
    wart = tube("68,4,8 74,10,9", "slate", z=1)
    tusk = horn("100,46,10 114,34,10 118,4,8 104,-18,3", "cream")
    mane = hair("-40,-16 -20,-56 16,-68 46,-50", 20, 7, "30,-34 0,-26", "rust")
    flop = ear(6, -36, 44, 26, 212, "graphite", "rose")
    return head(40, mane, far(tusk, 12, -6), face, wart, disc, tusk, flop)


def wild_boar() -> Head:
    disc = beak(
        "128,16 144,20 150,36 140,50 126,48 120,32", "rose", (),
        [blob(140, 28, 3.6, 4.6), blob(135, 41, 3.6, 4.6)],
    )  # fmt: skip
    inside = [
        hair_in((-30, -40, 50, 20), 14, "soot", 13, 150),
        patch("70,34 110,40 120,60 60,60", "caramel", 0.7),
    ]
    over = [eye(52, -14, 9.5, "chestnut"), brow(52, -14, 10, 3.4, 8), line("122,50 104,54 86,48")]
    face = profile("0,0,42 30,-6,43 78,16,29 114,30,20", "cocoa", inside, over)
    tusk = horn("98,50,8 108,40,7 110,26,3", "cream")
    bristles = hair("-44,-4 -24,-52 14,-70 50,-54", 22, 9, "34,-34 0,-24", "bark")
    upright = ear(6, -38, 46, 32, 235, "cocoa", "blush")
    return head(42, bristles, face, disc, tusk, upright, far(upright, 26, -2))


HEADS = {
    "bongo": bongo,
    "american-bison": american_bison,
    "blue-wildebeest": blue_wildebeest,
    "african-elephant": african_elephant,
    "giraffe": giraffe,
    "alpine-ibex": alpine_ibex,
    "reindeer": reindeer,
    "moose": moose,
    "plains-zebra": plains_zebra,
    "white-rhinoceros": white_rhinoceros,
    "hippopotamus": hippopotamus,
    "west-indian-manatee": west_indian_manatee,
    "vicuna": vicuna,
    "red-kangaroo": red_kangaroo,
    "addax": addax,
    "common-warthog": common_warthog,
    "wild-boar": wild_boar,
}
