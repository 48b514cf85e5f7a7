"""Landscapes with water, snow and ice."""

from galapagos.art.landscape import (
    Light,
    at,
    branch_coral,
    bubbles,
    cloud,
    dune,
    fan_coral,
    fir,
    mist,
    palm,
    peak,
    pebbles,
    reeds,
    ridge,
    ripples,
    sky,
    swell,
    tube_coral,
    tufts,
)


def wetlands(n: Light) -> str:
    posts = n.stroke("M330 258v-40M372 262v-34M352 260v-46", "#8b7560", 6)
    heron = n.fill("M346 214c2-12 10-18 18-16 2-12-4-18 4-24l14 4-10 2c0 14-4 30-14 36z", "#d8dee2")
    return (
        sky(n, "#c3ead8", "#eef3d6", (450, 80, 34))
        + ridge(n, 208, 8, "#a9c79a", 2, 5)
        + ridge(n, 224, 5, "#8fb07a", 4, 6)
        + swell(n, 238, "#9cd0cf", "#e6f6f2")
        + posts
        + heron
        + ripples(n, 256, 340, 9, "#d8f0ea")
        + n.fill(
            "M-10 300q80-26 170-6 40 30-30 70H-10zM610 286q-90-20-150 10-30 40 40 70h110z",
            "#9bb866",
        )
        + reeds(n, 50, 316, 0.9)
        + reeds(n, 96, 330, 0.7)
        + reeds(n, 540, 312, 1.0)
        + reeds(n, 490, 326, 0.7)
    )


def swamp(n: Light) -> str:
    def cypress(x: float, y: float, s: float) -> str:
        trunk = n.fill("M-30 0c18-20 18-80 14-150h30c-4 70-2 130 20 150z", "#5f6350")
        veil = n.stroke("M-30-146v44M-10-150v26M14-148v50M34-144v30", "#8a9a74", 7, 0.8)
        crown = n.fill("M-70-140c4-26 40-34 60-24 20-16 64-4 66 22-40 14-90 14-126 2z", "#56684a")
        return at(trunk + crown + veil, x, y, s)

    knees = n.fill(
        "M250 286c4-22 8-30 12-30s8 10 12 30zM290 290c3-16 6-22 9-22s6 8 9 22zM70 300c3-16 6-22 "
        "9-22s6 8 9 22z",
        "#5f6350",
    )
    return (
        sky(n, "#a9b48c", "#d4d3a4", (330, 84, 30))
        + ridge(n, 196, 16, "#8a9a78", 2, 7)
        + mist(n, 196)
        + cypress(120, 262, 0.95)
        + cypress(480, 268, 1.1)
        + cypress(330, 246, 0.6)
        + swell(n, 254, "#5d8278", "#86a898", 90)
        + knees
        + ripples(n, 276, 345, 8, "#7fa294")
        + pebbles(n, 290, 350, 12, "#86a554", 13, 3)
    )


def coast(n: Light) -> str:
    cliff = n.fill("M610 120l-90 6-40 30-24 60-10 54h164z", "#b3a48c") + n.fill(
        "M610 110l-96 8-40 28 30 4 40-10 66 6z", "#9db274"
    )
    shells = n.fill("M120 330q12-18 24 0zM210 346q9-14 18 0z", "#f3c6b4") + n.fill(
        "M420 338l6-8 6 8 9-1-6 7 4 8-9-3-7 5 0-9-8-4z", "#eda96a"
    )
    return (
        sky(n, "#8fc9ea", "#e6f1e4", (120, 70, 36))
        + cloud(n, 320, 70)
        + swell(n, 206, "#63b0cf", "#bfe4ee")
        + cliff
        + swell(n, 236, "#4fa0c4", "#d8f0f4", 80)
        + n.fill("M-10 290q80-26 170-10t180-4 270-8v100H-10z", "#f4f6ee")
        + n.fill("M-10 300q80-26 170-10t180-4 270-8v100H-10z", "#f0dcae")
        + shells
        + pebbles(n, 310, 352, 12, "#d9c08a", 6, 4)
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
        sky(n, "#8fd6ee", "#e2f5ea", (480, 76, 38))
        + cloud(n, 180, 70, 0.9)
        + swell(n, 210, "#5cc3cd", "#c8f0ee")
        + islet(330, 226, 0.5)
        + palm(n, 330, 214, 0.5)
        + islet(120, 252, 0.9)
        + palm(n, 110, 224, 0.9)
        + palm(n, 140, 228, 0.7)
        + swell(n, 250, "#48b5c4", "#c8f0ee", 80)
        + islet(500, 284, 1.1)
        + palm(n, 500, 252, 1.0)
        + palm(n, 470, 256, 0.7)
        + swell(n, 290, "#3aa6b8", "#a9e2e4", 100)
        + ripples(n, 306, 350, 8, "#8fdadb")
    )


