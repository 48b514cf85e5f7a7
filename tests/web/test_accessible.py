"""For everybody: axe-core looks at every page and sheet, in light and dark, on phone and laptop."""

from collections.abc import Callable

import pytest

from tests.web.axe import violations
from tests.web.conftest import LAPTOP, NOWHERE, PHONE, Visitor
from tests.web.tours import PLACES, SHEETS, Place

Visit = Callable[..., Visitor]
EVERYWHERE = [*PLACES, *SHEETS]
LOOKS = [("laptop-light", LAPTOP, "light"), ("phone-dark", PHONE, "dark")]
USUAL = {(at, at // 2 % len(LOOKS)) for at in range(len(PLACES), len(EVERYWHERE), 2)}


EVERYWHERE_LOOKED_AT = [
    pytest.param(
        place,
        viewport,
        theme,
        id=f"{place.name}-{name}",
        # Usually every second sheet has one look, in turn, and pages are looked at as they are
        # spoken, in test_languages.py; make test-all looks at all of them in both.
        marks=() if (number, look) in USUAL else pytest.mark.slow,
    )
    for number, place in enumerate(EVERYWHERE)
    for look, (name, viewport, theme) in enumerate(LOOKS)
]


@pytest.mark.parametrize(("place", "viewport", "theme"), EVERYWHERE_LOOKED_AT)
def test_nothing_serious_is_in_the_way(
    visit: Visit, place: Place, viewport: dict[str, int], theme: str
) -> None:
    page = visit(NOWHERE, viewport=viewport, color_scheme=theme).page
    place.go(page)
    found = violations(page)
    assert not found, "\n".join(found)
