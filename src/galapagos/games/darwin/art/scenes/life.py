"""Events that concern the living: plenty, sickness, newcomers, and the game among children."""

from galapagos.art.beasts import beast
from galapagos.art.landscape import Light, at, ridge, tufts
from galapagos.art.props import acacia, fir, leafy_tree
from galapagos.art.sky import Sun, birds, cloud, mist, sky

_WING = "M0 0c6-34 36-52 86-50 0 12-12 18-24 18 4 10-8 16-20 14 0 12-22 20-42 18z"


def degeneration(n: Light) -> str:
    """A proud beast loses its wing: it lies on the ground, and a dashed line says where it was."""
    body = (
        n.stroke("M228 236Q280 226 326 234", "#7c5da8", 62)
        + n.stroke("M330 222L366 176", "#7c5da8", 30)
        + n.stroke("M366 174L396 182", "#7c5da8", 28)
        + n.stroke("M214 250v44M246 254v40M316 254v40M346 248v46", "#6a4c96", 16)
        + n.stroke("M200 226q-30 4-44-24", "#7c5da8", 13)
        + n.stroke("M384 168h0", "#fff6e0", 12)
        + n.stroke("M385 169h0", "#2b2230", 6)
        + n.stroke("M360 158q-4-16-16-20M374 156q0-16-6-24", "#fbf1da", 7)
    )
    lost = (
        "M266 214C226 196 196 150 208 92 220 108 234 114 246 116 240 100 246 84 258 70 "
        "264 92 274 104 284 110 286 98 294 88 304 82 316 130 306 180 290 214z"
    )
    ghost = n.fill(lost, "#fffdf6", 0.3) + n.stroke(lost, "#fffdf6", 5).replace(
        "/>", ' stroke-dasharray="2 12"/>'
    )
    wing = n.fill(_WING, "#92cae5") + n.stroke("M8-6C16-26 34-38 56-42", "#4394cf", 5)
    feathers = n.fill(
        "M338 86c14-8 22-4 26 4-10 8-18 6-26-4zM392 118c12-10 20-8 26-2-8 10-18 10-26 2z"
        "M214 112c-14-6-22 0-24 8 10 6 18 2 24-8zM410 236c10-12 20-10 26-4-6 10-16 12-26 "
        "4z",
        "#cfe9f5",
    )
    return (
        sky(n, "#8d84b0", "#f3d3b4", Sun(120, 150, 36, "red"))
        + ridge(n, 226, 18, "#9f92ad", 2, 3)
        + ridge(n, 258, 12, "#a79a86", 5, 3)
        + ridge(n, 284, 8, "#b8a888", 3, 4)
        + at(ghost + body, 46, 30, 0.86)
        + feathers
        + ridge(n, 300, 5, "#c8b894", 6, 4)
        + at(f'<g transform="rotate(14)">{wing}</g>', 286, 326, 1.35)
        + tufts(n, 318, 354, 12, "#a09070", 11, 4)
    )


def intruders(n: Light) -> str:
    """A strange pack comes over the hill at nightfall, and the neighbour runs."""
    pack = "".join(
        beast(n, "wolf", x, y, s, "#2f2638")
        for x, y, s in ((210, 222, 0.9), (392, 222, 0.95), (296, 212, 1.3))
    )
    eyes = n.stroke("M360 138h0M253 169h0M438 167h0", "#ffe14a", 9)
    return (
        sky(n, "#463a6a", "#ef8d5e", Sun(300, 150, 66, "red"))
        + ridge(n, 224, 10, "#7a4a5c", 4, 4)
        + n.fill("M-10 250C120 214 220 200 300 202s190 16 310 46v120H-10z", "#5d4056")
        + pack
        + eyes
        + n.fill("M-10 300q150-40 320-34t300 22v80H-10z", "#7d5a5c")
        + beast(n, "hare", 356, 310, 1.25, "#e6cfa4")
        + n.stroke("M318 300h-22M322 312h-30", "#c9a98e", 4, 0.8)
        + fir(n, 66, 300, 1.1, "#4a3a50")
        + fir(n, 546, 304, 1.2, "#4a3a50")
        + ridge(n, 326, 6, "#8f6c62", 5, 4)
        + _paw(n, 214, 332, 0.9)
        + _paw(n, 268, 350, 1.0)
        + _paw(n, 160, 350, 1.0)
    )


def _paw(n: Light, x: float, y: float, s: float) -> str:
    print_ = n.stroke("M-6 0h8", "#4f3640", 16) + n.stroke(
        "M14-9h0M19-1h0M15 8h0M4-13h0", "#4f3640", 8
    )
    return at(print_, x, y, s)


