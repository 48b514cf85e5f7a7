"""Heads of reptiles, of swimmers and of animals with a shell."""

import math

from galapagos.art.geometry import ellipse, spline, tuft
from galapagos.art.marks import (
    blob,
    brow,
    curve,
    eye,
    feeler,
    line,
    nostril,
    patch,
    spots_in,
    teeth,
)
from galapagos.art.notation import points
from galapagos.art.palette import INK, SNOW
from galapagos.art.shapes import Mark, Shape, Texture
from galapagos.games.darwin.art.plans.heads import Head, beak, head, profile, skull, symmetric, tube


def green_iguana() -> Head:
    comb = Shape(
        spline([*tuft(points("-34,-12 -10,-42 20,-54 42,-50"), 18, 6, 0), (30, -34), (0, -20)]),
        "lime",
        z=-1,
    )
    dewlap = beak(
        "0,20! 50,26 72,34 52,78 28,84 4,54",
        "leaf",
        [line("20,40 32,64", 2.4, "moss"), line("38,40 44,62", 2.4, "moss")],
        z=-0.5,
    )
    over = [
        eye(50, -16, 11, "amber", "slit"),
        brow(50, -16),
        nostril(96, 2, 3),
        line("104,16 84,22 62,16 48,18"),
        Mark(ellipse(20, 14, 12), "lime", INK, 2.4),
    ]
    inside = [Texture("scale", 1.4, "pine", 0.35)]
    face = profile("0,0,33 32,-10,36 66,4,27 88,12,19", "leaf", inside, over)
    return head(33, comb, dewlap, face, edge="skin")


def marine_iguana() -> Head:
    crest = Shape(
        spline([*tuft(points("-36,-6 -16,-44 14,-56 34,-50"), 24, 6, 0), (26, -34), (-6, -16)]),
        "graphite",
        z=-1,
    )
    salt = [blob(34, -44, 24, 9, "white", -6), blob(58, -34, 12, 7, "silver", 20)]
    bumps = spots_in((10, -40, 70, -20), 7, 4, "slate", 2)
    inside = [patch("10,24 60,18 100,20 90,50 0,50", "rust"), bumps, salt]
    over = [eye(48, -12, 10.5, "tangerine"), nostril(82, -6, 3.4), line("92,14 72,20 50,16")]
    return head(
        34,
        crest,
        profile("0,0,34 30,-10,38 58,0,31 74,4,27", "graphite", inside, over),
        edge="skin",
    )


def komodo_dragon() -> Head:
    tongue = [
        feeler("134,32,4.6 166,40,4 196,28,2.4", "lemon"),
        feeler("162,39,3.8 182,48,3 198,58,2.4", "lemon"),
    ]
    pouch = tube("-4,26,28 34,38,24 76,38,18 120,36,13", "sand", [Texture("hex", 1.1, "bark", 0.3)],
                 [line("-2,40 14,52 32,54", 2.6, "ochre"), line("24,58 44,58 60,52", 2.6, "ochre")],
                 z=-0.5)  # fmt: skip
    inside = [
        patch("-40,-60 60,-60 60,-40 20,-32 -40,-28", "graphite"),
        Texture("hex", 1.1, "bark", 0.4),
    ]
    over = [
        eye(54, -20, 11, "amber"),
        brow(54, -20, 11, 5, 14),
        nostril(138, -10, 4.4),
        blob(12, -2, 8, 11, "bark"),
        line("-10,-28 -16,-4 -8,22", 3, "bark"),
        line("-24,-22 -30,0 -22,22", 3, "bark"),
        line("154,14 112,25 70,23 34,29", 3.6),
        *teeth("74,24 94,25 114,24 134,19", 9, 11),
    ]
    return head(
        36,
        *tongue,
        pouch,
        profile("0,0,38 28,-14,39 58,-16,36 100,-4,27 132,0,24", "slate", inside, over),
        edge="skin",
    )


def nile_crocodile() -> Head:
    jaw = tube("10,16,26 60,24,18 110,30,13 150,30,12", "lime", z=-0.5)
    bump = tube("38,-30,15 48,-33,16", "moss", z=-0.2)
    inside = spots_in((0, -40, 140, 10), 16, 5, "pine", 2)
    over = [
        eye(46, -32, 11, "lemon", "slit"),
        brow(46, -32, 11, 4, 8),
        nostril(158, -6, 3.2),
        line("166,18 130,18 96,22 60,14 36,18", 3.2),
        teeth("146,18 126,18 106,20 86,19 66,15", 8, 10),
    ]
    face = profile("0,0,36 34,-8,36 80,4,22 120,8,15 152,6,17", "moss", inside, over)
    return head(36, jaw, bump, face, edge="skin")


