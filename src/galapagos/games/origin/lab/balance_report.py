"""What many games of Origin say: rounds, traits and seats, as tables."""

import math
from collections import Counter
from typing import Final

from galapagos.games.origin.lab.balance import DEATHS, VICTORY, Plan, Tally
from galapagos.games.origin.rules.terms import TRAIT_COUNT, TRAIT_KEYS
from galapagos.lab.machine import made_by
from galapagos.lab.ratings import Estimate
from galapagos.lab.sheets import Sheet, factor, interval, percent

_Z: Final = 1.96
_FEWEST_SEATS: Final = 30
"""Below this an interval says nothing."""
_CAUSES: Final = tuple(DEATHS.values())


def title_of(plan: Plan) -> str:
    """Return what was played, in a line."""
    switches = "".join(f", {key} {value}" for key, value in plan.switches.items())
    bots = ", ".join(bot.text for bot in plan.bots)
    return (
        f"Origin, {plan.players} players{switches}: {plan.games} games of {bots}, seed {plan.seed}"
    )


def sheets_of(plan: Plan, tally: Tally) -> list[Sheet]:
    """Return all tables of a report."""
    return [_rounds(tally), _traits(plan, tally), _seats(plan, tally)]


def as_json(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return everything that was counted, and by whom."""
    return {
        "game": "origin",
        "players": plan.players,
        "switches": plan.switches,
        "bots": [bot.text for bot in plan.bots],
        "games": tally.games,
        "seed": plan.seed,
        "made_by": made_by(),
        "decisions": tally.decisions,
        "rounds": _counted(tally.rounds, {n: str(n) for _, n in tally.rounds}),
        "traits": _counted(tally.traits, dict(enumerate(TRAIT_KEYS))),
        "seats": _counted(tally.places, {n: str(n + 1) for _, n in tally.places}),
    }


def _counted(counts: Counter[tuple[str, int]], names: dict[int, str]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (what, number), count in sorted(counts.items(), key=lambda one: (one[0][1], one[0][0])):
        found.setdefault(names[number], {})[what] = count
    return found


def _rounds(tally: Tally) -> Sheet:
    numbers = sorted(number for what, number in tally.rounds if what == "games")
    rows = []
    for number in numbers:
        games, there = tally.rounds["games", number], tally.rounds["animals", number]
        appetite, food = tally.rounds["appetite", number], tally.rounds["food", number]
        deaths = [percent(tally.rounds[cause, number] / max(1, there)) for cause in _CAUSES]
        hunger = f"{appetite / max(1, food):.2f}"
        rows.append([str(number), str(games), f"{there / games:.1f}", hunger, *deaths])
    columns = ("round", "games", "animals", "appetite ÷ food", *_CAUSES)
    note = f"Animals at the beginning of feeding; a game has {_mean(tally)} decisions."
    return Sheet("Rounds", columns, rows, note)


def _mean(tally: Tally) -> str:
    return f"{tally.decisions / max(1, tally.games):.0f}"


def _traits(plan: Plan, tally: Tally) -> Sheet:
    order = sorted(range(TRAIT_COUNT), key=lambda trait: -_victory(plan, tally.traits, trait).value)
    rows = []
    for trait in order:
        there = max(1, tally.traits["there", trait])
        deaths = [percent(tally.traits[cause, trait] / there) for cause in _CAUSES]
        laid = f"{tally.traits['laid', trait] / max(1, tally.games):.2f}"
        found = _victory(plan, tally.traits, trait)
        known = tally.traits["seats", trait] >= _FEWEST_SEATS
        rows.append([TRAIT_KEYS[trait], laid, *deaths, factor(found if known else None)])
    columns = ("trait", "laid per game", *_CAUSES, "victories (95%)")
    note = (
        "Deaths per feeding phase begun by an animal with the trait; victories of players who laid"
        " it, relative to an even share: 1.00 means no effect."
    )
    return Sheet("Traits", columns, rows, note)


def _seats(plan: Plan, tally: Tally) -> Sheet:
    rows = []
    for place in range(plan.players):
        found = _victory(plan, tally.places, place)
        share = Estimate(*(value / plan.players for value in (found.value, found.low, found.high)))
        points = tally.places["points", place] / max(1, tally.places["seats", place])
        rows.append([str(place + 1), interval(share), f"{points:.2f}"])
    note = f"Seat 1 begins the first round; an even share is {percent(1 / plan.players)}."
    return Sheet("Seats", ("seat", "victories (95%)", "points"), rows, note)


def _victory(plan: Plan, counts: Counter[tuple[str, int]], number: int) -> Estimate:
    """Return the victories of those seats, 1.0 for as many as an even player has."""
    seats = counts["seats", number]
    if not seats:
        return Estimate(0.0, 0.0, 0.0)
    mean = counts["victory", number] / seats
    variance = counts["squares", number] / seats - mean * mean
    scale = plan.players / VICTORY
    radius = _Z * math.sqrt(max(0.0, variance) / seats) * scale
    return Estimate(mean * scale, max(0.0, mean * scale - radius), mean * scale + radius)
