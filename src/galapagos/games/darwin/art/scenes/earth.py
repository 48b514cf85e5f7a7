"""Events that come over the land: water, ice, fire, wind and stone."""

from galapagos.art.beasts import beast
from galapagos.art.geometry import scatter
from galapagos.art.landscape import WIDTH, Light, at, ridge, ripples, swell, tufts
from galapagos.art.props import dune, fir, leafy_tree, rock
from galapagos.art.sky import Sun, cloud, cloud_bank, flakes, rain, sky
from galapagos.art.svg import numbers


def desertification(n: Light) -> str:
    """The green is leaving: cracked ground, a dead tree and a skull under a glaring sun."""
    cracks = n.stroke(
        "M-10 300l60-14 50 20 60-18 54 16 70-20 60 22 70-16 60 18 140-16M50 286l-14-18"
        "M100 306l-20 34M160 288l26 50M214 304l-10-26M284 284l-20 60M344 306l40 40M344 "
        "306l10-30M414 290l60 54M474 308l20-34",
        "#a8794a",
        4,
        0.8,
    )
    tree = n.stroke(
        "M300 288C296 250 312 220 298 180M300 236C276 216 268 200 262 170M304 214C330 "
        "200 336 184 342 152M298 184C288 168 290 152 284 134M266 190l-22-8M330 194l26-10",
        "#6d5142",
        11,
    )
    skull = (
        n.fill("M352 318c-2-20 30-24 40-8l22 6c8 4 6 12-2 12l-24 2c-16 6-34 2-36-12z", "#fbf3e0")
        + n.stroke("M372 314h0", "#5a4038", 9)
        + n.stroke("M358 304q-16-6-18-22M376 300q4-14 18-18", "#efe2c4", 6)
    )
    return (
        sky(n, "#f3b562", "#fdebc0", Sun(206, 96, 48, "noon"))
        + ridge(n, 216, 14, "#a9b878", 2, 3)
        + leafy_tree(n, 40, 244, 0.6, "#8d9a50")
        + leafy_tree(n, 92, 250, 0.4, "#a3a35a")
        + dune(n, 500, 252, 1.3, "#e2b672")
        + ridge(n, 250, 6, "#d9b06c", 3, 4)
        + n.fill("M-10 262q90-16 170 0 60 10 40 16-120 4-210 2z", "#a3ad63")
        + ridge(n, 280, 5, "#d2a566", 5, 4)
        + cracks
        + tree
        + skull
    )


def flood(n: Light) -> str:
    """All is under water; whoever cannot swim, climb or fly stands on the last rock."""
    drowned = leafy_tree(n, 120, 262, 1.0, "#5f8a5c") + leafy_tree(n, 508, 252, 0.8, "#5f8a5c")
    hill = n.fill(
        "M206 300c10-36 30-44 50-62 20-10 50-12 72-2 26 12 50 34 64 66z", "#8b8f86"
    ) + n.fill("M252 240c20-14 56-14 78-4 6 4 8 8 4 10-30 8-70 6-82-6z", "#86a35c")
    wave = n.fill(
        "M-10 282c40-6 60-42 104-44 34 0 44 24 30 36 14-22-20-30-34-14 0 30 60 34 110 30 "
        "80-6 120-10 180 2 70 10 140 0 230-6v90H-10z",
        "#3f7fa6",
    )
    foam = n.stroke("M-10 280c40-6 60-42 104-44 34 0 44 24 30 36", "#f2fafc", 7) + n.stroke(
        "M200 292q50-12 90 0t100-2 110 6", "#bfe0ee", 5
    )
    return (
        sky(n, "#5f7488", "#b9c6cc")
        + cloud_bank(n, 84, "#6d7f90", 0.9, 1)
        + cloud_bank(n, 46, "#56687a", 1, 4)
        + swell(n, 226, "#6f9cb4", "#a9cad8", 70)
        + drowned
        + swell(n, 256, "#5a8dab", "#a9cad8", 90)
        + hill
        + beast(n, "antelope", 286, 236, 0.9, "#6d4a3c")
        + rain(n, 20, 260)
        + wave
        + foam
        + ripples(n, 312, 350, 9, "#8fc0d6")
    )


