"""``galapagos cards``: lists, filters, begins and checks card sets."""

from pathlib import Path

import pytest

from galapagos.cli import main


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["cards", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_all_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert len(lines) == 1 + 237 + 1
    assert lines[0].split()[:3] == ["card", "animal", "part"]
    assert lines[-1] == "237 of 237 cards, set Galapagos"


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (["polar", "bear"], 3),
        (["--part", "body", "--symbol", "dig"], 4),
        (["--diet", "omnivore", "--part", "wings"], 0),
        (["--animal", "ホッキョクグマ"], 3),
        (["--lang", "sv", "isbjörn"], 3),
    ],
)
def test_cards_are_filtered(
    capsys: pytest.CaptureFixture[str], words: list[str], count: int
) -> None:
    code, out, _ = run(capsys, *words)
    assert code == 0
    if count:
        assert out.splitlines()[-1].startswith((f"{count} of 237 cards", f"{count} av 237 kort"))
    else:
        assert out == "no card fits\n"


def test_a_narrow_terminal_gets_marks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    _, out, _ = run(capsys, "--part", "head")
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert any(line.split() == ["bongo-head", "H", "♥1", "run1", "co1"] for line in lines)


def test_biomes_and_events_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, biomes, _ = run(capsys, "biomes")
    assert len(biomes.splitlines()) == 2 * 22
    assert "  2 points, 8 plants, 5 meat; requires run; never cold; adaptation counts run" in biomes
    _, events, _ = run(capsys, "events", "--lang", "pt")
    assert len(events.splitlines()) == 16


def test_a_set_is_begun_changed_and_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    code, out, _ = run(capsys, "new", str(folder))
    assert code == 0
    assert f"galapagos cards check {folder}" in out
    code, out, _ = run(capsys, "check", str(folder))
    assert code == 0
    assert out == ("mine: 237 animal cards, 22 biomes, 16 events; 0 warnings. It can be played.\n")
    cards = folder / "cards.csv"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("bongo-head,bongo,head,small", "bongo-head,bongo,head,huge"))
    code, out, _ = run(capsys, "check", str(folder))
    assert code == 1
    assert "card bongo-head: deck is 'huge', expected one of small, large" in out
    assert out.splitlines()[-1] == "2 errors, 0 warnings"
    code, out, _ = run(capsys, "--cards", str(folder))
    assert code == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--part", "beak"], "galapagos cards: unknown part 'beak'"),
        (["--lang", "xx"], "expected one of en, zh-Hans, zh-Hant, pt, ja, sv, found "),
        (["new"], "expected new and one folder"),
        (["check", "a", "b"], "expected check and one folder"),
        (["new", "."], "already exists and is not an empty directory"),
    ],
)
def test_wrong_words_say_what_was_expected(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_checking_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "nowhere")
    assert code == 1
    assert "error: nowhere: no such directory" in out
    code, _, err = run(capsys, "--cards", "nowhere")
    assert code == 2
    assert "nowhere: no such directory" in err
