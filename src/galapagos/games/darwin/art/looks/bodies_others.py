"""Bodies of reptiles, frogs, fish, birds and insects, one row each."""

from typing import Final

from galapagos.art.geometry import spline
from galapagos.art.marks import blob, line, patch
from galapagos.art.notation import knots, points
from galapagos.art.palette import INK
from galapagos.art.patterns import (
    Pattern,
    area,
    bands,
    belly,
    blots,
    diamonds,
    dots,
    fixed,
    fur,
    oval,
    rings,
    spots,
    steps,
    tile,
    trail,
)
from galapagos.art.shapes import Mark
from galapagos.games.darwin.art.plans.bodies import (
    BIRD,
    COBRA,
    FISH,
    FROG,
    INSECT,
    LIZARD,
    LONG_NECKED_BIRD,
    SHARK,
    SNAKE,
    TURTLE,
    UPRIGHT_BIRD,
    Body,
    comb,
    fin,
    mane,
    rays,
    shell,
)


def _scutes(fill: str, *plates: str) -> list[Mark]:
    return [Mark(spline(knots(plate)), fill, INK, 3, 0.8) for plate in plates]


def _feathers(colour: str, tips: str) -> Pattern:
    """Scallops that stay when a picture is small, where textures are left out."""
    return fixed(
        *(
            line(f"{x - 11},{y - 4} {x},{y + 7} {x + 11},{y - 4}", 4, colour)
            for x, y in points(tips)
        )
    )


HACKLES: Final = ((50, -78), (66, -88), (60, -58), (80, -68), (74, -44), (92, -52))
"""Lancets on the nape of an eagle."""

