"""How an animal of Origin feels: its stance, and what it does with brow, eye and mouth."""

from dataclasses import dataclass
from typing import Final

from galapagos.art.chain import Chain, Node
from galapagos.art.geometry import Path, ellipse, polygon
from galapagos.art.marks import blob, curve, eye, line, patch, wedge
from galapagos.art.palette import INK
from galapagos.art.shapes import Detail, Mark

_LOW: Final[tuple[Node, ...]] = (
    (-100, 22, 28), (-138, 38, 20), (-164, 56, 14), (-184, 70, 10), (-200, 76, 7),
)  # fmt: skip
_OUT: Final[tuple[Node, ...]] = (
    (-100, 22, 28), (-138, 20, 20), (-168, 10, 14), (-192, 4, 10), (-212, 6, 7),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mood:
    """The stance of an animal; the one without a name is the animal of the picture book."""

    name: str = ""
    nod: float = 0
    """How far the head is turned down, in degrees; up if less than nothing."""
    reach: tuple[float, float] = (0, 0)
    """How far the head is moved, forward and down."""
    legs: float = 1
    """How far the legs are stretched."""
    tail: tuple[Node, ...] = ()
    """Where the tail goes, if it is not curled."""


MOODS: Final = {
    mood.name: mood
    for mood in (
        Mood(),
        Mood("hungry", 9, (4, 12), 0.92, _LOW),
        Mood("fed", -9, (-2, -4)),
        Mood("afraid", -15, (-16, -8), 0.8, _LOW),
        Mood("hunting", 12, (16, 18), 0.84, _OUT),
        Mood("asleep", 16, (6, 26), 0.56, _LOW),
    )
}


def mouth(mood: Mood, is_hunter: bool) -> tuple[list[Detail], Path | None]:
    """What is seen of the mouth, and the lower jaw where it hangs open."""
    if is_hunter and mood.name in ("", "hungry", "hunting"):
        return _jaws(mood.name == "hungry"), Chain(
            [(36, 18, 22), (70, 34, 15), (92, 36, 12)]
        ).outline()
    return [*_lips(mood.name), *(_fangs((98, 82), 18, 12) if is_hunter else ())], None


def _jaws(is_hungry: bool) -> list[Detail]:
    """Wide open; a hungry one lets its tongue hang out."""
    marks: list[Detail] = [
        patch("112,18! 86,24 60,20 46,12! 60,30 90,34 110,24!", "chestnut"),
        line("112,18 86,24 60,20 44,10"),
    ]
    if is_hungry:
        marks.append(patch("70,28! 92,30! 96,52 84,60 72,50", "rose"))
    return [*marks, *_fangs((104, 88, 72), 20, 14)]


def _fangs(places: tuple[int, ...], y: float, length: float) -> list[Detail]:
    return [
        Mark(polygon([(x, y), (x - 9, y + 1.5), (x - 6, y + length - i * 3)]), "white", INK, 2)
        for i, x in enumerate(places)
    ]


def _lips(mood: str) -> list[Detail]:
    cheek = blob(46, 14, 8, 5, "rose", opacity=0.5)
    if mood == "hungry":
        tongue = Mark([*patch("78,24! 96,22! 101,44 90,53 79,44", "rose").path], "rose", INK, 2.4)
        return [tongue, line("112,20 92,22 72,22 56,30", 3.6), line("89,28 90,42", 2)]
    if mood == "fed":
        smile = patch("112,10! 92,22 68,20 46,2! 62,34 88,38 106,24!", "chestnut")
        tongue = patch("66,28! 88,28! 84,36 72,35", "rose")
        return [
            smile,
            tongue,
            line("112,10 92,22 68,20 46,2", 3.4),
            blob(38, 16, 11, 7, "rose", opacity=0.6),
        ]
    if mood == "afraid":
        teeth = Mark(polygon([(108, 14), (62, 14), (60, 30), (104, 30)]), "white", INK, 3)
        return [teeth, line("62,22 70,19 78,25 86,19 94,25 104,20", 2.6)]
    if mood == "hunting":
        teeth = Mark(polygon([(112, 14), (58, 12), (64, 28), (106, 28)]), "white", INK, 3)
        return [teeth, line("60,20 108,21", 2.2), line("76,12 78,28", 2), line("92,13 93,28", 2)]
    return [line("112,14 88,22 64,18 52,8", 3.2), cheek]


def look(
    mood: Mood, place: tuple[float, float], r: float, iris: str, is_hunter: bool
) -> list[Detail]:
    """The eye and the brow over it."""
    x, y = place
    if mood.name == "asleep":
        return [curve((x - r, y), (x, y + r * 0.6), (x + r, y), width=4)]
    if mood.name == "fed":
        return [curve((x - r, y + r * 0.35), (x, y - r * 0.65), (x + r, y + r * 0.35), width=5)]
    if mood.name == "afraid":
        wide = [Mark(ellipse(x, y, r * 1.15), "white", INK, 4), blob(x + r * 0.2, y, r * 0.42)]
        return [
            *wide,
            blob(x + r * 0.36, y - r * 0.2, r * 0.14, fill="#ffffff"),
            *_worry(x, y - r * 0.4, r),
            _sweat(),
        ]
    marks: list[Detail] = [*eye(x, y, r, iris, "slit" if is_hunter else "round")]
    if mood.name == "hunting" or (is_hunter and not mood.name):
        marks.append(_frown(x, y, r))
    if mood.name == "hungry":
        marks += _worry(x, y, r)
    return marks


def _frown(x: float, y: float, r: float) -> Mark:
    """A heavy brow that slopes down to the snout."""
    back, front = (x - r * 1.1, y - r * 1.35), (x + r * 1.15, y - r * 0.7)
    return wedge([back, front, (x + r * 1.05, y - r * 0.35), (x - r, y - r * 0.8)])


def _worry(x: float, y: float, r: float) -> list[Detail]:
    """A thin brow that rises to the snout."""
    return [
        curve(
            (x - r, y - r * 1.1),
            (x + r * 0.1, y - r * 1.65),
            (x + r * 1.1, y - r * 1.75),
            width=4.4,
        )
    ]


def _sweat() -> Detail:
    return Mark(patch("8,-34! 18,-22 14,-10 4,-10 -1,-20", "sky").path, "sky", INK, 2.4)
