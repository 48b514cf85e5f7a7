"""How fast the rules are, in CPU time: playouts, driven moves, clones, pickles, guesses.

All measurements play seeded random games. CPU time hardly varies with what else the machine does;
wall time does. ``python -m galapagos.lab.bench GAME PLAYERS SECONDS SEED [CARDS]`` prints the
result as JSON; people use ``galapagos bench``.
"""

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from galapagos.build_info import is_compiled
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import GalapagosError
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab import plain
from galapagos.lab.games import game_kind
from galapagos.search.playout import play_out

_POSITIONS = 32
"""Mid-game positions, each from a game of its own, that are cloned and guessed at."""
_BATCH = 64
"""Clones of a position between two looks at the clock: looking costs about as much as one."""


@dataclass(frozen=True)
class Speed:
    """What a benchmark found; rates are per second of CPU time."""

    game: str
    players: int
    seed: int
    seconds: float
    compiled: bool
    decisions_per_cpu_s: int
    games_per_cpu_s: int
    decisions_per_game: float
    driven_decisions_per_cpu_s: int
    clones_per_cpu_s: int
    pickled_per_cpu_s: int
    playouts_per_cpu_s: int
    peak_rss_mb: float | None
    """None where the platform does not tell."""


class Series:
    """Which game is measured: a numbered sequence of seeded games."""

    def __init__(self, game: str, players: int, seed: int, own: Path | None = None) -> None:
        kind = game_kind(game)
        self.game = game
        self.players = players
        self.seed = seed
        self.own = own
        self.longest = kind.longest
        self._set_up = kind.table(players, {}, own)

    def new(self, number: int) -> Game:
        return self._set_up(self.seed + number)


STEPS = ("playout", "driven from Python", "clones", "pickled clones", "guessed playouts")
"""The measurements; each gets the same share of the time."""


def measure(
    series: Series, seconds: float, began: Callable[[str], None] = lambda step: None
) -> Speed:
    """Measure everything in about ``seconds`` of CPU time; ``began`` is told of each step."""
    share = seconds / len(STEPS)
    began(STEPS[0])
    games, decisions, spent = playouts(series, share)
    began(STEPS[1])
    driven = driven_decisions(series, share)
    positions = mid_games(series)
    began(STEPS[2])
    clones = clones_of(positions, share)
    began(STEPS[3])
    pickled = pickled_clones_of(positions, share)
    began(STEPS[4])
    guessed = guessed_playouts(positions, series, share)
    return Speed(
        game=series.game,
        players=series.players,
        seed=series.seed,
        seconds=seconds,
        compiled=is_compiled(),
        decisions_per_cpu_s=round(decisions / spent),
        games_per_cpu_s=round(games / spent),
        decisions_per_game=round(decisions / games, 1),
        driven_decisions_per_cpu_s=round(driven),
        clones_per_cpu_s=round(clones),
        pickled_per_cpu_s=round(pickled),
        playouts_per_cpu_s=round(guessed),
        peak_rss_mb=peak_rss_mb(),
    )


def playouts(series: Series, seconds: float) -> tuple[int, int, float]:
    """Set up and play whole games inside the core; return games, decisions, CPU seconds."""
    choices = Chance(mix(series.seed))
    moves = Moves()
    longest = series.longest
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds or games == 0:
        decisions += play_out(series.new(games), choices, moves, longest)
        games += 1
        now = process_time()
    return games, decisions, now - start


def driven_decisions(series: Series, seconds: float) -> float:
    """Play whole games from Python, move by move; return decisions per second."""
    choices = Chance(mix(series.seed))
    moves = Moves()
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds or games == 0:
        game = series.new(games)
        while (seat := game.actor()) >= 0:
            game.legal(seat, moves)
            game.apply(seat, moves.at(choices.below(moves.count)))
            decisions += 1
        games += 1
        now = process_time()
    return decisions / (now - start)


def mid_games(series: Series) -> list[Game]:
    """Return positions from games of their own, spread evenly from their beginnings to ends."""
    return list(_mid_games(series))


def _mid_games(series: Series) -> Iterator[Game]:
    # Random actions are drawn without listing all, which plain Python takes long for.
    moves = Moves()
    for number in range(_POSITIONS):
        seed = mix(series.seed + number)
        length = play_out(series.new(number), Chance(seed), moves, series.longest)
        game = series.new(number)
        play_out(game, Chance(seed), moves, length * (number + 1) // (_POSITIONS + 1))
        yield game


def clones_of(positions: list[Game], seconds: float) -> float:
    """Clone each position in turn; return clones per second."""
    clones = 0
    start = now = process_time()
    while now - start < seconds or clones == 0:
        for game in positions:
            for _ in range(_BATCH):
                game.clone()
        clones += _BATCH * len(positions)
        now = process_time()
    return clones / (now - start)


def pickled_clones_of(positions: list[Game], seconds: float) -> float:
    """Clone each position in turn, pickle the clone and take it up; return round trips/s."""
    carried = 0
    start = now = process_time()
    while now - start < seconds or carried == 0:
        for game in positions:
            pickle.loads(pickle.dumps(game.clone()))
        carried += len(positions)
        now = process_time()
    return carried / (now - start)


def guessed_playouts(positions: list[Game], series: Series, seconds: float) -> float:
    """View each position as its actor, guess what is hidden, play it out; return playouts/s."""
    choices = Chance(mix(series.seed))
    moves = Moves()
    longest = series.longest
    playouts = 0
    start = now = process_time()
    while now - start < seconds or playouts == 0:
        for game in positions:
            guess = game.view(game.actor()).determinise(playouts)
            play_out(guess, choices, moves, longest)
            playouts += 1
        now = process_time()
    return playouts / (now - start)


def peak_rss_mb() -> float | None:
    """Return the most memory this process ever had, None where the platform does not tell."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return None
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # bytes there, kilobytes elsewhere
    return round(getrusage(RUSAGE_SELF).ru_maxrss / unit, 1)


# --- the same on plain Python ----------------------------------------------------------------


def measure_plain(series: Series, seconds: float) -> Speed:
    """Measure the plain sources of this installation, in a process of their own."""
    arguments = [series.game, str(series.players), str(seconds), str(series.seed)]
    own = [] if series.own is None else [str(series.own)]
    command = plain.command(__name__, *arguments, *own)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise GalapagosError(f"the plain sources could not be measured: {done.stderr.strip()}")
    speed = Speed(**json.loads(done.stdout))
    if speed.compiled:
        raise GalapagosError("the plain sources were asked for, but the compiled core answered")
    return speed


def main() -> None:
    game, players, seconds, seed, *own = sys.argv[1:]
    series = Series(game, int(players), int(seed), Path(own[0]) if own else None)
    print(json.dumps(asdict(measure(series, float(seconds)))))


if __name__ == "__main__":
    main()
