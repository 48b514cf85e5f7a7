"""For everybody: axe-core looks at every page and sheet, in light and dark, on phone and laptop."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.tours import PLACES, SHEETS, Place

Visit = Callable[..., Visitor]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERYWHERE = [*PLACES, *SHEETS]
LOOKS = [("laptop-light", LAPTOP, "light"), ("phone-dark", PHONE, "dark")]


def violations(page: Page) -> list[str]:
    """Return what is wrong for somebody: the rule, and the first places."""
    if not AXE.exists():
        pytest.fail("axe-core is not installed: python hatch_build.py npm ci")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


EVERYWHERE_LOOKED_AT = [
    pytest.param(
        place,
        viewport,
        theme,
        id=f"{place.name}-{name}",
        # Usually each place has one look, in turn; make test-all looks at all of them in both.
        marks=pytest.mark.slow if (number + look) % len(LOOKS) else (),
    )
    for number, place in enumerate(EVERYWHERE)
    for look, (name, viewport, theme) in enumerate(LOOKS)
]


@pytest.mark.parametrize(("place", "viewport", "theme"), EVERYWHERE_LOOKED_AT)
def test_nothing_serious_is_in_the_way(
    visit: Visit, place: Place, viewport: dict[str, int], theme: str
) -> None:
    page = visit("/", viewport=viewport, color_scheme=theme).page
    place.go(page)
    found = violations(page)
    assert not found, "\n".join(found)
