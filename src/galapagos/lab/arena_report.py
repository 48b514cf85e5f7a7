"""What a contest showed: shares, ratings, and the same as CSV, JSON and a plot."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import get_args

from galapagos.bots.guard import Fault
from galapagos.lab.arena import Contest, Result
from galapagos.lab.arena_plot import plot
from galapagos.lab.machine import made_by
from galapagos.lab.ratings import Estimate, Wins, elo_estimates, share_estimate

_COLUMNS = [
    "bot",
    "seats",
    "win_share",
    "win_low",
    "win_high",
    "score_share",
    "score_low",
    "score_high",
    "mean_score",
    "elo",
    "elo_low",
    "elo_high",
    "forfeits",
    "illegal",
    "late",
    "failed",
]
_GAME_COLUMNS = ["deal", "seating", "seat", "bot", "points", "share", "forfeit", "decisions"]


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    seats: int
    """Seats it held in all games together."""
    win: Estimate
    """Its share of the victory where it sat at the table; equal bots have 1 / sides."""
    score: Estimate
    """Its share of all points."""
    mean_score: float
    elo: Estimate
    forfeits: int
    """Seats it lost because it failed to decide."""
    faults: dict[Fault, int]
    """Decisions it did not take, by what it did instead."""


@dataclass(frozen=True)
class Report:
    """Everything about a contest that was played, or of the part that was."""

    contest: Contest
    results: list[Result]
    """Of complete deals, in their order."""
    deals: int
    standings: list[Standing]
    """In the order in which the bots were named."""
    verdict: str = ""
    """What is known, where the contest was ended because it is."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    @property
    def troubles(self) -> list[str]:
        """What bots did instead of deciding, in words."""
        return [text for result in self.results for text in result.troubles]

    def __repr__(self) -> str:
        return f"<Report: {self.title()} of {', '.join(self.contest.names())}>"

    def __str__(self) -> str:
        """The standings as a table of text."""
        heads = ["bot", "victory (95%)", "points", "mean", "Elo", "forfeits"]
        rows = [heads, *(_cells(row) for row in self.standings)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
            for row in rows
        ]
        return "\n".join([f"{self.title()}:", *lines, *self.notes()])

    def _repr_svg_(self) -> str:
        return as_svg(self)

    def title(self) -> str:
        """Return what was played, in a line."""
        contest = self.contest
        return f"{contest.game}, {contest.players} players, {self.games} games"

    def notes(self) -> list[str]:
        """Return what a reader of the numbers has to know."""
        found = ["seats rotated; every deal played from every seating; intervals 95%, by deal"]
        if self.contest.is_repeatable():
            found.append("iteration budgets only: the same seed gives the same numbers")
        else:
            found.append("time budgets or external bots: another run gives other numbers")
        if self.troubles:
            found.append("a bot that fails to decide has lost that game, without points")
        if self.verdict:
            found.append(f"stopped after {self.deals} deals: {self.verdict}")
        elif self.deals < self.contest.deals():
            found.append(f"unfinished: {self.deals} of {self.contest.deals()} deals are complete")
        return found


def _cells(row: Standing) -> list[str]:
    shares = [f"{100 * share:.1f}" for share in (row.win.value, row.win.low, row.win.high)]
    win = f"{shares[0]} % ({shares[1]}–{shares[2]})"
    points = f"{100 * row.score.value:.1f}%"
    return [
        row.bot,
        win,
        points,
        f"{row.mean_score:.1f}",
        f"{row.elo.value:+.0f}",
        str(row.forfeits),
    ]


def report_of(contest: Contest, results: Sequence[Result], verdict: str = "") -> Report:
    """Sum up the complete deals of a contest; the order of the results does not matter."""
    ordered = sorted(results, key=Result.key)
    deals = _complete(contest, ordered)
    elos = elo_estimates([wins_of(contest, deal) for deal in deals]) if deals else []
    standings = [_standing(contest, deals, number, elo) for number, elo in enumerate(elos)]
    played = [result for deal in deals for result in deal]
    return Report(contest, played, len(deals), standings, verdict)


def _complete(contest: Contest, results: Sequence[Result]) -> list[list[Result]]:
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    seatings = len(contest.seatings())
    return [deal for deal in by_deal.values() if len(deal) == seatings]


def wins_of(contest: Contest, deal: Sequence[Result]) -> Wins:
    """Count who finished ahead of whom: by victory, then by points of the side."""
    sides = contest.sides()
    count = len(contest.bots)
    wins = [[0.0] * count for _ in range(count)]
    for result in deal:
        ranks = [
            (
                sum(result.shares[side :: contest.sides()]),
                sum(result.scores[side :: contest.sides()]),
            )
            for side in range(sides)
        ]
        for one in range(sides):
            for other in range(sides):
                first, second = result.bots[one], result.bots[other]
                if first == second:
                    continue
                if ranks[one] > ranks[other]:
                    wins[first][second] += 1.0
                elif ranks[one] == ranks[other]:
                    wins[first][second] += 0.5
    return wins


