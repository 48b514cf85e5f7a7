"""Origin at the terminal table."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from galapagos.games import paint
from galapagos.games.menu import Menu
from galapagos.games.origin.notation.actions import VERBS
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import FEEDING
from galapagos.games.origin.terminal.board import Board
from galapagos.games.origin.terminal.choices import choice_lines
from galapagos.games.origin.terminal.ending import score_table, verdict
from galapagos.games.origin.terminal.menu import OriginMenu
from galapagos.games.origin.words.log import story
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.questions import question
from galapagos.games.origin.words.reasons import reason_with_rule
from galapagos.games.origin.words.rules import ORIGIN_RULES
from galapagos.games.origin.words.summary import summaries
from galapagos.games.origin.words.warnings import warnings
from galapagos.games.terminal import Guide, Lookup
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.text.story import Line, Summary


class OriginGuide(Guide):
    """Shows a game of Origin and asks about it."""

    rules = ORIGIN_RULES
    verbs = VERBS
    telling = frozenset[int]()

    def __init__(self, codec: Codec, viewer: int, players: list[str], language: str) -> None:
        super().__init__(codec)
        assert isinstance(codec, OriginCodec)
        self.names: Names = Names(viewer, players, language, codec.deck)

    def story(self, events: list[Event], since: int, *, details: bool = False) -> list[Line]:
        return story(events[since:], self.names, details=details)

    def summaries(self, events: list[Event]) -> list[Summary]:
        return summaries(events, self.names)

    # --- what is there -----------------------------------------------------------------------

    def board(self, view: Game, width: int, most: int) -> list[Text]:
        return Board(_state(view), self.names, width).lines(most=most)

    def menu(self, view: Game) -> Menu:
        return OriginMenu(_state(view), view.legal_list(self.names.viewer), self.names)

    def decision(
        self, view: Game, menu: Menu, width: int, height: int, *, is_new: bool
    ) -> list[Text]:
        assert isinstance(menu, OriginMenu)
        state = _state(view)
        is_first = state.round == 1 and not state.players[self.names.viewer].animals
        choices = choice_lines(state, menu, self.names, width, with_help=is_first)
        if len(choices) + len(state.players) > height:
            choices = choice_lines(state, menu, self.names, width, is_tight=True)
        board = self.board(view, width, height - len(choices))
        asked = question(state, view.legal_list(self.names.viewer), self.names)
        return [*board, Text(""), Text(asked.text, paint.STRONG), *choices]

    def ending(self, view: Game) -> list[RenderableType]:
        outcome = view.outcome()
        assert outcome is not None
        lines = verdict(_state(view), outcome, self.names)
        table = score_table(_state(view), outcome, self.names)
        return [table, Text(""), *(Text(line, paint.STRONG) for line in lines)]

    def lookups(self) -> Mapping[str, Lookup]:
        return {"hand": self._hand, "pile": self._pile}

    def _hand(self, view: Game, _: str, width: int) -> list[Text]:
        return Board(_state(view), self.names, width).hand()

    def _pile(self, view: Game, _: str, width: int) -> list[Text]:
        return Board(_state(view), self.names, width).discard_pile()

    def warnings(self, view: Game, menu: Menu, action: int) -> list[str]:
        assert isinstance(menu, OriginMenu)
        return warnings(_state(view), action, menu.legal, self.names)

    def reason(self, view: Game, refusal: Refusal, action: int) -> str:
        return reason_with_rule(refusal, action, self.names)

    def undo_hint(self, view: Game) -> str:
        return self.say("takeback-ask_all") if _state(view).phase == FEEDING else ""


def _state(view: Game) -> State:
    assert isinstance(view, Origin)
    return view.state
