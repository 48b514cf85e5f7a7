"""Actions of Origin as text: one line a person can read and type; see docs/notation.md.

`parse_action` gives back exactly the action that `format_action` wrote.
"""

import re

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    animal_ref,
    face_of,
    kind_of,
    n_of,
    pack,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    HOLDING_KEYS,
    MAX_PLAYERS,
    SYMBIOSIS,
    TRAIT_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.kernel.names import animal_name as animal_name
from galapagos.records.lines import parse_count, parse_seat

_BARE = {act.PASS: "pass", act.END: "end", act.RUN: "run", act.WAIVE: "waive"}
_ONE_ANIMAL = {
    act.TAKE: "take",
    act.HIBERNATE: "hibernate",
    act.GRAZE: "graze",
    act.SCAVENGE_WITH: "scavenge",
}
_TWO_ANIMALS = {act.HUNT: "hunt", act.PIRATE: "pirate"}
_PAIR_VERBS = {COMMUNICATION: "communicate", COOPERATION: "cooperate"}
_MAX_NUMBER = 255
_ANIMAL = re.compile(r"(?P<seat>P[1-8])(?P<letters>[a-z]{1,2})")

VERBS = sorted(
    ["play", "burn", "mimic", "shed", "extra"]
    + list(_BARE.values())
    + list(_ONE_ANIMAL.values())
    + list(_TWO_ANIMALS.values())
    + list(_PAIR_VERBS.values())
)


# --- names -----------------------------------------------------------------------------------


def is_animal(word: str) -> bool:
    """Whether a word has the form of an animal's name."""
    return _ANIMAL.fullmatch(word) is not None


def parse_animal(word: str) -> int:
    """Return the reference of the animal called ``P2c``; it need not be on any table."""
    name = _ANIMAL.fullmatch(word)
    if name is None:
        raise BadData(f"expected an animal such as P2c, found {word!r}")
    serial = 0
    for letter in name["letters"]:
        serial = serial * 26 + ord(letter) - ord("a") + 1
    if serial - 1 > act.MAX_SERIAL:
        raise BadData(f"no player can have an animal {word!r}")
    return animal_ref(parse_seat(name["seat"], MAX_PLAYERS), serial - 1)


def parse_trait(word: str) -> int:
    if word not in TRAIT_KEYS:
        raise BadData(f"expected a trait, found {word!r}; there are {', '.join(TRAIT_KEYS)}")
    return TRAIT_KEYS.index(word)


def parse_face(word: str, deck: Deck) -> int:
    face = deck.face(word)
    if face < 0:
        raise BadData(f"the deck {deck.name} has no card {word!r}")
    return face


def parse_number(word: str) -> int:
    return parse_count(word, _MAX_NUMBER)


# --- printing --------------------------------------------------------------------------------


def format_action(action: int, deck: Deck) -> str:
    """Return an action as a line of text."""
    kind = kind_of(action)
    if kind in _BARE:
        return _BARE[kind]
    if kind in _ONE_ANIMAL:
        return f"{_ONE_ANIMAL[kind]} {animal_name(x_of(action))}"
    if kind in _TWO_ANIMALS:
        return f"{_TWO_ANIMALS[kind]} {animal_name(x_of(action))} {animal_name(y_of(action))}"
    if kind in (act.PLAY_ANIMAL, act.PLAY_TRAIT, act.PLAY_PAIR):
        return _format_play(action, deck)
    if kind == act.BURN:
        return f"burn {animal_name(x_of(action))} {n_of(action)}"
    if kind == act.USE_PAIR and trait_of(action) in _PAIR_VERBS:
        verb = _PAIR_VERBS[trait_of(action)]
        return f"{verb} {animal_name(x_of(action))} {animal_name(y_of(action))}"
    if kind == act.MIMIC:
        return f"mimic {animal_name(y_of(action))}"
    if kind == act.SHED and trait_of(action) < len(TRAIT_KEYS):
        return _format_shed(action)
    if kind == act.DECLARE:
        return f"extra {n_of(action)}"
    raise BadData(f"{action} is not an action of Origin")


def _format_play(action: int, deck: Deck) -> str:
    kind = kind_of(action)
    if face_of(action) >= deck.faces:
        raise BadData(f"the deck {deck.name} has no face {face_of(action)}")
    face = deck.key(face_of(action))
    if kind == act.PLAY_ANIMAL:
        return f"play {face} as animal"
    if trait_of(action) >= len(TRAIT_KEYS):
        raise BadData(f"{action} is not an action of Origin")
    text = f"play {face} as {TRAIT_KEYS[trait_of(action)]} on {animal_name(x_of(action))}"
    if kind == act.PLAY_TRAIT:
        return text
    joint = "shielding" if trait_of(action) == SYMBIOSIS else "and"
    return f"{text} {joint} {animal_name(y_of(action))}"


