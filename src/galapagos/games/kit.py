"""What the house may ask of a game: one object a game, `KIT` in the ``kit.py`` of its folder.

A kit holds no rules. It says where in the game's folder the answer is, and imports that late: who
asks for the words of one game does not load the pictures of another. What a game does not say has
one answer for the whole house, here.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

if TYPE_CHECKING:
    from galapagos.art.icons import Icon
    from galapagos.games.calibration import Calibration
    from galapagos.games.drawings import Drawings
    from galapagos.games.game_book import GameBook
    from galapagos.games.lives import Lives
    from galapagos.games.proofs import Proofs
    from galapagos.games.sheet import Sheet
    from galapagos.games.show import Show
    from galapagos.games.terminal import Board
    from galapagos.records.forms import Forms
    from galapagos.records.timeline import Timeline
    from galapagos.search.ismcts import Style
    from galapagos.search.learned import Learned
    from galapagos.search.sense import Sense
    from galapagos.tensors.encoder import Encoder
    from galapagos.text.explain import Account
    from galapagos.text.people import People
    from galapagos.text.rulebook import RuleBook
    from galapagos.wire.http import ModeInfo, SwitchInfo
    from galapagos.wire.own import GameView
    from galapagos.wire.standing import StandingAnswers
    from galapagos.wire.summary import SourceView

G = TypeVar("G", bound=Game)
Draw = Callable[[str, Mapping[str, str]], str | None]
"""Draws what has a name, with the wishes of an address, as SVG; None if nothing is called so."""


@dataclass(frozen=True)
class OwnCardsOption:
    """How cards of one's own are named on the command line."""

    option: str
    metavar: str
    help: str
    """The key of its catalogue ``help`` that says what they are."""

    @property
    def name(self) -> str:
        """What the option is called among arguments that were parsed."""
        return self.option.removeprefix("--")


@dataclass(frozen=True)
class WireTypes:
    """What travels of one game only, for everything that is generated from it."""

    structs: Mapping[str, type[Struct]]
    """Its own structs, by the name under which shared ones carry them (`galapagos.wire.own`)."""
    actions: "Forms[Any] | None"
    """Its actions in their parts."""
    keys: Mapping[str, Sequence[str]]
    """Lists of keys that its page shows one by one."""
    event_fields: Mapping[str, Sequence[str]]
    """The fields of each kind of event."""