def hurricane(n: Light) -> str:
    """A funnel between cloud and ground, and everything that it has torn away."""
    funnel = n.fill(
        "M190 62c70-16 170-16 232 0 20 10 8 22-8 26-12 30-40 34-46 56-4 26-28 34-26 58 2 "
        "22-10 40-22 54 4 14-4 26-16 34 4-24-6-40 0-62 4-26-18-40-22-64-6-24-30-30-40-52-"
        "30-8-66-30-52-50z",
        "#75808f",
    )
    bands = n.stroke(
        "M196 76q110 26 222-2M226 102q84 24 168-2M250 130q66 20 120-2M268 160q46 16 86-2"
        "M284 192q32 12 58 0M290 224q20 8 36-2M296 254q12 6 22-2",
        "#d5dde4",
        7,
        0.8,
    )

    def bent(x: float, y: float, s: float) -> str:
        trunk = n.stroke("M0 0C0-30 14-52 42-66", "#7b5f48", 8)
        fronds = n.stroke(
            "M42-66C62-84 84-84 104-74M42-66C66-74 88-66 102-52M42-66C64-62 80-48 88-32"
            "M42-66C58-88 78-98 98-98",
            "#5d8a54",
            8,
        )
        return at(trunk + fronds, x, y, s)

    debris = n.fill(
        "M182 168l22-8-4 14zM424 140l20 8-16 8zM236 226l16-6 2 12zM392 196l18 2-10 12z"
        "M160 118l18 4-12 10zM452 92l16-4-2 14z",
        "#6b5746",
    )
    return (
        sky(n, "#57657a", "#c2bfa0")
        + cloud_bank(n, 96, "#6a7687", 0.9, 2)
        + funnel
        + bands
        + cloud_bank(n, 48, "#475468", 1, 5)
        + ridge(n, 250, 8, "#8f9a6a", 2, 4)
        + n.fill("M232 292c-20-20 20-34 40-26 10-14 50-14 60 2 26-8 56 10 36 26z", "#b7ad94", 0.95)
        + beast(n, "hare", 396, 166, 0.8, "#8a6a50")
        + debris
        + bent(90, 300, 1.1)
        + bent(430, 296, 1.0)
        + ridge(n, 300, 6, "#9da673", 5, 4)
        + n.stroke("M20 320h90M180 338h110M380 324h120M500 344h70", "#c3c79a", 5, 0.8)
    )


def ice_age(n: Light) -> str:
    """A wall of ice pushes over the forest; a mammoth walks before it."""
    wall = n.fill(
        "M-10 92l60-14 40 20 56-26 50 18 40-16 60 22 54-18 70 16 60-24 60 18 70-10v190H-10z",
        "#cfe6f0",
    ) + n.fill(
        "M50 78l40 20-8 160H20zM196 90l40-16 4 190h-64zM350 78l70 16-6 170h-60zM480 70"
        "l60 18v174h-50z",
        "#a3cde2",
    )
    tops = n.fill(
        "M-10 92l60-14 40 20 56-26 50 18 40-16 60 22 54-18 70 16 60-24 60 18 70-10v22"
        "l-66 2-60-12-66 18-66-12-54 16-60-18-44 14-48-14-56 24-42-16-58 16z",
        "#ffffff",
    )
    return (
        sky(n, "#8fb4d0", "#e6eef2", Sun(470, 50, 18, "veiled"))
        + wall
        + tops
        + fir(n, 60, 280, 0.8, "#7f9c92")
        + fir(n, 104, 286, 0.6, "#7f9c92")
        + fir(n, 520, 284, 0.8, "#7f9c92")
        + fir(n, 562, 290, 0.6, "#7f9c92")
        + ridge(n, 274, 8, "#e2eef3", 2, 4)
        + beast(n, "mammoth", 290, 302, 1.3, "#7a5a46")
        + ridge(n, 306, 6, "#f8fbfb", 4, 4)
        + n.stroke("M60 326h70M220 344h80M420 330h90", "#cfe2ea", 5)
        + flakes(n, 34)
    )


