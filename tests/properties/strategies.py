"""What hypothesis draws: tables with all their switches, and play as a list of choices.

A position is a seeded walk followed by a few drawn choices, so that failures shrink to few steps.
"""

from dataclasses import dataclass, field

from hypothesis import strategies as st

from galapagos.content.origin_deck import base_deck
from galapagos.kernel.events import EventLog
from galapagos.lab.games import GAMES, ORIGIN_SWITCHES, origin_switches
from galapagos.lab.walk import walk_on
from galapagos.origin.game import Origin, new_origin
from galapagos.origin.options import options_from_text

DECK = base_deck()
LONGEST = GAMES["origin"].longest
MOST_CHOICES = 12


@dataclass(frozen=True)
class Table:
    """A game to be played: who sits there, what they agreed on, and the seed."""

    players: int
    seed: int
    switches: dict[str, str] = field(default_factory=dict)

    def new(self, log: EventLog | None = None) -> Origin:
        options = options_from_text(self.players, self.switches)
        return new_origin(options, DECK, self.seed, log=log)


@dataclass(frozen=True)
class Start:
    """A position: a table, and how many actions eager random players have played there."""

    table: Table
    plies: int

    def reach(self) -> Origin:
        game = self.table.new()
        walk_on(game, self.table.seed, self.plies, eager=True)
        return game


@st.composite
def tables(draw: st.DrawFn) -> Table:
    players = draw(st.integers(2, 8))
    flipped = draw(st.sets(st.sampled_from(list(ORIGIN_SWITCHES))))
    return Table(players, draw(st.integers(0, 1 << 20)), origin_switches(players, flipped))


def starts() -> st.SearchStrategy[Start]:
    return st.builds(Start, tables(), st.integers(0, 400))


def choices() -> st.SearchStrategy[list[int]]:
    """Indices into whatever is legal then, to be taken modulo its number."""
    return st.lists(st.integers(0, 60), max_size=MOST_CHOICES)
