"""The tables at which a game can be played: players and switches, for every suite of proofs."""

from collections.abc import Iterator
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


def default_setting(players: int) -> Setting:
    return Setting(players)


def flipped_setting(kind: Proofs, players: int) -> Setting:
    """Return a table where every switch that can be set is; of several values one by turns."""
    flipped = {}
    for key, values in kind.switches.items():
        possible = [value for value in values if kind.fit(players, {key: value})]
        if possible:
            flipped[key] = possible[players % len(possible)]
    return Setting(players, kind.fit(players, flipped))


def single_settings(kind: Proofs) -> Iterator[Setting]:
    """Yield for every switch and value the smallest table that can set it, and nothing else."""
    for key, values in kind.switches.items():
        for value in values:
            able = (one for one in kind.players if kind.fit(one, {key: value}))
            yield Setting(next(able), {key: value})
