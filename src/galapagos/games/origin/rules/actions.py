"""An action of Origin packed into one integer.

    kind | x << 5 | y << 16 | face << 27 | trait << 35 | n << 40

``x`` and ``y`` are animals: seat << 8 | serial. Fields a kind does not use are zero, so that equal
actions are equal integers.
"""

from typing import Final

from mypy_extensions import i64

# Evolution
PLAY_ANIMAL: Final = 1  # face
PLAY_TRAIT: Final = 2  # face, trait, x
PLAY_PAIR: Final = 3  # face, trait, x, y (symbiosis: x represents y; otherwise x < y)
PASS: Final = 4
# Feeding: main actions, then free abilities
TAKE: Final = 5  # x
HUNT: Final = 6  # x hunts y
BURN: Final = 7  # x, n
HIBERNATE: Final = 8  # x
GRAZE: Final = 9  # x
PIRATE: Final = 10  # x robs y
USE_PAIR: Final = 11  # trait, x has been fed, y receives
END: Final = 12
# Answers
RUN: Final = 13
MIMIC: Final = 14  # y is the substitute
SHED: Final = 15  # trait; fat tissue: n is what it holds; pair traits: y is the partner
SCAVENGE_WITH: Final = 16  # x
WAIVE: Final = 17
DECLARE: Final = 18  # n extra cards
ACTION_KINDS: Final = 19

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
