"""What the positions of both games have in common: first line, viewer, chance, sets of seats."""

from galapagos.kernel.bits import bit, bit_numbers
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.lines import KeyedLines, format_chance, parse_chance, parse_seat, seat_name

FIRST_LINE = "galapagos position 1"
SPECTATOR_WORD = "spectator"


def viewer_fields(viewer: int | None, chance: Chance) -> dict[str, str]:
    """Return whose view a position is; without a viewer it is complete, and its chance is told."""
    if viewer is None:
        return {"chance": format_chance(int(chance.rng))}
    return {"viewer": viewer_name(viewer)}


def viewer_name(viewer: int) -> str:
    """Return who looks: ``P1`` … or ``spectator``."""
    return SPECTATOR_WORD if viewer == SPECTATOR else seat_name(viewer)


def read_viewer(lines: KeyedLines, players: int) -> int | None:
    """Return the viewer; None if the position is complete."""
    with lines.at("viewer"):
        viewer = lines.text("viewer", "")
        if viewer == SPECTATOR_WORD:
            return SPECTATOR
        return parse_seat(viewer, players) if viewer else None


def read_chance(lines: KeyedLines) -> Chance:
    """Return the chance of a complete position; one that a person wrote need not say it."""
    with lines.at("chance"):
        return Chance(parse_chance(lines.text("chance", format_chance(0))))


def seat_names(mask: int, joint: str = " ") -> str:
    """Return a set of seats: ``P1 P3``."""
    return joint.join(seat_name(seat) for seat in bit_numbers(mask))


def read_seats(lines: KeyedLines, key: str, players: int) -> int:
    """Return the mask of a set of seats."""
    with lines.at(key):
        words = lines.words(key)
        return read_mask(words, [parse_seat(word, players) for word in words])


def read_seat(lines: KeyedLines, key: str, players: int, default: int) -> int:
    """Return a seat that may be missing."""
    with lines.at(key):
        word = lines.text(key, "")
        return parse_seat(word, players) if word else default


def read_mask(words: list[str], numbers: list[int]) -> int:
    """Return the mask of what the words stand for, each of which may be said once."""
    mask = 0
    for word, number in zip(words, numbers, strict=True):
        if mask & bit(number):
            raise BadData(f"{word} appears here twice")
        mask |= bit(number)
    return mask
