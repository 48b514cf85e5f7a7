"""Origin's animal: one lizard in its owner's colour, before any trait is put on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from galapagos.art.chain import Chain, Node
from galapagos.art.geometry import Knot, Path, Point, place, polygon, spline
from galapagos.art.marks import curve
from galapagos.art.palette import dark, light
from galapagos.art.patterns import (
    Pattern,
    bands,
    belly,
    blots,
    diamonds,
    dots,
    paint_on,
    rings,
    spots,
    trail,
)
from galapagos.art.shapes import BODY, FAR_LEG, HEAD, NEAR_LEG, TAIL, Detail, Dots, Shape
from galapagos.games.origin.art.mood import MOODS, Mood

BULK: Final = 1.42
"""How much wider an animal of high body weight is."""

_ROW = (
    (0.15, -0.3),
    (0.3, -0.6),
    (0.45, -0.25),
    (0.6, -0.6),
    (0.75, -0.3),
    (0.22, -0.75),
    (0.52, -0.8),
)


@dataclass(frozen=True, slots=True)
class Coat:
    """A player's colours and the pattern that tells them apart without colour."""

    base: str
    belly: str
    dark: str
    pattern: Pattern


def _coats() -> dict[str, Coat]:
    shares = (0.14, 0.28, 0.42, 0.56, 0.7, 0.84)
    return {
        "green": Coat("leaf", "lime", "moss", dots(_ROW, 6.5, "moss")),
        "red": Coat("coral", "blush", "rust", bands(shares, 12, "rust", 1.0)),
        "blue": Coat("azure", "sky", "ultra", diamonds(shares, 0.05, "ultra", 0.32)),
        "yellow": Coat("lemon", "cream", "ochre", spots(26, 3.6, "ochre", (-0.9, 0.3))),
        "violet": Coat("violet", "orchid", "indigo", rings(shares, 6, "indigo", 1, 1.0)),
        "teal": Coat(
            "lagoon",
            "silver",
            "pine",
            trail(((0, -0.4), (0.3, -0.4), (0.7, -0.4), (1, -0.4)), 9, "teal"),
        ),
        "pink": Coat(
            "orchid",
            "blush",
            "cocoa",
            blots(
                ((0.18, -0.5, 14), (0.4, -0.35, 16), (0.62, -0.55, 15), (0.84, -0.35, 12)), "violet"
            ),
        ),
        "black": Coat(
            "graphite",
            "fog",
            "soot",
            bands((0.2, 0.24, 0.46, 0.5, 0.72, 0.76), 6, "soot", 1.2),
        ),
    }


COATS: Final = _coats()
COLOURS: Final = tuple(COATS)
SEAT_COATS: Final = ("blue", "red", "green", "yellow", "violet", "teal", "pink", "black")
"""The coat of each player by seat, nearest to the colour that the seat has on the page."""
INDIVIDUALS: Final = 24
"""So many animals of a player differ; the page then begins again with the first."""
_IRISES: Final = ("amber", "lemon", "lime", "sky", "tangerine")


@dataclass(frozen=True, slots=True)
class Individual:
    """The little that tells one animal of a player from the next; no trait relies on it."""

    tint: float = 0
    """How much darker (minus) or lighter its skin is, as a share."""
    shift: float = 0
    """How far its pattern is moved along the back."""
    comb: float = 1
    """How high its comb stands."""
    curl: float = 0
    """How far its tail is bent: -1 rolled in, 1 stretched."""
    iris: str = "amber"


def individual(number: int) -> Individual:
    """Return how the animal with a number looks; 0 is the animal of the picture book.

    Each measure walks in steps of its own, so that neighbours differ in all of them.
    """
    if number == 0:
        return Individual()
    return Individual(
        tint=(number * 0.618 % 1 - 0.5) * 0.3,
        shift=(number * 0.755 % 1 - 0.5) * 22,
        comb=0.7 + number * 0.57 % 1,
        curl=(number * 0.41 % 1 - 0.5) * 2,
        iris=_IRISES[number % len(_IRISES)],
    )


