"""The tables at which a game can be played: players and switches, for every suite of proofs."""

from dataclasses import dataclass, field

from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import mix

_VALUE_BITS = 30
"""Which bits of a mixed number choose among several values of a switch."""


@dataclass(frozen=True)
class Setting:
    """Who sits at a table and what they agreed on, away from the defaults."""

    players: int
    switches: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join(
            [f"players={self.players}", *(f"{key}={value}" for key, value in self.switches.items())]
        )


def mixed_setting(kind: Proofs, number: int) -> Setting:
    """Return the setting of a numbered game: all numbers of players in turn, switches mixed."""
    counts = len(kind.players)
    players = kind.players[number % counts]
    mixed = int(mix(number // counts))
    flipped = {
        key: values[(mixed >> (_VALUE_BITS + index)) % len(values)]
        for index, (key, values) in enumerate(kind.switches.items())
        if mixed >> index & 1
    }
    return Setting(players, kind.fit(players, flipped))
