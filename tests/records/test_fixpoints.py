"""Every game as text and back: records replay to the very same game, positions are exact."""

from collections.abc import Iterator

from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from galapagos.lab.walk import walk, walk_on
from galapagos.records.record import format_record, parse_record, result_text
from galapagos.records.timeline import Timeline, replayed
from tests.every_game import every_setting, new_game

SEED = 5
_VIEW_EVERY = 5
_CUTS = 3


def recordings(name: str, setting: Setting) -> Iterator[Timeline]:
    """Record a game to its end; yield the recording at its beginning and after every action."""
    kind = game_kind(name)
    codec = kind.codec
    leader = new_game(name, setting, SEED)
    recording = Timeline.begin(codec, codec.header(leader), SEED)
    yield recording
    for seat, action in walk(leader, SEED, kind.longest, eager=True):
        recording.play(seat, action)
        yield recording


def numbers_with(name: str, game: Game, like: Game) -> list[int]:
    """Everything about a game but its generator, which a replay does not use."""
    copy = game.clone()
    copy.chance().rng = like.chance().rng
    return game_kind(name).numbers(copy)


@every_setting(quick=2)
def test_a_record_comes_back_and_replays_to_the_same_game(name: str, setting: Setting) -> None:
    """The text is a fixpoint; every step leads to the same state, and tells the same events."""
    codec = game_kind(name).codec
    states = []
    for recording in recordings(name, setting):
        states.append(recording.game.clone())
    text = recording.text()
    record = parse_record(text)
    assert format_record(record) == text
    assert record.steps == recording.record().steps
    assert record.result == result_text(recording.game)
    for again, state in zip(replayed(record, codec), states, strict=True):
        assert numbers_with(name, again.game, state) == game_kind(name).numbers(state)
    assert len(again.steps) == len(record.steps)
    told = [event.fields() for event in recording.events]
    assert [event.fields() for event in again.events] == told


@every_setting(quick=2)
def test_a_game_that_is_resumed_ends_as_if_it_had_not_been_interrupted(
    name: str, setting: Setting
) -> None:
    kind = game_kind(name)
    *_, whole = recordings(name, setting)
    actions = len(whole.steps) - 1
    cuts = {actions * part // _CUTS for part in range(_CUTS)}
    leader = new_game(name, setting, SEED)
    played = list(walk(leader, SEED, kind.longest, eager=True))
    for number, recording in enumerate(recordings(name, setting)):
        if number in cuts:
            text = recording.text()
            resumed = Timeline.of_record(parse_record(text), kind.codec)
            assert resumed.text() == text
            for seat, action in played[number:]:
                resumed.play(seat, action)
            assert resumed.text() == whole.text()
            assert kind.numbers(resumed.game) == kind.numbers(whole.game)


@every_setting(quick=2)
def test_the_position_of_every_decision_comes_back(name: str, setting: Setting) -> None:
    """Complete, and now and then as everybody sees it; and it goes on as the game would."""
    kind = game_kind(name)
    codec = kind.codec
    game = new_game(name, setting, SEED)
    for number, _ in enumerate(walk(game, SEED, kind.longest, eager=True)):
        assert_comes_back(name, game)
        if number % _VIEW_EVERY == 0:
            for viewer in range(SPECTATOR, setting.players):
                assert_comes_back(name, game.view(viewer))
        if number % 50 == 9:
            ends = [game.clone(), codec.parse_position(codec.position_text(game), "saved")]
            for end in ends:
                walk_on(end, number, kind.longest)
            assert kind.numbers(ends[0]) == kind.numbers(ends[1])
    assert_comes_back(name, game)


def assert_comes_back(name: str, game: Game) -> None:
    kind = game_kind(name)
    codec = kind.codec
    text = codec.position_text(game)
    again = codec.parse_position(text, "saved")
    assert kind.numbers(again) == kind.numbers(game)
    assert codec.position_text(again) == text
