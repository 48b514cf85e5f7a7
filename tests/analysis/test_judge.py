"""Verdicts on single decisions: what is obvious is found, and nothing hidden is known."""

from collections.abc import Mapping

import pytest

from galapagos.analysis.judge import Judge, Judgement
from galapagos.analysis.luck import Turn, luck_of
from galapagos.analysis.verdicts import Verdict, verdict_of
from galapagos.kernel.game import Game
from galapagos.records.timeline import Moment
from tests.analysis.scenes import played, scene
from tests.bots.tables import new_game
from tests.every_game import every_game
from tests.properties.worlds import Happening, Worlds

HUNT = {
    "game": "origin",
    "phase": "feeding",
    "centre": "2",
    "P1a": "carnivorous",
    "P1b": "",
    "P2a": "",
    "P2b": "swimming",
}
CREATE = {
    "game": "darwin",
    "slot 1": "savanna",
    "P1 hand": "bongo-head bongo-body red-kangaroo-legs1",
}
SPECIES = "create bongo-head bongo-body red-kangaroo-legs1"
GOOD_SPECIES = f"{SPECIES} in africa"


def judged(given: Mapping[str, str], action: str, depth: int = 200) -> Judgement:
    codec, game = scene(dict(given))
    found = Judge(int(game.seats()), depth, 1).judge(
        game.view(0), 0, codec.parse_action(game, action), 1
    )
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("given", "blunder", "better"),
    [
        # A carnivore eats its own brother while others stand there.
        (HUNT, "hunt P1a P1b", "hunt P1a P2a"),
        (HUNT, "pass", "hunt P1a P2a"),
        # A whole species in the hand, and its player passes for the Era.
        (CREATE, "pass", SPECIES),
    ],
)
def test_an_obvious_blunder_is_found(given: Mapping[str, str], blunder: str, better: str) -> None:
    found = judged(given, blunder)
    assert verdict_of(found) == Verdict.BLUNDER
    codec, game = scene(dict(given))
    # Two places may be equally good for a species.
    assert codec.action_text(game, found.best.action).startswith(better)
    assert found.best.line[0] == (0, found.best.action)
    assert found.taken not in found.others
    assert found.taken.chance < found.best.chance
    again = judged(given, codec.action_text(game, found.best.action))
    assert verdict_of(again) in (Verdict.GOOD, Verdict.ONLY)


@every_game
def test_a_decision_without_a_choice_is_not_judged(name: str) -> None:
    past = played(name)
    place = next(
        place
        for place, step in enumerate(past.steps)
        if place and len(past.before(place).legal_list(step.seat)) == 1
    )
    step = past.steps[place]
    view = past.before(place).view(step.seat)
    assert Judge(2, 8, 1).judge(view, step.seat, step.code, place) is None


class Compared(Worlds):
    """Judges every decision of the viewer in both worlds."""

    judge = Judge(2, 6, 5)
    decisions = 0
    chances = 0

    def _happen(self, happenings: tuple[Happening, Happening], is_same: bool) -> bool:
        before = tuple(game.clone() for game in self.both())
        happened = super()._happen(happenings, is_same)
        mine = happenings[0]
        if happened and mine.seat == self.viewer:
            assert mine.action == happenings[1].action
            self._compare(mine, before)
        return happened

    def _compare(self, mine: Happening, before: tuple[Game, ...]) -> None:
        found = [
            self.judge.judge(game.view(self.viewer), self.viewer, mine.action, self.steps)
            for game in before
        ]
        assert found[0] == found[1]
        self.decisions += found[0] is not None
        if mine.outcomes.dice or mine.outcomes.draws:
            step = Moment(self.viewer, "", code=mine.action)
            luck = [
                luck_of(self.judge, Turn([step], *worlds, self.steps), self.viewer)
                for worlds in zip(before, self.both(), strict=True)
            ]
            assert luck[0] == luck[1]
            self.chances += 1


@every_game
def test_a_verdict_does_not_depend_on_what_its_seat_cannot_see(name: str) -> None:
    """Two worlds that look alike to a seat all along: the same judgement of each decision, and of
    the luck that it met."""
    decisions = chances = seed = 0
    while decisions < 12 or chances < 2:
        worlds = Compared(name, new_game(name, 2, {}, seed), seed % 2, seed)
        for choice in range(1, 120, 2):
            if not worlds.step(choice * 7 + seed):
                break
        decisions += worlds.decisions
        chances += worlds.chances
        seed += 1
