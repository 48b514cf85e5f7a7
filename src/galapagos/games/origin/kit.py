"""Origin's kit: where in this folder the house finds its answers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import convert

from galapagos.games.kit import Draw, GameKit, OwnCardsOption, WireTypes
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules import actions, events
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import (
    DECLARATION,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PHASE_KEYS,
    TURN,
)
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.names import animal_name
from galapagos.records.codec import Codec

if TYPE_CHECKING:
    from msgspec import Struct

    from galapagos.art.icons import Icon
    from galapagos.games.drawings import Drawings
    from galapagos.games.game_book import GameBook
    from galapagos.games.lives import Lives
    from galapagos.games.proofs import Proofs
    from galapagos.games.sheet import Sheet
    from galapagos.games.show import Show
    from galapagos.games.terminal import Board
    from galapagos.records.timeline import Timeline
    from galapagos.search.ismcts import Style
    from galapagos.search.sense import Sense
    from galapagos.tensors.encoder import Encoder
    from galapagos.text.explain import Account
    from galapagos.text.people import People
    from galapagos.text.rulebook import RuleBook
    from galapagos.wire.http import ModeInfo, SwitchInfo
    from galapagos.wire.own import GameView
    from galapagos.wire.standing import StandingAnswers
    from galapagos.wire.summary import SourceView

_DEATHS = (events.EATEN, events.STARVED, events.DIED_OF_POISON)


class OriginKit(GameKit[Origin]):
    key = "origin"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 3
    edition = 1
    own_cards = OwnCardsOption("--deck", "FILE", "help-own-origin")
    folder = Path(__file__).parent
    event_keys = events.EVENT_KEYS
    depth = 2000
    samples = (("animal:swimming+running", "help-draw-animal"),)
    balance = "galapagos.games.origin.commands.balance"

    def codec(self, own: Path | None = None) -> Codec:
        from galapagos.games.origin.cards.deck import load_deck

        return OriginCodec(None if own is None else load_deck(own))

    def scene(self, codec: Codec, given: dict[str, str]) -> dict[str, str]:
        from galapagos.games.origin.scenarios.scene import scene

        assert isinstance(codec, OriginCodec)
        return scene(given, codec.deck)

    # --- at a table --------------------------------------------------------------------------

    def modes(self) -> "list[ModeInfo]":
        from galapagos.games.origin.show.settings import modes

        return modes()

    def switches(self) -> "list[SwitchInfo]":
        from galapagos.games.origin.show.settings import switches

        return switches()

    def show(self, codec: Codec, beginning: Game | None = None) -> "Show":
        from galapagos.games.origin.show.show import OriginShow

        assert isinstance(codec, OriginCodec)
        return OriginShow(codec)

    def wire_types(self) -> WireTypes:
        from galapagos.games.origin.show.wire_types import WIRE_TYPES

        return WIRE_TYPES

    def printed(self, codec: Codec) -> object:
        from galapagos.games.origin.show.cards import printed_cards

        assert isinstance(codec, OriginCodec)
        return printed_cards(codec.deck)

    def offered(self, game: Origin) -> list[str]:
        from galapagos.games.origin.show.standing import offered

        return offered(game.state.options)

    def standing(self) -> "type[Struct]":
        from galapagos.games.origin.show.standing import OriginStanding

        return OriginStanding

    def chosen(self, view: Origin, seat: int, answers: "StandingAnswers") -> int | None:
        from galapagos.games.origin.show.standing import OriginStanding, chosen

        return chosen(view, seat, convert(answers, OriginStanding))

    def is_reaction(self, game: Origin, seat: int) -> bool:
        if game.state.decision == DECLARATION:
            return False
        return bool(game.state.decision != TURN or seat != game.state.turn)

    def pieces(self, game: Origin) -> int:
        return sum(len(player.animals) + len(player.pairs) for player in game.state.players)

    # --- looked back at ----------------------------------------------------------------------

    def turn(self, game: Origin) -> int:
        return int(game.state.round)

    def phase(self, game: Origin) -> str:
        return PHASE_KEYS[game.state.phase]

    def sources(self, game: Origin) -> "list[SourceView]":
        from galapagos.games.origin.show.points import sources

        return sources(game.state)

    def lives(self, codec: Codec, begun: Origin) -> "Lives":
        from galapagos.games.origin.show.lives import OriginLives

        assert isinstance(codec, OriginCodec)
        return OriginLives(begun.state)

    def open_view(self, views: "Sequence[GameView]", table: "GameView") -> "GameView":
        from galapagos.games.origin.show.open_hands import open_view

        return open_view(views, table)

    def death(self, event: Event) -> tuple[int, str] | None:
        if event.kind not in _DEATHS:
            return None
        return int(event.a) >> 8, animal_name(int(event.a))

    # --- bots --------------------------------------------------------------------------------

    def sense(self, bot: str = "") -> "Sense":
        from galapagos.games.origin.sense.sense import OriginSense

        return OriginSense(self.learned if bot == "wallace" else None)

    def layouts(self) -> "Mapping[str, Sequence[str]]":
        from galapagos.games.origin.sense.deeds import DEEDS
        from galapagos.games.origin.sense.features import FEATURES

        return {"value": FEATURES, "policy": DEEDS}

    def style(self, bot: str) -> "Style":
        from galapagos.search.ismcts import Style

        if bot not in ("apex", "wallace"):
            return Style()
        return Style(prior_scale=2.0, noise=1.0)

    def ahead(self, game: Origin) -> int:
        """A round deals a card for each animal and one more to each player (EV-EXT-06)."""
        state = game.state
        dealt = sum(1 + len(player.animals) for player in state.players)
        return 0 if state.last else 1 + int(state.pile_size) // dealt

    def is_pass(self, action: int) -> bool:
        """EV-ROUND-03."""
        return bool(actions.kind_of(action) == actions.PASS)

    def ends_turn(self, action: int) -> bool:
        """EV-FEED-01."""
        return bool(actions.kind_of(action) == actions.END)

    # --- puzzles -----------------------------------------------------------------------------

    def theme(self, view: Origin, action: int) -> str:
        from galapagos.games.origin.themes import theme_of

        return theme_of(view.state, action)

    # --- learning ----------------------------------------------------------------------------

    def encoder(self, game: Origin) -> "Encoder":
        from galapagos.games.origin.tensors.encoder import OriginEncoder

        return OriginEncoder(game.state.options, game.state.deck)

    # --- words and proofs --------------------------------------------------------------------

    def board(self, codec: Codec, show: "Show", people: "People") -> "Board":
        from galapagos.games.origin.terminal.board import OriginBoard

        return OriginBoard(codec, show, people)

    def account(self, history: "Timeline", people: "People") -> "Account":
        from galapagos.games.origin.words.explain import OriginAccount

        return OriginAccount(history, people)

    def rulebook(self) -> "RuleBook":
        from galapagos.games.origin.words.rules import RULEBOOK

        return RULEBOOK

    def rule_of(self, event: Event) -> str:
        """Of a card that is laid the trait tells more than how cards are laid."""
        from galapagos.games.origin.words.rules import rule_of

        return rule_of(event)

    def book(self) -> "GameBook":
        from galapagos.games.origin.words.book import OriginBook

        return OriginBook()

    def text_families(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        from galapagos.games.origin.words.families import FAMILIES

        return FAMILIES

    def pictures(self, codec: Codec) -> Mapping[str, Draw]:
        from galapagos.games.origin.art.pictures import pictures

        assert isinstance(codec, OriginCodec)
        return pictures()

    def icons(self) -> "Mapping[str, Icon]":
        from galapagos.games.origin.art.icons import ICONS

        return ICONS

    def drawings(self, codec: Codec) -> "Drawings":
        from galapagos.games.origin.art.drawings import OriginDrawings

        return OriginDrawings()

    def sheet(self, view: Origin, show: "Show", people: "People") -> "Sheet":
        from galapagos.games.origin.art.sheet import origin_sheet
        from galapagos.games.origin.show.view import OriginView
        from galapagos.games.origin.words.names import Names

        shown = show.view(view, [])
        assert isinstance(shown, OriginView)
        assert isinstance(people, Names)
        return origin_sheet(shown, people)

    def proofs(self) -> "Proofs":
        from galapagos.games.origin.lab.proofs import ORIGIN

        return ORIGIN


KIT = OriginKit()
