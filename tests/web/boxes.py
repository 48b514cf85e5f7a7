"""Where pieces of a page are, and whether they lie over each other."""

from playwright.sync_api import FloatRect, Locator


def box_of(what: Locator) -> FloatRect:
    """Return where something is, which must be on the page."""
    box = what.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, two: FloatRect) -> bool:
    """Return whether two boxes share more than the half of a pixel."""
    return (
        one["x"] + 0.5 < two["x"] + two["width"]
        and two["x"] + 0.5 < one["x"] + one["width"]
        and one["y"] + 0.5 < two["y"] + two["height"]
        and two["y"] + 0.5 < one["y"] + one["height"]
    )
