"""Puzzles as they are asked for over HTTP: lists of them, and the table at which one is solved.

A puzzle is played as a lesson of one step whose answer is asked for.
"""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from functools import cache

from galapagos.analysis.beside import ahead_beside, expected_beside, fate_beside
from galapagos.analysis.follows import GUESSES, soon_better
from galapagos.analysis.lines import along
from galapagos.games import kit_for
from galapagos.games.lessons import DO, Ask, Lesson, LessonStep
from galapagos.games.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from galapagos.games.show import said
from galapagos.kernel.events import Event
from galapagos.server.errors import Refused
from galapagos.server.show.lesson import Desk, answer_at, codec_of, state_at
from galapagos.server.show.lesson_run import check_lesson
from galapagos.server.store.store import Solved
from galapagos.wire.http import GameKey
from galapagos.wire.lesson import LessonAnswer, LessonQuestion, LessonSpot
from galapagos.wire.puzzle import PuzzleInfo, Puzzles, PuzzleSpot, PuzzleState

_SOON = ("puzzle-soon", "puzzle-soon-next")
_SOON_WORSE = ("puzzle-soon-worse", "puzzle-soon-worse-next")
"""What speaks for the answer when this round or Era ends, and the next one."""

_FAR = 8
"""So many actions of a line are followed, ends of turns among them."""


def puzzle_list(game: GameKey, solved: Collection[Solved], today: date) -> Puzzles:
    """Return the puzzles of a game, and which of them somebody has solved."""
    done = {one.puzzle for one in solved if one.game == game}
    of_today = puzzle_of_the_day(game, today)
    return Puzzles(
        game,
        "" if of_today is None else of_today.key,
        streak(game, solved, today),
        [
            PuzzleInfo(one.key, one.theme, one.level, one.key in done)
            for one in puzzles_of(game).values()
        ],
    )


def streak(game: str, solved: Collection[Solved], today: date) -> int:
    """Return on how many days in a row the puzzle of the day was solved on its day; today may still
    be missing."""
    days = {one.day for one in solved if one.game == game and _is_of_its_day(one)}
    day = today if today.toordinal() in days else today - timedelta(days=1)
    count = 0
    while day.toordinal() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def _is_of_its_day(one: Solved) -> bool:
    puzzle = puzzle_of_the_day(one.game, date.fromordinal(one.day))
    return puzzle is not None and puzzle.key == one.puzzle


def next_of(game: str, key: str, solved: Collection[Solved]) -> str:
    """Return the next puzzle that somebody has not solved; empty if there is none."""
    keys = list(puzzles_of(game))
    at = keys.index(key)
    done = {one.puzzle for one in solved if one.game == game} | {key}
    return next((one for one in keys[at:] + keys[:at] if one not in done), "")


def puzzle_state(
    game: GameKey, key: str, spot: PuzzleSpot, name: str, solved: Collection[Solved], today: date
) -> PuzzleState:
    """Return where somebody stands after the last action."""
    puzzle, lesson = _found(game, key)
    best = puzzle.answers[0].action
    actions = [best] if spot.shown else spot.actions
    at = LessonSpot(0, actions, spot.language, spot.whole)
    desk = Desk(lesson, at, name)
    reasons = _Reasons(desk, puzzle)
    state = state_at(desk, at)
    told: list[str] = []
    if state.done:
        told = reasons.in_the_end()
    elif state.verdict == "not_asked":
        told = reasons.against(spot.actions[-1])
    return PuzzleState(
        key,
        puzzle.theme,
        puzzle.level,
        state,
        best if state.done else "",
        told,
        streak(game, solved, today),
        next_of(game, key, solved),
    )


def puzzle_answer(game: GameKey, key: str, question: LessonQuestion, name: str) -> LessonAnswer:
    """Answer a question at the table of a puzzle."""
    _, lesson = _found(game, key)
    return answer_at(Desk(lesson, question.spot, name), question)


def _found(game: str, key: str) -> tuple[Puzzle, Lesson]:
    puzzle = puzzles_of(game).get(key)
    if puzzle is None:
        raise Refused("not_found")
    return puzzle, _lesson(game, key)


@cache
def _lesson(game: str, key: str) -> Lesson:
    """Return a puzzle as a lesson; raise `BadData` if it cannot be played."""
    puzzle, codec = puzzles_of(game)[key], codec_of(game)
    begun = puzzle.position(codec)
    given = puzzle.scenario.given
    best, *others = (way.step for way in puzzle.answers)
    line = puzzle.scenario.line
    ask = Ask(DO, best, "", (), line, tuple(others))
    step = LessonStep(key, "", given, None, (ask,), line, is_puzzle=True)
    lesson = Lesson(game, int(begun.seats()), (step,), puzzle.source, puzzle.seat)
    check_lesson(lesson, codec)
    return lesson


