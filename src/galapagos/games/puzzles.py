"""Puzzles: positions in which somebody is to find the one best action.

A puzzle is a case of a scenario file with ``puzzle: THEME LEVEL`` and ways out of it, see
`galapagos.games.scenarios`; those of a game are in ``puzzles.scenario`` of its folder.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache

from galapagos.games import kit_for
from galapagos.games.scenarios import Scenario, Way, parse_scenarios
from galapagos.kernel.chance import mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.files import read_text

FILE = "puzzles.scenario"
"""In the folder of a game."""


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to act in it, and what is to be found."""

    scenario: Scenario
    source: str

    @property
    def key(self) -> str:
        return self.scenario.id

    @property
    def theme(self) -> str:
        return self.scenario.theme

    @property
    def level(self) -> int:
        return self.scenario.level

    @property
    def seat(self) -> int:
        return self.scenario.ways[0].seat

    @property
    def answers(self) -> list[Way]:
        """What solves it, the best first."""
        return [way for way in self.scenario.ways if way.is_answer]

    @property
    def tempting(self) -> Way | None:
        """What somebody who looks no further would do."""
        return next((way for way in self.scenario.ways if not way.is_answer), None)

    def position(self, codec: Codec) -> Game:
        """Return the game in which it is set; raise `BadData` if it cannot be played."""
        return self.scenario.position(codec, self.source)


def read_puzzles(text: str, source: str) -> dict[str, Puzzle]:
    """Return the puzzles of a file by their ids; raise `BadData` where there is a fault, or a case
    that is none."""
    found = parse_scenarios(text, source)
    for scenario in found:
        if not scenario.theme:
            what = f"{scenario.id}: expected puzzle: THEME LEVEL"
            raise BadData(what, source=source, line=scenario.line)
    return {scenario.id: Puzzle(scenario, source) for scenario in found}


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by their ids; none if it has no file of them."""
    path = kit_for(game).folder / FILE
    return read_puzzles(read_text(path), f"{game}/{FILE}") if path.exists() else {}


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody: all come once before one comes again."""
    puzzles = list(puzzles_of(game).values())
    if not puzzles:
        return None
    turn, place = divmod(day.toordinal(), len(puzzles))
    order = sorted(range(len(puzzles)), key=lambda number: mix(mix(turn) + number))
    return puzzles[order[place]]
