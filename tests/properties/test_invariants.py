"""The specification's invariants (section 17) over random legal play, every switch drawn."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.kernel.events import EventLog
from galapagos.lab.walk import walk, walk_on
from galapagos.origin.events import EVENT_KEYS
from tests.properties.ledger import Ledger, public_numbers
from tests.properties.referee import Referee
from tests.properties.strategies import LONGEST, Start, Table, choices, starts, tables


@settings(max_examples=150)
@given(starts(), choices())
def test_drawn_play_keeps_the_invariants(start: Start, drawn: list[int]) -> None:
    game = start.reach()
    game.attach(EventLog())
    referee = Referee(game)
    for index in drawn:
        seats = game.seats_to_act()
        if not seats:
            break
        seat = seats[index % len(seats)]
        legal = game.legal_list(seat)
        referee.play(seat, legal[index % len(legal)])
        assert referee.problems == []


@settings(max_examples=60)
@given(tables(), st.booleans())
def test_whole_games_keep_the_invariants(table: Table, eager: bool) -> None:
    """Also 10 and 11: every feeding phase and every game ends."""
    game = table.new(EventLog())
    referee = Referee(game)
    leader = game.clone()  # chooses the actions, and must stay equal to the watched game
    for seat, action in walk(leader, table.seed, LONGEST, eager=eager):
        referee.play(seat, action)
        assert referee.problems == []
    outcome = game.outcome()
    assert outcome is not None
    assert game.is_over()
    assert outcome.winners


@settings(max_examples=60)
@given(tables(), st.booleans())
def test_the_events_tell_everything_that_is_public(table: Table, eager: bool) -> None:
    log = EventLog()
    game = table.new(log)
    state = game.state
    cards = int(state.deck.size * state.options.decks())
    told, masked = Ledger(table.players, cards), Ledger(table.players, cards)
    read = 0
    while True:
        for event in log.events[read:]:
            told.enter(event)
            masked.enter(game.event_for(-1, event))
        assert told.public() == public_numbers(state)
        assert masked.public() == told.public()
        read = len(log.events)
        if walk_on(game, table.seed + read, 1, eager=eager) == 0:
            break
    assert game.is_over()


@settings(max_examples=60)
@given(tables(), st.booleans())
def test_a_log_changes_nothing_and_names_its_causes(table: Table, eager: bool) -> None:
    log = EventLog()
    logged, silent = table.new(log), table.new()
    walk_on(logged, table.seed, LONGEST, eager=eager)
    walk_on(silent, table.seed, LONGEST, eager=eager)
    assert logged.state.chance.rng == silent.state.chance.rng
    for number, event in enumerate(log.events):
        if event.cause >= 0:
            assert event.cause < number
            assert log.events[event.cause].cause == -1


def test_the_games_played_here_see_every_kind_of_event() -> None:
    """A property that never meets a hunt proves nothing about hunts."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = Table(2 + seed % 4, seed, {"variant": "on"} if seed % 2 else {})
        log = EventLog()
        walk_on(table.new(log), seed, LONGEST, eager=True)
        seen.update(EVENT_KEYS[event.kind] for event in log.events)
    out_of_turn = {"waived"}
    assert set(EVENT_KEYS) - set(seen) == out_of_turn, "switched off at these tables"
    assert min(seen[key] for key in ("ran", "redirected", "card_shed", "scavenged")) > 20
