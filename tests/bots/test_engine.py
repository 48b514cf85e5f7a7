"""The line protocol as other programs meet it, hints, and bots by text."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.bots.base import Budget, Choice, Line
from galapagos.bots.engine import serve
from galapagos.bots.questions import open_game, reason, view_for
from galapagos.bots.specs import parse_bot, parse_bots, parse_budget
from galapagos.bots.wire import LONGEST_LINE, decode
from galapagos.cli import main
from galapagos.games import kit_for
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.timeline import Timeline
from tests.amounts import PATIENCE
from tests.bots.tables import new_game, positions


def ask(*messages: object, bot: str = "apex@20") -> list[dict[str, object]]:
    lines = [text if isinstance(text, str) else json.dumps(text) for text in messages]
    return [json.loads(answer) for answer in serve(lines, parse_bot(bot))]


def middle(kind: str) -> Game:
    return list(positions(new_game(kind, 2, {}), seed=3, every=1, most=40))[-1][0]


@pytest.mark.parametrize("kind", ["origin", "darwin"])
@pytest.mark.parametrize("is_view", [True, False])
def test_a_question_is_answered_with_a_legal_action_and_its_reason(
    kind: str, is_view: bool
) -> None:
    game = middle(kind)
    seat = int(game.actor())
    codec = kit_for(kind).codec()
    text = codec.position_text(game.view(seat) if is_view else game)
    legal = [codec.action_text(game, action) for action in game.legal_list(seat)]
    question = {"type": "choose", "id": 7, "game": kind, "seat": seat, "position": text}
    plain, listed = ask(question, {**question, "legal": legal})
    assert plain["id"] == 7
    assert plain["choice"] in legal
    assert plain["choice"] == listed["choice"]
    assert plain["reason"]
    lines = plain["lines"]
    assert isinstance(lines, list)
    assert lines[0]["actions"][0] == plain["choice"]


def test_the_answer_does_not_know_what_the_seat_cannot_see() -> None:
    game = middle("origin")
    seat = int(game.actor())
    other = game.view(seat).determinise(5)
    codec = kit_for("origin").codec()
    answers = ask(
        *({"type": "choose", "position": codec.position_text(world)} for world in (game, other))
    )
    assert answers[0] == answers[1]


def test_greetings_and_goodbyes() -> None:
    answers = ask({"type": "hello", "protocol": 1}, {"type": "quit"}, {"type": "hello"})
    assert len(answers) == 1
    assert answers[0]["protocol"] == 1
    assert "apex" in str(answers[0]["bots"])


POSITION = kit_for("origin").codec().position_text(middle("origin"))


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("what?", "JSON object"),
        ("[1]", "JSON object"),
        ({"type": "sing"}, "hello, choose or quit"),
        ({"kind": "choose"}, "'type'"),
        ({"type": "choose"}, "'position'"),
        ({"type": "choose", "position": "nothing"}, "game"),
        ({"type": "choose", "position": "game: chess"}, "chess"),
        ({"type": "choose", "position": POSITION, "seat": "me"}, "'seat'"),
        ({"type": "choose", "position": POSITION, "seat": 5}, "nothing to decide"),
        ({"type": "choose", "position": POSITION, "bot": "dodo"}, "dodo"),
        ({"type": "choose", "position": POSITION, "bot": "cmd:sh"}, "bots of the ladder"),
        ({"type": "choose", "position": POSITION, "iterations": 0}, "at least 1"),
        ({"type": "choose", "position": POSITION, "legal": 3}, "'legal'"),
        ({"type": "choose", "position": POSITION, "legal": ["fly"]}, "rules allow"),
    ],
)
def test_bad_questions_get_an_error_and_the_next_one_its_answer(line: object, error: str) -> None:
    first, second = ask(line, {"type": "hello"}, bot="forager")
    assert first["type"] == "error"
    assert error in str(first["error"])
    assert second["type"] == "hello"


@pytest.mark.parametrize("key", ["seat", "seed", "iterations", "seconds"])
@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e400", "-1", "9" * 30, "true", "null"])
def test_a_number_that_cannot_be_used_does_not_end_the_engine(key: str, number: str) -> None:
    text = json.dumps(kit_for("origin").codec().position_text(middle("origin")))
    question = f'{{"type": "choose", "id": 3, "position": {text}, "{key}": {number}}}'
    wrong, hello = ask(question, {"type": "hello"}, bot="hunter@0.1s")
    assert (wrong["type"], wrong["id"], hello["type"]) == ("error", 3, "hello")
    assert not str(wrong["error"]).startswith("input")


def test_a_line_without_end_is_refused() -> None:
    with pytest.raises(BadData, match="longer"):
        decode("x" * (LONGEST_LINE + 1))


def test_the_engine_command_speaks_over_pipes() -> None:
    command = [sys.executable, "-P", "-m", "galapagos", "engine", "--bot", "forager"]
    question = json.dumps({"type": "choose", "id": 1, "position": POSITION}) + "\n"
    done = subprocess.run(
        command,
        input=question,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert json.loads(done.stdout)["type"] == "choice"


# --- hints -----------------------------------------------------------------------------------


def test_a_hint_on_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.position"
    file.write_text(POSITION, encoding="utf-8")
    assert main(["hint", str(file), "--bot", "hunter@30", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["lines"][0]["actions"][0] == found["choice"]
    assert main(["hint", str(file), "--bot", "forager", "--lang", "en"]) == 0
    assert "Looks best one step ahead" in " ".join(capsys.readouterr().out.split())
    assert main(["hint", str(file), "--bot", "forager", "--lang", "pt"]) == 0
    assert "Ação e o que pode vir depois" in " ".join(capsys.readouterr().out.split())


def test_a_hint_on_an_unfinished_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    codec = kit_for("origin").codec()
    recording = Timeline.begin(codec, codec.header(new_game("origin", 2, {})), 1)
    for _ in range(5):
        seat = int(recording.game.actor())
        recording.play(seat, recording.game.legal_list(seat)[0])
    file = tmp_path / "game.record"
    file.write_text(recording.text(), encoding="utf-8")
    assert main(["hint", str(file), "--bot", "forager", "--json"]) == 0
    choice = json.loads(capsys.readouterr().out)["choice"]
    assert not recording.game.why(
        recording.game.actor(), codec.parse_action(recording.game, choice)
    )


def test_hints_that_cannot_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.position"
    game = middle("origin")
    seat = int(game.actor())
    codec = kit_for("origin").codec()
    other = 1 - seat
    for words, text, error in (
        ([], codec.position_text(game.view(other)), "view, but"),
        (["--seat", f"P{other + 1}"], POSITION, "nothing to decide"),
        (["--bot", "dodo"], POSITION, "dodo"),
        (["--bot", "forager", "--processes", "2"], POSITION, "does not search"),
        ([], "rubbish", "game: …"),
    ):
        file.write_text(text, encoding="utf-8")
        assert main(["hint", str(file), *words]) == 2
        assert error in capsys.readouterr().err
    assert main(["hint", str(tmp_path / "nothing")]) == 2


def test_a_finished_game_needs_no_hint() -> None:
    game = new_game("origin", 2, {})
    for _ in positions(game, seed=1, every=1, most=5_000):
        pass
    assert game.is_over()
    with pytest.raises(BadData, match="over"):
        view_for(game)


def test_reasons_in_one_line() -> None:
    codec, game = open_game(POSITION, "test")
    actions = game.legal_list(game.actor())
    lines = [Line([(0, action)], 0.25, 10) for action in actions[:2]]
    texts = [
        reason(codec, game, choice)
        for choice in (
            Choice(actions[0]),
            Choice(actions[0], lines[:1]),
            Choice(actions[0], lines),
            Choice(actions[0], lines, 20),
        )
    ]
    assert len(set(texts)) == 4
    assert not any("\n" in text for text in texts)


# --- bots by text ----------------------------------------------------------------------------


def test_bots_by_text() -> None:
    assert parse_bot("apex@5000").budget == Budget(iterations=5000)
    assert parse_bot("hunter@0.2s").budget == Budget(seconds=0.2)
    assert parse_bot("hunter", Budget(iterations=3)).budget == Budget(iterations=3)
    assert parse_bot("forager", Budget(iterations=3)).budget is None
    assert parse_bot("cmd:./bot --fast").name == "./bot --fast"
    assert not parse_bot("cmd:./bot").is_repeatable()
    assert not parse_bot("hunter").is_repeatable()
    assert parse_bot("random").is_repeatable()


@pytest.mark.parametrize(
    "text", ["dodo", "", "forager@5", "apex@", "apex@x", "apex@0", "apex@0s", "cmd:", "cmd:'"]
)
def test_texts_that_are_no_bots(text: str) -> None:
    with pytest.raises(BadData):
        parse_bot(text)


def test_a_bot_may_be_named_twice() -> None:
    assert len(parse_bots(["apex@5", "apex@5"])) == 2
    assert parse_budget("7").text() == "7 iterations"
