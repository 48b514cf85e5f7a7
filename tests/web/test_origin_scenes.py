"""What the scenes of Origin show from moment to moment."""

from collections.abc import Callable

import pytest

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.filmstrip import SCENES, Line, advance

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

_HUNTERS = """() => {
  const seen = (one) => Number(getComputedStyle(one).opacity) > 0.5;
  const home = document.querySelector("main [data-tag=P1a] .figure");
  const places = [...document.querySelectorAll(".stage .runner"), home].filter(seen)
    .map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.bottom].map((one) => Math.round(one / 4)).join());
  return [...new Set(places)].join(" | ");
}"""
"""In how many places it is: where it comes home its pictures lie over each other."""
_SPOTS = """(moving) => [...document.querySelectorAll(moving ? ".stage .token" : ".centre .token")]
  .map((one) => one.getBoundingClientRect())
  .map((box) => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)])
  .sort((a, b) => a[0] - b[0])"""


@pytest.mark.parametrize("scene", ["hunt", "hunt-runner", "hunt-tail", "hunt-mimic"])
def test_a_hunter_is_in_one_place_at_every_moment_of_its_hunt(visit: Visit, scene: str) -> None:
    page = visit(viewport=PHONE, reduced_motion="no-preference").page
    line = Line(page)
    go, count, step = SCENES[scene]
    go(page)
    line.wait()
    hunters: list[str] = []

    def look() -> None:
        page.screenshot()  # a frame is drawn: what has ended is taken away with it
        hunters.append(page.evaluate(_HUNTERS))

    for _ in range(count):
        advance(page, step, look)
    assert [one for one in hunters if "|" in one] == [], hunters


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_food_is_rolled_at_dusk_and_falls_to_where_it_lies(visit: Visit, viewport: object) -> None:
    page = visit(viewport=viewport, reduced_motion="no-preference").page
    line = Line(page)
    go, count, step = SCENES["food"]
    go(page)
    line.wait()
    times: list[str] = []
    falling: list[list[list[int]]] = []

    def look() -> None:
        if page.locator(".stage .die").count():
            times.append(page.locator(".phases .now").inner_text())
        falling.append(page.evaluate(_SPOTS, True))

    for _ in range(count):
        advance(page, step, look)
    assert set(times) == {"Feeding"}
    landed = [spots for spots in falling if spots][-1]
    lie = page.evaluate(_SPOTS, False)
    assert len(landed) == len(lie)
    for one, other in zip(landed, lie, strict=True):
        assert abs(one[0] - other[0]) <= 2, (landed, lie)
        assert abs(one[1] - other[1]) <= 2, (landed, lie)
