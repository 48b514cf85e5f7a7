"""``galapagos play darwin`` as a person meets it: the real process, its input and its output."""

import os
import re
from pathlib import Path

import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from tests.amounts import few
from tests.cli.typed import Terminal, check_whole_game, kept, play, position

CODEC = DarwinCodec()
# All cards at once, the first choice twice, out of a workbench, a pass; "y" answers a warning.
SCRIPT = "rest\n1\ny\n1\ncancel\npass\ny\n"


# --- whole games -----------------------------------------------------------------------------

MODES = [
    ("--players", "3"),
    ("--players", "6", "--eras", "3", "--seat", "4"),
    ("--mode", "two"),
    ("--mode", "team", "--names", "Ana,Bo"),
    ("--mode", "kids", "--players", "3"),
    ("--mode", "beginner", "--players", "4", "--ask-all"),
    ("--players", "4", "--option", "secret_choices=on", "--option", "loose_prey=on"),
    ("--players", "3", "--bots", "hatchling"),
]


@pytest.mark.parametrize("words", few(MODES, 3), ids=" ".join)
def test_a_whole_game_can_be_played(tmp_path: Path, words: tuple[str, ...]) -> None:
    result = play(tmp_path, SCRIPT * 300, "darwin", "--seed", "5", *words)
    check_whole_game(result, tmp_path, CODEC)


def test_the_first_screen_says_what_to_do(tmp_path: Path) -> None:
    result = play(tmp_path, "", "darwin", "--seed", "5")
    assert result.returncode == 0
    assert "have the most points at the end" in result.stdout
    assert "You are P1." in result.stdout
    assert "Draw 10 more cards" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_show_needs_nobody(tmp_path: Path) -> None:
    words = ("darwin", "--watch", "--seed", "7", "--players", "3")
    first, again = play(tmp_path, "", *words), play(tmp_path, "", *words)
    assert "The game is over" in first.stdout
    assert first.stdout == again.stdout
    assert not re.search(r"\byou\b", first.stdout, re.IGNORECASE)
    assert kept(tmp_path) == []


def test_a_newcomer_builds_a_species_confirms_it_and_takes_a_step_back(tmp_path: Path) -> None:
    script = "rest\ngo on\nbuild\na\nundo\ncancel\n1\nundo\n1\ntrade a for z1\nconfirm\nquit\n"
    result = play(tmp_path, script, "darwin", "--seed", "11", "--seat", "1")
    assert result.stderr == ""
    for told in (
        "Building a species",
        "Together:",
        "Put away.",
        "You plan: create",
        "Not final: create",
        "Taken back: create",
        "Your planned action needs this card: take it back first.",
        "You create",
    ):
        assert told in result.stdout


# --- anything may be typed -------------------------------------------------------------------

NOISE = [
    *("", "0", "-1", "99999999999999999999", "٣", "help", "?", "table", "hand", "hands", "zone"),
    *("log", "log 3", "log x", "why", "why 1", "why pass", "why migrate S1 to 2", "why nonsense"),
    *("species", "species S1", "species S99", "forecast", "ideas", "trade", "trade a", "redraw"),
    *("trade a for", "trade z1 for a", "trade nothing for z9", "create", "cancel", "create in"),
    *("migrate", "migrate S9 to 9", "mutate S1", "mutate", "mutate S1 twice add a", "show a"),
    *("take", "take over S1 for draws", "open", "open a", "give a", "bequeath S1 3", "eat S1"),
    *("rules", "rules DC-FOOD-05", "rules hunt", "rules DC-NOTHING", "undo", "save", "load"),
    *("save /no/such/folder/file", "load no-such-file", "load /", "[red]markup[/red]"),
    *("\x1b[31m", "x" * 3000, "{seat} {0} %s", "S1 S1", "- _ /", "draw", "draw huge", "build"),
    *("add", "add zz", "a b c d e f g h i j", "remove", "remove head", "in", "in 9", "in nowhere"),
    *("done", "done 9", "undo", "undo", "clear", "help", "hand", "pass", "why pass", "cancel"),
]


def test_every_line_gets_an_answer_and_changes_nothing(tmp_path: Path) -> None:
    start = "rest\ngo on\n"
    words = ("darwin", "--seed", "5", "--players", "3")
    play(tmp_path, start, *words, "--save", "silent.record")
    script = start + "".join(f"{line}\n" for line in NOISE)
    result = play(tmp_path, script, *words, "--save", "noisy.record")
    assert result.returncode == 0
    assert result.stderr == ""
    prompt = r"(?:P1, your choice \((?:1-)?\d+, or help\)|(?:build|mutate|migrate): [^>]*) > "
    answers = re.split(prompt, result.stdout)[1:-1]
    assert [answer for answer in answers if len(answer.splitlines()) < 2] == []
    assert len(answers) >= len(NOISE)
    assert (tmp_path / "noisy.record").read_text() == (tmp_path / "silent.record").read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "7"], "mode base is for 3 to 6 players"),
        (["--mode", "chess"], "no mode is called 'chess'"),
        (["--mode", "team", "--players", "3"], "mode team is for 4 to 4 players"),
        (["--eras", "5"], "a game has 4 or 3 Eras"),
        (["--mode", "beginner", "--eras", "3"], "the beginner game has 2 Eras"),
        (["--option", "must_feed=on"], "no switch is called 'must_feed'; there are"),
        (["--option", "loose_prey=maybe"], "loose_prey must be on or off"),
        (["--bots", "nobody"], "--bots: no bot is called 'nobody'"),
        (["--cards", "nowhere"], "nowhere: no such directory"),
        (["--deck", "x.csv"], "--deck: is not for darwin"),
        (["--resume", "none.record"], "none.record: cannot be read"),
    ],
)
def test_a_wrong_command_line_says_what_was_expected(
    tmp_path: Path, words: list[str], complaint: str
) -> None:
    result = play(tmp_path, "", "darwin", *words)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("words", [["--mode", "kids"], ["--eras", "3"], ["--cards", "x"]])
