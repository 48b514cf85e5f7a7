"""Bodies of mammals, one row each."""

from typing import Final

from galapagos.art.marks import blob, hair_in, line
from galapagos.art.patterns import (
    area,
    back,
    bands,
    belly,
    cells,
    dots,
    fixed,
    fur,
    oval,
    rosettes,
    spots,
    steps,
    tile,
    trail,
)
from galapagos.games.darwin.art.plans.bodies import (
    ARMOURED,
    BEAR,
    CAT,
    HOPPER,
    HUMPED,
    LOAF,
    LONG_NECK,
    PACHYDERM,
    PRIMATE,
    SEAL,
    SHAGGY,
    UNGULATE,
    UPRIGHT_BIRD,
    WHALE,
    Body,
    dorsal,
    fin,
    flipper,
    lump,
    mane,
    shell,
)

RIDGE = ((0.0, -0.98), (0.2, -0.98), (0.4, -0.98), (0.6, -0.98))
SHOULDER = ((0.6, 0.75), (0.55, 0.2), (0.64, -0.35), (0.78, -0.4))
HAUNCH = ((0.06, -0.6), (0.24, -0.45), (0.3, 0.2), (0.22, 0.7))
EARTH = ((0.2, -0.5), (0.34, -0.2), (0.48, -0.6), (0.62, -0.1), (0.7, -0.6))
FOLDS = (
    ((0.62, -1.2), (0.56, 0), (0.6, 1.2), (0.7, 1.2), (0.64, 0), (0.7, -1.2)),
    ((0.2, -1.2), (0.26, 0), (0.2, 1.2), (0.3, 1.2), (0.34, 0), (0.28, -1.2)),
)

