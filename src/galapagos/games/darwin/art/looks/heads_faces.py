"""Heads known by their face, turned to the viewer: cats, bears, apes, bats and others.

Features sit a little forward of the centre line, so that a face still looks where the body goes.
"""

from galapagos.art.geometry import spline, tuft
from galapagos.art.marks import (
    blob,
    both,
    ear,
    eye,
    hair_in,
    line,
    nose,
    patch,
    round_ear,
    smile,
    teeth,
    two,
    whiskers,
)
from galapagos.art.notation import points, shift
from galapagos.art.shapes import Mark, Shape
from galapagos.games.darwin.art.plans.heads import Head, beak, face, head, skull, symmetric

X, Y = 20, -12
"""Centre of a face."""
F = 27
"""Centre line of its features."""


def on(course: str) -> str:
    """Move coordinates that are written from the middle of the features."""
    return shift(course, F, Y)


def eyes(apart: float, y: float, r: float, iris: str, pupil: str = "round") -> list[Mark]:
    """Two eyes, the glint of both at the upper right."""
    return [*eye(F - apart, y, r, iris, pupil), *eye(F + apart, y, r, iris, pupil)]


def giant_panda() -> Head:
    patches = two(blob(F - 24, Y - 1, 16, 20, "soot", 30), F)
    over = [eyes(22, Y - 4, 9.5, "cocoa"), nose(F, Y + 18), smile(F, Y + 32, 11, 7)]
    ears = both(round_ear(X - 42, Y - 38, 19, "soot"), X)
    return head(40, *ears, face(56, 48, "white", inside=patches, over=over))


def koala() -> Head:
    inside = [
        blob(F, Y + 40, 30, 18, "silver"),
        hair_in((X - 34, Y - 44, X + 34, Y - 26), 6, "slate"),
    ]
    big_nose = patch(
        [
            (F - 12, Y - 8),
            (F, Y - 14),
            (F + 12, Y - 8),
            (F + 15, Y + 14),
            (F, Y + 24),
            (F - 15, Y + 14),
        ],
        "soot",
    )
    gleam = blob(F + 4, Y - 4, 4, 7, "slate")
    over = [
        eyes(27, Y - 8, 9, "caramel"),
        big_nose,
        gleam,
        line(on("-9,34 0,37 9,34")),
    ]
    fluffy = Shape(
        spline(
            [
                (X - 26, Y - 10),
                *tuft(
                    points(on("-31,6 -81,10 -97,-34 -59,-62 -29,-40")),
                    -8,
                    10,
                ),
            ]
        ),
        "fog",
        (blob(X - 58, Y - 22, 22, 22, "blush"),),
        z=-0.5,
    )
    return head(38, *both(fluffy, X), face(52, 48, "fog", inside=inside, over=over))


def arctic_hare() -> Head:
    inside = two(blob(F - 9, Y + 20, 14, 12, "silver"), F)
    over = [
        eyes(21, Y - 6, 10.5, "cocoa", "bead"),
        nose(F, Y + 12, 8, 6, "rose"),
        smile(F, Y + 24, 9, 6),
        whiskers(F, Y + 18),
    ]
    left = ear(X - 14, Y - 30, 88, 28, 258, "white", blunt=True, tip="soot", z=-0.5)
    right = ear(X + 18, Y - 30, 88, 28, 281, "white", blunt=True, tip="soot", z=-0.6)
    return head(34, left, right, face(45, 42, "white", inside=inside, over=over))


def brown_throated_sloth() -> Head:
    stripe = patch(
        on("-20,-14 -44,-2 -52,18 -34,12 -16,-2"),
        "cocoa",
    )
    inside = [
        patch(symmetric("0,-24 26,-26 40,-4 34,26 0,40", F, Y), "bone"),
        two(stripe, F),
        hair_in((X - 40, Y - 46, X + 40, Y - 28), 9, "bark", 10, 95),
    ]
    over = [
        eyes(19, Y - 5, 9.5, "cocoa", "bead"),
        nose(F, Y + 10, 13, 10, "bark"),
        line(
            on("-24,20 -12,29 0,31 12,29 24,20"),
            3.2,
        ),
    ]
    return head(36, face(48, 46, "ochre", inside=inside, over=over))


