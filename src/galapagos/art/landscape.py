"""What landscapes are built of: light, ridges, grass and water. They have no ink line.

At night the same shapes are painted in the colours that moonlight leaves of them.
"""

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

from galapagos.art.geometry import Knot, scatter, spline
from galapagos.art.palette import channels, colour
from galapagos.art.svg import number, numbers, path_data

WIDTH: Final = 600
HEIGHT: Final = 360
_MOONLIGHT: Final = ((0.38, 8, 66), (0.45, 13, 58), (0.58, 32, 16))
"""Of red, green and blue: the share that is left at night, what the dark adds, and what snow and
foam throw back of the moon."""


@dataclass(frozen=True, slots=True)
class Light:
    """Day or night: turns the colours of a scene into those that are painted."""

    is_night: bool = False

    def paint(self, name: str) -> str:
        return _moonlit(name) if self.is_night else colour(name)

    def fill(self, data: str, name: str, opacity: float = 1) -> str:
        seen = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
        return f'<path d="{data}" fill="{self.paint(name)}"{seen}/>'

    def stroke(self, data: str, name: str, width: float, opacity: float = 1) -> str:
        seen = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
        return (
            f'<path d="{data}" fill="none" stroke="{self.paint(name)}"'
            f' stroke-width="{number(width)}"{seen}/>'
        )


@cache
def _moonlit(name: str) -> str:
    pairs = zip(channels(name), _MOONLIGHT, strict=True)
    seen = (v * share + dark + gleam * (v / 255) ** 4 for v, (share, dark, gleam) in pairs)
    return "#" + "".join(f"{round(value):02x}" for value in seen)


def at(inner: str, x: float, y: float, scale: float = 1) -> str:
    return f'<g transform="translate({numbers((x, y))})scale({number(scale, 2)})">{inner}</g>'


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
