"""Landscapes of plains and deserts."""

from galapagos.art.landscape import Light, at, pebbles, ridge, tufts
from galapagos.art.palette import mix
from galapagos.art.props import acacia, butte, cactus, dune, peak, rock
from galapagos.art.sky import Sun, birds, cloud, sky


def savanna(n: Light) -> str:
    kopje = n.fill("M20 222q30-44 66-50 12-22 34-10 30-8 44 16 34 8 56 44z", "#b7a382")
    return (
        sky(n, "#a8d8e6", "#fde0a6", Sun(404, 172, 46, "low", "gibbous"))
        + ridge(n, 206, 10, "#cdb98c", 2, 5)
        + kopje
        + ridge(n, 224, 6, "#dcbc72", 1)
        + acacia(n, 520, 236, 0.5)
        + acacia(n, 150, 236, 0.34)
        + ridge(n, 246, 7, "#e3c274", 3, 4)
        + acacia(n, 292, 262, 1.2)
        + tufts(n, 250, 300, 20, "#c4a35c", 11)
        + ridge(n, 300, 6, "#efd795", 5, 4)
        + tufts(n, 306, 356, 18, "#cdb067", 15, 4)
    )


def steppe(n: Light) -> str:
    kurgan = n.fill("M190 232q60-50 116-52t120 52z", "#bdb26c") + n.fill(
        "M306 180q56 2 120 52h-90q4-34-30-52z", "#ab9f5c"
    )
    stone = n.fill("M296 184c-3-22 0-38 10-40 11 1 14 18 11 40z", "#8f938c")
    gusts = n.stroke(
        "M-10 268q90-22 190-6t210-10M150 300q100-20 210 0t250-14M-10 330q80-18 170-4t200-6",
        "#ece2a4",
        7,
        0.7,
    )
    return (
        sky(n, "#7fbfe6", "#eef0dc", Sun(116, 62, 22, "noon", ""))
        + cloud(n, 420, 78, 1.5)
        + cloud(n, 236, 116, 0.8)
        + cloud(n, 556, 138, 0.7)
        + ridge(n, 214, 6, "#b7bf8c", 3, 4)
        + kurgan
        + stone
        + ridge(n, 234, 7, "#cfc27a", 2, 5)
        + tufts(n, 240, 290, 22, "#b5a75c", 16, 2)
        + ridge(n, 280, 7, "#dccf8a", 4, 4)
        + gusts
        + tufts(n, 296, 356, 20, "#bfb067", 20, 5)
    )


def desert(n: Light) -> str:
    crest = n.fill("M130 312c80-20 150-70 190-142 20 60 90 118 230 142z", "#e6bd78") + n.fill(
        "M320 170c20 60 90 118 230 142H372c20-40-8-64-34-86-16-14-24-34-18-56z", "#cf9a58"
    )
    return (
        sky(n, "#f3c98a", "#fcebc6", Sun(178, 92, 30, "noon", ""))
        + dune(n, 60, 238, 1.0, "#eccb90")
        + dune(n, 500, 244, 1.1, "#eac486")
        + ridge(n, 246, 7, "#ecc98a", 2, 4)
        + crest
        + cactus(n, 236, 306, 0.85)
        + ridge(n, 306, 8, "#f1d6a0", 5, 3)
        + n.stroke(
            "M30 330q40-10 80 0t80 0M330 344q40-10 80 0t80 0M250 326q30-8 60 0", "#dcb878", 4
        )
        + cactus(n, 560, 322, 0.6)
    )


def stone_desert(n: Light) -> str:
    arch = (
        n.fill(
            "M196 276c-6-30 8-42 6-66-4-44 36-74 92-76 66-2 116 22 116 70 0 30 12 40 6 72"
            "h-62c6-34 4-74-44-78-44-2-50 40-44 78z",
            "#b5623f",
        )
        + n.fill("M410 204c0 30 12 40 6 72h-62c6-34 4-74-44-78 30-14 70-10 100 6z", "#96492f", 0.55)
        + n.stroke("M214 176q70-34 176-4M204 214h46M372 220h40M206 244h52", "#8c442c", 4, 0.5)
    )
    return (
        sky(n, "#eeb98a", "#f9e4c0", Sun(306, 226, 40, "low", "crescent"))
        + butte(n, 96, 240, 0.9, "#cd8f6a")
        + butte(n, 530, 242, 0.7, "#d29a78")
        + ridge(n, 238, 6, "#d29a70", 2, 5)
        + arch
        + ridge(n, 268, 7, "#cb8a60", 4, 5)
        + rock(n, 500, 306, 0.9, "#a8684c")
        + rock(n, 90, 316, 0.7, "#a8684c")
        + ridge(n, 308, 6, "#d79d74", 6, 4)
        + pebbles(n, 316, 352, 16, "#b3704f", 9, 3)
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
        sky(n, "#f2bfa6", "#fce8c6", Sun(206, 200, 34, "red", "crescent"))
        + butte(n, 342, 240, 1.25, "#c48a68")
        + butte(n, 104, 238, 0.5, "#d6a98a")
        + ridge(n, 234, 6, "#cdb483", 3, 5)
        + ridge(n, 264, 8, "#c8b47e", 2, 4)
        + thorn(250, 292, 1.1)
        + thorn(520, 300, 1.1)
        + thorn(80, 286, 0.6)
        + rock(n, 430, 304, 0.5, "#b58e6c")
        + ridge(n, 304, 6, "#d6c48e", 5, 4)
        + tufts(n, 306, 354, 18, "#b3a060", 12, 3)
    )


def cold_desert(n: Light) -> str:
    frost = n.stroke(
        "M40 306q60-16 120-4M330 302q70-20 150-2M180 334q70-12 140 0", "#f4f8f8", 7, 0.9
    )
    return (
        sky(n, "#9fb4c8", "#e9ebe6", Sun(438, 112, 24, "veiled", "gibbous"))
        + peak(n, 120, 246, 150, 96, "#a3a9b2")
        + peak(n, 500, 246, 170, 116, "#97a0ac")
        + ridge(n, 232, 6, "#b9b6ac", 2, 4)
        + dune(n, 110, 274, 1.1, "#c6c0b0")
        + dune(n, 500, 288, 1.2, "#cbc5b5")
        + rock(n, 268, 292, 1.5, "#8a8a90")
        + rock(n, 344, 296, 0.9, "#96958f")
        + ridge(n, 290, 7, "#d5cfc0", 4, 4)
        + frost
        + tufts(n, 306, 350, 12, mix("#a79f88", "#ffffff", 0.2), 12, 3)
        + birds(n, (210, 120, 0.9), (244, 108, 0.7))
    )
