"""Animals of Origin: the lizard with its traits, its food and fat, and the links between pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from galapagos.art.geometry import place
from galapagos.art.icons import coloured, plated
from galapagos.art.lettering import LETTERS, label
from galapagos.art.life import blinking
from galapagos.art.paint import NORMAL, Style, paint
from galapagos.art.palette import HALO, INK, colour
from galapagos.art.shapes import Shape, extent
from galapagos.art.svg import document, group, number, numbers, prefix
from galapagos.games.origin.art.body import COATS, Lizard, add_legs, individual, worn
from galapagos.games.origin.art.head import head
from galapagos.games.origin.art.icons import ICONS
from galapagos.games.origin.art.mood import MOODS
from galapagos.games.origin.art.traits import ON_BODY, fat, tail, torso
from galapagos.games.origin.rules.terms import TRAIT_KEYS

WIDTH: Final = 600
HEIGHT: Final = 520
GROUND: Final = 424
FOOD_ROW: Final = 488
LARGEST: Final = 1.34
IN_A_ROW: Final = 1.02
"""Animals that stand side by side share one scale."""
ROW_STEP: Final = 0.92
MOST_FOOD: Final = 8
"""More food than this is written as a number."""

_LINK_HEIGHTS: Final = {"communication": 300, "cooperation": 332, "symbiosis": 364}


@dataclass(frozen=True, slots=True)
class Animal:
    """What of an animal is to be seen. Pair traits are seen on both partners."""

    traits: frozenset[str] = frozenset()
    colour: str = "green"
    needs: int = 1
    food: int = 0
    """Red food it has, ..."""
    extra: int = 0
    """... and blue food, from hunting and traits."""
    fat_slots: int = 0
    fat: int = 0
    state: str = ""
    """How it feels: one of `MOODS`, or nothing at all."""
    individual: int = 0
    """Which of its owner's animals it is: no two look quite the same."""

    @property
    def name(self) -> str:
        traits = "+".join(sorted(self.traits)) or "plain"
        counts = f"{self.needs}.{self.food}.{self.extra}.{self.fat_slots}.{self.fat}"
        return f"{self.colour} {traits} {counts} {self.state} {self.individual}"


@dataclass(frozen=True, slots=True)
class Link:
    """A pair trait between two animals of a row; for symbiosis the second depends on the first."""

    trait: str
    first: int
    second: int


def animal_svg(
    animal: Animal, title: str = "", style: Style = NORMAL, food: bool = True, life: bool = False
) -> str:
    """Draw one animal in its frame of 600 × 520; a living one blinks."""
    ids = prefix(f"animal {animal.name} {style.outer} {life}")
    inner = _picture(animal, ids, style, LARGEST, food, life)
    return document(inner, WIDTH, HEIGHT, title or _sentence(animal), LETTERS)


def row_svg(animals: Sequence[Animal], links: Sequence[Link] = (), title: str = "") -> str:
    """Draw animals side by side with their links behind them."""
    width = WIDTH * ROW_STEP
    out = [_link(link, width) for link in links]
    for i, animal in enumerate(animals):
        ids = prefix(f"row {i} {animal.name}")
        out.append(group(_picture(animal, ids, NORMAL, IN_A_ROW, True), i * width, 0))
    words = title or "; ".join(map(_sentence, animals))
    return document("".join(out), width * len(animals) + WIDTH - width, HEIGHT, words, LETTERS)


def lizard(animal: Animal) -> Lizard:
    """Build the shapes of an animal in its own units."""
    unknown = animal.traits - set(TRAIT_KEYS)
    if unknown:
        raise ValueError(f"unknown traits: {', '.join(sorted(unknown))}")
    own = individual(animal.individual)
    made = Lizard(animal.traits, worn(COATS[animal.colour], own), own, MOODS[animal.state])
    add_legs(made)
    tail(made)
    torso(made)
    for trait, draw in ON_BODY.items():
        if made.has(trait):
            draw(made)
    slots = max(animal.fat_slots, int(made.has("fat_tissue")))
    fat(made, slots, animal.fat)
    head(made)
    made.shapes += made.head_pose()
    return made


def framed(animal: Animal, largest: float = LARGEST) -> list[Shape]:
    """The shapes of an animal in frame units, with room for marks beside and above it."""
    made = lizard(animal)
    left, top, right, _ = extent(made.shapes)
    talks, runs = made.has("communication"), made.has("running")
    above = 46 if made.has("hibernation") or animal.state == "asleep" else 0
    scale = min(
        largest,
        (WIDTH - 84 - 66 * talks - 66 * runs) / (right - left),
        (GROUND - 24 - above) / (made.ground - top),
    )
    x = WIDTH / 2 - (left + right) / 2 * scale - 22 * talks + 26 * runs
    pose = place(x, GROUND - made.ground * scale, scale=scale)
    return [shape.moved(pose) for shape in made.shapes]


