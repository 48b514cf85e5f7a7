"""Tests that need something which is not there: left out with a word that cannot be overlooked."""

import pytest


def leave_out(
    config: pytest.Config, items: list[pytest.Item], ours: list[pytest.Item], told: str
) -> None:
    """Skip one of these tests with a reason, and drop the others, so that it is said once."""
    ours[0].add_marker(pytest.mark.skip(reason=told))
    config.hook.pytest_deselected(items=ours[1:])
    items[:] = [item for item in items if item not in ours[1:]]
