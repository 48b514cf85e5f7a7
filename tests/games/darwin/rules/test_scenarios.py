"""The acceptance scenarios of Darwin, line by line, and how malformed ones are refused."""

from pathlib import Path

import pytest

from galapagos.games.darwin.scenarios.scenarios import read_darwin_scenarios
from galapagos.kernel.errors import BadData
from galapagos.records.files import read_text
from galapagos.records.scenarios import Case, Result, run_cases

SCENARIOS = Path(__file__).parents[3] / "scenarios"
FILES = [SCENARIOS / f"darwin{part}.jsonl" for part in ("", "-more", "-rare")]


def cases() -> list[Case]:
    return [
        case
        for path in FILES
        for case in read_darwin_scenarios(path.read_text(encoding="utf-8"), str(path))
        if not case.in_words
    ]


def run_lines(text: str, source: str) -> list[Result]:
    return run_cases(read_darwin_scenarios(text, source))


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_scenario(case: Case) -> None:
    assert case.run() == []


def test_scripts_are_skipped_and_everything_else_passes() -> None:
    results = run_lines(read_text(FILES[0]), FILES[0].name)
    assert len(results) == 138
    assert sum(result.skipped for result in results) == 28
    assert not any(result.failed() for result in results)


def test_lines_in_markdown_are_found_in_fenced_blocks_only() -> None:
    line = '{"id":"X","kind":"cost","dp":3,"steps":2,"want":{"cost":3},"rules":[]}'
    text = f"{line}\n\n```json\n{line}\n```\n\n```text\n{line}\n```\n"
    results = run_lines(text, "page.md")
    assert [result.case.line for result in results] == [4]


def test_a_wrong_wish_is_a_difference() -> None:
    line = '{"id":"X","kind":"cost","dp":3,"steps":2,"want":{"cost":2},"rules":[]}'
    (result,) = run_lines(line, "x.jsonl")
    assert result.differences == ("cost: expected 2, found 3",)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{", "not JSON"),
        ("[]", "one object per line"),
        ('{"id":"X","kind":"dance"}', "kind must be one of"),
        ('{"id":"X","kind":"cost","want":{},"colour":1}', "no field 'colour'"),
        ('{"kind":"cost","want":{}}', "needs an id"),
        ('{"id":"X","kind":"cost","want":{"cost":1},"rules":["DC-NO-01"]}', "is no rule"),
        ('{"id":"X","kind":"cost","want":{"price":1}}', "cannot want 'price'"),
        ('{"id":"X","kind":"cost","dp":-1,"steps":2,"want":{"cost":1}}', "dp must be a number"),
        ('{"id":"X","kind":"food","biomes":[],"want":{}}', "at least one biome"),
        ('{"id":"X","kind":"food","biomes":[{"id":"B","ad":["dig"]}],"want":{}}', "no ability"),
        (
            '{"id":"X","kind":"food","biomes":[{"id":"B"}],"species":[{"id":"A","d":"X"}],"want":{}}',
            "d must be H, C or O",
        ),
        ('{"id":"X","kind":"anatomy","do":{"body":{},"parts":["horn"]},"want":{}}', "no part"),
        ('{"id":"X","kind":"setup","players":2,"mode":"party","want":{}}', "no mode"),
    ],
)
def test_malformed_lines_are_refused_with_their_line(line: str, what: str) -> None:
    with pytest.raises(BadData, match=what) as caught:
        run_lines("\n" + line, "some.jsonl")
    assert (caught.value.source, caught.value.line) == ("some.jsonl", 2)


def test_an_id_stands_once() -> None:
    line = '{"id":"X","kind":"cost","dp":3,"steps":2,"want":{"cost":3},"rules":[]}'
    with pytest.raises(BadData, match="line 1 already"):
        run_lines(f"{line}\n{line}", "x.jsonl")