def epidemic(n: Light) -> str:
    """Germs hang in a green haze over a hunter that can no longer rise."""

    def germ(x: float, y: float, s: float, fill: str = "#8fae2e") -> str:
        spikes = n.stroke("M0-34V34M-34 0H34M-24-24L24 24M-24 24L24-24", fill, 6) + n.stroke(
            "M0-34h0M0 34h0M-34 0h0M34 0h0M-24-24h0M24 24h0M-24 24h0M24-24h0", fill, 13
        )
        ball = n.fill("M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0z", "#c3d84c") + n.stroke(
            "M-8-6h0M8-9h0M2 9h0", "#6f8a24", 9
        )
        return at(spikes + ball, x, y, s)

    sick = (
        n.stroke("M200 284Q260 262 330 284", "#c07a45", 56)
        + n.stroke("M350 280L392 300", "#c07a45", 42)
        + n.stroke("M396 304L420 308", "#d79a68", 24)
        + n.stroke("M360 258l-6-14M384 262l6-12", "#c07a45", 14)
        + n.stroke("M230 308h60M312 312h46M178 296q-34 14-50-6", "#a8683a", 15)
        + n.stroke("M372 284l12 12M384 284l-12 12", "#4a2e2a", 5)
        + n.fill("M418 304c10 0 18 6 18 20-8 4-18 2-18-8z", "#e3657a")
    )
    return (
        sky(n, "#98a860", "#e8e6a8", Sun(120, 96, 26, "veiled"))
        + ridge(n, 216, 16, "#8f9a5c", 2, 4)
        + leafy_tree(n, 70, 262, 0.9, "#8a8f52")
        + leafy_tree(n, 540, 264, 1.0, "#8a8f52")
        + ridge(n, 256, 8, "#a5a55c", 4, 4)
        + mist(n, 190, 236)
        + sick
        + ridge(n, 316, 5, "#b5b268", 6, 4)
        + germ(246, 150, 1.15)
        + germ(352, 178, 0.9, "#7d9a2a")
        + germ(308, 96, 0.75)
        + germ(440, 116, 0.6)
        + germ(160, 206, 0.55)
        + tufts(n, 322, 354, 10, "#8f8c4a", 10, 4)
    )


def low_mutation(n: Light) -> str:
    """The thread of life grows like a vine, and what changes it is slow as a snail."""
    rungs = "M272 104h56M262 128h76M284 160h32M270 190h60M262 214h76M276 240h48M290 262h20"
    helix = (
        n.stroke(rungs, "#f0d9a2", 7)
        + n.stroke("M256 84C256 140 344 140 344 196 344 250 276 250 262 300", "#7c5da8", 13)
        + n.stroke("M344 84C344 140 256 140 256 196 256 250 324 250 338 300", "#c578b4", 13)
    )
    leaves = n.fill(
        "M344 84c14-20 34-20 46-10-12 16-30 20-46 10zM256 84c-14-20-34-20-46-10 12 16 30 20 46 10z",
        "#80ad48",
    )
    snail = at(
        n.fill(
            "M-46 10c-6-8 2-16 14-14h50c10-2 12-20 20-26 10-6 22 2 20 14-2 16-14 26-34 26z",
            "#e0c08a",
        )
        + n.stroke("M44-28l4-16M54-26l10-14", "#c9a56a", 4)
        + n.fill("M-34-4a30 30 0 1 1 54 0z", "#b5623f")
        + n.stroke("M8-10a16 16 0 1 0-24-8 9 9 0 1 0 14-6", "#f0c490", 5),
        366,
        300,
        1.15,
    )
    return (
        sky(n, "#a9cfe2", "#f4efd0", Sun(470, 110, 30, "warm"))
        + cloud(n, 130, 90, 1.1)
        + ridge(n, 220, 20, "#a9c79a", 2, 3)
        + ridge(n, 250, 14, "#92b878", 5, 3)
        + leafy_tree(n, 90, 268, 0.8)
        + leafy_tree(n, 510, 270, 0.7)
        + helix
        + leaves
        + ridge(n, 296, 8, "#9fc279", 4, 3)
        + snail
        + n.stroke("M130 320q90-10 180-8", "#e6efd0", 7, 0.8)
        + tufts(n, 322, 354, 12, "#7fa45c", 12, 5)
    )


