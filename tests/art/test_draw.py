"""The command that writes pictures, the gallery, and PNG."""

from pathlib import Path

import pytest

from galapagos.art.picture import Picture
from galapagos.art.raster import png, unwritable
from galapagos.cli import main
from tests.art.documents import check_document

MOST_BYTES = 30 * 1024


@pytest.mark.parametrize(
    "what",
    [
        *("bongo-head", "savanna", "flood", "landscape:ocean", "scene:flood", "icon:run"),
        *("animal:swimming+running", "animal:", "orca-head+lion-body+ostrich-legs1"),
    ],
)
def test_draw_one_thing(what: str, tmp_path: Path) -> None:
    target = tmp_path / "x.svg"
    assert main(["draw", what, "--out", str(target)]) == 0
    check_document(target.read_text(encoding="utf-8"), MOST_BYTES)


def test_without_a_file_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "bongo-head", "--lang", "ja", "--theme", "dark"]) == 0
    assert "ボンゴ" in capsys.readouterr().out


@pytest.mark.parametrize("what", ["nobody-head", "icon:nothing", "orca-head+bongo-head", "x:y"])
def test_what_cannot_be_drawn_is_said(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", what]) == 1
    assert "galapagos draw: " in capsys.readouterr().err


def test_all_into_a_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "--all", "--out", str(tmp_path)]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert {"bongo-head.svg", "biome-savanna.svg", "event-flood.svg", "icon-run.svg"} <= names
    assert len(names) > 237 + 22 + 22 + 16
    assert main(["draw", "--all"]) == 1


@pytest.mark.slow
def test_the_gallery_is_complete(tmp_path: Path) -> None:
    assert main(["draw", "--gallery", "--out", str(tmp_path)]) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    sources = [part.partition('"')[0] for part in page.split('<img src="')[1:]]
    assert len(sources) > 400
    assert all((tmp_path / source).is_file() for source in sources)
    assert "<script" not in page


def test_the_strip(tmp_path: Path) -> None:
    target = tmp_path / "strip.svg"
    assert main(["draw", "--strip", "--out", str(target)]) == 0
    drawn = target.read_text(encoding="utf-8")
    check_document(drawn, 120 * 1024)
    kept = Path(__file__).parents[2] / "docs" / "strip.svg"
    assert kept.read_text(encoding="utf-8") == drawn, "galapagos draw --strip --out docs/strip.svg"


def test_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "x.png"
    assert main(["draw", "bongo-head", "--png", "--width", "90", "--out", str(target)]) == 0
    assert capsys.readouterr().err == ""
    data = target.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 90
    Picture("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>").save(target, 20)
    assert int.from_bytes(target.read_bytes()[16:20], "big") == 20


def test_a_png_has_the_same_letters_on_every_machine() -> None:
    """Every letter of our font is drawn, and with it alone."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{}</svg>'
    word = '<text x="2" y="30" font-size="24" font-family="system-ui,sans-serif">{}</text>'
    empty = png(svg.format(""))
    assert png(svg.format(word.format("Ž"))) != empty
    assert png(svg.format(word.format("Ž"))) != png(svg.format(word.format("Z")))
    assert png(svg.format(word.format("ü"))) == png(
        svg.format(word.format("ü").replace("system-ui", "DejaVu Sans"))
    )
    assert unwritable(svg.format(word.format("Ž–ü"))) == ""


def test_a_letter_that_no_font_has_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert unwritable("<text>\U0010fffc</text>") == "\U0010fffc"
    monkeypatch.setattr("galapagos.art.raster.unwritable", lambda svg: "ボ" if "ボ" in svg else "")
    words = ["draw", "bongo-head", "--png", "--out", str(tmp_path / "x.png")]
    assert main([*words, "--lang", "ja"]) == 0
    assert "このマシンのフォントに「ボ」がありません" in capsys.readouterr().err
    assert main(words) == 0
    assert capsys.readouterr().err == ""


def test_what_is_no_svg_is_no_png() -> None:
    with pytest.raises(ValueError, match="unknown token"):
        png("no picture")
