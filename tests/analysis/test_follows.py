"""What an action leads to soon: points at the end of the round or Era, as its player can know."""

import pytest

from galapagos.analysis.follows import points_after
from galapagos.games import kit_for
from galapagos.games.puzzles import puzzles_of
from galapagos.games.scenarios import position_of
from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game
from galapagos.records.beginning import begin_from

GAMES = ("origin", "darwin")


def origin(**given: str) -> Game:
    codec = kit_for("origin").codec()
    filled = kit_for("origin").scene(codec, {"game": "origin", **given})
    return begin_from(codec, position_of(filled), "here")


def after(game: Game, action: str, *, seed: int = 1) -> list[float]:
    view = game.view(0)
    found = kit_for("origin").codec().parse_action(view, action)
    return points_after(view, 0, found, guesses=4, seed=seed)


def test_whoever_feeds_keeps_an_animal_that_a_pass_would_starve() -> None:
    game = origin(phase="feeding", centre="1", P1a="swimming", P2a="running food=1")
    # EV-SCO-01: 2 points for an animal, 1 for its trait.
    assert after(game, "take P1a")[0] == 3.0
    assert after(game, "pass")[0] == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_has_the_same_answer_whatever_is_hidden(game: str) -> None:
    codec = kit_for(game).codec()
    puzzle = next(iter(puzzles_of(game).values()))
    table = puzzle.position(codec)
    view = table.view(puzzle.seat)
    action = codec.parse_action(view, puzzle.answers[0].action)
    found = points_after(view, puzzle.seat, action, guesses=2, seed=7)
    # Another world that looks the same to this seat.
    other = view.determinise(mix(5)).view(puzzle.seat)
    assert points_after(other, puzzle.seat, action, guesses=2, seed=7) == found
    assert view == table.view(puzzle.seat)  # nothing was done to it
    assert len(found) == table.seats()
