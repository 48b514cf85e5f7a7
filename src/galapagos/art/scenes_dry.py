"""Landscapes of plains, mountains, deserts and forests."""

from galapagos.art.landscape import (
    Light,
    acacia,
    at,
    cactus,
    cloud,
    dune,
    fir,
    leafy_tree,
    mesa,
    mist,
    peak,
    pebbles,
    pine_tree,
    ridge,
    rock,
    sky,
    tufts,
)


def savanna(n: Light) -> str:
    kopje = n.fill("M60 214q40-52 84-52 20-2 34 14 40 4 66 40z", "#b0a07e")
    trees = acacia(n, 330, 230, 0.36) + acacia(n, 120, 236, 0.62) + acacia(n, 520, 240, 0.8)
    return (
        sky(n, "#bfe3ea", "#fbe3b4", (470, 84, 40))
        + ridge(n, 212, 12, "#c9b98e", 2, 5)
        + kopje
        + ridge(n, 226, 6, "#dcbc72", 1)
        + trees
        + ridge(n, 252, 7, "#e6c97e", 3, 4)
        + tufts(n, 244, 300, 26, "#c4a35c", 11)
        + ridge(n, 300, 6, "#efd795", 5, 4)
        + tufts(n, 306, 356, 20, "#cdb067", 15, 4)
    )


def steppe(n: Light) -> str:
    kurgan = n.fill("M380 226q50-44 96-44t92 44z", "#c2b878")
    return (
        sky(n, "#9fd0ea", "#eef0dc", (120, 74, 34))
        + cloud(n, 300, 70)
        + cloud(n, 480, 110, 0.7)
        + ridge(n, 214, 6, "#b7bf8c", 3, 4)
        + kurgan
        + ridge(n, 228, 7, "#cfc27a", 2, 5)
        + tufts(n, 226, 276, 34, "#b5a75c", 16, 2)
        + ridge(n, 276, 7, "#dccf8a", 4, 4)
        + tufts(n, 282, 356, 30, "#bfb067", 20, 5)
    )


def high_mountains(n: Light) -> str:
    back = (
        peak(n, 60, 260, 150, 160, "#aebccb")
        + peak(n, 290, 260, 150, 205, "#aebccb")
        + peak(n, 510, 260, 140, 165, "#aebccb")
    )
    front = (
        peak(n, 180, 280, 130, 130, "#8e9fb4")
        + peak(n, 410, 280, 150, 150, "#8e9fb4")
        + peak(n, 600, 290, 130, 120, "#8e9fb4")
    )
    firs = "".join(
        fir(n, x, y, 0.45) for x, y in ((50, 284), (84, 290), (520, 284), (552, 290), (578, 284))
    )
    return (
        sky(n, "#a9d4ec", "#eef2ea", (110, 70, 28))
        + back
        + cloud(n, 460, 96, 0.8)
        + front
        + ridge(n, 272, 10, "#9db077", 3)
        + firs
        + ridge(n, 298, 7, "#b7c48a", 1, 4)
        + rock(n, 440, 308, 0.8)
        + ridge(n, 326, 6, "#c9d29d", 6, 4)
        + tufts(n, 322, 354, 14, "#9db077", 11, 2)
    )


def highlands(n: Light) -> str:
    table = n.fill("M330 240l30-96h180l40 96z", "#98a0a8") + n.fill(
        "M360 144h180l8 18H354z", "#b4bac0"
    )
    heather = pebbles(n, 262, 350, 40, "#b083b0", 8, 3) + pebbles(n, 262, 350, 20, "#c9a2c6", 6, 7)
    return (
        sky(n, "#b9c7d4", "#e7ebe4", (140, 78, 28))
        + cloud(n, 230, 80, 1.1)
        + cloud(n, 470, 70, 0.8)
        + table
        + ridge(n, 232, 18, "#a7ac92", 2, 4)
        + ridge(n, 262, 10, "#a8a67c", 4, 4)
        + heather
        + rock(n, 120, 300, 1.0)
        + rock(n, 180, 306, 0.6)
    )


def desert(n: Light) -> str:
    return (
        sky(n, "#f5d9a0", "#fbeccc", (450, 86, 44))
        + dune(n, 120, 236, 1.1, "#e9c586")
        + dune(n, 470, 244, 1.2, "#e6bf7c")
        + ridge(n, 246, 8, "#ecc98a", 2, 4)
        + cactus(n, 96, 290, 0.9)
        + cactus(n, 530, 280, 0.65)
        + dune(n, 330, 300, 1.3, "#edcd92")
        + ridge(n, 308, 8, "#f1d6a0", 5, 3)
        + n.stroke("M40 330q40-10 80 0t80 0M360 342q40-10 80 0t80 0", "#dcb878", 4, 0.8)
    )


