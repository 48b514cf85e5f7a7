"""The language of the commands: asked for, taken from the locale, or English."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from galapagos import cli
from galapagos.text.catalogue import words_for
from galapagos.text.languages import LANGUAGES
from tests.cli.typed import play

SCRIPT = {
    "origin": "help\nhand\n1\n1\n1\nsummary\nlog\nwhy take P2a\npass\ny\nquit\n",
    "darwin": "help\nrest\nhand\n1\n1\nideas\nforecast\nbuild\ncancel\nsummary\nlog\nzone\nquit\n",
}
RECORD = Path(__file__).parents[1] / "replays" / "two-players.txt"


@pytest.mark.parametrize("game", SCRIPT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(tmp_path: Path, language: str, game: str) -> None:
    words = ("--seed", "5", "--lang", language, "--names", "Ana,Lars")
    result = play(tmp_path, SCRIPT[game], game, *words, COLUMNS="80")
    assert (result.returncode, result.stderr) == (0, "")
    said = words_for(language, game)
    assert said.say("welcome-aim") in result.stdout
    assert said.say("help-text").split("\n")[0] in result.stdout
    # What has to be copied is never broken, and a prompt is as long as it is.
    lines = [
        line for line in result.stdout.splitlines() if "galapagos" not in line and " > " not in line
    ]
    assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LC_MESSAGES": "pt_BR"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(
    tmp_path: Path, variables: dict[str, str], language: str
) -> None:
    result = play(tmp_path, "quit\n", "--seed", "5", PYTHONUTF8="1", **variables)
    assert words_for(language, "origin").say("welcome-aim") in result.stdout


def test_a_game_can_be_resumed_in_another_language(tmp_path: Path) -> None:
    play(tmp_path, "quit\n", "--seed", "5", "--lang", "sv")
    result = play(tmp_path, "log\nquit\n", "--resume", "--lang", "ja")
    assert "第1ラウンド" in result.stdout
    assert "Runda" not in result.stdout


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    result = play(tmp_path, "", "--lang", "tlh")
    assert result.returncode == 2
    assert "--lang: expected one of en, zh-Hans, zh-Hant, pt, ja, sv, found 'tlh'" in result.stderr


def test_a_replay_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(RECORD), "--story", "--lang", "sv", "--view", "P1"]) == 0
    out = capsys.readouterr().out
    assert "Runda 1 börjar." in out
    assert "Du drar" in out
    assert cli.main(["replay", str(RECORD), "--story", "--lang", "sv", "--view", "P2"]) == 0
    assert capsys.readouterr().out != out
