"""Every game over random legal play, every switch drawn: sound states, told events, fair lists."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.origin.rules.events import EVENT_KEYS
from galapagos.games.proofs import Referee
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk, walk_on
from tests.every_game import every_game, examples
from tests.properties.strategies import (
    Start,
    Table,
    choices,
    starts,
    tables,
    viewer_of,
    viewers,
)


def watched(referee: Referee, game: Game, seat: int, action: int) -> list[str]:
    """Play an action under the eyes of a referee; return all that is wrong."""
    referee.before(seat, action)
    game.play(seat, action)
    return referee.after() + game.problems()


@every_game
@examples(50)
@given(st.data(), choices())
def test_drawn_play_keeps_the_invariants(name: str, data: st.DataObject, drawn: list[int]) -> None:
    game = data.draw(starts(name)).reach()
    game.attach(EventLog())
    referee = game_kind(name).referee(game)
    for index in drawn:
        seats = game.seats_to_act()
        if not seats:
            break
        seat = seats[index % len(seats)]
        legal = game.legal_list(seat)
        assert watched(referee, game, seat, legal[index % len(legal)]) == []


@every_game
@examples(15)
@given(st.data(), st.booleans())
def test_whole_games_keep_the_invariants(name: str, data: st.DataObject, eager: bool) -> None:
    """And every game ends, with a winner."""
    table: Table = data.draw(tables(name))
    kind = game_kind(name)
    game = table.new(EventLog())
    referee = kind.referee(game)
    leader = game.clone()  # chooses the actions, and must stay equal to the watched game
    for seat, action in walk(leader, table.seed, kind.longest, eager=eager):
        assert watched(referee, game, seat, action) == []
    assert kind.numbers(game) == kind.numbers(leader)
    outcome = game.outcome()
    assert outcome is not None
    assert game.is_over()
    assert outcome.winners


@every_game
@examples(15)
@given(st.data(), st.booleans())
def test_the_events_tell_everything_that_is_public(
    name: str, data: st.DataObject, eager: bool
) -> None:
    table: Table = data.draw(tables(name))
    kind = game_kind(name)
    log = EventLog()
    game = table.new(log)
    told, masked = kind.ledger(game), kind.ledger(game)
    read = 0
    while True:
        for event in log.events[read:]:
            told.enter(event)
            masked.enter(game.event_for(SPECTATOR, event))
        assert told.differences(game) == []
        assert masked.differences(game) == []
        read = len(log.events)
        if walk_on(game, table.seed + read, 1, eager=eager) == 0:
            break
    assert game.is_over()


@every_game
@examples(15)
@given(st.data(), st.booleans())
def test_a_log_changes_nothing_and_names_its_causes(
    name: str, data: st.DataObject, eager: bool
) -> None:
    table: Table = data.draw(tables(name))
    kind = game_kind(name)
    log = EventLog()
    logged, silent = table.new(log), table.new()
    walk_on(logged, table.seed, kind.longest, eager=eager)
    walk_on(silent, table.seed, kind.longest, eager=eager)
    assert kind.numbers(logged) == kind.numbers(silent)
    for number, event in enumerate(log.events):
        if event.cause >= 0:
            assert event.cause < number
            assert log.events[event.cause].cause == -1


@every_game
@examples(50)
@given(st.data(), st.lists(st.integers(0, 55), max_size=3), st.integers(0, 1 << 30))
def test_an_action_is_legal_if_nothing_stands_against_it_and_only_then(
    name: str, data: st.DataObject, bits: list[int], choice: int
) -> None:
    """For listed actions, listed ones with bits flipped, and those of other seats."""
    game = data.draw(starts(name)).reach()
    lists = {seat: game.legal_list(seat) for seat in range(game.seats())}
    asked: set[int] = set()
    for legal in lists.values():
        asked.update(legal[choice % (len(legal) or 1) :][:8])
    for bit in bits:
        asked |= {action ^ (1 << bit) for action in asked}
    for seat, legal in lists.items():
        listed = set(legal)
        assert len(listed) == len(legal)
        assert bool(legal) == (seat in game.seats_to_act())
        for action in asked:
            assert (action in listed) == (game.why(seat, action) == []), (seat, action)


@every_game
@examples(50)
@given(st.data(), st.integers(0, 1 << 30))
def test_a_random_action_is_a_listed_one(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(starts(name)).reach()
    chance, moves = Chance(mix(seed)), Moves()
    before = game_kind(name).numbers(game)
    for seat in game.seats_to_act():
        listed = set(game.legal_list(seat))
        assert {int(game.random_action(seat, chance, moves)) for _turn in range(8)} <= listed
    assert game_kind(name).numbers(game) == before


@every_game
@examples(30)
@given(st.data(), choices(), choices())
def test_a_game_and_its_clone_go_their_own_ways(
    name: str, data: st.DataObject, here: list[int], there: list[int]
) -> None:
    """Whatever happens to one, the other is as if it were alone."""
    start: Start = data.draw(starts(name))
    numbers = game_kind(name).numbers
    game, alone = start.reach(), start.reach()
    copy = game.clone()
    assert numbers(copy) == numbers(game)
    for one, other in zip(here, there, strict=False):
        _play_drawn(copy, other)
        _play_drawn(game, one)
        _play_drawn(alone, one)
        assert numbers(game) == numbers(alone)


def _play_drawn(game: Game, choice: int) -> None:
    for seat in game.seats_to_act()[:1]:
        legal = game.legal_list(seat)
        game.apply(seat, legal[choice % len(legal)])


@every_game
@examples(50)
@given(st.data(), viewers(), st.integers(0, 1_000))
def test_a_view_holds_no_key_to_what_it_hides(
    name: str, data: st.DataObject, viewer: int, seed: int
) -> None:
    """Neither the generator nor tape and log; it is its own view, and guesses fit it."""
    game = data.draw(starts(name)).reach()
    numbers = game_kind(name).numbers
    game.attach(EventLog())
    viewer = viewer_of(game, viewer)
    view = game.view(viewer)
    assert view.chance().rng == 0
    assert view.chance().tape is None
    assert view.log() is None
    assert numbers(view.view(viewer)) == numbers(view)
    # A spectator sees of a seat's view what he sees of the game.
    assert numbers(view.view(SPECTATOR)) == numbers(game.view(SPECTATOR))
    guess = view.determinise(seed)
    assert guess.problems() == []
    assert numbers(guess.view(viewer)) == numbers(view)


def test_the_games_of_origin_played_here_see_every_kind_of_event() -> None:
    """A property that never meets a hunt proves nothing about hunts."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = Table("origin", 2 + seed % 4, seed, {"variant": "on"} if seed % 2 else {})
        log = EventLog()
        walk_on(table.new(log), seed, game_kind("origin").longest, eager=True)
        seen.update(EVENT_KEYS[event.kind] for event in log.events)
    out_of_turn = {"waived"}
    assert set(EVENT_KEYS) - set(seen) == out_of_turn, "switched off at these tables"
    assert min(seen[key] for key in ("ran", "redirected", "card_shed", "scavenged")) > 20
