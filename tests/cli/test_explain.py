"""``galapagos explain``: lists what is worth asking about, and answers."""

import io
import sys
from pathlib import Path

import pytest

from galapagos import cli
from galapagos.games.darwin.rules.events import MAIN_DRAFTED
from galapagos.records.files import read_text
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline
from tests.records.darwin_games import CODEC
from tests.records.goldens import FOLDER

TWO = FOLDER / "two-players.txt"
DARWIN = FOLDER / "darwin-five-players.txt"
DARWIN_SET = ["--cards", str(FOLDER.parent / "records" / "darwin_set")]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """Run the command, which must succeed and say nothing on stderr; return its lines."""
    assert cli.main(["explain", *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return str(captured.out).splitlines()


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["explain", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return str(captured.err).removeprefix("galapagos explain: ").rstrip("\n")


def test_a_death_with_its_chain_and_its_what_ifs(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, str(TWO), "--event", "280", "--seat", "P1", "--lang", "en")
    assert lines[:13] == [
        "  176  Your P1g has Carnivorous: it needs 1 more food. (EV-FEED-07)",
        "  230  Your P1g has High Body Weight: it needs 1 more food. (EV-FEED-07)",
        "  239  Food roll: 6 plus 2 makes 8 food for all. (EV-FOOD-02)",
        "  269  Your P1g gets 2 food this round. (EV-FEED-06)",
        "  274  You pass for the rest of this phase. (EV-ROUND-04)",
        "  274  At that moment there is 1 food in the centre. (EV-FEED-12)",
        "  278  1 food left in the centre is cleared away. (EV-FOOD-04)",
        "  280  Your P1g starves: it has 2 of 3 food. (EV-EXT-01)",
        "",
        "What would have changed it:",
        "       You passed: feeding your P1g from the centre instead would have saved it.",
        "       Without High Body Weight, your P1g would have had enough and lived.",
        "       Without Carnivorous, your P1g would have had enough and lived.",
    ]
    assert lines[13:15] == ["", "The rules behind it:"]
    assert any(line.strip().startswith("EV-EXT-01: ") for line in lines[15:])


def test_without_an_event_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, str(TWO), "--lang", "en")
    assert "  280  P1g starves: it has 2 of 3 food." in lines
    numbers = [int(line.split()[0]) for line in lines]
    assert numbers == sorted(numbers)
    for number in numbers:
        assert printed(capsys, str(TWO), "--event", str(number), "--lang", "en")


def test_own_cards_and_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, str(DARWIN), *DARWIN_SET, "--event", "761", "--lang", "sv")
    assert "Vad som hade ändrat det:" in lines
    assert "svälter ihjäl" in lines[lines.index("") - 1]


def test_an_unfinished_game_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = read_text(TWO).splitlines()
    text = "\n".join([*lines[:-20], "chance: 00000000000000ff"]) + "\n"

    class Pipe:
        buffer = io.BytesIO(text.encode())

    monkeypatch.setattr(sys, "stdin", Pipe())
    listed = printed(capsys, "-", "--lang", "en")
    assert "  280  P1g starves: it has 2 of 3 food." in listed
    assert not any("points" in line for line in listed)


def test_a_hidden_event_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    """DC-INFO-01: a draft is its player's own until the turn ends."""
    history = Timeline.of_record(parse_record(read_text(DARWIN)), CODEC)
    number, draft = next(
        (number, event) for number, event in enumerate(history.events) if event.kind == MAIN_DRAFTED
    )
    asked = [str(DARWIN), *DARWIN_SET, "--event", str(number), "--lang", "en"]
    assert printed(capsys, *asked) == ["You cannot see the reason from this seat."]
    [told, *_] = printed(capsys, *asked, "--seat", f"P{draft.seat + 1}")
    assert told.startswith(f"{number:5}  You plan: ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--event", "9999"], "--event: there is no event 9999; the last one is 653"),
        (["--event", "-1"], "--event: there is no event -1; the last one is 653"),
        (["--seat", "P5"], "--seat: there is no seat P5 at this table"),
        (["--lang", "tlh"], "--lang: "),
    ],
)
def test_complaints(capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    assert complaint(capsys, str(TWO), *words).startswith(why)


def test_a_broken_record_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(read_text(TWO).replace("P1 pass", "P1 dance", 1), encoding="utf-8")
    assert "dance" in complaint(capsys, str(file), "--event", "1")
