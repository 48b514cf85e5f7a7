"""Landscapes of forests."""

from galapagos.art.landscape import Light, at, ridge, tufts
from galapagos.art.props import fir, fir_wall, pine_tree
from galapagos.art.sky import Sun, birds, fireflies, mist, sky


def _jungle_tree(n: Light, x: float, y: float, s: float, fill: str = "#7c664e") -> str:
    trunk = n.fill(
        "M-60 0c34-10 40-30 38-60l-2-190h48l-2 190c-2 30 6 50 44 60-20 0-36-4-46-14-4 "
        "6-6 10-14 10s-12-6-16-12c-10 12-30 16-50 16z",
        fill,
    )
    liana = n.stroke("M-20-190c-30 40 10 90-14 150M30-196c24 50-4 80 16 130", "#6f9a52", 5)
    return at(trunk + liana, x, y, s)


def tropical_rainforest(n: Light) -> str:
    canopy = n.fill(
        "M-10 0h620v76c-30 22-60 14-76-4-24 30-70 24-88-2-26 26-64 22-82-2-26 24-70 "
        "22-86-4-22 24-60 26-84 0-24 28-76 26-90-4-24 20-70 24-114 6z",
        "#4f8550",
    ) + n.fill(
        "M-10 0h620v44c-40 20-70 10-90-8-30 26-80 20-96-4-30 24-70 18-90-4-30 24-76 "
        "18-94-6-26 24-70 20-90-2-30 22-76 18-90-4-20 16-60 16-70 4z",
        "#3f7246",
    )
    beams = (
        ""
        if n.is_night
        else n.fill("M250 70l60-4 70 220h-90zM160 80l30-4 0 190h-54z", "#fffbd6", 0.28)
    )
    leaves = "".join(
        at(
            n.fill(
                "M0 0C-34-6-58-26-66-54-34-52-10-34 0 0-6-34-2-62 16-84 30-56 24-24 0 0 16-30 "
                "40-44 68-44 58-18 34-2 0 0z",
                fill,
            ),
            x,
            y,
            s,
        )
        for x, y, s, fill in (
            (60, 334, 1.0, "#5d8f4c"),
            (540, 330, 1.1, "#5d8f4c"),
            (214, 312, 0.6, "#6c9c55"),
        )
    )
    flower = n.stroke("M404 318q-2-34 6-60", "#5d8f4c", 5) + n.fill(
        "M410 300l26-14-22-4 22-16-26 2 14-22-22 14z M408 300l-22-16 20-2-18-16 22 4z", "#e0523f"
    )
    return (
        sky(n, "#b7dcb0", "#e6f0c8", open_sky=False)
        + ridge(n, 170, 26, "#a6cc94", 2, 7)
        + ridge(n, 204, 16, "#8ab87a", 5, 8)
        + mist(n, 200)
        + _jungle_tree(n, 420, 262, 0.6, "#93815f")
        + _jungle_tree(n, 70, 276, 0.9)
        + _jungle_tree(n, 530, 282, 1.0)
        + beams
        + ridge(n, 268, 8, "#7ba55e", 3, 5)
        + _jungle_tree(n, 296, 300, 1.25, "#6d5844")
        + canopy
        + flower
        + leaves
        + ridge(n, 322, 6, "#93b56a", 6, 4)
        + fireflies(n, 200, 320)
    )


