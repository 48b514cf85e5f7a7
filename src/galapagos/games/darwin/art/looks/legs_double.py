"""Double leg pairs, one row each."""

from typing import Final

from galapagos.art.notation import nodes
from galapagos.art.patterns import (
    bands,
    belly,
    dots,
    fur,
    rings,
    rosettes,
    spots,
    steps,
    tile,
    trail,
)
from galapagos.games.darwin.art.plans.fans import Fan
from galapagos.games.darwin.art.plans.feet import column, hand, hoof, paw, sole
from galapagos.games.darwin.art.plans.legs import Leg

HOOF_FORE = nodes("0,0,40 4,46,26 10,84,14 2,118,10 6,136,9")
HOOF_HIND = nodes("0,0,44 10,42,30 -14,88,15 -22,112,11 -10,136,9.5")
PAW_FORE = nodes("0,0,36 8,40,26 2,78,18 8,104,16")
PAW_HIND = nodes("0,0,42 14,38,30 -14,76,18 -6,104,16")
FULL = (-1.0, 1.0)

HOOFED: Final[dict[str, Leg]] = {
    "pronghorn": Leg(
        156,
        "caramel",
        nodes("0,0,34 2,48,20 8,90,11 2,124,8.5 6,143,8"),
        hoof("soot", 11, 16),
        (belly("white", 0.1, 0, 0.5),),
        nodes("0,0,40 12,44,25 -14,94,12 -20,120,9 -9,143,8.5"),
    ),
    "plains-zebra": Leg(
        152,
        "white",
        nodes("0,0,38 4,46,25 8,84,14 2,118,10 6,138,9"),
        hoof("soot", 14, 18, False),
        (rings(steps(9, 0.02, 0.92), 8, "soot"),),
        nodes("0,0,44 10,42,30 -14,88,15 -22,112,11 -10,138,9.5"),
    ),
    "thomsons-gazelle": Leg(
        160,
        "wheat",
        nodes("0,0,32 2,46,19 6,92,10 0,128,7.5 4,148,7"),
        hoof("soot", 10, 15),
        (belly("white", -0.1, 0.2), trail(((0, -0.2), (0.12, 0.3)), 10, "soot")),
        nodes("0,0,38 12,44,24 -16,98,11 -22,122,8 -10,148,7.5"),
    ),
    "alpine-ibex": Leg(
        138,
        "caramel",
        nodes("0,0,38 4,42,26 8,78,15 2,106,12 6,124,11"),
        hoof("soot", 15, 18),
        (trail(((0.3, -0.3), (0.6, -0.3), (1, -0.2)), 9, "cocoa"), fur(6, "cocoa", angle=90)),
        nodes("0,0,43 10,40,30 -14,82,16 -20,104,12 -9,124,11"),
    ),
    "mountain-goat": Leg(
        128,
        "white",
        nodes("0,0,40 4,40,32 6,76,24 2,100,16 5,112,13"),
        hoof("soot", 15, 18),
        (fur(16, "silver", 16, 92, FULL),),
        nodes("0,0,45 10,38,35 -10,76,25 -14,98,17 -6,112,13"),
    ),
    "reindeer": Leg(
        142,
        "cocoa",
        nodes("0,0,39 4,44,26 8,80,15 2,110,12 6,126,11"),
        hoof("soot", 19, 18),
        (rings((0.86, 0.92, 0.98), 9, "bone"), fur(6, "bark", angle=90)),
        nodes("0,0,43 10,40,30 -14,84,16 -20,106,12 -9,126,11"),
    ),
    "muskox": Leg(
        120,
        "bone",
        nodes("0,0,46 2,34,40 4,64,28 2,92,15 5,106,13"),
        hoof("soot", 16, 17),
        (fur(18, "soot", 20, 92, FULL, width=3),),
        nodes("0,0,48 6,34,42 -4,64,29 -10,92,15 -5,106,13"),
        sock=("bark", 0.62),
    ),
    "moose": Leg(
        174,
        "sand",
        nodes("0,0,40 4,52,26 10,100,15 2,138,11 6,158,10"),
        hoof("soot", 15, 20),
        (fur(6, "bark", angle=90),),
        nodes("0,0,46 10,48,30 -16,104,16 -24,132,12 -11,158,10.5"),
        sock=("cocoa", 0.46),
    ),
    "dromedary": Leg(
        164,
        "wheat",
        nodes("0,0,36 4,50,24 8,92,17 2,98,17 0,128,11 4,148,12"),
        sole(24, 18, "ochre", 1),
        (dots(((0.52, -0.2),), 10, "ochre"), fur(6, "ochre", angle=90)),
        nodes("0,0,42 12,46,28 -14,96,15 -20,122,12 -8,148,12"),
    ),
    "addax": Leg(
        146,
        "cream",
        HOOF_FORE,
        hoof("bark", 16, 18),
        (rings((0.56,), 16, "wheat", 0.8), fur(5, "sand", angle=90)),
        HOOF_HIND,
    ),
    "yak": Leg(
        118,
        "bark",
        nodes("0,0,44 4,38,36 4,70,26 2,92,18 5,104,15"),
        hoof("graphite", 16, 17),
        (fur(20, "soot", 20, 92, FULL, width=3.2), rings((0.92,), 14, "bone", 0.85)),
        nodes("0,0,47 8,36,38 -6,70,27 -10,92,18 -4,104,15"),
    ),
    "african-elephant": Leg(
        128,
        "slate",
        nodes("0,0,46 4,50,36 0,90,31 0,112,31"),
        column("bone", 44),
        (rings((0.52, 0.62, 0.72), 2.8, "graphite", 0.7, 0.5),),
        nodes("0,0,52 8,48,38 -4,90,31 -2,112,31"),
    ),
    "white-rhinoceros": Leg(
        112,
        "fog",
        nodes("0,0,46 6,42,36 2,76,28 2,96,27"),
        column("silver", 40),
        (rings((0.42, 0.7), 3, "slate", 0.8, 0.7),),
        nodes("0,0,52 12,42,38 -4,76,28 -2,96,27"),
    ),
    "hippopotamus": Leg(
        90,
        "slate",
        nodes("0,0,44 4,34,36 2,60,29 2,76,28"),
        column("rose", 42),
        (belly("rose", 0.4, 0, 1, 0.5),),
        nodes("0,0,48 8,34,38 -2,60,29 0,76,28"),
    ),
}

