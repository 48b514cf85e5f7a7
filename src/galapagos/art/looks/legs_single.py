"""Single leg pairs, one row each."""

from typing import Final

from galapagos.art.notation import nodes
from galapagos.art.patterns import (
    bands,
    belly,
    blots,
    dots,
    fur,
    rings,
    spots,
    steps,
    tile,
    trail,
)
from galapagos.art.plans.feet import (
    hand,
    hooks,
    lobes,
    pads,
    paw,
    pincer,
    sole,
    spade,
    talon,
    toes,
    web,
)
from galapagos.art.plans.legs import Leg

SHANK = nodes("0,0,24 -4,26,18 2,58,7.5 -2,88,6.5")
FULL = (-1.0, 1.0)

BIRDS: Final[dict[str, Leg]] = {
    "blue-footed-booby": Leg(
        104,
        "azure",
        nodes("0,0,24 -4,26,18 2,58,7.5 -2,90,6.5"),
        web("azure", 46),
        sock=("bone", 0.36),
    ),
    "great-white-pelican": Leg(
        96, "amber", nodes("0,0,26 -4,26,20 2,54,9 -2,82,8"), web("amber", 52), sock=("white", 0.38)
    ),
    "chilean-flamingo": Leg(
        190,
        "silver",
        nodes("0,0,20 6,44,10 -10,92,6.5 -11,100,8 0,178,5"),
        web("rose", 34),
        (rings((0.62, 0.7), 15, "coral"),),
        sock=("rose", 0.24),
    ),
    "mute-swan": Leg(
        84,
        "graphite",
        nodes("0,0,32 -4,26,24 0,50,9 -2,72,8"),
        web("soot", 50),
        sock=("white", 0.46),
    ),
    "adelie-penguin": Leg(
        56, "blush", nodes("0,0,28 0,18,22 2,42,13"), web("blush", 42), sock=("soot", 0.5)
    ),
    "common-moorhen": Leg(
        104,
        "lime",
        nodes("0,0,22 2,28,15 -6,58,7 0,90,6"),
        lobes("lime", 46),
        (rings((0.5,), 9, "crimson"),),
        sock=("graphite", 0.36),
    ),
    "ostrich": Leg(
        184,
        "blush",
        nodes("0,0,38 16,48,26 -14,100,11 -18,116,11 -4,172,8"),
        sole(32, 16, "blush", 1),
        (rings(steps(5, 0.66, 0.94), 3, "rose"),),
    ),
    "emu": Leg(
        168,
        "graphite",
        nodes("0,0,38 14,44,26 -12,92,11 -15,106,11 -4,154,8"),
        toes("graphite", (34, 22, -14), 6.5, "soot"),
        sock=("cocoa", 0.42),
    ),
    "secretarybird": Leg(
        178,
        "blush",
        nodes("0,0,34 12,46,22 -8,100,8 -9,110,8.5 0,164,6"),
        talon("blush", 26, "soot", 5),
        sock=("soot", 0.46),
    ),
    "greater-roadrunner": Leg(
        116,
        "sky",
        nodes("0,0,24 12,30,15 -10,66,7 0,100,6"),
        talon("sky", 28, "graphite", 5, rear=2),
        sock=("sand", 0.36),
    ),
    "harpy-eagle": Leg(
        104,
        "amber",
        nodes("0,0,36 2,34,26 0,62,11 0,90,10"),
        talon("amber", 38, "soot", 9),
        (rings((0.7, 0.78, 0.86, 0.94), 2.4, "ochre"),),
        sock=("white", 0.5),
    ),
    "burrowing-owl": Leg(
        110,
        "bone",
        nodes("0,0,24 2,30,15 -2,64,8 0,94,7"),
        talon("silver", 26, "soot", 5.5),
        (dots(((0.5, 0.2), (0.65, -0.2), (0.8, 0.2)), 2.4, "ochre"),),
        sock=("caramel", 0.34),
    ),
    "green-woodpecker": Leg(
        76,
        "slate",
        nodes("0,0,24 2,22,17 4,42,8 2,62,7"),
        talon("slate", 30, "soot", 6, rear=2),
        sock=("leaf", 0.44),
    ),
    "rock-ptarmigan": Leg(
        72,
        "white",
        nodes("0,0,28 2,22,22 4,42,16 4,58,15"),
        paw(26, 17, "soot", "white", 0.8),
        (fur(12, "silver", 9, 90, FULL),),
    ),
}