def _picture(
    animal: Animal, ids: str, style: Style, largest: float, food: bool, life: bool = False
) -> str:
    shapes = framed(animal, largest)
    out = _ground(animal) + paint(shapes, ids, style)
    out += (blinking(shapes, ids) if life else "") + _around(animal, shapes)
    return out + (_food(animal) if food else "") + _many_fat(animal, shapes)


def _ground(animal: Animal) -> str:
    """What lies behind the animal: its shadow, or the mound and hole of a burrow."""
    if "burrowing" not in animal.traits:
        return f'<ellipse cx="300" cy="{GROUND + 2}" rx="190" ry="16" fill="{INK}" opacity=".13"/>'
    hill = "c30-48 90-62 140-44 44-34 120-30 152 4 54-18 130-4 180 40z"
    bank = "c30-48 90-62 140-44 30-14 62-2 76 44z"
    return coloured(
        f'<path d="M60 {GROUND + 8}{bank if "swimming" in animal.traits else hill}"'
        f' fill="@cocoa" stroke="{INK}" stroke-width="5"/>'
        f'<ellipse cx="150" cy="{GROUND - 12}" rx="62" ry="25" fill="{INK}"/>'
    )


def _around(animal: Animal, shapes: Sequence[Shape]) -> str:
    """Marks outside the body: crumbs, water, speed lines, sound, sleep."""
    out = ""
    if "burrowing" in animal.traits:
        out += coloured(
            f'<path d="M44 {GROUND + 6}c22-20 48-20 66-6 20-24 62-22 80-2 14-14 40-14 54 4l12 '
            '16h-222z"'
            f' fill="@caramel" stroke="{INK}" stroke-width="5"/>'
        )
    if "swimming" in animal.traits:
        out += _water(ashore="burrowing" in animal.traits)
    if "running" in animal.traits:
        left = min(shape.box[0] for shape in shapes if shape.role in ("body", "tail", "loose"))
        starts = [max(14, left - back) for back in (72, 90, 66)]
        lines = zip(starts, (150, 112, 74), (56, 78, 46), strict=True)
        out += _mark("".join(f"M{number(x)} {GROUND - y}h{w}" for x, y, w in lines), "slate", 8)
    _, top, right, _ = next(shape.box for shape in shapes if shape.role == "skull")
    if "communication" in animal.traits:
        out += _mark(_sound(right + 8, top + 46), "crimson", 8)
    if animal.state == "asleep":
        out += _mark(_snores(min(right - 30, 480), top - 10), "indigo", 6)
    return out


def _water(ashore: bool) -> str:
    """Water over the feet; of an animal that also digs, the hind feet stand on dry land."""
    waves = 4 if ashore else 8
    wide = 70 * waves
    wave = f"M{580 - wide} {GROUND - 20}q35-20 70 0" + "t70 0" * (waves - 1)
    return coloured(
        f'<path d="{wave}v48q0 8-8 8h-{wide - 16}q-8 0-8-8z" fill="@sky" opacity=".62"/>'
        f'<path d="{wave}" fill="none" stroke="@azure" stroke-width="5"/>'
    )


def _sound(x: float, y: float) -> str:
    arcs = []
    for i in range(3):
        start = numbers((x + 12 + i * 17, y - 17 - i * 10))
        arcs.append(f"M{start}q{14 + i * 5} {17 + i * 10} 0 {34 + i * 20}")
    return "".join(arcs)


def _snores(x: float, y: float) -> str:
    sizes = ((0, -14, 18), (24, -46, 24), (56, -86, 32))
    return "".join(f"M{numbers((x + dx, y + dy))}h{s}l-{s} {s}h{s}" for dx, dy, s in sizes)


def _mark(data: str, ink: str, width: float) -> str:
    """A line in the open: with a cream stroke under it, for dark grounds."""
    return (
        f'<g fill="none"><path d="{data}" stroke="{HALO}" stroke-width="{number(width + 9)}"/>'
        f'<path d="{data}" stroke="{colour(ink)}" stroke-width="{number(width)}"/></g>'
    )