def mountain_gorilla() -> Head:
    crest = symmetric("0,-80 24,-72 48,-38 52,8 36,42 0,52", X, Y + 2)
    inside = [
        patch(symmetric("0,-22 18,-30 33,-12 27,10 31,30 0,46", F, Y), "slate"),
        hair_in((X - 40, Y - 70, X + 40, Y - 34), 14, "graphite", 11, 95),
    ]
    over = [
        eyes(15, Y - 8, 8.5, "caramel"),
        line(
            on("-28,-16 -14,-21 0,-14 14,-21 28,-16"),
            4.5,
        ),
        two(blob(F - 7, Y + 14, 5.5, 4.5, turn=-20), F),
        line(on("-15,8 0,2 15,8"), 2.4),
        line(on("-18,30 0,35 18,30")),
    ]
    ears = both(round_ear(X - 49, Y - 2, 12, "slate"), X)
    return head(42, *ears, skull(crest, "soot", inside, over))


def indian_flying_fox() -> Head:
    half = "0,-40 26,-38 43,-18 40,8 25,24 18,44 0,52"
    inside = [
        patch(symmetric("0,-2 13,8 20,40 0,60", F, Y), "cocoa"),
        hair_in((X - 30, Y - 36, X + 30, Y - 22), 7, "cocoa", 9, 95),
    ]
    over = [
        eyes(21, Y - 8, 14.5, "caramel"),
        nose(F, Y + 37, 10, 7),
        line(on("-9,47 0,50 9,47"), 2.4),
    ]
    ears = both(ear(X - 34, Y - 16, 36, 24, 222, "bark", "cocoa", z=-0.5), X)
    ruff = Shape(
        spline(
            [*tuft(points("-26,-14 -40,14 -18,44 20,50 54,42 66,12 58,-14"), -13, 9), (20, -10)]
        ),
        "tangerine",
        z=-0.7,
        line=0.8,
    )
    return head(
        36, *ears, ruff, skull(symmetric(half, X, Y), "bark", inside, over), neck="tangerine"
    )


def brown_bear() -> Head:
    over = [eyes(22, Y - 6, 9.5, "cocoa", "bead"), nose(F, Y + 14, 12, 9), smile(F, Y + 30, 12, 7)]
    ears = both(round_ear(X - 40, Y - 36, 19, "cocoa", "blush"), X)
    muzzle = [blob(F, Y + 24, 26, 22, "caramel")]
    return head(42, *ears, face(54, 48, "cocoa", ruff=10, inside=muzzle, over=over))


def polar_bear() -> Head:
    half = "0,-46 26,-40 44,-20 46,6 36,34 18,50 0,54"
    over = [
        eyes(20, Y - 8, 8.5, "cocoa", "bead"),
        nose(F, Y + 24, 13, 10),
        smile(F, Y + 40, 12, 7),
        two(line(on("-17,4 -15,20"), 2.4, "sand"), F),
    ]
    ears = both(round_ear(X - 38, Y - 34, 15, "cream", "slate"), X)
    inside = [blob(F, Y + 36, 26, 20, "white"), blob(X, Y + 60, 40, 14, "sand", opacity=0.6)]
    return head(42, *ears, skull(symmetric(half, X, Y), "cream", inside, over))


def raccoon() -> Head:
    mask = patch(
        on("0,-10 -22,-20 -50,2 -62,24 -36,20 -12,10"),
        "soot",
    )
    stripe = patch(on("-5,-60 5,-60 7,0 0,14 -7,0"), "soot")
    inside = [
        two(
            patch(on("-6,-22 -34,-24 -56,-4 -30,-6"), "white"),
            F,
        ),
        two(mask, F),
        stripe,
        blob(F, Y + 30, 23, 18, "white"),
    ]
    over = [eyes(21, Y - 2, 9.5, "caramel"), nose(F, Y + 18, 10, 8), smile(F, Y + 33, 10, 6)]
    ears = both(ear(X - 32, Y - 28, 36, 34, 240, "slate", "white", blunt=True, z=-0.5), X)
    return head(38, *ears, face(50, 42, "slate", ruff=16, inside=inside, over=over))


