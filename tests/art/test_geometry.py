"""Points, splines, chains and the text they are written as."""

import math

import pytest

from galapagos.art.chain import MAX_SLOPE, Chain, steady
from galapagos.art.geometry import (
    Matrix,
    bounds,
    ellipse,
    mirror_at,
    place,
    polygon,
    scatter,
    spline,
    tuft,
)
from galapagos.art.notation import knots, nodes, shift
from galapagos.art.svg import number, numbers, path_data, prefix
from tests.art.plane import is_inside, polygons


def test_a_matrix_scales_then_turns_then_moves() -> None:
    x, y = place(10, 20, 90, 2).at((1, 0))
    assert (x, y) == pytest.approx((10, 22))
    assert place(scale=3).stretch == pytest.approx(3)


def test_maps_are_composed_in_order() -> None:
    both = place(5, 0).after(place(turn=90))
    assert both.at((1, 0)) == pytest.approx((5, 1))
    assert mirror_at(10).at((4, 7)) == (16, 7)
    assert Matrix().at((3, 4)) == (3, 4)


def test_a_spline_runs_through_its_knots_and_corners_stay_sharp() -> None:
    path = spline([(0, 0, 1), (10, 0, 1), (10, 10)])
    ends = [points[-1] for command, points in path if points]
    assert ends == [(0, 0), (10, 0), (10, 10), (0, 0)]
    assert path[1][0] == "L"


def test_numbers_are_written_short() -> None:
    assert number(0.5) == ".5"
    assert number(-0.04) == "0"
    assert number(-0.5) == "-.5"
    assert numbers((1.5, 0.5, -2, 3)) == "1.5.5-2 3"


def test_rounding_errors_do_not_add_up() -> None:
    steps = polygon([(i * 10.4, 0.0) for i in range(11)] + [(0.0, 90.0)], closed=False)
    data = path_data(steps)
    moves = data.partition("l")[2].replace("-", " -").split()
    assert sum(map(float, moves[0:20:2])) == pytest.approx(104)


def test_bounds_of_an_ellipse() -> None:
    assert bounds([ellipse(10, 20, 5, 3)]) == pytest.approx((5, 17, 15, 23))
    assert bounds([]) == (0, 0, 0, 0)


def test_the_outline_of_a_chain_goes_around_its_circles() -> None:
    chain = Chain([(0, 0, 20), (60, 10, 30), (120, 0, 12)])
    (outline,) = polygons(chain.outline())
    for u in (0, 0.25, 0.5, 0.75, 1):
        x, y, r = chain.circle(u)
        assert is_inside(outline, x, y)
        assert is_inside(outline, x, y - r * 0.85)
        assert not is_inside(outline, x, y - r * 1.25)


def test_sides_of_a_chain() -> None:
    chain = Chain([(0, 0, 10), (100, 0, 10)])
    assert chain.at(0.5, -1) == pytest.approx((50, -10))
    assert chain.at(0.5, 1) == pytest.approx((50, 10))
    assert chain.angle(0.5) == pytest.approx(0)
    assert chain.length == 100


def test_end_circles_grow_until_the_envelope_is_valid() -> None:
    fixed = steady([(0, 0, 1), (10, 0, 50), (100, 0, 10)])
    assert fixed[0][2] == pytest.approx(50 - MAX_SLOPE * 10)
    assert fixed[2] == (100, 0, 10)


def test_scattered_points_keep_apart() -> None:
    points = scatter(20)
    gaps = [math.dist(a, b) for i, a in enumerate(points) for b in points[:i]]
    assert min(gaps) > 0.1


def test_licks_of_fur_stand_on_the_left_of_a_line() -> None:
    tips = [knot for knot in tuft([(0, 0), (100, 0)], 10, 5) if knot[1] != 0]
    assert tips
    assert all(knot[1] < 0 for knot in tips)


def test_coordinates_as_text() -> None:
    assert knots("1,2 3,4!") == ((1, 2), (3, 4, 1))
    assert nodes("1,2,3") == ((1, 2, 3),)
    assert knots(shift("1,2 3,4!", 10, 20)) == ((11, 22), (13, 24, 1))


def test_prefixes_have_one_length_and_differ() -> None:
    assert len(prefix("a")) == len(prefix("something longer"))
    assert prefix("a") != prefix("b")