def test_what_is_for_darwin_is_refused_for_origin(tmp_path: Path, words: list[str]) -> None:
    result = play(tmp_path, "", "origin", *words)
    assert result.returncode == 2
    assert f"{words[0]}: is not for origin" in result.stderr


# --- saving and coming back ------------------------------------------------------------------


def test_a_resumed_game_ends_like_one_played_in_one_go(tmp_path: Path) -> None:
    words = ("darwin", "--seed", "8", "--mode", "two")
    whole = play(tmp_path, SCRIPT * 200, *words, "--save", "whole.record")
    assert "The game is over" in whole.stdout
    play(tmp_path, SCRIPT * 3, *words, "--save", "parts.record")
    rest = play(tmp_path, SCRIPT * 200, "--resume", "parts.record")
    assert "The game is over" in rest.stdout
    cut = [line for line in (tmp_path / "parts.record").read_text().splitlines() if line]
    assert cut[-1].startswith("result:")


def test_a_game_is_resumed_whichever_it_is(tmp_path: Path) -> None:
    play(tmp_path, "1\n", "origin", "--seed", "5")
    play(tmp_path, "rest\n", "darwin", "--seed", "5")
    origin, darwin = sorted(kept(tmp_path), key=lambda path: path.name, reverse=True)
    os.utime(origin, ns=(1, 1))
    assert str(darwin) in play(tmp_path, "", "--resume").stdout
    assert str(origin) in play(tmp_path, "", "origin", "--resume").stdout
    wrong = play(tmp_path, "", "origin", "--resume", str(darwin))
    assert wrong.returncode == 2
    assert "expected a game of origin, found 'darwin'" in wrong.stderr


def test_a_game_is_played_with_own_cards_and_resumed_with_them_only(tmp_path: Path) -> None:
    from galapagos.games.darwin.cards.catalog import new_set

    new_set(tmp_path / "mine")
    cards = tmp_path / "mine" / "cards.csv"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("small,herbivore,1,1,", "small,herbivore,1,2,", 1), "utf-8")
    left = play(tmp_path, "rest\n", "darwin", "--cards", "mine")
    assert "--cards mine" in left.stdout
    assert play(tmp_path, "", "--resume", "--cards", "mine").returncode == 0
    other = play(tmp_path, "", "--resume")
    assert other.returncode == 2
    assert "expected Galapagos" in other.stderr


# --- a real terminal -------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_question_and_choices_fit_the_screen(tmp_path: Path, columns: int, lines: int) -> None:
    words = ("darwin", "--seed", "5", "--players", "4")
    terminal = Terminal(tmp_path, *words, columns=columns, lines=lines, NO_COLOR="1")
    try:
        terminal.read()
        screen = terminal.type("rest")
        for _ in range(10):
            shown = screen.splitlines()[-lines:]
            assert max(len(line) for line in shown) <= columns
            question = r"(Create,|It is|Finish|Draw|Mutate)"
            assert any(re.match(question, line) for line in shown)
            screen = terminal.type("1")
    finally:
        terminal.close()


def test_a_terminal_has_colours_unless_told_not_to(tmp_path: Path) -> None:
    for no_color, has_colour in (("", True), ("1", False)):
        terminal = Terminal(tmp_path, "darwin", "--seed", "5", NO_COLOR=no_color)
        try:
            terminal.read()
            assert ("\x1b[1;36m" in terminal.seen) == has_colour
        finally:
            terminal.close()


def left_in_the_middle(home: Path) -> tuple[Terminal, str]:
    terminal = Terminal(home, "darwin", "--seed", "9", "--players", "3", NO_COLOR="1")
    terminal.read()
    for line in ("rest", "1"):
        terminal.type(line)
    return terminal, position(CODEC, kept(home)[0])


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    terminal, before = left_in_the_middle(tmp_path)
    try:
        assert terminal.interrupt() == 130
        said = terminal.read()
    finally:
        terminal.close()
    assert "Continue with: galapagos play --resume" in said
    assert "Traceback" not in terminal.seen
    assert position(CODEC, kept(tmp_path)[0]) == before


def test_a_killed_game_is_at_the_same_place_when_resumed(tmp_path: Path) -> None:
    terminal, before = left_in_the_middle(tmp_path)
    terminal.close()
    assert position(CODEC, kept(tmp_path)[0]) == before
    assert "Back at the table" in play(tmp_path, "quit\n", "--resume").stdout
