"""``galapagos play`` as a person meets it: the real process, its input and its output."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from galapagos.games.origin.notation.codec import OriginCodec
from tests.amounts import PATIENCE, few
from tests.cli.typed import (
    Terminal,
    check_whole_game,
    command,
    environment,
    kept,
    play,
    position,
)

CODEC = OriginCodec()


# --- whole games -----------------------------------------------------------------------------


TABLES: list[tuple[str, ...]] = [
    (),
    ("origin", "--players", "4", "--names", "Ana,Bo"),
    ("--players", "2", "--option", "must_feed=on", "--ask-all"),
    ("--players", "4", "--option", "variant=on", "--option", "teams=on", "--seat", "3"),
    ("--players", "8", "--option", "out_of_turn_pairs=on"),
]


@pytest.mark.parametrize(
    "words",
    few(TABLES, 2),
    ids=lambda words: " ".join(words) or "default",
)
def test_a_whole_game_can_be_played(tmp_path: Path, words: tuple[str, ...]) -> None:
    script = "1\ny\n" * 1500  # "y" answers what is asked twice, and is harmless otherwise
    result = play(tmp_path, script, "--seed", "5", *words)
    check_whole_game(result, tmp_path, CODEC)


def test_the_first_screen_says_what_to_do(tmp_path: Path) -> None:
    result = play(tmp_path, "", "--seed", "5")
    assert result.returncode == 0
    assert "have the most points at the end" in result.stdout
    assert "type the number of a choice" in result.stdout
    assert "You are P1." in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_show_needs_nobody(tmp_path: Path) -> None:
    first = play(tmp_path, "", "--watch", "--seed", "7", "--players", "5")
    again = play(tmp_path, "", "--watch", "--seed", "7", "--players", "5")
    assert first.returncode == 0
    assert "The game is over" in first.stdout
    assert first.stdout == again.stdout
    assert not re.search(r"\byou\b", first.stdout, re.IGNORECASE)
    assert kept(tmp_path) == []


# --- anything may be typed -------------------------------------------------------------------

NOISE = [
    "",
    "0",
    "-1",
    "99999999999999999999",
    "٣",
    "help",
    "?",
    "table",
    "hand",
    "pile",
    "log",
    "log 3",
    "log x",
    "log 999999999999",
    "why",
    "why 1",
    "why pass",
    "why take P2a",
    "why nonsense",
    "take P9z",
    "hunt P1a",
    "play",
    "play swimming as swimming on P2a",
    "rules",
    "rules EV-ATK-04",
    "rules swimming",
    "rules EV-NOTHING",
    "undo",
    "save",
    "save /no/such/folder/file",
    "save ~nobody-of-this-name/x",
    "save \0",
    "load",
    "load no-such-file",
    "load /",
    "[red]markup[/red]",
    "\x1b[31m",
    "x" * 5000,
    "{seat} {0} %s",
    "P1a P1a P1a",
    "_ / _",
]


def test_every_line_gets_an_answer_and_changes_nothing(tmp_path: Path) -> None:
    play(tmp_path, "", "--seed", "5", "--save", "silent.record")
    script = "".join(f"{line}\n" for line in NOISE)
    result = play(tmp_path, script, "--seed", "5", "--save", "noisy.record")
    assert result.returncode == 0
    assert result.stderr == ""
    answers = re.split(r"P1, your choice \(1-\d+, or help\) > ", result.stdout)[1:-1]
    unanswered = [line for answer in answers if len((line := answer).splitlines()) < 2]
    assert unanswered == []
    assert len(answers) >= len(NOISE)
    assert (tmp_path / "noisy.record").read_text() == (tmp_path / "silent.record").read_text()


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    result = subprocess.run(
        command("--seed", "5"),
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        timeout=PATIENCE,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert result.returncode == 0
    assert result.stderr == b""
    assert b"as a new animal" in result.stdout


def test_a_refused_action_names_every_reason_and_rule(tmp_path: Path) -> None:
    result = play(tmp_path, "take P2a\nwhy hunt P1a P1a\n", "--seed", "5")
    assert "You cannot do that in this phase: Evolution. (EV-ROUND-01)" in result.stdout
    assert "There is no such animal on the table." in result.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "GAME: no game is called 'chess'"),
        (["--players", "9"], "2 to 8 players"),
        (["--players", "5", "--option", "teams=on"], "teams need 4, 6 or 8 players"),
        (["--option", "must_feed"], "--option: expected SWITCH=VALUE"),
        (["--option", "must_feed=maybe"], "must_feed must be on or off"),
        (["--seat", "4"], "--seat: expected a seat from 1 to 3"),
        (["--names", "a,a"], "--names: every player needs a name of their own"),
        (["--seed", "-1"], "--seed: expected a number"),
        (["--pause", "-1"], "--pause: expected seconds"),
        (["--pause", "nan"], "--pause: expected seconds"),
        (["--deck", "none.csv"], "none.csv: cannot be read"),
        (["--resume", "none.record"], "none.record: cannot be read"),
        (["--resume"], "there is no unfinished game"),
    ],
)
def test_a_wrong_command_line_says_what_was_expected(
    tmp_path: Path, words: list[str], complaint: str
) -> None:
    result = play(tmp_path, "", *words)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert result.stdout == ""


def test_a_cut_or_foreign_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play(tmp_path, "1\n1\n", "--seed", "5", "--save", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text("\n".join(text.splitlines()[:-1]) + "\n", encoding="utf-8")
    cut = play(tmp_path, "", "--resume", str(file))
    assert cut.returncode == 2
    assert re.search(r"game\.record, line \d+: ", cut.stderr)
    file.write_text("nothing of ours\n", encoding="utf-8")
    assert "line 1: expected" in play(tmp_path, "", "--resume", str(file)).stderr


# --- saving and coming back ------------------------------------------------------------------


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    left = play(tmp_path, "1\n1\n", "--seed", "5")
    assert left.returncode == 0
    assert "Continue with: galapagos play --resume" in left.stdout
    (file,) = kept(tmp_path)
    before = position(CODEC, file)
    back = play(tmp_path, "quit\n", "--resume")
    assert f"Back at the table: {file}" in back.stdout
    assert position(CODEC, file) == before
    assert "have the most points" not in back.stdout


def test_the_one_played_last_is_resumed(tmp_path: Path) -> None:
    play(tmp_path, "1\n", "--seed", "5")
    second = play(tmp_path, "1\n", "--seed", "6")
    assert "An unfinished game is waiting" in second.stdout
    older, newer = kept(tmp_path)
    os.utime(older, ns=(1, 1))
    back = play(tmp_path, "", "--resume")
    assert str(newer) in back.stdout
    assert "1 other unfinished game in" in back.stdout


def test_a_resumed_game_ends_like_one_played_in_one_go(tmp_path: Path) -> None:
    script = "1\ny\n" * 1500
    whole = play(tmp_path, script, "--seed", "8", "--save", "whole.record")
    assert "The game is over" in whole.stdout
    play(tmp_path, "1\ny\n" * 6, "--seed", "8", "--save", "parts.record")
    rest = play(tmp_path, script, "--resume", "parts.record")
    assert "The game is over" in rest.stdout
    assert (tmp_path / "parts.record").read_text() == (tmp_path / "whole.record").read_text()


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    result = play(tmp_path, "1\n", "--save", "mine.txt")
    assert result.returncode == 2
    assert "exists already" in result.stderr
    kept_copy = play(tmp_path, "save mine.txt\nn\n", "--seed", "1")
    assert "Replace it?" in kept_copy.stdout
    assert "Nothing changed." in kept_copy.stdout
    assert (tmp_path / "mine.txt").read_text() == "precious"


def test_save_and_load_inside_a_game(tmp_path: Path) -> None:
    result = play(tmp_path, "1\nsave copy.record\n1\n1\nload copy.record\nquit\n", "--seed", "5")
    assert "Saved: copy.record" in result.stdout
    assert "Loaded: copy.record" in result.stdout
    assert "--resume copy.record" in result.stdout
    assert position(CODEC, tmp_path / "copy.record") != position(CODEC, kept(tmp_path)[0])


def test_without_a_home_games_are_kept_here(tmp_path: Path) -> None:
    env = environment(tmp_path)
    del env["HOME"]
    result = subprocess.run(
        command("--seed", "5"),
        input=b"1\n",
        capture_output=True,
        timeout=PATIENCE,
        env=env,
        cwd=tmp_path,
        check=False,
    )
    assert result.returncode == 0
    assert (tmp_path / "origin-1.record").exists()


def test_a_reader_who_goes_away_causes_no_complaint(tmp_path: Path) -> None:
    shown = subprocess.run(
        ["sh", "-c", '"$@" | head -1', "sh", *command("--watch", "--seed", "1")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(tmp_path),
        check=False,
    )
    assert shown.stderr == ""
    assert len(shown.stdout.splitlines()) == 1


# --- a real terminal -------------------------------------------------------------------------


def test_a_terminal_has_colours_unless_told_not_to(tmp_path: Path) -> None:
    for no_color, has_colour in (("", True), ("1", False)):
        terminal = Terminal(tmp_path, "--seed", "5", NO_COLOR=no_color)
        try:
            terminal.read()
            assert ("\x1b[1;36m" in terminal.seen) == has_colour
        finally:
            terminal.close()


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_question_and_choices_fit_the_screen(tmp_path: Path, columns: int, lines: int) -> None:
    words = ("--seed", "5", "--players", "4")
    terminal = Terminal(tmp_path, *words, columns=columns, lines=lines, NO_COLOR="1")
    try:
        for _ in range(12):
            screen = terminal.read().splitlines()[-lines:]
            assert max(len(line) for line in screen) <= columns
            assert any(
                re.match(r"(Play one card|Feed:|All your|.* hunts)", line) for line in screen
            )
            os.write(terminal.master, b"1\n")
    finally:
        terminal.close()


@pytest.mark.usefixtures("signals_as_inherited")
def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "5")
    try:
        terminal.read()
        terminal.type("1")
        before = position(CODEC, kept(tmp_path)[0])
        assert terminal.interrupt() == 130
        said = terminal.read()
        assert "Continue with: galapagos play --resume" in said
        assert "Traceback" not in terminal.seen
        assert position(CODEC, kept(tmp_path)[0]) == before
    finally:
        terminal.close()


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_killed_game_is_at_the_same_place_when_resumed(tmp_path: Path, blow: int) -> None:
    terminal = Terminal(tmp_path, "--seed", "9", NO_COLOR="1")
    try:
        screen = terminal.read()
        for _ in range(5):
            screen = terminal.type("1")
        os.killpg(terminal.process.pid, blow)
        terminal.process.wait(PATIENCE)
    finally:
        terminal.close()
    table = screen[screen.index("── Round") :]
    again = Terminal(tmp_path, "--resume", NO_COLOR="1")
    try:
        resumed = again.read()
    finally:
        again.close()
    assert table in resumed


def test_a_choice_can_be_undone_at_the_table(tmp_path: Path) -> None:
    """With --ask-all the end of the turn is the person's, so a take can be taken back."""
    terminal = Terminal(tmp_path, "--seed", "5", "--players", "2", "--ask-all", NO_COLOR="1")
    try:
        screen = terminal.read()
        for _ in range(60):
            if "Feed an animal" in screen:
                break
            screen = terminal.type("1")
        assert "Feed an animal from the centre" in screen
        (file,) = kept(tmp_path)
        before = position(CODEC, file)
        assert "You feed your" in terminal.type("1")
        assert position(CODEC, file) != before
        undone = terminal.type("undo")
        assert "Taken back: take P1" in undone
        assert "Feed an animal from the centre" in undone
        assert position(CODEC, file) == before
        assert "P2 has acted since" in terminal.type("undo")
        assert position(CODEC, file) == before
    finally:
        terminal.close()