def cloud_forest(n: Light) -> str:
    """Crooked trees under moss, beards of lichen, and mist between everything."""

    def gnarled(x: float, y: float, s: float, bark: str, moss: str) -> str:
        wood = n.stroke("M-6 0C-16-40 16-60-4-104-10-124 6-150 26-160", bark, 20) + n.stroke(
            "M-4-70C-30-84-40-104-66-108M2-96C30-100 44-116 70-116M-4-112C-20-134-36-142-52-146",
            bark,
            9,
        )
        pads = n.fill(
            "M-104-104c6-20 34-24 46-12 18-8 34 4 28 18-24 8-54 6-74-6zM-86-146c4-18 30-24 "
            "44-14 16-6 28 6 22 18-22 8-48 6-66-4zM-14-158c4-24 40-34 58-18 22-4 32 14 22 "
            "26-28 10-58 6-80-8zM34-112c6-18 34-22 46-10 18-4 28 10 20 20-24 8-48 4-66-10z",
            moss,
        )
        beards = n.stroke(
            "M-84-98v28M-66-96v42M-48-98v24M46-104v30M64-102v44M82-104v24M-60-140v22M20-148v26",
            "#a9bd9a",
            4,
            0.9,
        )
        blooms = n.stroke("M-4-52l-16-6M4-78l16-2", "#d7517a", 8)
        return at(wood + beards + pads + blooms, x, y, s)

    return (
        sky(n, "#b3cccc", "#eef3ea", Sun(214, 92, 22, "veiled", "full"))
        + ridge(n, 150, 40, "#adc7bd", 2, 3)
        + mist(n, 150)
        + ridge(n, 190, 30, "#93b6a2", 5, 3)
        + gnarled(108, 262, 0.62, "#8a9384", "#86a98a")
        + gnarled(478, 268, 0.7, "#8a9384", "#86a98a")
        + mist(n, 184, 236)
        + ridge(n, 262, 12, "#7fa578", 3, 4)
        + gnarled(300, 302, 1.12, "#5f5546", "#5f8f4f")
        + mist(n, 292)
        + ridge(n, 318, 6, "#95b77f", 5, 4)
        + tufts(n, 322, 354, 12, "#739a62", 14, 3)
        + fireflies(n, 240, 330, 8)
    )


def subtropical_dry_forest(n: Light) -> str:
    def bottle(x: float, y: float, s: float) -> str:
        trunk = n.fill("M-12 0c-24-30-20-80-4-112h24c16 30 22 80 0 112z", "#a8805e") + n.fill(
            "M8-112c16 30 22 80 0 112h-12c14-40 16-80 4-112z", "#86624a", 0.6
        )
        crown = n.fill(
            "M-50-108c0-20 24-28 40-20 10-16 44-10 46 8 18 2 20 16 10 22-30 8-70 6-96-10z",
            "#8a9a50",
        )
        return at(trunk + crown, x, y, s)

    return (
        sky(n, "#d3dfc0", "#fbe6b0", Sun(470, 178, 38, "low", "full"))
        + ridge(n, 206, 18, "#b7b887", 2, 4)
        + pine_tree(n, 190, 238, 0.6)
        + pine_tree(n, 60, 246, 0.9)
        + pine_tree(n, 420, 242, 0.55)
        + ridge(n, 238, 8, "#b0ac6c", 4, 5)
        + pine_tree(n, 556, 276, 1.2)
        + bottle(128, 280, 0.8)
        + bottle(300, 298, 1.25)
        + ridge(n, 288, 7, "#c0b876", 3, 4)
        + ridge(n, 318, 6, "#cdc684", 6, 4)
        + tufts(n, 306, 354, 20, "#a69a54", 14, 2)
    )


def taiga(n: Light) -> str:
    wall = fir_wall(n, 254, "#6b8a78")
    front = "".join(
        fir(n, x, y, s)
        for x, y, s in (
            (40, 300, 1.3),
            (116, 292, 1.0),
            (250, 284, 1.15),
            (500, 294, 1.1),
            (564, 304, 1.4),
        )
    )
    lake = n.fill("M250 268q60-14 150 0 40 8 10 14-90 12-160-2-20-6 0-12z", "#b9d2dc")
    return (
        sky(n, "#b4ccd8", "#f1ebd6", Sun(322, 190, 26, "low", "crescent"))
        + ridge(n, 204, 18, "#9fb3ac", 2, 5)
        + wall
        + mist(n, 236)
        + ridge(n, 258, 7, "#8ea27c", 3, 5)
        + lake
        + ridge(n, 290, 4, "#98a983", 9, 4)
        + front
        + ridge(n, 304, 6, "#a4b288", 5, 4)
        + tufts(n, 310, 354, 18, "#859a70", 12, 3)
        + birds(n, (214, 120, 0.9), (244, 132, 0.7), (196, 140, 0.6))
    )
