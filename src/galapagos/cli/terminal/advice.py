"""What bots think, in words of the table: a hint to the person, and why opponents chose so.

A hint is asked from the person's own view and may say everything it found. Of opponents only how
well they expected to do is told: what else they looked at would show their cards.
"""

from collections.abc import Sequence

from rich.text import Text

from galapagos.analysis.lines import along
from galapagos.bots.base import Choice, Line
from galapagos.bots.guard import Guarded
from galapagos.bots.specs import parse_bot
from galapagos.cli.terminal.guide import Guide
from galapagos.cli.terminal.opponents import Thought
from galapagos.games import paint
from galapagos.games.menu import Menu
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.text.advice import reason_text, value_text
from galapagos.text.story import Line as Told

ADVISER = "apex"
"""Whom a hint asks unless told otherwise."""
_LINES = 3
_AHEAD = 3
"""Actions of a line that are told, the person's own included."""


class Adviser:
    """Asks a bot on behalf of the person, and words its answer."""

    def __init__(self, guide: Guide, view: Game, menu: Menu) -> None:
        self.guide = guide
        self.view = view
        self.menu = menu

    def ask(self, name: str, chance: Chance) -> list[Text]:
        """Return the advice of a bot; raises `BadData` if nobody is called so."""
        spec = parse_bot(name)
        bot = Guarded(spec.make(lambda _: self.guide.codec))
        try:
            choice = bot.choose(self.view, self.guide.names.viewer, chance)
        finally:
            bot.close()
        if bot.troubles:
            return [Text(self.guide.say("hint-failed", bot=spec.text), paint.BAD)]
        advice = self.guide.say("hint-choice", bot=spec.text, action=self._told(choice.action))
        found = [Text(advice, paint.STRONG), Text(reason(self.guide, choice))]
        lines = choice.lines[:_LINES] if len(choice.lines) > 1 else []
        return found + [self._line(line, bool(choice.iterations)) for line in lines]

    def _told(self, action: int) -> str:
        """Return an action in words, with what to type for it."""
        text = self.guide.codec.action_text(self.view, action)
        what = self.guide.show.phrase(self.view, action, self.guide.names)
        return self.guide.say("line-remark", what=what, remark=self._number(text) or text)

    def _action(self, action: int) -> str:
        """Return an action as it can be typed, with its number if the menu has it."""
        text = self.guide.codec.action_text(self.view, action)
        number = self._number(text)
        return f"{number}) {text}" if number else text

    def _number(self, text: str) -> int:
        """Return the number of a choice in the menu; 0 if it is not there."""
        return next((one.number for one in self.menu.choices if one.text == text), 0)

    def _line(self, line: Line, is_searched: bool) -> Text:
        first = line.actions[0]
        value = value_text(self.guide.names.words, line.value, is_chance=is_searched)
        told = Text.assemble("  ", (f"{value:>6}", paint.NUMBER), "  ")
        told.append(self._action(first[1]))
        if ahead := self._ahead(line.actions[:_AHEAD]):
            actions = self.guide.names.words.fold("list-plan", ahead)
            told.append(self.guide.say("hint-then", actions=actions), paint.DIM)
        return told

    def _ahead(self, actions: Sequence[tuple[int, int]]) -> list[str]:
        """Return in words what may follow an action, in one guess of what is hidden."""
        names, show = self.guide.names, self.guide.show
        *worlds, _ = along(self.view, actions)  # the last one has nothing after it
        return [
            self.guide.say(
                "line-named",
                name=names.seat(seat),
                what=show.phrase(world.view(seat), action, names),
            )
            for world, (seat, action) in zip(worlds[1:], actions[1:], strict=False)
        ]


def reason(guide: Guide, choice: Choice) -> str:
    """Say in one line why a bot chose as it did, without naming what else it could have done."""
    lines = choice.lines
    return reason_text(
        guide.names.words,
        [line.value for line in lines],
        choice.iterations,
        next_tried=len(lines) > 1 and bool(lines[1].visits),
    )


def thought_lines(guide: Guide, thought: Thought, story: list[Told]) -> list[Text]:
    """Return what happened by one decision of a bot, as the person saw it, and why."""
    style = paint.seat_style(thought.seat)
    who = guide.say("reason-who", seat=guide.names.seat(thought.seat), bot=thought.bot)
    told = guide.names.words.sentences(line.text for line in story)
    happened = told or guide.say("reason-unseen")
    return [
        Text.assemble("  ", (who, style), " ", (happened, style)),
        Text.assemble("    ", (reason(guide, thought.choice), paint.DIM)),
    ]