def mandrill() -> Head:
    ridge = patch(
        on("-6,-2 -22,4 -28,26 -16,36 -8,24"),
        "azure",
    )
    grooves = [
        line(f"{F - 12 - 6 * i},{Y + 4 + 2 * i} {F - 13 - 6 * i},{Y + 28}", 2, "ultra")
        for i in range(2)
    ]
    inside = [
        patch(symmetric("0,-20 20,-24 34,-8 32,24 22,46 0,52", F, Y), "soot"),
        two(ridge, F),
        [two(groove, F) for groove in grooves],
        patch(
            on("-6,-10 6,-10 9,26 12,36 -12,36 -9,26"),
            "crimson",
        ),
        hair_in((X - 44, Y - 46, X + 44, Y - 24), 10, "bark", 10, 95),
    ]
    over = [
        eyes(15, Y - 9, 8.5, "caramel"),
        two(blob(F - 5, Y + 32, 4, 3), F),
        line(
            on("-26,-18 -12,-22 0,-16 12,-22 26,-18"),
            4.2,
        ),
        line(on("-13,44 0,47 13,44")),
    ]
    ears = both(round_ear(X - 50, Y - 6, 11, "rose"), X)
    beard = beak(
        on("-16,44! -10,66 0,84! 10,66 16,44!"),
        "amber",
        z=-0.4,
    )
    return head(40, *ears, beard, face(52, 50, "moss", ruff=14, inside=inside, over=over))


def red_fox() -> Head:
    half = "0,-46 26,-42 46,-24 56,0 74,22! 52,24! 56,38! 32,35! 20,48 6,57"
    cheek = patch(
        on("-87,6! -37,2 -8,20 0,40! -4,64 -67,60!"),
        "white",
    )
    over = [eyes(22, Y - 6, 10.5, "amber"), nose(F, Y + 45, 10, 8)]
    ears = both(ear(X - 32, Y - 28, 58, 40, 246, "tangerine", "soot", z=-0.5), X)
    return head(36, *ears, skull(symmetric(half, X, Y), "tangerine", two(cheek, F), over))


def european_badger() -> Head:
    half = "0,-44 26,-40 46,-18 50,8 34,30 20,48 0,54"
    stripe = patch(
        on("-8,-50 -26,-50 -40,-20 -32,12 -13,40 -11,12 -12,-20"),
        "soot",
    )
    inside = [
        two(stripe, F),
        blob(X - 54, Y + 30, 22, 30, "fog"),
        blob(X + 58, Y + 30, 18, 30, "fog"),
    ]
    over = [
        eyes(21, Y - 4, 9, "caramel"),
        nose(F, Y + 38, 11, 9),
        line(on("-10,50 0,52 10,50"), 2.6),
    ]
    ears = both(round_ear(X - 40, Y - 32, 14, "soot", "white"), X)
    return head(38, *ears, skull(symmetric(half, X, Y), "white", inside, over), neck="fog")


def ring_tailed_lemur() -> Head:
    inside = [
        blob(F, Y - 2, 40, 34, "white"),
        two(blob(F - 18, Y - 4, 16, 17, "soot"), F),
        blob(F, Y - 46, 30, 20, "slate"),
        blob(F, Y + 24, 15, 14, "soot"),
    ]
    over = [
        eyes(17, Y - 5, 11.5, "tangerine"),
        nose(F, Y + 20, 7, 6),
        line(on("-9,34 0,37 9,34"), 2.6, "bone"),
    ]
    ears = both(ear(X - 34, Y - 24, 34, 34, 228, "white", "slate", blunt=True, z=-0.5), X)
    return head(32, *ears, face(44, 44, "fog", ruff=12, inside=inside, over=over))