MAMMALS: Final[dict[str, Leg]] = {
    "red-kangaroo": Leg(
        134,
        "caramel",
        nodes("0,0,48 30,34,34 -20,76,15 -34,108,12 -22,118,12"),
        sole(56, 18, None, 2),
        (belly("sand", 0.4, 0.4), fur(6, "rust", angle=90)),
    ),
    "european-hare": Leg(
        108,
        "wheat",
        nodes("0,0,42 26,30,28 -16,62,13 -28,90,11 -18,96,11"),
        sole(46, 16, "sand", 2),
        (fur(10, "cocoa", 9, 100, FULL),),
    ),
    "snowshoe-hare": Leg(
        104,
        "white",
        nodes("0,0,42 26,30,29 -14,60,15 -26,84,14 -16,90,14"),
        sole(56, 23, "white", 3),
        (fur(10, "silver", 10, 100, FULL), dots(((0.1, -0.4), (0.25, 0.2)), 7, "sand", 0.8)),
    ),
    "lar-gibbon": Leg(
        136,
        "wheat",
        nodes("0,0,28 -14,48,18 6,92,14 4,120,13"),
        hand(34, 20, "soot"),
        (fur(10, "ochre", 12, 85, FULL),),
    ),
    "bornean-orangutan": Leg(
        124,
        "rust",
        nodes("0,0,36 -8,42,28 6,80,24 4,106,16"),
        hand(36, 21, "bark"),
        (fur(22, "tangerine", 20, 88, FULL, width=3),),
    ),
    "japanese-macaque": Leg(
        112,
        "sand",
        nodes("0,0,34 16,34,26 0,68,19 2,94,15"),
        hand(30, 19, "rose"),
        (fur(14, "slate", 13, 90, FULL),),
    ),
    "hoffmanns-two-toed-sloth": Leg(
        116,
        "sand",
        nodes("0,0,32 -10,40,26 6,76,21 4,100,15"),
        hooks("cream", 2, 40),
        (fur(20, "caramel", 17, 88, FULL, width=3),),
    ),
    "european-mole": Leg(
        60,
        "soot",
        nodes("0,0,28 6,22,24 8,38,20"),
        spade("rose", "cream", 4),
        (tile("fur", 0.7, "slate", 0.6),),
    ),
    "nine-banded-armadillo": Leg(
        70,
        "sand",
        nodes("0,0,30 8,24,24 4,44,17 8,56,15"),
        spade("sand", "bone", 3),
        (tile("hex", 0.8, "slate", 0.55),),
    ),
    "platypus": Leg(
        62,
        "cocoa",
        nodes("0,0,30 10,22,24 2,46,16"),
        web("graphite", 48),
        (dots(((0.9, -0.7),), 7, "bone"), fur(6, "bark", angle=100)),
    ),
    "eurasian-otter": Leg(
        70,
        "cocoa",
        nodes("0,0,34 10,24,26 -2,46,17 2,56,16"),
        web("bark", 40),
        (fur(10, "bark", 10, 100, FULL), belly("ochre", 0.5, 0, 1, 0.8)),
    ),
    "muskrat": Leg(
        64,
        "caramel",
        nodes("0,0,32 10,22,25 -2,42,15 0,52,14"),
        paw(34, 15, "bone", "cocoa"),
        (fur(14, "cocoa", 11, 100, FULL),),
    ),
    "rock-hyrax": Leg(
        78,
        "ochre",
        nodes("0,0,32 10,26,24 0,50,17 4,64,16"),
        paw(26, 15, None, "graphite"),
        (fur(14, "cocoa", 10, 100, FULL),),
    ),
    "california-sea-lion": Leg(
        58,
        "cocoa",
        nodes("0,0,32 6,24,27 -20,40,19 -56,49,8"),
        coat=(
            trail(((0.5, 0.3), (0.8, 0.2), (1, 0)), 2.6, "bark"),
            trail(((0.5, -0.3), (0.8, -0.2)), 2.6, "bark"),
        ),
    ),
}

OTHERS: Final[dict[str, Leg]] = {
    "common-frog": Leg(
        92,
        "leaf",
        nodes("0,0,34 34,22,24 -26,52,14 -14,78,8"),
        web("leaf", 52),
        (blots(((0.1, 0, 11), (0.3, 0.3, 10), (0.5, 0, 9), (0.7, 0, 8)), "moss"),),
    ),
    "red-eyed-tree-frog": Leg(
        100,
        "leaf",
        nodes("0,0,28 34,26,17 -22,58,11 2,86,8"),
        pads("tangerine", 34),
        (bands((0.25, 0.38, 0.5, 0.62), 11, "azure", 1.3), belly("lemon", 0.6, 0.2, 0.7)),
    ),
    "leatherback-sea-turtle": Leg(
        66,
        "soot",
        nodes("0,0,30 12,24,27 -24,46,20 -76,59,7"),
        coat=(
            spots(16, 3.4, "silver", FULL),
            trail(((0.1, -0.5), (0.5, -0.4), (0.95, -0.2)), 3, "slate"),
        ),
    ),
    "coconut-crab": Leg(
        116,
        "indigo",
        nodes("0,0,24 38,4,19 62,36,15 54,76,12"),
        pincer("indigo", "azure"),
        (rings((0.35, 0.66, 0.92), 6, "tangerine"),),
    ),
    "praying-mantis": Leg(
        120,
        "leaf",
        nodes("0,0,14 34,-14,11 64,16,12 44,64,7 40,114,4"),
        toes("leaf", (16,), 4),
        (
            dots(((0.45, 0.8), (0.52, 0.8), (0.59, 0.8), (0.66, 0.8), (0.73, 0.8)), 2.6, "pine"),
            rings((0.5,), 3, "moss"),
        ),
    ),
    "peacock-mantis-shrimp": Leg(
        108,
        "teal",
        nodes("0,0,22 34,-2,18 60,22,17 50,60,15 48,84,17"),
        pincer("crimson", "tangerine"),
        (rings((0.3, 0.62), 7, "lemon"), dots(((0.15, 0), (0.45, 0), (0.78, 0)), 4, "azure")),
    ),
    "desert-locust": Leg(
        120,
        "ochre",
        nodes("0,0,16 -34,-34,15 -62,-62,8 -44,10,5.5 -30,112,5"),
        sole(20, 8, "ochre", 0),
        (rings((0.12, 0.2, 0.28, 0.36), 3.4, "bark", 0.8, 0.6),),
    ),
}

LEGS: Final[dict[str, Leg]] = {**BIRDS, **MAMMALS, **OTHERS}