def king_cobra() -> Head:
    throat = [line(f"8,{y} 26,{y + 5} 50,{y - 2}", 3, "caramel") for y in range(-86, 30, 15)]
    chevrons = [
        line(f"-56,{y + 12} -30,{y - 4} -6,{y + 8}", 6, "cream", 0.9) for y in (-78, -50, -22, 6)
    ]
    hood = skull(
        "0,36 -24,26 -36,-4 -58,-46 -60,-90 -34,-124 6,-132 36,-112 48,-72 42,-30 28,4 24,26",
        "cocoa",
        [
            Texture("scale", 1.4, "bark", 0.4),
            chevrons,
            patch("6,44 4,0 8,-60 6,-120 40,-130 70,-70 50,-20 30,40", "sand"),
            throat,
        ],
        z=-1,
    )
    tongue = beak("96,-120! 118,-117 132,-128! 125,-115 134,-106! 116,-110 96,-112!", "crimson",
                  z=-0.8)  # fmt: skip
    over = [
        eye(54, -142, 11, "amber", "slit"),
        brow(54, -142, 11, 3.8, 14),
        nostril(92, -128, 2.6),
        line("102,-114 84,-112 54,-114 40,-120"),
    ]
    snout = tube(
        "-8,-118,24 22,-136,29 56,-132,25 88,-122,15",
        "cocoa",
        [
            Texture("scale", 1.4, "bark", 0.4),
            patch("30,-116 60,-114 110,-116 90,-90 30,-90", "sand"),
        ],
        over,
    )
    return head(28, hood, tongue, snout, edge="skin")


def veiled_chameleon() -> Head:
    casque = beak(
        "-20,-14! -12,-60 8,-92! 40,-64 60,-30! 20,-20",
        "teal",
        [line("6,-84 20,-56 28,-30", 3, "lagoon")],
        z=-1,
    )
    stripes = [
        patch("-14,-40! 0,-10 -6,30! -20,-6", "lemon"),
        patch("14,-50! 24,-10 16,30! 4,-8", "teal"),
    ]
    inside = [stripes, Texture("scale", 1.2, "pine", 0.3)]
    face = profile(
        "0,0,33 30,-10,38 66,10,26 92,22,17", "leaf", inside, [line("108,24 84,34 56,30 44,24")]
    )
    spokes = [
        curve((50, -14), (50 + 22 * math.cos(a), -14 + 22 * math.sin(a)), width=2, colour="moss")
        for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2)
    ]
    turret = Shape(
        ellipse(50, -14, 20),
        "lime",
        (Mark(ellipse(50, -14, 20), None, "teal", 3), *spokes),
        tuple(eye(56, -16, 8.5, "amber")),
        z=2,
    )
    return head(33, casque, face, turret, edge="skin")


def common_carp() -> Head:
    rows = [
        f"{x},{y - 11} {x - 12},{y} {x},{y + 11}"
        for x, y in points("-4,-34 -26,-26 -14,-12 -34,-4 -16,10 -28,20")
    ]
    inside = [
        patch("-70,26 20,36 90,28 130,26 120,90 -70,90", "lemon"),
        patch("14,-90 36,-54 46,-10 40,26 24,46 120,60 150,0 90,-60", "caramel"),
        [line(row, 4, "chestnut") for row in rows],
    ]
    over = [
        line("22,-44 38,-20 42,6 34,30 18,44", 5),
        eye(74, -16, 11, "lemon"),
        nostril(98, -4, 2.6),
        line("126,14 112,22 100,20", 4),
    ]
    snout = "-46,-16 -30,-44 6,-56 44,-48 84,-28 116,-4 130,10 120,26 90,38 44,46 0,50 -36,38"
    barbel = feeler("104,24,4 106,38,3 98,48,1.8", "ochre", z=1.2)
    fin = beak(
        "-2,38! -6,62 -34,86 -58,82! -48,58 -32,34!",
        "tangerine",
        [line("-12,44 -26,62 -46,78", 2.6, "rust"), line("-20,42 -36,56 -52,66", 2.6, "rust")],
        z=1,
    )
    crest = beak("14,-52! -6,-84 -46,-92! -40,-70 -44,-34!", "tangerine", z=-0.5)
    return head(48, crest, skull(snout, "ochre", inside, over), fin, barbel, edge="skin")


def great_hammerhead() -> Head:
    bar = beak(
        "96,-64 122,-62 124,-36 114,-16 118,8 128,34 122,60 96,58 84,30 66,16 66,-20 84,-34",
        "slate",
        [patch("96,30 118,20 140,60 90,70", "fog")],
        [eye(106, -50, 10, "lemon"), eye(108, 46, 10, "lemon"), line("96,14 88,2 92,-8")],
    )
    gills = [line(f"{x + 4},-14 {x},4 {x + 4},20") for x in (-4, 10, 24)]
    inside = [patch("-60,26 20,18 80,16 90,60 -60,70", "bone")]
    return head(46, profile("0,0,46 36,-2,44 76,-2,34", "slate", inside, gills), bar, edge="skin")


