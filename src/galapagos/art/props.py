"""What stands in landscapes: trees, stones and corals, each a function of a place and a size."""

from galapagos.art.geometry import polar
from galapagos.art.landscape import Light, at
from galapagos.art.palette import mix
from galapagos.art.svg import number, numbers


def acacia(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.fill(
        "M-5 0C-3-30-9-50-30-74l6-4C-8-60-2-54 0-44 4-58 14-66 34-78l4 6C12-58 8-34 7 0z", "#8a6650"
    )
    under = light.fill(
        "M-76-76c2-16 20-18 28-16 6-14 34-16 44-6 10-12 40-12 46 2 14-6 36 0 38 18-20 "
        "8-40 6-60 4-30 6-72 6-96-2z",
        "#6f8048",
    )
    crown = light.fill(
        "M-72-80c4-10 18-12 26-10 6-12 32-14 42-4 10-10 36-10 44 2 12-6 28-2 34 8-40 "
        "8-100 8-146 4z",
        "#8d9a55",
    )
    return at(trunk + under + crown, x, y, scale)


def fir(light: Light, x: float, y: float, scale: float, fill: str = "#4f7058") -> str:
    data = "M0-78l16 26h-9l15 24h-10L30 0H-30l18-28h-10l15-24h-9z"
    return at(light.fill("M-4 0h8v12h-8z", "#6b5346") + light.fill(data, fill), x, y, scale)


def fir_wall(light: Light, y: float, fill: str) -> str:
    """The edge of a forest from side to side, with a gap in the middle."""
    tops = ""
    for i in (i for i in range(18) if i not in (8, 9)):
        x, h = -12 + i * 37, 58 + i * 37 % 34
        up, down = f"l9-{h // 3}", f"l9 {h // 3}"
        tops += f"M{x} {number(y + 6)}{up}h-5{up}h-4{up}{down}h-4{down}h-5{down}z"
    return light.fill(tops, fill)


def pine_tree(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.fill("M-4 0c2-30 0-50-4-66h9c2 20 4 40 4 66z", "#8b6248")
    crown = light.fill(
        "M-44-62c0-16 20-22 32-16 6-14 30-12 34 0 14-2 26 8 22 20-26 8-62 8-88-4z", "#6f8a4a"
    )
    return at(trunk + crown, x, y, scale)


def palm(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.stroke("M0 0C4-24 2-48 14-72", "#9a7452", 8)
    fronds = light.fill(
        "M14-74c-20-14-40-8-50 8 18-6 34-6 50-4-8 6-16 18-14 34 8-14 14-24 18-32 8 6 18 "
        "16 22 30 4-16-4-28-14-34 14-4 26-2 38 6-6-18-26-26-44-12 4-14 14-20 "
        "26-22-16-8-30 2-32 26z",
        "#5f9a58",
    )
    return at(trunk + fronds, x, y, scale)


def cactus(light: Light, x: float, y: float, scale: float) -> str:
    return at(light.stroke("M0 0v-70M0-24h-20v-22M0-36h20v-20", "#6d9260", 16), x, y, scale)


def leafy_tree(light: Light, x: float, y: float, scale: float, fill: str = "#7fa05a") -> str:
    trunk = light.fill("M-6 0c2-20 0-30-2-44h16c-2 14-2 24 0 44z", "#7d5b48")
    crown = light.fill(
        "M-44-44c-8-20 8-34 22-32 4-18 38-20 46-2 18 0 26 18 16 32-8 16-74 20-84 2z", fill
    )
    return at(trunk + crown, x, y, scale)


def reeds(light: Light, x: float, y: float, scale: float) -> str:
    stems = light.stroke(
        "M-16 0c0-26-4-40-6-54M-4 0c0-30 2-48 0-66M10 0c0-24 4-40 8-52M22 0c0-18 4-30 10-38",
        "#7d9a4e",
        4,
    )
    heads = light.stroke("M-22-56v-14M0-68v-16M18-54v-14", "#8a5f42", 9)
    return at(stems + heads, x, y, scale)


def rock(light: Light, x: float, y: float, scale: float, fill: str = "#9aa0a8") -> str:
    body = light.fill("M-44 0l8-24 22-14 26 4 24 18 10 16z", fill)
    return at(
        body + light.fill("M-36-24l22-14 26 4-14 12z", mix(fill, "#ffffff", 0.35)), x, y, scale
    )


def peak(light: Light, x: float, y: float, half: float, height: float, fill: str) -> str:
    """A mountain with shoulders, a shaded side and snow that runs down its gullies."""
    w, h = half / 100, height / 100

    def scaled(points: str) -> str:
        pairs = [tuple(map(float, pair.split(","))) for pair in points.split()]
        return "L".join(numbers((x + px * w, y - py * h), 0) for px, py in pairs)

    body = "-100,0 -70,38 -58,44 -34,76 -22,82 0,100 14,84 30,74 48,44 60,40 96,0 96,-40 -100,-40"
    shade = "0,100 14,84 30,74 48,44 60,40 96,0 34,0 12,34 20,54 2,70"
    snow = "0,100 14,84 30,74 40,57 28,62 22,52 8,64 -2,54 -12,66 -24,58 -34,76 -22,82"
    return (
        light.fill(f"M{scaled(body)}z", fill)
        + f'<path d="M{scaled(shade)}z" fill="#2b2f4a" opacity=".16"/>'
        + light.fill(f"M{scaled(snow)}z", "#fbfbf6")
    )


def butte(light: Light, x: float, y: float, scale: float, fill: str) -> str:
    """A tower of bedded rock on its skirt of rubble."""
    tower = (
        "M-62-26c2-16-4-30 0-46 4-14 16-8 22-20 10-8 24-2 34-4 16-6 30 0 36 12 14 2 22 "
        "14 18 30 6 10 2 20 6 28z"
    )
    shade = "M30-84c14 2 22 14 18 30 6 10 2 20 6 28H14c6-16-2-34 16-58z"
    return at(
        light.fill("M-104 4c14-22 34-26 44-32h112c14 8 40 10 58 32z", mix(fill, "#ffe6c0", 0.25))
        + light.fill(tower, fill)
        + light.fill(shade, mix(fill, "#4a2a30", 0.3), 0.7)
        + light.stroke("M-60-46q40-8 108 2M-58-66q40-6 102 0", mix(fill, "#2b2230", 0.25), 4, 0.5),
        x,
        y,
        scale,
    )


def dune(light: Light, x: float, y: float, scale: float, fill: str) -> str:
    lit = light.fill("M-140 0c50-6 90-40 120-66 14 26 70 60 170 66z", fill)
    return at(
        lit
        + light.fill(
            "M-20-66c14 26 70 60 170 66H10c-4-24-14-46-30-66z", mix(fill, "#8a5a30", 0.25)
        ),
        x,
        y,
        scale,
    )


def fan_coral(light: Light, x: float, y: float, size: float, name: str) -> str:
    rays = ""
    for i in range(-3, 4):
        tip = polar(x, y, -90 + i * 17, size * (1 - 0.05 * abs(i)))
        rays += f"M{numbers((x, y))}L{numbers(tip)}"
    for share in (0.5, 0.72, 0.94):
        r = size * share
        rays += (
            f"M{numbers((x - r * 0.79, y - r * 0.61))}A{numbers((r, r))} 0 0 1 "
            f"{numbers((x + r * 0.79, y - r * 0.61))}"
        )
    return light.stroke(rays, name, size * 0.07)


def branch_coral(light: Light, x: float, y: float, scale: float, name: str) -> str:
    data = (
        "M0 0V-40M0-18C-22-26-26-44-26-62M0-30C20-36 26-50 26-70M0-40C-4-58-8-66-6-84"
        "M-26-44l-16-14M26-52l18-10"
    )
    return at(light.stroke(data, name, 15), x, y, scale)


def tube_coral(light: Light, x: float, y: float, scale: float, name: str) -> str:
    tubes = light.stroke("M-26 0v-40M2 0v-70M28 0v-30", name, 24)
    return at(
        tubes + light.stroke("M-31-46h10M-3-76h10M23-36h10", mix(name, "#2b2230", 0.45), 8),
        x,
        y,
        scale,
    )


def bubbles(*places: tuple[float, float, float]) -> str:
    rings = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>' for x, y, r in places
    )
    return f'<g fill="none" stroke="#fff" stroke-width="3" opacity=".7">{rings}</g>'
