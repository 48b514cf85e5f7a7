"""Tails, one row each."""

from collections.abc import Callable
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, ellipse, place, spline, tuft
from galapagos.art.marks import hair_in, line, patch
from galapagos.art.notation import knots, nodes, points
from galapagos.art.palette import INK
from galapagos.art.patterns import (
    back,
    belly,
    diamonds,
    dots,
    fixed,
    fur,
    oval,
    rings,
    steps,
    tile,
    trail,
)
from galapagos.art.shapes import Mark, Shape, flat
from galapagos.games.darwin.art.plans.bodies import comb
from galapagos.games.darwin.art.plans.tails import Tail, chain_tail, plume


def _piece(border: str, fill: str, *inside: object, z: float = 0.1) -> Shape:
    return Shape(spline(knots(border)), fill, flat(*inside), z=z)


def humpback_whale() -> Tail:
    fluke = _piece(
        "-66,-8! -84,-46 -124,-84 -164,-92! -146,-62 -134,-40 -112,-28 -134,-4 -156,30 -160,50! "
        "-124,36 -90,14 -68,10!",
        "graphite",
        patch("-140,-100 -180,-100 -150,-56 -136,-56", "white"),
        patch("-150,20 -180,60 -130,50 -138,20", "white"),
    )
    return chain_tail("0,0,24 -40,2,18 -84,-10,12", "graphite", more=[fluke])


def great_white_shark() -> Tail:
    caudal = _piece(
        "-50,-8! -84,-56 -130,-124 -152,-136! -148,-112! -138,-108! -122,-56 -102,-14 -96,4 "
        "-104,28 -118,60! -88,46 -50,12!",
        "slate",
        line("-70,-14 -100,-56 -136,-114", 4, "graphite"),
        patch("-98,14 -130,70 -80,50", "fog"),
    )
    return chain_tail("0,0,22 -36,0,15 -70,-4,10", "slate", belly("white", 0.3), more=[caudal])


def sailfish() -> Tail:
    fork = _piece(
        "-46,-8! -60,-50 -100,-116 -120,-130! -106,-70 -80,-16 -72,0 -80,16 -106,70 -120,130! "
        "-100,116 -60,50 -46,10!",
        "indigo",
        line("-62,-14 -84,-62 -108,-108", 4, "azure"),
        line("-62,14 -84,62 -108,108", 4, "azure"),
    )
    return chain_tail(
        "0,0,18 -30,0,12 -62,0,8",
        "ultra",
        belly("silver", 0.3),
        rings((0.15, 0.4, 0.65), 5, "sky"),
        more=[fork],
    )


SALTY = "0,0,30 -50,8,23 -100,18,15 -146,16,9 -180,2,4"


def saltwater_crocodile() -> Tail:
    scutes = comb(steps(10, 0.06, 0.9), 15, 8, "pine", 4, side=1, z=-0.1)(Chain(nodes(SALTY)))
    return chain_tail(
        SALTY, "moss", tile("scale", 1.7, "pine", 0.5), back("lime", -0.5, opacity=0.6), more=scutes
    )


def egyptian_spiny_tailed_lizard() -> Tail:
    course = "0,0,26 -40,6,23 -84,10,19 -124,6,13 -154,-4,6"
    whorls = [
        *comb(steps(8, 0.08, 0.92), 17, 8, "ochre", 8, side=1, z=-0.1)(Chain(nodes(course))),
        *comb(steps(8, 0.08, 0.92), 12, 8, "ochre", 8, side=-1, z=-0.1)(Chain(nodes(course))),
    ]
    return chain_tail(course, "wheat", rings(steps(8, 0.08, 0.92), 4, "cocoa", 0.8), more=whorls)


def ground_pangolin() -> Tail:
    """Scales are shapes and not a texture: small pictures keep them."""
    course = "0,0,34 -44,10,32 -92,16,27 -136,8,19 -168,-8,10"
    chain = Chain(nodes(course))
    edge = [
        *comb(steps(7, 0.1, 0.92), 10, 13, "cocoa", 14, side=1, z=-0.1)(chain),
        *comb(steps(7, 0.1, 0.92), 10, 13, "cocoa", 14, side=-1, z=-0.1)(chain),
    ]
    scales = [
        scale
        for i in range(6, -1, -1)
        for scale in _scales(chain, 0.02 + i * 0.135, (-0.9, 0, 0.9) if i % 2 else (-0.45, 0.45))
    ]
    return chain_tail(course, "cocoa", fixed(*scales), more=edge)


