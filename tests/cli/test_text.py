"""``galapagos text check``: the table of languages and areas."""

import pytest

from galapagos import cli
from galapagos.lab import text_check
from galapagos.lab.text_check import Problem, Report


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = cli.main(["text", "check", *words])
    return code, capsys.readouterr().out


def test_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "--lang", "en", "--lang", "sv", "--area", "common")
    assert code == 0
    lines = out.splitlines()
    assert lines[0].split() == ["area", "texts", "en", "sv"]
    assert lines[1].split()[0] == "common"
    assert lines[1].split()[2:] == ["ok", "ok"]
    assert lines[2] == "0 problems"


def test_problems_are_listed_with_their_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = Problem("sv", "common", 7, "name-you", "is left in English: 'you'")
    monkeypatch.setattr(text_check, "check", lambda *_: [Report("sv", "common", 3, 4, [problem])])
    code, out = run(capsys, "--lang", "sv")
    assert code == 1
    assert "sv/common.ftl, line 7: name-you: is left in English: 'you'" in out
    assert "1 problem\n" in out
    _, out = run(capsys, "--lang", "sv", "--quiet")
    assert "name-you" not in out


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["text", "check", "--lang", "xx"]) == 2
    assert "expected one of en" in capsys.readouterr().err