def _format_shed(action: int) -> str:
    trait = trait_of(action)
    text = f"shed {TRAIT_KEYS[trait]}"
    if trait == FAT_TISSUE:
        if n_of(action) >= len(HOLDING_KEYS):
            raise BadData(f"{action} is not an action of Origin")
        return f"{text} {HOLDING_KEYS[n_of(action)]}"
    if trait >= COMMUNICATION:
        return f"{text} {animal_name(y_of(action))}"
    return text


# --- parsing ---------------------------------------------------------------------------------


def parse_action(text: str, deck: Deck) -> int:
    """Return the action a line of text stands for; raise `BadData` if it stands for none.

    Whether the action is legal, or its animals exist, is not asked here."""
    words = text.split()
    if not words:
        raise BadData(f"expected an action: one of {', '.join(VERBS)}")
    verb, rest = words[0], words[1:]
    if verb not in VERBS:
        raise BadData(f"no action begins with {verb!r}; there are {', '.join(VERBS)}")
    if verb == "play":
        return _parse_play(rest, deck)
    if verb == "shed":
        return _parse_shed(rest)
    for kind, name in _BARE.items():
        if verb == name:
            _expect(rest, verb, [])
            return pack(kind)
    for kind, name in _ONE_ANIMAL.items():
        if verb == name:
            _expect(rest, verb, ["ANIMAL"])
            return pack(kind, parse_animal(rest[0]))
    for kind, name in _TWO_ANIMALS.items():
        if verb == name:
            _expect(rest, verb, ["ANIMAL", "ANIMAL"])
            return pack(kind, parse_animal(rest[0]), parse_animal(rest[1]))
    for trait, name in _PAIR_VERBS.items():
        if verb == name:
            _expect(rest, verb, ["ANIMAL", "ANIMAL"])
            return pack(act.USE_PAIR, parse_animal(rest[0]), parse_animal(rest[1]), trait=trait)
    if verb == "mimic":
        _expect(rest, verb, ["ANIMAL"])
        return pack(act.MIMIC, y=parse_animal(rest[0]))
    if verb == "burn":
        _expect(rest, verb, ["ANIMAL", "NUMBER"])
        return pack(act.BURN, parse_animal(rest[0]), n=parse_number(rest[1]))
    _expect(rest, verb, ["NUMBER"])
    return pack(act.DECLARE, n=parse_number(rest[0]))


def _expect(rest: list[str], verb: str, shape: list[str]) -> None:
    if len(rest) != len(shape):
        raise BadData(f"expected `{' '.join([verb, *shape])}`, found {' '.join([verb, *rest])!r}")


def _parse_play(rest: list[str], deck: Deck) -> int:
    if len(rest) < 3 or rest[1] != "as":
        raise BadData("expected `play CARD as animal` or `play CARD as TRAIT on ANIMAL`")
    face = parse_face(rest[0], deck)
    if rest[2] == "animal":
        _expect(rest, "play", ["CARD", "as", "animal"])
        return pack(act.PLAY_ANIMAL, face=face)
    trait = parse_trait(rest[2])
    if len(rest) < 5 or rest[3] != "on":
        raise BadData(f"expected `play {rest[0]} as {rest[2]} on ANIMAL`")
    x = parse_animal(rest[4])
    if trait < COMMUNICATION:
        _expect(rest, "play", ["CARD", "as", "TRAIT", "on", "ANIMAL"])
        return pack(act.PLAY_TRAIT, x, face=face, trait=trait)
    joint = "shielding" if trait == SYMBIOSIS else "and"
    _expect(rest, "play", ["CARD", "as", "TRAIT", "on", "ANIMAL", joint, "ANIMAL"])
    if rest[5] != joint:
        raise BadData(f"expected `{joint}` between the two animals, found {rest[5]!r}")
    y = parse_animal(rest[6])
    if trait != SYMBIOSIS and y < x:
        # Only symbiosis tells its two animals apart; the others are written older one first.
        x, y = y, x
    return pack(act.PLAY_PAIR, x, y, face=face, trait=trait)


def _parse_shed(rest: list[str]) -> int:
    if not rest:
        raise BadData("expected `shed TRAIT`")
    trait = parse_trait(rest[0])
    if trait == FAT_TISSUE:
        _expect(rest, "shed", ["fat_tissue", "|".join(HOLDING_KEYS)])
        if rest[1] not in HOLDING_KEYS:
            raise BadData(f"expected {' or '.join(HOLDING_KEYS)}, found {rest[1]!r}")
        return pack(act.SHED, trait=trait, n=HOLDING_KEYS.index(rest[1]))
    if trait >= COMMUNICATION:
        _expect(rest, "shed", [TRAIT_KEYS[trait], "PARTNER"])
        return pack(act.SHED, y=parse_animal(rest[1]), trait=trait)
    _expect(rest, "shed", [TRAIT_KEYS[trait]])
    return pack(act.SHED, trait=trait)
