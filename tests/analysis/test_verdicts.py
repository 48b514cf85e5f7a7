"""From chances to words: where a verdict begins, and what doubt and luck do to it."""

from dataclasses import replace

import pytest

from galapagos.analysis.judge import Judgement, Option
from galapagos.analysis.verdicts import Verdict, verdict_of


def option(chance: float, doubt: float = 0.0, action: int = 0) -> Option:
    return Option(action, chance, doubt, chance, [(0, action)])


def judgement(best: float, taken: float, doubt: float = 0.0) -> Judgement:
    return Judgement(option(taken, doubt), option(best, action=1), [])


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (0.0, Verdict.GOOD),
        (0.049, Verdict.GOOD),
        (0.051, Verdict.INACCURACY),
        (0.099, Verdict.INACCURACY),
        (0.101, Verdict.MISTAKE),
        (0.149, Verdict.MISTAKE),
        (0.151, Verdict.BLUNDER),
        (0.9, Verdict.BLUNDER),
    ],
)
def test_where_each_verdict_begins(loss: float, verdict: Verdict) -> None:
    assert verdict_of(judgement(0.95, 0.95 - loss)) == verdict


def test_in_doubt_for_the_player() -> None:
    assert verdict_of(judgement(0.5, 0.38, doubt=0.0)) == Verdict.MISTAKE
    assert verdict_of(judgement(0.5, 0.38, doubt=0.03)) == Verdict.INACCURACY
    assert verdict_of(judgement(0.5, 0.38, doubt=0.08)) == Verdict.GOOD


def test_the_only_move_is_the_best_one_if_all_others_are_mistakes() -> None:
    best = option(0.6)
    assert verdict_of(Judgement(best, best, [option(0.49, action=1)])) == Verdict.ONLY
    assert verdict_of(Judgement(best, best, [option(0.51, action=1)])) == Verdict.GOOD
    # Who missed it is not praised for it.
    assert verdict_of(Judgement(option(0.3, action=1), best, [])) == Verdict.BLUNDER


def test_nobody_is_praised_for_what_is_better_than_a_pass() -> None:
    best, nothing = option(0.6), replace(option(0.3, action=1), is_pass=True)
    assert verdict_of(Judgement(best, best, [nothing])) == Verdict.GOOD
    other = option(0.4, action=2)
    assert verdict_of(Judgement(best, best, [other, nothing])) == Verdict.ONLY
    # To see that a pass is best takes a thought.
    assert verdict_of(Judgement(nothing, nothing, [option(0.1)])) == Verdict.ONLY


@pytest.mark.parametrize("luck", [0.11, -0.11])
def test_luck_is_told_where_nobody_is_to_blame(luck: float) -> None:
    best = option(0.6)
    good = Judgement(best, best, [option(0.58, action=1)])
    assert verdict_of(good, luck) == Verdict.LUCK
    assert verdict_of(None, luck) == Verdict.LUCK
    assert verdict_of(good, luck / 2) == Verdict.GOOD
    assert verdict_of(None, luck / 2) == Verdict.FORCED
    assert verdict_of(judgement(0.6, 0.3), luck) == Verdict.BLUNDER
