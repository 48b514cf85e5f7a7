"""Gymnasium: one seat of a table is yours, bots play the others.

Importing this module registers ``galapagos/Origin-2p-v1`` and its like.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from galapagos.bots.base import Bot
from galapagos.bots.specs import parse_bot
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import Misuse
from galapagos.learn.play import Observation, Play
from galapagos.learn.spaces import action_space, observation_space
from galapagos.learn.tables import Table, names, table

_SEEDS = 2**31
_ILLEGAL = -1.0
_ANY = -1


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Play against bots of the ladder: docs/bots.md.

    ``opponents`` are their names: one sits in every other seat, of several each seat draws one
    anew for every game. ``seat`` is yours, -1 another one each game. A number that is not on offer
    loses at once: -1, and ``info["illegal"]``."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        at: Table | str = "",
        form: str = "",
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = _ANY,
        reward: str = "share",
        shaped: bool = False,
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.table = table(at) if isinstance(at, str) else at
        if not _ANY <= seat < self.table.players:
            raise Misuse(f"there is no seat {seat}: they count from 0 to {self.table.players - 1}")
        self.play = Play(self.table, form, reward=reward, shaped=shaped, limit=limit)
        self.render_mode = render_mode
        texts = [opponents] if isinstance(opponents, str) else list(opponents)
        if not texts:
            raise Misuse("somebody has to play the other seats: name an opponent")
        self._bots: list[Bot] = [parse_bot(text).make() for text in texts]
        self._seat, self.seat = seat, max(seat, 0)
        self._others: dict[int, Bot] = {}
        self._chance = Chance(0)
        self.observation_space = observation_space(self.table, self.play.form)  # type: ignore[assignment]
        self.action_space = action_space(self.table, self.play.form)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(_SEEDS))
        if self._seat == _ANY:
            self.seat = int(self.np_random.integers(self.table.players))
        self._others = {
            seat: self._bots[int(self.np_random.integers(len(self._bots)))]
            for seat in range(self.table.players)
            if seat != self.seat
        }
        self._chance = Chance(mix(~deal))
        self.play.begin(deal)
        self._others_play()
        return self.play.seen(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "opponents": [bot.name for bot in self._others.values()]}

    def _others_play(self) -> float:
        """Let bots decide until it is your turn; return what you were paid meanwhile."""
        paid, play = 0.0, self.play
        while not (play.ended or play.cut) and play.actor != self.seat:
            actor = play.actor
            view = play.game.view(actor)
            play.carry_out(actor, self._others[actor].choose(view, actor, self._chance).action)
            paid += play.rewards[self.seat]
        return paid

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self.play
        if play.ended or play.cut:
            raise Misuse("the game is over: reset begins another")
        if not play.is_on_offer(int(action)):
            play.ended = True
            return play.seen(self.seat), _ILLEGAL, True, False, {**self._info(), "illegal": True}
        play.take(int(action))
        paid = play.rewards[self.seat] + self._others_play()
        info = self._info()
        outcome = play.game.outcome()
        if outcome is not None:
            info["points"] = [int(points) for points in outcome.scores]
        if self.render_mode == "human":
            self.render()
        return play.seen(self.seat), paid, play.ended, play.cut, info

    def render(self) -> str | None:
        """Return the board as the seat that is asked sees it, or print it."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots:
            bot.close()


def register() -> None:
    """Make the usual tables known to Gymnasium by their names."""
    for name in names():
        full = f"galapagos/{name}"
        if full not in gymnasium.registry:
            gymnasium.register(full, entry_point=f"{__name__}:SeatEnv", kwargs={"at": name})


register()
