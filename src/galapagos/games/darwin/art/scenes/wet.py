"""Landscapes with water, snow and ice."""

from galapagos.art.landscape import Light, at, pebbles, ridge, ripples, swell, tufts
from galapagos.art.props import (
    branch_coral,
    bubbles,
    fan_coral,
    palm,
    reeds,
    rock,
    tube_coral,
)
from galapagos.art.sky import Sun, aurora, birds, cloud, fireflies, gleam, mist, sky


def wetlands(n: Light) -> str:
    heron = n.stroke("M306 262v-34M318 264v-36", "#8a7a62", 3) + n.fill(
        "M280 216c12-14 34-16 46-6 8-10 2-20-2-28-4-10 2-20 12-18l22 7-20 3c-2 8 8 20 4 "
        "34-6 18-22 26-38 24-10 0-26-2-40 4z",
        "#e6ecee",
    )
    return (
        sky(n, "#b4e3d6", "#fbf0cc", Sun(186, 170, 36, "low", "full"))
        + ridge(n, 206, 8, "#a9c79a", 2, 5)
        + ridge(n, 220, 5, "#8fb07a", 4, 6)
        + swell(n, 234, "#9cd0cf", "#e6f6f2")
        + gleam(n, 186, 246, 300)
        + heron
        + ripples(n, 262, 340, 9, "#d8f0ea")
        + n.fill(
            "M-10 306q80-26 150-6 40 30-30 66H-10zM610 296q-90-20-150 10-30 40 40 60h110z",
            "#9bb866",
        )
        + reeds(n, 50, 320, 1.1)
        + reeds(n, 100, 334, 0.8)
        + reeds(n, 546, 316, 1.2)
        + reeds(n, 490, 330, 0.8)
        + fireflies(n, 210, 300, 8)
    )


def swamp(n: Light) -> str:
    def cypress(x: float, y: float, s: float) -> str:
        trunk = n.fill("M-34 0c22-24 20-80 18-150h30c-4 70 0 126 26 150z", "#5f6350")
        veil = n.stroke("M-40-140v40M-22-146v26M18-148v50M36-144v34M50-140v20", "#93a67c", 6, 0.85)
        crown = n.fill(
            "M-78-138c0-22 26-34 44-26 10-20 50-20 58-2 24-6 48 8 46 26-50 14-106 14-148 2z",
            "#56684a",
        )
        return at(trunk + veil + crown, x, y, s)

    knees = n.fill(
        "M210 292c4-22 8-30 12-30s8 10 12 30zM380 296c3-16 6-22 9-22s6 8 9 22zM70 300"
        "c3-16 6-22 9-22s6 8 9 22z",
        "#5f6350",
    )
    lilies = n.fill(
        "M150 322q24-12 46 0-24 10-46 0zM420 338q28-14 54 0-28 12-54 0zM300 340q20-10 38 "
        "0-20 8-38 0z",
        "#7fa354",
    )
    return (
        sky(n, "#94a382", "#dcd7a0", Sun(400, 118, 26, "veiled", "full"))
        + ridge(n, 190, 16, "#8a9a78", 2, 7)
        + mist(n, 190)
        + cypress(110, 262, 0.85)
        + cypress(500, 266, 0.95)
        + swell(n, 250, "#5d8278", "#86a898", 90)
        + cypress(298, 288, 1.2)
        + ripples(n, 276, 345, 8, "#7fa294")
        + knees
        + n.stroke("M240 290q58 12 120 0", "#86a898", 4, 0.8)
        + lilies
        + fireflies(n, 170, 320, 14)
    )