def _joints(n: Light, *places: tuple[float, float]) -> str:
    """Meat on its bones, hanging."""
    bones = "".join(f"M{x} {y - 30}v22M{x - 4} {y - 34}h0M{x + 4} {y - 34}h0" for x, y in places)
    meat = "".join(
        f"M{x} {y - 14}c18 2 24 24 16 36-8 10-26 10-33-1-7-13 1-34 17-35z" for x, y in places
    )
    gleam = "".join(f"M{x - 8} {y + 4}q-2 8 3 14" for x, y in places)
    return n.stroke(bones, "#fdf6e6", 8) + n.fill(meat, "#b4532f") + n.stroke(gleam, "#e39a72", 5)


def _leaf(n: Light, x: float, y: float, s: float, turn: int) -> str:
    blade = n.fill("M0 0C-26-16-26-52 0-76 26-52 26-16 0 0z", "#63a43a")
    rib = n.stroke("M0 4V-62M0-22L12-34M0-22L-12-34M0-40L9-50M0-40L-9-50", "#b5d77a", 4)
    return at(f'<g transform="rotate({turn})">{blade}{rib}</g>', x, y, s)


def meat_boom(n: Light) -> str:
    """Herds as far as one sees, and a tree that bears six joints of meat."""
    herd = "".join(
        beast(n, "antelope", x, y, s, "#86604a", x > 300)
        for x, y, s in ((70, 254, 0.55), (150, 262, 0.65), (460, 260, 0.6), (536, 254, 0.5))
    )
    tree = n.fill("M278 306c14-30 16-70 10-110h26c-6 40-2 80 12 110z", "#7d5b48") + n.stroke(
        "M300 216C270 200 244 190 226 172M302 212C330 196 352 186 374 166M300 200V130",
        "#7d5b48",
        12,
    )
    crown = n.fill(
        "M186 140c-14-30 10-56 40-50 8-36 64-46 86-18 34-16 74 8 68 42 30 8 34 44 6 "
        "56-40 12-150 14-184 0-10-6-18-16-16-30z",
        "#92a856",
    )
    joints = _joints(n, (222, 158), (268, 130), (300, 190), (330, 126), (376, 152), (342, 202))
    return (
        sky(n, "#f0c08a", "#fcebc6", Sun(108, 160, 40, "low"))
        + ridge(n, 220, 12, "#c9ad7c", 2, 4)
        + ridge(n, 240, 6, "#d9b96e", 4, 4)
        + herd
        + ridge(n, 276, 6, "#e0c274", 3, 4)
        + crown
        + tree
        + joints
        + ridge(n, 306, 6, "#ead08a", 5, 4)
        + tufts(n, 314, 354, 9, "#c4a35c", 12, 4)
    )


def plant_boom(n: Light) -> str:
    """Everything sprouts at once, six great leaves above all."""
    stems = n.stroke(
        "M300 330C292 270 304 220 298 150M298 290C270 270 250 262 226 250M300 272C330 "
        "254 350 250 374 240M298 226C276 210 262 200 244 186M300 212C322 198 338 190 356 "
        "176",
        "#5f9a3c",
        12,
    )
    leaves = "".join(
        _leaf(n, x, y, s, turn)
        for x, y, s, turn in (
            (228, 252, 1.0, -78),
            (372, 242, 1.05, 74),
            (246, 188, 1.0, -50),
            (354, 178, 1.0, 46),
            (298, 206, 0.9, 18),
            (298, 156, 1.15, -4),
        )
    )
    flowers = "M90 250h0M150 286h0M470 282h0M520 244h0M560 296h0M40 300h0"
    blades = n.fill(
        "M-10 330C20 280 20 250 0 210 50 240 70 290 60 340zM60 340C70 270 90 240 130 216 "
        "130 260 120 310 110 340zM610 330C580 280 584 250 600 206 550 240 530 290 540 "
        "340zM540 340C530 270 510 240 470 222 470 260 480 310 490 340zM130 340c0-40 "
        "20-70 50-90 6 40-10 70-20 90zM470 340c0-40-20-70-44-90-10 40 10 70 16 90z",
        "#6fa648",
    )
    return (
        sky(n, "#8fd0ec", "#f1f6cf", Sun(126, 90, 34, "warm"))
        + cloud(n, 480, 84, 1.0)
        + ridge(n, 214, 24, "#a5cf84", 2, 3)
        + ridge(n, 248, 16, "#8cc06a", 5, 3)
        + blades
        + n.stroke(flowers, "#e86a8a", 30)
        + n.stroke(flowers, "#ffe27a", 12)
        + stems
        + leaves
        + ridge(n, 318, 7, "#84b858", 3, 4)
        + beast(n, "hare", 236, 330, 0.9, "#dcc59a")
        + tufts(n, 324, 356, 13, "#64963f", 15, 4)
    )


