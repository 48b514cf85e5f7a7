"""Many games at once, stepped in one compiled call."""

from collections.abc import Sequence

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import Misuse
from galapagos.learn.tables import Table, table
from galapagos.tensors.batch import Batch
from galapagos.tensors.choice import POINTER
from galapagos.tensors.rewards import REWARD_KEYS


class VecEnv:
    """``count`` games of one table side by side; a game that ends is begun anew at once.

    Its arrays lie on the rows that the compiled loop writes: they cost nothing, cannot be written
    to, and show the newest step. Copy what you keep."""

    def __init__(
        self,
        at: Table | str = "",
        count: int = 64,
        form: str = "",
        *,
        seed: int = 0,
        reward: str = "share",
        shaped: bool = False,
        limit: int = 0,
    ) -> None:
        if count < 1:
            raise Misuse(f"at least one game is played, not {count}")
        if reward not in REWARD_KEYS:
            raise Misuse(f"a reward is {' or '.join(REWARD_KEYS)}, not {reward!r:.40}")
        self.table = table(at) if isinstance(at, str) else at
        self.form = self.table.form(form)
        self.count, self.numbers = count, self.table.numbers(self.form)
        encoder, seeds = self.table.encoder, range(seed, seed + count)
        kind = REWARD_KEYS.index(reward)
        self.batch = Batch(encoder, self.form, list(seeds), kind, shaped, limit)
        self._chance = Chance(mix(~seed))
        batch, size = self.batch, int(encoder.layout.size)
        self.observations: NDArray[np.int16] = np.frombuffer(
            memoryview(batch.observations), dtype=np.int16
        ).reshape(count, size)
        """What the seat that is asked sees, in each game."""
        self.masks: NDArray[np.bool_] = np.frombuffer(
            memoryview(batch.masks), dtype=np.bool_
        ).reshape(count, self.numbers)
        self.actors: NDArray[np.int64] = np.frombuffer(memoryview(batch.actors), dtype=np.int64)
        """Who is asked."""
        self.rewards: NDArray[np.float64] = np.frombuffer(
            memoryview(batch.rewards), dtype=np.float64
        ).reshape(count, self.table.players)
        """What every seat was paid by the last step."""
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(batch.ended), dtype=np.bool_)
        self.cut: NDArray[np.bool_] = np.frombuffer(memoryview(batch.cut), dtype=np.bool_)
        self.actions: NDArray[np.int16] | None = None
        """In the pointer form: the words of every action on offer."""
        if self.form == POINTER:
            rows = np.frombuffer(memoryview(batch.rows), dtype=np.int16)
            self.actions = rows.reshape(count, int(encoder.longest), int(encoder.width()))

    def reset(self, seeds: Sequence[int] | None = None) -> None:
        """Begin all games anew: each with its seed, or where its row of seeds goes on."""
        rest = [int(seed) + self.count for seed in self.batch.seeds] if seeds is None else seeds
        self.batch.reset([int(seed) for seed in rest])

    def step(self, numbers: ArrayLike) -> None:
        """Let the seat that is asked choose a number, in every game."""
        chosen = np.asarray(numbers)
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Misuse(
                f"expected {self.count} whole numbers, found {chosen.dtype} {chosen.shape}"
            )
        self.batch.step(vec[i64](chosen.astype(np.int64, copy=False)))

    def sample(self) -> NDArray[np.int64]:
        """Return a number for every game, at random among the actions that are legal."""
        return np.frombuffer(memoryview(self.batch.sample(self._chance)), dtype=np.int64)
