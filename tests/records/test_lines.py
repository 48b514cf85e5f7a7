"""What the texts of both games share: seats, numbers, the state of the chance."""

import pytest

from galapagos.kernel.errors import BadData
from galapagos.records.lines import MAX_SEATS, parse_seat, read_switches, seat_name


def test_seats_are_counted_from_one() -> None:
    seats = range(MAX_SEATS)
    assert [seat_name(seat) for seat in seats] == [f"P{number}" for number in range(1, 9)]
    assert [parse_seat(seat_name(seat), MAX_SEATS) for seat in seats] == list(seats)


@pytest.mark.parametrize("word", ["P4", "P0", "p1", "P", "", "P1 ", "P01", "P\u00b9", "1", "P1a"])
def test_a_seat_that_is_none(word: str) -> None:
    with pytest.raises(BadData, match="expected a seat P1 to P3, found") as caught:
        parse_seat(word, 3)
    assert repr(word) in caught.value.what


def test_switches() -> None:
    assert read_switches([], ["a"]) == {}
    assert read_switches(["a=on", "b=off"], ["a", "b", "c"]) == {"a": "on", "b": "off"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["a"], "expected SWITCH=VALUE with each switch once, found 'a'"),
        (["a=on", "a=off"], "expected SWITCH=VALUE with each switch once, found 'a=off'"),
        (["c=on"], "no switch is called 'c'; there are a, b"),
        (["=on"], "no switch is called ''; there are a, b"),
    ],
)
def test_switches_that_are_none(words: list[str], message: str) -> None:
    with pytest.raises(BadData) as caught:
        read_switches(words, ["a", "b"])
    assert caught.value.what == message
