"""The tape: outcomes laid down from outside, and the trace of what was handed out."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.chance import DIE, DRAW, Chance, OutOfChance, Tape, mix


def cards(*weights: int) -> vec[i64]:
    return vec[i64](list(weights))


def test_dice_and_draws_are_taken_each_by_its_kind() -> None:
    chance = Chance(mix(1), Tape([5, 0], [2, 0]))
    assert chance.roll(6) == 5
    assert chance.pick(cards(1, 1, 1), 3) == 2
    assert chance.pick(cards(1, 1, 0), 2) == 0
    assert chance.roll(6) == 0


def test_laid_down_outcomes_leave_the_generator_alone() -> None:
    chance = Chance(mix(1), Tape([5], [0]))
    chance.roll(6)
    chance.pick(cards(1), 1)
    assert chance.rng == mix(1)


def test_an_open_tape_lets_the_generator_go_on() -> None:
    with_tape, without = Chance(mix(1), Tape([3])), Chance(mix(1))
    assert with_tape.roll(6) == 3
    assert [with_tape.roll(6) for _ in range(20)] == [without.roll(6) for _ in range(20)]
    weights = cards(2, 3, 4)
    assert [with_tape.pick(weights, 9) for _ in range(20)] == [
        without.pick(weights, 9) for _ in range(20)
    ]


def test_words_come_after_what_was_laid_down_and_before_the_generator() -> None:
    # A word w of 32 bits picks w * n >> 32: 0 is the first side, the largest word the last.
    top = (1 << 32) - 1
    chance = Chance(mix(1), Tape([2], words=[0, top, 1 << 31, top, 0]))
    assert [int(chance.roll(6)) for _ in range(4)] == [2, 0, 5, 3]
    assert chance.pick(cards(1, 4, 2), 7) == 2
    assert chance.pick(cards(0, 4, 2), 6) == 1
    assert chance.rng == mix(1)
    chance.roll(6)
    assert chance.rng != mix(1)


@pytest.mark.parametrize("laid", [-1, 6, 100])
def test_a_die_does_not_show_a_side_it_does_not_have(laid: int) -> None:
    with pytest.raises(OutOfChance, match="side it does not have"):
        Chance(0, Tape([laid])).roll(6)


@pytest.mark.parametrize("laid", [-1, 1, 3])
def test_a_card_that_is_not_in_the_pile_cannot_be_drawn(laid: int) -> None:
    with pytest.raises(OutOfChance, match="not in the pile"):
        Chance(0, Tape(draws=[laid])).pick(cards(4, 0, 1), 5)


def test_closed_dice_end_with_what_was_laid_down() -> None:
    chance = Chance(0, Tape([4], closed_dice=True))
    assert chance.roll(6) == 4
    chance.pick(cards(1, 1), 2)  # draws stay open
    with pytest.raises(OutOfChance, match="a die was rolled"):
        chance.roll(6)


def test_closed_draws_end_with_what_was_laid_down() -> None:
    chance = Chance(0, Tape(draws=[1], closed_draws=True))
    assert chance.pick(cards(1, 1), 2) == 1
    chance.roll(6)  # dice stay open
    with pytest.raises(OutOfChance, match="a card was drawn"):
        chance.pick(cards(1, 1), 2)


def test_words_go_on_behind_a_closed_tape() -> None:
    chance = Chance(0, Tape(words=[0], closed_dice=True))
    assert chance.roll(6) == 0
    with pytest.raises(OutOfChance):
        chance.roll(6)


def test_the_trace_tells_every_outcome_whatever_its_source() -> None:
    tape = Tape([5], [1], words=[0])
    chance = Chance(mix(1), tape)
    chance.roll(6)
    chance.pick(cards(1, 1), 2)
    chance.roll(6)
    drawn = chance.pick(cards(2, 2), 4)
    assert tape.take_trace() == [(DIE, 5), (DRAW, 1), (DIE, 0), (DRAW, drawn)]
    assert tape.take_trace() == []
    rolled = chance.roll(6)
    assert tape.take_trace() == [(DIE, rolled)]


def test_what_is_refused_is_not_traced() -> None:
    tape = Tape([9], closed_dice=True)
    chance = Chance(0, tape)
    for _ in range(2):
        with pytest.raises(OutOfChance):
            chance.roll(6)
    assert tape.trace == []


def test_a_tape_does_not_use_up_its_makers_lists() -> None:
    dice = [1, 2]
    Chance(0, Tape(dice)).roll(6)
    assert dice == [1, 2]


def test_a_clone_leaves_the_tape_behind() -> None:
    chance = Chance(mix(1), Tape([5, 5, 5]))
    copy = chance.clone()
    assert copy.tape is None
    assert copy.rng == chance.rng
    copy.roll(6)
    assert chance.roll(6) == 5
