"""What a match showed: shares, ratings, and the same as CSV, JSON and a plot."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from galapagos.lab.arena import Match, Result
from galapagos.lab.arena_plot import plot
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
    "defaults",
]


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
    defaults: int
    """Decisions it could not take itself."""


@dataclass(frozen=True)
class Report:
    """Everything about a match that was played, or of the part that was."""

    match: Match
    games: int
    deals: int
    standings: list[Standing]
    """In the order in which the bots were named."""
    troubles: list[str]

    def notes(self) -> list[str]:
        """Return what a reader of the numbers has to know."""
        found = ["seats rotated; every deal played from every seating; intervals 95 %, by deal"]
        if self.match.is_repeatable():
            found.append("iteration budgets only: the same seed gives the same numbers")
        else:
            found.append("time budgets or external bots: another run gives other numbers")
        if self.deals < self.match.deals():
            found.append(f"unfinished: {self.deals} of {self.match.deals()} deals are complete")
        return found


def report_of(match: Match, results: Sequence[Result]) -> Report:
    """Sum up the complete deals of a match; the order of the results does not matter."""
    ordered = sorted(results, key=Result.key)
    deals = _complete(match, ordered)
    elos = elo_estimates([_wins(match, deal) for deal in deals]) if deals else []
    standings = [_standing(match, deals, number, elo) for number, elo in enumerate(elos)]
    troubles = [text for deal in deals for result in deal for text in result.troubles]
    return Report(match, sum(len(deal) for deal in deals), len(deals), standings, troubles)


def _complete(match: Match, results: Sequence[Result]) -> list[list[Result]]:
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    seatings = len(match.seatings())
    return [deal for deal in by_deal.values() if len(deal) == seatings]


def _wins(match: Match, deal: Sequence[Result]) -> Wins:
    """Count who finished ahead of whom: by victory, then by points of the side."""
    sides = match.sides()
    count = len(match.bots)
    wins = [[0.0] * count for _ in range(count)]
    for result in deal:
        ranks = [
            (
                sum(result.shares[side :: match.sides()]),
                sum(result.scores[side :: match.sides()]),
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
    match: Match, deals: Sequence[Sequence[Result]], number: int, elo: Estimate
) -> Standing:
    own = [[result for result in deal if number in result.bots] for deal in deals]
    scores = [
        result.scores[seat]
        for deal in own
        for result in deal
        for seat, bot in enumerate(result.bots)
        if bot == number
    ]
    name = match.bots[number].text
    troubles = [text for deal in own for result in deal for text in result.troubles]
    return Standing(
        name,
        len(scores),
        share_estimate([_mean([_held(r.shares, r, number) for r in deal]) for deal in own]),
        share_estimate([_mean([_score_share(r, number) for r in deal]) for deal in own]),
        _mean([float(score) for score in scores]),
        elo,
        sum(text.startswith(f"{name} in seat ") for text in troubles),
    )


def _held(amounts: Sequence[float], result: Result, number: int) -> float:
    return sum(amount for amount, bot in zip(amounts, result.bots, strict=True) if bot == number)


def _score_share(result: Result, number: int) -> float:
    total = sum(result.scores)
    if total == 0:
        return result.bots.count(number) / len(result.bots)
    return _held(result.scores, result, number) / total


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# --- files -----------------------------------------------------------------------------------


def write_report(folder: Path, report: Report) -> None:
    """Write the report next to the results: for people, tables and programs."""
    (folder / "standings.csv").write_text(as_csv(report), encoding="utf-8")
    (folder / "report.json").write_text(as_json(report), encoding="utf-8")
    (folder / "standings.svg").write_text(as_svg(report), encoding="utf-8")


def as_csv(report: Report) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(_COLUMNS)
    for row in report.standings:
        estimates = [row.win, row.score]
        shares = [f"{x:.4f}" for e in estimates for x in (e.value, e.low, e.high)]
        elos = [f"{x:.0f}" for x in (row.elo.value, row.elo.low, row.elo.high)]
        table.writerow([row.bot, row.seats, *shares, f"{row.mean_score:.2f}", *elos, row.defaults])
    return out.getvalue()


def as_json(report: Report) -> str:
    found = {
        "match": report.match.as_json(),
        "games": report.games,
        "deals": report.deals,
        "repeatable": report.match.is_repeatable(),
        "notes": report.notes(),
        "standings": [asdict(row) for row in report.standings],
        "troubles": report.troubles,
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def as_svg(report: Report) -> str:
    match = report.match
    title = f"{match.game}, {match.players} players, {report.games} games"
    rows = [(row.bot, row.win) for row in report.standings]
    return plot(title, "share of the victory, 95 % interval", rows, 1 / match.sides())
