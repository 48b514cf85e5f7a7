"""What an action leads to soon: points at the end of the round or Era, as its player can know."""

import pytest

from galapagos.analysis.analysis import sides_of
from galapagos.analysis.follows import GUESSES, Soon, lead, points_after, soon_better, ways
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


def test_the_lead_is_that_of_a_side_over_the_best_other() -> None:
    each = [0b001, 0b010, 0b100]
    assert [lead([5, 9, 7], seat, each) for seat in range(3)] == [-4, 2, -2]
    partners = [0b0101, 0b1010]
    assert [lead([5, 9, 7, 1], seat, partners) for seat in range(4)] == [2, -2, 2, -2]


def test_ways_are_laid_beside_each_other_the_best_first() -> None:
    game = origin(phase="feeding", centre="1", P1a="swimming", P2a="running food=1")
    codec = kit_for("origin").codec()
    view = game.view(0)
    # EV-SCO-01: 3 points for the animal that is fed; nothing is left to chance in the last round.
    found = ways(view, 0, None, sides_of(game), seed=1)
    assert [codec.action_text(view, way.action) for way in found] == ["take P1a", "pass"]
    assert [set(way.leads) for way in found] == [{0}, {-3}]
    assert all(len(way.leads) == GUESSES for way in found)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_is_among_the_ways_and_nothing_hidden_counts(game: str) -> None:
    codec = kit_for(game).codec()
    puzzle = next(iter(puzzles_of(game).values()))
    table = puzzle.position(codec)
    view, sides = table.view(puzzle.seat), sides_of(table)
    taken = codec.parse_action(view, "pass")
    found = ways(view, puzzle.seat, taken, sides, seed=3)
    assert taken in [way.action for way in found]
    usual = [way.usual for way in found]
    assert usual == sorted(usual, reverse=True)
    assert all(way.leads == sorted(way.leads) for way in found)
    other = view.determinise(mix(5)).view(puzzle.seat)
    assert ways(other, puzzle.seat, taken, sides, seed=3) == found


def test_where_there_is_no_choice_nothing_is_compared() -> None:
    game = origin(phase="feeding", centre="0", P1a="swimming food=1", P2a="running food=1")
    view = game.view(0)
    assert len(view.legal_list(0)) == 1
    assert ways(view, 0, None, sides_of(game), seed=1) == []


def test_two_actions_are_compared_only_where_it_speaks_for_the_first() -> None:
    codec = kit_for("origin").codec()
    view = origin(phase="feeding", centre="1", P1a="swimming", P2a="running food=1").view(0)
    feed, nothing = (codec.parse_action(view, text) for text in ("take P1a", "pass"))
    assert soon_better(view, 0, feed, nothing) == Soon(1, [3, 3], [0, 3])
    assert soon_better(view, 0, feed, feed) is None


def test_what_pays_only_in_the_next_round_is_seen_too() -> None:
    codec = kit_for("origin").codec()
    game = origin(phase="feeding", centre="1", P1a="swimming", P2a="running food=1")
    view, sides = game.view(0), sides_of(game)
    feed, nothing = (codec.parse_action(view, text) for text in ("take P1a", "pass"))
    # EV-EXT-08: whoever has lost everything draws six cards.
    found = soon_better(view, 0, nothing, feed)
    assert found is not None
    assert found.turns == 2
    assert lead(found.points, 0, sides) > lead(found.other, 0, sides)
