"""Lessons as they are asked for over HTTP: where a learner stands, what they may do and ask there.

Stateless: a request says the step and what was done in it, and the script is played again.
"""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from galapagos.games import kit_for
from galapagos.games.explain import explain
from galapagos.games.lessons import BUILD, TRY, WHY, Lesson, lessons_of
from galapagos.games.show import Show, listed, named, present, reasons_view, show_for
from galapagos.records.codec import Codec
from galapagos.server.errors import STALE, UNKNOWN_ACTION, Refused
from galapagos.server.show.lesson_run import Run, Verdict, check_lesson
from galapagos.server.show.preview import parsed_action, preview
from galapagos.server.show.shown import explained_view
from galapagos.server.table.renumber import Numbers
from galapagos.text.catalogue import ENGLISH
from galapagos.text.languages import LANGUAGES
from galapagos.wire import messages as wire
from galapagos.wire.http import GameKey
from galapagos.wire.lesson import (
    LessonAnswer,
    LessonInfo,
    LessonQuestion,
    Lessons,
    LessonSpot,
    LessonState,
)
from galapagos.wire.play import ReasonView

_OTHERS = ("Ana", "Bo", "Chen", "Dora", "Emil")


@cache
def codec_of(game: str) -> Codec:
    """Return the texts of a game with the cards of the house."""
    return kit_for(game).codec()


@cache
def lesson_of(game: str, key: str) -> Lesson:
    """Return a lesson of a game; raise `Refused` if there is none such, `BadData` if one of its
    steps cannot be done."""
    lesson = lessons_of(game).get(key)
    if lesson is None:
        raise Refused("not_found")
    check_lesson(lesson, codec_of(game))
    return lesson


def lesson_list(game: GameKey) -> Lessons:
    """Return the lessons of a game, in the order in which they are taught."""
    return Lessons(game, [LessonInfo(one.key, len(one.steps)) for one in lessons_of(game).values()])


def _next_of(lesson: Lesson) -> str:
    """Return the lesson after this one; empty if there is none."""
    keys = list(lessons_of(lesson.game)) if lesson.key else []
    return next(iter(keys[keys.index(lesson.key) + 1 :] if keys else []), "")


class Desk:
    """A learner at a place in a lesson."""

    def __init__(self, lesson: Lesson, spot: LessonSpot, name: str) -> None:
        self.lesson = lesson
        if spot.step >= len(lesson.steps):
            raise Refused("not_found")
        self.codec = codec_of(lesson.game)
        self.players = list(_OTHERS[: lesson.players - 1])
        self.players.insert(lesson.seat, name)
        self.run = Run(lesson, self.codec, spot.step)
        self.show: Show = show_for(self.codec, self.run.past.beginning)
        language = spot.language if spot.language in LANGUAGES else ENGLISH
        self.people = self.show.people(lesson.seat, named(self.players), language).aloud()

    def take_all(self, actions: Sequence[str]) -> None:
        """Do what was done before; raise `Refused` if the lesson has changed since."""
        for text in actions:
            if not self.run.take(text).is_done:
                raise Refused(STALE)

    def reasons(self, verdict: Verdict) -> list[ReasonView]:
        action, reasons = verdict.action, verdict.reasons
        return reasons_view(self.show, self.run.game, self.people, action, reasons)

    def play(self, since: int) -> wire.Play:
        """Return the game as the learner sees it. After the last action of a step there is nothing
        to do; what was only looked at stays as it was."""
        run = self.run
        found = present(self.show, run.game, run.past.events, self.people, since)
        if found.legal is None or run.is_over:
            return replace(found, legal=None)
        # Whoever learns does everything by hand.
        return replace(found, legal=replace(found.legal, auto=""))


def lesson_state(game: GameKey, key: str, spot: LessonSpot, name: str) -> LessonState:
    """Return where a learner stands after the last action, or why it is not done."""
    return state_at(Desk(lesson_of(game, key), spot, name), spot)


def state_at(desk: Desk, spot: LessonSpot) -> LessonState:
    """Do what the learner has done; return where that leads."""
    desk.take_all(spot.actions[:-1])
    verdict = desk.run.take(spot.actions[-1]) if spot.actions else Verdict(True)
    run = desk.run
    ask = run.ask
    is_refused = bool(verdict.reasons or verdict.what)
    since = run.before_last if spot.actions and not spot.whole else 0
    return LessonState(
        game=desk.lesson.game,
        lesson=desk.lesson.key,
        next=_next_of(desk.lesson),
        step=spot.step,
        of=len(desk.lesson.steps),
        scene=run.scene,
        key=run.step.key,
        rule=run.step.rule,
        puzzle=run.step.is_puzzle,
        ask=run.asked,
        asks=len(run.step.asks),
        goal=ask.kind if ask is not None else "",  # type: ignore[arg-type]
        light=list(ask.light) if ask is not None else [],
        done=ask is None,
        verdict="" if verdict.is_done else "refused" if is_refused else "not_asked",
        reasons=desk.reasons(verdict),
        message=verdict.what,
        worse=verdict.worse,
        players=desk.players,
        seat=desk.lesson.seat,
        play=desk.play(since if verdict.is_done else len(run.past.events)),
    )


def lesson_answer(game: GameKey, key: str, question: LessonQuestion, name: str) -> LessonAnswer:
    """Answer a question of a learner, and say if it is what the step asks for."""
    return answer_at(Desk(lesson_of(game, key), question.spot, name), question)


def answer_at(desk: Desk, question: LessonQuestion) -> LessonAnswer:
    """Answer a question where the learner stands."""
    desk.take_all(question.spot.actions)
    wish = question.wish
    if isinstance(wish, wire.Preview):
        return _previewed(desk, wish)
    if isinstance(wish, wire.Legal):
        found = listed(desk.show, desk.run.game, desk.people, wish.kinds, wish.limit)
        return LessonAnswer(wire.Actions(wish.id, desk.lesson.seat, *found), "")
    return _explained(desk, wish)


def _previewed(desk: Desk, wish: wire.Preview) -> LessonAnswer:
    run = desk.run
    answer = preview(desk.show, desk.codec, run.game, desk.people, wish)
    reached = ""
    if wish.draft is not None:
        if answer.legal:
            reached = run.reached(BUILD, " ".join(wish.draft.cards))
    elif answer.reasons and answer.reasons[0].code != UNKNOWN_ACTION:
        view = run.view
        action = parsed_action(desk.show, desk.codec, view, wish)
        reached = run.reached(TRY, desk.codec.action_text(view, action))
    return LessonAnswer(answer, reached)


def _explained(desk: Desk, wish: wire.Why) -> LessonAnswer:
    run = desk.run
    if not 0 <= wish.event < len(run.past.events):
        raise Refused("no_event")
    found = explain(run.past, wish.event, desk.people)
    answer = explained_view(wish.id, wish.event, found, Numbers([]))
    return LessonAnswer(answer, run.reached(WHY, str(wish.event)))
