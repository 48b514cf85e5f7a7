"""PettingZoo, all seats at once: a phase in which several owe a decision is one step.

Every seat gives a number each step. One that owes nothing can only wait, which is the last number.
Decisions are carried out in the order of play; who comes too late for his is asked again, and so is
who gave a number that was not on offer.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv, ParallelEnv

from galapagos.learn.play import Observation, Play
from galapagos.learn.spaces import action_space, observation_space
from galapagos.learn.tables import Table, table

_SEEDS = 2**31


class parallel_env(ParallelEnv[str, Observation, int]):
    """The seats of one table, asked together. Numbers are of the flat or the pointer form."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "galapagos_together_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": True,
    }

    def __init__(
        self,
        at: Table | str = "",
        *,
        reward: str = "share",
        shaped: bool = False,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.table = table(at) if isinstance(at, str) else at
        form = "flat" if self.table.encoder.flat else "pointer"
        self.play = Play(self.table, form, reward=reward, shaped=shaped)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.wait = self.table.numbers(self.play.form)
        self._spaces = {
            agent: (
                observation_space(self.table, self.play.form, 1),
                action_space(self.table, self.play.form, 1),
            )
            for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: the same seed gives the same one, and the same row of games after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(int(self._random.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _owing(self) -> list[int]:
        return [] if self.play.ended else self.table.kit.owing(self.play.game)

    def _seen(self) -> dict[str, Observation]:
        owing = self._owing()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            self.play.ask(seat if seat in owing else -1)
            seen = self.play.seen(seat)
            waits = np.array([seat not in owing], dtype=np.int8)
            seen["action_mask"] = np.concatenate([seen["action_mask"], waits])
            found[agent] = seen
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        chosen = self._chosen(actions)
        paid = [0.0] * self.table.players
        for seat, action in chosen:
            if self.play.ended or action not in self.play.game.legal_list(seat):
                continue
            self.play.carry_out(seat, action)
            paid = [a + b for a, b in zip(paid, self.play.rewards, strict=True)]
        self._cycles += 1
        agents, over = self.agents, self.play.ended
        cut = not over and 0 < self.max_cycles <= self._cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: seen for agent, seen in self._seen().items() if agent in agents},
            {agent: paid[self.possible_agents.index(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _chosen(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Return who does what, in the order of play: what everybody chose by the same position."""
        found = []
        owing = self._owing()
        first = int(self.play.game.actor())
        for seat in sorted(owing, key=lambda seat: (seat - first) % self.table.players):
            self.play.ask(seat)
            number = int(actions[self.possible_agents[seat]])
            if self.play.is_on_offer(number):
                found.append((seat, self.play.action_of(number)))
        return found

    def render(self) -> str | None:
        """Return the board as the seat that is asked sees it, or print it."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def env(at: Table | str = "", **options: Any) -> "AECEnv[str, Observation, int]":
    """Return the same, agent by agent: everybody is asked each round, whoever only waits too."""
    made: AECEnv[str, Observation, int] = parallel_to_aec(parallel_env(at, **options))
    return made
