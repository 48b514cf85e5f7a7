"""Landscapes of mountains and hills."""

from galapagos.art.landscape import Light, ridge, tufts
from galapagos.art.props import fir, leafy_tree, peak, rock
from galapagos.art.sky import Sun, birds, cloud, cloud_bank, mist, sky


def high_mountains(n: Light) -> str:
    back = peak(n, 90, 270, 150, 150, "#b4c3d2") + peak(n, 500, 270, 160, 178, "#b4c3d2")
    front = (
        peak(n, 180, 284, 120, 112, "#8e9fb4")
        + peak(n, 600, 294, 130, 120, "#8e9fb4")
        + peak(n, 408, 288, 120, 112, "#92a3b6")
    )
    firs = "".join(
        fir(n, x, y, 0.45) for x, y in ((50, 284), (84, 290), (520, 284), (552, 290), (578, 284))
    )
    return (
        sky(n, "#6fb0df", "#eef2ea", Sun(170, 76, 20, "noon", "crescent"))
        + back
        + peak(n, 298, 280, 168, 214, "#9fb0c2")
        + cloud(n, 226, 166, 0.9)
        + cloud(n, 420, 140, 0.8)
        + front
        + ridge(n, 274, 10, "#9db077", 3)
        + firs
        + ridge(n, 300, 7, "#b7c48a", 1, 4)
        + rock(n, 330, 314, 0.8)
        + ridge(n, 328, 6, "#c9d29d", 6, 4)
        + tufts(n, 322, 354, 14, "#9db077", 11, 2)
    )


def highlands(n: Light) -> str:
    """Moor, heather in drifts, a lake in the valley, and a tor of weathered stones."""
    far = n.fill(
        "M-10 220q60-52 130-46 40-28 84-4 70-18 116 24 60-36 124-20 70-14 170 30v80H-10z", "#94a5b0"
    )
    lake = n.fill("M40 250q90-16 230-8 60 4 90 12-150 12-320-4z", "#c4d8e0")
    heather = n.fill(
        "M-10 282q70-22 150-10 40 8 90 2-60 18-130 16-60 8-110 6zM330 268q90-24 280-2v24"
        "q-90-14-150 0-80-2-130-22zM60 330q120-26 260-6 60 10 130 2-90 26-200 18-110 "
        "6-190-14z",
        "#a678a8",
    )
    tor = (
        n.fill(
            "M262 262c-4-16 2-26 10-28-6-14 2-24 14-26-6-16 8-28 24-26 16-2 26 8 24 22 14 2 "
            "20 14 16 26 10 4 14 18 8 32z",
            "#8d9197",
        )
        + n.fill("M334 204c14 2 20 14 16 26 10 4 14 18 8 32h-38c10-16 14-36 14-58z", "#6d7179", 0.6)
        + n.stroke("M274 234q34 8 72-4M288 208q22 6 44-4", "#5f636c", 3, 0.7)
    )
    return (
        sky(n, "#93a9bd", "#e9ebe2", Sun(420, 100, 24, "veiled", "gibbous"))
        + cloud_bank(n, 62, "#a9b9c6", 0.9)
        + cloud_bank(n, 30, "#8a9cae", 0.9, 3)
        + far
        + mist(n, 206)
        + ridge(n, 238, 12, "#a3a67e", 2, 4)
        + lake
        + ridge(n, 264, 12, "#9a9c6a", 4, 4)
        + tor
        + ridge(n, 284, 8, "#8d9160", 7, 3)
        + heather
        + tufts(n, 300, 352, 14, "#74784c", 10, 6)
    )


def mountains(n: Light) -> str:
    def dome(data: str, fill: str, shade: str) -> str:
        return n.fill(data, fill) + n.fill(shade, "#4f6a78", 0.28)

    firs = "".join(
        fir(n, x, y, s)
        for x, y, s in (
            (40, 286, 0.6),
            (70, 292, 0.5),
            (520, 286, 0.6),
            (552, 294, 0.7),
            (226, 284, 0.4),
            (400, 286, 0.45),
        )
    )
    fall = n.fill("M318 206q-8 30 4 50-8 20-2 34h18q4-20-4-38 8-22-6-46z", "#eaf6fa")
    return (
        sky(n, "#8cc6ea", "#f0f1dc", Sun(126, 108, 30, "warm", "full"))
        + cloud(n, 220, 64, 0.9)
        + cloud(n, 520, 88, 0.7)
        + dome(
            "M-20 270q40-118 130-112 92 6 140 112z",
            "#8fa8b8",
            "M120 158q90 6 130 112h-96q16-60-34-112z",
        )
        + dome(
            "M380 270q60-130 150-122 70 4 110 122z",
            "#8fa8b8",
            "M534 148q70 4 106 122h-70q10-70-36-122z",
        )
        + dome(
            "M150 284q50-176 152-170 96 6 160 170z",
            "#7d9aa4",
            "M306 114q94 8 156 170H352q30-92-46-170z",
        )
        + n.fill("M256 128q30-20 50-14 26 2 46 24-18 4-28-4-14 12-30 0-18 8-38-6z", "#f6f8f4")
        + ridge(n, 262, 12, "#7fa568", 3, 5)
        + fall
        + ridge(n, 284, 8, "#93b573", 8, 4)
        + firs
        + n.fill("M250 308q50-26 110-10 40 12 20 22-90 10-130-12z", "#bfe0ea")
        + ridge(n, 320, 7, "#a9c583", 1, 4)
        + tufts(n, 326, 354, 12, "#8fae68", 11, 2)
    )


def hill_country(n: Light) -> str:
    hedges = n.stroke("M0 262q80-26 170-8M380 258q60-14 130 6M440 302q60-14 170 0", "#6f9250", 9)
    lane = n.fill(
        "M276 356q10-30 44-44 36-14 20-32-10-10-22-14 20 0 36 12 26 20-6 38-34 16-34 40z", "#eddfb0"
    )
    return (
        sky(n, "#86c6ee", "#f4f3d6", Sun(470, 96, 30, "warm", "crescent"))
        + cloud(n, 150, 70, 1.2)
        + cloud(n, 330, 100, 0.6)
        + ridge(n, 214, 24, "#a8c48a", 2, 3)
        + ridge(n, 240, 22, "#93b672", 5, 3)
        + hedges
        + leafy_tree(n, 90, 262, 0.6)
        + leafy_tree(n, 470, 254, 0.5)
        + ridge(n, 278, 14, "#a5c67c", 4, 2)
        + lane
        + leafy_tree(n, 262, 284, 1.3, "#6f9a4c")
        + leafy_tree(n, 540, 304, 0.8)
        + tufts(n, 308, 354, 16, "#86aa5e", 12, 5)
        + birds(n, (220, 132, 0.8), (248, 146, 0.6))
    )
