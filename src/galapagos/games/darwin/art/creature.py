"""Creatures of Darwin: a head, a body, legs, wings and a tail of any animals, drawn as one."""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from galapagos.art.expression import EYES_OPEN, expression
from galapagos.art.life import blinking
from galapagos.art.paint import NORMAL, Style, paint
from galapagos.art.svg import document, prefix
from galapagos.games.darwin.art.assemble import Assembly, Parts, assemble
from galapagos.games.darwin.art.frame import SIZE, fit
from galapagos.games.darwin.art.looks import wardrobe


@dataclass(frozen=True, slots=True)
class Creature:
    """Which animal each part comes from.

    ``legs`` are single pairs, the fore pair first; ``double_legs`` is one double pair instead.
    """

    body: str
    head: str = ""
    legs: tuple[str, ...] = ()
    double_legs: str = ""
    wings: str = ""
    tail: str = ""

    @property
    def name(self) -> str:
        """One word for file names and ids."""
        words = (self.head, self.body, *self.legs, self.double_legs, self.wings, self.tail)
        return "_".join(word or "-" for word in words)

    def parts(self) -> Parts:
        legs = tuple(wardrobe.legs_of(animal, "legs1") for animal in self.legs)
        if self.double_legs:
            legs = (wardrobe.legs_of(self.double_legs, "legs2"),)
        return Parts(
            body=wardrobe.body_of(self.body),
            head=wardrobe.head_of(self.head) if self.head else None,
            legs=legs,
            wings=wardrobe.wings_of(self.wings) if self.wings else None,
            tail=wardrobe.tail_of(self.tail) if self.tail else None,
        )


def creature_of(parts: Iterable[tuple[str, str]]) -> Creature:
    """Return the creature made of (part, animal) pairs, as the cards of a species name them.

    Without a body there is nothing to draw, which is a ``ValueError``.
    """
    found: dict[str, list[str]] = {part: [] for part in wardrobe.PARTS}
    for part, animal in parts:
        found[part].append(animal)
    if not found["body"]:
        raise ValueError("a creature needs a body")
    return Creature(
        body=found["body"][0],
        head="".join(found["head"][:1]),
        legs=tuple(found["legs1"][:2]),
        double_legs="".join(found["legs2"][:1]),
        wings="".join(found["wings"][:1]),
        tail="".join(found["tail"][:1]),
    )


def random_creature(rng: random.Random) -> Creature:
    """Draw a creature that the docking sites of its body allow, with most sites filled."""
    body = rng.choice(wardrobe.animals("body"))
    look = wardrobe.body_of(body)
    legs: tuple[str, ...] = ()
    double = ""
    if look.leg_sites == 2 and rng.random() < 0.55:
        double = rng.choice(wardrobe.animals("legs2"))
    elif look.leg_sites and rng.random() < 0.9:
        count = rng.randint(1, look.leg_sites)
        legs = tuple(rng.choice(wardrobe.animals("legs1")) for _ in range(count))
    wings = rng.choice(wardrobe.animals("wings")) if rng.random() < 0.45 else ""
    tail = rng.choice(wardrobe.animals("tail")) if look.has_tail and rng.random() < 0.75 else ""
    return Creature(body, rng.choice(wardrobe.animals("head")), legs, double, wings, tail)


def assemble_creature(creature: Creature) -> Assembly:
    return assemble(creature.parts())


def creature_svg(
    creature: Creature, title: str = "", style: Style = NORMAL, life: bool = False, state: str = ""
) -> str:
    """Draw a creature in its frame of 600 × 600.

    A living one blinks; its state, one of `STATES`, is seen at its eyes.
    """
    framed = fit(assemble_creature(creature))
    ids = prefix(f"creature {creature.name} {style.outer} {life} {state}")
    shadow = framed.shadow() if style.gleam else ""
    painted = paint(framed.shapes, ids, style) + expression(framed.shapes, state)
    if life and state in EYES_OPEN:
        painted += blinking(framed.shapes, ids)
    return document(shadow + painted, SIZE, SIZE, title or _title(creature))


def _title(creature: Creature) -> str:
    named = [
        f"{part} of {animal.replace('-', ' ')}"
        for part, animal in (
            ("head", creature.head),
            ("body", creature.body),
            *(("legs", animal) for animal in creature.legs),
            ("legs", creature.double_legs),
            ("wings", creature.wings),
            ("tail", creature.tail),
        )
        if animal
    ]
    return "Creature: " + ", ".join(named)
