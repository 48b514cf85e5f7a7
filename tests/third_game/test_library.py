"""A third game through the front door: nothing in the library knows of it."""

import os
import subprocess
import sys

from tests.third_game.registered import ENVIRONMENT

PROGRAM = """
import copy, pickle, galapagos
match = galapagos.new("tiny", players=3, seed=5, fold=True)
bots = [galapagos.bot(name) for name in ("random", "forager", "hunter@20")]
while not match.is_over():
    match.push(match.ask(bots[match.turn]))
assert match.result == galapagos.load(match.record()).result
assert pickle.loads(pickle.dumps(match)) == copy.deepcopy(match) == match
end = match.game
moves = [match.pop() for _move in match.stack]
assert match.why(moves[-1], (match.turn + 1) % 3) != []
for move in reversed(moves):
    match.push(str(move), move.seat)
assert match.game == end
print(match)
"""


def test_a_third_game_is_played_from_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM],
        env=os.environ | ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout
