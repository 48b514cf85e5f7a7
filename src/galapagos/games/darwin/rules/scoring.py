"""Points at the end: on species and in the bank, by seat and by side, and who has won (12)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules.state import State
from galapagos.kernel.bits import bit
from galapagos.kernel.outcome import Outcome


@final
@mypyc_attr(acyclic=True)
class Score:
    """The points of one seat by where they lie."""

    def __init__(self, species: i64, bank: i64) -> None:
        self.species = species
        self.bank = bank

    def __repr__(self) -> str:
        return f"<Score {self.total()}: {self.species} on species, {self.bank} in the bank>"

    def total(self) -> i64:
        return self.species + self.bank


def score(state: State, seat: i64) -> Score:
    """DC-END-02: points on living own species and banked points."""
    points: i64 = 0
    for biome in state.biomes:
        for species in biome.species:
            if species.owner == seat:
                points += species.points
    return Score(points, state.players[seat].bank)


def sides_of(state: State) -> list[int]:
    """DC-TEAM-01: seat masks of the sides; seats 1 and 3 play against 2 and 4."""
    if state.options.is_team():
        return [5, 10]
    return [bit(seat) for seat in range(state.options.players)]


def outcome_of(state: State) -> Outcome:
    """DC-END-03, DC-TEAM-10, DC-KIDS-10, ruling Q90: most points; ties win together."""
    scores = [int(score(state, seat).total()) for seat in range(state.options.players)]
    sides = sides_of(state)
    side_scores: list[int] = []
    for side in sides:
        points = 0
        for seat in range(len(scores)):
            if side & bit(seat):
                points += scores[seat]
        side_scores.append(points)
    best = max(side_scores)
    winners = 0
    for index in range(len(sides)):
        if side_scores[index] == best:
            winners |= sides[index]
    return Outcome(scores, sides, side_scores, winners)