HOOFED: Final[dict[str, Body]] = {
    "bongo": UNGULATE.look(
        "rust",
        tile("fur", 1, "chestnut", 0.6),
        bands((0.1, 0.17, 0.24, 0.31, 0.38, 0.45, 0.52, 0.58), 8, "white", 1.25, 0.015),
        belly("chestnut", 0.72, 0.05, 0.8, 0.6),
        trail(RIDGE, 7, "bark"),
    ),
    "plains-zebra": UNGULATE.look(
        "white",
        tile("fur", 1, "silver", 0.7),
        bands(steps(14, 0.03, 0.97), 12, "soot", 1.55, 0.012),
        course="-104,-8,38 -64,-2,58 4,4,58 64,-4,60 104,-42,42 132,-84,33",
    ),
    "reindeer": UNGULATE.look(
        "cocoa",
        belly("bone", 0.62, 0, 0.9),
        area(((0.78, -1.3), (0.74, 0), (0.72, 1.3), (1, 1.4), (1, -1.4)), "bone"),
        fur(16, "bark"),
        oval((0.02, 0.1), 26, 30, "bone"),
    ),
    "blue-wildebeest": UNGULATE.look(
        "slate",
        bands((0.5, 0.56, 0.62, 0.68, 0.74, 0.8), 6, "graphite", 1.5, -0.02),
        fur(8, "graphite"),
        course="-104,2,32 -64,0,50 4,-4,56 62,-16,64 104,-40,44 132,-74,33",
        extras=(mane("128,-40 100,-30 60,-52", "44,-70 80,-98 122,-108", 15, 6, "soot", z=-0.4),),
    ),
    "addax": UNGULATE.look(
        "cream",
        belly("white", 0.5),
        area(((0.62, -1.2), (0.6, 0.2), (0.8, 0.9), (0.9, 0), (0.86, -1.2)), "wheat", 0.7),
        fur(10, "sand"),
    ),
    "arabian-oryx": UNGULATE.look(
        "white",
        belly("silver", 0.72),
        area(((0.06, 0.75), (0.3, 0.62), (0.55, 0.62), (0.7, 1.2), (0.2, 1.3)), "cocoa"),
        trail(((0.84, 0.9), (0.9, 0.6), (1, 0.5)), 9, "cocoa"),
        fur(8, "silver"),
        course="-104,-10,36 -64,-4,56 6,2,58 62,-8,60 100,-44,42 126,-84,33",
    ),
    "himalayan-tahr": UNGULATE.look(
        "cocoa",
        back("bark", -0.6),
        fur(12, "bark", 14, 110),
        course="-100,-6,36 -62,0,56 4,4,58 60,-8,60 96,-40,44 120,-76,34",
        extras=(
            mane(
                "118,-98 84,-84 52,-56",
                "34,-36 34,20 50,72 84,92 114,62 136,4 146,-50",
                -20,
                9,
                "sand",
                [hair_in((36, -70, 126, 64), 18, "caramel", 30, 96)],
                edge=0.4,
            ),
        ),
    ),
    "giraffe": LONG_NECK.look(
        "wheat", tile("fur", 1, "ochre", 0.5), cells(26, "caramel"), belly("cream", 0.8, 0.05, 0.6)
    ),
    "dromedary": HUMPED.look(
        "wheat",
        fur(14, "ochre"),
        oval((0.72, 0.6), 36, 24, "ochre", opacity=0.5),
        extras=(
            lump(
                "-74,-36! -52,-62 -30,-108 -10,-122 8,-108 24,-66 50,-38! 30,-20 -50,-20",
                "wheat",
                [hair_in((-34, -112, 4, -60), 8, "ochre", 12, 90)],
            ),
        ),
    ),
    "yak": SHAGGY.look(
        "bark",
        fur(16, "soot", 14, 100),
        trail(RIDGE, 8, "cocoa"),
        extras=(
            mane(
                "120,0! 80,-10 0,0 -80,-8 -120,10!",
                "-128,30 -112,72 -60,100 20,104 90,84 120,16",
                -20,
                13,
                "bark",
                [hair_in((-110, 10, 110, 90), 20, "soot", 20, 92)],
                z=9,
            ),
        ),
    ),
    "african-elephant": PACHYDERM.look(
        "slate",
        tile("skin", 1.3, "graphite", 0.6),
        belly("graphite", 0.8, 0.05, 0.9, 0.4),
    ),
    "white-rhinoceros": PACHYDERM.look(
        "fog",
        tile("skin", 1.3, "slate", 0.6),
        *(area(fold, "slate", 0.4) for fold in FOLDS),
        trail(((0.66, -1.1), (0.59, -0.2), (0.62, 0.5), (0.7, 0.9)), 4.4, "graphite"),
        trail(((0.22, -1.1), (0.29, -0.2), (0.26, 0.5), (0.18, 0.9)), 4.4, "graphite"),
        trail(((0.86, -0.9), (0.82, 0), (0.86, 0.8)), 3.4, "graphite"),
        trail(((0.93, -0.8), (0.9, 0), (0.94, 0.7)), 3.4, "graphite"),
        belly("slate", 0.74, 0.1, 0.9, 0.5),
        trail(((0.32, -0.8), (0.44, -0.84), (0.56, -0.78)), 7, "silver", 0.8),
        course="-114,0,48 -68,-4,76 8,6,74 70,-6,78 112,-18,58",
        leg_scale=0.9,
        extras=(lump("10,-64! 46,-90 76,-100 108,-84 134,-54! 90,-30", "fog"),),
    ),
    "hippopotamus": PACHYDERM.look(
        "slate",
        tile("skin", 1.2, "graphite", 0.5),
        belly("rose", 0.55, opacity=0.7),
        trail(((0.9, -0.8), (0.87, 0), (0.9, 0.7)), 3, "graphite"),
        spots(10, 4, "graphite", (-0.8, 0), opacity=0.5),
        course="-114,6,52 -66,0,78 8,4,82 74,4,76 116,-4,58",
        leg_scale=0.75,
    ),
}

