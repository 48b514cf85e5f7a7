"""``galapagos replay``: what it prints, what it hides, how it stops, and how it complains."""

import io
from pathlib import Path

import pytest

from galapagos import cli
from galapagos.games.origin.notation.position import format_position, parse_position
from galapagos.records.files import read_text
from galapagos.records.record import parse_record
from galapagos.records.timeline import replay
from tests.records.goldens import FOLDER, GOLDENS, SMALL_DECK, Golden

TWO = FOLDER / "two-players.txt"
LINES = read_text(TWO).splitlines()
ACTIONS = len(parse_record(read_text(TWO)).steps) - 1


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A game of two that stands after 20 actions."""
    file = tmp_path / "game.txt"
    setup = LINES.index("") + 1
    text = "\n".join([*LINES[: setup + 21], "# to be continued", "chance: 00000000000000ff"])
    file.write_text(f"{text}\n", encoding="utf-8")
    return file


def replayed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run the command, which must succeed and say nothing on stderr; return what it printed."""
    assert cli.main(["replay", *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run the command, which must fail with code 2 and one line on stderr; return that line."""
    assert cli.main(["replay", *words]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return err.removeprefix("galapagos replay: ").rstrip("\n")


# --- what it prints --------------------------------------------------------------------------


def test_a_game_is_shown_and_verified(capsys: pytest.CaptureFixture[str]) -> None:
    shown = replayed(capsys, str(TWO)).splitlines()
    assert shown[:6] == LINES[1:7]
    assert shown[6] == f"   0  {LINES[7]}"
    assert shown[7] == f"   1  {LINES[8]}"
    assert shown[-2:] == [LINES[-1], f"verified: {ACTIONS} actions"]
    assert len(shown) == 6 + 1 + ACTIONS + 2


def test_an_unfinished_game_says_so(capsys: pytest.CaptureFixture[str], unfinished: Path) -> None:
    assert replayed(capsys, str(unfinished)).splitlines()[-2:] == [
        "not finished",
        "verified: 20 actions",
    ]


@pytest.mark.parametrize("golden", GOLDENS[:-1], ids=lambda golden: golden.name)
def test_quiet_says_nothing(capsys: pytest.CaptureFixture[str], golden: Golden) -> None:
    assert replayed(capsys, str(golden.path()), "--quiet") == ""


def test_comments_are_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "commented.txt"
    file.write_text(read_text(TWO).replace("\nsetup", "\n# at the café\nsetup"), encoding="utf-8")
    shown = replayed(capsys, str(file)).splitlines()
    assert shown[6] == "# at the café"
    assert "café" not in replayed(capsys, str(file), "--view", "P1")


def test_it_stops_where_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    shown = replayed(capsys, str(TWO), "--to", "3").splitlines()
    assert shown[-2] == f"   3  {LINES[10]}"
    assert shown[-1] == f"stopped after action 3 of {ACTIONS}; the rest is not verified"
    whole = replayed(capsys, str(TWO), "--to", str(ACTIONS))
    assert whole == replayed(capsys, str(TWO))


def test_what_lies_behind_the_stop_is_not_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "broken.txt"
    file.write_text("\n".join([*LINES[:12], "P1 fly"]), encoding="utf-8")
    assert "stopped after action 4 of 5" in replayed(capsys, str(file), "--to", "4")
    assert complaint(capsys, str(file)).startswith(f"{file}, line 13: no action begins with 'fly'")


def test_a_deck_file_can_be_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = [f"{SMALL_DECK.key(face)},{SMALL_DECK.copies[face]}" for face in range(SMALL_DECK.faces)]
    deck = tmp_path / "small.csv"
    deck.write_text("\n".join(["face,copies", *rows]), encoding="utf-8")
    record = str(FOLDER / "small-deck.txt")
    assert "verified: " in replayed(capsys, record, "--deck", str(deck))
    assert "line 6: deck: expected base " in complaint(capsys, record)
    deck.write_text("face,copies\nswimming,none\n", encoding="utf-8")
    assert f"{deck}, line 2: copies must be" in complaint(capsys, record, "--deck", str(deck))


# --- positions and views ---------------------------------------------------------------------


def test_the_position_can_be_printed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    codec = GOLDENS[0].codec()
    for number, game in enumerate(replay(parse_record(read_text(TWO)), codec)):
        if number in (0, 20, ACTIONS):
            words = [str(TWO), "--quiet", "--position", "--to", str(number)]
            assert replayed(capsys, *words) == codec.position_text(game)
            for viewer, name in ((0, "P1"), (1, "P2"), (-1, "spectator")):
                seen = replayed(capsys, *words, "--view", name)
                assert seen == codec.position_text(game.view(viewer))


def test_the_position_follows_the_actions(capsys: pytest.CaptureFixture[str]) -> None:
    shown = replayed(capsys, str(TWO), "--position", "--to", "2")
    actions, position = shown.split("\n\ngalapagos position")
    assert actions.endswith("the rest is not verified")
    text = f"galapagos position{position}"
    assert format_position(parse_position(text, GOLDENS[0].deck)) == text


def test_the_position_of_an_unfinished_game_has_its_chance(
    capsys: pytest.CaptureFixture[str], unfinished: Path
) -> None:
    text = replayed(capsys, str(unfinished), "--quiet", "--position")
    assert "chance: 00000000000000ff\n" in text


def test_a_view_shows_no_card_that_its_viewer_may_not_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """EV-INFO-01, EV-INFO-04"""
    for viewer, other in (("P1", "P2"), ("P2", "P1")):
        for line in replayed(capsys, str(TWO), "--view", viewer).splitlines()[6:-2]:
            if line[6:].startswith(other) and " as animal" in line:
                assert line.split(" | ")[0].endswith("play hidden as animal")
            if line[6:].startswith(viewer):
                assert "hidden" not in line.split(" | ")[0]
    setup = replayed(capsys, str(TWO), "--view", "P1").splitlines()[6]
    cards = setup.split(" | draw ")[1].split()
    whole = LINES[7].split(" | draw ")[1].split()
    assert cards == [card if index % 2 == 0 else "hidden" for index, card in enumerate(whole)]
    blind = replayed(capsys, str(TWO), "--view", "spectator")
    drawn = [line.split(" | draw ")[1] for line in blind.splitlines() if " | draw " in line]
    assert set(" ".join(drawn).split()) == {"hidden"}


def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Another card in the opponent's hand changes nothing until it is laid open."""
    other = tmp_path / "other.txt"
    setup = LINES[7].split()
    hidden = len(setup) - 1  # the last card dealt, to P2
    for face in ("swimming", "mimicry"):
        setup[hidden] = face
        text = "\n".join([*LINES[:7], " ".join(setup), "chance: " + "0" * 16]) + "\n"
        other.write_text(text, encoding="utf-8")
        seen = replayed(capsys, str(other), "--view", "P1", "--position")
        if face == "swimming":
            first = seen
    assert seen == first


# --- stepping --------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def stepped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answers: str
) -> list[str]:
    monkeypatch.setattr("sys.stdin", Terminal(answers))
    return replayed(capsys, str(TWO), "--step").splitlines()


def test_it_waits_for_enter(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = f"stopped after action 3 of {ACTIONS}; the rest is not verified"
    assert stepped(capsys, monkeypatch, "\n\n\nq\n")[-1] == stopped
    # Also where the terminal is closed.
    assert stepped(capsys, monkeypatch, "\n\n\n")[-1] == stopped
    assert stepped(capsys, monkeypatch, "\n" * ACTIONS)[-1] == f"verified: {ACTIONS} actions"


def test_ctrl_c_stops_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr(terminal, "readline", interrupt)
    monkeypatch.setattr("sys.stdin", terminal)
    assert "stopped after action 0" in replayed(capsys, str(TWO), "--step")


def test_it_does_not_wait_for_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert "verified: " in replayed(capsys, str(TWO), "--step")


# --- complaints ------------------------------------------------------------------------------


def test_a_wrong_file_is_named_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"

    def with_text(text: str) -> str:
        file.write_text(text, encoding="utf-8")
        return complaint(capsys, str(file)).removeprefix(str(file))

    whole = read_text(TWO)
    assert with_text("") == ", line 1: expected 'galapagos record 1', found 'nothing'"
    assert with_text(whole.replace("game: origin", "game: chess")).startswith(
        ", line 2: no game is called 'chess'; there are origin, darwin"
    )
    assert with_text(whole.replace("rules: 2", "rules: 3")) == (
        ", line 3: this game was played by version 3 of the rules of origin; this program plays "
        "versions 1 to 2: open it with the program that wrote it, or with a newer one"
    )
    assert with_text("\n".join(LINES[:-1])) == (
        f", line {len(LINES) - 1}: the file is cut: expected further actions, a result or a chance"
    )
    assert with_text(whole.replace("\nresult: ", "\nresult: 9")).startswith(
        f", line {len(LINES)}: expected "
    )
    cannot = with_text("\n".join([*LINES[:8], "P1 take P1a"]))
    assert cannot.startswith(", line 9: P1 cannot 'take P1a' here: ")
    assert "wrong_phase (EV-ROUND-01)" in cannot
    assert "no_such_animal (EV-FEED-03)" in cannot


def test_what_is_no_text_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert complaint(capsys, str(file)) == f"{file}: cannot be read: No such file or directory"
    assert complaint(capsys, str(tmp_path)) == f"{tmp_path}: cannot be read: Is a directory"
    file.write_bytes(b"\xff\xfe\x00")
    assert complaint(capsys, str(file)) == f"{file}: is not UTF-8 text"


def test_what_the_game_does_not_have_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, str(TWO), "--to", "9999").endswith(
        f"there is no action 9999; the last one is {ACTIONS}"
    )
    assert complaint(capsys, str(TWO), "--view", "P3").endswith("there is no seat P3 at this table")


@pytest.mark.parametrize(
    "words", [[], ["x", "--to", "-1"], ["x", "--to", "all"], ["x", "--view", "P9"]]
)
def test_wrong_words_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["replay", *words])
    assert caught.value.code == 2
