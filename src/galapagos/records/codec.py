"""What records and the table need to know about a game in order to read and write it as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game


class Codec(ABC):
    """One game's texts: its header, actions, drawn cards and positions."""

    key: str
    """The game's name in texts and on the command line."""
    rules_version: int

    @abstractmethod
    def header(self, game: Game) -> dict[str, str]:
        """Return the header fields a new game is set up from: players, options, card set."""

    @abstractmethod
    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Game:
        """Set a game up from header fields; raise `BadData` if they make no sense."""

    @abstractmethod
    def action_text(self, game: Game, action: int) -> str:
        """Return an action as one line of text."""

    @abstractmethod
    def parse_action(self, game: Game, text: str) -> int:
        """Return the action a text stands for; raise `BadData` if it stands for none."""

    @abstractmethod
    def draw_text(self, game: Game, outcome: int) -> str:
        """Return a drawn card as one word."""

    @abstractmethod
    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        """Return the outcome that a drawn card's word stands for."""

    @abstractmethod
    def position_text(self, game: Game) -> str:
        """Return a game or view as position text."""

    @abstractmethod
    def parse_position(self, text: str, source: str) -> Game:
        """Return the game or view a position text describes."""


def codec_for(key: str) -> Codec:
    """Return the codec of a game by its name."""
    if key == "origin":
        from galapagos.records.origin_codec import OriginCodec

        return OriginCodec()
    raise BadData(f"no game is called {key!r}; there is origin")
