"""What records and the table need to know about a game in order to read and write it as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE

HIDDEN_WORD = "hidden"
"""What stands in a text for a card that its reader may not know."""


class BadHeader(BadData):
    """Raised by codecs when a game cannot be set up from header fields: which one is at fault.

    Records, which know the lines of their header, tell the field's."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(f"{key}: {what}")
        self.key = key

    def __reduce__(self) -> tuple[object, ...]:
        return BadHeader, (self.key, self.what.removeprefix(f"{self.key}: "))


class Codec(ABC):
    """One game's texts: its header, actions, drawn cards and positions."""

    key: str
    """The game's name in texts and on the command line."""
    rules_version: int

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.key}, cards {self.cards_title()}>"

    @abstractmethod
    def cards_title(self) -> str:
        """Return the name of the cards played with, as one word, and what they come to."""

    def cards_name(self) -> str:
        """Return what the set of cards calls itself; nothing if it has no name."""
        return ""

    @abstractmethod
    def header(self, game: Game) -> dict[str, str]:
        """Return the header fields a new game is set up from: players, options, card set."""

    @abstractmethod
    def header_of(
        self, players: int, switches: Mapping[str, str], mode: str = ""
    ) -> dict[str, str]:
        """Return the header of a new game that is set so; raise `BadData` if that cannot be.

        Among the switches is what a mode lets one choose."""

    @abstractmethod
    def check_header(self, header: Mapping[str, str]) -> None:
        """Raise `BadHeader` if no game can be set up from these header fields."""

    def options_since(self, options: str, rules: int) -> str:
        """Return the options by which today's rules play as an earlier version did with these."""
        return options

    @abstractmethod
    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Game:
        """Set a game up from header fields; raise `BadHeader` if that cannot be."""

    @abstractmethod
    def action_text(self, game: Game, action: int) -> str:
        """Return an action as one line of text."""

    @abstractmethod
    def action_text_seen(self, game: Game, action: int) -> str:
        """Return an action as other players see it done; not to be parsed."""

    @abstractmethod
    def parse_action(self, game: Game, text: str) -> int:
        """Return the action a text stands for; raise `BadData` if it stands for none."""

    @abstractmethod
    def draw_text(self, game: Game, outcome: int) -> str:
        """Return a drawn card as one word."""

    @abstractmethod
    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        """Return the outcome that a drawn card's word stands for."""

    def draw_texts(self, game: Game, action: int, outcomes: Sequence[int]) -> list[str]:
        """Return what was drawn during an action that has been done (0: the setup), as words."""
        return [self.draw_text(game, outcome) for outcome in outcomes]

    def parse_draws(
        self, header: Mapping[str, str], game: Game | None, words: Sequence[str]
    ) -> list[int]:
        """Return the outcomes that words stand for, before an action (None: before the setup)."""
        return [self.parse_draw(header, word) for word in words]

    @abstractmethod
    def draws_seen(self, game: Game, viewer: int, events: Sequence[Event]) -> list[str]:
        """Return the cards drawn in these events, in order, as far as a viewer may know them."""

    @abstractmethod
    def refusal_text(self, reasons: Sequence[Refusal]) -> str:
        """Return the keys of refusals, each with the id of its rule, for people who file bugs."""

    @abstractmethod
    def position_text(self, game: Game) -> str:
        """Return a game or view as position text."""

    @abstractmethod
    def parse_position(self, text: str, source: str) -> Game:
        """Return the game or view a position text describes."""

    def is_view(self, game: Game) -> bool:
        """Whether something is blanked because a viewer may not know it."""
        return bool(game.viewer() != COMPLETE)
