"""Heads of birds: in profile with their beaks, the owl turned to the viewer."""

from galapagos.art.geometry import spline, tuft
from galapagos.art.marks import (
    blob,
    brow,
    eye,
    feeler,
    hair_in,
    lashes,
    line,
    nostril,
    patch,
    wedge,
)
from galapagos.art.notation import points
from galapagos.art.palette import INK
from galapagos.art.shapes import Shape
from galapagos.games.darwin.art.plans.heads import (
    Head,
    beak,
    bird_skull,
    head,
    profile,
    skull,
    symmetric,
)


def green_winged_macaw() -> Head:
    upper = beak(
        "58,-56! 92,-58 122,-30 124,16 106,40! 102,12 86,0 58,0!",
        "bone",
        [patch("108,-46 130,-20 130,50 100,46 112,10", "soot")],
        [line("60,-4 82,-4 98,8", 2.6)],
    )
    lower = beak("54,-4! 84,2 92,20 76,32 52,18!", "soot", z=0.6)
    lines = [line(f"36,{y} 48,{y + 3} 60,{y}", 2.6, "crimson") for y in (-2, 6, 14)]
    inside = [patch("34,-52 60,-66 80,-40 80,10 56,26 36,10 28,-20", "white"), lines]
    over = eye(44, -26, 12, "lemon")
    return head(
        36, lower, upper, bird_skull(32, -24, 48, "crimson", 36, inside, over), edge="feather"
    )


def common_raven() -> Head:
    upper = beak(
        "58,-40! 92,-46 126,-26 142,-2 138,6! 112,-2 58,2!",
        "graphite",
        [patch("50,-46 84,-46 96,-30 60,-26", "soot")],
        [line("64,-10 100,-8 134,0", 2.6)],
    )
    lower = beak("54,-6! 100,0 126,8 96,16 54,16!", "graphite", z=0.6)
    shag = Shape(
        spline([*tuft(points("-18,30 10,50 44,42 58,18"), -15, 6), (30, -4)]),
        "graphite",
        z=0.3,
    )
    inside = [hair_in((-20, -50, 50, -10), 12, "slate", 11, 190)]
    over = [eye(48, -24, 10.5, "caramel")]
    return head(
        35, upper, lower, bird_skull(30, -20, 45, "soot", 35, inside, over), shag, edge="feather"
    )


def ostrich() -> Head:
    upper = beak(
        "66,-46! 92,-40 122,-30 134,-18 120,-12 92,-14 62,-16!",
        "sand",
        [patch("60,-54 82,-48 90,-30 60,-30", "rose")],
        [nostril(96, -29, 2.8)],
    )
    lower = beak("56,-18! 92,-14 126,-13 112,-5 86,-2 54,-5!", "wheat", z=0.6)
    inside = [
        patch("-20,-26 2,-76 72,-76 64,-56 28,-56 6,-38", "slate"),
        hair_in((-8, -28, 18, 14), 7, "rose", 10, 110, 2.4),
    ]
    over = [
        eye(46, -36, 17, "cocoa"),
        brow(46, -36, 17, 3.6),
        lashes(46, -36, 17),
        line("70,-15 56,-13 44,-17", 2.8),
    ]
    bristles = [
        feeler(f"{x},{y},3 {x + dx},{y + dy},1.2", "graphite")
        for x, y, dx, dy in ((-4, -36, -9, -5), (4, -46, -8, -9), (14, -54, -6, -10),
                             (24, -59, -3, -11), (36, -61, 1, -11), (48, -59, 5, -9))
    ]  # fmt: skip
    flat_skull = profile("0,0,21 8,-18,23 36,-35,28 64,-31,19", "blush", inside, over)
    return head(22, *bristles, flat_skull, lower, upper, edge="feather")


def toco_toucan() -> Head:
    banana = beak(
        "56,-54! 100,-62 150,-44 176,-8 172,16! 150,-2 110,2 58,8!",
        "tangerine",
        [
            wedge("46,-66 64,-64 67,14 46,18"),
            blob(176, 8, 20, 24),
            patch("66,-60 120,-60 168,-24 150,-20 110,-38 66,-40", "amber"),
        ],
        [line("68,-18 110,-18 152,-6", 2.4)],
    )
    inside = [patch("10,20 30,-14 60,-20 84,0 70,40 20,50", "white")]
    over = [
        blob(48, -30, 17, fill="tangerine"),
        blob(48, -30, 13, fill="azure"),
        eye(49, -30, 10, "cocoa"),
    ]
    return head(34, bird_skull(30, -22, 45, "soot", 34, inside, over), banana, edge="feather")


