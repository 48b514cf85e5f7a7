"""How fast the front door is, in CPU time: ``python -m tests.library.speed`` prints JSON."""

import json
import pickle
import subprocess
import sys
from random import Random
from statistics import median
from time import process_time

import galapagos

IMPORT = """
import time
began = time.process_time()
import galapagos
print(time.process_time() - began)
"""
FIRST = IMPORT.replace("import galapagos\n", 'import galapagos\ngalapagos.new("origin", seed=1)\n')


def imported(program: str) -> float:
    """Return the middle of seven processes, in milliseconds."""
    told = [
        subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, check=True)
        for _ in range(7)
    ]
    return 1000 * median(float(one.stdout) for one in told)


def friendly(name: str, seconds: float) -> float:
    """Return moves a second: list them, choose one, push it."""
    chance, moves, seed = Random(1), 0, 0
    began = process_time()
    while process_time() - began < seconds:
        match, seed = galapagos.new(name, players=4, seed=seed), seed + 1
        while not match.is_over():
            legal = match.moves()
            match.push(legal[chance.randrange(len(legal))])
            moves += 1
    return moves / (process_time() - began)


def carried(name: str, seconds: float) -> float:
    """Return how often a game in its middle is cloned, pickled and taken up again, a second."""
    chance, match = Random(1), galapagos.new(name, players=4, seed=1)
    for _ in range(60):
        match.push(chance.choice(match.moves()))
    game, done = match.game, 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(100):
            pickle.loads(pickle.dumps(game.clone()))
        done += 100
    return done / (process_time() - began)


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 3.0
    found = {"import ms": imported(IMPORT), "import and first game ms": imported(FIRST)}
    for name in ("origin", "darwin"):
        found[f"{name} friendly moves/s"] = friendly(name, seconds)
        found[f"{name} clone and pickle/s"] = carried(name, seconds)
    print(json.dumps({key: round(value, 1) for key, value in found.items()}))


if __name__ == "__main__":
    main()
