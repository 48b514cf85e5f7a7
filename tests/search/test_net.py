"""Learned nets: what they answer, and how answers become chances."""

import itertools

import numpy as np
import pytest
from librt.vecs import vec

from galapagos.search.learned import Learned, Lesson
from galapagos.search.net import Net, share_out, weights_count


@pytest.mark.parametrize("sizes", [[3, 1], [3, 4, 1], [3, 4, 2, 1], [2, 5, 4, 3, 1]])
def test_a_net_is_its_layers_one_after_the_other(sizes: list[int]) -> None:
    """The same in numpy; rows may begin anywhere."""
    rng = np.random.default_rng(len(sizes))
    flat = rng.normal(size=weights_count(sizes))
    row = rng.normal(size=2 + sizes[0])
    row[2] = 0.0
    passed, at = row[2:], 0
    for a, b in itertools.pairwise(sizes):
        weights = flat[at : at + a * b].reshape(a, b)
        passed = passed @ weights + flat[at + a * b : at + a * b + b]
        at += (a + 1) * b
        if at < len(flat):
            passed = np.maximum(passed, 0)
    net = Net(sizes, [float(x) for x in flat])
    assert net.answer(vec[float]([float(x) for x in row]), 2) == pytest.approx(float(passed[0]))


def test_strengths_become_chances_that_sum_up() -> None:
    strengths = vec[float]([2.0, -1.0, 0.5])
    values = vec[float]([0.0] * 3)
    share_out(strengths, 3, values, 3)
    shares = list(values)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[2] > shares[1] > 0
    share_out(vec[float]([7.0, 7.0]), 2, values, 2)
    assert list(values)[:2] == [0.5, 0.5]


def test_partners_have_the_chance_of_their_side() -> None:
    values = vec[float]([0.0] * 4)
    share_out(vec[float]([1.0, 0.0]), 2, values, 4)
    assert values[0] == values[2] > values[1] == values[3]
    assert values[0] + values[1] == pytest.approx(1.0)


def test_the_lesson_of_the_nearest_number_of_players_is_used() -> None:
    two, four, five = (Lesson(players, None, None) for players in (2, 4, 5))
    learned = Learned([two, four, five])
    found = [learned.lesson(players) for players in (2, 3, 4, 5, 8)]
    assert found == [two, four, four, five, five]
    assert Learned([two]).lesson(3) is None
    assert Learned([four]).lesson(2) is None
