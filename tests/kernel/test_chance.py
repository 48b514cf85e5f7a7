"""The generator: is it fair, and do neighbouring seeds give unrelated games?

Chi-square tests on fixed seeds, so they always give the same answer. A fair generator stays below
the limits, mean + 5 standard deviations, all but once in hundreds of thousands of tests; the
faults they are there to find (a shift that uses the same bits twice, seeds that are not mixed)
exceed them many times over.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance, mix, rest_of

SEEDS = (0, 1, 2, 1_000_003)


def chi_square_is_fair(outcomes: Iterable[object], cells: int) -> bool:
    """Whether outcomes are spread over equally likely cells as evenly as chance has it."""
    counts = Counter(outcomes)
    total = sum(counts.values())
    expected = total / cells
    assert expected > 20, "too few outcomes for a chi-square test"
    assert len(counts) <= cells
    missing = cells - len(counts)
    square: float = sum((count - expected) ** 2 for count in counts.values()) / expected
    square += missing * expected
    freedom = cells - 1
    return abs(square - freedom) < 5 * sqrt(2 * freedom) + 10


def draws(seed: int, sides: int, number: int) -> list[int]:
    chance = Chance(mix(seed))
    return [int(chance.below(sides)) for _ in range(number)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sides", [2, 6, 84, 168])
def test_values_are_even(seed: int, sides: int) -> None:
    assert chi_square_is_fair(draws(seed, sides, 20_000), sides)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sides", [6, 20])
def test_pairs_are_even(seed: int, sides: int) -> None:
    values = draws(seed, sides, 20_000)
    assert chi_square_is_fair(pairwise(values), sides**2)
    assert chi_square_is_fair(zip(values[::2], values[1::2], strict=True), sides**2)


@pytest.mark.parametrize("seed", SEEDS)
def test_triples_are_even(seed: int) -> None:
    values = draws(seed, 6, 30_000)
    assert chi_square_is_fair(zip(values[::3], values[1::3], values[2::3], strict=True), 6**3)


@pytest.mark.parametrize("place", range(6))
def test_neighbouring_seeds_give_unrelated_dice(place: int) -> None:
    values = [draws(seed, 6, place + 1)[place] for seed in range(10_000)]
    assert chi_square_is_fair(values, 6)
    assert chi_square_is_fair(pairwise(values), 36)


def test_neighbouring_seeds_give_unrelated_starts() -> None:
    starts = [tuple(draws(seed, 6, 3)) for seed in range(10_000)]
    assert chi_square_is_fair(starts, 6**3)


def test_the_chi_square_test_finds_what_is_unfair() -> None:
    even = list(range(6)) * 1_000
    assert chi_square_is_fair(draws(1, 6, 6_000), 6)
    assert not chi_square_is_fair([*even, *([5] * 500)], 6)
    assert not chi_square_is_fair(pairwise(even), 36)


def test_mix_spreads_seeds_over_62_bits() -> None:
    mixed = [int(mix(seed)) for seed in range(-1_000, 1_000)]
    assert len(set(mixed)) == len(mixed)
    assert all(0 <= one < 1 << 62 for one in mixed)
    for bit in range(62):
        ones = sum(one >> bit & 1 for one in mixed)
        assert 850 < ones < 1_150, f"bit {bit}"


# Frozen: a seed must give the same game in every later version.
@pytest.mark.parametrize(
    ("seed", "state", "first"),
    [
        (0, 2899845425310899932, [0, 5, 5, 4, 0, 4, 3, 0, 3, 0]),
        (1, 4191617747460571501, [1, 1, 2, 1, 4, 4, 3, 1, 4, 5]),
        (-1, 0, [0, 0, 3, 4, 0, 1, 4, 5, 3, 2]),
    ],
)
def test_seeds_give_the_outcomes_they_always_gave(seed: int, state: int, first: list[int]) -> None:
    assert mix(seed) == state
    assert draws(seed, 6, 10) == first


def test_the_state_stays_below_62_bits() -> None:
    chance = Chance((1 << 62) - 1)
    for _ in range(1_000):
        assert 0 <= chance.below(1 << 20) < 1 << 20
        assert 0 <= chance.rng < 1 << 62


def test_a_clone_goes_on_alike_and_on_its_own() -> None:
    chance = Chance(mix(7))
    copy = chance.clone()
    ahead = [int(chance.below(1_000)) for _ in range(20)]
    assert [int(copy.below(1_000)) for _ in range(20)] == ahead


@pytest.mark.parametrize("weights", [[4], [0, 3], [1, 2, 3], [5, 0, 0, 7], [0, 0, 1, 0]])
def test_a_pick_follows_the_weights(weights: list[int]) -> None:
    chance = Chance(mix(3))
    total = sum(weights)
    cards: vec[i64] = vec[i64](weights)
    picked = Counter(int(chance.pick(cards, total)) for _ in range(6_000))
    for index, weight in enumerate(weights):
        expected = 6_000 * weight / total
        assert abs(picked[index] - expected) <= 5 * expected**0.5


def test_a_pick_can_reach_every_card() -> None:
    weights = [2, 0, 3, 1]
    cards: vec[i64] = vec[i64](weights)
    seen = {int(Chance(mix(seed)).pick(cards, 6)) for seed in range(200)}
    assert seen == {0, 2, 3}


def test_rolls_and_draws_from_below_use_one_generator() -> None:
    one, other = Chance(mix(5)), Chance(mix(5))
    outcomes = [int(one.roll(6)) for _ in range(10)]
    assert outcomes == [int(other.below(6)) for _ in range(10)]
    assert one.rng == other.rng


@pytest.mark.parametrize("sides", [1, 2, 3, 6])
def test_every_side_comes_up(sides: int) -> None:
    pairs = set(product(range(sides), repeat=2))
    values = draws(11, sides, 2_000)
    assert set(pairwise(values)) == pairs


def test_a_rest_deals_every_card_that_is_there_once_and_each_as_likely() -> None:
    chance = Chance(mix(5))
    firsts, lasts = [], []
    for _ in range(2_000):
        # Of the second one more is elsewhere than there are: that happens in what is imagined.
        pile: vec[i64] = vec[i64]([2, -1, 0, 3])
        rest = rest_of(pile)
        dealt = [int(rest.take_one(chance)) for _ in range(5)]
        assert sorted(dealt) == [0, 0, 3, 3, 3]
        assert list(pile) == [0, -1, 0, 0]
        assert rest.count == 0
        firsts.append(dealt[0])
        lasts.append(dealt[-1])
    for found in firsts, lasts:
        assert abs(found.count(0) - 800) <= 5 * 800**0.5
