"""Actions of Origin in their machine-readable parts, so that a gesture finds its action and back.

Parts that the kind of an action does not use are left out. `origin_action` turns them back into the
rules' integers, so a client may also ask about an action that is not in any list."""

from functools import lru_cache

from msgspec import Struct

from galapagos.games.origin.rules import actions as og
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT_TISSUE,
    HOLDING_KEYS,
    SYMBIOSIS,
    TRAIT_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.wire.tags import animal_name

ORIGIN_KINDS = [
    "none",
    "play_animal",
    "play_trait",
    "play_pair",
    "pass",
    "take",
    "hunt",
    "burn",
    "hibernate",
    "graze",
    "pirate",
    "use_pair",
    "end",
    "run",
    "mimic",
    "shed",
    "scavenge",
    "waive",
    "declare",
]
"""By the number of an action's kind."""
_HAS_FACE = {og.PLAY_ANIMAL, og.PLAY_TRAIT, og.PLAY_PAIR}
_HAS_TRAIT = {og.PLAY_TRAIT, og.PLAY_PAIR, og.USE_PAIR, og.SHED}
_HAS_X = {
    *(og.PLAY_TRAIT, og.PLAY_PAIR, og.TAKE, og.HUNT, og.BURN, og.HIBERNATE),
    *(og.GRAZE, og.PIRATE, og.USE_PAIR, og.SCAVENGE_WITH),
}
_HAS_Y = {og.PLAY_PAIR, og.HUNT, og.PIRATE, og.USE_PAIR, og.MIMIC}
_HAS_N = {og.BURN, og.DECLARE}


class OriginParts(Struct, frozen=True, omit_defaults=True, tag="origin", tag_field="game"):
    """What an action of Origin is about."""

    kind: str
    """play_animal, play_trait, play_pair, pass, take, hunt, burn, hibernate, graze, pirate,
    use_pair, end, run, mimic, shed, scavenge, waive, declare."""
    face: str = ""
    """The card played."""
    trait: str = ""
    """The trait it is played as, used or shed."""
    animal: str = ""
    """Who acts, gets the trait, or has been fed (use_pair)."""
    target: str = ""
    """Prey, victim, substitute (mimic), receiver (use_pair), other animal of a pair."""
    n: int = 0
    """Fat burned, cards declared."""
    holding: str = ""
    """What lies on the fat tissue that is shed."""


def origin_parts(action: int, deck: Deck) -> OriginParts:
    """Return an action of Origin in its parts."""
    kind = og.kind_of(action)
    trait = og.trait_of(action) if kind in _HAS_TRAIT else -1
    has_partner = kind == og.SHED and trait >= COMMUNICATION
    return OriginParts(
        ORIGIN_KINDS[kind],
        deck.key(og.face_of(action)) if kind in _HAS_FACE else "",
        TRAIT_KEYS[trait] if trait >= 0 else "",
        animal_name(og.x_of(action)) if kind in _HAS_X else "",
        animal_name(og.y_of(action)) if kind in _HAS_Y or has_partner else "",
        int(og.n_of(action)) if kind in _HAS_N else 0,
        HOLDING_KEYS[og.n_of(action)] if trait == FAT_TISSUE and kind == og.SHED else "",
    )


def origin_action(parts: OriginParts, deck: Deck) -> int:
    """Return the action that parts stand for; raise `BadData` if they stand for none.

    Whether it is legal, or its animals exist, is not asked here."""
    kind = _number(parts.kind, ORIGIN_KINDS, "a kind of action")
    face = trait = x = y = n = 0
    if kind in _HAS_FACE:
        face = int(deck.face(parts.face))
        if face < 0:
            raise BadData(f"the deck {deck.name} has no card {parts.face[:40]!r}")
    if kind in _HAS_TRAIT:
        trait = _number(parts.trait, TRAIT_KEYS, "a trait")
    if kind in _HAS_X:
        x = animal_ref(parts.animal)
    if kind in _HAS_Y or (kind == og.SHED and trait >= COMMUNICATION):
        y = animal_ref(parts.target)
    if kind in _HAS_N:
        n = _within(parts.n, 255, "a number")
    if kind == og.SHED and trait == FAT_TISSUE:
        n = _number(parts.holding, HOLDING_KEYS, "what lies on the card")
    if kind == og.PLAY_PAIR and trait != SYMBIOSIS and y < x:
        # Only symbiosis tells its two animals apart; of the others the older one comes first.
        x, y = y, x
    return int(og.pack(kind, x, y, face, trait, n))


@lru_cache(maxsize=1)
def _animal_refs() -> dict[str, int]:
    """Every name an animal can have."""
    return {animal_name(ref): ref for ref in range(8 << 8)}


def animal_ref(tag: str) -> int:
    """Return the animal called ``P2c``; it need not be on any table."""
    ref = _animal_refs().get(tag)
    if ref is None:
        raise BadData(f"expected an animal such as P2c, found {tag[:40]!r}")
    return ref


def _number(word: str, keys: list[str], what: str) -> int:
    if word not in keys:
        raise BadData(f"expected {what}, found {word[:40]!r}; there are {', '.join(keys)}")
    return keys.index(word)


def _within(number: int, largest: int, what: str) -> int:
    if not 0 <= number <= largest:
        raise BadData(f"expected {what} from 0 to {largest}, found {number}")
    return number