REPTILES: Final[dict[str, Body]] = {
    "aldabra-giant-tortoise": TURTLE.look(
        "ochre",
        tile("scale", 1.4, "bark", 0.3),
        extras=(
            shell(
                "-122,44 -112,0 -76,-60 -14,-92 50,-78 92,-32 106,24 96,48 40,58 -40,60 -100,58",
                "moss",
                [
                    _scutes(
                        "leaf",
                        "-96,-6 -66,-52 -36,-40 -40,4 -70,16",
                        "-30,-42 0,-74 36,-64 44,-40 34,6 -30,8",
                        "52,-60 80,-34 92,8 62,18 46,0",
                    ),
                    patch("-130,30 -60,26 0,30 60,28 120,24 120,70 -130,70", "ochre"),
                    [line(f"{x},24 {x - 4},64", 3, "bark") for x in (-90, -60, -28, 6, 40, 72)],
                    line("-120,32 -60,26 0,30 60,28 108,26", 3, "bark"),
                ],
            ),
        ),
    ),
    "desert-tortoise": TURTLE.look(
        "caramel",
        tile("scale", 1.4, "bark", 0.35),
        course="-90,34,22 -40,28,42 36,28,42 90,16,29 122,-12,27 134,-36,26",
        wing=(0.42, -1.9),
        extras=(
            shell(
                "-114,46 -106,6 -90,-36! -70,-44 -46,-70! -22,-70 4,-84! 26,-70 52,-66! 70,-42 "
                "84,-34! 92,-4 96,24 88,50 30,60 -50,60",
                "ochre",
                [
                    _scutes(
                        "amber",
                        "-92,-2 -72,-34 -44,-34 -44,6 -70,16",
                        "-34,-40 -4,-64 28,-52 34,-10 10,8 -32,8",
                        "44,-44 66,-26 84,10 58,20 42,2",
                    ),
                    _scutes(
                        "wheat",
                        "-76,-2 -66,-18 -54,-16 -56,0",
                        "-12,-24 0,-38 14,-30 10,-12 -8,-10",
                        "56,-14 64,-20 70,0 60,4",
                    ),
                    patch("-130,32 -60,28 0,32 60,30 120,26 120,70 -130,70", "caramel"),
                    [line(f"{x},28 {x - 4},64", 3, "bark") for x in (-84, -52, -20, 12, 44, 72)],
                ],
            ),
        ),
    ),
    "green-sea-turtle": TURTLE.look(
        "leaf",
        tile("scale", 1.4, "pine", 0.3),
        course="-100,20,22 -40,14,40 40,8,40 92,0,30 122,-10,27",
        fore=0.6,
        wing=(0.44, -1.5),
        leg_scale=0.5,
        head_scale=1,
        extras=(
            shell(
                "-124,30 -84,-30 -10,-62 58,-48 98,0 94,28 20,44 -60,44",
                "pine",
                [
                    _scutes(
                        "leaf",
                        "-92,0 -66,-30 -44,-22 -46,8 -74,16",
                        "-36,-24 -6,-48 28,-42 36,-16 24,10 -36,10",
                        "42,-36 68,-22 82,4 54,12 40,-4",
                    ),
                    patch("-130,28 -40,22 40,22 110,12 110,60 -130,60", "lime"),
                    [line(f"{x},22 {x - 4},46", 2.6, "moss") for x in (-80, -50, -20, 10, 40, 68)],
                ],
            ),
        ),
    ),
    "nile-crocodile": LIZARD.look(
        "moss",
        belly("lime", 0.35),
        tile("scale", 2, "pine", 0.5),
        extras=(comb(steps(13, 0.04, 0.9), 15, 9, "pine"),),
    ),
    "green-iguana": LIZARD.look(
        "leaf",
        belly("lime", 0.4),
        rings((0.1, 0.22, 0.34), 9, "moss", 0.6),
        tile("scale", 1.3, "pine", 0.35),
        course="-116,10,24 -66,8,40 0,4,44 58,-6,42 90,-26,36 110,-46,32",
        extras=(comb(steps(12, 0.06, 0.96), 26, 8, "lime", -8),),
    ),
    "panther-chameleon": LIZARD.look(
        "teal",
        bands((0.16, 0.32, 0.48, 0.64, 0.8), 20, "crimson", 1.7, 0.02),
        trail(((0.02, -0.1), (0.3, -0.1), (0.6, -0.1), (0.98, -0.2)), 7, "sky"),
        tile("scale", 1.2, "pine", 0.3),
        course="-104,24,20 -60,4,42 0,-10,56 52,0,48 90,2,34",
        leg_scale=0.7,
        extras=(comb(steps(11, 0.08, 0.88), 12, 7, "lagoon"),),
    ),
    "thorny-devil": LIZARD.look(
        "ochre",
        blots(
            (
                (0.14, -0.5, 17),
                (0.34, -0.2, 22),
                (0.56, -0.5, 22),
                (0.76, -0.2, 17),
                (0.94, -0.5, 12),
            ),
            "chestnut",
        ),
        belly("sand", 0.55),
        dots(
            ((0.24, 0.1), (0.44, 0.3), (0.66, 0.2), (0.46, -0.3), (0.24, -0.4), (0.66, -0.6)),
            5,
            "lemon",
        ),
        course="-110,14,22 -64,8,46 0,2,54 56,4,46 92,-4,34 108,-10,32",
        extras=(
            comb(steps(9, 0.06, 0.94), 24, 9, "wheat", 0),
            comb(steps(5, 0.2, 0.8), 10, 7, "wheat", 0, side=1),
        ),
    ),
    "fire-salamander": LIZARD.look(
        "soot",
        blots(
            (
                (0.14, -0.5, 17),
                (0.36, -0.3, 20),
                (0.6, -0.55, 19),
                (0.84, -0.3, 15),
                (0.24, 0.5, 11),
                (0.5, 0.55, 12),
                (0.74, 0.5, 11),
            ),
            "lemon",
        ),
        course="-126,22,20 -70,16,36 0,10,40 66,4,38 104,-8,34",
    ),
    "common-frog": FROG.look(
        "leaf",
        belly("lime", 0.3),
        blots(
            (
                (0.12, -0.35, 14),
                (0.28, -0.7, 17),
                (0.33, -0.05, 13),
                (0.5, -0.5, 19),
                (0.62, -0.85, 12),
                (0.7, -0.2, 14),
                (0.86, -0.6, 13),
            ),
            "moss",
            line=2.2,
        ),
        trail(((0.02, -0.28), (0.3, -0.28), (0.6, -0.28), (0.98, -0.28)), 6, "lemon", 0.8),
    ),
    "golden-poison-frog": FROG.look(
        "lemon",
        belly("cream", 0.6, 0.3),
        spots(18, 3, "amber", (-0.6, 0.4), start=4),
        fixed(
            line("-100,50 -98,14 -72,-6 -42,10 -38,46", 4, "ochre"),
            line("30,50 28,20 46,4 68,14 74,40", 4, "ochre"),
            line("-58,-34 -34,-46 0,-44", 6, "white", 0.8),
            line("12,-38 30,-34", 6, "white", 0.8),
        ),
        course="-98,42,20 -72,24,40 -34,-2,58 26,6,58 84,12,46",
    ),
    "green-anaconda": SNAKE.look(
        "moss",
        dots(tuple((0.06 + i * 0.068, -0.3) for i in range(14)), 12, "soot"),
        dots(tuple((0.1 + i * 0.068, 0.6) for i in range(13)), 6, "lemon"),
    ),
    "sidewinder": SNAKE.look(
        "sand",
        belly("cream", 0.6),
        diamonds(steps(13, 0.06, 0.96), 0.026, "caramel", 0.6),
        tile("scale", 1.2, "ochre", 0.4),
        girth=0.84,
    ),
    "king-cobra": COBRA.look(
        "ochre",
        belly("sand", 0.5, 0.5),
        rings(steps(15, 0.05, 0.97), 6, "bark", 0.8),
        tile("scale", 1.3, "cocoa", 0.3),
    ),
}

