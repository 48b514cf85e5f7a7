"""Points at the end: by source, by seat and by side, and who has won."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from galapagos.games.origin.rules import rules
from galapagos.games.origin.rules.state import State
from galapagos.kernel.outcome import Outcome

_PER_ANIMAL: Final = 2


@final
@mypyc_attr(acyclic=True)
class Score:
    """The points of one seat by source."""

    def __init__(self, animals: i64, traits: i64, bonus: i64, variant: i64) -> None:
        self.animals = animals
        self.traits = traits
        self.bonus = bonus
        self.variant = variant

    def __repr__(self) -> str:
        parts = f"{self.animals} animals, {self.traits} traits, {self.bonus} bonus"
        return f"<Score {self.total()}: {parts}, {self.variant} variant>"

    def total(self) -> i64:
        return self.animals + self.traits + self.bonus + self.variant


def score(state: State, seat: i64) -> Score:
    """Count the points a seat would have if all its animals survived as they stand."""
    player = state.players[seat]
    # EV-SCORE-07: a pair card counts once. EV-SCORE-09: hand, fat and food count nothing.
    traits: i64 = len(player.pairs)
    bonus: i64 = 0
    for animal in player.animals:
        # EV-SCORE-02, -03, -08: whoever laid it, a card scores for the animal's owner.
        traits += len(animal.cards)
        bonus += animal.plus
    # EV-SCORE-01, EV-VAR-07
    return Score(_PER_ANIMAL * len(player.animals), traits, bonus, player.points)


def sides_of(state: State) -> list[int]:
    """EV-TEAM-02: seat masks of the sides; partners sit opposite, i and i + n/2."""
    players = int(state.options.players)
    if not state.options.teams:
        return [1 << seat for seat in range(players)]
    half = players // 2
    return [1 << seat | 1 << (seat + half) for seat in range(half)]


def outcome_of(state: State) -> Outcome:
    """EV-SCORE-04 … 06, EV-TEAM-03, -05: most points, then the larger discard pile, then shared."""
    scores = [int(score(state, seat).total()) for seat in range(state.options.players)]
    sides = sides_of(state)
    side_scores: list[int] = []
    ranks: list[int] = []
    for side in sides:
        points = 0
        discards = 0
        for seat in range(len(scores)):
            if side >> seat & 1:
                points += scores[seat]
                discards += int(state.players[seat].discard_size)
        side_scores.append(points)
        ranks.append(points * 1000 + discards)
    winners = 0
    best = max(ranks)
    for index in range(len(sides)):
        if ranks[index] == best:
            winners |= sides[index]
    return Outcome(scores, sides, side_scores, winners)


def deciding_rule(state: State, outcome: Outcome) -> i64:
    """Return the rule that made the winners win: the points alone, or how a tie was broken."""
    tied = outcome.side_scores.count(max(outcome.side_scores))
    if state.options.teams:
        return rules.EV_TEAM_03 if tied == 1 else rules.EV_TEAM_05
    if tied == 1:
        return rules.EV_SCORE_04
    return rules.EV_SCORE_05 if outcome.winners in outcome.sides else rules.EV_SCORE_06
