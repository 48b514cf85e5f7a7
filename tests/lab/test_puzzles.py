"""Puzzles mined from games of bots, and looked at again."""

import pytest

from galapagos.bots.specs import parse_bots
from galapagos.games import kit_for
from galapagos.games.puzzles import puzzles_of, read_puzzles
from galapagos.lab.judged import JudgedPlan
from galapagos.lab.puzzles import (
    Find,
    chosen,
    keeps_solution,
    level_of,
    play_batch,
    scenario_of,
)
from tests.amounts import PATIENCE, amount

GAMES = ("origin", "darwin")
SOME = amount(2, 60)
"""Puzzles of each game that are searched again."""


def plan(depth: int = 120) -> JudgedPlan:
    return JudgedPlan(2, {}, parse_bots(["forager"]), 1, 6, game="origin", depth=depth)


def test_what_is_mined_is_a_puzzle_and_the_same_again() -> None:
    found = play_batch(plan(), [0]).found
    assert found
    assert found == play_batch(plan(), [0]).found
    text = "\n".join(scenario_of(f"p-{n}", one) for n, one in enumerate(found))
    codec = kit_for("origin").codec()
    for puzzle in read_puzzles(text, "mined").values():
        view = puzzle.position(codec).view(puzzle.seat)
        [best] = puzzle.answers
        assert puzzle.tempting is not None
        for way in (best, puzzle.tempting):
            assert view.why(puzzle.seat, codec.parse_action(view, way.action)) == []
        assert best.wins is not None
        assert puzzle.tempting.wins is not None
        assert best.wins > puzzle.tempting.wins


def test_every_theme_is_chosen_as_often_as_the_others_and_easy_ones_come_first() -> None:
    def find(theme: str, level: int, best: int) -> Find:
        return Find(theme, level, [], [f"? P1 pass | wins {best}", "x P1 end | wins 10"])

    finds = [find("a", 3, 90), find("a", 1, 80), find("a", 2, 70), find("b", 2, 30)]
    assert [(one.theme, one.level) for one in chosen(finds, 3)] == [("a", 1), ("b", 2), ("a", 3)]
    assert len(chosen(finds, 99)) == 4


def test_what_comes_late_to_the_mind_is_hard() -> None:
    assert [level_of(rank) for rank in range(6)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.timeout(PATIENCE * SOME)
def test_puzzles_of_the_package_keep_their_solution_with_other_guesses(game: str) -> None:
    """All of them: `galapagos puzzles check --seed N`; here a few of each."""
    codec, depth = kit_for(game).codec(), kit_for(game).depth
    puzzles = list(puzzles_of(game).values())
    some = puzzles[:: max(1, len(puzzles) // SOME)]
    lost = [
        puzzle.key for puzzle in some if not keeps_solution(puzzle, codec, depth=depth, seed=90210)
    ]
    assert len(lost) <= 0.02 * len(some)