def _scales(chain: Chain, u: float, sides: tuple[float, ...]) -> list[Mark]:
    """Pointed plates across a chain that lie over those behind them."""
    r = chain.radius(u)
    marks = []
    for side in sides:
        at = place(*chain.at(u, side), chain.angle(u)).at
        border: list[Knot] = [
            at((-r * 0.2, -r * 0.5)), at((r * 0.5, -r * 0.4)), (*at((r * 1.1, 0)), 1),
            at((r * 0.5, r * 0.4)), at((-r * 0.2, r * 0.5)),
        ]  # fmt: skip
        marks.append(Mark(spline(border), "ochre", INK, 3))
    return marks


def red_squirrel() -> Tail:
    rim = tuft(points("-6,24 -56,36 -108,12 -138,-46 -134,-116 -92,-166 -36,-168"), -10, 8, 0.4)
    border = [
        *knots("6,14!"),
        *rim,
        *knots("-2,-148 2,-120 -16,-100 -36,-104 -46,-84 -42,-46 -28,-22 0,-14!"),
    ]
    glow = patch(
        "-10,4 -58,8 -92,-44 -88,-112 -58,-142 -26,-138 -20,-116 -50,-104 -62,-80 -56,-40 -36,-12",
        "tangerine",
        0.75,
    )
    hairs = [
        line("-30,14 -76,4 -106,-40", 4, "chestnut", 0.7),
        line("-116,-66 -108,-112 -84,-142", 4, "chestnut", 0.7),
    ]
    return plume(18, border, "rust", [glow, hairs])


def arctic_fox() -> Tail:
    rim = tuft(points("-80,20 -126,-4 -156,-48"), -12, 5)
    border = [*knots("8,14! -30,28"), *rim, *knots("-128,-66 -92,-58 -52,-36 0,-16!")]
    return plume(16, border, "white", hair_in((-120, -50, -20, 16), 9, "silver", 13, 200))


def magnificent_frigatebird() -> Tail:
    border = (
        "6,16! -50,30 -118,62 -158,74! -110,34 -72,8! -118,-2 -164,-10! -110,-22 -50,-18 4,-14!"
    )
    return plume(
        18,
        border,
        "soot",
        [line("-10,6 -70,26 -130,58", 2.4, "slate"), line("-10,-2 -70,-6 -130,-8", 2.4, "slate")],
    )


def deathstalker() -> Tail:
    sting = _piece("-12,-140! 20,-138 46,-112 42,-84! 30,-104 8,-114", "soot", z=-0.1)
    return chain_tail(
        "0,0,18 -40,-4,17 -74,-34,16 -82,-80,15 -58,-118,14 -16,-126,14",
        "amber",
        rings((0.1, 0.28, 0.46, 0.64, 0.82), 3, "ink"),
        trail(((0, -0.35), (0.3, -0.35), (0.6, -0.35), (0.9, -0.35)), 4, "lemon", 0.8),
        more=[sting],
    )


def asian_giant_hornet() -> Tail:
    sting = _piece("-122,34! -166,58! -116,50!", "soot", z=-0.1)
    return chain_tail(
        "0,0,14 -24,2,30 -64,12,38 -100,28,26 -124,42,9",
        "bark",
        rings((0.14, 0.36, 0.58), 11, "tangerine"),
        oval((0.98, 0), 30, 34, "tangerine"),
        more=[sting],
    )


def western_diamondback_rattlesnake() -> Tail:
    beads = [
        Shape(
            ellipse(-114 - i * 7, -26 - i * 12, 11.5 - i * 1.2, 9.5 - i * 0.7, -25),
            "wheat",
            z=0.1 - i * 0.01,
        )
        for i in range(5)
    ]
    return chain_tail(
        "0,0,20 -44,14,16 -84,6,12 -110,-18,9",
        "sand",
        diamonds((0.1, 0.32, 0.54), 0.08, "bark"),
        rings((0.7, 0.8, 0.9), 6, "soot"),
        more=beads,
    )


