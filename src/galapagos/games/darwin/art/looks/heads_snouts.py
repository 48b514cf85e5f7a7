"""Heads with long snouts and whiskers, in profile."""

from galapagos.art.geometry import spline, tuft
from galapagos.art.marks import (
    blob,
    brow,
    ear,
    eye,
    far,
    feeler,
    hair_in,
    line,
    nostril,
    patch,
    spots_in,
    teeth,
)
from galapagos.art.notation import points
from galapagos.art.palette import INK
from galapagos.art.shapes import Mark, Shape
from galapagos.games.darwin.art.plans.heads import Head, head, profile


def _whiskers(x: float, y: float) -> list[Mark]:
    """Three whiskers of a snout in profile, pointing back."""
    return [
        Mark(
            [("M", ((x, y + i * 4),)), ("Q", ((x - 18, y + i * 6 + 4), (x - 36, y + i * 12 + 4)))],
            None,
            INK,
            1.8,
            0.75,
        )
        for i in (-1, 0, 1)
    ]


def grey_wolf() -> Head:
    ruff = Shape(
        spline([*tuft(points("-10,-40 -36,-8 -34,26 -4,50 36,44"), -16, 7), (20, 0)]),
        "silver",
        z=-0.6,
    )
    inside = [
        patch("-40,40 10,14 60,16 130,18 120,60 -20,70", "white"),
        patch("40,-50 70,-22 120,4 110,12 66,-6 36,-30", "graphite", 0.8),
    ]
    over = [
        eye(50, -12, 10.5, "amber"),
        brow(50, -12, 10, 3.4, 14),
        blob(116, 8, 9, 8),
        line("116,24 96,30 72,24"),
    ]
    pointed = ear(10, -40, 52, 34, 250, "slate", z=-0.3)
    face = profile("0,0,36 28,-14,42 70,8,25 106,18,16", "slate", inside, over)
    return head(36, ruff, far(pointed, 22, 0), pointed, face)


def spotted_hyena() -> Head:
    inside = [
        spots_in((-30, -44, 50, 34), 11, 5, "cocoa", 3),
        blob(106, 22, 34, 26, "bark"),
    ]
    over = [
        eye(50, -14, 10, "cocoa"),
        brow(50, -14, 10, 3.2, 8),
        blob(116, 8, 10, 8),
        line("116,28 96,34 72,26"),
        teeth("106,31 96,33", 7, 9),
    ]
    face = profile("0,0,38 30,-12,42 72,6,30 104,16,22", "wheat", inside, over)
    mane = Shape(
        spline([*tuft(points("-40,4 -26,-44 10,-60 36,-54"), 15, 7), (24, -30), (-10, -10)]),
        "bark",
        z=-1,
    )
    cup = ear(14, -42, 42, 40, 252, "wheat", "graphite", blunt=True, z=-0.3)
    return head(38, mane, far(cup, 26, 2), cup, face)


def giant_anteater() -> Head:
    inside = [
        patch("-50,-10 0,-6 40,30 30,60 -60,60", "soot"),
        line("-40,-14 0,-10 36,28", 5, "white"),
    ]
    over = [eye(52, -4, 9, pupil="bead"), nostril(164, 52, 3)]
    tongue = feeler("160,60,4 178,78,3 186,96,2", "rose")
    face = profile("0,0,36 30,-6,33 84,18,19 132,44,12 158,56,9", "slate", inside, over)
    return head(36, tongue, face, ear(14, -26, 24, 22, 235, "slate", blunt=True, z=2), neck="soot")


def eurasian_beaver() -> Head:
    inside = [blob(92, 14, 26, 24, "caramel"), hair_in((-30, -44, 60, 30), 12, "bark", 11, 150)]
    over = [
        eye(48, -16, 9.5, pupil="bead"),
        blob(98, -4, 12, 9),
        line("104,20 90,26 72,22"),
        Mark(spline([(88, 24, 1), (104, 21, 1), (103, 50, 1), (91, 50, 1)]), "tangerine", INK, 2.4),
        line("96,26 97,49", 2),
        _whiskers(78, 12),
    ]
    face = profile("0,0,42 28,-8,44 64,4,35 88,8,27", "cocoa", inside, over)
    return head(42, face, ear(6, -38, 24, 22, 240, "cocoa", "bark", blunt=True))


def naked_mole_rat() -> Head:
    inside = [
        line("0,-30 12,-26 24,-32", 2.4, "rose"),
        line("-14,-14 0,-10 14,-14", 2.4, "rose"),
        line("-8,8 6,12 20,8", 2.4, "rose"),
        blob(88, 10, 22, 20, "rose", opacity=0.5),
    ]
    over = [
        eye(46, -18, 7, pupil="bead"),
        nostril(98, -2, 3.4),
        nostril(90, -6, 3),
        Mark(spline([(92, 10, 1), (112, 12), (120, 34, 1), (104, 26, 1)]), "cream", INK, 2.6),
        Mark(
            spline([(86, 30, 1), (102, 30), (120, 14, 1), (108, 40), (90, 42, 1)]),
            "cream",
            INK,
            2.6,
        ),
        line("60,26 76,32 90,30", 2.6),
        _whiskers(70, 10),
    ]
    face = profile("0,0,38 26,-6,39 60,4,31 84,10,24", "blush", inside, over)
    return head(38, face, ear(8, -28, 14, 16, 240, "blush", "rose", blunt=True), edge="skin")


def brown_rat() -> Head:
    inside = [
        patch("10,26 60,20 124,18 96,54 0,54", "sand"),
        hair_in((-20, -40, 40, 10), 9, "bark", 9, 150),
    ]
    over = [
        eye(56, -12, 10, pupil="bead"),
        blob(122, 12, 10, 8.5, "rose"),
        line("112,26 94,30 76,24"),
        Mark(spline([(100, 29, 1), (110, 26, 1), (108, 44, 1), (101, 44, 1)]), "lemon", INK, 2.4),
        _whiskers(96, 16),
    ]
    face = profile("0,0,32 24,-6,35 64,6,25 100,14,14 116,16,9", "caramel", inside, over)
    disc = ear(14, -28, 62, 62, 250, "caramel", "rose", blunt=True, z=0.3)
    return head(32, far(disc, 34, 0), disc, face)


HEADS = {
    "grey-wolf": grey_wolf,
    "spotted-hyena": spotted_hyena,
    "giant-anteater": giant_anteater,
    "eurasian-beaver": eurasian_beaver,
    "naked-mole-rat": naked_mole_rat,
    "brown-rat": brown_rat,
}
