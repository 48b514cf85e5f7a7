"""What hypothesis draws: tables of any game with all their switches, and play as choices.

A position is a seeded walk followed by a few drawn choices, so that failures shrink to few steps.
"""

from dataclasses import dataclass, field

from hypothesis import strategies as st

from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from galapagos.lab.walk import walk_on
from tests.every_game import new_game

MOST_CHOICES = 12


@dataclass(frozen=True)
class Table:
    """A game to be played: which one, who sits there, what they agreed on, and the seed."""

    name: str
    players: int
    seed: int
    switches: dict[str, str] = field(default_factory=dict)

    def new(self, log: EventLog | None = None) -> Game:
        return new_game(self.name, Setting(self.players, self.switches), self.seed, log)


@dataclass(frozen=True)
class Start:
    """A position: a table, and how many actions eager random players have played there."""

    table: Table
    plies: int

    def reach(self) -> Game:
        """Play so far; from where the game is over on, count from its beginning again."""
        game = self.table.new()
        played = walk_on(game, self.table.seed, self.plies, eager=True)
        if game.is_over():
            game = self.table.new()
            walk_on(game, self.table.seed, self.plies % played, eager=True)
        return game


@st.composite
def tables(draw: st.DrawFn, name: str) -> Table:
    kind = game_kind(name)
    players = draw(st.sampled_from(list(kind.players)))
    flipped = draw(st.sets(st.sampled_from(list(kind.switches))) if kind.switches else st.just(()))
    # In the order of the game: sets have none.
    switches = {
        key: draw(st.sampled_from(values))
        for key, values in kind.switches.items()
        if key in flipped
    }
    return Table(name, players, draw(st.integers(0, 1 << 20)), kind.fit(players, switches))


def starts(name: str) -> st.SearchStrategy[Start]:
    return st.builds(Start, tables(name), st.integers(0, 400))


def choices() -> st.SearchStrategy[list[int]]:
    """Indices into whatever is legal then, to be taken modulo its number."""
    return st.lists(st.integers(0, 60), max_size=MOST_CHOICES)


def viewers() -> st.SearchStrategy[int]:
    """Whoever looks on, to be taken modulo the seats and a spectator."""
    return st.integers(0, 8)


def viewer_of(game: Game, number: int) -> int:
    return int(number % (game.seats() + 1)) - 1