def stingray() -> Tail:
    saw = "-74,2! -92,-20! -98,-14! -112,-32! -118,-25! -134,-44! -170,-58! -138,-26! -104,8!"
    barb = _piece(saw, "bone", line("-86,-4 -120,-24 -160,-52", 3, "ochre"), z=-0.1)
    return chain_tail(
        "0,0,16 -50,6,11 -104,8,7 -160,-2,5 -206,-28,3.6 -232,-70,2",
        "ochre",
        dots(((0.04, 0), (0.14, 0.1), (0.24, 0)), 6, "azure"),
        more=[barb],
        end_cap=1,
    )


def fat_tailed_gerbil() -> Tail:
    cuff = _piece(
        "10,-16 -14,-18 -34,-16! -26,-7 -40,-2! -28,5 -36,14! -14,18 10,16 20,0",
        "sand",
        hair_in((-26, -12, 4, 12), 6, "ochre", 10, 180),
    )
    return chain_tail(
        "0,0,13 -28,2,13 -58,4,22 -92,4,26 -122,0,19 -138,-4,10",
        "blush",
        oval((0.6, -0.4), 34, 7, "white", 4, 0.7),
        fur(9, "ochre", 9, 190, start=4, width=2),
        more=[cuff],
    )


TAILS: Final[dict[str, Callable[[], Tail]]] = {
    "humpback-whale": humpback_whale,
    "deathstalker": deathstalker,
    "geoffroys-spider-monkey": lambda: chain_tail(
        "0,0,15 -40,10,13 -84,4,12 -112,-30,11 -112,-74,10 -84,-98,9 -56,-82,8 -64,-58,6 -80,-64,5",
        "caramel",
        back("sand", -0.4),
        fur(14, "cocoa", 9, 200),
    ),
    "saltwater-crocodile": saltwater_crocodile,
    "stingray": stingray,
    "red-squirrel": red_squirrel,
    "red-kangaroo": lambda: chain_tail(
        "0,0,30 -44,22,22 -92,44,16 -136,46,12 -176,32,7",
        "caramel",
        back("sand", -0.5),
        fur(8, "rust", 10, 190),
    ),
    "seahorse": lambda: chain_tail(
        "0,0,20 -30,26,17 -44,64,14 -30,98,11 4,100,8.5 12,76,6.5 -6,66,5 -12,76,3.5",
        "amber",
        rings(steps(15, 0.04, 0.9), 3, "ochre", 0.9),
    ),
    "great-white-shark": great_white_shark,
    "western-diamondback-rattlesnake": western_diamondback_rattlesnake,
    "arctic-fox": arctic_fox,
    "snow-leopard": lambda: chain_tail(
        "0,0,16 -40,14,15 -84,2,15 -112,-36,15 -110,-80,16 -82,-98,13",
        "silver",
        dots(((0.14, 0.1), (0.3, -0.1), (0.46, 0.1), (0.6, 0)), 9, "graphite"),
        rings((0.74, 0.86, 0.97), 11, "graphite"),
    ),
    "cheetah": lambda: chain_tail(
        "0,0,13 -46,12,11 -94,4,11 -130,-26,11 -148,-60,10",
        "amber",
        dots(tuple((0.06 + 0.1 * i, 0.4 * (-1) ** i) for i in range(6)), 4.5, "soot"),
        rings((0.68, 0.8), 10, "soot"),
        oval((1, 0), 18, 18, "white"),
    ),
    "asian-giant-hornet": asian_giant_hornet,
    "magnificent-frigatebird": magnificent_frigatebird,
    "sailfish": sailfish,
    "ground-pangolin": ground_pangolin,
    "egyptian-spiny-tailed-lizard": egyptian_spiny_tailed_lizard,
    "fat-tailed-gerbil": fat_tailed_gerbil,
    "south-american-coati": lambda: chain_tail(
        "0,0,17 -34,-12,16 -62,-52,15 -70,-108,13 -62,-160,10 -44,-196,5",
        "caramel",
        rings((0.14, 0.27, 0.4, 0.53, 0.66, 0.79), 10, "bark"),
        oval((1, 0), 16, 22, "bark"),
        fur(10, "ochre", 10, 200),
    ),
}
