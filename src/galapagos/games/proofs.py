"""What the lab needs to know about a game besides the kernel's contract: one object a game.

Whoever adds a game describes it in `Proofs`, which its kit returns; every proof is written
over those, so that a game that is added has them all.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Protocol

from galapagos.games.kit import Kit
from galapagos.kernel.chance import Tape
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.scenarios import Case


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


class Proofs(ABC):
    """A game as proofs see it: how it is set up, compared, written down and watched."""

    longest: int
    """More decisions than any game has; one that exceeds it would never end."""
    checked: int = 2_000
    """How many seeded games have checksums: the more rules and switches, the more."""
    secrets: ClassVar[Mapping[str, dict[str, str]]] = {}
    """The kinds of events of which not everybody may know everything, each with the switches
    without which it hides nothing."""
    scene: str = "beginning"
    """Where a search is worth measuring."""
    scenario_suffixes: tuple[str, ...] = ()
    scenario_fences: tuple[str, ...] = ()
    """How files of scenarios in a form of its own end, and their blocks in Markdown begin."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def players(self) -> range:
        """How many can play."""
        return self.kit.players

    @property
    def events(self) -> Sequence[str]:
        """What the kinds of events are called, each by its number."""
        return self.kit.event_keys

    @cached_property
    def codec(self) -> Codec:
        """The game's texts."""
        return self.kit.codec()

    @cached_property
    def switches(self) -> Mapping[str, tuple[str, ...]]:
        """Every switch of a table, modes included, with its values that are not the default."""
        return {switch.key: tuple(switch.values[1:]) for switch in self.kit.switches()}

    def fit(self, players: int, switches: dict[str, str]) -> dict[str, str]:
        """Leave out of switches what a table of so many players cannot set."""
        return switches

    def table(
        self, players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]:
        """Take players, switches as text and where own cards lie, once; return what sets games up
        from seeds."""
        codec = self.codec if own is None else self.kit.codec(own)
        header = codec.header_of(players, switches)

        def new(seed: int) -> Game:
            game = codec.new_game(header, seed, Tape(), None)
            game.chance().tape = None
            return game

        return new

    @abstractmethod
    def numbers(self, game: Game) -> list[int]:
        """Return everything about a game's state as numbers; equal exactly if the states are."""

    @abstractmethod
    def ledger(self, game: Game) -> Ledger:
        """Begin the books of a game of which no event has been told yet."""

    @abstractmethod
    def referee(self, game: Game) -> Referee:
        """Begin to watch a game that may be under way."""

    def face_down(self, game: Game, viewer: int) -> Mapping[str, object]:
        """Return what lies hidden on the table now and will be laid open to a viewer, by an action
        and not by chance, each thing by a name: drafts, secret choices, cards put aside."""
        return {}

    def is_scene(self, game: Game) -> bool:
        """Whether a game has come to where a search is worth measuring."""
        return True

    def scenarios(self, text: str, source: str) -> list[Case]:
        """Read a scenario file: its text, and the name for complaints."""
        from galapagos.games.scenarios import read_scenarios

        return read_scenarios(text, source)