def _standing(
    contest: Contest, deals: Sequence[Sequence[Result]], number: int, elo: Estimate
) -> Standing:
    own = [[result for result in deal if number in result.bots] for deal in deals]
    scores = [
        result.scores[seat]
        for deal in own
        for result in deal
        for seat, bot in enumerate(result.bots)
        if bot == number
    ]
    faults = [
        found
        for deal in own
        for result in deal
        for found, bot in zip(result.faults, result.bots, strict=True)
        if bot == number
    ]
    return Standing(
        contest.names()[number],
        len(scores),
        share_estimate([_mean([held(r.shares, r, number) for r in deal]) for deal in own]),
        share_estimate([_mean([_score_share(r, number) for r in deal]) for deal in own]),
        _mean([float(score) for score in scores]),
        elo,
        sum(map(bool, faults)),
        {fault: sum(found.count(fault) for found in faults) for fault in get_args(Fault)},
    )


class SoFar:
    """Who has which share of the victory while a contest is still played."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._shares = [0.0] * len(names)
        self._games = [0] * len(names)

    def add(self, results: Iterable[Result]) -> None:
        """Take results in, in any order."""
        for result in results:
            for number in set(result.bots):
                self._shares[number] += held(result.shares, result, number)
                self._games[number] += 1

    def text(self, most: int = 3) -> str:
        """Return the best in a line."""
        means = [
            (share / games, name)
            for share, games, name in zip(self._shares, self._games, self._names, strict=True)
            if games
        ]
        best = sorted(means, key=lambda one: -one[0])[:most]
        return ", ".join(f"{name} {100 * share:.1f}%" for share, name in best)


def held(amounts: Sequence[float], result: Result, number: int) -> float:
    """Return what a bot has of an amount by seat."""
    return sum(amount for amount, bot in zip(amounts, result.bots, strict=True) if bot == number)


def _score_share(result: Result, number: int) -> float:
    total = sum(result.scores)
    if total == 0:
        return result.bots.count(number) / len(result.bots)
    return held(result.scores, result, number) / total


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# --- files -----------------------------------------------------------------------------------


def write_report(folder: Path, report: Report) -> None:
    """Write the report next to the results: for people, tables and programs."""
    (folder / "standings.csv").write_text(as_csv(report), encoding="utf-8")
    (folder / "games.csv").write_text(games_as_csv(report), encoding="utf-8")
    (folder / "report.json").write_text(as_json(report), encoding="utf-8")
    (folder / "standings.svg").write_text(as_svg(report), encoding="utf-8")


def _csv(rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def games_as_csv(report: Report) -> str:
    """Return every seat of every game as a row."""
    names = report.contest.names()
    rows = [
        [game.deal, game.seating, seat + 1, names[bot], game.scores[seat], game.shares[seat]]
        + [int(bool(game.faults[seat])), game.decisions]
        for game in report.results
        for seat, bot in enumerate(game.bots)
    ]
    return _csv([_GAME_COLUMNS, *rows])


def as_csv(report: Report) -> str:
    """Return the standings as a table."""
    rows: list[Sequence[object]] = [_COLUMNS]
    for row in report.standings:
        estimates = [row.win, row.score]
        shares = [f"{x:.4f}" for e in estimates for x in (e.value, e.low, e.high)]
        elos = ["" if x is None else f"{x:.0f}" for x in row.elo.as_json().values()]
        faults = [row.forfeits, *row.faults.values()]
        rows.append([row.bot, row.seats, *shares, f"{row.mean_score:.2f}", *elos, *faults])
    return _csv(rows)


def as_json(report: Report) -> str:
    """Return everything about the contest as JSON."""
    found = {
        "match": report.contest.as_json(),
        "made_by": made_by(),
        "games": report.games,
        "deals": report.deals,
        "repeatable": report.contest.is_repeatable(),
        "notes": report.notes(),
        "standings": [asdict(row) | {"elo": row.elo.as_json()} for row in report.standings],
        "troubles": report.troubles,
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def as_svg(report: Report, retold: Callable[[str], str] = str) -> str:
    """Return the shares of the victory as a picture; ``retold`` says its lines in a language."""
    rows = [(row.bot, row.win) for row in report.standings]
    about = retold("share of the victory, 95% interval")
    return plot(retold(report.title()), about, rows, 1 / report.contest.sides())
