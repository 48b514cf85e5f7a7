"""The balance report as tables of text: for the terminal and for Markdown."""

from collections.abc import Sequence

from galapagos.games.darwin.lab.balance_report import BiomeFigures, EraFigures, Report, Success
from galapagos.games.darwin.rules.terms import DEATH_KEYS
from galapagos.lab.sheets import Sheet, factor, interval, percent

_STARVING = ("herbivores starve", "carnivores starve", "omnivores starve")
_LISTED = 8
"""Cards at each end of a list."""


def title_of(report: Report) -> str:
    switches = "".join(f", {key} {value}" for key, value in report.switches.items())
    return (
        f"Darwin, {report.players} players{switches}: {report.games} games of"
        f" {', '.join(report.bots)}, seed {report.seed}, cards {report.cards} ({report.digest})"
    )


def sheets_of(report: Report) -> list[Sheet]:
    """Return all tables of a report."""
    return [
        _targets(report),
        _hands(report),
        _eras(report),
        _deaths(report),
        _species(report),
        _points(report),
        _seats(report),
        *([_players(report)] if report.table else []),
        _biomes(report),
        *_cards(report),
    ]


def _targets(report: Report) -> Sheet:
    rows = [(one.what, one.wanted, one.found, "yes" if one.met else "no") for one in report.targets]
    met = sum(target.met for target in report.targets)
    return Sheet(f"Targets: {met} of {len(rows)} met", ("target", "wanted", "found", "met"), rows)


def _hands(report: Report) -> Sheet:
    most = max(number for hands in report.hands for number in hands.pairs)
    columns = ["cards", "can create", "biomes of 4", *(f"{n} pairs" for n in range(most + 1))]
    rows = [
        [
            hands.kind,
            percent(hands.founders),
            f"{hands.reached:.2f}",
            *(percent(hands.pairs.get(number, 0.0)) for number in range(most + 1)),
        ]
        for hands in report.hands
    ]
    return Sheet("Random hands", columns, rows, "Small + large cards; pairs of a head and a body.")


def _eras(report: Report) -> Sheet:
    columns = ["era", "created", "mutations", "migrated", "traded", "species"]
    columns += ["hearts ÷ food", "herbivores ÷ plants", "carnivores ÷ meat"]
    return Sheet(
        "Eras",
        columns,
        [_era(era) for era in report.eras],
        "Per game; species and hearts once all have passed.",
    )


def _era(era: EraFigures) -> Sequence[str]:
    counts = (era.created, era.mutations, era.migrated, era.traded, era.standing)
    shares = (era.demand, era.plant_demand, era.meat_demand)
    return (
        str(era.era),
        *(f"{count:.1f}" for count in counts),
        *(f"{share:.2f}" for share in shares),
    )


def _deaths(report: Report) -> Sheet:
    columns = ("era", "evaluation", *(key.replace("_", " ") for key in DEATH_KEYS))
    rows = [
        (
            str(era.era),
            percent(era.died()),
            *(percent(era.deaths[cause]) for cause in DEATH_KEYS),
            *(percent(share) for share in era.starved.values()),
            percent(era.carnivores),
            percent(era.hunters),
        )
        for era in report.eras
    ]
    return Sheet(
        "Deaths",
        (*columns, *_STARVING, "carnivores", "of which hunt"),
        rows,
        "Share of the species alive once all have passed, by cause; the share of each diet that"
        " starves; carnivores among all, and the share of them that hunts.",
    )


def _species(report: Report) -> Sheet:
    rows = [
        (
            "species of a player" if one.what == "held" else one.what,
            *(str(number) for number in (one.lowest, one.median, one.high, one.top)),
            percent(one.none),
        )
        for one in report.spreads
    ]
    columns = ("of a species", "lowest", "median", "90%", "99.9%", "none")
    return Sheet("Species", columns, rows, "At every evaluation.")


def _points(report: Report) -> Sheet:
    total = sum(value for key, value in report.points.items() if value > 0 and key != "total")
    rows = [
        (key, f"{value:.2f}", percent(value / total) if value > 0 and key != "total" else "")
        for key, value in report.points.items()
    ]
    return Sheet(
        "Points by source",
        ("source", "points", "share of all earned"),
        rows,
        "Points per player and game. Paid: for mutations. Lost: with dead species.",
    )


def _seats(report: Report) -> Sheet:
    rows = [(str(one.seat), interval(one.victory), f"{one.points:.2f}") for one in report.seats]
    return Sheet(
        "Seats",
        ("seat", "victories (95%)", "points"),
        rows,
        f"Seat 1 begins the first era; an even share is {percent(1 / report.players)}. A game has"
        f" {report.decisions:.0f} decisions; nine in ten games have at most"
        f" {report.decisions_high}."
        + "".join(f" {value:.2f} × {key}." for key, value in report.redraws.items()),
    )


def _players(report: Report) -> Sheet:
    rows = [(one.bot, interval(one.victory), f"{one.points:.2f}") for one in report.table]
    return Sheet("Players", ("bot", "victories for each seat (95%)", "points"), rows)


def _biomes(report: Report) -> Sheet:
    kinds = [hands.kind for hands in report.hands]
    columns = ["biome", "reward", *(f"reach {kind}" for kind in kinds), "best, median", "90%"]
    columns += ["species", "empty", "deaths", "victories of leaders"]
    return Sheet(
        "Biomes",
        columns,
        [_biome(one, kinds) for one in report.biomes],
        "Share of random hands that can settle it; the best adaptation of those (5+5); in play:"
        " species there, share of eras without any, share that die; victories of seats that took"
        " its reward, relative to an average seat.",
    )


def _biome(one: BiomeFigures, kinds: Sequence[str]) -> Sequence[str]:
    return (
        *(one.id, str(one.reward)),
        *(percent(one.reach[kind]) for kind in kinds),
        *(str(one.median), str(one.high), f"{one.dwellers:.2f}"),
        *(percent(one.empty), percent(one.deaths), factor(one.led)),
    )


def _cards(report: Report) -> list[Sheet]:
    """Return the ends of two lists: how often cards are played, and with which success."""
    columns = ("card", "played ÷ drawn", "victories (95%)")
    rated = [one for one in report.used if one.victory is not None]
    rated.sort(key=lambda one: (-one.victory.value if one.victory else 0.0, one.id))
    return [
        Sheet("Cards played most and least", columns, _ends(report.used)),
        Sheet(
            "Cards whose players win most and least",
            columns,
            _ends(rated),
            "Victories of seats that played the card, relative to an average seat; players who"
            " play more cards also win more.",
        ),
    ]


def _ends(found: list[Success]) -> list[Sequence[str]]:
    shown = found if len(found) <= 2 * _LISTED else found[:_LISTED] + found[-_LISTED:]
    return [(one.id, percent(one.use), factor(one.victory)) for one in shown]