def coast(n: Light) -> str:
    """A headland of bedded rock with an arch, and a stack that the sea has left standing."""
    rock_data = (
        "M610 138c-40-14-80-8-112 2-40-18-90-16-124 10-22 14-34 40-36 66-2 18-8 30-14 40"
        "h62c0-30 8-52 30-54 24 0 28 26 30 56h164z"
    )
    headland = n.fill(rock_data, "#c2ab8a") + n.stroke(
        "M352 190q40-12 90-4t168-6M344 220q30-8 44-4M446 222q60-8 164-2M470 248q60-6 140 0",
        "#a58d6d",
        5,
        0.7,
    )
    turf = n.fill(
        "M610 124c-40-12-80-6-112 4-40-18-94-16-128 12-14 10-24 24-28 40 20-14 34-8 "
        "44-22 18 10 40-8 60 2 24-12 50 4 74-6 30 6 60-4 90 4z",
        "#8fae66",
    )
    stack = n.fill("M250 258c2-24-4-44 8-62 6-10 22-8 26 4 10 18 6 36 12 58z", "#b39b7a") + n.fill(
        "M254 202q12-20 30-4l4 12q-16-6-34-8z", "#8fae66"
    )
    return (
        sky(n, "#74bbe6", "#eef2dc", Sun(120, 84, 28, "noon", "gibbous"))
        + cloud(n, 240, 70, 0.9)
        + swell(n, 206, "#63b0cf", "#bfe4ee")
        + gleam(n, 120, 218, 270)
        + stack
        + headland
        + turf
        + swell(n, 252, "#4fa0c4", "#e2f4f6", 80)
        + n.fill("M-10 296q80-26 170-8t180 0 270-10v100H-10z", "#f8faf4")
        + n.fill("M-10 306q80-26 170-8t180 0 270-10v100H-10z", "#f0dcae")
        + n.fill("M120 336q12-18 24 0zM420 342l6-8 6 8 9-1-6 7 4 8-9-3-7 5 0-9-8-4z", "#eaa586")
        + birds(n, (212, 136, 1.2), (246, 152, 0.9), (300, 120, 0.8))
    )


def islands(n: Light) -> str:
    def islet(x: float, y: float, s: float) -> str:
        return at(
            n.fill("M-90 0q30-34 90-36t94 36z", "#f0dcae")
            + n.fill("M-60-18q24-22 60-22t60 22q-60 14-120 0z", "#8fb26a"),
            x,
            y,
            s,
        )

    return (
        sky(n, "#6cc6ec", "#f3f4dc", Sun(440, 150, 30, "warm", "crescent"))
        + cloud(n, 150, 76, 1.2)
        + cloud(n, 330, 62, 0.6)
        + swell(n, 206, "#5cc3cd", "#c8f0ee")
        + gleam(n, 440, 218, 262)
        + islet(96, 236, 0.55)
        + palm(n, 96, 222, 0.6)
        + islet(520, 246, 0.7)
        + palm(n, 530, 226, 0.7)
        + swell(n, 250, "#48b5c4", "#c8f0ee", 80)
        + islet(296, 286, 1.25)
        + palm(n, 316, 246, 1.35)
        + palm(n, 270, 250, 1.0)
        + swell(n, 284, "#3aa6b8", "#a9e2e4", 100)
        + ripples(n, 306, 350, 8, "#8fdadb")
    )


def ocean(n: Light) -> str:
    whale = n.fill(
        "M208 232c4-36 58-58 108-38 30 12 46 22 60 40zM392 232c-6-20 0-32 14-42 0 10 6 "
        "16 22 16-2 12-12 20-22 26z",
        "#2f5f8c",
    ) + n.fill("M214 222c20 6 60 6 80-4-10 20-50 26-80 16z", "#dfe9ee", 0.8)
    spout = n.stroke("M252 188q-2-30-24-36M254 188q2-34 24-38", "#f2fafc", 6, 0.9)
    return (
        sky(n, "#6bb2e2", "#f4ead2", Sun(470, 180, 32, "low", "full"))
        + cloud(n, 120, 80)
        + cloud(n, 360, 74, 0.7)
        + swell(n, 200, "#5f9cc6", "#a8d0e4")
        + gleam(n, 470, 212, 250)
        + whale
        + spout
        + swell(n, 226, "#4786b6", "#8dbfdc", 100)
        + swell(n, 266, "#3672a4", "#6fa8cc", 120)
        + swell(n, 308, "#2a5f92", "#5690ba", 150)
        + ripples(n, 280, 350, 8, "#6fa8cc")
    )


