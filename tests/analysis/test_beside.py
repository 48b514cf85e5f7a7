"""What speaks for an action where points do not: deaths, being ahead, what may follow."""

from collections import Counter
from collections.abc import Sequence

import pytest

from galapagos.analysis.beside import Tell, ahead_beside, expected_beside, fate_beside
from galapagos.analysis.follows import GUESSES, guessed, played_on, soon_better
from galapagos.analysis.lines import along
from galapagos.games import kit_for, kit_of
from galapagos.games.puzzles import puzzles_of
from galapagos.games.show import Show, show_for
from galapagos.kernel.chance import mix
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.text.people import People
from tests.amounts import few
from tests.analysis.scenes import scene

PUZZLES = [f"{game} {key}" for game in ("origin", "darwin") for key in puzzles_of(game)]
OTHER_SEED = 77


def origin(**given: str) -> Game:
    _, game = scene({"game": "origin", "decision": "turn", **given})
    return game


def teller(show: Show, people: People) -> Tell:
    def tell(events: Sequence[Event]) -> str:
        return " ".join(one.text for one in show.lines(events, [events[-1]], people))

    return tell


def compared(named: str) -> tuple[Game, int, int, int, Show]:
    """Return the view of a puzzle, its seat, the answer, what tempts, and how it is shown."""
    game, key = named.split()
    puzzle, kit = puzzles_of(game)[key], kit_for(game)
    codec = kit.codec()
    table = puzzle.position(codec)
    view = table.view(puzzle.seat)
    assert puzzle.tempting is not None
    best, other = (
        kit.canonical(view, puzzle.seat, codec.parse_action(view, way.action))
        for way in (puzzle.answers[0], puzzle.tempting)
    )
    return view, puzzle.seat, best, other, show_for(codec, table)


def deaths(view: Game, seat: int, action: int) -> Counter[tuple[int, str]]:
    """Count who dies, in guesses that no reason has seen."""
    found: Counter[tuple[int, str]] = Counter()
    for world in guessed(view, GUESSES, OTHER_SEED):
        log = EventLog()
        world.attach(log)
        played_on(world, seat, action)
        found.update(one for one in map(kit_of(view).death, log.events) if one is not None)
    return found


def test_an_own_animal_that_starves_after_the_other_action_is_told() -> None:
    game = origin(phase="feeding", centre="1", P1a="swimming", P2a="running food=1")
    codec = kit_for("origin").codec()
    view = game.view(0)
    feed, nothing = (codec.parse_action(view, text) for text in ("take P1a", "pass"))
    show = show_for(codec, game)
    tell = teller(show, show.people(0, ["Ana", "Bo"], "en"))
    fate = fate_beside(view, 0, feed, nothing, tell)
    assert fate is not None
    assert (fate.creature, fate.best, fate.other) == ((0, "P1a"), 0, GUESSES)
    assert "starves" in fate.text
    # It never speaks for letting one's own animal starve, nor for what changes nothing.
    assert fate_beside(view, 0, nothing, feed, tell) is None
    assert fate_beside(view, 0, feed, feed, tell) is None


def test_being_ahead_more_often_is_told() -> None:
    game = origin(phase="feeding", centre="1", P1a="swimming fat_tissue", P2a="running food=1")
    codec = kit_for("origin").codec()
    view = game.view(0)
    feed, nothing = (codec.parse_action(view, text) for text in ("take P1a", "pass"))
    found = ahead_beside(view, 0, feed, nothing)
    assert found is not None
    assert (found.best, found.other) == (GUESSES, 0)
    assert ahead_beside(view, 0, nothing, feed) is None


def test_what_may_follow_is_told_only_if_a_search_prefers_the_answer() -> None:
    view, seat, best, other, _ = compared("origin origin-117")
    found = expected_beside(view, seat, best, other)
    assert found is not None
    assert [line[0] for line in found] == [(seat, best), (seat, other)]
    assert expected_beside(view, seat, other, best) is None


@pytest.mark.parametrize("named", few(PUZZLES, 12))
def test_what_is_said_of_a_puzzle_holds_in_other_guesses_too(named: str) -> None:
    view, seat, best, other, show = compared(named)
    if soon_better(view, seat, best, other) is not None:
        return
    people = show.people(seat, [f"P{n + 1}" for n in range(view.seats())], "en")
    fate = fate_beside(view, seat, best, other, teller(show, people))
    if fate is not None:
        after, instead = (deaths(view, seat, one)[fate.creature] for one in (best, other))
        assert instead > after if fate.creature[0] == seat else after > instead
        return
    found = expected_beside(view, seat, best, other)
    for line in found or ():
        assert line[0][1] in (best, other)
        assert len(list(along(view, line))) > 1
    same = view.determinise(mix(OTHER_SEED)).view(seat)
    assert expected_beside(same, seat, best, other) == found
