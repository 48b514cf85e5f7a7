"""What records and the table need to know about a game in order to read and write it as text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal

GAMES = ("origin", "darwin")
"""The games by their names in texts and on the command line."""
HIDDEN_WORD = "hidden"
"""What stands in a text for a card that its reader may not know."""


class BadHeader(BadData):
    """Raised by codecs when a game cannot be set up from header fields: which one is at fault.

    Records, which know the lines of their header, tell the field's."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(f"{key}: {what}")
        self.key = key


class Codec(ABC):
    """One game's texts: its header, actions, drawn cards and positions."""

    key: str
    """The game's name in texts and on the command line."""
    rules_version: int

    @abstractmethod
    def cards_title(self) -> str:
        """Return the name of the cards played with, as one word, and what they come to."""

    @abstractmethod
    def header(self, game: Game) -> dict[str, str]:
        """Return the header fields a new game is set up from: players, options, card set."""

    @abstractmethod
    def check_header(self, header: Mapping[str, str]) -> None:
        """Raise `BadHeader` if no game can be set up from these header fields."""

    @abstractmethod
    def options_since(self, options: str, rules: int) -> str:
        """Return the options by which today's rules play as an earlier version did with these."""

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

    @abstractmethod
    def is_view(self, game: Game) -> bool:
        """Whether something is blanked because a viewer may not know it."""


@dataclass(frozen=True)
class OwnCards:
    """Where the cards of one's own lie: a deck file of Origin, the folder of a set of Darwin."""

    deck: Path | None = None
    cards: Path | None = None

    def of(self, game: str) -> Path | None:
        """Return the own cards of a game, None for Galapagos' own."""
        return {"origin": self.deck, "darwin": self.cards}.get(game)

    def only_of(self, game: str) -> Path | None:
        """Return the own cards of a game; raise `BadData` if some for the other one are named."""
        if game == "origin" and self.cards is not None:
            what = "is not for origin; its own cards come with --deck FILE"
            raise BadData(what, source="--cards")
        if game == "darwin" and self.deck is not None:
            what = "is not for darwin; its own cards come with --cards DIR"
            raise BadData(what, source="--deck")
        return self.of(game)

    def codec(self, game: str) -> Codec:
        """Return the codec of a game with these cards, which are read once; for whoever needs it
        again and again."""
        return _codec_once(game, self.of(game))


USUAL_CARDS = OwnCards()
"""None of one's own."""


def codec_for(key: str, own: Path | None = None) -> Codec:
    """Return the codec of a game by its name, for games played with own cards if there are any.

    ``own`` is a deck file of Origin or the directory of a card set of Darwin."""
    if key == "origin":
        from galapagos.content.origin_deck import load_deck
        from galapagos.records.origin_codec import OriginCodec

        return OriginCodec(None if own is None else load_deck(own))
    if key == "darwin":
        from galapagos.content.darwin_cards import load_catalog
        from galapagos.records.darwin_codec import DarwinCodec

        return DarwinCodec(load_catalog(own))
    raise BadData(f"no game is called {key!r}; there are {', '.join(GAMES)}")


@cache
def _codec_once(key: str, own: Path | None) -> Codec:
    return codec_for(key, own)