def mallard() -> Head:
    spoon = beak(
        "60,-22! 80,-20 104,-6 122,0 124,8 104,14 60,12!",
        "lemon",
        [line("64,2 96,4 122,6", 2.6), blob(120, 4, 8, 6, "ochre")],
        [nostril(82, -10, 2.6)],
    )
    inside = [
        patch("-44,12 -10,22 30,32 34,60 -50,60", "white"),
        blob(20, -44, 40, 16, "teal", opacity=0.7),
    ]
    over = eye(48, -22, 10, "cocoa")
    return head(
        32, bird_skull(32, -18, 42, "pine", 32, inside, over), spoon, neck="white", edge="feather"
    )


def atlantic_puffin() -> Head:
    banded = beak(
        "62,-54! 92,-52 124,-24 132,-4! 110,16 64,22!",
        "tangerine",
        [
            wedge("50,-64 78,-60 80,30 50,34", "slate"),
            wedge("77,-64 86,-62 88,26 79,28", "lemon"),
            line("100,-48 106,-16 102,18", 4.4, "lemon"),
            line("113,-38 119,-12 114,12", 3.6, "lemon"),
        ],
        [line("74,-12 104,-12 130,-4", 2.8)],
    )
    inside = [
        patch("12,-40 40,-60 84,-44 84,10 48,26 16,6 6,-16", "white"),
        patch("0,-24 20,-26 30,-22 10,-16", "soot", 0.8),
    ]
    over = [
        wedge("34,-38 48,-38 41,-52", "slate"),
        patch("30,-12 42,-9 54,-12 42,-4", "slate"),
        eye(42, -25, 11, "crimson"),
    ]
    rosette = beak("54,14 64,6 76,14 66,24", "amber", z=2)
    return head(
        37, bird_skull(30, -22, 49, "soot", 37, inside, over), banded, rosette, edge="feather"
    )


def harpy_eagle() -> Head:
    hook = beak(
        "62,-34! 88,-34 106,-14 102,18! 90,2 62,0!",
        "graphite",
        [wedge("50,-44 77,-42 77,6 50,8", "slate")],
    )
    crest = beak("10,-50! -34,-86! -14,-60! -52,-62! -26,-42! -54,-34! -20,-20!", "graphite", z=-1)
    inside = [blob(0, 32, 50, 24, "soot")]
    over = [
        eye(54, -24, 11, "amber"),
        wedge("38,-40 72,-30 68,-26 40,-32"),
        line("62,-10 78,-8", 2.6),
    ]
    face = bird_skull(32, -18, 44, "fog", 36, inside, over)
    return head(36, crest, face, hook, neck="soot", edge="feather")


def snowy_owl() -> Head:
    x, y = 22, -18
    flecks = [
        wedge(
            f"{x - 34 + i * 14},{y - 50 + abs(i - 2.5) * 4} {x - 26 + i * 14},"
            f"{y - 50 + abs(i - 2.5) * 4} {x - 30 + i * 14},{y - 40 + abs(i - 2.5) * 4}",
            "graphite",
        )
        for i in range(6)
    ]
    inside = [flecks, blob(x - 16, y + 2, 27, 30, "bone"), blob(x + 28, y + 2, 25, 30, "bone")]
    over = [
        eye(x - 14, y, 14, "lemon"),
        eye(x + 30, y, 14, "lemon"),
        patch(
            f"{x + 1},{y + 6}! {x + 8},{y + 3} {x + 15},{y + 6}! {x + 11},{y + 22} {x + 8}"
            f",{y + 27}!"
            f" {x + 5},{y + 22}",
            INK,
        ),
        line(f"{x - 30},{y - 20} {x - 14},{y - 22} {x + 2},{y - 8}", 3, "slate"),
        line(f"{x + 44},{y - 20} {x + 30},{y - 22} {x + 14},{y - 8}", 3, "slate"),
    ]
    round_head = symmetric("0,-58 46,-40 56,4 38,44 0,54", x, y)
    return head(38, skull(round_head, "white", inside, over), edge="feather")


def emperor_penguin() -> Head:
    dagger = beak(
        "58,-22! 84,-20 116,0 118,6! 86,6 58,4!",
        "soot",
        [patch("60,-2 90,-4 112,4 80,10 58,8", "tangerine")],
    )
    inside = [blob(-4, 10, 18, 26, "amber", 30), blob(4, 20, 12, 16, "lemon", 30)]
    over = eye(46, -22, 10, "cocoa")
    return head(36, bird_skull(30, -20, 43, "soot", 36, inside, over), dagger, edge="feather")


HEADS = {
    "green-winged-macaw": green_winged_macaw,
    "common-raven": common_raven,
    "ostrich": ostrich,
    "toco-toucan": toco_toucan,
    "mallard": mallard,
    "atlantic-puffin": atlantic_puffin,
    "harpy-eagle": harpy_eagle,
    "snowy-owl": snowy_owl,
    "emperor-penguin": emperor_penguin,
}
