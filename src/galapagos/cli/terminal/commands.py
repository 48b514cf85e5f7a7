"""What a person can type at the table besides a choice, and how a choice is read."""

from pathlib import Path
from typing import Protocol

from rich.text import Text

from galapagos.cli.terminal.advice import ADVISER, Adviser, thought_lines
from galapagos.cli.terminal.screen import Screen
from galapagos.cli.terminal.session import Session
from galapagos.games import kit_for, paint
from galapagos.games.menu import GO_ON, Choice, Menu
from galapagos.games.terminal import Bench, Reply
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.text.catalogue import ENGLISH
from galapagos.text.faults import faults_in
from galapagos.text.story import Line

_LOG_LINES = 20
_THOUGHTS = 6
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

    def show_decision(self, view: Game, menu: Menu) -> None: ...

    def show_lines(self, lines: list[Line], remark: str = "") -> None: ...


class Commands:
    """Reads lines until one is a choice. Every line gets an answer."""

    def __init__(self, table: Seat) -> None:
        self.table = table
        self.session, self.screen = table.session, table.screen
        self.guide = table.session.guide
        self.board = self.guide.board
        self._waiting: list[str] = []
        """Choices typed ahead on one line."""
        self._bench: Bench | None = None
        self._lookups = self.board.lookups()
        self._run = {
            "help": self._help,
            "table": self._table,
            "log": self._log,
            "summary": self._summary,
            "why": self._why,
            "hint": self._hint,
            "reason": self._reason,
            "rules": self._rules,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    def has_typed_ahead(self) -> bool:
        return bool(self._waiting)

    def read_choice(self, view: Game, menu: Menu) -> Choice | None:
        """Return the choice the person makes; None if a choice was taken back instead."""
        self._view, self._menu = view, menu
        self._bench = None
        while True:
            line = self._waiting.pop(0) if self._waiting else self.screen.ask(self._prompt())
            word, _, rest = line.partition(" ")
            word = _NAMES.get(word.lower(), word.lower())
            if self._bench is not None and not self._is_command(word, rest):
                if self._opens_bench(line):
                    continue
                reply = self._bench.answer(line)
                self.screen.show(*reply.lines)
                if reply.action:
                    return Choice(0, reply.action, reply.action)
                if reply.is_closed:
                    self._bench = None
                    self._table("")
            elif word == "undo":
                if self._undo():
                    return None
            else:
                choice = self._obey(word, rest.strip(), line)
                if choice is not None:
                    return choice

    def _prompt(self) -> str:
        if self._bench is not None:
            return self._bench.prompt()
        return self.guide.prompt(self._menu)

    def _is_command(self, word: str, rest: str) -> bool:
        """Whether a word is a command; a verb with something behind it is an action."""
        if word in self._run:
            return True
        return word in self._lookups and (not rest or word not in self.board.verbs)

    def _obey(self, word: str, rest: str, line: str) -> Choice | None:
        """Carry out a command, or return the choice a line stands for."""
        if word in self._run:
            self._run[word](rest)
        elif self._opens_bench(line):
            pass
        elif self._is_command(word, rest):
            self._look_up(word, rest)
        elif not line:
            self._show_try()
        else:
            ahead = self.board.split(self._view, line)
            if ahead:
                self._waiting = ahead[1:]
                line = ahead[0]
            return self._obeyed_choice(self._chosen(line))
        return None

    def _obeyed_choice(self, choice: Choice | None) -> Choice | None:
        """Return a choice, unless it stands for a command: then carry that out."""
        if choice is None or not choice.is_command or choice.text == GO_ON:
            return choice
        if not self._opens_bench(choice.text):
            self._look_up(choice.text, "")
        return None

    def _look_up(self, word: str, rest: str) -> None:
        self.screen.show(*self._lookups[word](self._view, rest, self.screen.width))

    def _opens_bench(self, line: str) -> bool:
        bench = self.board.bench(self._view, line)
        if bench is None:
            return False
        if isinstance(bench, Reply):
            self.screen.show(*bench.lines)
        else:
            self._bench = bench
            self.screen.show(*bench.lines())
        return True

    # --- choices -----------------------------------------------------------------------------

    def _chosen(self, line: str) -> Choice | None:
        """Return the choice a line stands for; otherwise answer the line and return None."""
        if line.isascii() and line.isdigit():
            choice = self._menu.by_number(int(line[:9]))
            if choice is None:
                self._waiting = []
                self._answer("no_number", number=line[:9], n=len(self._menu.choices))
            return choice
        found = self._matching(line)
        if len(found) == 1:
            return found[0]
        self._waiting = []
        if not found:
            return self._spelled_out(line)
        self._answer("several")
        for choice in found[:_MAX_SHOWN]:
            self.screen.show(
                Text.assemble("  ", (f"{choice.number})", paint.NUMBER), f" {choice.text}")
            )
        return None

    def _matching(self, line: str) -> list[Choice]:
        return self._menu.matching(line, self.board.spelled(self._view, line))

    def _spelled_out(self, line: str) -> Choice | None:
        """Return a legal action that is not on the menu; otherwise say what is in its way."""
        try:
            action = self.guide.action(self._view, line)
        except BadData as error:
            self._say_unknown(line, error)
            return None
        text = self.guide.codec.action_text(self._view, action)
        choice = Choice(0, text, text)
        reasons = self._view.why(self.session.seat, action)
        if not reasons:
            return choice
        self._answer("refused", action=choice.text)
        for reason in reasons:
            sentence = self.guide.reason(self._view, reason, action)
            self.screen.show(Text.assemble(("  - ", paint.BAD), sentence))
        return None

    def _say_unknown(self, line: str, error: BadData) -> None:
        """Say that a line is no action, or what it lacks to be one."""
        # What an action lacks is said in the words of the notation, which are English.
        is_verb = line.lower().partition(" ")[0] in self.board.verbs
        is_told = is_verb and self.guide.names.language == ENGLISH
        self._answer("unfinished" if is_told else "unknown", what=error.what, text=line[:40])
        self._show_try()

    def _show_try(self) -> None:
        example = min((choice.text for choice in self._menu.choices), key=len)
        self._answer("try", n=len(self._menu.choices), example=example)

    # --- commands ----------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        commands = " ".join([*self._run, "undo", *self._lookups])
        is_told = "help-text" in self.guide.names.words
        self.screen.say(self._say("help-text").strip() if is_told else commands)

    def _table(self, _: str) -> None:
        self.table.show_decision(self._view, self._menu)
        if self._bench is not None:
            self.screen.show(*self._bench.lines())

    def _log(self, words: str) -> None:
        count = _count(words, _LOG_LINES)
        lines = self.session.whole_story()
        if not lines or count == 0:
            self.screen.say(self._say("note-empty_log"), paint.DIM)
        for line in lines[-count:] if count else []:
            style = paint.STRONG if line.is_step else paint.seat_style(line.seat)
            self.screen.show(Text.assemble("  ", (line.text, style), (f"  {line.rule}", paint.DIM)))

    def _summary(self, words: str) -> None:
        """Show what the rounds or Eras brought, or one of them by its number."""
        wanted = [
            summary
            for summary in self.session.summaries()
            if summary.lines and words in ("", str(summary.number))
        ]
        if not wanted:
            self.screen.say(self._say("note-no_summary"), paint.DIM)
        for summary in wanted:
            self.screen.show(Text(summary.title, paint.STRONG))
            self.screen.show(*(Text(f"  {line}") for line in summary.lines))

    def _why(self, words: str) -> None:
        if not words:
            self._answer("why_usage")
            return
        if words.isascii() and words.isdigit():
            choice = self._menu.by_number(int(words[:9]))
            found = [choice] if choice is not None else []
        else:
            found = self._matching(words)
        if not found:
            spelled = self._spelled_out(words)
            found = [spelled] if spelled is not None else []
        for choice in found[:_MAX_SHOWN]:
            number = f"{choice.number} " if choice.number else ""
            self._answer("allowed", action=f"{number}{choice.text}")

    def _hint(self, words: str) -> None:
        adviser = Adviser(self.guide, self._view, self._menu)
        try:
            lines = adviser.ask(words or ADVISER, self.session.hint_chance())
        except BadData as error:
            what = faults_in(self.guide.names.language).retold(error.what)
            self._answer("unfinished", what=what)
        else:
            self.screen.show(*lines)

    def _reason(self, words: str) -> None:
        count = _count(words, _THOUGHTS)
        thoughts = self.session.thoughts[-count:] if count else []
        if not thoughts:
            self.screen.say(self._say("reason-none"), paint.DIM)
        for thought in thoughts:
            self.screen.show(*thought_lines(self.guide, thought, self.session.story_of(thought)))

    def _rules(self, words: str) -> None:
        rules = kit_for(self.guide.codec.key).rulebook()
        found = rules.find(words)
        if not found:
            sections = self.guide.names.words.facts(rules.sections())
            self._answer("no_rules", words=words or "''", sections=sections)
        for rule in found[:_MAX_SHOWN]:
            text = self._say(rule)
            self.screen.show(Text.assemble((f"{rule} ", paint.NUMBER), text))

    def _save(self, words: str) -> None:
        if not words:
            self.session.save()
            if self.session.file is not None and not self.session.save_error:
                self.screen.say_whole(self._say("note-saved", file=str(self.session.file)))
            else:
                self._answer("file_usage", command="save")
            return
        try:
            file = Path(words).expanduser()
            if file.exists():
                self.screen.say_whole(self._say("note-exists", file=str(file)))
                if not self.screen.confirm(self._say("question-replace")):
                    self.screen.say(self._say("note-stays"))
                    return
            self.session.save_copy(file)
        except (OSError, RuntimeError, ValueError) as error:
            self.screen.say(self._say("note-not_copied", error=str(error)), paint.BAD)
        else:
            self.screen.say_whole(self._say("note-saved", file=str(file)))

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
            words, players = self.guide.names.words, self.guide.names.players
            self.screen.say(words.tell(f"undo-{key}", seat=players[seat]))
            hint = self.board.undo_hint(self._view) if key == "others" else ""
            if hint:
                self.screen.say(hint, paint.DIM)
            return False
        self.screen.say(self._say("note-undone", action=self.session.undo()))
        return True

    # --- shared ------------------------------------------------------------------------------

    def _answer(self, key: str, **values: object) -> None:
        self.screen.say(self._say(f"answer-{key}", **values))

    def _say(self, key: str, **values: object) -> str:
        return self.guide.say(key, **values)


def _count(words: str, usual: int) -> int:
    """Return how many lines are asked for."""
    return int(words[:6]) if words.isascii() and words.isdigit() else usual
