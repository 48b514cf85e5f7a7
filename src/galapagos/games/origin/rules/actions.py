"""An action of Origin packed into one integer.

    kind | x << 5 | y << 16 | face << 27 | trait << 35 | n << 40

``x`` and ``y`` are animals: seat << 8 | serial. Fields a kind does not use are zero, so that equal
actions are equal integers.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.kernel.fields import Field
from galapagos.kernel.keys import keys_of

NO_ACTION: Final = 0
# Evolution
PLAY_ANIMAL: Final = 1
PLAY_TRAIT: Final = 2
PLAY_PAIR: Final = 3  # symbiosis: the animal represents the target; otherwise the older comes first
PASS: Final = 4
# Feeding: main actions, then free abilities
TAKE: Final = 5
HUNT: Final = 6
BURN: Final = 7
HIBERNATE: Final = 8
GRAZE: Final = 9
PIRATE: Final = 10
USE_PAIR: Final = 11  # the animal has been fed, the target receives
END: Final = 12
# Answers
RUN: Final = 13
MIMIC: Final = 14  # the target is the substitute
SHED: Final = 15  # fat tissue: what it holds; pair traits: the target is the partner
SCAVENGE_WITH: Final = 16
WAIVE: Final = 17
DECLARE: Final = 18  # n extra cards

ACTION_KEYS: Final = ["none", *[key.removesuffix("_with") for key in keys_of(__name__)[1:]]]
ACTION_KINDS: Final = 19

_ANIMAL: Final[Field] = ("animal", 5, 11, 1)
_TARGET: Final[Field] = ("target", 16, 11, 1)
_FACE: Final[Field] = ("face", 27, 8, 1)
_TRAIT: Final[Field] = ("trait", 35, 5, 1)
_N: Final[Field] = ("n", 40, 8, 1)
_HOLDING: Final[Field] = ("holding", 40, 8, 1)
ACTION_FIELDS: Final[list[list[Field]]] = [
    [],
    [_FACE],
    [_FACE, _TRAIT, _ANIMAL],
    [_FACE, _TRAIT, _ANIMAL, _TARGET],
    [],
    [_ANIMAL],
    [_ANIMAL, _TARGET],
    [_ANIMAL, _N],
    [_ANIMAL],
    [_ANIMAL],
    [_ANIMAL, _TARGET],
    [_TRAIT, _ANIMAL, _TARGET],
    [],
    [],
    [_TARGET],
    [_TRAIT, _TARGET, _HOLDING],
    [_ANIMAL],
    [],
    [_N],
]
"""What an action of each kind is about, by its number."""

MAX_SERIAL: Final = 255


def animal_ref(seat: i64, serial: i64) -> i64:
    return seat << 8 | serial


def ref_seat(ref: i64) -> i64:
    return ref >> 8


def ref_serial(ref: i64) -> i64:
    return ref & 255


def pack(kind: i64, x: i64 = 0, y: i64 = 0, face: i64 = 0, trait: i64 = 0, n: i64 = 0) -> i64:
    return kind | x << 5 | y << 16 | face << 27 | trait << 35 | n << 40


def kind_of(action: i64) -> i64:
    return action & 31


def x_of(action: i64) -> i64:
    return (action >> 5) & 2047


def y_of(action: i64) -> i64:
    return (action >> 16) & 2047


def face_of(action: i64) -> i64:
    return (action >> 27) & 255


def trait_of(action: i64) -> i64:
    return (action >> 35) & 31


def n_of(action: i64) -> i64:
    return (action >> 40) & 255