def worn(coat: Coat, own: Individual) -> Coat:
    """Return a player's coat as one animal wears it."""

    def moved(chain: Chain) -> list[Detail]:
        return coat.pattern(Chain([(x + own.shift, y, r) for x, y, r in chain.nodes]))

    tinted = light if own.tint > 0 else dark
    share = abs(own.tint)
    return Coat(
        tinted(coat.base, share) if share else coat.base,
        coat.belly,
        coat.dark,
        moved if own.shift else coat.pattern,
    )


@dataclass
class Lizard:
    """An animal under construction: traits read its measures and add shapes to it."""

    traits: frozenset[str]
    coat: Coat
    own: Individual = Individual()
    mood: Mood = MOODS[""]
    shapes: list[Shape] = field(default_factory=list)
    head: list[Shape] = field(default_factory=list)
    """Shapes of the head, in the head's own units."""

    def has(self, trait: str) -> bool:
        return trait in self.traits

    def digs_with(self, forward: int) -> bool:
        """Whether a pair of feet digs: the fore feet, but of a swimmer the hind feet, ashore."""
        return self.has("burrowing") and (forward < 0) == self.has("swimming")

    @property
    def bulk(self) -> float:
        return BULK if self.has("high_body_weight") else 1

    @property
    def chain(self) -> Chain:
        b = self.bulk
        nodes: list[Node] = [
            (-108, 26, 20), (-62, 16, 44 * b), (0, 4, 50 * b), (54, -10, 44 * b), (84, -42, 38),
        ]  # fmt: skip
        return Chain(nodes)

    @property
    def tail(self) -> Chain:
        is_whole = not (self.has("swimming") or self.has("tail_loss"))
        if is_whole and self.mood.tail:
            return Chain(self.mood.tail)
        c = self.own.curl if is_whole else 0
        return Chain(
            [
                (-100, 22, 28),
                (-142, 30, 20),
                (-168 - 6 * c, 2 + 6 * c, 14),
                (-164 - 22 * c, -38 + 10 * c, 10),
                (-144 - 46 * c, -62 + 8 * c, 7),
            ]
        )

    @property
    def fore_hip(self) -> Point:
        return self.chain.at(0.72, 0.5)

    @property
    def hind_hip(self) -> Point:
        return self.chain.at(0.2, 0.5)

    @property
    def ground(self) -> float:
        length = 132 if self.has("running") else 70 if self.has("swimming") else 78
        return max(self.fore_hip[1], self.hind_hip[1]) + length * self.mood.legs

    @property
    def neck(self) -> Point:
        return self.chain.centre(1)

    def head_pose(self) -> list[Shape]:
        """The head's shapes where the neck ends."""
        forward, down = self.mood.reach
        pose = place(self.neck[0] + 4 + forward, self.neck[1] - 10 + down, -4 + self.mood.nod, 1.3)
        return [shape.moved(pose, z=HEAD + shape.z) for shape in self.head]


def add_legs(animal: Lizard) -> None:
    """Four legs; swimmers have webs, diggers and hunters claws."""
    for hip, forward in ((animal.fore_hip, 1), (animal.hind_hip, -1)):
        for is_far in (True, False):
            _add_leg(animal, hip, forward, is_far)


def _add_leg(animal: Lizard, hip: Point, forward: int, is_far: bool) -> None:
    x, y = hip[0] + (22 if is_far else 0), hip[1]
    drop, swing = animal.ground - y, (-9 if is_far else 5) * forward
    thigh = 30 * animal.bulk**0.7
    shank = (11 if animal.has("running") else 13) * animal.bulk
    nodes = [
        (x, y, thigh),
        (x + (6 if forward > 0 else 12), y + drop * 0.36, thigh * 0.68),
        (x + (2 if forward > 0 else -8), y + drop * 0.72, shank),
        (x + swing, y + drop - 14, shank * 0.92),
    ]
    chain = Chain(nodes)
    layer = (FAR_LEG if is_far else NEAR_LEG) + (1 if forward > 0 else 0)
    inside = paint_on(
        chain, (dots(((0.25, -0.2), (0.4, 0.3), (0.12, 0.4)), 4, animal.coat.dark, 0.7),)
    )
    joint = (x, y - thigh * 0.25, thigh * 0.98)
    role = "haunch" if forward < 0 and not is_far else "leg"
    leg = Shape(
        chain.outline(), animal.coat.base, inside, z=layer, role=role, far=is_far, joint=joint
    )
    animal.shapes += [leg, _foot(animal, x + swing, layer, forward, is_far)]
    claws = _claws(animal, x + swing, forward)
    if claws and not (is_far and not animal.has("burrowing")):
        animal.shapes.append(Shape(claws, "bone", z=layer + 0.3, far=is_far, line=0.8, shade=0))