def ocean(n: Light) -> str:
    whale = n.fill("M196 214c10-30 64-40 104-16 14 8 20 14 24 20z", "#3d6f9a") + n.fill(
        "M350 220c-2-14 4-22 14-30 4 8 10 12 20 12-8 10-14 14-20 18z", "#3d6f9a"
    )
    spout = n.stroke("M236 180q-2-20-16-24M236 180q2-22 16-26", "#e4f3f8", 5, 0.8)
    return (
        sky(n, "#7fbfe6", "#dcecee", (460, 78, 36))
        + cloud(n, 130, 80)
        + cloud(n, 330, 60, 0.7)
        + swell(n, 204, "#5f9cc6", "#a8d0e4")
        + whale
        + spout
        + swell(n, 222, "#4786b6", "#8dbfdc", 100)
        + swell(n, 262, "#3672a4", "#6fa8cc", 120)
        + swell(n, 306, "#2a5f92", "#5690ba", 150)
        + ripples(n, 276, 350, 10, "#6fa8cc")
    )


def coral_reef(n: Light) -> str:
    rays = "".join(
        f'<path d="M{x} 0h{w}l60 260h-{w * 2}z" fill="#fff" '
        f'opacity="{".06" if n.is_night else ".16"}"/>'
        for x, w in ((70, 60), (210, 40), (340, 70), (500, 46))
    )
    far = n.fill(
        "M0 250c30-40 60-24 80-44 30-24 50 6 80-10 20-36 60-30 80-4 40-20 70 10 100-6 40-30 80-20 "
        "100 10 40-26 110-16 160 20v160H0z",
        "#4a9bb0",
    )
    weed = n.stroke(
        "M240 284c-14-30 8-44-2-72M256 286c-8-26 12-40 4-64M272 284c8-24-10-36 0-56", "leaf", 9
    )
    brain = n.fill("M250 300c0-26 22-40 44-40s46 16 46 42z", "#e79a86") + n.stroke(
        "M262 290q8-8 16 0M284 276q8-8 16 0M306 290q8-8 16 0", "#c97462", 4
    )
    fish = n.fill(
        "M390 120q26-20 50 0l14-11v22l-14-11q-24 20-50 0zM450 160q20-15 38 0l10-8v16l-10-8q-18 "
        "15-38 0z",
        "lemon",
        0.9,
    )
    return (
        sky(n, "#bfeef0", "#4fb3bf")
        + rays
        + far
        + fan_coral(n, 84, 300, 96, "orchid")
        + branch_coral(n, 520, 300, 1.15, "tangerine")
        + tube_coral(n, 440, 296, 0.8, "violet")
        + branch_coral(n, 170, 296, 0.6, "rose")
        + fan_coral(n, 356, 284, 52, "amber")
        + weed
        + ridge(n, 292, 7, "#f0dfb4", 2, 5)
        + brain
        + ridge(n, 322, 6, "#e6cf9a", 4, 5)
        + pebbles(n, 330, 352, 7, "#cdb27c")
        + bubbles((300, 96, 9), (318, 66, 6), (308, 44, 4), (140, 120, 6), (150, 96, 4))
        + fish
    )


