"""The targets for the balance of a Darwin card set, and whether a tally meets them."""

from typing import Final

from galapagos.games.darwin.lab.balance import Plan
from galapagos.games.darwin.lab.balance_report import (
    KINDS,
    Target,
    biomes_of,
    eras_of,
    extremes,
    hands_of,
    is_hard,
    spread_of,
)
from galapagos.games.darwin.lab.balance_tally import Tally

DEMAND: Final = (0.8, 1.0)
"""Hearts ÷ food, once food is scarce."""
DEATHS: Final = (0.1, 0.25)
"""Share of the species that die in an Era after the first."""
_SCARCE_FROM: Final = 4
"""Players from which food is to become scarce."""
_MIDDLE: Final = (2, 3)
"""Eras by which it is to be scarce."""


def targets_of(plan: Plan, tally: Tally) -> list[Target]:
    """Compare a tally with what a good set of cards should give."""
    found = _hand_targets(tally) + _biome_targets(plan, tally) + _species_targets(tally)
    if plan.switches.get("mode") in ("kids", "beginner"):
        return found
    return found + _era_targets(plan, tally)


def _percent(what: str, low: int, high: int, *values: float) -> Target:
    digits = 1 if len(values) == 1 else 0
    bottom, top = extremes(round(100 * value, digits) for value in values)
    shown = f"{bottom:.1f}%" if len(values) == 1 else f"{bottom:.0f}–{top:.0f}%"
    return Target(what, f"{low}–{high}%", shown, low <= bottom and top <= high)


def _number(what: str, low: float, high: float, *values: float, digits: int = 0) -> Target:
    bottom, top = extremes(round(value, digits) for value in values)
    shown = f"{bottom:.{digits}f}"
    if top != bottom:
        shown += f"–{top:.{digits}f}"
    return Target(what, f"{low:.{digits}f}–{high:.{digits}f}", shown, low <= bottom and top <= high)


def _hand_targets(tally: Tally) -> list[Target]:
    found = []
    for kind in KINDS:
        hands = hands_of(tally, kind)
        pairs = sum(number * share for number, share in hands.pairs.items())
        found += [
            _percent(f"hands ({kind}) that can create a species", 92, 97, hands.founders),
            _number(f"biomes of 4 that a hand ({kind}) reaches", 2.7, 3.3, hands.reached, digits=1),
            _number(f"heads with a body in a hand ({kind})", 2, 3, pairs, digits=1),
        ]
    return found


def _biome_targets(plan: Plan, tally: Tally) -> list[Target]:
    biomes = biomes_of(plan, tally)
    easy = [biome.reach[KINDS[0]] for biome in biomes if not is_hard(biome)]
    hard = [biome.reach[KINDS[0]] for biome in biomes if is_hard(biome)]
    return [
        _percent("hands that can settle an easy biome", 75, 95, *easy),
        _percent("hands that can settle a hard biome", 40, 67, *hard),
        _number("best adaptation of a hand, median", 3, 6, *(one.median for one in biomes)),
        _number("best adaptation of a hand, 90th percentile", 5, 8, *(one.high for one in biomes)),
    ]


def _species_targets(tally: Tally) -> list[Target]:
    competition = spread_of(tally, "competition")
    hearts = spread_of(tally, "hearts")
    held = spread_of(tally, "held")
    return [
        _number("competition of a species, median", 2, 3, competition.median),
        _number("competition of a species, top", 8, 10, competition.top),
        _number("hearts of a species, median", 2, 2, hearts.median),
        _number("hearts of a species, 90th percentile", 0, 4, hearts.high),
        _percent("species without hearts", 1, 20, hearts.none),
        _number("species of one player, top", 0, 12, held.top),
    ]


def _era_targets(plan: Plan, tally: Tally) -> list[Target]:
    eras = eras_of(tally)
    found = []
    middle = [era.demand for era in eras if era.era in _MIDDLE]
    if plan.players >= _SCARCE_FROM:
        what = "hearts ÷ food, highest of eras 2 and 3"
        found.append(_number(what, *DEMAND, max(middle), digits=2))
    for era in eras:
        # In the first Era every species was made for its biome, and food is not scarce yet.
        low, high = (round(100 * share) for share in DEATHS)
        if era.era == 1:
            low = 0
        found.append(_percent(f"species that die in era {era.era}", low, high, era.died()))
    return found
