"""Text that fits: widths are estimated, because no font is known when a picture is made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from galapagos.art.svg import number, text

FONT: Final = (
    "system-ui,'Noto Sans','Hiragino Sans','Yu Gothic','Microsoft YaHei','PingFang SC',"
    "'Noto Sans CJK SC','DejaVu Sans',sans-serif"
)
LETTERS: Final = f' font-family="{FONT}"'
"""Attribute of every document with text in it."""
ONE_LINE: Final = (23, 21, 19, 17, 15)
TWO_LINES: Final = (17, 16, 15, 14, 13, 12)
SMALLEST: Final = 9

_NARROW: Final = frozenset("iljtfr.,'’ -I()·")
_WIDE: Final = frozenset("mwMW")
_FIRST_CJK: Final = 0x2E80


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of text at a size at which they fit."""

    lines: tuple[str, ...]
    size: float


def is_cjk(letter: str) -> bool:
    return ord(letter) >= _FIRST_CJK


def width(words: str, size: float) -> float:
    """Estimate, on the safe side, how wide bold text is."""
    return sum(map(_em, words)) * size


def _em(letter: str) -> float:
    if is_cjk(letter):
        return 1.0
    if letter in _NARROW:
        return 0.4
    if letter in _WIDE:
        return 1.05
    return 0.78 if letter.isupper() else 0.69


def fit(words: str, room: float) -> Lines:
    """Set a name in one line, else in two, as large as it fits."""
    for size in ONE_LINE:
        if width(words, size) <= room:
            return Lines((words,), size)
    for size in TWO_LINES:
        pair = _best_split(words, size, room)
        if pair:
            return Lines(pair, size)
    pair = min(_splits(words), key=lambda halves: max(map(len, halves)), default=(words, ""))
    widest = max(width(half, 1) for half in pair)
    return Lines(tuple(filter(None, pair)), max(SMALLEST, room / widest))


def _best_split(words: str, size: float, room: float) -> tuple[str, str] | None:
    """The most even way to break a name in two lines, if there is one that fits."""
    fitting = [pair for pair in _splits(words) if max(width(half, size) for half in pair) <= room]
    if not fitting:
        return None
    return min(fitting, key=lambda pair: abs(width(pair[0], size) - width(pair[1], size)))


def _splits(words: str) -> Iterator[tuple[str, str]]:
    """Every place where a name may be broken: at blanks, after hyphens, between CJK letters."""
    for i in range(1, len(words)):
        before, after = words[i - 1], words[i]
        if (
            after == " "
            or before == "-"
            or (is_cjk(before) and is_cjk(after) and after not in "ーッャュョ")
        ):
            yield words[:i].strip(), words[i:].strip()


def lettered(
    lines: Lines, x: float, middle: float, fill: str, anchor: str = "start", weight: int = 700
) -> str:
    """Write lines around a middle height."""
    out = []
    for i, line in enumerate(lines.lines):
        rise = (i - (len(lines.lines) - 1) / 2) * lines.size * 1.08
        out.append(
            label(line, x, middle + lines.size * 0.35 + rise, lines.size, fill, anchor, weight)
        )
    return "".join(out)


def label(
    words: str, x: float, y: float, size: float, fill: str, anchor: str = "start", weight: int = 700
) -> str:
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{number(x)}" y="{number(y)}"{place} font-weight="{weight}"'
        f' font-size="{number(size)}" fill="{fill}">{text(words)}</text>'
    )
