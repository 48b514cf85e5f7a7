"""Playing at the terminal table: whose decision it is, what is shown, what is typed."""

import time
from dataclasses import dataclass

from rich.text import Text

from galapagos.cli.table import paint
from galapagos.cli.table.commands import Commands
from galapagos.cli.table.origin_board import Board, table_words
from galapagos.cli.table.origin_choices import choice_lines
from galapagos.cli.table.origin_ending import score_table, verdict
from galapagos.cli.table.origin_menu import Choice, Menu
from galapagos.cli.table.origin_warnings import warnings
from galapagos.cli.table.screen import Screen
from galapagos.cli.table.session import SPECTATOR, Session
from galapagos.origin.game import Origin
from galapagos.origin.state import State
from galapagos.origin.terms import DECLARATION, DEFENCE, EVOLUTION, SCAVENGE
from galapagos.text.catalogue import Count
from galapagos.text.origin_log import Line
from galapagos.text.origin_names import capital

_BARE_LINES = 4
"""Lines of a decision besides table and choices."""


@dataclass(frozen=True)
class Habits:
    """How the person wants to play."""

    ask_all: bool = False
    pause: float = 0.0
    is_new: bool = False
    """Whether to explain before the first decision what to do."""


class TableLoop:
    """Runs one session to its end, or until the person leaves or loads another game."""

    def __init__(self, session: Session, screen: Screen, habits: Habits) -> None:
        self.session = session
        self.screen = screen
        self.habits = habits
        self.commands = Commands(self)
        self._greeting = _greeting(session) if habits.is_new else []
        self._has_warned_unsaved = False

    def run(self) -> None:
        """Play until the game is over; `EOFError` and `Leave` end it before."""
        self.show_lines(self.session.new_lines())
        while not self.session.is_over():
            if self.session.actor() == self.session.seat:
                self._decide()
            else:
                self._watch_opponent()
            self._warn_if_unsaved()
        self._show_end()

    # --- opponents ---------------------------------------------------------------------------

    def _watch_opponent(self) -> None:
        self.session.let_opponent_play()
        lines = self.session.new_lines()
        self.show_lines(lines)
        has_turned = any(line.is_step for line in lines) and not self.session.is_over()
        if self.session.seat == SPECTATOR and has_turned:
            self.screen.show(*self._board().lines(most=self.screen.height))
        if self.habits.pause > 0:
            time.sleep(self.habits.pause)

    def show_lines(self, lines: list[Line], remark: str = "") -> None:
        """Print what has happened; blows against the person's animals stand out."""
        for line in lines:
            style = paint.BAD if line.is_blow else paint.seat_style(line.seat)
            if line.is_step:
                style = paint.STRONG
            text = Text.assemble(("* " if line.is_blow else "  ", style), (line.text, style))
            if remark:
                text.append(f" {remark}", paint.DIM)
                remark = ""
            self.screen.show(text)

    # --- the person --------------------------------------------------------------------------

    def _decide(self) -> None:
        view = self.session.view()
        legal = view.legal_list(self.session.seat)
        if len(legal) == 1 and not self.habits.ask_all:
            self.session.choose(legal[0], is_free=False)
            self.show_lines(self.session.new_lines(), _say("note.forced"))
            return
        menu = Menu(view.state, legal, self.session.names)
        self.show_decision(view, menu)
        self._greeting = []
        choice = self.commands.read_choice(view, menu)
        if choice is not None and self._is_meant(view.state, choice, legal):
            self.session.choose(choice.action)
            self.show_lines(self.session.new_lines())

    def _is_meant(self, state: State, choice: Choice, legal: list[int]) -> bool:
        """Ask once before a choice that harms the one who makes it."""
        found = warnings(state, choice.action, legal, self.session.names)
        for warning in found:
            self.screen.say(warning, paint.FAT)
        return not found or self.screen.confirm(_say("question.confirm"))

    def show_decision(self, view: Origin, menu: Menu) -> None:
        """Show the table, the question and the choices, as roomy as the screen allows."""
        state = view.state
        height = self.screen.height - _BARE_LINES - len(self._greeting)
        is_first = state.round == 1 and not state.players[self.session.seat].animals
        names, width = self.session.names, self.screen.width
        choices = choice_lines(state, menu, names, width, with_help=is_first)
        if len(choices) + len(state.players) > height:
            choices = choice_lines(state, menu, names, width, is_tight=True)
        self.screen.show(Text(""), *self._greeting)
        self.screen.show(*self._board().lines(most=height - len(choices)))
        self.screen.show(Text(""), Text(self._question(state), paint.STRONG), *choices)

    def _question(self, state: State) -> str:
        seat, names = self.session.seat, self.session.names
        if state.decision == DEFENCE:
            hunter, prey = names.animal(state.hunter), names.animal(state.prey)
            return _say("question.defence", hunter=capital(hunter), prey=prey)
        if state.decision == SCAVENGE:
            return _say("question.scavenge")
        player = state.players[seat]
        if state.decision == DECLARATION:
            return _say("question.declaration", n=Count(len(player.animals)))
        if seat != state.turn:
            return _say("question.out_of_turn", seat=names.seat(int(state.turn)))
        if state.phase == EVOLUTION:
            return _say("question.evolution" if player.animals else "question.evolution_first")
        if state.main_done:
            return _say("question.feeding_after")
        hungry = sum(1 for animal in player.animals if not animal.is_fed())
        return _say("question.feeding" if hungry else "question.feeding_fed", n=Count(hungry))

    # --- the end -----------------------------------------------------------------------------

    def _show_end(self) -> None:
        view = self.session.view()
        outcome = view.outcome()
        assert outcome is not None
        names = self.session.names
        self.screen.show(Text(""), *self._board().lines(most=self.screen.height))
        self.screen.show(Text(""), score_table(view.state, outcome, names), Text(""))
        for line in verdict(view.state, outcome, names):
            self.screen.say(line, paint.STRONG)
        if self.session.file is not None and not self.session.save_error:
            file = str(self.session.file)
            self.screen.say_whole(_say("note.record", file=file), paint.DIM)
            self.screen.say_whole(_say("note.replay", file=file), paint.DIM)

    # --- shared ------------------------------------------------------------------------------

    def _board(self) -> Board:
        return Board(self.session.view().state, self.session.names, self.screen.width)

    def _warn_if_unsaved(self) -> None:
        error = self.session.save_error
        if error and not self._has_warned_unsaved:
            self.screen.say(_say("note.not_saved", error=error), paint.BAD)
        self._has_warned_unsaved = bool(error)


def _greeting(session: Session) -> list[Text]:
    you = session.names.full(session.seat)
    lines = [_say(f"welcome.{key}", you=you) for key in ("aim", "how", "more")]
    return [*(Text(line, paint.FAT) for line in lines), Text("")]


def _say(key: str, **values: object) -> str:
    return table_words().say(key, **values)
