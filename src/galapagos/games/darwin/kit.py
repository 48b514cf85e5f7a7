"""Darwin's kit: where in this folder the house finds its answers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from msgspec import convert

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import actions, events
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import seats_owing
from galapagos.games.darwin.rules.terms import ACTION, MAX_PLAYERS, MIN_PLAYERS, PHASE_KEYS
from galapagos.games.kit import Draw, GameKit, OwnCardsOption, WireTypes
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.names import species_name
from galapagos.kernel.viewers import SPECTATOR
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

_HIDDEN = events.HIDDEN
_OWN_SHOWN = frozenset(
    {
        events.CARD_SHOWN,
        events.CARD_OPENED,
        events.CARD_GIVEN,
        # DC-INFO-01: until its end a turn is a draft that only its own player sees.
        events.TURN_ENDED,
    }
)
_OTHERS_SHOWN = _OWN_SHOWN | {
    events.SHOWED,
    events.CARD_LOST,
    events.POINTS_INHERITED,
    events.DIED,
}


class DarwinKit(GameKit[Darwin]):
    key = "darwin"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 4
    edition = 1
    own_cards = OwnCardsOption("--cards", "DIR", "help-own-darwin")
    folder = Path(__file__).parent
    event_keys = events.EVENT_KEYS
    commands: ClassVar = {
        "cards": (
            "help-cards",
            "galapagos.games.darwin.commands.cards",
        ),
    }
    samples = (
        ("bongo-head", "help-draw-card"),
        ("savanna, landscape:savanna", "help-draw-biome"),
        ("flood, scene:flood", "help-draw-event"),
    )
    balance = "galapagos.games.darwin.commands.balance"
    lists_all = False

    def codec(self, own: Path | None = None) -> Codec:
        from galapagos.games.darwin.cards.catalog import load_catalog

        return DarwinCodec(load_catalog(own))

    def scene(self, codec: Codec, given: dict[str, str]) -> dict[str, str]:
        from galapagos.games.darwin.scenarios.scene import scene

        assert isinstance(codec, DarwinCodec)
        return scene(given, codec.words)

    # --- at a table --------------------------------------------------------------------------

    def modes(self) -> "list[ModeInfo]":
        from galapagos.games.darwin.show.settings import modes

        return modes()

    def switches(self) -> "list[SwitchInfo]":
        from galapagos.games.darwin.show.settings import switches

        return switches()

    def show(self, codec: Codec, beginning: Game | None = None) -> "Show":
        from galapagos.games.darwin.show.show import DarwinShow

        assert isinstance(codec, DarwinCodec)
        return DarwinShow(codec, beginning)

    def wire_types(self) -> WireTypes:
        from galapagos.games.darwin.show.wire_types import WIRE_TYPES

        return WIRE_TYPES

    def printed(self, codec: Codec) -> object:
        from galapagos.games.darwin.show.cards import printed_cards

        assert isinstance(codec, DarwinCodec)
        return printed_cards(codec.words.catalog)

    def offered(self, game: Darwin) -> list[str]:
        from galapagos.games.darwin.show.standing import offered

        return offered(game.state.options)

    def standing(self) -> "type[Struct]":
        from galapagos.games.darwin.show.standing import DarwinStanding

        return DarwinStanding

    def chosen(self, view: Darwin, seat: int, answers: "StandingAnswers") -> int | None:
        from galapagos.games.darwin.show.standing import DarwinStanding, chosen

        return chosen(view, seat, convert(answers, DarwinStanding))

    def owing(self, game: Darwin) -> list[int]:
        return bit_numbers(seats_owing(game.state))

    def is_reaction(self, game: Darwin, seat: int) -> bool:
        return bool(game.state.phase != ACTION or seat != game.state.turn)

    def tells(self, event: Event, seat: int) -> bool:
        return event.kind in (_OWN_SHOWN if event.seat == seat else _OTHERS_SHOWN)

    def hidden_events(self, game: Darwin, events: Sequence[Event]) -> list[int]:
        """DC-INFO-01: others do not even know that there is a draft."""
        seen = [game.event_for(SPECTATOR, event) for event in events]
        return [place for place, event in enumerate(seen) if event.kind == _HIDDEN]

    def canonical(self, view: Darwin, seat: int, action: int) -> int:
        return int(view.canonical(seat, action))

    def pieces(self, game: Darwin) -> int:
        return sum(len(biome.species) for biome in game.state.biomes)

    def deed(self, game: Darwin, seat: int, action: int) -> list[Event]:
        """DC-TURN-07: a main action happens when the turn is confirmed."""
        from galapagos.games.behind import own_events

        found = own_events(game, seat, action)
        if not actions.is_main(actions.kind_of(action)) or game.why(seat, actions.CONFIRM):
            return found
        confirmed = own_events(game, seat, actions.CONFIRM)
        return [event for event in confirmed if event.kind != events.TURN_ENDED]

    # --- looked back at ----------------------------------------------------------------------

    def turn(self, game: Darwin) -> int:
        return int(game.state.era)

    def phase(self, game: Darwin) -> str:
        return PHASE_KEYS[game.state.phase]

    def sources(self, game: Darwin) -> "list[SourceView]":
        from galapagos.games.darwin.show.points import sources

        return sources(game.state)

    def lives(self, codec: Codec, begun: Darwin) -> "Lives":
        from galapagos.games.darwin.show.lives import DarwinLives

        assert isinstance(codec, DarwinCodec)
        return DarwinLives(codec.words.catalog, begun.state)

    def open_view(self, views: "Sequence[GameView]", table: "GameView") -> "GameView":
        from galapagos.games.darwin.show.open_hands import open_view

        return open_view(views, table)

    def death(self, event: Event) -> tuple[int, str] | None:
        return (int(event.seat), species_name(int(event.a))) if event.kind == events.DIED else None

    # --- bots --------------------------------------------------------------------------------

    def sense(self, bot: str = "") -> "Sense":
        from galapagos.games.darwin.sense.sense import DarwinSense

        return DarwinSense(self.learned if bot == "wallace" else None)

    def layouts(self) -> "Mapping[str, Sequence[str]]":
        from galapagos.games.darwin.sense.deeds import DEEDS
        from galapagos.games.darwin.sense.features import FEATURES

        return {"value": FEATURES, "policy": DEEDS}

    def style(self, bot: str) -> "Style":
        from galapagos.search.ismcts import Style

        if bot not in ("apex", "wallace"):
            return Style()
        # Hands make hundreds of species: what others may create is learned by biome.
        return Style(prior_scale=2.0, noise=1.0, gists=True, foresight=True, thorough=True)

    def ahead(self, game: Darwin) -> int:
        return max(0, int(game.state.options.eras - game.state.era))

    def is_pass(self, action: int) -> bool:
        """DC-TURN-04."""
        return bool(actions.kind_of(action) == actions.PASS)

    def ends_turn(self, action: int) -> bool:
        """DC-TURN-07."""
        return bool(actions.kind_of(action) == actions.CONFIRM)

    # --- puzzles -----------------------------------------------------------------------------

    def theme(self, view: Darwin, action: int) -> str:
        from galapagos.games.darwin.themes import theme_of

        return theme_of(view.state, action)

    # --- learning ----------------------------------------------------------------------------

    def encoder(self, game: Darwin) -> "Encoder":
        from galapagos.games.darwin.tensors.encoder import DarwinEncoder

        return DarwinEncoder(game.state.options, game.state.cards)

    # --- words and proofs --------------------------------------------------------------------

    def board(self, codec: Codec, show: "Show", people: "People") -> "Board":
        from galapagos.games.darwin.terminal.board import DarwinBoard

        return DarwinBoard(codec, show, people)

    def account(self, history: "Timeline", people: "People") -> "Account":
        from galapagos.games.darwin.words.explain import DarwinAccount

        return DarwinAccount(history, people)

    def rulebook(self) -> "RuleBook":
        from galapagos.games.darwin.words.rules import RULEBOOK

        return RULEBOOK

    def rule_of(self, event: Event) -> str:
        from galapagos.games.darwin.rules.rules import RULE_IDS

        return RULE_IDS[event.rule] if event.rule >= 0 else ""

    def book(self) -> "GameBook":
        from galapagos.games.darwin.words.book import DarwinBook

        return DarwinBook()

    def text_families(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        from galapagos.games.darwin.words.families import FAMILIES

        return FAMILIES

    def pictures(self, codec: Codec) -> Mapping[str, Draw]:
        from galapagos.games.darwin.art.pictures import pictures

        assert isinstance(codec, DarwinCodec)
        return pictures(codec.words.catalog)

    def icons(self) -> "Mapping[str, Icon]":
        from galapagos.games.darwin.art.icons import ICONS

        return ICONS

    def drawings(self, codec: Codec) -> "Drawings":
        from galapagos.games.darwin.art.drawings import DarwinDrawings

        assert isinstance(codec, DarwinCodec)
        return DarwinDrawings(codec.words.catalog)

    def sheet(self, view: Darwin, show: "Show", people: "People") -> "Sheet":
        from galapagos.games.darwin.art.sheet import darwin_sheet
        from galapagos.games.darwin.show.view import DarwinView
        from galapagos.games.darwin.words.names import Names

        shown = show.view(view, [])
        assert isinstance(shown, DarwinView)
        assert isinstance(people, Names)
        return darwin_sheet(view.state, shown, people)

    def proofs(self) -> "Proofs":
        from galapagos.games.darwin.lab.proofs import DARWIN

        return DARWIN


KIT = DarwinKit()