SWIMMERS: Final[dict[str, Body]] = {
    "atlantic-bluefin-tuna": FISH.look(
        "ultra",
        belly("silver", 0.12),
        belly("white", 0.6),
        trail(((0.05, 0.05), (0.3, 0.05), (0.6, 0.05), (0.95, 0.05)), 3, "sky"),
        extras=(
            fin("-6,-56! 20,-94 0,-98 -40,-60!", "lemon"),
            fin("10,58! -6,100 -26,98 -30,56!", "lemon"),
            comb((0.1, 0.18, 0.26, 0.34), 16, 6, "lemon", -12),
            comb((0.1, 0.18, 0.26, 0.34), 16, 6, "lemon", -12, side=1),
            fin("64,18! 40,34 4,46! 20,26 50,6!", "slate", 0.6),
        ),
    ),
    "ocellaris-clownfish": FISH.look(
        "tangerine",
        fixed(
            Mark(
                spline(knots("12,-80 34,-40 44,0 34,40 12,80 -6,80 6,30 10,0 2,-40 -6,-80")),
                "white",
                INK,
                6,
            ),
            Mark(spline(knots("-60,-60 -54,0 -60,60 -78,60 -74,0 -78,-60")), "white", INK, 6),
        ),
        course="-112,4,18 -76,2,38 -16,0,66 40,0,66 78,0,54",
        extras=(
            fin(
                "50,-52! 20,-86 -30,-84 -64,-62 -66,-34!",
                "tangerine",
                inside=[patch("50,-100 -80,-100 -66,-66 0,-76 40,-72", INK)],
            ),
            fin(
                "-10,60! -30,88 -54,74 -60,40!",
                "tangerine",
                inside=[patch("-20,92 -60,84 -66,60 -40,76", INK)],
            ),
            fin("26,16! 4,40 -22,34 -16,12 6,0!", "tangerine", 0.6, [blob(-18, 26, 16, 20)]),
        ),
    ),
    "red-lionfish": FISH.look(
        "white",
        rings(steps(8, 0.04, 0.96), 14, "crimson"),
        course="-104,4,16 -66,2,34 -10,0,52 44,0,50 76,0,42",
        extras=(
            comb(steps(7, 0.34, 0.94), 64, 8, "coral", -26),
            rays("-36,-84 -64,-80 -86,-62", "-24,-36 -80,-22", "coral", "white"),
            rays("40,104 10,118 -26,112 -58,92 -76,62", "40,10 -4,-4", "coral", "white", 0.6),
            rays("-52,74 -78,66 -92,46", "-36,44 -72,28", "crimson", "white"),
        ),
    ),
    "great-white-shark": SHARK.look(
        "slate",
        belly("white", 0.35),
        fixed(*(line(f"{100 - i * 11},-16 {96 - i * 11},4 {100 - i * 11},22") for i in range(4))),
        extras=(
            fin("30,-52! -2,-104 -20,-110 -16,-80 -26,-48!", "slate"),
            fin("62,28! 30,52 -10,92! 10,50 34,18!", "slate", 0.6),
            fin("-90,26! -116,48! -116,18!", "slate"),
            fin("-88,-28! -116,-46! -116,-16!", "slate"),
        ),
    ),
}

