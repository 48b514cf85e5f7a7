"""The worked examples of a rule book: positions that are played by the rules while it is made.

What a guide promises is checked on the way: its facts, what has left the table, what is refused.
Numbers and names in the words of an example come from the game itself.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from galapagos.games import kit_for
from galapagos.games.book_guide import ExamplePlan, GuidePlan, StepPlan
from galapagos.games.game_book import Shown
from galapagos.games.show import reasons_view
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import Codec
from galapagos.records.position import FIRST_LINE
from galapagos.records.record import Step
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import book_words_for, capital
from galapagos.text.people import People
from galapagos.wire.book import BookExample, BookGroup, BookStep

PLAYERS = ["Ana", "Bo", "Chen", "Dara"]
_GONE = "gone"


class Played(NamedTuple):
    """What came of a step."""

    groups: list[BookGroup]
    """How the table stands, with those that have just left it."""
    told: list[str]
    """What the log says of it."""
    refused: list[str]
    """Why what was tried is not allowed."""


class Course:
    """An example while it is played."""

    def __init__(self, guide: GuidePlan, plan: ExamplePlan, language: str) -> None:
        self._guide, self._plan = guide, plan
        self._kit, self._codec = kit_for(guide.game), _codec(guide.game)
        self._words = book_words_for(language, guide.game)
        self.position, begun = self._begun()
        self._past = Timeline(self._codec, self._codec.header(begun), begun)
        self._past.add(self._past.try_setup(Tape()))
        self._show = self._kit.show(self._codec, begun)
        self._language = language
        self.players = int(begun.seats())
        self._before: list[BookGroup] = []
        """The last picture, and everything that stood there then."""
        self._there: set[str] = set()

    def _begun(self) -> tuple[str, Game]:
        try:
            filled = self._kit.scene(self._codec, dict(self._plan.given))
            lines = [FIRST_LINE, *(f"{key}: {value}" for key, value in filled.items())]
            text = "\n".join(lines) + "\n"
            return text, self._codec.parse_position(text, "")
        except BadData as error:
            raise self._guide.error(error.what, self._plan.line) from None

    def _people(self, viewer: int) -> People:
        return self._show.people(viewer, PLAYERS[: self.players], self._language).aloud()

    def step(self, plan: StepPlan) -> Played:
        """Play one step."""
        known = len(self._past.events)
        for action in plan.actions:
            self._play(action)
        refused = [] if plan.tried is None else self._refusals(plan.tried)
        self._check(plan)
        groups = self.groups(plan.show)
        drawn = _with_lost(groups, self._before, self._there - self._standing())
        self._before, self._there = groups, self._standing()
        return Played(drawn, self._told(known, plan.tell), refused)

    def _standing(self) -> set[str]:
        """Return all pieces on the table, whether a picture shows them or not."""
        return {piece.key for group in self.groups(()) for piece in group.pieces}

    def _play(self, step: Step) -> None:
        codec, past = self._codec, self._past
        try:
            action = codec.parse_action(past.game, step.action)
            reasons = past.game.why(step.seat, action)
            if reasons:
                raise BadData(f"{step.action} is refused: {codec.refusal_text(reasons)}")
            draws = codec.parse_draws(past.header, past.game, step.draws)
            past.add(past.try_action(step.seat, action, Tape(step.dice, draws, closed_dice=True)))
        except BadData as error:
            raise self._guide.error(error.what, step.line) from None

    def _told(self, known: int, kinds: Sequence[str]) -> list[str]:
        """Return what has happened since so many events, as a spectator would see it."""
        events, game = self._past.events, self._past.game
        seen = [game.event_for(SPECTATOR, event) for event in events[known:]]
        lines = self._show.lines(events, seen, self._people(SPECTATOR))
        keys = self._kit.event_keys
        return [one.text for one in lines if not kinds or keys[events[one.event].kind] in kinds]

    def _refusals(self, step: Step) -> list[str]:
        game = self._past.game
        action = self._codec.parse_action(game, step.action)
        reasons = game.why(step.seat, action)
        if not reasons:
            raise self._guide.error(f"{step.action} is not refused", step.line)
        people, view = self._people(SPECTATOR), game.view(step.seat)
        tried = capital(self._show.phrase(view, action, people))
        why = [one.text for one in reasons_view(self._show, game, people, action, reasons)]
        return [self._words.say("book-refused", action=tried, why=self._words.sentences(why))]

    def _check(self, plan: StepPlan) -> None:
        facts = self.facts()
        for name, wanted in plan.facts.items():
            if facts.get(name) != wanted:
                raise self._guide.error(f"{name} is {facts.get(name)}, not {wanted}", plan.line)
        for piece in self._standing() & set(plan.gone):
            raise self._guide.error(f"{piece} is still there", plan.line)

    def facts(self) -> Mapping[str, object]:
        """Return the numbers and names that the words of an example may speak of."""
        return self._kit.book().facts(self._shown(()))

    def groups(self, pieces: Sequence[str]) -> list[BookGroup]:
        return self._kit.book().scene(self._shown(pieces), self._words)

    def _shown(self, pieces: Sequence[str]) -> Shown:
        people = self._people(SPECTATOR)
        return Shown(self._past.game, self._show, people, self._past.events, pieces)


def _with_lost(groups: list[BookGroup], before: list[BookGroup], lost: set[str]) -> list[BookGroup]:
    """Return a scene with those pieces of the one before that are no more."""
    found = {group.label: group for group in groups}
    for group in before:
        gone = [replace(one, state=_GONE) for one in group.pieces if one.key in lost]
        if gone:
            now = found.get(group.label, replace(group, pieces=[], marks=[]))
            found[group.label] = replace(now, pieces=[*now.pieces, *gone])
    return list(found.values())


def example(guide: GuidePlan, plan: ExamplePlan, language: str) -> BookExample:
    """Return a worked example in a language: each step with its words and its picture."""
    words = book_words_for(language, guide.game)
    course = Course(guide, plan, language)
    facts: dict[str, object] = {}
    steps = []
    for number, one in enumerate(plan.steps):
        played = course.step(one)
        # What has left the table is still spoken of.
        facts |= course.facts()
        text = words.say(f"example-{plan.key}-{number}", **facts)
        steps.append(BookStep(text, played.refused, played.groups))
    title = words.say(f"example-{plan.key}")
    return BookExample(plan.key, title, steps, course.position, course.players)


def shown_example(
    guide: GuidePlan, plan: ExamplePlan, language: str
) -> tuple[BookExample | None, list[str]]:
    """Return the example of a piece, told by the log, and what is refused beside it. The example
    is the refusal where nothing else is done; None for a piece that has none."""
    if not plan.steps:
        return None, []
    course = Course(guide, plan, language)
    (step,) = plan.steps
    course.step(StepPlan((), None, {}, (), step.show, (), step.line))
    played = course.step(step)
    told = played.told if step.actions else played.refused
    title = book_words_for(language, guide.game).say("head-example")
    steps = [BookStep("", told, played.groups)]
    found = BookExample(plan.key, title, steps, course.position, course.players)
    return found, played.refused if step.actions else []


def cover(guide: GuidePlan, language: str) -> list[BookGroup]:
    """Return the picture on the cover of a guide."""
    if guide.cover is None:
        return []
    groups = Course(guide, guide.cover, language).groups(guide.cover.steps[0].show)
    return [
        replace(
            one,
            ground=one.ground or guide.ground,
            # Whether somebody is hungry is nothing for a cover.
            pieces=[replace(piece, state="") for piece in one.pieces],
        )
        for one in groups
    ]


@cache
def _codec(game: str) -> Codec:
    return kit_for(game).codec()