def taiga(n: Light) -> str:
    wall = "".join(
        fir(n, -10 + i * 42, 250 + (i * 37 % 16), 0.9 + (i * 0.37 % 0.4), "#6b8a78")
        for i in range(16)
    )
    front = "".join(
        fir(n, x, y, s)
        for x, y, s in ((40, 296, 1.3), (110, 290, 1.0), (500, 292, 1.1), (564, 300, 1.4))
    )
    return (
        sky(n, "#c2d2da", "#e8ecdf", (300, 80, 28))
        + ridge(n, 204, 18, "#9fb3ac", 2, 5)
        + wall
        + mist(n, 236)
        + ridge(n, 262, 7, "#8ea27c", 3, 5)
        + front
        + ridge(n, 300, 6, "#a4b288", 5, 4)
        + tufts(n, 306, 354, 18, "#859a70", 12, 3)
        + pebbles(n, 312, 350, 10, "#c05b4a", 6, 5)
    )


def tundra(n: Light) -> str:
    cushions = n.fill(
        "M60 306q20-22 44 0zM190 320q26-28 56 0zM430 310q20-24 46 0zM520 330q18-18 40 0z", "#93a06e"
    )
    pools = n.fill(
        "M290 280q50-14 100 0 10 16-50 18-60-2-50-18zM110 330q40-10 80 0 6 12-40 14-46-2-40-14z",
        "#a9c8d8",
    )
    return (
        sky(n, "#d7d0e6", "#f3ebe6", (460, 90, 30))
        + ridge(n, 212, 12, "#b9b4c8", 3, 4)
        + n.fill("M120 206l30-16 22 8 26-12 40 22z", "#eef0f4")
        + ridge(n, 230, 7, "#bfb48e", 2, 5)
        + ridge(n, 262, 6, "#c9bd92", 4, 4)
        + pools
        + cushions
        + pebbles(n, 272, 350, 34, "#c56a4a", 6, 3)
        + pebbles(n, 272, 350, 20, "#e0b24e", 6, 7)
        + tufts(n, 280, 350, 14, "#a3976a", 10, 5)
    )


def polar_desert(n: Light) -> str:
    def berg(x: float, y: float, s: float) -> str:
        return at(
            n.fill("M-70 0l14-60 34-40 30 22 26-12 30 90z", "#e4f1f6")
            + n.fill("M-22-100l30 22-12 78h-40z", "#c3dfea"),
            x,
            y,
            s,
        )

    aurora = ""
    if n.is_night:
        aurora = (
            '<path d="M-10 90q120-70 260-20t360-30v60q-160 60-320 10T-10 150z" fill="#7fe0b0" opa'
            'city=".35"/><path d="M-10 60q160-50 300 0t320-20v24q-160 50-320 10T-10 96z" '
            'fill="#b890e0" opacity=".3"/>'
        )
    return (
        sky(n, "#bcdcec", "#f0f5f4", (470, 110, 28))
        + aurora
        + ridge(n, 212, 10, "#d6e6ee", 2, 4)
        + berg(140, 240, 0.9)
        + berg(470, 248, 1.1)
        + berg(330, 234, 0.5)
        + swell(n, 244, "#9cc8dc", "#d8ecf2", 90)
        + ridge(n, 284, 7, "#eef5f6", 3, 4)
        + ridge(n, 318, 6, "#fbfdfb", 5, 4)
        + n.stroke("M60 326h60M200 344h80M400 330h70M510 348h40", "#cfe2ea", 5)
    )


def cold_desert(n: Light) -> str:
    frost = n.stroke(
        "M40 300q60-16 120-4M330 296q70-20 150-2M180 330q70-12 140 0", "#f4f8f8", 7, 0.9
    )
    return (
        sky(n, "#b4c3d0", "#e6e9e6", (140, 84, 28))
        + peak(n, 440, 246, 150, 90, "#a3a9b2")
        + peak(n, 560, 246, 120, 70, "#a3a9b2")
        + ridge(n, 226, 6, "#b9b6ac", 2, 4)
        + dune(n, 150, 270, 1.1, "#c6c0b0")
        + dune(n, 430, 284, 1.2, "#cbc5b5")
        + ridge(n, 296, 7, "#d5cfc0", 4, 4)
        + frost
        + tufts(n, 300, 350, 12, "#a79f88", 12, 3)
        + pebbles(n, 310, 352, 12, "#b4ad9c", 7, 6)
    )