class GameKit(ABC, Generic[G]):
    """Everything the house may ask of one game."""

    key: str
    """The game's name in texts, in addresses and on the command line."""
    players: range
    """How many can play."""
    usual_players: int
    own_cards: OwnCardsOption | None = None
    """None where cards of one's own cannot be played with."""
    folder: Path
    """Where its own files lie: lesson, book and words."""
    event_keys: Sequence[str]
    """What its kinds of events are called."""
    refusal_keys: Sequence[str] = ()
    """What may stand in the way is called, for a game that is shown by words alone."""
    commands: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """The commands of ``galapagos`` that only this game has: the key of what it is for and its
    module, by name."""
    samples: ClassVar[Sequence[tuple[str, str]]] = ()
    """What ``galapagos draw`` can be asked for: ids, and the keys of what they are."""
    balance: str = ""
    """The module of ``galapagos lab balance`` for its cards; empty where nobody measures them."""
    depth: int = 500
    """Iterations in which an analysis looks for the best action of a decision, unless it is told
    otherwise: a twentieth to a fifth of a second."""
    edition: int = 0
    """Of its tables to learn at, ``Origin-2p-v1``: one more with every change of its rules or of a
    layout of its tensors; 0 where there are none."""
    lists_all: bool = True
    """Whether `Game.legal` is short enough to be counted and shown whole."""

    def __repr__(self) -> str:
        players = f"{self.players[0]} to {self.players[-1]} players"
        return f"<{type(self).__name__} of {self.key}, for {players}>"

    # --- as text -----------------------------------------------------------------------------

    @abstractmethod
    def codec(self, own: Path | None = None) -> Codec:
        """Return its texts, for games with cards of one's own if there are any."""

    def scene(self, codec: Codec, given: dict[str, str]) -> dict[str, str]:
        """Return a position of which a scenario tells some lines, with the others filled in."""
        return given

    # --- at a table --------------------------------------------------------------------------

    def modes(self) -> "list[ModeInfo]":
        """Return the modes of a table, the usual one first."""
        from galapagos.wire.http import ModeInfo

        return [ModeInfo("base", self.players[0], self.players[-1])]

    def switches(self) -> "list[SwitchInfo]":
        """Return what can be switched at a table, each with its values, the usual one first."""
        return []

    def show(self, codec: Codec, beginning: Game | None = None) -> "Show":
        """Return how a game is shown, and the position that it began from, if it did."""
        from galapagos.games.plain import PlainShow

        return PlainShow(codec, self)

    def wire_types(self) -> WireTypes:
        """Return what only this game says in the messages of a table."""
        return WireTypes({}, None, {}, {})

    def printed(self, codec: Codec) -> object:
        """Return what is printed on the cards, for the wire."""
        return None

    def offered(self, game: G) -> list[str]:
        """Return what can be answered beforehand at this table, as it is listed to its players."""
        return []

    def standing(self) -> "type[Struct] | None":
        """Return the struct of standing answers, tagged by the game's name; None where there is
        nothing to answer beforehand."""
        return None

    def no_answers(self) -> "StandingAnswers | None":
        """Return the standing answers of a seat that wants to be asked everything."""
        return None if self.standing() is None else {"game": self.key}

    def chosen(self, view: G, seat: int, answers: "StandingAnswers") -> int | None:
        """Return the legal action that a seat's standing answers choose; None if it is asked."""
        return None

    def owing(self, game: G) -> list[int]:
        """Return the seats without whose decision the game cannot go on.

        A right that blocks nobody, such as a redraw in another's turn, is not owed."""
        actor = int(game.actor())
        return [actor] if actor >= 0 else []

    def is_reaction(self, game: G, seat: int) -> bool:
        """Whether what a seat owes is an answer to others' doings, not its own turn."""
        return False

    def tells(self, event: Event, seat: int) -> bool:
        """Whether after this event of a seat's own action somebody knows what cannot be unlearnt.

        Dice and draws are not looked at here: a step says itself what it took from chance."""
        return False

    def hidden_events(self, game: G, events: Sequence[Event]) -> list[int]:
        """Return the places of events that nobody knows of but their own seat; asked at every
        action."""
        return []

    def canonical(self, view: G, seat: int, action: int) -> int:
        """Return an action in the one spelling by which the rules know it."""
        return action

    def pieces(self, game: G) -> int:
        """Return how much lies on the table."""
        return 0

    def deed(self, game: G, seat: int, action: int) -> list[Event]:
        """Carry out a legal action; return what it does itself, if need be once it is confirmed."""
        from galapagos.games.behind import own_events

        return own_events(game, seat, action)

    # --- looked back at ----------------------------------------------------------------------

    def turn(self, game: G) -> int:
        """Return the round or Era."""
        return 0

    def phase(self, game: G) -> str:
        """Return the key of the phase."""
        return ""

    def sources(self, game: G) -> "list[SourceView]":
        """Return the rules' own account of the points, if they were counted now."""
        from galapagos.wire.summary import SourceView

        outcome = game.outcome()
        scores = [0] * int(game.seats()) if outcome is None else outcome.scores
        return [SourceView("points", [int(score) for score in scores])]

    def lives(self, codec: Codec, begun: G) -> "Lives":
        """Begin the lives of every creature of a game that has just begun."""
        from galapagos.games.lives import NoLives

        return NoLives()

    def open_view(self, views: "Sequence[GameView]", table: "GameView") -> "GameView":
        """Return a table as a spectator sees it with every hand, from what each seat sees."""
        return table

    def death(self, event: Event) -> tuple[int, str] | None:
        """Return whose creature an event ends, and which; None if it ends none."""
        return None

    # --- bots --------------------------------------------------------------------------------

    def sense(self, bot: str = "") -> "Sense":
        """Return what bots know of it; this bot, what it has learned."""
        from galapagos.search.sense import NoSense

        return NoSense()

    def style(self, bot: str) -> "Style":
        """Return how a bot that searches thinks about it."""
        from galapagos.search.ismcts import Style

        return Style()

    def layouts(self) -> Mapping[str, Sequence[str]]:
        """Return the names of the numbers that nets look at, by their kind: ``value`` those of a
        seat, ``policy`` those of an action."""
        return {}

    @cached_property
    def learned(self) -> "Learned | None":
        """What a bot learned of it, read once; None if none did."""
        from galapagos.games.weights import learned_in

        return learned_in(self.folder, self.key, self.codec().rules_version, self.layouts())

    def calibration(self) -> "Calibration":
        """Return how often positions were won that a search took for good ones."""
        from galapagos.games.calibration import calibration_in

        return calibration_in(self.folder)

    def ahead(self, game: G) -> int:
        """Return how many rounds or Eras are still to come after this one, roughly."""
        return 0

    def is_pass(self, action: int) -> bool:
        """Whether an action gives up the rest of a phase, round or Era."""
        return False

    def ends_turn(self, action: int) -> bool:
        """Whether an action only says that a turn is over, which goes without saying."""
        return False

    # --- puzzles -----------------------------------------------------------------------------

    def theme(self, view: G, action: int) -> str:
        """Return the key of what a puzzle is about that this action solves."""
        return "other"

    # --- learning ----------------------------------------------------------------------------

    def encoder(self, game: G) -> "Encoder":
        """Return how tables like that of a game become numbers."""
        raise BadData(f"{self.key} has no tensors")

    # --- words and proofs --------------------------------------------------------------------

    def board(self, codec: Codec, show: "Show", people: "People") -> "Board":
        """Return how it is shown in the terminal to the one of these people who looks."""
        from galapagos.games.terminal import Board

        return Board(codec, show, people)

    def account(self, history: "Timeline", people: "People") -> "Account":
        """Return the causes of what happened, for a reader."""
        from galapagos.games.plain import PlainAccount, PlainShow

        show = self.show(history.codec, history.beginning)
        if not isinstance(show, PlainShow):
            raise BadData(f"{self.key} cannot be explained")
        return PlainAccount(history, people, show)

    def rulebook(self) -> "RuleBook":
        """Return its rules by their ids."""
        raise BadData(f"{self.key} has no rule book")

    def rule_of(self, event: Event) -> str:
        """Return the rule to read about an event, or its section; empty if there is none."""
        return ""

    def book(self) -> "GameBook":
        """Return its part in its rule book: lists, pictures, what examples speak of."""
        from galapagos.games.game_book import GameBook

        return GameBook()

    def text_families(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """Return by area and section the keys of texts that follow a list of its rules or data."""
        return {}

    def pictures(self, codec: Codec) -> Mapping[str, Draw]:
        """Return what can be drawn for it, by the kind in an address."""
        return {}

    def icons(self) -> "Mapping[str, Icon]":
        """Return its icons by name; no two games have one of the same name."""
        return {}

    def drawings(self, codec: Codec) -> "Drawings":
        """Return what is drawn of it outside the page."""
        from galapagos.games.drawings import Drawings

        return Drawings()

    def sheet(self, view: G, show: "Show", people: "People") -> "Sheet | None":
        """Return a view drawn on one sheet; None for a game that has no pictures."""
        return None

    @abstractmethod
    def proofs(self) -> "Proofs":
        """Return what the proofs ask of it."""


Kit = GameKit[Any]
"""The kit of whichever game."""