def stone_desert(n: Light) -> str:
    arch = n.fill(
        "M70 262c4-70 30-118 86-120 60 0 84 46 92 120h-44c-4-46-18-76-46-76s-46 30-48 76z",
        "#b5694a",
    ) + n.stroke("M92 200q60-50 130 0M80 236h34M208 236h34", "#9a5640", 5, 0.6)
    return (
        sky(n, "#f0cfa0", "#f8e4c4", (330, 80, 36))
        + mesa(n, 470, 240, 1.1, "#c98763")
        + ridge(n, 232, 6, "#d29a70", 2, 5)
        + arch
        + ridge(n, 260, 7, "#cb8a60", 4, 5)
        + rock(n, 420, 300, 0.9, "#a8684c")
        + rock(n, 480, 308, 0.6, "#b87858")
        + rock(n, 60, 320, 0.7, "#a8684c")
        + ridge(n, 306, 6, "#d79d74", 6, 4)
        + pebbles(n, 312, 352, 22, "#b3704f", 9, 3)
    )


def _jungle_tree(n: Light, x: float, y: float, s: float) -> str:
    trunk = n.fill(
        "M-60 0c34-10 40-30 38-60l-2-150h48l-2 150c-2 30 6 50 44 60-20 0-36-4-46-14-4 6-6 10-14 "
        "10s-12-6-16-12c-10 12-30 16-50 16z",
        "#7c664e",
    )
    liana = n.stroke("M-20-190c-30 40 10 90-14 150M30-196c24 50-4 80 16 130", "#6f9a52", 5)
    return at(trunk + liana, x, y, s)


def tropical_rainforest(n: Light) -> str:
    canopy = n.fill(
        "M-10 0h620v96c-30 22-60 14-76-4-24 30-70 24-88-2-26 26-64 22-82-2-26 24-70 22-86-4-22 "
        "24-60 26-84 0-24 28-76 26-90-4-24 20-70 24-114 6z",
        "#5f9256",
    )
    ferns = "".join(
        at(
            n.stroke(
                "M0 0C-10-30-30-40-50-40M0 0C-6-36-16-52-30-60M0 0C4-38 16-52 30-60M0 0C10-30 "
                "30-40 50-40",
                "#5d8f4c",
                7,
            ),
            x,
            y,
            s,
        )
        for x, y, s in ((60, 320, 0.9), (540, 316, 1.0), (330, 300, 0.6))
    )
    return (
        sky(n, "#b7dcb0", "#e0efc8")
        + ridge(n, 170, 26, "#9cc48c", 2, 7)
        + ridge(n, 204, 16, "#84b076", 5, 8)
        + mist(n, 200)
        + _jungle_tree(n, 120, 276, 1.0)
        + _jungle_tree(n, 470, 282, 1.1)
        + _jungle_tree(n, 300, 256, 0.65)
        + canopy
        + ridge(n, 272, 8, "#7ba55e", 3, 5)
        + ferns
        + ridge(n, 312, 6, "#93b56a", 6, 4)
        + pebbles(n, 286, 350, 10, "#d8605a", 9, 3)
    )


def cloud_forest(n: Light) -> str:
    def tree_fern(x: float, y: float, s: float) -> str:
        trunk = n.stroke("M0 0c4-40-2-70 4-110", "#6b5844", 12)
        crown = n.stroke(
            "M4-110c-20-24-50-24-70-4M4-110c-14-34-36-44-58-40M4-110c4-36 24-48 46-46M4-110c20-24 "
            "48-24 68-2M4-110c-30-4-50 10-58 30M4-110c28-2 46 12 54 30",
            "#5f8f5c",
            8,
        )
        return at(trunk + crown, x, y, s)

    orchids = pebbles(n, 284, 346, 9, "orchid", 10, 4) + pebbles(n, 284, 346, 9, "#f4d6ea", 4, 4)
    return (
        sky(n, "#c9dcdc", "#eaf1ea", (330, 80, 28))
        + ridge(n, 170, 34, "#a9c4b4", 2, 5)
        + mist(n, 150, 190)
        + ridge(n, 214, 24, "#8db296", 4, 5)
        + tree_fern(110, 280, 1.1)
        + tree_fern(500, 286, 1.25)
        + mist(n, 230)
        + tree_fern(320, 262, 0.8)
        + ridge(n, 274, 8, "#84a878", 3, 5)
        + mist(n, 272)
        + ridge(n, 310, 6, "#9bbb84", 5, 4)
        + orchids
    )


