"""PettingZoo: one agent a seat, in turns (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from galapagos.kernel.errors import Misuse
from galapagos.learn.play import Observation, Play
from galapagos.learn.spaces import action_space, observation_space
from galapagos.learn.tables import Table, table

_SEEDS = 2**31
_ILLEGAL = -1.0


def env(at: Table | str = "", form: str = "", **options: Any) -> "AECEnv[str, Observation, int]":
    """Return an environment in which a number that is not on offer loses the game at once."""
    return _LenientEnv(at, form, **options)


class raw_env(AECEnv[str, Observation, int]):
    """The seats of one table. In the factored form a seat is asked until its action is whole."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "galapagos_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        at: Table | str = "",
        form: str = "",
        *,
        reward: str = "share",
        shaped: bool = False,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = table(at) if isinstance(at, str) else at
        limit = max_cycles * self.table.players
        self.play = Play(self.table, form, reward=reward, shaped=shaped, limit=limit)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        space = observation_space(self.table, self.play.form)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: action_space(self.table, self.play.form) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the same seed gives the same one, and the same row of games after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(int(self._random.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.actor]

    def observe(self, agent: str) -> Observation:
        return self.play.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Misuse("no game is running: reset begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.take(int(action))
        for seat, one in enumerate(self.possible_agents):
            self.rewards[one] = self.play.rewards[seat]
            self.terminations[one] = self.play.ended
            self.truncations[one] = self.play.cut
        if not self.play.ended and not self.play.cut:
            self.agent_selection = self.possible_agents[self.play.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the board as the seat that is asked sees it, or print it."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


class _LenientEnv(raw_env):
    """Does what PettingZoo's wrappers do for its classic games. Those pass every question on by
    name, from one to the next, which takes three times as long as all that is asked."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection if self.agents else ""
        is_alive = agent and not (self.terminations[agent] or self.truncations[agent])
        if is_alive and not (action is not None and self.play.is_on_offer(int(action))):
            self._lose(agent)
        else:
            super().step(action)

    def _lose(self, agent: str) -> None:
        self.play.ended = True
        self.play.ask(-1)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = _ILLEGAL
        self._accumulate_rewards()
