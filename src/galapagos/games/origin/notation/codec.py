"""Origin for records and the table: its header, actions, cards and positions as text."""

from collections.abc import Mapping, Sequence

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.actions import format_action, parse_action, parse_face
from galapagos.games.origin.notation.position import (
    format_deck,
    format_options,
    format_position,
    parse_position,
    parse_switches,
)
from galapagos.games.origin.rules.actions import PLAY_ANIMAL, kind_of
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.events import CARD_DEALT
from galapagos.games.origin.rules.game import RULES_VERSION, Origin, new_origin
from galapagos.games.origin.rules.options import BESIDE, SWITCH_KEYS, Options, options_from_text
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import HIDDEN
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal, told_reasons
from galapagos.records.codec import HIDDEN_WORD, BadHeader, Codec
from galapagos.records.lines import format_switches, parse_count


class OriginCodec(Codec):
    """Reads and writes games of Origin. New ones are set up with one deck of cards; a game that
    is already there knows its own."""

    key = "origin"
    rules_version = RULES_VERSION

    def __init__(self, deck: Deck | None = None) -> None:
        self.deck = base_deck() if deck is None else deck

    def cards_title(self) -> str:
        return format_deck(self.deck)

    def header(self, game: Game) -> dict[str, str]:
        state = _origin(game).state
        return self.header_for(state.options) | {"deck": format_deck(state.deck)}

    def header_for(self, options: Options) -> dict[str, str]:
        """Return the header fields of a new game with these options."""
        return {
            "players": str(int(options.players)),
            "options": format_options(options),
            "deck": self.cards_title(),
        }

    def header_of(
        self, players: int, switches: Mapping[str, str], mode: str = ""
    ) -> dict[str, str]:
        if mode not in ("", "base"):
            raise BadData(f"{self.key} has no modes")
        return self.header_for(options_from_text(players, dict(switches)))

    def check_header(self, header: Mapping[str, str]) -> None:
        for key in ("players", "options", "deck"):
            if key not in header:
                raise BadHeader(key, "is missing")
        expected = self.cards_title()
        if header["deck"] != expected:
            raise BadHeader("deck", f"expected {expected}, found {header['deck']!r}")
        _options(header)

    def options_since(self, options: str, rules: int) -> str:
        switches = parse_switches(options.split())
        # Ruling B-10: until version 2 the turn went on beside an open trigger.
        if rules < 2 and switches.get("out_of_turn_pairs") == "on":
            switches["out_of_turn_pairs"] = BESIDE
        return format_switches(switches, SWITCH_KEYS)

    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Game:
        self.check_header(header)
        try:
            return new_origin(_options(header), self.deck, seed, log=log, tape=tape)
        except BadData as error:
            raise BadHeader("deck", error.what) from None

    def action_text(self, game: Game, action: int) -> str:
        return format_action(action, _deck(game))

    def action_text_seen(self, game: Game, action: int) -> str:
        # EV-INFO-04: others see that an animal is laid, not which card it is.
        if kind_of(action) == PLAY_ANIMAL:
            return f"play {HIDDEN_WORD} as animal"
        return format_action(action, _deck(game))

    def parse_action(self, game: Game, text: str) -> int:
        return parse_action(text, _deck(game))

    def draw_text(self, game: Game, outcome: int) -> str:
        return _deck(game).key(outcome)

    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        return parse_face(word, self.deck)

    def parse_draws(
        self, header: Mapping[str, str], game: Game | None, words: Sequence[str]
    ) -> list[int]:
        deck = self.deck if game is None else _deck(game)
        return [parse_face(word, deck) for word in words]

    def draws_seen(self, game: Game, viewer: int, events: Sequence[Event]) -> list[str]:
        seen = [game.event_for(viewer, event) for event in events if event.kind == CARD_DEALT]
        deck = _deck(game)
        return [HIDDEN_WORD if event.a == HIDDEN else deck.key(event.a) for event in seen]

    def refusal_text(self, reasons: Sequence[Refusal]) -> str:
        return told_reasons(list(reasons), REFUSAL_KEYS, RULE_IDS)

    def position_text(self, game: Game) -> str:
        return format_position(_origin(game))

    def parse_position(self, text: str, source: str) -> Game:
        return parse_position(text, self.deck, source=source)


def _options(header: Mapping[str, str]) -> Options:
    try:
        players = parse_count(header["players"])
        Options(players)
    except BadData as error:
        raise BadHeader("players", error.what) from None
    try:
        return options_from_text(players, parse_switches(header["options"].split()))
    except BadData as error:
        raise BadHeader("options", error.what) from None


def _deck(game: Game) -> Deck:
    return _origin(game).state.deck


def _origin(game: Game) -> Origin:
    if not isinstance(game, Origin):
        raise TypeError(f"expected a game of Origin, found {type(game).__name__}")
    return game