def mountain_formation(n: Light) -> str:
    """The beds of the ground are folded and thrust up, with trees still on their backs."""
    folds = (
        n.fill(
            "M-10 360V300C120 300 170 250 236 168 268 128 330 128 362 172 420 250 470 296 "
            "610 300v60z",
            "#8fb06a",
        )
        + n.fill(
            "M-10 360V314C130 314 184 264 246 186 274 152 326 152 352 188 410 264 470 312 "
            "610 314v46z",
            "#b98a5c",
        )
        + n.fill(
            "M-10 360V330C140 330 200 280 258 206 280 178 320 178 342 206 400 280 470 328 "
            "610 330v30z",
            "#8c6450",
        )
        + n.fill(
            "M-10 360V344C150 344 214 298 268 228 284 208 316 208 332 228 386 298 480 342 "
            "610 344v16z",
            "#d8b483",
        )
        + n.fill(
            "M90 360C190 346 234 306 278 250 290 236 310 236 322 250 366 306 410 346 510 360z",
            "#6f5148",
        )
    )
    summit = n.fill(
        "M212 196l28-60 22 14 34-70 26 52 24-20 44 84c-30-44-60-66-92-64-40-2-62 26-86 64z",
        "#8b93a0",
    ) + n.fill("M296 80l26 52-14 30-16-14-20 18-10-16z", "#f4f6f4")
    dust = n.fill(
        "M120 232c-4-18 22-24 32-14 10-16 36-10 36 6-8 16-52 20-68 8zM424 236c-2-18 "
        "22-26 34-14 14-14 40-4 36 10-14 16-54 18-70 4z",
        "#e6d7bb",
        0.9,
    )
    stones = n.fill(
        "M196 150l14-8 6 12-14 6zM400 146l12 4-4 14-12-6zM180 186l10-4 4 10zM420 190l10 2-4 10z",
        "#6f6a70",
    )
    return (
        sky(n, "#e0b98e", "#f8e6c2", Sun(120, 120, 34, "red"))
        + ridge(n, 250, 10, "#b8b98a", 3, 4)
        + summit
        + folds
        + at(f'<g transform="rotate(-42)">{fir(n, 0, 0, 0.7)}</g>', 196, 220, 1)
        + at(f'<g transform="rotate(40)">{leafy_tree(n, 0, 0, 0.6)}</g>', 404, 228, 1)
        + dust
        + stones
        + n.stroke("M250 250l-14 40M350 246l16 38M300 214v-40", "#4f3a36", 4, 0.7)
    )


def axis_shift(n: Light) -> str:
    """The whole planet tips over: its ice no longer lies where the pole was."""
    stars = "".join(f"M{numbers((u * WIDTH, v * 360), 0)}h0" for u, v in scatter(60, 3))
    axis = n.stroke("M0-150V-112M0 150V112", "#c9d4f4", 7).replace(
        "/>", ' stroke-dasharray="1 15"/>'
    ) + n.stroke("M60-104L86-150M-60 104L-86 150", "#ffd35e", 9)
    globe = (
        '<circle r="122" fill="#8fb6ff" opacity=".16"/>'
        + n.fill("M-110 0a110 110 0 1 0 220 0a110 110 0 1 0-220 0z", "#3f8fc4")
        + n.fill(
            "M-78-62c18-26 46-40 70-44 10 12-8 22-4 38 8 20-18 24-14 44-2 26-30 22-34 46-8 "
            "22-30 10-36-4-6-30 2-58 18-80zM30-14c20-16 40-6 66-30 14 20 14 62 4 92-12 22-26 "
            "36-44 30 4-26-22-24-26-48-2-18-10-28 0-44zM-46 60c20-8 46 4 62 22-24 10-42 "
            "12-62-2z",
            "#7fae5c",
        )
        + n.fill("M16-108c26 2 56 20 72 42-16 14-30 0-44-2-20 2-34-22-28-40z", "#f8fcfd")
        + n.fill("M-16 108c-26-2-56-20-72-42 16-14 30 0 44 2 20-2 34 22 28 40z", "#f8fcfd")
        + n.fill("M40-102a110 110 0 0 1 0 204c50-50 56-150 0-204z", "#10204a", 0.3)
    )
    arrow = n.stroke(
        "M10-140C34-140 52-136 70-128M70-128l-20-10M70-128l-20 8M-10 140C-34 140-52 "
        "136-70 128M-70 128l20 10M-70 128l20-8",
        "#f47a4a",
        9,
    )
    return (
        f'<rect width="{WIDTH}" height="360" fill="#131a3e"/>'
        '<path d="M-10 260q300-120 620-60v170H-10z" fill="#1d2754"/>'
        f'<path d="{stars}" stroke="#fff" stroke-width="3" opacity=".8"/>'
        '<circle cx="70" cy="86" r="74" fill="#ffcf6a" opacity=".25"/>'
        '<circle cx="70" cy="86" r="46" fill="#ffe08a"/>' + at(axis + globe + arrow, 300, 186, 0.72)
    )


