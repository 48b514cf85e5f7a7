"""Playing at the terminal table: whose decision it is, what is shown, what is typed."""

import time
from dataclasses import dataclass

from rich.text import Text

from galapagos.cli.terminal.commands import Commands
from galapagos.cli.terminal.screen import Screen
from galapagos.cli.terminal.session import Session
from galapagos.games import paint
from galapagos.games.menu import GO_ON, Menu
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.text.story import Line

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
        self.guide = session.guide
        self.commands = Commands(self)
        self._greeting = _greeting(session) if habits.is_new else []
        self._has_warned_unsaved = False
        self._occasion = ""
        self._moments: set[str] = set()
        """Moments at which the person has been asked about a right out of turn."""

    def run(self) -> None:
        """Play until the game is over; `EOFError` and `Leave` end it before."""
        self.show_lines(self.session.new_lines())
        while not self.session.is_over():
            if self.session.actor() == self.session.seat or self._may_step_in():
                self._decide()
            else:
                self._watch_opponent()
            self._warn_if_unsaved()
        self._show_end()

    # --- opponents ---------------------------------------------------------------------------

    def _may_step_in(self) -> bool:
        """Whether the person, whose turn it is not, has a right he has not been asked about."""
        if self.session.seat == SPECTATOR or not self.session.may_act():
            return False
        moment = self.guide.board.moment(self.session.view())
        return bool(moment) and moment not in self._moments

    def _watch_opponent(self) -> None:
        """Let an opponent play until it is somebody else's decision, then tell all of it."""
        seat = self.session.actor()
        while self.session.actor() == seat and not self._may_step_in():
            self.session.let_opponent_play()
        lines = self.session.new_lines()
        self.show_lines(lines)
        self._tell_troubles()
        has_turned = any(line.is_step for line in lines) and not self.session.is_over()
        if self.session.seat == SPECTATOR and has_turned:
            self.screen.show(*self._board())
        if self.habits.pause > 0 and lines:
            time.sleep(self.habits.pause)

    def _tell_troubles(self) -> None:
        for trouble in self.session.opponents.troubles():
            seat = self.session.names.seat(trouble.seat)
            told = self.guide.say("note-trouble", bot=trouble.bot, seat=seat, what=trouble.what)
            self.screen.say(told, paint.BAD)

    def show_lines(self, lines: list[Line], remark: str = "") -> None:
        """Print what has happened; blows against the person's pieces stand out."""
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
        menu = self.guide.menu(view)
        if menu.forced and not self.habits.ask_all:
            self.session.choose(self.guide.action(view, menu.forced), is_free=False)
            self.show_lines(self.session.new_lines(), self.guide.say("note-forced"))
            return
        occasion = self.guide.board.occasion(view)
        if not self.commands.has_typed_ahead():
            self._show(view, menu, is_new=not occasion or occasion != self._occasion)
        self._occasion = occasion
        self._greeting = []
        choice = self.commands.read_choice(view, menu)
        if choice is None:
            return
        if choice.text == GO_ON:
            self._moments.add(self.guide.board.moment(view))
            return
        action = self.guide.action(view, choice.text)
        if self._is_meant(view, action):
            self.session.choose(action)
            self.show_lines(self.session.new_lines())

    def _is_meant(self, view: Game, action: int) -> bool:
        """Ask once before a choice that harms the one who makes it."""
        found = self.guide.warnings(view, action)
        for warning in found:
            self.screen.say(warning, paint.FAT)
        return not found or self.screen.confirm(self.guide.say("question-confirm"))

    def show_decision(self, view: Game, menu: Menu) -> None:
        """Show the whole table, the question and the choices."""
        self._show(view, menu, is_new=True)

    def _show(self, view: Game, menu: Menu, *, is_new: bool) -> None:
        height = self.screen.height - _BARE_LINES - len(self._greeting)
        lines = self.guide.decision(view, menu, self.screen.width, height, is_new=is_new)
        self.screen.show(Text(""), *self._greeting, *lines)

    # --- the end -----------------------------------------------------------------------------

    def _show_end(self) -> None:
        self.screen.show(Text(""), *self._board())
        self.screen.show(Text(""), *self.guide.board.ending(self.session.view()))
        if self.session.file is not None and not self.session.save_error:
            file = str(self.session.file)
            self.screen.say_whole(self.guide.say("note-record", file=file), paint.DIM)
            self.screen.say_whole(self.guide.say("note-replay", file=file), paint.DIM)

    # --- shared ------------------------------------------------------------------------------

    def _board(self) -> list[Text]:
        return self.guide.board.lines(self.session.view(), self.screen.width, self.screen.height)

    def _warn_if_unsaved(self) -> None:
        error = self.session.save_error
        if error and not self._has_warned_unsaved:
            self.screen.say(self.guide.say("note-not_saved", error=error), paint.BAD)
        self._has_warned_unsaved = bool(error)


def _greeting(session: Session) -> list[Text]:
    return [*(Text(line, paint.FAT) for line in session.guide.greeting()), Text("")]
