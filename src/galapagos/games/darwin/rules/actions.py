"""An action of Darwin packed into one integer.

    CREATE:          kind | slot << 5 | cards << 8          (cards: six bytes, see `pack_cards`)
    all the others:  kind | x << 5 | c1 << 17 | c2 << 25 | c3 << 33 | c4 << 41

``x`` is a species, a slot or a biome card; ``c1`` … ``c4`` are card numbers, or a number. Fields a
kind does not use are zero, so that equal actions are equal integers. Kinds are numbered in the
order in which `legal` lists them.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.kernel.fields import Field
from galapagos.kernel.keys import keys_of

NO_ACTION: Final = 0
# The turn as a draft (rulings Q05, Q06)
CONFIRM: Final = 1
PASS: Final = 2
TAKE_BACK: Final = 3
UNTRADE: Final = 4
TRADE: Final = 5  # one goes out of the hand, one comes into it from the trade zone
# Redraws and draws
REDRAW: Final = 6  # the card is kept
FULL_REDRAW: Final = 7
DRAW: Final = 8  # from the deck of a size
# Main actions
CREATE: Final = 9
MUTATE: Final = 10
MUTATE_TWICE: Final = 11
MIGRATE: Final = 12
# Two against two
SHOW: Final = 13  # to the partner
OPEN: Final = 14  # to everybody
ASK: Final = 15
GIVE: Final = 16
DECLINE: Final = 17
PAY_CARD: Final = 18
PAY_DRAW: Final = 19
TAKE_OVER: Final = 20  # for two cards; without cards the opponents draw
# Answers in the evaluation and in events
HUNT_FIRST: Final = 21
EAT: Final = 22
DEGENERATE: Final = 23
LOSE: Final = 24
BEQUEATH: Final = 25  # the species gets n points
PICK_BIOME: Final = 26
# Kids game: before the hand is refilled
DISCARD: Final = 27
REFILL: Final = 28

ACTION_KEYS: Final = ["none", *keys_of(__name__)[1:]]
ACTION_KINDS: Final = 29

_SPECIES: Final[Field] = ("species", 5, 12, 1)
_BIOME: Final[Field] = ("biome", 5, 12, 1)
_CARD: Final[Field] = ("cards", 17, 8, 1)
ACTION_FIELDS: Final[list[list[Field]]] = [
    [],
    [],
    [],
    [],
    [],
    [("out", 17, 8, 1), ("into", 25, 8, 1)],
    [_CARD],
    [],
    [("size", 17, 8, 1)],
    [("slot", 5, 3, 1), ("cards", 8, 8, 6)],
    [_SPECIES, ("out", 17, 8, 1), ("cards", 33, 8, 1)],
    [_SPECIES, ("out", 17, 8, 2), ("cards", 33, 8, 2)],
    [_SPECIES, ("slot", 17, 8, 1)],
    [("cards", 17, 8, 4)],
    [_CARD],
    [],
    [_CARD],
    [],
    [_CARD],
    [],
    [_SPECIES, ("cards", 17, 8, 2)],
    [_SPECIES],
    [_SPECIES],
    [_SPECIES, ("out", 17, 8, 1)],
    [_SPECIES],
    [_SPECIES, ("n", 17, 8, 1)],
    [_BIOME],
    [_CARD],
    [],
]
"""What an action of each kind is about, by its number. Of several cards the lower number comes
first and 0 last; those of a creation lie by place."""

MAX_UID: Final = 4095
_BYTE: Final = 255
_USED_BITS: Final = (1 << 56) - 1


def pack(kind: i64, x: i64 = 0, c1: i64 = 0, c2: i64 = 0, c3: i64 = 0, c4: i64 = 0) -> i64:
    return kind | x << 5 | c1 << 17 | c2 << 25 | c3 << 33 | c4 << 41


def pack_create(slot: i64, cards: i64) -> i64:
    return CREATE | slot << 5 | cards << 8


def pack_cards(head: i64, body: i64, legs: i64, more_legs: i64, wings: i64, tail: i64) -> i64:
    """Pack the cards of a species by place; 0 = empty, of two leg cards the lower one first."""
    return head | body << 8 | legs << 16 | more_legs << 24 | wings << 32 | tail << 40


def card_at(cards: i64, place: i64) -> i64:
    """Return the card at a place 0 … 5: head, body, legs, more legs, wings, tail."""
    return (cards >> (place << 3)) & _BYTE


def kind_of(action: i64) -> i64:
    return action & 31


def x_of(action: i64) -> i64:
    return (action >> 5) & MAX_UID


def c1_of(action: i64) -> i64:
    return (action >> 17) & _BYTE


def c2_of(action: i64) -> i64:
    return (action >> 25) & _BYTE


def c3_of(action: i64) -> i64:
    return (action >> 33) & _BYTE


def c4_of(action: i64) -> i64:
    return (action >> 41) & _BYTE


def create_slot(action: i64) -> i64:
    return (action >> 5) & 7


def create_cards(action: i64) -> i64:
    return (action >> 8) & ((1 << 48) - 1)


def is_packed(action: i64) -> bool:
    """Whether a number can be an action at all: a known kind and no stray bits."""
    kind = kind_of(action)
    return action > 0 and action <= _USED_BITS and kind > 0 and kind < ACTION_KINDS


def is_main(kind: i64) -> bool:
    return kind >= CREATE and kind <= MIGRATE
