"""Icons: a drawing on a plate. The shape of the plate tells the family, colour never alone.

Which icons there are each game says in an ``icons.toml`` of its own, on a grid of 64.
"""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from galapagos.art.palette import HALO, INK, colour
from galapagos.art.svg import document, group, number, numbers, title

GRID: Final = 64
_EDGE: Final = 8
_BOX: Final = GRID + 2 * _EDGE

_HEXAGON: Final = "M32-7 68 12V52L32 71-4 52V12z"
_DIAMOND: Final = "M32-7 71 32 32 71-7 32z"
_SHIELD: Final = "M0-2H64V34C64 54 48 64 32 71 16 64 0 54 0 34z"


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawing on the grid of 64, its family, and the plate on which this stands."""

    name: str
    family: str
    drawing: str
    words: str
    """What it shows, in English; used where no other words are given."""
    edge: str = ""
    """Of a token that stands on no plate: what has a light rim around it."""
    plate: str = ""


def coloured(drawing: str) -> str:
    """Replace every ``@name`` by the colour's value."""
    return re.sub(r"@(\w+)", lambda match: colour(match[1]), drawing)


def read_icons(path: Path) -> dict[str, Icon]:
    """Read the icons of a file: families with their plates, and in each its icons."""
    families = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: Icon(
            name,
            family,
            coloured(row["drawing"].replace("\n", "")),
            row["words"],
            row.get("edge", ""),
            icons["plate"],
        )
        for family, icons in families.items()
        for name, row in icons.items()
        if name != "plate"
    }


def drawing(icon: Icon, x: float, y: float, size: float, words: str = "") -> str:
    """An icon's bare drawing at a place in another picture; words become its tooltip."""
    inner = (title(words) if words else "") + icon.drawing
    body = f'<g fill="none" stroke="{INK}" stroke-width="4">{inner}</g>'
    return group(body, x, y, size / GRID)


def plated(icon: Icon, x: float, y: float, size: float, words: str = "") -> str:
    """An icon on the plate of its family at a place in another picture."""
    inner = (title(words) if words else "") + _plate(icon)
    return group(inner, x + size * _EDGE / _BOX, y + size * _EDGE / _BOX, size / _BOX)


def icon_svg(icon: Icon, words: str = "") -> str:
    """Draw an icon with its plate as a document of its own; serves light and dark pages alike."""
    inner = group(_plate(icon), _EDGE, _EDGE)
    return document(inner, _BOX, _BOX, words or icon.words)


def _plate(icon: Icon) -> str:
    plate = _path(icon.edge, HALO, 14, HALO) if icon.edge else _PLATES[icon.plate]
    shrink = _SHRINK.get(icon.plate, 1)
    body = f'<g fill="none" stroke="{INK}" stroke-width="4">{icon.drawing}</g>'
    if shrink != 1:
        inset = GRID / 2 * (1 - shrink)
        body = group(body, inset, inset, shrink)
    return plate + body


def _path(data: str, fill: str, line: float, ink: str = INK) -> str:
    stroke = f' stroke="{ink}" stroke-width="{number(line)}"' if line else ""
    return f'<path d="{data}" fill="{fill}"{stroke}/>'


_PLATES: Final[dict[str, str]] = {
    "square": f'<rect x="-5" y="-5" width="74" height="74" rx="18" fill="{HALO}"/>',
    "disc": f'<rect x="-5" y="-5" width="74" height="74" rx="37" fill="{HALO}"/>',
    "": "",
    "hexagon": _path(_HEXAGON, HALO, 4),
    "diamond": _path(_DIAMOND, "#fff1cf", 4),
    "ring": (
        f'<circle cx="32" cy="32" r="37" fill="{HALO}" stroke="{INK}" stroke-width="4"/>'
        f'<circle cx="32" cy="32" r="31" fill="none" stroke="{INK}" stroke-width="2"'
        f' stroke-dasharray="{numbers((3, 5))}"/>'
    ),
    "shield": _path(_SHIELD, "#e3f0f4", 4),
}
_SHRINK: Final = {"hexagon": 0.84, "diamond": 0.68, "ring": 0.76, "shield": 0.86}
