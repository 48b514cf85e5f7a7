"""The 36 named colours, and how they are darkened, lightened and mixed.

Looks name their colours; only the painter turns names into hex, so an unknown name is an error and
never a silently black shape.
"""

from functools import cache
from typing import Final

INK: Final = "#2b2230"
HALO: Final = "#fffdf6"
SNOW: Final = "#ffffff"
GLOW: Final = "#fffaf0"

COLOURS: Final[dict[str, str]] = {
    # neutrals
    **{"ink": INK, "soot": "#3b3643", "graphite": "#5a5766", "slate": "#7b7f90"},
    **{"fog": "#aab0ba", "silver": "#d0d4d8", "bone": "#ede3cd", "cream": "#fbf1da"},
    **{"white": "#fdfaf3", "snow": SNOW},
    # browns
    **{"sand": "#e5c994", "wheat": "#ddb26a", "ochre": "#c98f3f", "caramel": "#bb763c"},
    **{"rust": "#ad522d", "chestnut": "#88432c", "cocoa": "#684437", "bark": "#4c3733"},
    # warm
    **{"blush": "#f2bda9", "rose": "#e38d8c", "coral": "#ec7058", "crimson": "#c8363f"},
    **{"tangerine": "#f18f35", "amber": "#f5b544", "lemon": "#f7da5e"},
    # green
    **{"lime": "#b8cb50", "leaf": "#80ad48", "moss": "#69833f", "pine": "#3f684c"},
    # cool
    **{"teal": "#30908a", "lagoon": "#55b7b8", "sky": "#92cae5", "azure": "#4394cf"},
    **{"ultra": "#315aa8", "indigo": "#403f7d", "violet": "#7c5da8", "orchid": "#c578b4"},
}


@cache
def colour(name: str) -> str:
    """Return the hex value of a colour name; a hex value is returned as it is."""
    if name.startswith("#"):
        return name
    return COLOURS[name]


def channels(name: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, 0 to 255."""
    digits = colour(name).lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@cache
def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies ``share`` of the way from the first to the second."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(name: str, share: float = 0.28) -> str:
    return mix(name, INK, share)


def light(name: str, share: float = 0.35) -> str:
    return mix(name, GLOW, share)


def lightness(name: str) -> float:
    """Return L* of the CIE, 0 black to 100 white: how light the eye finds a colour."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = channels(name)
    y = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y
