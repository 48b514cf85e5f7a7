"""Intervals and ratings against cases that can be worked out by hand."""

import random

import pytest

from galapagos.lab.ratings import elo, elo_estimates, share_estimate


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
