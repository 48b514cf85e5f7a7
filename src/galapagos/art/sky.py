"""Skies: the time of the day, suns that differ, moons in their phases, stars, clouds and mist."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from galapagos.art.geometry import scatter
from galapagos.art.landscape import HEIGHT, WIDTH, Light, at
from galapagos.art.palette import mix
from galapagos.art.svg import number, numbers

_DEEP: Final = "#0c1233"
_FAR: Final = "#3d4a86"

_SUNS: Final = {
    "noon": ("#fffbe8", "#fffbe8", ((2.1, 0.2), (1.5, 0.3))),
    "warm": ("#fff0b4", "#ffe9a0", ((1.7, 0.25), (1.3, 0.35))),
    "low": ("#ffd27a", "#ffb765", ((2.4, 0.22), (1.7, 0.25), (1.25, 0.4))),
    "red": ("#f5824f", "#ffb27a", ((1.9, 0.3), (1.35, 0.4))),
    "veiled": ("#fffdf2", "#ffffff", ((1.25, 0.3),)),
}
_MOONS: Final = {
    "full": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
    "gibbous": "M.2-1a1 1 0 1 0 .1 2 1.2 1.2 0 0 0-.1-2z",
    "crescent": "M.3-1a1 1 0 1 0 .6 1.5A.85.85 0 1 1 .3-1z",
}


@dataclass(frozen=True, slots=True)
class Sun:
    """Where the sun stands and how it looks; at night the moon has its place, in a phase."""

    x: float
    y: float
    r: float = 34
    kind: str = "warm"
    moon: str = "full"
    """A phase, or nothing: a night of stars alone."""


def sky(light: Light, high: str, low: str, sun: Sun | None = None, open_sky: bool = True) -> str:
    """Four steps from the zenith to the horizon. Only an open sky has stars."""
    if light.is_night:
        high, low = mix(high, _DEEP, 0.9), mix(low, _FAR, 0.78)
    out = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{high}"/>'
    for i, (level, share) in enumerate(((64, 0.3), (122, 0.58), (178, 0.84))):
        swing = -14 if i % 2 else 14
        band = f"M0 {level}q150 {swing} 300 0t300 0V{HEIGHT}H0z"
        out += f'<path d="{band}" fill="{mix(high, low, share)}"/>'
    if light.is_night and open_sky:
        out += _stars()
    if sun:
        out += _moon(sun) if light.is_night else _sun(sun)
    return out


def _sun(sun: Sun) -> str:
    disc, glow, rings = _SUNS[sun.kind]
    halo = "".join(_disc(sun.x, sun.y, sun.r * size, glow, seen) for size, seen in rings)
    return halo + _disc(sun.x, sun.y, sun.r, disc)


def _moon(sun: Sun) -> str:
    if not sun.moon:
        return _milky_way()
    r = min(30, sun.r * 0.8)
    shape = f'<path d="{_MOONS[sun.moon]}" fill="#fbf3d8"/>'
    return _disc(sun.x, sun.y, r * 2, "#cfd8ff", 0.1) + at(shape, sun.x, sun.y, r)


def _disc(x: float, y: float, r: float, fill: str, opacity: float = 1) -> str:
    seen = "" if opacity == 1 else f' opacity="{number(opacity, 2)}"'
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{seen}/>'


def _stars() -> str:
    """Many small ones and a few large ones, thinner towards the horizon."""
    small = _dots(scatter(30, 5), 190)
    large = _dots(scatter(7, 11), 120)
    return (
        f'<path d="{small}" stroke="#dfe6ff" stroke-width="2" opacity=".6"/>'
        f'<path d="{large}" stroke="#fff" stroke-width="4" opacity=".9"/>'
    )


def _dots(places: Iterable[tuple[float, float]], depth: float) -> str:
    return "".join(f"M{numbers((u * WIDTH, v * v * depth + 6), 0)}h0" for u, v in places)


def _milky_way() -> str:
    """Without a moon the band of the galaxy is seen."""
    band = "M-20 150C120 120 300 90 620-20v-60C380-10 140 60-20 84z"
    core = "M-20 128C140 100 320 66 620-40v-22C380 6 140 78-20 106z"
    dust = "".join(
        f"M{numbers((u * WIDTH, 118 - u * 140 + (v - 0.5) * 56), 0)}h0" for u, v in scatter(26, 3)
    )
    return (
        f'<path d="{band}" fill="#9fb0f0" opacity=".14"/>'
        f'<path d="{core}" fill="#d8dcff" opacity=".14"/>'
        f'<path d="{dust}" stroke="#fff" stroke-width="2" opacity=".8"/>'
    )


def aurora(light: Light) -> str:
    """Curtains of light, at night only."""
    if not light.is_night:
        return ""
    green = "M-10 96q110-64 240-20t370-34v54q-170 62-330 12T-10 160z"
    violet = "M-10 62q160-52 300 0t320-22v26q-160 50-320 10T-10 98z"
    low = "M-10 150q130-50 250-8t370-40v10q-160 56-340 26T-10 172z"
    return (
        f'<path d="{green}" fill="#6fe3ae" opacity=".34"/>'
        f'<path d="{violet}" fill="#b48be6" opacity=".3"/>'
        f'<path d="{low}" fill="#8ff0c8" opacity=".22"/>'
    )


def fireflies(light: Light, top: float, bottom: float, count: int = 12) -> str:
    """Small lights over wet ground, at night only."""
    if not light.is_night:
        return ""
    dots = "".join(
        f"M{numbers((u * WIDTH, top + v * (bottom - top)), 0)}h0" for u, v in scatter(count, 7)
    )
    return (
        f'<path d="{dots}" stroke="#f4ff9a" stroke-width="13" opacity=".2"/>'
        f'<path d="{dots}" stroke="#f9ffb8" stroke-width="4"/>'
    )


def gleam(light: Light, x: float, top: float, bottom: float) -> str:
    """The path of sun or moon on the water below it."""
    dashes, y, wide = "", top, 14.0
    while y < bottom:
        dashes += f"M{numbers((x - wide / 2 + (7 if int(y) % 3 else -5), y), 0)}h{number(wide, 0)}"
        y, wide = y + 11, wide + 7
    opacity = ".5" if light.is_night else ".55"
    return f'<path d="{dashes}" stroke="#fff6d8" stroke-width="4" opacity="{opacity}"/>'


def cloud(
    light: Light, x: float, y: float, scale: float = 1, opacity: float = 0.8, fill: str = "#ffffff"
) -> str:
    data = "M-60 10c-4-16 18-22 28-14 4-20 40-22 46-2 16-6 36 2 34 16z"
    return at(light.fill(data, fill, opacity * (0.5 if light.is_night else 1)), x, y, scale)


def cloud_bank(light: Light, y: float, fill: str, opacity: float = 1, seed: int = 0) -> str:
    """A ceiling of cloud: long bellies of different depth."""
    bellies, x = "", 640.0
    for i in range(7):
        wide = 60 + (i * 67 + seed * 41) % 90
        deep = 10 + (i * 29 + seed * 17) % 26
        bellies += f"c-6 {deep}-{number(wide * 0.8)} {deep + 6}-{number(wide)} {(i % 3 - 1) * 4}"
        x -= wide
    return light.fill(f"M-20-10H640V{number(y)}{bellies}L-20 {number(y)}z", fill, opacity)


def mist(light: Light, *heights: float) -> str:
    opacity = ".14" if light.is_night else ".45"
    bands = "".join(
        f"M-10 {number(y)}q160-22 310 0t310 0v20q-150 18-310 2t-310 4z" for y in heights
    )
    return f'<path d="{bands}" fill="#fff" opacity="{opacity}"/>'


def rain(light: Light, top: float, bottom: float, lean: float = -14, count: int = 34) -> str:
    drops = "".join(
        f"M{numbers((u * 640 - 10, top + v * (bottom - top)), 0)}l{numbers((lean, 34), 0)}"
        for u, v in scatter(count, 2)
    )
    return light.stroke(drops, "#dbe9f2", 3, 0.55)


def flakes(light: Light, count: int = 40, top: float = 0, bottom: float = HEIGHT) -> str:
    dots = "".join(
        f"M{numbers((u * WIDTH, top + v * (bottom - top)), 0)}h0" for u, v in scatter(count, 4)
    )
    return light.stroke(dots, "#ffffff", 6, 0.85)


def birds(light: Light, *places: tuple[float, float, float], fill: str = "#5f6878") -> str:
    """Far birds on the wing."""
    wings = "".join(
        f"M{numbers((x - 11 * s, y - 4 * s))}q{numbers((6 * s, -7 * s, 11 * s, 4 * s))}"
        f"q{numbers((5 * s, -11 * s, 11 * s, -4 * s))}"
        for x, y, s in places
    )
    return light.stroke(wings, fill, 3)
