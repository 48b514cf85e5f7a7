"""The measurement of search speed measures something, on the build that is running."""

import pytest

from galapagos.build_info import is_compiled
from galapagos.lab.search_speed import measure_search


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("bot", ["hunter", "apex"])
def test_iterations_are_counted(game: str, bot: str) -> None:
    found = measure_search(game, 2, bot, 0.05)
    assert found.compiled == is_compiled()
    assert found.iterations_per_cpu_s > 0
