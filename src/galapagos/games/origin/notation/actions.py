"""Actions of Origin as text: one line a person can read and type; see docs/notation.md.

`parse_action` gives back exactly the action that `format_action` wrote.
"""

import re
from functools import cache, lru_cache

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    ACTION_FIELDS,
    animal_ref,
    face_of,
    kind_of,
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
from galapagos.records.grammar import Grammar, Spelling, Wording
from galapagos.records.lines import parse_count, parse_seat

_MAX_NUMBER = 255
_ANIMAL = re.compile(r"(?P<seat>P[1-8])(?P<letters>[a-z]{1,2})")


# --- names -----------------------------------------------------------------------------------


def is_animal(word: str) -> bool:
    """Whether a word has the form of an animal's name."""
    return _ANIMAL.fullmatch(word) is not None


@cache
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


def parse_holding(word: str) -> int:
    if word not in HOLDING_KEYS:
        raise BadData(f"expected {' or '.join(HOLDING_KEYS)}, found {word!r}")
    return HOLDING_KEYS.index(word)


def face_key(face: int, deck: Deck) -> str:
    if face >= deck.faces:
        raise BadData(f"the deck {deck.name} has no face {face}")
    return deck.key(face)


# --- lines -----------------------------------------------------------------------------------

_PAIRS = (COMMUNICATION, COOPERATION, SYMBIOSIS)
_ON_ONE_ANIMAL = [trait for trait in range(len(TRAIT_KEYS)) if trait not in _PAIRS]

_ANIMAL_SPELLING: Spelling[Deck] = Spelling(
    "ANIMAL", lambda ref, deck: animal_name(ref), lambda word, deck: parse_animal(word)
)
SPELLINGS: dict[str, Spelling[Deck]] = {
    "face": Spelling("CARD", face_key, parse_face),
    "trait": Spelling(
        "TRAIT", lambda trait, deck: TRAIT_KEYS[trait], lambda word, deck: parse_trait(word)
    ),
    "animal": _ANIMAL_SPELLING,
    "target": _ANIMAL_SPELLING,
    "n": Spelling(
        "NUMBER", lambda n, deck: str(n), lambda word, deck: parse_count(word, _MAX_NUMBER)
    ),
    "holding": Spelling(
        "|".join(HOLDING_KEYS),
        lambda holding, deck: HOLDING_KEYS[holding],
        lambda word, deck: parse_holding(word),
    ),
}

GRAMMAR = Grammar(
    "Origin",
    ACTION_FIELDS,
    SPELLINGS,
    [
        Wording(act.PLAY_ANIMAL, "play {face} as animal"),
        Wording(act.PLAY_TRAIT, "play {face} as {trait} on {animal}", trait=_ON_ONE_ANIMAL),
        Wording(
            act.PLAY_PAIR,
            "play {face} as {trait} on {animal} and {target}",
            trait=(COMMUNICATION, COOPERATION),
        ),
        Wording(
            act.PLAY_PAIR,
            "play {face} as {trait} on {animal} shielding {target}",
            trait=(SYMBIOSIS,),
        ),
        Wording(act.PASS, "pass"),
        Wording(act.TAKE, "take {animal}"),
        Wording(act.HUNT, "hunt {animal} {target}"),
        Wording(act.BURN, "burn {animal} {n}"),
        Wording(act.HIBERNATE, "hibernate {animal}"),
        Wording(act.GRAZE, "graze {animal}"),
        Wording(act.PIRATE, "pirate {animal} {target}"),
        Wording(act.USE_PAIR, "communicate {animal} {target}", trait=(COMMUNICATION,)),
        Wording(act.USE_PAIR, "cooperate {animal} {target}", trait=(COOPERATION,)),
        Wording(act.END, "end"),
        Wording(act.RUN, "run"),
        Wording(act.MIMIC, "mimic {target}"),
        Wording(
            act.SHED,
            "shed {trait} {holding}",
            trait=(FAT_TISSUE,),
            holding=range(len(HOLDING_KEYS)),
        ),
        Wording(act.SHED, "shed {trait} {target}", trait=_PAIRS),
        Wording(act.SHED, "shed {trait}", trait=[t for t in _ON_ONE_ANIMAL if t != FAT_TISSUE]),
        Wording(act.SCAVENGE_WITH, "scavenge {animal}"),
        Wording(act.WAIVE, "waive"),
        Wording(act.DECLARE, "extra {n}"),
    ],
)
VERBS = GRAMMAR.verbs
_REMEMBERED = 1 << 14
"""How many texts are kept: players are offered the same actions again and again."""


@lru_cache(_REMEMBERED)
def format_action(action: int, deck: Deck) -> str:
    """Return an action as a line of text."""
    return GRAMMAR.text(action, deck)


def parse_action(text: str, deck: Deck) -> int:
    """Return the action a line of text stands for; raise `BadData` if it stands for none.

    Whether the action is legal, or its animals exist, is not asked here."""
    return in_order(GRAMMAR.parse(text, deck))


def in_order(action: int) -> int:
    """Return an action in its one spelling: only symbiosis tells the two animals of a pair apart,
    of the others the older one comes first."""
    if kind_of(action) != act.PLAY_PAIR or trait_of(action) == SYMBIOSIS:
        return action
    older, younger = sorted((x_of(action), y_of(action)))
    return pack(act.PLAY_PAIR, older, younger, face=face_of(action), trait=trait_of(action))
