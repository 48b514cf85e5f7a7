"""Puzzles as they are asked for over HTTP: lists of them, and the table at which one is solved.

A puzzle is played as a lesson of one step whose answer is asked for.
"""

from collections.abc import Collection
from datetime import date, timedelta
from functools import cache

from galapagos.games.lessons import DO, Ask, Lesson, LessonStep
from galapagos.games.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from galapagos.games.show import said
from galapagos.kernel.game import Game
from galapagos.server.errors import Refused
from galapagos.server.show.lesson import Desk, answer_at, codec_of, state_at
from galapagos.server.show.lesson_run import check_lesson
from galapagos.server.store.store import Solved
from galapagos.wire.http import GameKey
from galapagos.wire.lesson import LessonAnswer, LessonQuestion, LessonSpot
from galapagos.wire.puzzle import PuzzleInfo, Puzzles, PuzzleSpot, PuzzleState


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
    before = desk.run.view
    state = state_at(desk, at)
    return PuzzleState(
        key,
        puzzle.theme,
        puzzle.level,
        state,
        best if state.done else "",
        _told(desk, before, puzzle) if state.done else [],
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


def _told(desk: Desk, before: Game, puzzle: Puzzle) -> list[str]:
    """Return why the answer is best: how often it wins, and what tempts; then what that would
    do."""
    best, tempting = puzzle.answers[0], puzzle.tempting
    if tempting is None or best.wins is None or tempting.wins is None:
        return []
    words = desk.people.words
    answer, other = (
        desk.show.action(before, desk.codec.parse_action(before, way.action), desk.people)
        for way in (best, tempting)
    )
    known = {risk.key for risk in answer.risks}
    best_wins, wins = (words.say("percent", n=way.wins) for way in (best, tempting))
    return [
        words.say("puzzle-why", other=said(other), best=best_wins, chance=wins),
        *(risk.text for risk in other.risks if risk.key not in known),
    ]
