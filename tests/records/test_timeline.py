"""The past of a game: trying changes nothing, going back and looking back give what was there."""

import pytest

from galapagos.games import kit_for
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.moves import Moves
from galapagos.records.record import parse_record
from galapagos.records.timeline import Moment, Timeline
from galapagos.records.undo import horizon

GAMES = ["origin", "darwin"]


def played(game: str, steps: int, seed: int = 3) -> Timeline:
    codec = kit_for(game).codec()
    timeline = Timeline.begin(codec, codec.header_of(2, {}), seed)
    choices, moves = Chance(mix(seed)), Moves()
    while len(timeline.steps) <= steps and not timeline.game.is_over():
        seat = int(timeline.game.actor())
        timeline.play(seat, int(timeline.game.random_action(seat, choices, moves)))
    return timeline


def facts(timeline: Timeline) -> tuple[str, list[list[int]], int]:
    text = timeline.codec.position_text(timeline.game)
    return text, [event.fields() for event in timeline.events], len(timeline.steps)


def texts(timeline: Timeline) -> list[str]:
    """Return the game after every step, without its generator, which a replay does not use."""
    found = []
    for number in range(len(timeline.steps)):
        game = timeline.after(number).clone()
        game.chance().rng = 0
        found.append(timeline.codec.position_text(game))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_attempt_leaves_no_trace_until_it_is_added(game: str) -> None:
    timeline = played(game, 20)
    before, seat = facts(timeline), int(timeline.game.actor())
    action = timeline.game.legal_list(seat)[0]
    attempt = timeline.try_action(seat, action, Tape())
    assert facts(timeline) == before
    with pytest.raises(IllegalAction):
        timeline.try_action((seat + 1) % 2, action, Tape())
    assert facts(timeline) == before
    other = timeline.copy()
    other.add(attempt)
    assert facts(timeline) == before
    assert other.game is attempt.game
    assert len(other.steps) == len(timeline.steps) + 1


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_and_going_back_give_what_was_there(game: str) -> None:
    timeline, shorter = played(game, 70), played(game, 37)
    assert texts(timeline)[:38] == texts(shorter)
    walked = []
    for past in timeline.games(30):
        game_then = past.clone()
        game_then.chance().rng = 0
        walked.append(timeline.codec.position_text(game_then))
    assert walked == texts(timeline)[30:]
    timeline.cut(37)
    assert texts(timeline) == texts(shorter)
    assert facts(timeline)[1:] == facts(shorter)[1:]


@pytest.mark.parametrize("game", GAMES)
def test_a_long_game_keeps_few_of_its_games(game: str) -> None:
    timeline = played(game, 90)
    texts(timeline)
    assert len(timeline._kept) <= len(timeline.steps) // 16 + 1
    assert len(timeline._recent) <= 16


@pytest.mark.parametrize("game", GAMES)
def test_a_record_has_the_same_past(game: str) -> None:
    timeline = played(game, 60)
    again = Timeline.of_record(parse_record(timeline.text()), timeline.codec)
    assert facts(again) == facts(timeline)
    assert texts(again) == texts(timeline)
    assert again.text() == timeline.text()


def test_a_step_is_played_again_only_with_the_chance_it_met() -> None:
    timeline = played("origin", 12)
    setup = timeline.steps[0]
    again = Timeline(timeline.codec, timeline.header)
    again.again(Moment(-1, "", setup.dice, setup.draws))
    with pytest.raises(BadData, match="set up only once"):
        again.again(Moment(-1, "", setup.dice, setup.draws))
    step = timeline.steps[1]
    with pytest.raises(BadData, match="more dice or cards"):
        again.copy().again(Moment(step.seat, step.action, [2]))
    with pytest.raises(BadData, match="nobody laid down"):
        Timeline(timeline.codec, timeline.header).again(Moment(-1, "", setup.dice, []))


def test_the_horizon_stops_at_others_at_chance_and_at_what_was_shown() -> None:
    timeline = played("origin", 0)
    first = int(timeline.game.actor())
    assert horizon(timeline, first, lambda event, seat: False).stop == "nothing"
    timeline.play(first, timeline.game.legal_list(first)[0])
    assert horizon(timeline, first, lambda event, seat: False).steps == (1,)
    assert horizon(timeline, first, lambda event, seat: True).stop == "shown"
    timeline.steps[-1].dice = [1]
    assert horizon(timeline, first, lambda event, seat: False).stop == "chance"
    timeline.steps[-1].dice = []
    timeline.play(1 - first, timeline.game.legal_list(1 - first)[0])
    found = horizon(timeline, first, lambda event, seat: False)
    assert (found.steps, found.stop, found.stop_seat) == ((), "others", 1 - first)
