"""Faults of files and of commands, told in the reader's language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import galapagos
from galapagos.kernel.errors import BadData
from galapagos.records.record import parse_record
from galapagos.text import catalogue
from galapagos.text.faults import FRAMES, Faults, faults_in
from galapagos.text.languages import LANGUAGES

SOURCES = Path(galapagos.__file__).parent
ROOMS = (
    *("kernel", "records", "cli"),
    *("games/origin/cards", "games/origin/notation", "games/origin/rules"),
    *("games/darwin/cards", "games/darwin/notation", "games/darwin/rules"),
)


def complaints(room: str) -> Iterator[str]:
    """Yield what a room says of bad data, each value as a word nobody writes."""
    for path in sorted((SOURCES / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadData":
                if isinstance(node.args[0], ast.Constant | ast.JoinedStr):
                    yield spelled(node.args[0])


def spelled(text: ast.expr) -> str:
    if isinstance(text, ast.JoinedStr):
        return "".join(map(spelled, text.values))
    return str(text.value) if isinstance(text, ast.Constant) else "Qq"


def test_whatever_files_and_commands_are_refused_for_is_told_in_every_language() -> None:
    said = [one for room in ROOMS for one in complaints(room)]
    assert len(said) > 100
    assert [one for one in said if not faults_in("sv").fits(one)] == []
    assert not faults_in("sv").fits("a sentence that nobody has translated")


def test_a_game_from_elsewhere_has_sentences_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in (("en", "{ $n } dice are loaded"), ("sv", "{ $n } tärningar är riggade")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "faults.ftl").write_text(f"fault-dice = {text}\n", encoding="utf-8")
    monkeypatch.setitem(catalogue.homes, "elsewhere", tmp_path)
    faults = Faults("sv", catalogue.areas_called("faults"), FRAMES)
    assert faults.retold("2 dice are loaded") == "2 tärningar är riggade"
    assert faults.retold("there is no slot x on this table") != "there is no slot x on this table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_record_is_refused_with_its_place_in_words(language: str) -> None:
    with pytest.raises(BadData) as raised:
        parse_record("game origin\n", source="game.txt")
    told = faults_in(language).told(raised.value)
    assert told.startswith("game.txt")
    assert (told == str(raised.value)) == (language == "en")


def test_what_fills_a_gap_is_told_too() -> None:
    text = "expected a number from 0 to 9, found 'x'"
    assert faults_in("en").retold(text) == text
    assert faults_in("sv").retold(text) == "väntade ett tal från 0 till 9, fann 'x'"
    assert faults_in("ja").retold(text) == "0〜9の数が必要ですが、'x'がありました"
    assert faults_in("pt").retold("sing a song") == "sing a song"
