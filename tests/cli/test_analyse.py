"""``galapagos analyse``: verdicts for people and for programs."""

import json

import pytest

from galapagos import cli
from galapagos.text.languages import LANGUAGES
from tests.amounts import few
from tests.records.goldens import FOLDER

ORIGIN = str(FOLDER / "two-players.txt")
DARWIN = str(FOLDER / "darwin-two-players.txt")
DARWIN_SET = ["--cards", str(FOLDER.parent / "records" / "darwin_set")]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["analyse", *words]) == 0
    return str(capsys.readouterr().out)


def test_an_analysis_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, ORIGIN, "--depth", "20", "--lang", "en")
    first, *lines = text.splitlines()
    assert first == ("Every decision, judged by what its player could know (20 iterations, seed 1)")
    assert any(" blunder " in line and "% → " in line for line in lines)
    assert any(line.startswith("       Better: ") for line in lines)
    assert not any(" no choice " in line for line in lines)
    assert "Chance to win, from an even share to the end" in text
    assert printed(capsys, ORIGIN, "--depth", "20", "--lang", "en") == text
    everything = printed(capsys, ORIGIN, "--depth", "20", "--lang", "en", "--all")
    assert everything.count(" no choice ") > 10


def test_an_analysis_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, DARWIN, *DARWIN_SET, "--depth", "4", "--json"))
    assert (found["depth"], found["seed"]) == (4, 1)
    judged = [one for one in found["decisions"] if one["before"] is not None]
    assert judged
    for one in judged:
        assert 0 <= one["after"] <= one["before"] <= 1
        assert one["better"] or one["before"] == one["after"]
    better = next(one for one in judged if one["better"])
    assert better["better"][0]["seat"] == better["taken"]["seat"]
    assert better["better"][0]["action"] != better["taken"]["action"]
    assert [round(sum(account["verdicts"].values())) for account in found["accounts"]] == [
        sum(one["taken"]["seat"] == seat for one in found["decisions"]) for seat in (0, 1)
    ]


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
def test_every_language_says_it(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = printed(capsys, ORIGIN, "--depth", "1", "--lang", language, "--all", "--seat", "P2")
    assert "judged-" not in text
    assert "account-" not in text
    english = "own decisions" in text.lower() or "no choice" in text
    assert english == (language == "en")


def test_one_player_only(capsys: pytest.CaptureFixture[str]) -> None:
    words = (ORIGIN, "--depth", "1", "--all", "--lang", "en")
    lines = printed(capsys, *words, "--seat", "P2").splitlines()
    assert any("  P2  " in line for line in lines)
    assert not any("  P1  " in line and "→" in line for line in lines)
    assert cli.main(["analyse", *words, "--seat", "P3"]) == 2
    assert "there is no seat P3 at this table" in capsys.readouterr().err
