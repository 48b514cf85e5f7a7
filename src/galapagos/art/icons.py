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
_RIM: Final = 5
_FINE: Final = re.compile(r'stroke-width="[1-3](\.\d+)?"|d="M[\d. ]+h0M?')

_DISC: Final = f'<circle cx="32" cy="32" r="38" fill="{HALO}"/>'
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


def plated(
    icon: Icon, x: float, y: float, size: float, words: str = "", *, on_dark: bool = False
) -> str:
    """An icon on the plate of its family at a place in another picture. One that is cut out is bare
    there, and on dark ground lies on a light disc: a rim would be a second drawing."""
    if icon.plate == "cut":
        body = (_DISC if on_dark else "") + _body(icon)
    else:
        body = _plate(icon)
    inner = (title(words) if words else "") + body
    return group(inner, x + size * _EDGE / _BOX, y + size * _EDGE / _BOX, size / _BOX)


def icon_svg(icon: Icon, words: str = "") -> str:
    """Draw an icon with its plate as a document of its own; serves light and dark pages alike."""
    inner = group(_plate(icon), _EDGE, _EDGE)
    return document(inner, _BOX, _BOX, words or icon.words)


def _plate(icon: Icon) -> str:
    if icon.edge:
        plate = _path(icon.edge, HALO, 2 * _RIM + 4, HALO)
    else:
        plate = _cut_out(icon.drawing) if icon.plate == "cut" else _PLATES[icon.plate]
    shrink, body = _SHRINK.get(icon.plate, 1), _body(icon)
    if shrink != 1:
        inset = GRID / 2 * (1 - shrink)
        body = group(body, inset, inset, shrink)
    return plate + body


def _body(icon: Icon) -> str:
    return f'<g fill="none" stroke="{INK}" stroke-width="4">{icon.drawing}</g>'


def _cut_out(drawing: str) -> str:
    """What a drawing is cut out of: itself in light, with a rim. Fine lines lie within it."""
    coarse = [one for one in re.findall(r"<[^>]+>", drawing) if not _FINE.search(one)]
    light = re.sub(r' stroke="[^"]*"', "", "".join(coarse))
    light = re.sub(r' fill="#[^"]*"', f' fill="{HALO}"', light)
    light = re.sub(
        r'stroke-width="([\d.]+)"',
        lambda found: f'stroke-width="{number(float(found[1]) + 2 * _RIM)}"',
        light,
    )
    return f'<g fill="none" stroke="{HALO}" stroke-width="{2 * _RIM + 4}">{light}</g>'


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
