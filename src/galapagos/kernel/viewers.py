"""Who looks at a game: a seat, or one of these in its place."""

from typing import Final

from mypy_extensions import i64

from galapagos.kernel.errors import Misuse

SPECTATOR: Final = -1
"""The viewer who has no seat: sees what everybody may see."""

COMPLETE: Final = -2
"""Instead of a viewer: the state is no view, nothing in it is blanked."""


def check_viewer(viewer: i64, players: i64, shown_to: i64) -> None:
    """Refuse to make a view of a state for a viewer who is not at the table, or who would not see
    in it what is his own, because the state is itself the view of another seat."""
    if viewer < SPECTATOR or viewer >= players:
        raise Misuse(
            f"expected a viewer from {SPECTATOR} (spectator) to {players - 1}, found {viewer}"
        )
    if shown_to != COMPLETE and viewer != shown_to and viewer != SPECTATOR:
        raise Misuse(f"expected a complete game, found the view of {shown_to}")