PAWED: Final[dict[str, Leg]] = {
    "snow-leopard": Leg(
        122,
        "silver",
        PAW_FORE,
        paw(28, 23),
        (rosettes(10, 8, "graphite", "slate", FULL),),
        PAW_HIND,
    ),
    "cheetah": Leg(
        142,
        "amber",
        nodes("0,0,34 6,46,22 0,92,13 6,124,12"),
        paw(22, 17, "soot", reach=0.7),
        (spots(20, 4.2, "soot", FULL),),
        nodes("0,0,38 14,44,26 -16,90,13 -8,124,12"),
    ),
    "grey-wolf": Leg(
        132,
        "slate",
        nodes("0,0,34 6,42,22 0,84,13 6,114,12"),
        paw(21, 17, "soot", reach=0.7),
        (belly("silver", 0, 0.3), fur(6, "graphite", angle=100)),
        nodes("0,0,38 14,40,27 -16,84,13 -8,114,12"),
    ),
    "bengal-tiger": Leg(
        122,
        "tangerine",
        nodes("0,0,38 8,40,28 2,78,20 8,102,18"),
        paw(29, 24),
        (bands((0.1, 0.28, 0.46, 0.62, 0.78), 11, "soot", 1.3, 0.03), belly("cream", 0.6, 0.3)),
        nodes("0,0,44 14,38,32 -14,76,20 -6,102,18"),
    ),
    "leopard": Leg(
        120,
        "wheat",
        PAW_FORE,
        paw(27, 21),
        (rosettes(12, 7, "bark", "ochre", FULL, 3), belly("cream", 0.7, 0.2)),
        PAW_HIND,
    ),
    "fennec-fox": Leg(
        104,
        "sand",
        nodes("0,0,28 5,32,17 0,64,10 5,88,9"),
        paw(18, 15, None, "cream"),
        (belly("cream", 0.1, 0.3),),
        nodes("0,0,32 12,32,21 -12,64,10 -6,88,9"),
    ),
    "meerkat": Leg(
        84,
        "sand",
        nodes("0,0,26 6,26,18 2,50,13 6,68,12"),
        paw(20, 14, "soot", reach=1.5),
        (rings((0.3, 0.5), 5, "caramel", 0.6),),
        nodes("0,0,30 12,26,21 -8,50,13 -4,68,12"),
    ),
    "polar-bear": Leg(
        118,
        "cream",
        nodes("0,0,46 8,40,38 4,76,30 8,98,27"),
        paw(40, 26, "graphite"),
        (fur(10, "sand", 12, 95, FULL),),
        nodes("0,0,50 14,38,40 -2,76,30 -4,98,28"),
    ),
    "brown-bear": Leg(
        118,
        "cocoa",
        nodes("0,0,44 8,40,34 4,76,26 8,98,24"),
        paw(36, 24, "bone", reach=1.3),
        (fur(12, "bark", 13, 95, FULL),),
        nodes("0,0,48 14,38,37 -2,76,27 -4,98,25"),
    ),
    "european-badger": Leg(
        74,
        "soot",
        nodes("0,0,36 6,24,28 4,46,20 8,60,18"),
        paw(26, 18, "bone", reach=1.8),
        (fur(8, "slate", 10, 100, FULL),),
        nodes("0,0,38 10,24,30 -4,46,20 -2,60,18"),
    ),
    "aardvark": Leg(
        96,
        "sand",
        nodes("0,0,38 6,32,28 4,60,20 8,78,18"),
        paw(26, 20, "graphite", reach=1.9),
        (belly("caramel", -0.2, 0.35),),
        nodes("0,0,44 14,32,32 -8,60,20 -4,78,18"),
    ),
    "chimpanzee": Leg(
        124,
        "soot",
        nodes("0,0,38 -2,40,24 2,78,19 8,104,17"),
        hand(28, 22, "slate"),
        (fur(14, "graphite", 13, 80, (-0.7, 0.7), width=2.8),),
        nodes("0,0,42 24,34,29 4,76,20 -6,104,16"),
        hand(34, 20, "slate"),
    ),
    "nile-crocodile": Leg(
        74,
        "moss",
        nodes("0,0,30 16,28,22 4,54,15"),
        paw(30, 16, "bone"),
        (tile("scale", 1.4, "pine", 0.5),),
        nodes("0,0,34 18,26,25 -4,54,16"),
    ),
    "green-sea-turtle": Leg(
        64,
        "leaf",
        nodes("0,0,26 10,24,24 -22,46,17 -66,57,7"),
        coat=(
            dots(
                ((0.2, 0.2), (0.36, -0.3), (0.5, 0.3), (0.64, -0.1), (0.78, 0.2), (0.9, 0)),
                7,
                "pine",
                0.75,
            ),
        ),
        hind=nodes("0,0,22 -12,20,20 -38,52,12"),
    ),
}

