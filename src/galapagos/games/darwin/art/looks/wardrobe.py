"""All looks by animal; parts are drawn when first asked for."""

import hashlib
from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from galapagos.games.darwin.art.looks import (
    bodies_mammals,
    bodies_others,
    heads_birds,
    heads_faces,
    heads_hoofed,
    heads_snouts,
    heads_wild,
    legs_double,
    legs_single,
    tails,
    wings,
)
from galapagos.games.darwin.art.plans.bodies import Body
from galapagos.games.darwin.art.plans.heads import Head
from galapagos.games.darwin.art.plans.legs import Leg
from galapagos.games.darwin.art.plans.tails import Tail
from galapagos.games.darwin.art.plans.wings import Wing

PARTS: Final = ("head", "body", "legs1", "legs2", "wings", "tail")

_HEADS: Final = {
    **heads_hoofed.HEADS,
    **heads_snouts.HEADS,
    **heads_faces.HEADS,
    **heads_birds.HEADS,
    **heads_wild.HEADS,
}
_BODIES: Final = {**bodies_mammals.BODIES, **bodies_others.BODIES}
_BY_PART: Final[Mapping[str, Collection[str]]] = {
    "head": _HEADS,
    "body": _BODIES,
    "legs1": legs_single.LEGS,
    "legs2": legs_double.LEGS,
    "wings": wings.WINGS,
    "tail": tails.TAILS,
}


def animals(part: str) -> list[str]:
    """Return the animals that have a look of their own for a part."""
    return sorted(_BY_PART[part])


def has_look(part: str, animal: str) -> bool:
    return animal in _BY_PART[part]


@cache
def stand_in(part: str, animal: str) -> str:
    """Return the animal itself, or for one nobody has drawn a look that is always the same."""
    if has_look(part, animal):
        return animal
    known = animals(part)
    digest = hashlib.blake2s(f"{part}/{animal}".encode(), digest_size=4).digest()
    return known[int.from_bytes(digest, "big") % len(known)]


@cache
def head_of(animal: str) -> Head:
    return _HEADS[stand_in("head", animal)]()


def body_of(animal: str) -> Body:
    return _BODIES[stand_in("body", animal)]


def legs_of(animal: str, part: str) -> Leg:
    """Return legs; the part is legs1 (one pair) or legs2 (two pairs)."""
    looks = legs_double.LEGS if part == "legs2" else legs_single.LEGS
    return looks[stand_in(part, animal)]


@cache
def wings_of(animal: str) -> Wing:
    return wings.WINGS[stand_in("wings", animal)]()


@cache
def tail_of(animal: str) -> Tail:
    return tails.TAILS[stand_in("tail", animal)]()
