"""What commands print, in a language without Latin letters: what is left in English would show."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.lab.text_exceptions import NAMES, all_typed
from galapagos.text.languages import LANGUAGES
from galapagos.text.reports import reports_in
from tests.cli import test_admin

data = test_admin.data
TESTS = Path(__file__).parents[1]

_RECORD = TESTS / "replays" / "darwin-beginner.txt"
_BOTS = ("--bots", "random,hatchling", "--games", "2")
_LAB = ("--player", "random", "--games", "2", "--players", "2")
RUNS: dict[str, Sequence[str]] = {
    "arena": ("arena", "origin", *_BOTS),
    "arena, ended": ("arena", "origin", *_BOTS, "--until", "0.4"),
    "arena, refused": ("arena", "origin", "--bots", "random"),
    "arena, plot": ("arena", "origin", *_BOTS, "--plot", "nowhere/plot.svg"),
    "tournament": ("tournament", "origin", "--bots", "random,hatchling,forager", "--games", "2"),
    "swiss": ("tournament", "darwin", "--bots", "random,hatchling,forager", "--games", "2")
    + ("--form", "swiss", "--out", "out"),
    "bench": ("bench", "origin", "--seconds", "0.01"),
    "balance of Origin": ("lab", "balance", "origin", *_LAB, "--out", "report.md"),
    "balance of Darwin": ("lab", "balance", "darwin", *_LAB, "--plot", "plot.svg"),
    "exploit": ("lab", "exploit", "Darwin-3p-v1", "--games", "2", "--judge", "1"),
    "train": ("train", "origin", "--games", "1", "--iterations", "1", "--bot", "apex"),
    "perft": ("perft", "origin", "--depth", "1"),
    "perft, refused": ("perft",),
    "perft, another count": ("perft", "--files", "wrong.perft"),
    "cards, new": ("cards", "new", "mine"),
    "cards, checked": ("cards", "check", str(TESTS / "records" / "darwin_set")),
    "cards, refused": ("cards", "check"),
    "draw": ("draw", "--all", "--out", "pictures"),
    "draw, nothing": ("draw",),
    "draw, unknown": ("draw", "unicorn"),
    "draw, no folder": ("draw", "--all"),
    "replay": ("replay", str(_RECORD), "--story"),
    "replay, part": ("replay", str(_RECORD), "--to", "3"),
    "verify, refused": ("verify", str(_RECORD)),
    "serve, no port": ("serve", "--host", "203.0.113.9", "--port", "1", "--data", "data"),
    "serve, no limit": ("serve", "--limit", "xyzzy=1", "--data", "data"),
    "admin, no data": ("admin", "--data", "nowhere", "list"),
}
WRONG = {
    "wrong.perft": "origin players=2 seed=1 plies=0 | 1 999 abcdef123456\n",
}
_SENTENCE = re.compile(r"[A-Za-z]{2,}(?: [A-Za-z]{2,})+")


def english_in(text: str, typed: Sequence[str] = ()) -> list[str]:
    """Return what looks like a sentence in Latin letters, but for what is typed and for names."""
    parts = {part for word in typed for part in re.findall(r"[A-Za-z]+", word)}
    known = all_typed() | NAMES | parts
    return [found for found in _SENTENCE.findall(text) if not {*found.split(" ")} <= known]


@pytest.mark.parametrize("name", RUNS)
def test_what_a_command_prints_is_in_the_language_asked_for(
    name: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    for file, text in WRONG.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    main(["--lang", "ja", *RUNS[name]])
    told = capsys.readouterr()
    shown = told.out + told.err
    assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", shown), shown
    files = [*tmp_path.rglob("report.md"), *tmp_path.rglob("*.html")]
    shown += "".join(
        re.sub(r"<style>.*?</style>|<[^>]*>", "\n", file.read_text("utf-8")) for file in files
    )
    typed = [*RUNS[name], *WRONG.values(), "--out DIR", _RECORD.read_text("utf-8")]
    assert not english_in(shown.replace(str(tmp_path), ""), typed)


def test_what_an_administrator_reads_is_in_the_language_asked_for(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, moved = str(tmp_path / "copy.db"), str(tmp_path / "moved")
    for words in (
        ("list",),
        ("check",),
        ("backup", copy),
        ("backup", copy),
        ("restore", copy),
        ("export", "RNNNNG"),
        ("export", "N0TH1NG"),
        ("move", moved),
        ("rekey",),
        ("purge", "--days", "5"),
        ("purge", "--days", "0"),
    ):
        main(["--lang", "ja", "admin", "--data", str(data), *words])
        told = capsys.readouterr()
        shown = re.sub(r"^galapagos admin: ", "", told.out + told.err)
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", shown), shown
        shown = re.sub(r"galapagos serve .*", "", shown)
        assert not english_in(shown.replace(str(tmp_path), ""), words), shown


def test_a_sentence_that_was_left_in_english_would_be_noticed() -> None:
    assert english_in("テーブル数：3\nthe other tables are whole") == ["the other tables are whole"]
    assert not english_in("galapagos admin restoreでバックアップを戻せます")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_a_report_is_told_again_with_its_numbers(language: str) -> None:
    told = reports_in(language).retold(
        "stopped after 12 deals: apex is stronger (sequential test, risk 0.05)"
    )
    assert all(value in told for value in ("12", "apex", "0.05"))
    assert not any(word in told for word in ("stopped", "stronger"))