def coral_reef(n: Light) -> str:
    rays = "".join(
        f'<path d="M{x} 0h{w}l60 260h-{w * 2}z" fill="#fff" '
        f'opacity="{".06" if n.is_night else ".16"}"/>'
        for x, w in ((70, 60), (210, 40), (340, 70), (500, 46))
    )
    far = n.fill(
        "M0 250c30-40 60-24 80-44 30-24 50 6 80-10 20-36 60-30 80-4 40-20 70 10 100-6 "
        "40-30 80-20 100 10 40-26 110-16 160 20v160H0z",
        "#4a9bb0",
    )
    brain = n.fill("M196 302c0-26 22-40 44-40s46 16 46 42z", "#e79a86") + n.stroke(
        "M208 292q8-8 16 0M230 278q8-8 16 0M252 292q8-8 16 0", "#c97462", 4
    )
    fish = n.fill(
        "M250 150q32-26 62 0l16-13v26l-16-13q-30 26-62 0zM350 190q20-15 38 0l10-8v16"
        "l-10-8q-18 15-38 0zM180 196q20-15 38 0l10-8v16l-10-8q-18 15-38 0z",
        "lemon",
    ) + n.stroke("M288 138v24", "#e08a2c", 6)
    return (
        sky(n, "#bfeef0", "#4fb3bf", open_sky=False)
        + rays
        + far
        + fan_coral(n, 84, 300, 96, "orchid")
        + branch_coral(n, 530, 302, 1.15, "tangerine")
        + tube_coral(n, 450, 298, 0.8, "violet")
        + branch_coral(n, 170, 298, 0.5, "rose")
        + fan_coral(n, 344, 300, 78, "amber")
        + n.stroke("M400 300c-14-30 8-44-2-72M416 300c-8-26 12-40 4-64", "leaf", 9)
        + ridge(n, 294, 7, "#f0dfb4", 2, 5)
        + brain
        + ridge(n, 322, 6, "#e6cf9a", 4, 5)
        + pebbles(n, 330, 352, 7, "#cdb27c")
        + bubbles((330, 112, 9), (346, 82, 6), (338, 58, 4), (140, 120, 6), (150, 96, 4))
        + fish
    )


def tundra(n: Light) -> str:
    """Lichen in flat drifts, pools between them, cotton grass, and a stone the ice has left."""
    drifts = n.fill(
        "M-10 256q90-20 180-4 60 8 90 0-70 26-150 22-70 6-120 2zM350 250q120-16 260 0v26"
        "q-110-18-170-4-60 0-90-22z",
        "#b3663f",
    ) + n.fill(
        "M30 300q110-24 220-4-90 26-160 20-50-2-60-16zM330 318q140-30 280-4v22"
        "q-140-8-200 2-70 0-80-20z",
        "#c98f45",
    )
    pools = n.fill(
        "M250 276q70-16 150 0 20 16-70 20-96-2-80-20zM96 332q60-14 120 0 10 14-60 16-70-2-60-16z",
        "#a9cbdc",
    ) + n.stroke("M282 282h50M130 338h34", "#e8f2f6", 3)
    cotton = n.stroke(
        "M420 320q2-24-4-40M432 322q4-20 10-34M408 322q-4-20-12-30M180 296q2-16-2-28M190 "
        "298q4-14 10-22",
        "#8f8a5a",
        3,
    ) + n.stroke("M416 276h0M442 286h0M396 290h0M178 266h0M200 274h0", "#fdfdf6", 15)
    return (
        sky(n, "#b9b3dc", "#fbe3cf", Sun(214, 204, 24, "red", ""))
        + aurora(n)
        + ridge(n, 212, 10, "#a9a6c4", 3, 4)
        + n.fill("M380 210l36-20 24 10 30-16 50 28z", "#eef0f4")
        + ridge(n, 232, 5, "#b5a876", 2, 5)
        + ridge(n, 246, 5, "#a99d68", 4, 4)
        + drifts
        + rock(n, 306, 266, 1.2, "#8f9098")
        + pools
        + cotton
        + tufts(n, 310, 352, 10, "#8b8254", 9, 5)
        + birds(n, (330, 128, 1), (360, 116, 0.8), (392, 122, 0.7))
    )


def polar_desert(n: Light) -> str:
    def berg(x: float, y: float, s: float) -> str:
        return at(
            n.fill("M-78 0l12-52 26-14 16-44 34 26 28-16 22 44 24 56z", "#f2fafc")
            + n.fill("M-24-110l34 26-8 40 10 44h-46l12-46z", "#bcdcea")
            + n.fill("M38-100l22 44 24 56h-34l-6-50z", "#d3e8f0"),
            x,
            y,
            s,
        )

    return (
        sky(n, "#9dcbe6", "#f6efe2", Sun(420, 186, 26, "low", ""))
        + aurora(n)
        + ridge(n, 206, 10, "#d6e6ee", 2, 4)
        + berg(90, 238, 0.6)
        + berg(520, 240, 0.7)
        + swell(n, 232, "#7fb6d2", "#d8ecf2", 90)
        + berg(296, 268, 1.2)
        + n.stroke("M206 272q90 10 186 0", "#d8ecf2", 4, 0.8)
        + ridge(n, 288, 7, "#e6f1f5", 3, 4)
        + ridge(n, 318, 6, "#fbfdfb", 5, 4)
        + n.stroke("M60 326h60M200 344h80M400 330h70M510 348h40", "#cfe2ea", 5)
    )
