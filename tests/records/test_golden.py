"""Golden games: they replay exactly, and are played the same way again from the same seed.

If one of these tests fails, play has changed. If that was meant, give the rules a new version and
run ``python -m tests.records.regenerate``."""

import pytest

from galapagos.games.origin.notation.actions import VERBS
from galapagos.games.origin.rules.events import EVENT_KEYS
from galapagos.records.files import read_text
from galapagos.records.record import format_record, parse_record, result_text
from galapagos.records.timeline import Timeline, replay
from tests.records.goldens import EVENTS_OF, EVENTS_PATH, FOLDER, GOLDENS, Golden, dump_events


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_it_replays_exactly(golden: Golden) -> None:
    text = read_text(golden.path())
    record = parse_record(text, source=golden.path().name)
    assert format_record(record) == text
    *_, game = replay(record, golden.codec())
    assert result_text(game) == record.result
    assert game.problems() == []


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_it_is_played_the_same_way_again(golden: Golden) -> None:
    """The same seed, the same order of legal actions, the same dice and cards."""
    assert golden.play().text() == read_text(golden.path())


def test_the_event_stream_is_the_same_for_every_viewer() -> None:
    past = Timeline.of_record(parse_record(read_text(EVENTS_OF.path())), EVENTS_OF.codec())
    assert dump_events(past.game, past.events, EVENTS_OF.deck) == read_text(EVENTS_PATH)


def test_the_folder_holds_these_games_of_origin_and_no_others() -> None:
    expected = {golden.path() for golden in GOLDENS} | {EVENTS_PATH}
    # The golden games of Darwin lie here too.
    assert {path for path in FOLDER.iterdir() if not path.name.startswith("darwin-")} == expected


def test_the_games_show_every_table_action_and_event() -> None:
    assert {golden.players for golden in GOLDENS} == set(range(2, 9))
    verbs: set[str] = set()
    kinds: set[int] = set()
    for golden in GOLDENS:
        past = Timeline.of_record(parse_record(read_text(golden.path())), golden.codec())
        verbs.update(step.action.split()[0] for step in past.steps[1:])
        kinds.update(int(event.kind) for event in past.events)
    assert verbs == set(VERBS)
    assert {EVENT_KEYS[kind] for kind in kinds} == set(EVENT_KEYS)