def _foot(animal: Lizard, x: float, layer: float, forward: int, is_far: bool) -> Shape:
    y = animal.ground
    if animal.has("swimming") and not animal.digs_with(forward):
        web: list[Knot] = [
            (x - 14, y - 14, 1), (x + 10, y - 20), (x + 44, y - 10, 1), (x + 34, y - 6),
            (x + 42, y, 1), (x - 14, y, 1),
        ]  # fmt: skip
        lines = (
            curve((x, y - 10), (x + 34, y - 8), width=2.4),
            curve((x, y - 7), (x + 34, y - 2), width=2.4),
        )
        return Shape(spline(web), "lagoon", (), lines, z=layer + 0.2, far=is_far)
    pad = [
        (x - 15, y - 16),
        (x + 4, y - 20),
        (x + 26, y - 12),
        (x + 28, y - 2),
        (x, y),
        (x - 16, y - 2),
    ]
    toes = (
        curve((x + 18, y - 2), (x + 15, y - 10), width=2.4),
        curve((x + 6, y - 2), (x + 4, y - 10), width=2.4),
    )
    return Shape(spline(pad), animal.coat.base, (), toes, z=layer + 0.2, far=is_far)


def _claws(animal: Lizard, x: float, forward: int) -> Path:
    y, path = animal.ground, []
    if animal.digs_with(forward):
        for i in range(3):
            path += polygon(
                [(x + 10 + i * 8, y - 12), (x + 30 + i * 9, y + 3), (x + 4 + i * 8, y - 3)]
            )
    elif animal.has("carnivorous") and not animal.has("swimming"):
        for i in range(3):
            path += polygon(
                [(x + 2 + i * 11, y - 7), (x + 13 + i * 11, y + 1), (x + 1 + i * 11, y - 1)]
            )
    return path


def add_torso(animal: Lizard, extra: Sequence[Detail]) -> None:
    chain = animal.chain
    inside = paint_on(chain, (belly(animal.coat.belly, 0.42),)) + tuple(extra)
    animal.shapes.append(Shape(chain.outline(), animal.coat.base, inside, z=BODY, role="body"))


def ridge(
    animal: Lizard, shares: Sequence[float], height: float, width: float, fill: str, z: float,
    lean: float = -4, tip: str | None = None,
) -> None:  # fmt: skip
    """A row of teeth on the back; tips of another colour if wanted."""
    chain, path, inside = animal.chain, [], []
    for u in shares:
        up = place(*chain.edge(u, -1), chain.angle(u)).at
        path += polygon([up((-width, 6)), up((lean, -height)), up((width, 6))])
        if tip:
            inside.append(up((0, -height)))
    caps: tuple[Detail, ...] = ()
    if tip:
        caps = (Dots(tuple(inside), width * 0.9, tip),)
    animal.shapes.append(Shape(path, fill, caps, z=z, shade=0))


def add_tail(animal: Lizard) -> None:
    tail, coat = animal.tail, animal.coat
    marks = paint_on(
        tail, (dots(tuple((u, -0.1) for u in (0.1, 0.25, 0.4, 0.55, 0.7)), 5, coat.dark, 0.7),)
    )
    animal.shapes.append(Shape(tail.outline(), coat.base, marks, z=TAIL, role="tail"))