class _Reasons:
    """What speaks for the answer of a puzzle, and against other actions, to its player."""

    def __init__(self, desk: Desk, puzzle: Puzzle) -> None:
        self._puzzle, self._people, self._show = puzzle, desk.people, desk.show
        self._codec, self._kit, self._view = desk.codec, kit_for(desk.lesson.game), desk.run.view
        self._best = self._action(puzzle.answers[0].action)

    def in_the_end(self) -> list[str]:
        """Return why the answer is best: how often it wins, and what tempts; then what either leads
        to."""
        tempting = self._puzzle.tempting
        if tempting is None:
            return []
        action = self._action(tempting.action)
        other = said(self._show.action(self._view, action, self._people))
        return [
            *self._chances("puzzle-why", other=other),
            *self._harm(action),
            *(
                self._soon(_SOON, action)
                or self._beside(action, other)
                or self._lines(action, other)
            ),
        ]

    def against(self, text: str) -> list[str]:
        """Return what is wrong with a legal action that is not the answer; that is not told."""
        action, tempting = self._action(text), self._puzzle.tempting
        is_tempting = tempting is not None and self._action(tempting.action) == action
        # Of the last round or Era nothing comes later.
        is_last = self._kit.ahead(self._view) == 0
        later = [] if is_last else [self._people.words.say("puzzle-later")]
        other = said(self._show.action(self._view, action, self._people))
        return [
            *(self._chances("puzzle-tempts") if is_tempting else []),
            *(self._soon(_SOON_WORSE, action) or self._beside(action, other) or later),
            *self._harm(action),
        ]

    def _action(self, text: str) -> int:
        action = self._codec.parse_action(self._view, text)
        return self._kit.canonical(self._view, self._puzzle.seat, action)

    def _chances(self, key: str, **values: str) -> list[str]:
        """Return how often the answer wins and what tempts, where that is known."""
        best, tempting, words = self._puzzle.answers[0], self._puzzle.tempting, self._people.words
        if best.wins is None or tempting is None or tempting.wins is None:
            return []
        best_wins, wins = (words.say("percent", n=way.wins) for way in (best, tempting))
        return [words.say(key, best=best_wins, chance=wins, **values)]

    def _soon(self, keys: Sequence[str], action: int) -> list[str]:
        """Return to what points either action leads soon; nothing, if that does not speak for the
        answer."""
        found = soon_better(self._view, self._puzzle.seat, self._best, action)
        if found is None:
            return []
        best, points = (
            self._people.counted(dict(enumerate(one))) for one in (found.points, found.other)
        )
        key = keys[found.turns - 1]
        return [self._people.words.say(key, best=best, points=points)]

    def _beside(self, action: int, other: str) -> list[str]:
        """Return who dies after the one action and not after the other, else how often one is
        ahead; nothing, if neither speaks for the answer."""
        view, seat, say = self._view, self._puzzle.seat, self._people.words.say
        fate = fate_beside(view, seat, self._best, action, self._told)
        if fate is not None:
            best, n, text = fate.best, fate.other, fate.text
            return [say("puzzle-fate", text=text, of=GUESSES, best=best, n=n, other=other)]
        ahead = ahead_beside(view, seat, self._best, action)
        if ahead is None:
            return []
        return [say("puzzle-ahead", of=GUESSES, best=ahead.best, n=ahead.other, other=other)]

    def _told(self, events: Sequence[Event]) -> str:
        """Return a death, the last of these events, in words. Of prey is told that it is eaten,
        which comes first, and not that it dies."""
        for end in (len(events), len(events) - 1):
            lines = self._show.lines(events[:end], [events[end - 1]], self._people)
            if lines:
                return lines[0].text
        return ""

    def _lines(self, action: int, other: str) -> list[str]:
        """Return what a search expects after the answer and after another action; nothing, if it
        does not prefer the answer. Not for somebody who still looks for it."""
        found = expected_beside(self._view, self._puzzle.seat, self._best, action)
        if found is None:
            return []
        best, instead = (self._line(one) for one in found)
        if best == instead:
            return []
        say = self._people.words.say
        return [
            *([say("puzzle-line", line=best)] if best else []),
            *([say("puzzle-line-other", line=instead, other=other)] if instead else []),
        ]

    def _line(self, line: Sequence[tuple[int, int]]) -> str:
        """Return what follows the first action of a line, in words; turns end without saying."""
        people, show = self._people, self._show
        *tables, _ = along(self._view, line, _FAR)
        told = [
            f"{people.seat(seat)}: {show.phrase(table.view(seat), action, people)}"
            for table, (seat, action) in zip(tables, line, strict=False)
            if not self._kit.ends_turn(action)
        ]
        return " → ".join(told[1:])

    def _harm(self, action: int) -> list[str]:
        """Return the first thing that the table warns of before this action, and not before the
        answer; one is enough to see what is wrong."""
        best, risks = (
            self._show.action(self._view, one, self._people).risks for one in (self._best, action)
        )
        known = {risk.key for risk in best}
        return [risk.text for risk in risks if risk.key not in known][:1]
