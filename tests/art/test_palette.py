"""Colours: known by name, and always lighter than the ink that separates them."""

import pytest

from galapagos.art.palette import COLOURS, INK, colour, dark, light, lightness, mix


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        colour("mauvish")


def test_a_hex_value_is_itself() -> None:
    assert colour("#123456") == "#123456"
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


@pytest.mark.parametrize("name", [name for name in COLOURS if name != "ink"])
def test_every_fill_is_lighter_than_ink(name: str) -> None:
    assert lightness(name) >= lightness(INK) + 8


def test_darker_and_lighter() -> None:
    assert lightness(dark("leaf")) < lightness("leaf") < lightness(light("leaf"))