def orca() -> Head:
    inside = [
        patch("-60,40 0,38 60,26 110,22 150,26 140,80 -60,90", "white"),
        blob(54, -14, 24, 12, "white", -14),
    ]
    over = [
        eye(78, 4, 8.5, pupil="bead"),
        line("136,20 110,28 84,24 70,16", 3.2),
        teeth("126,24 115,26 104,27 93,26", 7, 7, 0.8),
    ]
    return head(56, profile("0,0,56 40,2,55 84,10,42 116,18,24", "soot", inside, over), edge="skin")


def red_bellied_piranha() -> Head:
    inside = [
        patch("-50,14 10,6 60,20 110,30 90,80 -40,80", "coral"),
        Texture("scale", 1.5, "ink", 0.25),
    ]
    over = [
        eye(50, -16, 12, "crimson"),
        line("14,-32 0,-4 12,28"),
        line("84,24 66,30 56,24"),
        teeth("80,25 71,27 62,26", 9, 11, 1.4),
    ]
    border = "-46,10 -40,-36 -4,-60 40,-56 78,-28 90,0 80,30 92,40 70,58 20,60 -30,46"
    return head(48, skull(border, "graphite", inside, over), edge="skin")


def praying_mantis() -> Head:
    x, y = 26, -14
    border = symmetric("0,-30 30,-40 52,-30 40,-2 14,34 0,42", x, y)
    inside = [patch(symmetric("0,4 14,10 8,44", x, y), "lime")]
    over = [
        line(f"{x - 8},{y + 26} {x},{y + 30} {x + 8},{y + 26}", 2.6),
        blob(x - 6, y - 14, 3, fill="moss"),
        blob(x + 6, y - 14, 3, fill="moss"),
        blob(x, y - 22, 3, fill="moss"),
    ]
    bulbs = [
        Shape(
            ellipse(ex, y - 22, 17, 22, turn),
            "lime",
            (),
            (blob(ex + 3, y - 20, 6, 7), blob(ex + 6, y - 26, 2.6, fill=SNOW)),
            z=1,
        )
        for ex, turn in ((x - 40, 20), (x + 40, -20))
    ]
    antennae = [
        feeler(f"{x - 8},{y - 30},3 {x - 30},{y - 80},2.4 {x - 66},{y - 104},1.8", "moss"),
        feeler(f"{x + 8},{y - 30},3 {x + 34},{y - 84},2.4 {x + 74},{y - 100},1.8", "moss"),
    ]
    return head(24, *antennae, skull(border, "leaf", inside, over), *bulbs, edge="skin")


def hermit_crab() -> Head:
    x, y = 24, -6
    border = symmetric("0,-36 38,-26 46,4 30,34 0,40", x, y)
    inside = [
        spots_in((x - 36, y - 30, x + 36, y), 7, 4, "crimson", 2),
        patch(
            f"{x - 24},{y + 14} {x + 4},{y + 8} {x + 34},{y + 14} {x + 20},{y + 44} {x - 14}"
            f",{y + 44}",
            "blush",
        ),
    ]
    over = [line(f"{x + dx},{y + 13} {x + dx * 1.15},{y + 31}") for dx in (-9, 5, 18)]
    shapes = [skull(border, "coral", inside, over)]
    for x0, x1 in ((x - 14, x - 22), (x + 18, x + 30)):
        shapes.append(
            tube(f"{x0},{y - 24},8 {(x0 + x1) / 2},{y - 43},7 {x1},{y - 62},7", "coral", z=-0.5)
        )
        shapes.append(
            Shape(
                ellipse(x1, y - 68, 14), "cream", (), tuple(eye(x1 + 2, y - 68, 11, "ultra")), z=1
            )
        )
    shapes.append(
        feeler(
            f"{x + 36},{y - 10},3.6 {x + 76},{y - 40},3 {x + 104},{y - 86},2.4 {x + 108},{y - 110}"
            ",1.6",
            "crimson",
        )
    )
    shapes.append(
        feeler(
            f"{x + 26},{y - 20},3.6 {x + 64},{y - 64},3 {x + 74},{y - 104},2.4 {x + 66},{y - 124}"
            ",1.6",
            "crimson",
        )
    )
    return head(34, *shapes, edge="skin")


HEADS = {
    "green-iguana": green_iguana,
    "marine-iguana": marine_iguana,
    "komodo-dragon": komodo_dragon,
    "nile-crocodile": nile_crocodile,
    "king-cobra": king_cobra,
    "veiled-chameleon": veiled_chameleon,
    "common-carp": common_carp,
    "great-hammerhead": great_hammerhead,
    "orca": orca,
    "red-bellied-piranha": red_bellied_piranha,
    "praying-mantis": praying_mantis,
    "hermit-crab": hermit_crab,
}