def continental_drift(n: Light) -> str:
    """Two halves that fitted together part; those left behind look across the water."""
    west = n.fill("M-10 214c80-14 170-14 250-4l-10 34 16 30-20 36 12 50H-10z", "#a9794f") + n.fill(
        "M-10 206c80-16 170-16 254-6 4 10-4 18-12 20-80-6-160-4-242 6z", "#8db05f"
    )
    east = n.fill("M610 214c-80-14-160-14-236-4l-14 34 18 30-22 36 14 50h240z", "#b98a58") + n.fill(
        "M610 206c-80-16-160-16-240-6-4 10 0 18 8 20 80-6 160-4 232 6z", "#c3b45c"
    )
    glow = n.fill("M210 360c20-30 50-40 90-40s72 12 88 40z", "#e8663c") + n.fill(
        "M246 360c14-18 34-24 54-24s44 8 54 24z", "#ffc45a"
    )
    arrows = "M226 268h-46M180 268l16-15M180 268l16 15M378 268h46M424 268l-16-15M424 268l-16 15"
    return (
        sky(n, "#7fc3e6", "#f2f0d8", Sun(96, 84, 26, "noon"))
        + cloud(n, 460, 84, 1.1)
        + cloud(n, 286, 62, 0.6)
        + swell(n, 222, "#5aaecb", "#cdeaf0", 50)
        + n.fill("M180 290h240v70H180z", "#2f7aa0")
        + glow
        + west
        + east
        + n.stroke("M-10 306h230M-10 238h230M374 238h236M366 306h244", "#7d563c", 5, 0.4)
        + n.stroke(arrows, "#fbf3dc", 10)
        + leafy_tree(n, 60, 208, 0.9)
        + leafy_tree(n, 130, 204, 0.6)
        + fir(n, 496, 204, 0.9)
        + fir(n, 556, 208, 0.7)
        + beast(n, "antelope", 204, 202, 0.66, "#6d4a3c")
        + beast(n, "antelope", 408, 202, 0.66, "#6d4a3c", flip=True)
    )


def meteor(n: Light) -> str:
    """A burning stone out of the evening sky, and one who looks up."""
    trail = (
        n.fill("M610-30C480 10 400 60 330 128l34 44C430 110 520 50 620 20z", "#ff9d4d", 0.5)
        + n.fill("M600-20C490 30 410 80 336 138l22 28C430 110 510 60 610 0z", "#ffd36a", 0.8)
        + n.fill("M560-10C470 40 410 80 346 146l8 12C420 110 490 60 570 8z", "#fff6d0")
    )
    stone = (
        n.fill(
            "M300 156c4-26 30-42 52-34 24 4 34 30 24 52-8 22-34 32-54 22-18-6-26-22-22-40z",
            "#6b4a40",
        )
        + n.fill(
            "M300 156c4-26 30-42 52-34-22 8-34 24-30 46 0 14 6 22 0 28-18-6-26-22-22-40z", "#f2743c"
        )
        + n.stroke("M350 150h0M338 176h0M362 172h0", "#4a302e", 11)
    )
    shards = n.fill(
        "M440 130l14 4-8 10zM404 196l12 2-8 10zM470 70l12 4-8 8zM276 96l10-6 2 12z", "#ffd36a"
    ) + n.stroke("M452 128l26-20M414 194l24-20M480 66l20-18", "#ffb057", 4)
    return (
        sky(n, "#3c2f5c", "#f08a5a")
        + n.fill("M100 260a200 120 0 0 1 380 0z", "#ffca6a", 0.4)
        + ridge(n, 232, 14, "#8a4a50", 2, 4)
        + trail
        + shards
        + stone
        + ridge(n, 262, 8, "#6d4050", 3, 4)
        + beast(n, "longneck", 214, 298, 0.92, "#3f2f44")
        + fir(n, 60, 290, 0.9, "#4d3a4c")
        + fir(n, 110, 296, 0.6, "#4d3a4c")
        + fir(n, 540, 292, 0.9, "#4d3a4c")
        + ridge(n, 298, 7, "#54364a", 5, 4)
        + tufts(n, 306, 352, 14, "#3f2c40", 13, 3)
    )


