"""A learned best response: how much somebody who knows a bot can win from it.

A small net looks at every action worth a thought, as Wallace's does, and learns from games against
the bot, by policy gradient and with numpy alone. What it wins then in games that it has not
learned from is a lower bound: whoever knows the bot better can only win more. In play it sees the
views of its seat and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from galapagos.bots.base import Bot
from galapagos.bots.specs import parse_bot
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab.crews import ALONE, Crew
from galapagos.lab.ratings import Estimate, share_estimate
from galapagos.lab.seam import carried
from galapagos.learn.layers import Adam, Layers, Rows
from galapagos.learn.rows import action_rows
from galapagos.learn.tables import Table, table
from galapagos.records.codec import Codec
from galapagos.search.sense import Scores

_POLICY = "policy"
_BEHIND = "behind"
_HIDDEN = 24
_LEANING = 3.0
"""How much a net that knows nothing yet is led by how good the actions look."""
_SHARP = 3.0
"""How much more often a better action is tried while it learns: a lead of 1 by this power of e."""
_ROUND = 100
"""Games between two lessons."""
_RATE = 6e-3
_FADES = 0.8
"""What later stages of a game count for a decision, each against the one before."""
_TRIED = 1 << 40
_JUDGED = 1 << 41
"""Where the seeds of games begin that nothing is learned from."""


@dataclass(frozen=True)
class Policy:
    """A net that weighs actions, and how much it is led by the usual judgement beside."""

    layers: Layers
    leaning: float = 0.0

    def answers(self, rows: Rows, behind: int) -> Rows:
        """Return how good each action is, the higher the better."""
        said: Rows = self.layers.forward(rows)[-1][:, 0]
        return said - self.leaning * rows[:, behind]


def first_policy(at: Table) -> Policy:
    """Return what learning begins with: Wallace's net for such tables, or else the usual
    judgement and a net that adds nothing to it yet."""
    lesson = at.kit.learned.lesson(at.players) if at.kit.learned else None
    if lesson is not None and lesson.policy is not None:
        net = lesson.policy
        weights = np.array(list(net.weights), np.float32)
        return Policy(Layers.read([int(size) for size in net.sizes], weights))
    layers = Layers.fresh([len(_names(at)), _HIDDEN, 1], 1)
    layers.weights[-1][:] = 0
    return Policy(layers, _LEANING)


def _names(at: Table) -> Sequence[str]:
    names = at.kit.layouts().get(_POLICY)
    if not names:
        raise BadData(f"{at.kit.key} has no numbers of its actions to learn from")
    return names


@dataclass(frozen=True)
class Duel:
    """Who plays whom: game *n* is deal *n* by the players, each of whose seats is the learner's
    once, the bot in all the others."""

    table: str
    bot: str
    seed: int
    policy: Policy
    explores: bool = False
    """Whether actions are drawn, to learn from, instead of the best one being taken."""

    def codec(self) -> Codec:
        return table(self.table).codec


@dataclass
class Told:
    """One game: what it was worth, and, if it was played to learn, what there was to learn."""

    share: float = 0.0
    rows: list[Rows] = field(default_factory=list)
    """For each decision the numbers of its actions …"""
    chosen: list[int] = field(default_factory=list)
    """… which of them was chosen …"""
    stages: list[int] = field(default_factory=list)
    """… and in which stage of the game."""
    values: list[float] = field(default_factory=list)
    """The chance of victory as every stage began, as far as it could be judged."""


def play_some(duel: Duel, numbers: Sequence[int]) -> list[Told]:
    """Play a few games."""
    bot = parse_bot(duel.bot).make()
    try:
        return [_Game(duel, number).played(bot) for number in numbers]
    finally:
        bot.close()


class _Game:
    def __init__(self, duel: Duel, number: int) -> None:
        self._at = table(duel.table)
        self._duel = duel
        self._seat = number % self._at.players
        self._deal = duel.seed + number // self._at.players
        self._behind = list(_names(self._at)).index(_BEHIND)
        self._sense: Any = self._at.kit.sense("wallace")
        self._moves, self._scores = Moves(), Scores()
        self._rng = np.random.default_rng([duel.seed, number])
        self._judged = vec[float]([0.0] * self._at.players)
        self._told = Told()

    def played(self, bot: Bot) -> Told:
        game = self._at.encoder.begin(self._deal)
        chance = Chance(mix(~self._deal))
        stage = -1
        while (seat := int(game.actor())) >= 0:
            if self._duel.explores and self._sense.stage(game) > stage:
                stage = int(self._sense.stage(game))
                # While it learns the game itself may be judged: what it sees stays a view.
                self._sense.appraise(game, self._judged, True)
                self._told.values.append(self._judged[self._seat])
            view = game.view(seat)
            if seat == self._seat:
                game.apply(seat, self._choose(view))
            else:
                game.apply(seat, bot.choose(view, seat, chance).action)
        outcome = game.outcome()
        assert outcome is not None
        self._told.share = float(outcome.value(self._seat))
        return self._told

    def _choose(self, view: Game) -> int:
        moves = self._moves
        moves.clear()
        self._sense.candidates(view, self._seat, moves)
        if len(moves) == 1:
            return int(moves[0])
        rows = action_rows(self._sense, view, self._seat, moves, self._scores)
        answers = self._duel.policy.answers(rows, self._behind)
        if not self._duel.explores:
            return int(moves[int(np.argmax(answers))])
        chances = np.exp(_SHARP * (answers - answers.max()))
        index = int(np.searchsorted(chances.cumsum(), self._rng.random() * chances.sum()))
        self._told.rows.append(rows)
        self._told.chosen.append(min(index, len(rows) - 1))
        self._told.stages.append(len(self._told.values) - 1)
        return int(moves[self._told.chosen[-1]])


# --- learning ------------------------------------------------------------------------------------


@dataclass
class Lessons:
    """What a lesson is made of: all decisions of some games, one after the other."""

    rows: Rows
    starts: NDArray[np.int64]
    """Where the actions of each decision begin."""
    chosen: NDArray[np.int64]
    """The row of the action that was chosen."""
    gains: Rows
    """How much better than expected it went on."""


def lessons_of(games: Sequence[Told]) -> Lessons:
    """Return what there is to learn from games."""
    sizes = np.array([len(rows) for game in games for rows in game.rows], np.int64)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
    chosen = np.array([index for game in games for index in game.chosen], np.int64)
    gains = np.concatenate([_gains(game) for game in games]).astype(np.float32)
    rows = np.concatenate([rows for game in games for rows in game.rows])
    return Lessons(rows, starts, starts + chosen, gains / (gains.std() + 1e-6))


def _gains(game: Told) -> NDArray[np.float64]:
    """Return by how much the chance of victory grew after each decision; what came later counts
    less, as more had a part in it."""
    steps = np.diff([*game.values, game.share])
    for stage in reversed(range(len(steps) - 1)):
        steps[stage] += _FADES * steps[stage + 1]
    return np.array(steps[game.stages])


def learn(policy: Policy, behind: int, adam: Adam, lessons: Lessons) -> None:
    """Make more likely what went better than expected, and less likely what went worse."""
    passed = policy.layers.forward(lessons.rows)
    answers = _SHARP * (passed[-1][:, 0] - policy.leaning * lessons.rows[:, behind])
    sizes = np.diff([*lessons.starts, len(answers)])
    grown = np.exp(answers - np.repeat(np.maximum.reduceat(answers, lessons.starts), sizes))
    slope = grown / np.repeat(np.add.reduceat(grown, lessons.starts), sizes)
    slope[lessons.chosen] -= 1
    slope *= np.repeat(_SHARP * lessons.gains, sizes) / len(sizes)
    layers = policy.layers
    adam.step(layers.all(), layers.backward(passed, slope[:, None].astype(np.float32)), adam.rate)


@dataclass(frozen=True)
class Bound:
    """What a response wins from a bot, the share of the victory, in games it did not learn from."""

    share: Estimate
    fair: float
    """What the bot itself would win there."""
    learned: bool
    """Whether learning made it better; else it is what learning began with."""

    def at_least(self) -> float:
        """Return by how much the bot can be exploited at least; 0 if that was not shown."""
        return max(0.0, self.share.low - self.fair)


class Response:
    """Learns to play against one bot. Everything follows from table, bot, seed and numbers, but for
    the rounding of numpy, which differs between machines and numbers of threads."""

    def __init__(
        self,
        at: str,
        bot: str,
        *,
        seed: int = 1,
        crew: Crew = ALONE,
        tell: Callable[[str], None] = lambda told: None,
    ) -> None:
        parse_bot(bot).make().close()
        self.first = first_policy(table(at))
        self.duel = Duel(at, bot, seed, self.first)
        self._behind = list(_names(table(at))).index(_BEHIND)
        self._crew, self._tell = crew, tell

    def train(self, games: int) -> Iterator[float]:
        """Play so many games and learn from them; yield after each what it was worth. The weights
        in the end are the mean of the later half: each lesson scatters."""
        policy = replace(self.first, layers=self.first.layers.copy())
        adam = Adam(_RATE, 0.0)
        later: list[Rows] = []
        rounds = [range(start, min(start + _ROUND, games)) for start in range(0, games, _ROUND)]
        for number, numbers in enumerate(rounds, 1):
            duel = replace(self.duel, policy=policy, explores=True)
            played: list[Told] = []
            for told in self._games(duel, numbers):
                played.append(told)
                yield told.share
            if any(told.rows for told in played):
                learn(policy, self._behind, adam, lessons_of(played))
            if 2 * number >= len(rounds):
                later.append(policy.layers.flat())
        mean = np.mean(later, axis=0)
        self.duel = replace(
            self.duel, policy=replace(policy, layers=Layers.read(policy.layers.sizes, mean))
        )

    def choose(self, games: int) -> Iterator[float]:
        """Keep what was learned if it wins more than what it began with, in so many games each."""
        before: list[float] = []
        after: list[float] = []
        seed = self.duel.seed + _TRIED
        for policy, shares in ((self.first, before), (self.duel.policy, after)):
            duel = replace(self.duel, policy=policy, seed=seed)
            for told in self._games(duel, range(games)):
                shares.append(told.share)
                yield told.share
        if sum(after) <= sum(before):
            self.duel = replace(self.duel, policy=self.first)

    def judge(self, games: int, found: list[float]) -> Iterator[float]:
        """Play so many games, and append what each was worth."""
        duel = replace(self.duel, seed=self.duel.seed + _JUDGED)
        for told in self._games(duel, range(games)):
            found.append(told.share)
            yield told.share

    def bound(self, found: Sequence[float]) -> Bound:
        """Return what games came to: their scatter is that of deals, each played in every seat."""
        players = table(self.duel.table).players
        deals = [float(np.mean(found[n : n + players])) for n in range(0, len(found), players)]
        is_learned = self.duel.policy is not self.first
        return Bound(share_estimate(deals), 1 / players, is_learned)

    def _games(self, duel: Duel, numbers: Sequence[int]) -> Iterator[Told]:
        """Yield games in the order of their numbers, whoever plays them."""
        waiting: dict[int, list[Told]] = {}
        at = 0
        for piece in carried(play_some, duel, numbers, self._crew, self._tell):
            waiting[piece.first] = piece.result
            while at in waiting:
                done = waiting.pop(at)
                at += len(done)
                yield from done