def _food(animal: Animal) -> str:
    """The bowl: red and blue tokens, then a dashed ring for everything that is still missing."""
    have = ["food_red"] * animal.food + ["food_blue"] * animal.extra
    tokens = have + ["missing"] * (animal.needs - len(have))
    if len(tokens) > MOST_FOOD:
        return _counted(animal)
    step = min(46, 520 / max(len(tokens), 1))
    x = WIDTH / 2 - (len(tokens) - 1) * step / 2
    return "".join(_token(name, x + i * step, FOOD_ROW) for i, name in enumerate(tokens))


def _counted(animal: Animal) -> str:
    counts = (("food_red", animal.food), ("food_blue", animal.extra))
    missing = max(0, animal.needs - animal.food - animal.extra)
    out, x = "", WIDTH / 2 - 130
    for name, count in (*counts, ("missing", missing)):
        if count:
            out += _token(name, x, FOOD_ROW) + _figure(str(count), x + 40, FOOD_ROW + 11, 30)
            x += 100
    return out


def _figure(words: str, x: float, y: float, size: float) -> str:
    """A number in the open, with a halo for dark grounds."""
    plain = label(words, x, y, size, INK, "middle", 800)
    halo = (
        f'<g stroke="{HALO}" stroke-width="8">{label(words, x, y, size, HALO, "middle", 800)}</g>'
    )
    return halo + plain


def _token(name: str, x: float, y: float) -> str:
    if name == "missing":
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="19" fill="{HALO}" fill-opacity=".8"'
            f' stroke="{INK}" stroke-width="4" stroke-dasharray="5 8"/>'
        )
    return plated(ICONS[name], x - 25, y - 25, 50)


def _many_fat(animal: Animal, shapes: Sequence[Shape]) -> str:
    """More than five fat cards: the number of full ones beside the pouches."""
    if animal.fat_slots <= 5:
        return ""
    left, top, _, bottom = next(shape.box for shape in shapes if shape.role == "fat")
    return _figure(f"{animal.fat}/{animal.fat_slots}", left - 150, (top + bottom) / 2 + 60, 30)


def _link(link: Link, width: float) -> str:
    """Behind both animals, from body to body, at a height of its own: wave, dots or vine."""
    start, stop = sorted((link.first, link.second))
    x0, x1, y = start * width + WIDTH / 2, stop * width + WIDTH / 2, _LINK_HEIGHTS[link.trait]
    if link.trait == "communication":
        waves = max(1, round((x1 - x0) / 60))
        step = (x1 - x0) / waves
        data = f"M{numbers((x0, y))}q{number(step / 4)} -26 {number(step / 2)} 0" + (
            f"t{number(step / 2)} 0" * (2 * waves - 1)
        )
        return _mark(data, "crimson", 8)
    data = f"M{numbers((x0, y))}H{number(x1)}"
    if link.trait == "cooperation":
        band = _mark(data, "ultra", 18)
        return band + f'<path d="{data}" stroke="#fff" stroke-width="7" stroke-dasharray="0 20"/>'
    return _vine(x0, x1, y, forward=link.second >= link.first)


def _vine(x0: float, x1: float, y: float, forward: bool) -> str:
    """A stem with leaves and an arrow that points to the dependent animal."""
    count = max(2, round((x1 - x0) / 70))
    step = (x1 - x0) / count
    leaves = "".join(
        f"M{numbers((x0 + step * (i + 0.5), y))}q6 {24 if i % 2 else -24} 30 {16 if i % 2 else -16}"
        f"q-8 {-18 if i % 2 else 18}-30 {-16 if i % 2 else 16}"
        for i in range(count)
    )
    middle, side = (x0 + x1) / 2, 1 if forward else -1
    arrow = (
        f"M{numbers((middle - 16 * side, y - 20))}L{numbers((middle + 12 * side, y))}"
        f"L{numbers((middle - 16 * side, y + 20))}"
    )
    return (
        _mark(f"M{numbers((x0, y))}H{number(x1)}", "moss", 8)
        + f'<path d="{leaves}" fill="{colour("leaf")}"/>'
        + _mark(arrow, "pine", 9)
    )


def _sentence(animal: Animal) -> str:
    traits = ", ".join(key.replace("_", " ") for key in TRAIT_KEYS if key in animal.traits)
    eaten = animal.food + animal.extra
    fat_words = f", fat {animal.fat} of {animal.fat_slots}" if animal.fat_slots else ""
    mood = f", {animal.state}" if animal.state else ""
    return (
        f"{animal.colour} animal, {traits or 'no traits'}, food {eaten} of {animal.needs}"
        f"{fat_words}{mood}"
    )
