"""Parts are asked without their names, in an order that a seed decides, and answers are counted."""

import json
from pathlib import Path

import pytest

from tools.blind_sheets import PARTS, SHEETS, is_right, key_of, main, score, sheets

ONLY = frozenset({"wings golden-eagle", "tail deathstalker"})


def test_every_part_is_asked_once_at_each_size_in_an_order_of_its_own() -> None:
    key = key_of(1)
    assert key == key_of(1) != key_of(2)
    assert list(key) == [f"{size} {part}" for part in PARTS for size in SHEETS]
    for part in PARTS:
        orders = [key[f"{size} {part}"] for size in SHEETS]
        assert len({tuple(order) for order in orders}) == len(SHEETS)
        assert all(sorted(order) == sorted(set(orders[0])) for order in orders)


def test_a_sheet_has_numbers_and_no_names() -> None:
    drawn = list(sheets(key_of(1, ONLY)))
    assert [name for name, _, _ in drawn] == [
        *("wings-64-1", "wings-120-1", "wings-400-1"),
        *("tail-64-1", "tail-120-1", "tail-400-1"),
    ]
    for _, svg, _ in drawn:
        assert ">1</text>" in svg
        assert "eagle" not in svg
        assert "deathstalker" not in svg


def test_a_ghost_ends_where_its_window_ends() -> None:
    """Each part is a document within the sheet's, and such a one clips what it holds."""
    [(_, svg, _)] = sheets({"400 body": ["narwhal", "blue-whale"]})
    assert svg.count('<svg y="20" width="400" height="400" viewBox="0 0 400 400">') == 2


@pytest.mark.parametrize(
    ("animal", "guess", "right"),
    [
        ("polar-bear", "a Bear", True),
        ("deathstalker", "scorpion", True),
        ("brown-rat", "rattlesnake", False),
        ("indian-flying-fox", "fruit bat", True),
        ("vicuna", "Vicuña", True),
        ("western-honey-bee", "honeybee", True),
        ("sidewinder", "snake", False),
    ],
)
def test_the_kind_has_to_be_named(animal: str, guess: str, right: bool) -> None:
    assert is_right(animal, guess) is right


def test_answers_are_counted_and_what_was_not_named_at_once_is_listed() -> None:
    key = {"64 head": ["polar-bear", "ostrich", "moose"]}
    answers = "64 head 1: bear\n\n64 head 2: vulture, ostrich\n64 head 3: elk, deer, moose\n"
    assert list(score(key, answers)) == [
        "64 head: 1 at once, 2 within two, of 3 (67%)",
        "64 head moose: elk, deer (missed)",
        "64 head ostrich: vulture, ostrich (second guess)",
    ]


@pytest.mark.parametrize("line", ["64 head 4: bear", "64 head 0: bear", "99 head 1: x", "bear"])
def test_an_answer_to_nothing_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="no answer to anything"):
        list(score({"64 head": ["polar-bear"]}, line))


def test_sheets_are_written_and_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "only").write_text("tail deathstalker\n", encoding="utf-8")
    where = tmp_path / "sheets"
    assert main(["make", str(where), "--only", str(tmp_path / "only")]) == 0
    assert json.loads((where / "key.json").read_text(encoding="utf-8"))["64 tail"] == [
        "deathstalker"
    ]
    assert (where / "tail-400-1.png").read_bytes().startswith(b"\x89PNG")
    (tmp_path / "answers").write_text("64 tail 1: scorpion", encoding="utf-8")
    assert main(["score", str(where), str(tmp_path / "answers")]) == 0
    assert "1 at once, 1 within two, of 1 (100%)" in capsys.readouterr().out
