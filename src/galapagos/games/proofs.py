"""What the lab needs to know about a game besides the kernel's contract: one object a game.

Whoever adds a game describes it in `Proofs`, which its kit returns; every proof is written
over those, so that a game that is added has them all.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.scenarios import Case


class Table(Protocol):
    """Takes players, switches as text and where own cards lie, once; returns what sets games up
    from seeds."""

    def __call__(
        self, players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]: ...


class Ledger(Protocol):
    """Keeps the books from events alone: what everybody may know of a table must follow from them.

    If the public numbers of a ledger and of the game part, some change of state was not an event,
    or an event told it wrongly. Fed with a spectator's events it must come to the same: what is
    masked for him is no public number."""

    def enter(self, event: Event) -> None:
        """Take down what an event tells."""

    def differences(self, game: Game) -> list[str]:
        """Return what is otherwise in the game than in the books."""


class Referee(Protocol):
    """Watches a game with an event log being played: invariants that speak of play, not of one
    state, which `Game.problems` knows."""

    def before(self, seat: int, action: int) -> None:
        """Look at the game before a legal action is done."""

    def after(self) -> list[str]:
        """Look at the game after it; return everything that is against the rules of play."""


@dataclass(frozen=True)
class Proofs:
    """A game as proofs see it: how it is set up, compared, written down and watched."""

    table: Table
    numbers: Callable[[Game], list[int]]
    """Everything about a game's state as numbers; equal exactly if the states are."""
    longest: int
    """More decisions than any game has; one that exceeds it would never end."""
    players: range
    """How many can play."""
    switches: Mapping[str, tuple[str, ...]]
    """Every switch of a table, modes included, with its values that are not the default."""
    fit: Callable[[int, dict[str, str]], dict[str, str]]
    """Leave out of switches what a table of so many players cannot set."""
    codec: Callable[[], Codec]
    """The game's texts."""
    scenarios: Callable[[str, str], list[Case]]
    """Read a scenario file: its text, and the name for complaints."""
    scenario_suffixes: tuple[str, ...]
    scenario_fences: tuple[str, ...]
    """How files of scenarios end, and their blocks in Markdown begin."""
    events: Sequence[str]
    """What the kinds of events are called, each by its number."""
    secrets: Mapping[str, dict[str, str]]
    """The kinds of events of which not everybody may know everything, each with the switches
    without which it hides nothing."""
    ledger: Callable[[Game], Ledger]
    """Begin the books of a game of which no event has been told yet."""
    referee: Callable[[Game], Referee]
    """Begin to watch a game that may be under way."""
    face_down: Callable[[Game, int], Mapping[str, object]]
    """What lies hidden on the table now and will be laid open to a viewer, by an action and not by
    chance, each thing by a name: drafts, secret choices, cards put aside."""
    is_scene: Callable[[Game], bool]
    """Whether a game has come to where a search is worth measuring."""
    scene: str
    """What that place is called."""
    checked: int = 2_000
    """How many seeded games have checksums: the more rules and switches, the more."""
