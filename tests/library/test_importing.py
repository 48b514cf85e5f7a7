"""Importing the package loads nothing; its names are loaded when they are asked for."""

import subprocess
import sys

import galapagos

QUIET = """
import sys, time
before, began = set(sys.modules), time.process_time()
import galapagos
spent = time.process_time() - began
new = sorted(name for name in set(sys.modules) - before if name.startswith("galapagos"))
assert new == ["galapagos"], new
assert spent < 0.1, spent
assert "new" in dir(galapagos)
game = galapagos.new("origin", seed=1)
game.push(game.ask(galapagos.bot("forager")))
assert game.why(1) and game.story() and galapagos.load(game.record()) == game
from galapagos.extras import EXTRA_OF
assert not set(EXTRA_OF) & set(sys.modules), set(EXTRA_OF) & set(sys.modules)
"""


def test_importing_loads_no_room() -> None:
    subprocess.run([sys.executable, "-P", "-c", QUIET], check=True)


def test_every_name_is_there() -> None:
    from galapagos import library
    from galapagos.library import measuring

    homes = (*library.__all__, *measuring.__all__)
    assert set(galapagos.__all__) == {*homes, "__version__"}
    for name in library.__all__:
        assert getattr(galapagos, name) is getattr(library, name)
    assert not hasattr(galapagos, "no_such_name")
