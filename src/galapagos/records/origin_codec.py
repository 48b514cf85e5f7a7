"""Origin for records and the table: its header, actions, cards and positions as text."""

from collections.abc import Mapping

from galapagos.content.origin_deck import base_deck
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.origin.cards import Deck
from galapagos.origin.game import RULES_VERSION, Origin, new_origin
from galapagos.origin.options import options_from_text
from galapagos.records.codec import Codec
from galapagos.records.lines import parse_count
from galapagos.records.origin_actions import format_action, parse_action, parse_face
from galapagos.records.origin_position import (
    format_deck,
    format_options,
    format_position,
    parse_position,
    parse_switches,
)


class OriginCodec(Codec):
    """Reads and writes games of Origin that are played with one deck of cards."""

    key = "origin"
    rules_version = RULES_VERSION

    def __init__(self, deck: Deck | None = None) -> None:
        self.deck = base_deck() if deck is None else deck

    def header(self, game: Game) -> dict[str, str]:
        options = _origin(game).state.options
        return {
            "players": str(int(options.players)),
            "options": format_options(options),
            "deck": format_deck(self.deck),
        }

    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Game:
        deck = header.get("deck", "")
        if deck != format_deck(self.deck):
            raise BadData(f"this game was played with the deck {deck!r}, not {self._deck_name()}")
        players = parse_count(header.get("players", ""))
        options = options_from_text(players, parse_switches(header.get("options", "").split()))
        return new_origin(options, self.deck, seed, log=log, tape=tape)

    def action_text(self, game: Game, action: int) -> str:
        return format_action(action, self.deck)

    def parse_action(self, game: Game, text: str) -> int:
        return parse_action(text, self.deck)

    def draw_text(self, game: Game, outcome: int) -> str:
        return self.deck.key(outcome)

    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        return parse_face(word, self.deck)

    def position_text(self, game: Game) -> str:
        return format_position(_origin(game))

    def parse_position(self, text: str, source: str) -> Game:
        return parse_position(text, self.deck, source=source)

    def _deck_name(self) -> str:
        return repr(format_deck(self.deck))


def _origin(game: Game) -> Origin:
    assert isinstance(game, Origin)
    return game
