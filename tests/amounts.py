"""How long tests wait, and how much they try: enough always, far more where somebody has the time.

``make test`` leaves out what is marked ``slow`` and tries the first of two amounts;
``make test-all`` sets GALAPAGOS_ALL, leaves out nothing and tries the second.
"""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import pytest

from galapagos import build_info

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

Case = TypeVar("Case")

ALL: Final = os.environ.get("GALAPAGOS_ALL", "") not in ("", "0")

PLAIN: Final = not build_info.is_compiled()
"""Plain Python is thirty times slower, and only asked whether compiling changes anything."""

PATIENCE: Final = 300.0
"""Seconds after which something hangs. No test is about how fast the machine is today."""


def amount(usual: int, most: int) -> int:
    """Return how many of something a test tries in this run."""
    return most if ALL else usual


def few(cases: Sequence[Case], usual: int) -> "list[ParameterSet]":
    """Return cases for ``parametrize``: a few of them, spread over all, run always; all others only
    with the slow ones."""
    always = {number * len(cases) // usual for number in range(usual)}
    return [
        pytest.param(case, marks=() if number in always else pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