def optimal(n: Light) -> str:
    """Nothing happens: a rainbow over green land, and everybody has enough."""
    bow = "".join(
        n.stroke(f"M{300 - r} 262a{r} {r} 0 0 1 {2 * r} 0", fill, 15, 0.85)
        for r, fill in (
            (176, "#e8695a"),
            (162, "#f4a24a"),
            (148, "#f6dc66"),
            (134, "#8cc060"),
            (120, "#5aa6dc"),
            (106, "#8a78c4"),
        )
    )
    river = n.fill(
        "M300 258c20 10-30 20-20 34 14 18 60 20 40 68h-110c10-40 60-44 52-66-4-16 20-24 38-36z",
        "#7fc4dc",
    )
    flowers = n.stroke(
        "M150 330h0M190 346h0M380 336h0M430 322h0M470 344h0M110 344h0", "#fdf6e4", 13
    ) + n.stroke("M150 330h0M190 346h0M380 336h0M430 322h0M470 344h0M110 344h0", "#f2b544", 6)
    return (
        sky(n, "#79c4ee", "#fbf5d4", Sun(96, 70, 30, "noon"))
        + bow
        + cloud(n, 128, 246, 1.3)
        + cloud(n, 480, 250, 1.4)
        + ridge(n, 250, 14, "#a3cc82", 2, 3)
        + ridge(n, 272, 10, "#8cc068", 5, 3)
        + river
        + leafy_tree(n, 70, 290, 0.9, "#6fa648")
        + leafy_tree(n, 540, 292, 1.0, "#6fa648")
        + beast(n, "antelope", 212, 306, 0.75, "#b5763c")
        + beast(n, "antelope", 388, 304, 0.7, "#a8683a", flip=True)
        + beast(n, "hare", 346, 330, 0.9, "#dcc59a", flip=True)
        + flowers
        + tufts(n, 316, 354, 9, "#6fa650", 11, 3)
        + birds(n, (250, 120, 1.0), (286, 108, 0.8), (340, 122, 0.9))
    )


def token(n: Light) -> str:
    """The place of the children's contest: a podium of three steps among pennants."""
    steps = (
        n.fill("M256 196h92v112h-92z", "#f2c14e")
        + n.fill("M330 196h18v112h-18z", "#c8933a")
        + n.fill("M164 236h92v72h-92z", "#d5dae0")
        + n.fill("M238 236h18v72h-18z", "#aab2bc")
        + n.fill("M348 254h92v54h-92z", "#cf8d5c")
        + n.fill("M422 254h18v54h-18z", "#a86a40")
        + n.fill("M252 190h100v12H252zM160 230h96v12h-96zM348 248h96v12h-96z", "#fff6de")
    )
    star = n.fill("M302 216l10 20 22 3-16 16 4 22-20-11-20 11 4-22-16-16 22-3z", "#fffbe6")
    stripes = n.stroke("M203 262v24M215 262v24", "#8a929c", 6) + n.stroke(
        "M380 272v20M390 272v20M400 272v20", "#8a5434", 5
    )
    pennants = n.stroke("M-10 92Q150 150 300 118T610 84", "#fbf3e0", 4)
    flags = "".join(
        n.fill(f"M{x} {y}l26 {d} -16 24z", fill)
        for x, y, d, fill in (
            (30, 103, 5, "#d8594e"),
            (90, 117, 3, "#f2b544"),
            (150, 126, 2, "#5aa6dc"),
            (210, 128, 0, "#7fae4c"),
            (270, 123, -2, "#d8594e"),
            (330, 114, -2, "#f2b544"),
            (390, 109, 0, "#5aa6dc"),
            (450, 106, -1, "#7fae4c"),
            (510, 100, -4, "#d8594e"),
        )
    )
    return (
        sky(n, "#8accee", "#fbf2d0", Sun(470, 150, 32, "warm", "full"))
        + cloud(n, 140, 70, 1.0)
        + ridge(n, 224, 18, "#b4d093", 2, 3)
        + acacia(n, 70, 262, 0.7)
        + leafy_tree(n, 530, 262, 0.9)
        + ridge(n, 254, 8, "#9cc478", 5, 3)
        + pennants
        + flags
        + steps
        + star
        + stripes
        + ridge(n, 310, 5, "#b2d48c", 3, 4)
        + tufts(n, 318, 354, 14, "#86b060", 11, 4)
    )
