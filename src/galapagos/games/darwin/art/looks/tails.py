"""Tails, one row each."""

from collections.abc import Callable
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import ellipse, spline, tuft
from galapagos.art.marks import hair_in, line, patch
from galapagos.art.notation import knots, nodes, points
from galapagos.art.patterns import back, diamonds, dots, fur, oval, rings, steps, tile, trail
from galapagos.art.shapes import Shape, flat
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
        "-52,-8! -80,-50 -122,-100 -140,-104! -122,-52 -104,-14 -96,2 -106,30 -120,62! -88,44 "
        "-52,12!",
        "slate",
        patch("-100,14 -130,70 -80,50", "fog"),
    )
    return chain_tail("0,0,20 -36,0,15 -70,-4,11", "slate", back("white", -0.4), more=[caudal])


def sailfish() -> Tail:
    fork = _piece(
        "-44,-8! -64,-50 -112,-104 -128,-108! -108,-60 -84,-14 -76,0 -84,16 -108,62 -128,108! "
        "-112,104 -64,50 -44,10!",
        "indigo",
        line("-62,-14 -90,-58 -112,-92", 2.6, "azure"),
        line("-62,14 -90,58 -112,92", 2.6, "azure"),
    )
    return chain_tail(
        "0,0,18 -30,0,12 -62,0,9",
        "ultra",
        back("silver", -0.3),
        rings((0.3, 0.6), 4, "sky"),
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
    course = "0,0,34 -44,10,31 -92,16,25 -136,8,17 -168,-8,9"
    chain = Chain(nodes(course))
    edge = [
        *comb(steps(7, 0.1, 0.92), 9, 12, "cocoa", 14, side=1, z=-0.1)(chain),
        *comb(steps(7, 0.1, 0.92), 9, 12, "cocoa", 14, side=-1, z=-0.1)(chain),
    ]
    return chain_tail(course, "ochre", tile("scale", 2.1, "bark", 0.9), more=edge)


def red_squirrel() -> Tail:
    rim = tuft(points("-2,20 -46,32 -94,10 -122,-44 -118,-108 -72,-156 -24,-146"), -15, 11, 0.4)
    border = [
        *knots("6,14!"),
        *rim,
        *knots("-8,-118 -22,-100 -44,-106 -58,-90 -54,-50 -34,-22 0,-14!"),
    ]
    glow = patch(
        "-10,2 -56,6 -86,-44 -80,-104 -48,-130 -36,-122 -62,-98 -66,-46 -44,-14", "tangerine", 0.75
    )
    return plume(18, border, "rust", glow)


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
    sting = _piece("-116,30! -150,52! -112,46!", "soot", z=-0.1)
    return chain_tail(
        "0,0,20 -30,4,34 -68,16,36 -98,30,24 -118,40,9",
        "tangerine",
        rings((0.16, 0.4, 0.62, 0.82), 11, "bark"),
        fur(6, "bark", 8, 160),
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
    saw = (
        "-82,6! -94,-16! -100,-9! -112,-27! -118,-19! -130,-36! -136,-27! -164,-54! -146,-14! "
        "-108,12!"
    )
    barb = _piece(saw, "bone", line("-92,0 -120,-18 -156,-46", 2, "ochre"), z=-0.1)
    fins = [
        _piece("10,-14! -14,-34 -42,-30! -34,-12 -14,-6!", "sand", z=-0.2),
        _piece("10,14! -16,36 -44,34! -34,16 -14,8!", "sand", z=-0.2),
    ]
    return chain_tail(
        "0,0,17 -48,8,12 -100,12,8 -150,-2,6 -188,-38,4 -200,-84,2",
        "sand",
        back("wheat", -0.3),
        dots(((0.06, 0), (0.17, 0.1), (0.28, 0), (0.39, 0.1), (0.5, 0)), 5, "azure"),
        rings((0.66, 0.76, 0.86), 7, "azure"),
        more=[barb, *fins],
        end_cap=1,
    )


def fat_tailed_gerbil() -> Tail:
    cuff = _piece(
        "10,-17 -18,-20 -46,-19! -34,-9 -52,-4! -36,4 -50,13! -18,19 10,17 20,0",
        "sand",
        hair_in((-34, -14, 4, 14), 7, "ochre", 10, 180),
    )
    return chain_tail(
        "0,0,15 -30,0,15 -62,-2,25 -94,-8,31 -122,-18,24 -138,-26,15",
        "blush",
        rings((0.62, 0.74, 0.86), 2, "rose", 0.6),
        fur(7, "ochre", 7, 190, start=4, width=1.6),
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
        "0,0,15 -34,-14,14 -58,-56,13 -60,-108,11 -46,-146,6",
        "ochre",
        rings((0.12, 0.28, 0.44, 0.6, 0.76, 0.92), 13, "bark"),
    ),
}
