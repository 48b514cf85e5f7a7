"""How a search's idea of a position becomes a chance to win.

A search says of a position whether it is good, on a scale of its own: it looks no further than the
next round or Era, and only at the strongest rival. How often such positions were won is measured
(`galapagos lab calibration`); what was measured stands in ``calibration.json`` of the game.
"""

from functools import cache
from math import exp, log
from pathlib import Path

from msgspec import Struct, json

_FILE = "calibration.json"
_EDGE = 0.02
"""A search is never surer than this of itself."""


class Curve(Struct, frozen=True, forbid_unknown_fields=True):
    """A logistic curve: with x = ln(value / (1 - value)) of what a search says, the same of the
    chance to win is base + slope × x + bend × x³."""

    slope: float = 1.0
    base: float = 0.0
    bend: float = 0.0

    def odds(self, value: float) -> float:
        """Return ln(chance / (1 - chance))."""
        x = odds_of(value)
        return self.base + self.slope * x + self.bend * x**3

    def only_rises(self) -> bool:
        """Whether what a search takes for better never is a worse chance."""
        steepest = odds_of(1.0)
        return self.slope >= 0 and self.slope + 3 * self.bend * steepest**2 >= 0


class TableCurves(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured where so many sides play against each other."""

    sides: int
    curves: tuple[Curve, ...]
    """By the rounds or Eras that are still to come; the last one is for more of them."""


class Calibration(Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of a game, and how."""

    tables: tuple[TableCurves, ...] = (TableCurves(2, (Curve(),)),)
    """Fewer sides first."""
    command: str = ""
    """What measures it again."""

    def chance(self, value: float, sides: int, ahead: int) -> float:
        """Return the chance to win: 0 … 1, for a search's value of the same range.

        Where nobody has measured so many sides, every further rival has an equal share."""
        table = self.tables[0]
        for larger in self.tables[1:]:
            if larger.sides <= sides:
                table = larger
        curve = table.curves[min(ahead, len(table.curves) - 1)]
        odds = curve.odds(value) - log(max(1, sides - 1) / max(1, table.sides - 1))
        return 1.0 / (1.0 + exp(-odds))


def odds_of(share: float) -> float:
    """Return ln(share / (1 - share))."""
    kept = min(max(share, _EDGE), 1.0 - _EDGE)
    return log(kept / (1.0 - kept))


@cache
def calibration_in(folder: Path) -> Calibration:
    """Return what was measured of the game in a folder; a search is taken at its word where nothing
    was."""
    path = folder / _FILE
    return json.decode(path.read_bytes(), type=Calibration) if path.exists() else Calibration()