BIRDS: Final[dict[str, Body]] = {
    "golden-eagle": BIRD.look(
        "cocoa",
        _feathers("caramel", "-62,20 -34,-2 -32,34 -6,-26 -6,10 -8,40 22,-16 22,18 46,-4"),
        area(((0.76, -1.5), (0.72, -0.3), (0.8, 0.5), (0.86, 1.5), (1, 1.6), (1, -1.6)), "amber"),
        fixed(*(line(f"{x},{y} {x - 7},{y + 14}", 3.4, "rust") for x, y in HACKLES)),
    ),
    "wandering-albatross": BIRD.look(
        "white",
        area(((-0.05, -1.5), (0, 0.4), (0.2, 0.1), (0.42, -0.4), (0.6, -1.5)), "soot"),
        trail(((0.06, -0.2), (0.24, -0.45), (0.42, -0.8)), 4, "fog"),
        _feathers("silver", "10,20 30,-14 -16,34 36,8"),
        course="-98,34,22 -56,18,44 4,0,54 50,-26,44 76,-58,36",
    ),
    "snowy-owl": UPRIGHT_BIRD.look(
        "white",
        fixed(
            *(
                line(f"{x - 9},{y} {x},{y + 5} {x + 9},{y}", 4, "slate")
                for x, y in (
                    (-50 + i % 4 * 30 + (i // 4 % 2) * 14, -60 + i // 4 * 24) for i in range(24)
                )
            )
        ),
        course="-58,56,26 -34,30,48 4,-18,60 26,-64,50 34,-84,44",
        middle=0.2,
    ),
    "scarlet-macaw": UPRIGHT_BIRD.look(
        "crimson",
        area(((0, -1.5), (0.2, -0.6), (0.2, 0.5), (0, 1.5)), "azure"),
        area(((0.16, -1.5), (0.32, -0.7), (0.3, 0.2), (0.16, 0)), "lemon"),
        tile("feather", 1.4, "chestnut", 0.5),
        course="-70,58,22 -44,34,40 0,0,52 36,-44,44 52,-74,38",
        middle=0.26,
    ),
    "emperor-penguin": UPRIGHT_BIRD.look(
        "soot",
        fixed(
            patch("36,-110 60,-80 84,-20 60,70 10,110 -20,100 10,40 14,-40 20,-90", "white"),
            patch("24,-112 50,-96 90,-90 80,-56 50,-62 28,-78", "amber", 0.9),
        ),
    ),
    "ostrich": LONG_NECKED_BIRD.look(
        "soot",
        belly("graphite", 0.3, 0, 0.5),
        fur(14, "slate", 14, 150),
        area(((0.52, -1.6), (0.5, 0), (0.52, 1.6), (1, 2), (1, -2)), "blush"),
        course="-88,4,24 -50,-4,48 6,-4,58 54,-14,42 80,-54,20 84,-104,18 98,-148,18",
        middle=0.3,
        wing=(0.4, -0.2),
        extras=(
            mane("-60,-20! -40,20!", "-104,-16 -124,4 -112,34 -80,44", -14, 5, "white", z=-0.3),
        ),
    ),
    "emu": LONG_NECKED_BIRD.look(
        "cocoa",
        fur(26, "bark", 18, 110),
        area(((0.62, -1.6), (0.6, 0), (0.62, 1.6), (1, 2), (1, -2)), "slate"),
        course="-88,12,24 -50,2,48 6,-4,58 54,-16,42 78,-56,22 86,-104,20 98,-146,20",
        middle=0.3,
        wing=(0.4, -0.2),
        extras=(mane("-30,10! 40,0!", "-92,24 -60,56 0,60 50,32", -18, 9, "cocoa", z=0.2, edge=0),),
    ),
    "greater-flamingo": LONG_NECKED_BIRD.look(
        "rose", tile("feather", 1.5, "coral", 0.6), belly("blush", 0.5, 0, 0.5)
    ),
}

INSECTS: Final[dict[str, Body]] = {
    "western-honey-bee": INSECT.look(
        "amber",
        rings((0.06, 0.17, 0.28, 0.39), 15, "soot"),
        oval((0.8, 0), 46, 46, "ochre"),
        fur(20, "bark", 10, 120, start=3),
        extras=(fin("-100,30! -126,50! -104,46!", "soot", -0.3),),
    ),
    "desert-locust": INSECT.look(
        "ochre",
        belly("wheat", 0.3),
        rings((0.1, 0.2, 0.3, 0.4, 0.5), 4, "cocoa", 0.7),
        fixed(patch("16,-50 56,-46 66,-8 30,6", "caramel")),
        course="-128,24,12 -84,18,24 -20,6,32 30,-4,36 74,-10,34",
        hind=0.5,
        extras=(
            fin(
                "34,-30! -20,-34 -90,-16 -138,6! -84,16 -10,6 32,-6!",
                "sand",
                0.3,
                [
                    line("24,-18 -40,-16 -126,6", 2.4, "caramel"),
                    line("-30,-28 -60,10", 2, "caramel"),
                    line("-60,-22 -88,12", 2, "caramel"),
                ],
            ),
        ),
    ),
}

BODIES: Final[dict[str, Body]] = {**REPTILES, **SWIMMERS, **BIRDS, **INSECTS}
