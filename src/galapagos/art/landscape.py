"""What landscapes are built of: light, sky, ridges and props. They have no ink line and stay calm.

Every prop is a function of a place and a size. At night the same shapes are painted in the colours
that moonlight leaves of them.
"""

import math
from dataclasses import dataclass
from typing import Final

from galapagos.art.geometry import Knot, polar, scatter, spline
from galapagos.art.palette import colour, mix
from galapagos.art.svg import number, numbers, path_data

WIDTH: Final = 600
HEIGHT: Final = 360
_NIGHT: Final = "#1b2346"


@dataclass(frozen=True, slots=True)
class Light:
    """Day or night: turns the colours of a scene into those that are painted."""

    is_night: bool = False

    def paint(self, name: str) -> str:
        return mix(name, _NIGHT, 0.6) if self.is_night else colour(name)

    def fill(self, data: str, name: str, opacity: float = 1) -> str:
        seen = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
        return f'<path d="{data}" fill="{self.paint(name)}"{seen}/>'

    def stroke(self, data: str, name: str, width: float, opacity: float = 1) -> str:
        seen = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
        return (
            f'<path d="{data}" fill="none" stroke="{self.paint(name)}"'
            f' stroke-width="{number(width)}"{seen}/>'
        )


def at(inner: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({numbers((x, y))})scale({number(scale, 2)})">{inner}</g>'


def sky(light: Light, high: str, low: str, sun: tuple[float, float, float] | None = None) -> str:
    """Four steps from the zenith to the horizon; above water a sun, or a moon with stars."""
    if light.is_night:
        high, low = mix(high, "#151b3d", 0.86), mix(low, "#3a3f72", 0.72)
    out = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{high}"/>'
    for i, (level, share) in enumerate(((70, 0.33), (130, 0.6), (185, 0.85))):
        swing = -14 if i % 2 else 14
        band = f"M0 {level}q150 {swing} 300 0t300 0V{HEIGHT}H0z"
        out += f'<path d="{band}" fill="{mix(high, low, share)}"/>'
    if sun:
        x, y, full = sun
        glow, r = ("#f7efd2", full * 0.72) if light.is_night else ("#fff3c4", full)
        for size, opacity in ((1.5, 0.35), (1.0, 1.0)):
            out += (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r * size)}" fill="{glow}"'
                f' opacity="{number(opacity, 2)}"/>'
            )
    if light.is_night and sun:
        points = scatter(16, 5)
        dots = "".join(f"M{numbers((u * WIDTH, v * 130 + 6), 0)}h0" for u, v in points)
        out += f'<path d="{dots}" stroke="#fff" stroke-width="3" opacity=".7"/>'
    return out


def ridge(
    light: Light, y: float, height: float, fill: str, seed: float = 1, count: int = 6,
    sharp: bool = False,
) -> str:  # fmt: skip
    """A band from side to side whose upper edge is the sum of two sines, or a row of peaks."""
    knots: list[Knot] = []
    steps = count * 2
    for i in range(steps + 1):
        x = -20 + (WIDTH + 40) * i / steps
        if sharp:
            rise = (1 if i % 2 else -1) * (0.55 + 0.45 * ((i * 0.618 + seed * 0.37) % 1))
            knots.append((x, y - height * rise, 1))
        else:
            rise = math.sin(i * 1.7 + seed * 2.3) * 0.6 + math.sin(i * 0.9 + seed) * 0.4
            knots.append((x, y - height * rise))
    first, last = knots[0], knots[-1]
    border: list[Knot] = [(first[0], first[1], 1), *knots[1:-1], (last[0], last[1], 1)]
    border += [(WIDTH + 20, HEIGHT + 10, 1), (-20, HEIGHT + 10, 1)]
    return light.fill(path_data(spline(border)), fill)


def tufts(
    light: Light,
    top: float,
    bottom: float,
    count: int,
    fill: str,
    height: float = 12,
    seed: int = 1,
) -> str:
    """Blades of grass, larger towards the viewer."""
    out = ""
    for u, v in scatter(count, seed):
        x, y, s = u * WIDTH, top + (bottom - top) * v, 0.6 + 0.6 * v
        h = height * s
        out += f"M{numbers((x - 6 * s, y), 0)}"
        out += f"l{numbers((2 * s, -h, 3 * s, h * 0.5, 4 * s, -h, 3 * s, h * 1.5))}z"
    return light.fill(out, fill)


def pebbles(
    light: Light, top: float, bottom: float, count: int, fill: str, size: float = 9, seed: int = 1
) -> str:
    places = ((u * WIDTH, top + (bottom - top) * v) for u, v in scatter(count, seed))
    return light.stroke("".join(f"M{numbers(place, 0)}h4" for place in places), fill, size)