HUNTERS: Final[dict[str, Body]] = {
    "lion": CAT.look(
        "wheat",
        belly("cream", 0.6, 0.1, 0.8, 0.7),
        fur(10, "ochre"),
        extras=(
            mane(
                "58,20! 46,-14 40,-46!",
                "54,-74 100,-120 146,-108 160,-60 146,0 110,46 66,48",
                18,
                13,
                "chestnut",
                [hair_in((54, -104, 140, 36), 20, "bark", 16, 130)],
            ),
        ),
    ),
    "snow-leopard": CAT.look(
        "silver",
        tile("fur", 1, "fog", 0.8),
        belly("white", 0.55),
        rosettes(19, 11, "graphite", "slate"),
        course="-106,-2,34 -66,4,50 0,8,50 62,2,54 98,-24,42 120,-50,36",
    ),
    "jaguar": CAT.look(
        "amber",
        tile("fur", 1, "ochre", 0.7),
        belly("cream", 0.6),
        rosettes(18, 12.5, "bark", "ochre", start=3),
        spots(8, 3, "bark", (0.3, 0.9), start=5),
        girth=1.04,
    ),
    "cheetah": CAT.look(
        "amber",
        tile("fur", 1, "ochre", 0.7),
        belly("cream", 0.5),
        spots(36, 5.5, "soot", (-0.9, 0.7)),
        course="-106,-8,30 -66,-6,42 -4,2,42 60,4,54 100,-26,38 124,-56,32",
    ),
    "grey-wolf": CAT.look(
        "slate",
        back("graphite", -0.4),
        belly("silver", 0.4),
        fur(14, "graphite"),
        course="-104,-6,32 -66,0,46 -2,4,46 60,0,54 98,-28,44 122,-56,37",
        extras=(mane("112,-40 70,-10", "44,30 66,54 98,42 126,0", -13, 6, "silver", edge=0),),
    ),
    "arctic-fox": CAT.look(
        "white",
        belly("silver", 0.66),
        fur(16, "silver", 12, 150),
        course="-92,4,34 -56,8,48 0,8,50 50,2,50 82,-22,42 102,-48,36",
    ),
    "fennec-fox": CAT.look(
        "sand",
        belly("white", 0.35),
        back("wheat", -0.6),
        fur(8, "ochre"),
        course="-80,8,26 -48,10,38 0,6,40 42,-6,42 70,-34,36 84,-62,30",
        extras=(mane("90,-60 50,-20", "36,26 56,44 84,28 104,-18", -12, 5, "white", edge=0),),
    ),
    "red-panda": CAT.look(
        "rust",
        belly("soot", 0.4),
        fur(14, "chestnut"),
        trail(RIDGE, 8, "tangerine", 0.7),
        course="-98,2,36 -62,6,50 -2,6,52 54,-2,52 88,-28,44 108,-54,37",
    ),
    "polar-bear": BEAR.look("cream", fur(16, "sand"), belly("sand", 0.62, 0, 0.9, 0.6)),
    "brown-bear": BEAR.look(
        "cocoa",
        fur(20, "bark", 13),
        belly("bark", 0.6, 0, 0.9, 0.6),
        extras=(
            lump(
                "10,-52! 40,-74 72,-84 102,-72 126,-50! 110,-20 30,-20",
                "cocoa",
                [hair_in((40, -76, 100, -50), 6, "bark")],
            ),
        ),
    ),
    "giant-panda": BEAR.look(
        "white",
        area(((0.6, -1.4), (0.56, 0), (0.58, 1.4), (0.84, 1.4), (0.8, 0), (0.82, -1.4)), "soot"),
        fur(10, "silver"),
        oval((0.12, 0.95), 30, 22, "soot"),
        has_tail=True,
    ),
    "weddell-seal": SEAL.look(
        "slate",
        belly("silver", 0.35),
        spots(22, 7, "graphite", (-0.8, 0.3)),
        spots(10, 4, "silver", (-0.2, 0.4), start=4),
    ),
    "narwhal": WHALE.look(
        "silver",
        back("slate", -0.35, opacity=0.8),
        belly("white", 0.45),
        spots(30, 7, "graphite", (-1, 0.15), start=3),
        course="-150,6,15 -106,4,32 -36,2,58 40,2,68 92,0,62 114,-2,54",
        head_scale=1,
        extras=(flipper(38, 34, 46, 40, 40, "slate"),),
    ),
    "bottlenose-dolphin": WHALE.look(
        "slate",
        belly("silver", 0.3),
        belly("white", 0.68, 0.1),
        trail(((0.5, -0.2), (0.75, 0), (1, -0.1)), 4, "graphite", 0.6),
        course="-158,2,13 -112,2,27 -40,0,50 40,0,58 92,0,52 116,0,46",
        head_scale=1,
        extras=(dorsal(-4, -46, 56, 62, "slate", -40), flipper(44, 30, 54, 38, 40, "graphite")),
    ),
    "blue-whale": WHALE.look(
        "azure",
        back("ultra", -0.7, opacity=0.6),
        belly("sky", 0.1, 0.42),
        *(
            trail(((0.46, s), (0.65, s), (0.85, s), (1, s)), 5, "ultra", 0.8)
            for s in (0.3, 0.5, 0.7, 0.9)
        ),
        spots(12, 6, "sky", (-0.9, -0.1), opacity=0.6, start=3),
        course="-164,0,16 -112,2,36 -40,10,72 44,14,94 104,12,84 130,8,72",
        extras=(flipper(6, 46, 66, 40, 46, "ultra"), fin("-84,-34! -112,-56! -118,-28!", "ultra")),
    ),
}

