"""Writing SVG: short path data, escaped text, one frame for all documents."""

import hashlib
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape as _escape
from xml.sax.saxutils import quoteattr as _quote

from galapagos.art.geometry import Path, Point, bounds

FINE: Final = 1
WHOLE: Final = 0
FINE_BELOW: Final = 30
"""Shapes narrower than this are written with one decimal, all others in whole units."""


def number(value: float, digits: int = 1) -> str:
    """Write a number as short as SVG allows: 0.50 is .5 and -0 is 0."""
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text


def numbers(values: Iterable[float], digits: int = 1) -> str:
    """Write numbers after each other with only the separators that are needed."""
    out = ""
    last = ""
    for value in values:
        text = number(value, digits)
        glued = text.startswith("-") or (text.startswith(".") and "." in last)
        out += text if not out or glued else f" {text}"
        last = text
    return out


def path_data(path: Path, fine_below: float = FINE_BELOW) -> str:
    """Write a path with relative commands.

    Points are rounded against the running position, so that rounding errors do not add up.
    """
    left, top, right, bottom = bounds([path])
    digits = FINE if min(right - left, bottom - top) < fine_below else WHOLE
    out: list[str] = []
    here = start = (0.0, 0.0)
    previous = ""
    for command, points in path:
        if command == "Z":
            out.append("z")
            here, previous = start, "z"
            continue
        rounded = [(round(x, digits), round(y, digits)) for x, y in points]
        if command == "M":
            out.append("M" + numbers(rounded[0], digits))
            here = start = rounded[0]
        else:
            text = numbers((v for x, y in rounded for v in (x - here[0], y - here[1])), digits)
            glue = "" if text.startswith("-") else " "
            out.append((glue if previous == command else command.lower()) + text)
            here = rounded[-1]
        previous = command
    return "".join(out)


def dots_data(points: Iterable[Point]) -> str:
    """Zero-length strokes; with round ends they are dots."""
    return "".join(f"M{numbers(point)}h0" for point in points)


def text(words: str) -> str:
    return _escape(words)


def quoted(words: str) -> str:
    """Return an attribute value with its quotation marks."""
    return _quote(words)


def title(words: str) -> str:
    return f"<title>{_escape(words)}</title>"


def prefix(name: str) -> str:
    """Return a short prefix for the ids of a drawing: many drawings share one page."""
    return "g" + hashlib.blake2s(name.encode(), digest_size=4).hexdigest()


def document(
    inner: str, width: float, height: float, words: str, extra: str = "", corner: Point = (0, 0)
) -> str:
    """Wrap a drawing into an SVG document that says what it shows."""
    view = " ".join(map(number, (*corner, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}"'
        f' role="img" aria-label={quoted(words)} stroke-linejoin="round" stroke-linecap="round"'
        f"{extra}>{title(words)}{inner}</svg>"
    )


def group(inner: str, x: float, y: float, scale: float = 1) -> str:
    size = "" if scale == 1 else f"scale({number(scale, 3)})"
    return f'<g transform="translate({numbers((x, y))}){size}">{inner}</g>'
