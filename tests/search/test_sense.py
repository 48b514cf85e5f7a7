"""Judgement proposes legal actions only, is finite, asks without changing, and knows the basics."""

import math

import pytest
from librt.vecs import vec

from galapagos.games import kit_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import DRAWING, EVENT
from galapagos.games.darwin.sense.outlook import Outlook
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of
from galapagos.kernel.moves import Moves
from galapagos.lab.games import game_kind
from galapagos.search.sense import QUICK, THOROUGH, USUAL, Scores, chance_of
from tests.bots.tables import every_table, new_game, positions
from tests.search.scenes import feeding_scene


def test_a_lead_becomes_a_chance() -> None:
    assert chance_of(0.0, 4.0) == 0.5
    assert chance_of(4.0, 4.0) == 0.75
    assert chance_of(-4.0, 4.0) == 0.25
    chances = [chance_of(lead / 2, 4.0) for lead in range(-200, 200)]
    assert chances == sorted(chances)
    assert 0.0 < chances[0] < chances[-1] < 1.0


def test_scores_grow_and_start_at_zero() -> None:
    scores = Scores()
    scores.put(3, 7.0)
    scores.reset(200)
    assert scores.to_list(200) == [0.0] * 200
    scores.put(199, 2.0)
    scores.put(150, 2.0)
    assert scores.best(200) == 150


@every_table
def test_judgement_is_about_legal_actions_and_changes_nothing(
    kind: str, players: int, options: dict[str, str]
) -> None:
    game = new_game(kind, players, options)
    sense = kit_of(game).sense()
    moves, scores = Moves(), Scores()
    values = vec[float]([0.0] * players)
    for here, seat in positions(game, seed=players, every=9, most=40):
        view = here.view(seat)
        before = game_kind(kind).numbers(view)
        for width in (QUICK, USUAL, THOROUGH):
            sense.candidates(view, seat, moves, width)
            assert len(moves) > 0
            assert len(set(moves)) == len(moves)
            assert [view.why(seat, action) for action in moves] == [[]] * len(moves)
            sense.weigh(view, seat, moves, scores)
            assert all(math.isfinite(score) for score in scores.to_list(moves.count))
        guess = view.determinise(7)
        for foresight in (False, True):
            sense.appraise(guess, values, foresight)
            assert all(0.0 <= values[index] <= 1.0 for index in range(players))
        assert sense.stage(guess) == sense.stage(view)
        assert game_kind(kind).numbers(view) == before


@pytest.mark.parametrize("kind", ["origin", "darwin"])
def test_partners_stand_equally_well(kind: str) -> None:
    options = {"teams": "on"} if kind == "origin" else {"mode": "team"}
    game = new_game(kind, 4, options)
    sense = kit_of(game).sense()
    values = vec[float]([0.0] * 4)
    for here, _ in positions(game, seed=3, every=20, most=10):
        sense.appraise(here, values)
        assert (values[0], values[1]) == (values[2], values[3])
        assert values[0] + values[1] == pytest.approx(1.0)


def best_kind(game_scene: str) -> int:
    game = feeding_scene(game_scene)
    moves, scores = Moves(), Scores()
    sense = kit_of(game).sense()
    sense.candidates(game, 0, moves)
    sense.weigh(game, 0, moves, scores)
    return int(kind_of(moves[int(scores.best(moves.count))]))


@pytest.mark.parametrize(
    ("scene", "best"),
    [
        ("hungry and food", act.TAKE),
        ("hungry carnivore, no food, prey", act.HUNT),
        ("hungry and fat, no food", act.BURN),
        ("hungry sleeper, no food", act.HIBERNATE),
        ("poisonous prey only, no food", act.PASS),
    ],
)
def test_the_basics_of_feeding(scene: str, best: int) -> None:
    assert best_kind(scene) == best


def between_eras() -> Darwin:
    """Return a position between the first two Eras, with a species on the table."""
    game = new_game("darwin", 2, {})
    for here, _ in positions(game, seed=6, every=1, most=400):
        assert isinstance(here, Darwin)
        state = here.state
        if state.era == 1 and state.phase in (EVENT, DRAWING) and state.next_uid > 0:
            return here
    pytest.fail("no time between two Eras in 400 decisions")


def test_foresight_counts_what_lies_useless_in_the_hand() -> None:
    """DC-TRANS-6-01: who keeps cards draws fewer new ones. Asked between two Eras only."""
    here = between_eras()
    outlook = Outlook()
    totals = {}
    for more in (0, 2):
        state = here.state.clone()
        state.players[0].small += more
        for foresight in (False, True):
            outlook.read(state, foresight)
            totals[more, foresight] = [float(outlook.totals[seat]) for seat in range(2)]
    assert totals[0, False] == totals[2, False]
    assert totals[0, True][0] > totals[2, True][0]
    assert totals[0, True][1] == totals[2, True][1]


def test_foresight_counts_points_in_danger_for_less() -> None:
    """DC-DEATH-02: of the points of a species that dies all but one are lost."""
    state = between_eras().state
    species = next(species for biome in state.biomes for species in biome.species)
    outlook = Outlook()
    loss = {}
    for points in (0, 10):
        species.points = points
        for foresight in (False, True):
            totals = []
            for satisfied in (True, False):
                species.satisfied = satisfied
                species.plants = species.hearts()
                outlook.read(state, foresight)
                totals.append(float(outlook.totals[species.owner]))
            loss[points, foresight] = totals[0] - totals[1]
    assert loss[10, False] == pytest.approx(loss[0, False])
    assert loss[10, True] > loss[0, True] + 1.0
