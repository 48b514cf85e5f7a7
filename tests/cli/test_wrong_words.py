"""Words that no command can use: each is answered in one line, without a traceback."""

from pathlib import Path

import pytest

from galapagos.cli import main

HUGE = "9" * 30
MATCH = ("arena", "origin", "--bots", "random,forager", "--games", "2")
BALANCE = ("lab", "balance", "darwin", "--games", "1")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("serve", "--bots", "-1"), "--bots: expected a number from 0 to "),
        (("bots", "--bots", "0"), "--bots: expected a number from 1 to "),
        (("serve", "--pace", "-1"), "--pace: expected seconds from 0 to 3600"),
        (("serve", "--pace", "nan"), "--pace: expected seconds from 0 to 3600"),
        ((*MATCH, "--seed", HUGE), "--seed: expected a number from 0 to "),
        ((*BALANCE, "--seed", "-1"), "--seed: expected a number from 0 to "),
        (("bench", "origin", "--seed", "9" * 5000), "--seed: expected a number from 0 to "),
        (("hint", "game.txt", "--seed", "٣"), "--seed: expected a number from 0 to "),
        (("play", "--seed", HUGE), "--seed: expected a number from 0 to "),
        ((*MATCH, "--jobs", "0"), "--jobs: expected a number from 1 to "),
        ((*BALANCE, "--jobs", "0"), "--jobs: expected a number from 1 to "),
        (("draw", "bongo-head", "--width", "-3"), "--width: expected a number from 1 to "),
    ],
)
def test_a_number_that_cannot_be_used(
    words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(list(words))
    assert end.value.code == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("rules", "origin", "xyzzy"), "galapagos rules: no rule of origin mentions 'xyzzy'"),
        (("text", "check", "--area", "xyzzy"), "galapagos text: no area is called 'xyzzy'"),
        (("text", "check", "--lang", "xx"), "galapagos text: expected one of en, "),
        (("engine", "--bot", "xyzzy"), "galapagos engine: no bot is called 'xyzzy'"),
        (("bench", "search", "--deck", "x"), "galapagos bench: --compare and your own cards"),
        (("play", "--resume", "xyzzy"), "galapagos play: xyzzy: cannot be read: "),
    ],
)
def test_words_that_name_nothing(
    words: tuple[str, ...],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(list(words)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(complaint)


@pytest.mark.parametrize("words", [("rules", "origin", "--out"), (*MATCH, "--out")])
def test_a_place_that_cannot_be_written_to(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert main([*words, str(in_the_way / "below")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{in_the_way / 'below'}: cannot be " in line