def mountains(n: Light) -> str:
    scree = n.fill("M330 282l40-60 60 60zM100 286l30-40 44 40z", "#b2b0a4")
    firs = "".join(
        fir(n, x, y, 0.5)
        for x, y in ((40, 280), (66, 286), (252, 276), (276, 282), (520, 280), (548, 288))
    )
    return (
        sky(n, "#9fcdea", "#eaf1e2", (480, 74, 34))
        + cloud(n, 150, 70, 0.9)
        + n.fill("M-20 260q60-130 150-120t130 120zM380 260q80-150 160-120t120 130z", "#8fa8b8")
        + n.fill("M180 270q80-170 150-160t160 170z", "#7d9aa4")
        + n.fill("M290 130q20-22 40-20t44 24q-20 10-40 2t-44-6z", "#f4f6f2")
        + ridge(n, 258, 14, "#86a86e", 3, 5)
        + scree
        + firs
        + ridge(n, 294, 8, "#9dba78", 1, 4)
        + ridge(n, 324, 6, "#b4ca8a", 6, 4)
        + tufts(n, 322, 354, 14, "#8fae68", 11, 2)
    )


def hill_country(n: Light) -> str:
    hedges = n.stroke("M0 262q80-26 170-8M300 252q90-22 190 10M440 300q60-14 170 0", "#6f9250", 9)
    trees = (
        leafy_tree(n, 90, 262, 0.6)
        + leafy_tree(n, 430, 250, 0.5)
        + leafy_tree(n, 540, 300, 0.9)
        + leafy_tree(n, 210, 246, 0.35)
    )
    return (
        sky(n, "#a9d6ee", "#f0f3dc", (130, 76, 36))
        + cloud(n, 320, 66, 0.9)
        + cloud(n, 500, 96, 0.6)
        + ridge(n, 214, 24, "#a8c48a", 2, 3)
        + ridge(n, 240, 22, "#93b672", 5, 3)
        + hedges
        + trees
        + ridge(n, 284, 14, "#a5c67c", 4, 2)
        + ridge(n, 316, 8, "#b7d28a", 7, 3)
        + pebbles(n, 300, 350, 12, "#fdf3c8", 7, 3)
        + tufts(n, 304, 354, 16, "#8fb166", 12, 5)
    )


def semidesert(n: Light) -> str:
    def thorn(x: float, y: float, s: float) -> str:
        twigs = (
            "M0 0c-6-20-22-30-36-34M0 0c-2-26-8-44-16-54M0 0c4-24 14-40 26-50M0 0c8-16 24-26 40-28"
        )
        return at(
            n.stroke(twigs, "#8a7852", 5)
            + n.stroke("M-36-34h0M-16-54h0M26-50h0M40-28h0M-24-24h0M14-32h0", "#93a060", 13),
            x,
            y,
            s,
        )

    return (
        sky(n, "#f6d3b8", "#fbead0", (140, 84, 38))
        + mesa(n, 450, 232, 1.2, "#c99a78")
        + mesa(n, 230, 230, 0.6, "#d0a684")
        + ridge(n, 232, 6, "#cdb483", 3, 5)
        + ridge(n, 262, 8, "#c8b47e", 2, 4)
        + thorn(110, 288, 0.9)
        + thorn(520, 296, 1.1)
        + thorn(330, 276, 0.6)
        + rock(n, 400, 304, 0.5, "#b58e6c")
        + ridge(n, 304, 6, "#d6c48e", 5, 4)
        + tufts(n, 300, 354, 22, "#b3a060", 12, 3)
        + pebbles(n, 314, 352, 8, "#b9a374", 7, 6)
    )


def subtropical_dry_forest(n: Light) -> str:
    def bottle(x: float, y: float, s: float) -> str:
        trunk = n.fill("M-12 0c-24-30-20-80-4-112h24c16 30 22 80 0 112z", "#a8805e")
        crown = n.fill(
            "M-50-108c0-20 24-28 40-20 10-16 44-10 46 8 18 2 20 16 10 22-30 8-70 6-96-10z",
            "#8a9a50",
        )
        return at(trunk + crown, x, y, s)

    return (
        sky(n, "#d6e3d0", "#f7ebc6", (450, 80, 38))
        + ridge(n, 210, 18, "#b7b887", 2, 4)
        + pine_tree(n, 330, 240, 0.7)
        + pine_tree(n, 60, 246, 0.9)
        + pine_tree(n, 240, 242, 0.55)
        + ridge(n, 238, 8, "#b0ac6c", 4, 5)
        + bottle(140, 286, 1.0)
        + pine_tree(n, 440, 270, 1.2)
        + bottle(530, 292, 1.15)
        + ridge(n, 284, 7, "#c0b876", 3, 4)
        + ridge(n, 316, 6, "#cdc684", 6, 4)
        + tufts(n, 300, 354, 22, "#a69a54", 14, 2)
    )