def volcano(n: Light) -> str:
    """A mountain of fire; nobody can live there. What glows does so at night as well."""
    hot = Light()
    cone = n.fill(
        "M84 308C170 280 220 224 254 158q46 16 94 0C382 224 430 280 520 308z", "#66504f"
    ) + n.fill("M348 158C382 224 430 280 520 308H396C400 250 356 210 348 158z", "#46363e", 0.8)
    lava = hot.fill(
        "M254 158q46 16 94 0c2 12-4 22 4 34 12 24 4 38 24 62 8 14 18 24 30 40h-30"
        "c-16-22-34-36-36-60-4-18-12-26-16-42-4 20 4 34-4 56-6 20 0 34-4 50h-26c2-22 "
        "10-32 6-52-6-22 2-38-4-54-12 16-10 34-24 50-14 18-12 34-34 52h-30c22-20 34-36 "
        "38-58 6-22 12-46 12-78z",
        "#f2703a",
    ) + hot.stroke("M272 172q-4 30-18 56M302 176q2 40-4 74M334 172q8 40 30 70", "#ffd15c", 6)
    fire = hot.stroke(
        "M302 156V86M292 158C288 122 268 104 246 102M312 158C316 122 338 104 360 104M286 "
        "160C276 136 258 134 236 146M318 160C328 136 346 134 368 148",
        "#ff9d3f",
        16,
    ) + hot.stroke(
        "M302 158V100M294 158C290 130 276 116 262 112M310 158C314 130 328 116 344 114", "#fff0a8", 7
    )
    ash = n.fill(
        "M120 66c-34-4-36-44-2-50 6-30 60-34 78-14 24-28 90-28 112-2 30-22 86-14 92 14 "
        "36-10 76 14 66 40-14 22-58 20-74 4-30 24-80 18-92 2-16 30-6 40-2 50-10-4-6-4-14 "
        "0 2-22-18-28-30-46-24 18-60 14-74-2-14 16-46 18-60 4z",
        "#4c4350",
    ) + n.fill(
        "M150 44c-18-4-16-24 4-28 8-16 36-16 46-4-20 6-28 18-32 30-6 4-12 4-18 2zM350 40"
        "c-10-14 4-30 24-26 16-10 40-2 42 12-20-4-36 4-46 16-8 2-16 2-20-2z",
        "#6d6070",
    )
    bombs = hot.stroke("M204 124h0M404 128h0M188 186h0M424 190h0M228 78h0M382 80h0", "#ff9a4a", 12)
    return (
        sky(n, "#54384a", "#ea8a54", open_sky=False)
        + ridge(n, 234, 16, "#8a524c", 3, 4)
        + cone
        + ash
        + fire
        + lava
        + bombs
        + hot.stroke("M198 112l-4-14M410 116l6-14M182 174l-6-14M430 178l8-14", "#ffce7a", 4)
        + ridge(n, 294, 7, "#5c4244", 2, 5)
        + hot.fill(
            "M150 306q40-12 90 0 60-14 120 0 50-12 90 2-40 14-90 8-60 10-120 0-60 6-90-10z",
            "#f2703a",
        )
        + hot.stroke("M180 308q40-6 70 0M330 310q40-6 80 0", "#ffd15c", 4)
        + ridge(n, 320, 6, "#4c383c", 5, 4)
        + rock(n, 90, 330, 0.8, "#5d484a")
        + rock(n, 520, 334, 0.9, "#5d484a")
    )
