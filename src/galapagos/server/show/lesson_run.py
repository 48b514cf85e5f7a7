"""A lesson as it is played: the script of its steps, with what the learner has done so far.

Nothing is kept between two questions: a step and the learner's actions in it say everything.
"""

from dataclasses import dataclass

from galapagos.games import kit_for
from galapagos.games.lessons import BUILD, DO, TRY, WHY, Ask, Lesson, LessonStep
from galapagos.games.scenarios import position_of
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.beginning import POSITION, begin_from
from galapagos.records.codec import Codec
from galapagos.records.lines import seat_name
from galapagos.records.record import Step
from galapagos.records.timeline import SETUP, Moment, Timeline

_DIGITS = 6


@dataclass(frozen=True)
class Verdict:
    """What became of something the learner did."""

    is_done: bool
    reasons: tuple[Refusal, ...] = ()
    """What the rules have against it; none if it is legal and something else was asked."""
    action: int = 0
    what: str = ""
    """Why it is no action at all."""
    worse: int = 0
    """Which of the actions it is that the learner is told something about, from 1."""


_DONE = Verdict(True)
_NOT_ASKED = Verdict(False)


class Run:
    """One step of a lesson, played as far as the learner has come."""

    def __init__(
        self, lesson: Lesson, codec: Codec, number: int, *, is_strict: bool = False
    ) -> None:
        self.lesson = lesson
        self.codec = codec
        self.step = lesson.steps[number]
        self._is_strict = is_strict
        self.scene = max(n for n in range(number + 1) if lesson.steps[n].is_beginning)
        """The step whose game goes on here."""
        self.past = self._begun(lesson.steps[self.scene])
        for before in lesson.steps[self.scene : number]:
            for part in before.script:
                self._perform(part)
        self.before_last = len(self.past.events)
        """How many events there were before the last thing the learner did."""
        self.asked = 0
        """How many of the asks are done."""
        self._place = 0
        self._go_on()

    # --- asking ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.past.game

    @property
    def view(self) -> Game:
        """What the learner sees."""
        return self.game.view(self.lesson.seat)

    @property
    def ask(self) -> Ask | None:
        """What is asked now; None if the step is done."""
        part = self.step.script[self._place] if self._place < len(self.step.script) else None
        return part if isinstance(part, Ask) else None

    @property
    def is_over(self) -> bool:
        """Whether the learner has acted, and nothing more is asked in this step."""
        return self.ask is None and self.step.asks[-1].kind == DO

    # --- doing -------------------------------------------------------------------------------

    def take(self, text: str) -> Verdict:
        """Do what the learner wants, if it is asked; nothing changes if it is not."""
        ask = self.ask
        if ask is None:
            return _NOT_ASKED
        kind, _, rest = text.partition(" ")
        before = len(self.past.events)
        if kind in (TRY, BUILD, WHY):
            verdict = _DONE if self._is_looked_at(ask, kind, rest) else _NOT_ASKED
        else:
            verdict = self._acted(ask, text)
        if verdict.is_done:
            self.before_last = before
            self.asked += 1
            self._place += 1
            self._go_on()
        return verdict

    def _acted(self, ask: Ask, text: str) -> Verdict:
        """Take an action, if it is the one that is asked."""
        view = self.view
        try:
            action = self.codec.parse_action(view, text)
            action = kit_for(self.codec.key).canonical(view, self.lesson.seat, action)
        except BadData as error:
            return Verdict(False, what=error.what)
        if reasons := view.why(self.lesson.seat, action):
            return Verdict(False, tuple(reasons), action)
        text = self.codec.action_text(view, action)
        step = ask.answer(text) if ask.kind == DO else None
        if step is None:
            return Verdict(False, worse=ask.worse_than(text))
        self._play(step, text)
        return _DONE

    def reached(self, kind: str, text: str) -> str:
        """Return what the learner reaches by a question that is asked for, as an action to send."""
        ask = self.ask
        whole = f"{kind} {text}"
        return whole if ask is not None and self._is_looked_at(ask, kind, text) else ""

    def _is_looked_at(self, ask: Ask, kind: str, text: str) -> bool:
        """Whether looking at something, which changes nothing, is what is asked."""
        if ask.kind != kind:
            return False
        if kind == WHY:
            return self._is_event(ask, text)
        if kind == BUILD:
            return sorted(text.split()) == sorted(ask.step.action.split())
        return text == ask.step.action and self._is_refused(text)

    def _is_event(self, ask: Ask, text: str) -> bool:
        events = self.past.events
        number = int(text) if text.isdecimal() and len(text) < _DIGITS else len(events)
        keys = kit_for(self.lesson.game).event_keys
        return number < len(events) and keys[events[number].kind] == ask.step.action

    def _is_refused(self, text: str) -> bool:
        view = self.view
        try:
            return bool(view.why(self.lesson.seat, self.codec.parse_action(view, text)))
        except BadData:
            return False

    # --- the script --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Play what the script says until the learner is asked, or the step is over."""
        while self._place < len(self.step.script):
            part = self.step.script[self._place]
            if isinstance(part, Ask):
                return
            self._perform(part)
            self._place += 1

    def _perform(self, part: Ask | Step) -> None:
        """Play a line of the script; what is asked is done as the script does it."""
        if not isinstance(part, Ask):
            self._play(part, part.action)
        elif part.kind == DO:
            self._play(part.step, part.step.action)

    def _play(self, step: Step, text: str) -> None:
        """Play an action with the chance that is laid down for a step."""
        error = self.lesson.error
        try:
            moment = Moment(step.seat, text, step.dice, step.draws)
            self.past.again(moment, is_strict=self._is_strict)
        except IllegalAction as illegal:
            why = self.codec.refusal_text(illegal.reasons)
            raise error(
                f"{seat_name(step.seat)} cannot {step.action!r} here: {why}", step.line
            ) from None
        except BadData as wrong:
            raise error(f"{step.action!r}: {wrong.what}", step.line) from None

    def _begun(self, step: LessonStep) -> Timeline:
        lesson, codec = self.lesson, self.codec
        try:
            if step.deal is not None:
                past = Timeline(codec, codec.header_of(lesson.players, {}))
                past.again(Moment(SETUP, "", step.deal.dice, step.deal.draws), is_strict=False)
            else:
                filled = kit_for(codec.key).scene(codec, dict(step.position))
                game = begin_from(codec, position_of(filled), lesson.source)
                past = Timeline(codec, codec.header(game), game)
                past.again(Moment(SETUP, POSITION))
        except BadData as wrong:
            raise lesson.error(f"{step.key}: {wrong.what}", step.line) from None
        return past


def check_lesson(lesson: Lesson, codec: Codec) -> None:
    """Raise `BadData` where a step of a lesson cannot be done by its own script."""
    for number, step in enumerate(lesson.steps):
        run = Run(lesson, codec, number, is_strict=True)
        for ask in step.asks:
            assert run.ask is ask
            verdict = run.take(solution(run, ask))
            if not verdict.is_done:
                why = verdict.what or codec.refusal_text(verdict.reasons) or "it is not asked"
                raise lesson.error(
                    f"{step.key}: {ask.step.action!r} does not do it: {why}", ask.line
                )


def solution(run: Run, ask: Ask) -> str:
    """Return what the learner could do, as an action to send."""
    if ask.kind == DO:
        return ask.step.action
    if ask.kind == WHY:
        keys = kit_for(run.lesson.game).event_keys
        found = [n for n, one in enumerate(run.past.events) if keys[one.kind] == ask.step.action]
        return f"{WHY} {found[-1] if found else -1}"
    return f"{ask.kind} {ask.step.action}"
