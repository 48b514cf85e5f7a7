"""Games of earlier versions of the rules: replayed as they were played, and gone on with.

The records in ``version-1`` were written by the program of rules version 1; in each something
happens that version 2 forbids."""

from pathlib import Path

import pytest

from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.record import Record, parse_record
from galapagos.records.timeline import Timeline, replay
from galapagos.records.versions import todays_position
from tests.records.darwin_games import CODEC as DARWIN

ORIGIN = OriginCodec()
FOLDER = Path(__file__).parent / "version-1"
OLD = [
    pytest.param(
        "darwin-both-redraws",
        DARWIN,
        "full_redraw_keeps_right=on",
        "P2 cannot 'redraw keep brown-rat-head' here: hand_touched (DC-ACT-REDRAW-03)",
        id="DC-ACT-REDRAW-03",
    ),
    pytest.param(
        "origin-turn-goes-on",
        ORIGIN,
        "out_of_turn_pairs=beside",
        "P1 cannot 'pirate P1b P2a' here: others_may_answer (EV-CHAIN-07)",
        id="EV-CHAIN-07",
    ),
]
FINISHED = pytest.param(
    "darwin-beginner",
    DARWIN,
    "full_redraw_keeps_right=on",
    "P3 cannot 'redraw keep european-hare-legs1' here: hand_touched (DC-ACT-REDRAW-03)",
    id="whole-game",
)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def played(record: Record, codec: Codec) -> Game:
    game: Game | None = None
    for game in replay(record, codec):
        pass
    assert game is not None
    return game


@pytest.mark.parametrize(("name", "codec", "switch", "why"), [*OLD, FINISHED])
def test_a_record_of_version_1_is_replayed_as_it_was_played(
    name: str, codec: Codec, switch: str, why: str
) -> None:
    game = played(parse_record(text_of(name)), codec)
    assert codec.header(game)["options"] == switch
    assert game.problems() == []


@pytest.mark.parametrize(("name", "codec", "switch", "why"), [*OLD, FINISHED])
def test_the_same_is_refused_by_version_2_with_its_line_and_rule(
    name: str, codec: Codec, switch: str, why: str
) -> None:
    text = text_of(name).replace("rules: 1", "rules: 2")
    with pytest.raises(BadData) as refusal:
        played(parse_record(text, source="old.txt"), codec)
    assert refusal.value.what == why
    action = why.split("'")[1]
    lines = text.splitlines()
    assert lines[refusal.value.line - 1].endswith(action)


@pytest.mark.parametrize(("name", "codec", "switch", "why"), OLD)
def test_a_game_that_is_resumed_is_written_on_as_one_of_today(
    name: str, codec: Codec, switch: str, why: str
) -> None:
    resumed = Timeline.of_record(parse_record(text_of(name)), codec)
    seat = int(resumed.game.actor())
    resumed.play(seat, resumed.game.legal_list(seat)[0])
    text = resumed.text()
    assert f"rules: {codec.rules_version}\n" in text
    assert f"\noptions: {switch}\n" in text
    again = played(parse_record(text), codec)
    assert codec.position_text(again) == codec.position_text(resumed.game)


@pytest.mark.parametrize("version", ["0", "3", "two"])
def test_a_version_that_is_not_known_is_refused_and_says_what_to_do(version: str) -> None:
    text = text_of("origin-turn-goes-on").replace("rules: 1", f"rules: {version}")
    with pytest.raises(BadData) as refusal:
        played(parse_record(text), ORIGIN)
    assert refusal.value.line == 3
    assert refusal.value.what == (
        f"this game was played by version {version} of the rules of origin; this program plays "
        "versions 1 to 2: open it with the program that wrote it, or with a newer one"
    )


def test_what_no_ruling_touched_is_played_with_the_same_options() -> None:
    assert ORIGIN.options_since("must_feed=on variant=on", 1) == "must_feed=on variant=on"
    assert ORIGIN.options_since("out_of_turn_pairs=on", 2) == "out_of_turn_pairs=on"
    assert DARWIN.options_since("loose_prey=on", 2) == "loose_prey=on"
    assert DARWIN.options_since("loose_prey=on", 1) == "full_redraw_keeps_right=on loose_prey=on"


def test_the_lines_of_a_position_stay_where_they_are() -> None:
    text = "galapagos position 1\ngame: darwin\nplayers: 2\n"
    carried = todays_position(DARWIN, text, 1)
    assert carried == text + "options: full_redraw_keeps_right=on\n"
    assert todays_position(DARWIN, carried, 1) == carried
    assert todays_position(DARWIN, text, 2) == text