def _cat(
    fill: str, inside: list[object], iris: str, nose_fill: str = "rose", ruff: float = 13
) -> Shape:
    pads = two(blob(F - 12, Y + 22, 17, 14, "white"), F)
    over = [
        eyes(21, Y - 5, 10.5, iris),
        nose(F, Y + 12, 11, 8, nose_fill),
        smile(F, Y + 26),
        whiskers(F, Y + 22),
    ]
    return face(54, 47, fill, ruff=ruff, inside=[inside, pads], over=over)


def bengal_tiger() -> Head:
    bars = ["-58,-21! -26,-8! -58,-7!", "-60,-3! -30,6! -60,11!", "-54,16! -28,18! -54,28!"]
    side = [
        patch([(X + k[0], Y + k[1], 1) for k in points(bar.replace("!", ""))], "soot")
        for bar in bars
    ]
    brow_bars = [
        patch(f"{F + dx - w},{Y - 60}! {F + dx * 0.5},{Y + low}! {F + dx + w},{Y - 60}!", "soot")
        for dx, low, w in ((-18, -30, 6), (0, -24, 5), (18, -30, 6))
    ]
    inside: list[object] = [
        two(blob(X - 43, Y + 30, 26, 24, "white"), X),
        two(blob(F - 20, Y - 22, 13, 9, "white"), F),
        [two(bar, X) for bar in side],
        brow_bars,
        blob(F, Y + 42, 36, 18, "white"),
    ]
    ears = both(ear(X - 38, Y - 30, 36, 38, 236, "tangerine", "white", blunt=True, z=-0.5), X)
    return head(38, *ears, _cat("tangerine", inside, "amber"))


def sand_cat() -> Head:
    inside: list[object] = [
        two(blob(X - 42, Y + 32, 28, 24, "cream"), X),
        blob(F, Y + 42, 36, 18, "cream"),
        two(line(on("-30,2 -44,8 -56,20"), 4, "rust"), F),
        two(line(on("-8,-44 -6,-28"), 4, "ochre"), F),
    ]
    ears = both(ear(X - 38, Y - 16, 56, 46, 214, "sand", "cream", z=-0.5), X)
    return head(36, *ears, _cat("sand", inside, "lime", "chestnut", 10))


def common_vampire_bat() -> Head:
    leaf = patch(
        on("-12,24 -15,12 -7,2 0,-22! 7,2 15,12 12,24 0,28"),
        "rose",
    )
    inside = [
        patch(symmetric("0,14 18,18 20,34 12,44 0,46", F, Y), "bark"),
        hair_in((X - 34, Y - 42, X + 34, Y - 20), 9, "bark", 9, 95),
    ]
    over = [
        eyes(20, Y - 10, 8.5, "cocoa", "bead"),
        leaf,
        two(blob(F - 4, Y + 15, 2.4, 3), F),
        line(on("-16,30 0,35 16,30"), 3, "cream"),
        teeth(on("-9,33 9,33"), 9, 19),
    ]
    ears = both(ear(X - 28, Y - 18, 72, 42, 238, "cocoa", "rose", z=-0.5), X)
    return head(33, *ears, face(44, 42, "cocoa", ruff=9, inside=inside, over=over))


HEADS = {
    "giant-panda": giant_panda,
    "koala": koala,
    "arctic-hare": arctic_hare,
    "brown-throated-sloth": brown_throated_sloth,
    "mountain-gorilla": mountain_gorilla,
    "indian-flying-fox": indian_flying_fox,
    "brown-bear": brown_bear,
    "polar-bear": polar_bear,
    "raccoon": raccoon,
    "mandrill": mandrill,
    "red-fox": red_fox,
    "european-badger": european_badger,
    "ring-tailed-lemur": ring_tailed_lemur,
    "bengal-tiger": bengal_tiger,
    "sand-cat": sand_cat,
    "common-vampire-bat": common_vampire_bat,
}
