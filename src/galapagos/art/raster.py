"""SVG to PNG, by resvg and with letters of our own: the same pixels on every machine.

Only letters that our font lacks, those of Chinese and Japanese, come from the fonts of the machine.
"""

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

FAMILY: Final = "Galapagos Letters"
_FONTS: Final = [
    str(Path(__file__).parent / "fonts" / name) for name in ("letters.ttf", "letters-bold.ttf")
]
_OUR_LETTERS: Final = frozenset(
    ["\n", *map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), *"–—‘’“”„…•·×−→€"]
)
_NO_LETTER: Final = "\U0010fffd"
"""No font has it: it looks as every letter does that cannot be written."""


def png(svg: str, width: int = 600) -> bytes:
    """Render a picture; raises `ValueError` where it is no SVG."""
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=_OUR_LETTERS.issuperset(svg),
        font_files=_FONTS,
        sans_serif_family=FAMILY,
    )


def unwritable(svg: str) -> str:
    """Return the first letter of a picture that neither we nor this machine can write, or ""."""
    foreign = sorted(set(svg) - _OUR_LETTERS)
    if not foreign:
        return ""
    nothing = _sample(_NO_LETTER)
    return next((letter for letter in foreign if _sample(letter) == nothing), "")


def _sample(letter: str) -> bytes:
    return svg_to_bytes(
        svg_string='<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">'
        f'<text x="4" y="24" font-size="20" font-family="sans-serif">{letter}</text></svg>',
        font_files=_FONTS,
        sans_serif_family=FAMILY,
    )
