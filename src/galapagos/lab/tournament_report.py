"""What a tournament showed: standing, ratings and everybody's score against everybody."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from galapagos.lab.arena import Result
from galapagos.lab.arena_report import wins_of
from galapagos.lab.crosstable import Crosstable, Place, crosstable_html, crosstable_svg
from galapagos.lab.machine import made_by
from galapagos.lab.ratings import elo_estimates
from galapagos.lab.tournament import Tournament


def table_of(tournament: Tournament, results: Sequence[Result], rounds: int) -> Crosstable:
    """Return the standing after so many whole rounds; the order of the results does not matter."""
    contest = tournament.contest
    deals = rounds * tournament.deals()
    played = sorted((one for one in results if one.deal < deals), key=Result.key)
    wins, games = _scores(tournament, played)
    elos = elo_estimates([wins_of(contest, games) for games in _twins(played)]) if played else []
    points = tournament.standing(played)
    names = contest.names()
    places = [
        Place(
            *(names[bot], bot, points[bot], sum(wins[bot]), sum(games[bot]), elo),
            sum(bool(faults) for one in played for faults in _faults(one, bot)),
        )
        for bot, elo in enumerate(elos)
    ]
    places.sort(key=lambda one: (-one.points, -one.victories / max(1, one.games), one.number))
    order = [place.number for place in places]
    cells = [[_cell(wins[row][column], games[row][column]) for column in order] for row in order]
    shares = [
        [wins[row][col] / games[row][col] if games[row][col] else None for col in order]
        for row in order
    ]
    kind = "round robin" if tournament.form == "round-robin" else "Swiss tournament"
    title = (
        f"{contest.game}, {kind} of {len(contest.bots)} bots at tables of {contest.players}:"
        f" {rounds} of {tournament.length()} rounds, {len(played)} games, seed {contest.seed}"
    )
    return Crosstable(title, places, cells, shares)


def _twins(played: Sequence[Result]) -> list[list[Result]]:
    """Return the games of one deal and two bots together: what is drawn again for intervals."""
    found: dict[tuple[int, ...], list[Result]] = {}
    for result in played:
        found.setdefault((result.deal, *sorted(set(result.bots))), []).append(result)
    return list(found.values())


def _faults(result: Result, bot: int) -> list[Sequence[str]]:
    return [faults for faults, one in zip(result.faults, result.bots, strict=True) if one == bot]


def _scores(
    tournament: Tournament, played: Sequence[Result]
) -> tuple[list[list[float]], list[list[int]]]:
    count = len(tournament.contest.bots)
    wins = [[0.0] * count for _ in range(count)]
    games = [[0] * count for _ in range(count)]
    for (_, bot, other), victories in tournament.shares(played).items():
        wins[bot][other] += victories
    for result in played:
        one, other = sorted(set(result.bots))
        games[one][other] += 1
        games[other][one] += 1
    return wins, games


def _cell(wins: float, games: int) -> str:
    return f"{wins:g}/{games}" if games else ""


# --- files -----------------------------------------------------------------------------------


def write_table(
    folder: Path,
    tournament: Tournament,
    table: Crosstable,
    language: str = "en",
    retold: Callable[[str], str] = str,
) -> None:
    """Write the standing beside the results: for programs, and for people in their language."""
    found = {
        "tournament": tournament.as_json(),
        "made_by": made_by(),
        "title": table.title,
        "places": [asdict(place) | {"elo": place.elo.as_json()} for place in table.places],
        "crosstable": table.cells,
    }
    told = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    (folder / "tournament.json").write_text(told, encoding="utf-8")
    (folder / "crosstable.html").write_text(
        crosstable_html(table, language, retold), encoding="utf-8"
    )
    (folder / "crosstable.svg").write_text(crosstable_svg(table, retold), encoding="utf-8")
