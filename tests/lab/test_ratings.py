"""Intervals and ratings against cases that can be worked out by hand."""

import json
import math
import random

import pytest

from galapagos.lab.ratings import Estimate, elo, elo_estimates, rating_text, share_estimate


def test_the_interval_of_equal_shares_is_not_a_point() -> None:
    found = share_estimate([1.0] * 20)
    assert found.value == found.high == 1.0
    assert 0.7 < found.low < 0.9


def test_the_interval_shrinks_with_more_deals_and_stays_inside() -> None:
    wide = share_estimate([0.0, 1.0, 1.0, 0.5] * 5)
    narrow = share_estimate([0.0, 1.0, 1.0, 0.5] * 50)
    assert 0 <= wide.low < narrow.low < narrow.value < narrow.high < wide.high <= 1


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    chance = random.Random(1)
    inside = 0
    for _ in range(400):
        deals = [
            (float(chance.random() < 0.8) + float(chance.random() < 0.8)) / 2 for _ in range(60)
        ]
        found = share_estimate(deals)
        inside += found.low <= 0.8 <= found.high
    assert 0.92 <= inside / 400 <= 0.985


def test_one_deal_says_little() -> None:
    found = share_estimate([0.5])
    assert found.high - found.low > 0.9


def test_elo_of_three_to_one() -> None:
    # 75 % are 400·log10(3) = 190.8 points; the virtual draw pulls a long match hardly at all.
    first, second = elo([[0.0, 7500.0], [2500.0, 0.0]])
    assert first - second == pytest.approx(190.8, abs=0.1)
    assert first + second == pytest.approx(0.0, abs=1e-6)


def test_elo_adds_up_over_a_third_player() -> None:
    strong, middle, weak = elo([[0, 0, 750], [0, 0, 250], [250, 750, 0]])
    assert strong > weak > middle
    assert strong - weak == pytest.approx(weak - middle, abs=0.5)


def test_who_only_won_is_not_infinitely_strong() -> None:
    assert max(elo([[0.0, 10.0], [0.0, 0.0]])) < 400


def test_elo_intervals_are_repeatable_and_hold_the_estimate() -> None:
    deals = [[[0.0, 1.5], [0.5, 0.0]]] * 3 + [[[0.0, 0.5], [1.5, 0.0]]]
    found = elo_estimates(deals)
    assert found == elo_estimates(deals)
    for estimate in found:
        assert estimate.low <= estimate.value <= estimate.high


def test_who_wins_every_deal_has_a_lower_bound_alone_not_an_interval_of_no_width() -> None:
    for deals in (1, 5, 50):
        winner, loser = elo_estimates([[[0.0, 2.0], [0.0, 0.0]]] * deals)
        assert winner.high == math.inf
        assert loser.low == -math.inf
        assert winner.low == pytest.approx(-loser.high, abs=0.1)
        assert winner.low < winner.value
    # 50 of 50: by Wilson at least 92.5 % of deals, which are 436 points between the two.
    assert winner.low == pytest.approx(436 / 2, abs=10)


def test_deals_that_all_end_alike_leave_an_interval_that_shrinks_with_their_number() -> None:
    few, many = (elo_estimates([[[0.0, 1.0], [1.0, 0.0]]] * count)[0] for count in (10, 100))
    assert few.low < many.low < -10 < 0 < 10 < many.high < few.high
    assert few.value == pytest.approx(0.0, abs=1e-6)


def test_among_many_only_who_won_all_is_open_above() -> None:
    ahead = [[0.0, 1.0, 1.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
    behind = [[0.0, 1.0, 1.0], [0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]
    best, second, third = elo_estimates([ahead, ahead, behind, ahead, behind, ahead] * 4)
    assert best.high == math.inf
    assert third.value < second.value < best.low < best.value
    for one in (second, third):
        assert one.low < one.value < one.high < math.inf


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (Estimate(30.6, -12, 70), "+31 (-12 … +70)"),
        (Estimate(382, 131, math.inf), "+382 (> +131)"),
        (Estimate(-382, -math.inf, -131), "-382 (< -131)"),
        (Estimate(0, -math.inf, math.inf), "+0 (unknown)"),
    ],
)
def test_ratings_say_which_bounds_they_have(estimate: Estimate, text: str) -> None:
    assert rating_text(estimate) == text
    assert "Infinity" not in json.dumps(estimate.as_json())
