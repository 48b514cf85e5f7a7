"""The crosstable of a tournament on a terminal: whole where it fits, else in parts."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from galapagos.cli.output import Output
from galapagos.cli.standings import fits, print_standings
from galapagos.lab.crosstable import Crosstable
from galapagos.lab.ratings import rating_text

_HEADS = ["out-head-bot", "out-head-points", "out-head-elo", "out-head-forfeits"]
"""Keys of the columns."""


def print_crosstable(crosstable: Crosstable, console: Console, output: Output) -> None:
    """Print standing and scores against each other; in parts where the terminal is narrow."""
    console.print(Text(output.retold(crosstable.title), style="italic"))
    heads = [output.say(key) for key in _HEADS]
    numbers = [str(place) for place, _ in enumerate(crosstable.places, 1)]
    rows = [
        [f"{number} {place.bot}", f"{place.points:g}", output.retold(rating_text(place.elo))]
        + [str(place.forfeits or "–")]
        for number, place in zip(numbers, crosstable.places, strict=True)
    ]
    cells = [list(row) for row in crosstable.cells]
    for place, row in enumerate(cells):
        row[place] = "·"
    whole = [row + scores for row, scores in zip(rows, cells, strict=True)]
    if fits(console, heads + numbers, whole):
        print_standings(console, heads + numbers, whole)
        return
    print_standings(console, heads, rows)
    against = [[number, *scores] for number, scores in zip(numbers, cells, strict=True)]
    for first, end in _parts(console, ["", *numbers], against):
        part = [[row[0], *row[first:end]] for row in against]
        print_standings(console, ["", *numbers[first - 1 : end - 1]], part)


def _parts(console: Console, heads: list[str], rows: list[list[str]]) -> Iterator[tuple[int, int]]:
    """Return from which column to which the scores are printed together, one at least."""
    first = 1
    while first < len(heads):
        end = first + 1
        while end < len(heads) and fits(
            console,
            [heads[0], *heads[first : end + 1]],
            [[row[0], *row[first : end + 1]] for row in rows],
        ):
            end += 1
        yield first, end
        first = end