FANS: Final[dict[str, Leg]] = {
    "common-octopus": Leg(
        112,
        "coral",
        fan=Fan(
            4,
            30,
            arms="blush",
            coat=(dots(((0.06, 0.2), (0.16, -0.2), (0.28, -0.2), (0.4, 0)), 4, "crimson", 0.6),),
        ),
    ),
    "blue-ringed-octopus": Leg(
        104,
        "lemon",
        fan=Fan(
            4,
            26,
            arms="cream",
            coat=(
                dots(((0.05, 0), (0.17, 0), (0.32, 0)), 8, "ultra"),
                dots(((0.05, 0), (0.17, 0), (0.32, 0)), 4.4, "sky"),
            ),
        ),
    ),
    "goliath-birdeater": Leg(
        120,
        "cocoa",
        fan=Fan(
            4,
            19,
            70,
            108,
            40,
            (rings((0.46, 0.72), 7, "caramel"), fur(20, "caramel", 8, 90, (-0.7, 0.7), width=2.2)),
        ),
    ),
    "amazonian-giant-centipede": Leg(
        84,
        "amber",
        fan=Fan(
            7, 9, 14, 14, coat=(rings((0.72,), 16, "crimson"),), trunk=("chestnut", "tangerine")
        ),
    ),
    "saharan-silver-ant": Leg(
        126,
        "graphite",
        fan=Fan(
            3,
            9,
            52,
            92,
            24,
            (trail(((0.04, -0.3), (0.3, -0.3), (0.6, -0.3), (0.9, 0)), 3.4, "silver"),),
        ),
    ),
    "japanese-spider-crab": Leg(
        150,
        "tangerine",
        fan=Fan(
            4,
            12,
            92,
            128,
            50,
            (rings((0.3, 0.55, 0.75), 9, "cream"), dots(((0.1, 0), (0.42, 0)), 3, "crimson")),
        ),
    ),
}

LEGS: Final[dict[str, Leg]] = {**HOOFED, **PAWED, **FANS}