SMALL: Final[dict[str, Body]] = {
    "golden-lion-tamarin": PRIMATE.look(
        "tangerine",
        fur(12, "caramel"),
        course="-84,10,38 -40,4,50 18,0,48 66,-22,46 96,-46,36",
        fore=0.66,
        hind=0.13,
        extras=(
            mane(
                "46,-6! 30,-40!",
                "36,-64 80,-104 124,-90 140,-40 118,10 76,34 36,26",
                17,
                12,
                "amber",
                [hair_in((44, -86, 120, 10), 16, "tangerine", 15, 140)],
            ),
        ),
    ),
    "chimpanzee": PRIMATE.look(
        "soot",
        fixed(blob(-118, 64, 22, 18, "blush")),
        trail(SHOULDER, 5, "slate"),
        trail(HAUNCH, 5, "slate"),
        fur(22, "slate", 15, 120, (-0.8, 0.3)),
        course="-84,40,42 -48,22,48 0,-10,52 46,-50,58 74,-92,42",
        has_tail=False,
        extras=(mane("-60,0 -20,10", "-74,72 -40,66 -4,42 20,20", -15, 6, "soot", edge=0),),
    ),
    "mountain-gorilla": PRIMATE.look(
        "soot",
        area(
            ((-0.02, -1.4), (0.08, 0.1), (0.3, 0.25), (0.48, 0), (0.6, -0.7), (0.58, -1.4)),
            "silver",
        ),
        area(((0.66, 0.3), (0.74, 0.1), (0.88, 0.3), (0.92, 1.3), (0.74, 1.4)), "slate"),
        trail(SHOULDER, 5, "graphite"),
        fur(14, "fog", 14, 110, (-0.9, -0.3), start=5),
        course="-86,34,48 -48,14,56 8,-18,62 60,-50,76 92,-80,48",
        has_tail=False,
        extras=(lump("8,-70! 34,-106 64,-130 96,-126 112,-100! 80,-70", "soot"),),
    ),
    "geoffroys-spider-monkey": PRIMATE.look(
        "rust",
        belly("wheat", 0.4),
        fur(14, "chestnut", 15, 120, (-0.8, 0.2), width=3.4),
        course="-78,34,32 -42,16,42 4,-10,42 40,-46,42 62,-82,32",
    ),
    "brown-throated-sloth": PRIMATE.look(
        "fog",
        oval((0.32, -0.6), 50, 20, "leaf", -24, 0.6),
        fur(28, "cocoa", 24, 110, width=3.4),
        has_tail=False,
        extras=(
            mane(
                "-20,20! 50,0!",
                "-100,44 -60,80 6,64 60,22",
                -24,
                8,
                "fog",
                [hair_in((-80, 16, 50, 70), 9, "cocoa", 24, 110)],
                z=0.2,
                edge=0,
            ),
            mane("-40,0! 40,-50!", "-100,-4 -50,-46 10,-80 60,-104", 16, 7, "fog", z=-0.2),
        ),
    ),
    "alpine-marmot": LOAF.look(
        "ochre",
        belly("sand", 0.35),
        back("cocoa", -0.5, opacity=0.8),
        area(((0.84, -1.5), (0.8, 0), (0.88, 1.5), (1, 1.6), (1, -1.6)), "slate"),
        fur(16, "bark", 12, 120),
        course="-78,46,42 -40,24,64 10,-6,62 48,-48,50 66,-84,40",
    ),
    "european-mole": LOAF.look(
        "soot",
        area(
            ((0.05, -0.7), (0.3, -0.75), (0.6, -0.7), (0.9, -0.5), (0.6, -0.4), (0.3, -0.45)),
            "graphite",
        ),
        tile("fur", 0.7, "slate", 0.5),
        belly("graphite", 0.7, 0.1, 0.9),
        dots(EARTH, 5, "caramel"),
        course="-92,38,34 -54,22,54 4,10,58 58,6,52 92,2,42",
        leg_scale=0.7,
    ),
    "platypus": LOAF.look(
        "cocoa",
        belly("ochre", 0.45),
        fur(16, "bark", 11, 170),
        course="-104,20,30 -56,14,50 6,8,54 62,2,46 94,-10,36",
        leg_scale=0.7,
    ),
    "sugar-glider": LOAF.look(
        "fog",
        fixed(line("-124,6 -86,6 -44,-6 14,-16 62,-30 126,-60", 20, "soot")),
        fur(10, "slate", 10, 165, (-0.8, 0.8)),
        course="-86,14,32 -44,2,44 14,-6,46 62,-20,42 90,-38,36",
        extras=(
            fin(
                "84,-30! 92,-86 108,-118! 56,-92 0,-84 -60,-82 -116,-104! -102,-50 -92,16! "
                "-104,50 -122,86! -60,66 0,60 60,58 112,80! 102,36 88,-10!",
                "cream",
                inside=[
                    line("70,-44 86,-80 106,-114", 18, "fog"),
                    line("-76,-24 -92,-66 -112,-100", 18, "fog"),
                    line("74,14 90,44 110,78", 18, "fog"),
                    line("-82,24 -98,54 -118,82", 18, "fog"),
                    line("30,-50 34,-68 32,-82", 3, "sand"),
                    line("-30,-44 -34,-62 -34,-78", 3, "sand"),
                ],
            ),
        ),
    ),
    "red-kangaroo": HOPPER.look(
        "caramel",
        belly("sand", 0.4),
        fur(8, "rust"),
        trail(((0.34, 0.55), (0.46, 0.3), (0.58, 0.6)), 3.4, "cocoa"),
    ),
    "meerkat": HOPPER.look(
        "sand",
        belly("cream", 0.4),
        bands((0.14, 0.24, 0.34, 0.44, 0.54), 8, "caramel", 0.8),
        course="-80,44,28 -54,32,44 -10,4,44 30,-38,36 54,-78,29",
    ),
    "nine-banded-armadillo": ARMOURED.look(
        "sand",
        tile("hex", 0.8, "slate", 0.4),
        extras=(
            shell(
                "-106,30 -98,-16 -50,-58 6,-66 54,-54 90,-16 92,26 40,34 -50,38",
                "fog",
                [
                    [
                        line(
                            f"{-50 + i * 13},-70 {-56 + i * 14},-20 {-52 + i * 13},44",
                            3.2,
                            "graphite",
                        )
                        for i in range(8)
                    ],
                    [
                        blob(-76 + 12 * (i % 3), -22 + 14 * (i // 3), 4, fill="slate")
                        for i in range(9)
                    ],
                    [
                        blob(66 + 9 * (i % 3), -24 + 13 * (i // 3), 4, fill="slate")
                        for i in range(9)
                    ],
                ],
            ),
        ),
    ),
    "indian-flying-fox": UPRIGHT_BIRD.look(
        "cocoa",
        area(((0.6, -1.4), (0.66, 0), (0.62, 1.4), (1, 1.4), (1, -1.4)), "tangerine"),
        fur(14, "bark", 11, 120),
        course="-56,44,30 -30,20,46 10,-14,50 44,-44,40",
        middle=0.16,
        has_tail=False,
        leg_scale=0.6,
        head_scale=1,
    ),
}

BODIES: Final[dict[str, Body]] = {**HOOFED, **HUNTERS, **SMALL}
