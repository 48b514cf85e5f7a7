"""A game at the table for the person who sits there: what is shown, asked and told.

All of it is what a browser would be shown; a game adds its board."""

from rich.text import Text

from galapagos.games import kit_for, kit_of, paint
from galapagos.games.menu import Menu
from galapagos.games.show import show_for
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec


class Guide:
    """Shows a game to a seat, or a spectator (-1), in a language, and asks about it."""

    def __init__(self, codec: Codec, viewer: int, players: list[str], language: str) -> None:
        self.codec = codec
        self.show = show_for(codec)
        self.names = self.show.people(viewer, players, language)
        self.board = kit_for(codec.key).board(codec, self.show, self.names)

    def say(self, key: str, **values: object) -> str:
        """Return a text of this game's table."""
        return self.names.words.say(key, **values)

    def menu(self, view: Game) -> Menu:
        """Return the choices of the person, who may decide now."""
        return self.board.menu(view, self.show.legal(view, self.names))

    def decision(
        self, view: Game, menu: Menu, width: int, height: int, *, is_new: bool
    ) -> list[Text]:
        """Return the table, the question and the choices, as roomy as the screen allows.

        ``is_new``: the person has not seen the table since it was last changed."""
        asked = self.show.question(view, self.names, is_typed=True)
        lines = [Text(asked.text, paint.STRONG), *menu.lines(width, self.names.words)]
        if not is_new:
            return [*self.board.changing(view, width), *lines]
        room = height - paint.height(lines, width) - 1
        return [*self.board.lines(view, width, room), Text(""), *lines]

    def action(self, view: Game, text: str) -> int:
        """Return the action that a text spells out; raise `BadData` if it spells none."""
        action = self.codec.parse_action(view, self.board.spelled(view, text))
        return kit_of(view).canonical(view, self.names.viewer, action)

    def warnings(self, view: Game, action: int) -> list[str]:
        """Return what the person should know before this legal action; mostly nothing."""
        return [risk.text for risk in self.show.action(view, action, self.names).risks]

    def reason(self, view: Game, refusal: Refusal, action: int) -> str:
        """Return a refusal as a sentence with its rule."""
        found = self.show.reason(view, refusal, action, self.names)
        return self.say("with_rule", text=found.text, rule=found.rule)

    def prompt(self, menu: Menu) -> str:
        count = len(menu.choices)
        key = "question-prompt" if count > 1 else "question-prompt_one"
        return f"{self.say(key, who=self.names.full(self.names.viewer), n=count)} > "

    def greeting(self) -> list[str]:
        """Say before the first decision what to do."""
        keys = [f"welcome-{key}" for key in ("aim", "how", "more")]
        who = self.names.full(self.names.viewer)
        return [self.say(key, who=who) for key in keys if key in self.names.words]