def cloud(light: Light, x: float, y: float, scale: float = 1, opacity: float = 0.8) -> str:
    data = "M-60 10c-4-16 18-22 28-14 4-20 40-22 46-2 16-6 36 2 34 16z"
    return at(
        f'<path d="{data}" fill="#fff" '
        f'opacity="{number(opacity * (0.3 if light.is_night else 1), 2)}"/>',
        x,
        y,
        scale,
    )


def mist(light: Light, *heights: float) -> str:
    opacity = ".14" if light.is_night else ".45"
    bands = "".join(
        f"M-10 {number(y)}q160-22 310 0t310 0v20q-150 18-310 2t-310 4z" for y in heights
    )
    return f'<path d="{bands}" fill="#fff" opacity="{opacity}"/>'


def acacia(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.fill(
        "M-5 0C-3-30-9-50-30-74l6-4C-8-60-2-54 0-44 4-58 14-66 34-78l4 6C12-58 8-34 7 0z", "#8a6650"
    )
    under = light.fill(
        "M-76-76c2-16 20-18 28-16 6-14 34-16 44-6 10-12 40-12 46 2 14-6 36 0 38 18-20 8-40 6-60 "
        "4-30 6-72 6-96-2z",
        "#6f8048",
    )
    crown = light.fill(
        "M-72-80c4-10 18-12 26-10 6-12 32-14 42-4 10-10 36-10 44 2 12-6 28-2 34 8-40 8-100 8-146 "
        "4z",
        "#8d9a55",
    )
    return at(trunk + under + crown, x, y, scale)


def fir(light: Light, x: float, y: float, scale: float, fill: str = "#4f7058") -> str:
    data = "M0-78l16 26h-9l15 24h-10L30 0H-30l18-28h-10l15-24h-9z"
    return at(light.fill("M-4 0h8v12h-8z", "#6b5346") + light.fill(data, fill), x, y, scale)


def pine_tree(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.fill("M-4 0c2-30 0-50-4-66h9c2 20 4 40 4 66z", "#8b6248")
    crown = light.fill(
        "M-44-62c0-16 20-22 32-16 6-14 30-12 34 0 14-2 26 8 22 20-26 8-62 8-88-4z", "#6f8a4a"
    )
    return at(trunk + crown, x, y, scale)


def palm(light: Light, x: float, y: float, scale: float) -> str:
    trunk = light.stroke("M0 0C4-24 2-48 14-72", "#9a7452", 8)
    fronds = light.fill(
        "M14-74c-20-14-40-8-50 8 18-6 34-6 50-4-8 6-16 18-14 34 8-14 14-24 18-32 8 6 18 16 22 30 "
        "4-16-4-28-14-34 14-4 26-2 38 6-6-18-26-26-44-12 4-14 14-20 26-22-16-8-30 2-32 26z",
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
    """A mountain with a snow cap and a shaded side."""
    top = y - height
    body = (
        f"M{number(x - half)} {number(y)}L{number(x)} {number(top)}L{number(x + half * 0.9)} "
        f"{number(y)}v60h{number(-half * 1.9)}z"
    )
    snow = (
        f"M{numbers((x, top))}l{numbers((half * 0.3, height * 0.33, -half * 0.1, -height * 0.04))}"
        f"l{numbers((-half * 0.09, height * 0.09, -half * 0.12, -height * 0.1))}"
        f"l{numbers((-half * 0.13, height * 0.07))}"
        f"l{numbers((-half * 0.13, -height * 0.02))}z"
    )
    shade = (
        f"M{numbers((x, top))}L{numbers((x + half * 0.9, y))}H{number(x + half * 0.3)}"
        f"L{numbers((x + half * 0.08, y - height * 0.5))}z"
    )
    return (
        light.fill(body, fill)
        + light.fill(snow, "#fbfbf6")
        + f'<path d="{shade}" fill="#2b2230" opacity=".1"/>'
    )


def mesa(light: Light, x: float, y: float, scale: float, fill: str) -> str:
    body = light.fill("M-90 0l14-56h120l22 30 24 26z", fill)
    return at(
        body + light.stroke("M-78-40h128M-84-20h150", mix(fill, "#2b2230", 0.2), 4, 0.6),
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


def swell(light: Light, y: float, fill: str, crest: str | None = None, length: float = 60) -> str:
    """Water from side to side with a wavy surface."""
    wave = (
        f"M-20 {number(y)}q{number(length / 2)}-12 {number(length)} 0"
        + f"t{number(length)} 0" * (int(660 / length) + 1)
    )
    out = light.fill(f"{wave}V{HEIGHT}H-20z", fill)
    return out + (light.stroke(wave, crest, 4, 0.8) if crest else "")


def ripples(light: Light, top: float, bottom: float, count: int, name: str, seed: int = 2) -> str:
    places = ((u * WIDTH, top + (bottom - top) * v) for u, v in scatter(count, seed))
    return light.stroke("".join(f"M{numbers(p, 0)}q9-7 18 0t18 0" for p in places), name, 4, 0.7)
