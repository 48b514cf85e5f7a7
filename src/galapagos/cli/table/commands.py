"""What a person can type at the table besides a choice, and how a choice is read."""

from pathlib import Path
from typing import Protocol

from rich.text import Text

from galapagos.cli.table import paint
from galapagos.cli.table.origin_board import Board, table_words
from galapagos.cli.table.origin_menu import Choice, Menu, spelled
from galapagos.cli.table.screen import Screen
from galapagos.cli.table.session import Session
from galapagos.kernel.errors import BadData
from galapagos.origin.game import Origin
from galapagos.origin.terms import FEEDING
from galapagos.records.origin_actions import VERBS
from galapagos.text.origin_log import Line
from galapagos.text.origin_reasons import reason_with_rule
from galapagos.text.origin_rules import find_rules, rule_sections, rule_text

_LOG_LINES = 20
_MAX_SHOWN = 60
_NAMES = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "rule": "rules"}


class Leave(Exception):
    """Raised when the person leaves the table; the game is saved."""


class Load(Exception):
    """Raised when the person wants to go on with another game."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Seat(Protocol):
    """What commands need of the running table."""

    session: Session
    screen: Screen

    def show_decision(self, view: Origin, menu: Menu) -> None: ...

    def show_lines(self, lines: list[Line], remark: str = "") -> None: ...


class Commands:
    """Reads lines until one is a choice. Every line gets an answer."""

    def __init__(self, table: Seat) -> None:
        self.table = table
        self._run = {
            "help": self._help,
            "table": self._table,
            "hand": self._hand,
            "pile": self._pile,
            "log": self._log,
            "why": self._why,
            "rules": self._rules,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def screen(self) -> Screen:
        return self.table.screen

    def read_choice(self, view: Origin, menu: Menu) -> Choice | None:
        """Return the choice the person makes; None if a choice was taken back instead."""
        self._view, self._menu = view, menu
        count = len(menu.choices)
        key = "question.prompt" if count > 1 else "question.prompt_one"
        prompt = _say(key, who=self.session.names.full(self.session.seat), n=count)
        while True:
            line = self.screen.ask(prompt)
            word, _, rest = line.partition(" ")
            word = _NAMES.get(word.lower(), word.lower())
            if word == "undo":
                if self._undo():
                    return None
            elif word in self._run:
                self._run[word](rest.strip())
            elif line:
                choice = self._chosen(line)
                if choice is not None:
                    return choice
            else:
                self._show_try()

    # --- choices -----------------------------------------------------------------------------

    def _chosen(self, line: str) -> Choice | None:
        """Return the choice a line stands for; otherwise answer the line and return None."""
        if line.isascii() and line.isdigit():
            choice = self._menu.by_number(int(line[:9]))
            if choice is None:
                count = len(self._menu.choices)
                self._answer("no_number", number=line[:9], n=count)
            return choice
        found = self._menu.matching(line)
        if len(found) == 1:
            return found[0]
        if found:
            self._answer("several")
            for choice in found[:_MAX_SHOWN]:
                self.screen.show(
                    Text.assemble("  ", (f"{choice.number})", paint.NUMBER), f" {choice.text}")
                )
        else:
            self._refuse(line)
        return None

    def _refuse(self, line: str) -> None:
        """Say everything that stands in the way of an action, or that the line is none."""
        text = spelled(line, self.session.seat)
        try:
            action = self.session.codec.parse_action(self._view, text)
        except BadData as error:
            is_verb = text.split()[0] in VERBS
            self._answer("unfinished" if is_verb else "unknown", what=error.what, text=line[:40])
            self._show_try()
            return
        reasons = self._view.why(self.session.seat, action)
        self._answer("refused" if reasons else "allowed", action=text)
        for reason in reasons:
            sentence = reason_with_rule(reason, action, self.session.names)
            self.screen.show(Text.assemble(("  - ", paint.BAD), sentence))

    def _show_try(self) -> None:
        example = min((choice.text for choice in self._menu.choices), key=len)
        self._answer("try", n=len(self._menu.choices), example=example)

    # --- commands ----------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self.screen.say(_say("help.text").strip())

    def _table(self, _: str) -> None:
        self.table.show_decision(self._view, self._menu)

    def _hand(self, _: str) -> None:
        self.screen.show(*self._board().hand())

    def _pile(self, _: str) -> None:
        self.screen.show(*self._board().discard_pile())

    def _log(self, words: str) -> None:
        count = int(words[:6]) if words.isascii() and words.isdigit() else _LOG_LINES
        lines = self.session.whole_story()
        if not lines or count == 0:
            self.screen.say(_say("note.empty_log"), paint.DIM)
        for line in lines[-count:] if count else []:
            style = paint.STRONG if line.is_step else paint.seat_style(line.seat)
            self.screen.show(Text.assemble("  ", (line.text, style), (f"  {line.rule}", paint.DIM)))

    def _why(self, words: str) -> None:
        if not words:
            self._answer("why_usage")
            return
        if words.isascii() and words.isdigit():
            choice = self._menu.by_number(int(words[:9]))
            found = [choice] if choice is not None else []
        else:
            found = self._menu.matching(words)
        if found:
            for choice in found[:_MAX_SHOWN]:
                self._answer("allowed", action=f"{choice.number} {choice.text}")
        else:
            self._refuse(words)

    def _rules(self, words: str) -> None:
        found = find_rules(words)
        if not found:
            sections = ", ".join(rule_sections())
            self._answer("no_rules", words=words or "''", sections=sections)
        for rule in found[:_MAX_SHOWN]:
            self.screen.show(Text.assemble((f"{rule} ", paint.NUMBER), rule_text(rule)))

    def _save(self, words: str) -> None:
        if not words:
            self.session.save()
            if self.session.file is not None and not self.session.save_error:
                self.screen.say_whole(_say("note.saved", file=str(self.session.file)))
            else:
                self._answer("file_usage", command="save")
            return
        try:
            file = Path(words).expanduser()
            if file.exists():
                self.screen.say_whole(_say("note.exists", file=str(file)))
                if not self.screen.confirm(_say("question.replace")):
                    self.screen.say(_say("note.stays"))
                    return
            self.session.save_copy(file)
        except (OSError, RuntimeError, ValueError) as error:
            self.screen.say(_say("note.not_copied", error=str(error)), paint.BAD)
        else:
            self.screen.say_whole(_say("note.saved", file=str(file)))

    def _load(self, words: str) -> None:
        if not words:
            self._answer("file_usage", command="load")
            return
        raise Load(Path(words))

    def _quit(self, _: str) -> None:
        raise Leave

    def _undo(self) -> bool:
        key, seat = self.session.undo_obstacle()
        if key:
            self.screen.say(_say(f"undo.{key}", seat=self.session.names.seat(seat)))
            if key == "others" and self._view.state.phase == FEEDING:
                self.screen.say(_say("undo.ask_all"), paint.DIM)
            return False
        self.screen.say(_say("note.undone", action=self.session.undo()))
        return True

    # --- shared ------------------------------------------------------------------------------

    def _board(self) -> Board:
        return Board(self._view.state, self.session.names, self.screen.width)

    def _answer(self, key: str, **values: object) -> None:
        self.screen.say(_say(f"answer.{key}", **values))


def _say(key: str, **values: object) -> str:
    return table_words().say(key, **values)
