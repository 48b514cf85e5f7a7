"""Clocks with told time: four kinds, reactions of their own, and time that goes backwards."""

import pytest

from galapagos.server.errors import Refused
from galapagos.server.people.limits import clean_clock
from galapagos.server.table.clocks import Clocks
from galapagos.server.table.journal import Clock

DAY = 86_400


def clocks(clock: Clock, now: int = 0) -> Clocks:
    made = Clocks(clock, 2)
    made.forgive(now)
    made.go_on()
    return made


def test_without_a_clock_nobody_is_hurried() -> None:
    none = clocks(Clock())
    none.wait_for({0: False, 1: True})
    none.pass_time(10**9)
    assert none.running() == []
    assert none.deadline(0) is None
    assert none.left(1) is None


def test_a_decision_has_its_seconds_and_the_next_one_has_them_anew() -> None:
    each = clocks(Clock("decision", 20, reaction=30), now=1000)
    each.wait_for({0: False})
    assert each.deadline(0) == 21_000
    each.pass_time(16_000)
    assert each.left(0) == 5000
    each.acted(0, in_time=True)
    each.wait_for({0: False})
    assert each.deadline(0) == 36_000


def test_the_time_of_one_seat_goes_on_while_another_acts() -> None:
    each = clocks(Clock("decision", 20, reaction=30))
    each.wait_for({0: True, 1: True})
    each.pass_time(4000)
    each.acted(1, in_time=True)
    each.wait_for({0: True})
    assert each.left(0) == 26_000
    assert each.left(1) is None


def test_a_bank_pays_for_turns_and_earns_an_increment() -> None:
    bank = clocks(Clock("bank", 100, increment=3, reaction=30))
    bank.wait_for({0: False})
    bank.pass_time(40_000)
    bank.acted(0, in_time=True)
    bank.wait_for({1: False})
    assert bank.banks == [63_000, 100_000]
    bank.pass_time(140_000)
    assert bank.banks[1] == 0
    bank.pass_time(200_000)
    assert bank.banks == [63_000, 0], "a bank is never below nothing"


def test_an_empty_bank_leaves_a_little_after_each_answer_of_the_clock() -> None:
    bank = clocks(Clock("bank", 100, increment=3, reaction=30))
    bank.wait_for({0: False})
    bank.pass_time(100_000)
    assert bank.deadline(0) == 100_000
    bank.acted(0, in_time=False)
    bank.wait_for({0: False})
    assert bank.deadline(0) == 130_000


def test_reactions_do_not_touch_the_bank() -> None:
    bank = clocks(Clock("bank", 100, increment=3, reaction=30))
    bank.wait_for({1: True})
    assert bank.deadline(1) == 30_000
    bank.pass_time(25_000)
    bank.acted(1, in_time=True)
    assert bank.banks == [100_000, 100_000]


def test_a_turn_by_days_keeps_its_time_until_it_has_gone_on() -> None:
    days = clocks(Clock("days", 2 * DAY, reaction=DAY))
    days.wait_for({0: False})
    days.pass_time(DAY * 1000)
    days.acted(0, in_time=True)
    days.wait_for({0: False})
    assert days.left(0) == DAY * 1000, "the same turn"
    days.acted(0, in_time=True)
    days.wait_for({1: False})
    days.wait_for({0: False})
    assert days.left(0) == 2 * DAY * 1000, "another turn"


def test_after_a_time_out_a_turn_by_days_has_its_time_again() -> None:
    days = clocks(Clock("days", DAY, reaction=DAY))
    days.wait_for({0: False})
    days.pass_time(DAY * 1000)
    assert days.left(0) == 0
    days.acted(0, in_time=False)
    days.wait_for({0: False})
    assert days.left(0) == DAY * 1000


def test_a_clock_that_goes_backwards_takes_nothing_and_gives_nothing() -> None:
    each = clocks(Clock("decision", 20, reaction=30), now=50_000)
    each.wait_for({0: False})
    each.pass_time(55_000)
    each.pass_time(10_000)
    assert each.left(0) == 15_000
    each.pass_time(12_000)
    assert each.left(0) == 13_000


def test_time_while_the_server_was_away_counts_for_nobody() -> None:
    bank = clocks(Clock("bank", 100, reaction=30))
    bank.wait_for({0: False})
    bank.pass_time(10_000)
    bank.forgive(10_000_000)
    assert bank.deadline(0) == 10_000_000 + 90_000


def test_a_stopped_clock_stands() -> None:
    bank = clocks(Clock("bank", 100, reaction=30))
    bank.wait_for({0: False})
    bank.pass_time(1000)
    bank.stop()
    assert bank.running() == []
    assert bank.deadline(0) is None
    bank.pass_time(500_000)
    bank.go_on()
    assert bank.left(0) == 99_000


@pytest.mark.parametrize(
    ("wanted", "made"),
    [
        (Clock(), Clock()),
        (Clock("decision", 20), Clock("decision", 20, 0, 30, 60)),
        (Clock("bank", 600, 5), Clock("bank", 600, 5, 30, 60)),
        (Clock("days", 3 * DAY), Clock("days", 3 * DAY, 0, 3 * DAY, 0)),
        (Clock("none", 99, 9, 9, 10), Clock(grace=10)),
    ],
)
def test_no_clock_leaves_a_decision_without_end(wanted: Clock, made: Clock) -> None:
    assert clean_clock(wanted) == made


@pytest.mark.parametrize(
    "clock",
    [
        Clock("decision", 0),
        Clock("decision", 10**9),
        Clock("bank", 600, -1),
        Clock("bank", 600, 0, -5),
        Clock("decision", 20, 5),
        Clock("days", 60),
        Clock(grace=-1),
    ],
)
def test_clocks_out_of_bounds_are_refused(clock: Clock) -> None:
    with pytest.raises(Refused) as refused:
        clean_clock(clock)
    assert refused.value.code == "bad_settings"
