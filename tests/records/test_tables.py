"""Reading of tables: every problem with its line, all of them at once."""

from pathlib import Path

import pytest

from galapagos.kernel.errors import BadData
from galapagos.records.tables import (
    BadDataFound,
    DataWarning,
    Problems,
    Row,
    check_unique,
    read_table,
    read_toml,
)


def read(path: Path, text: str | bytes) -> tuple[list[Row], list[str]]:
    """Write a table with the columns a and b, read it, and give rows and messages."""
    file = path / "table.csv"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    problems = Problems()
    rows = read_table(file, ("a", "b"), problems, optional=("c",))
    return rows, [str(found).replace(f"{path}/", "") for found in problems.found]


def test_rows_keep_the_line_they_stand_in(tmp_path: Path) -> None:
    rows, messages = read(tmp_path, "# a comment\n\na,b\n1,2\n# more\n,,\n3, 4 \n")
    assert messages == []
    assert [(row.line, row.text("a"), row.text("b")) for row in rows] == [
        (4, "1", "2"),
        (7, "3", "4"),
    ]


def test_columns_may_stand_in_any_order_and_optional_ones_be_absent(tmp_path: Path) -> None:
    rows, messages = read(tmp_path, "b,a\n2,1\n")
    assert messages == []
    assert (rows[0].text("a"), rows[0].text("b"), rows[0].text("c")) == ("1", "2", "")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending_and_a_byte_order_mark(tmp_path: Path, ending: str) -> None:
    rows, messages = read(tmp_path, b"\xef\xbb\xbf" + f"a,b{ending}1,2{ending}".encode())
    assert messages == []
    assert [(row.line, row.text("b")) for row in rows] == [(2, "2")]


def test_what_a_spreadsheet_makes_of_comments_and_short_lines(tmp_path: Path) -> None:
    rows, messages = read(tmp_path, '"# a ""note""",,\n# x, y,\na,b,,\n1,2,,\n')
    assert messages == []
    assert rows[0].text("b") == "2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b,x\n1,2,3\n", "table.csv, line 1: unknown column 'x', expected a, b, c"),
        ("# n\na\n1\n", "table.csv, line 2: missing column 'b'"),
        ("a,b,a\n1,2,3\n", "table.csv, line 1: column 'a' appears twice"),
        ("a;b\n1;2\n", "table.csv, line 1: cells must be separated by commas, not ; or tabs"),
        ("a,b\n1,2,3\n", "table.csv, line 2: 3 cells, but the table has 2 columns"),
        ("a,b\n", "table.csv: the table has no rows"),
        ("", "table.csv: empty; the first line must be a,b"),
        ('a,b\n"1,2\n', "table.csv, line 2: not a line of a CSV table: unexpected end of data"),
        (
            b"a,b\n1,2\n\xff,4\n",
            "table.csv, line 3: not UTF-8; save the file with the encoding UTF-8",
        ),
    ],
)
def test_a_broken_table(tmp_path: Path, text: str | bytes, message: str) -> None:
    assert message in read(tmp_path, text)[1]


def test_a_missing_file(tmp_path: Path) -> None:
    problems = Problems()
    assert read_table(tmp_path / "no.csv", ("a",), problems) == []
    assert str(problems.found[0]).endswith("no.csv: the file is missing")


def test_a_directory_in_place_of_a_file(tmp_path: Path) -> None:
    problems = Problems()
    assert read_table(tmp_path, ("a",), problems) == []
    assert "cannot be read" in str(problems.found[0])


def test_all_problems_of_the_header_come_together(tmp_path: Path) -> None:
    assert len(read(tmp_path, "x,y\n1,2\n")[1]) == 4


def row(problems: Problems, **cells: str) -> Row:
    return Row("f.csv", 3, cells, problems, "card x")


@pytest.mark.parametrize("text", ["-1", "1.5", "two", "²", "１", "1 0"])
def test_a_bad_number(text: str) -> None:
    problems = Problems()
    assert row(problems, n=text).number("n", 0, 5) == 0
    assert [str(found) for found in problems.found] == [
        f"f.csv, line 3: card x: n is '{text}', expected a whole number 0 to 5"
    ]


def test_a_number_out_of_range() -> None:
    problems = Problems()
    row(problems, n="6").number("n", 0, 5)
    assert str(problems.found[0]) == "f.csv, line 3: card x: n is 6, expected 0 to 5"


def test_an_empty_number_is_its_default_or_an_error() -> None:
    problems = Problems()
    assert row(problems, n=" ").number("n", 1, 5) == 0
    assert not problems.found
    row(problems, n="").number("n", 1, 5, empty=None)
    assert str(problems.found[0]).endswith("n is '', expected a whole number 1 to 5")


def test_a_word_that_is_no_option() -> None:
    problems = Problems()
    row(problems, w="c").one_of("w", ("a", "b"))
    row(problems, w="c").one_of("w", ("a", "b"), empty=True)
    assert [found.what for found in problems.found] == [
        "card x: w is 'c', expected one of a, b",
        "card x: w is 'c', expected one of a, b, or nothing",
    ]


@pytest.mark.parametrize("text", ["Bongo", "bon go", "-bongo", "bongo--head", "ボンゴ"])
def test_a_bad_id(text: str) -> None:
    problems = Problems()
    row(problems, id=text).slug("id")
    assert "is not an id" in problems.found[0].what


def test_duplicate_ids_name_the_first_line() -> None:
    problems = Problems()
    check_unique([Row("f.csv", n, {"id": "a"}, problems) for n in (2, 5)], "id")
    assert str(problems.found[0]) == "f.csv, line 5: duplicate id 'a', first used in line 2"


def test_errors_are_raised_together_and_warnings_are_not() -> None:
    problems = Problems()
    problems.warn("odd", "f.csv", 1)
    problems.raise_errors("set")
    problems.error("wrong", "f.csv", 2)
    problems.error("bad", "g.csv")
    with pytest.raises(BadData) as caught:
        problems.raise_errors("set")
    assert str(caught.value) == "set: 2 problems\n  f.csv, line 2: wrong\n  g.csv: bad"
    assert isinstance(caught.value, BadDataFound)
    assert [found.line for found in caught.value.problems] == [2, 0]
    assert isinstance(problems.found[0], DataWarning)


def test_broken_toml_is_named_by_line(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text('name = "a"\nnote = \n')
    problems = Problems()
    assert read_toml(file, problems).values == {}
    assert str(problems.found[0]).replace(f"{tmp_path}/", "").startswith("set.toml, line 2: not")
