"""Games of whichever kind, whose decisions are judged as an analysis judges them."""

from dataclasses import dataclass

from galapagos.lab.batches import BatchPlan
from galapagos.lab.games import game_kind
from galapagos.records.codec import Codec


@dataclass(frozen=True, kw_only=True)
class JudgedPlan(BatchPlan):
    """Games of bots, and how deep their decisions are looked at."""

    game: str
    depth: int
    """Iterations, as an analysis counts them."""

    def options(self) -> object:
        return game_kind(self.game).table(self.players, self.switches)

    def codec(self) -> Codec:
        return game_kind(self.game).codec

    def as_json(self) -> dict[str, object]:
        return super().as_json() | {"depth": self.depth}
