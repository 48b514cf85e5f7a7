"""What nets learn from: games played again, and what the seats and actions looked like."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from galapagos.games import kit_for
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.learn.layers import Rows
from galapagos.learn.rows import action_rows
from galapagos.learn.wallace.selfplay import Played, Source
from galapagos.search.sense import Scores, chance_of

MARGIN = 0.5
"""Share of a finished game's worth that is decided by the lead: it tells more than the victory."""
_MARGIN_SCALE = 8.0
_HELD = 5
"""One game in so many is held back."""


@dataclass(frozen=True)
class Positions:
    """Positions in which a search ends, with what became of them."""

    seeds: NDArray[np.int64]
    rows: Rows
    """By position, seat and number."""
    results: Rows
    """The share of the victory of every seat."""
    worth: Rows
    """The same with a share for the lead."""
    usual: Rows
    """What the usual judgement says, for comparison."""

    def held(self) -> NDArray[np.bool_]:
        return np.equal(self.seeds % _HELD, 0)


@dataclass(frozen=True)
class Decisions:
    """Decisions of a search: the actions of each, one after the other."""

    seeds: NDArray[np.int64]
    starts: NDArray[np.int64]
    """Where the actions of each decision begin, and where the last ones end."""
    rows: Rows
    wanted: Rows
    """Which share of its visits a search gave each action."""
    behind: int
    """Where a row says how far the usual judgement has the action behind the best."""

    def held(self) -> NDArray[np.bool_]:
        return np.equal(self.seeds % _HELD, 0)


def replayed(source: Source, played: Played) -> Iterator[tuple[int, Any]]:
    """Go through a game: every decision with the position in which it is made, then the end."""
    game = source.begin(played.seed)
    for number, (seat, action) in enumerate(zip(played.seats, played.actions, strict=True)):
        yield number, game
        game.apply(int(seat), int(action))
    yield len(played.actions), game


def positions(source: Source, games: Iterator[Played]) -> Positions:
    """Read every position in which a stage has just ended."""
    kit = kit_for(source.game)
    sense: Any = kit.sense("wallace")
    plain = kit.sense()
    width = len(kit.layouts()["value"])
    players = source.players
    judged = vec[float]([0.0] * players)
    seeds, rows, results, worth, usual = [], [], [], [], []
    for played in games:
        stage, found = None, 0
        for number, game in replayed(source, played):
            if game.is_over():
                break
            if stage is not None and sense.stage(game) > stage:
                sense.seats.read(game)
                cells = np.frombuffer(memoryview(sense.seats.rows))
                rows.append(cells[: players * width].astype(np.float32).reshape(players, width))
                plain.appraise(game, judged, True)
                usual.append(list(judged))
                found += 1
            stage = sense.stage(game)
        shares, leads = _came(game)
        seeds += [played.seed] * found
        results += [shares] * found
        worth += [leads] * found
    return Positions(
        np.array(seeds),
        np.array(rows, np.float32),
        np.array(results, np.float32),
        np.array(worth, np.float32),
        np.array(usual, np.float32),
    )


def _came(game: Game) -> tuple[list[float], list[float]]:
    """Return what came of a game for every seat: its share of the victory, and that with a share
    for the lead."""
    outcome = game.outcome()
    assert outcome is not None
    seats = range(int(game.seats()))
    shares = [float(outcome.value(seat)) for seat in seats]
    points = [int(score) for score in outcome.scores]
    leads = [points[s] - max(points[other] for other in seats if other != s) for s in seats]
    chances = [chance_of(float(lead), _MARGIN_SCALE) for lead in leads]
    total = sum(chances)
    return shares, [
        (1 - MARGIN) * share + MARGIN * chance / total
        for share, chance in zip(shares, chances, strict=True)
    ]


def decisions(source: Source, games: Iterator[Played], most: int) -> Decisions:
    """Read what searches thought, of so many decisions a game."""
    kit = kit_for(source.game)
    sense: Any = kit.sense("wallace")
    moves, scores = Moves(), Scores()
    rows: list[Rows] = []
    seeds, starts, wanted = [], [0], []
    for played in games:
        ends = np.cumsum(played.counts)
        rng = np.random.default_rng(played.seed)
        chosen = rng.permutation(len(played.asked))[:most]
        at = {int(played.asked[index]): int(index) for index in chosen}
        for number, game in replayed(source, played):
            if number not in at:
                continue
            index = at[number]
            seat = int(played.seats[number])
            part = slice(ends[index] - played.counts[index], ends[index])
            view: Any = game.view(seat)
            moves.clear()
            for action in played.tried[part]:
                moves.add(int(action))
            rows.extend(action_rows(sense, view, seat, moves, scores))
            visits = played.visits[part]
            wanted.append(visits / visits.sum())
            starts.append(len(rows))
            seeds.append(played.seed)
    return Decisions(
        np.array(seeds),
        np.array(starts),
        np.array(rows, np.float32),
        np.concatenate(wanted).astype(np.float32),
        list(kit.layouts()["policy"]).index("behind"),
    )
