"""Scenario files: every case of ours passes, failures are told in full, faults name their line."""

from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.games.origin.scenarios import steps
from galapagos.games.origin.scenarios.layout import Layout
from galapagos.games.origin.scenarios.scenarios import read_origin_scenarios
from galapagos.kernel.errors import BadData
from galapagos.lab.scenario_files import read_cases, scenario_files
from galapagos.records.scenarios import (
    YAML_FENCES,
    YAML_SUFFIXES,
    Case,
    run_cases,
    scenario_text,
    summary,
)
from tests.records.scenario_texts import SOUND

SCENARIOS = Path(__file__).parent.parent / "scenarios"
CASES = [case for file in scenario_files(SCENARIOS) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_scenario(case: Case) -> None:
    assert case.run() == []


def test_no_two_cases_of_ours_share_an_id() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


def only(text: str) -> Case:
    (case,) = read_origin_scenarios(text, "test.yaml")
    return case


def differences(old: str, new: str) -> list[str]:
    """What the sound case says after one change."""
    assert SOUND.count(old) == 1
    return only(SOUND.replace(old, new)).run()


# --- what a failing case says ----------------------------------------------------------------


def test_the_sound_case_passes() -> None:
    case = only(SOUND)
    assert case.run() == []
    assert (case.id, case.title, case.covers) == ("T-1", "a hunt", ("EV-ATK-01",))
    assert case.place() == "test.yaml:1"


def test_all_differences_are_told_with_what_was_expected_and_found() -> None:
    assert differences("food: {A: 0}", "food: {A: 2, Q: 1}\n    gone: [X]\n    turn: P2") == [
        "food of A: expected 2, found 0",
        "food of Q: expected 1, found no animal of that name",
        "gone: expected [X], found []",
        "turn: expected P2, found P1",
    ]


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("fat: {A: 1}", "fat of A: expected 1, found 0"),
        ("stored: {A: 1}", "stored of A: expected 1, found 0"),
        ("appetite: {X: 2}", "appetite of X: expected 2, found 1"),
        ("traits: {X: [mimicry]}", "traits of X: expected [mimicry], found [running]"),
        ("fed: [A]", "A: expected fed, found food 0 of 2"),
        ("hungry: [Q]", "Q: expected hungry, found no animal of that name"),
        ("pool: 3", "pool: expected 3, found 2"),
        ("pile: 1", "pile: expected 1, found 40"),
        ("pairs: 1", "pairs: expected 1, found 0"),
        ("hand: {P2: 3}", "hand of P2: expected 3, found 0"),
        ("discard: {P1: 1}", "discard of P1: expected 1, found 0"),
        ("points: {P1: 1}", "points of P1: expected 1, found 0"),
        ("passed: [P2]", "passed: expected [P2], found []"),
        ("start: P2", "start: expected P2, found P1"),
        ("last: true", "last: expected true, found false"),
        ("phase: over", "phase: expected over, found feeding"),
        ("score: {P1: 2}", "score of P1: expected 2, found the game not over"),
        ("winners: [P1]", "winners: expected [P1], found the game not over"),
        ("teams: [[P1, P2]]", "teams: expected [[P1, P2]], found [[P1], [P2]]"),
        ("team_score: [2, 2]", "team_score: expected [2, 2], found the game not over"),
    ],
)
def test_every_expectation_can_fail(expectation: str, found: str) -> None:
    assert differences("alive: [A, X]", expectation) == [found]


def test_an_accepted_step_that_should_be_refused_is_a_failure() -> None:
    step = "- {p: P1, do: hunt, with: A, target: X}"
    assert differences(step, "- {p: P1, do: take, animal: A, illegal: true}\n    " + step) == [
        "step 1 (line 13), P1 take animal A: expected a refusal, found it accepted"
    ]


def test_a_refused_step_is_a_failure_with_the_reasons_and_their_rules() -> None:
    told = differences("target: X}", "target: A}")
    assert told[0] == (
        "step 1 (line 13), P1 hunt with A, target A: expected it accepted, "
        "found it refused: prey_is_hunter (EV-ATK-03)"
    )
    assert told[1].startswith("step 2 (line 14), P2 defend use running: expected it accepted")
    assert told[2:] == ["dice: expected all to be rolled, found left over: 4"]


def test_a_name_that_does_not_fit_makes_a_step_illegal_not_malformed() -> None:
    told = differences("with: A, target: X}", "with: A, target: nobody}")
    assert "found it refused: no animal is called nobody" in told[0]


def test_a_refusal_that_changes_anything_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_and_nibble(do: str, seat: int, told: steps.Told, table: Layout) -> list[str]:
        table.state.centre -= 1
        return ["no"]

    monkeypatch.setattr(steps, "_obstacles", refuse_and_nibble)
    told = differences("target: X}", "target: X, illegal: true}")
    assert told[0].endswith("expected asking to change nothing, found a change")


def test_dice_left_over_and_dice_too_few_are_failures() -> None:
    assert differences("dice: [4]", "dice: [4, 5, 6]") == [
        "dice: expected all to be rolled, found left over: 5, 6"
    ]
    assert differences("dice: [4]", "dice: []") == [
        "step 2 (line 14), P2 defend use running: expected no die, found one rolled too many"
    ]


def test_views_and_the_deck_can_fail() -> None:
    view = "view:\n    P1: {own_hand: [running], own_discard: [running], faces: {X: running}}"
    assert differences("expect:\n    food: {A: 0}\n    alive: [A, X]", view) == [
        "P1 sees own_hand: expected [running], found []",
        "P1 sees own_discard: expected [running], found []",
        "P1 sees faces of X: expected running, found hidden",
    ]
    view = "view:\n    spectator: {hand_sizes: {P1: 1}, discard_sizes: {P2: 1}, pile_size: 1}"
    assert differences("expect:\n    food: {A: 0}\n    alive: [A, X]", view) == [
        "spectator sees hand_sizes of P1: expected 1, found 0",
        "spectator sees discard_sizes of P2: expected 1, found 0",
        "spectator sees pile_size: expected 1, found 40",
    ]
    view = "view:\n    P2: {traits: {A: []}}"
    assert differences("expect:\n    food: {A: 0}\n    alive: [A, X]", view) == [
        "P2 sees traits of A: expected [], found [carnivorous]"
    ]
    deck = "deck: {cards: 85, faces: 19, single: 31, double: 53, totals: {running: 5}}"
    assert differences("expect:\n    food: {A: 0}\n    alive: [A, X]", deck) == [
        "cards: expected 85, found 84",
        "faces: expected 19, found 20",
        "single: expected 31, found 32",
        "double: expected 53, found 52",
        "running halves: expected 5, found 4",
    ]


# --- Markdown --------------------------------------------------------------------------------

MARKDOWN = f"# A bug\n\n~~~text\n```yaml\n~~~\n\nSee:\n\n```yaml\n{SOUND}```\n\nThanks.\n"


def test_a_fenced_block_is_read_with_the_lines_of_the_markdown_file() -> None:
    (case,) = read_origin_scenarios(MARKDOWN, "bug.md")
    assert case.line == 10
    assert case.run() == []
    with pytest.raises(BadData, match=r"bug\.md, line 22: expected a kind of step"):
        read_origin_scenarios(MARKDOWN.replace("do: hunt", "do: chase"), "bug.md")


def test_several_blocks_are_one_list() -> None:
    second = SOUND.replace("T-1", "T-2")
    cases = read_origin_scenarios(f"{MARKDOWN}\n~~~~ yml\n{second}~~~~\n", "bug.md")
    assert [(case.id, case.line) for case in cases] == [("T-1", 10), ("T-2", 32)]


def yaml_text(text: str, source: str) -> str:
    return scenario_text(text, source, YAML_SUFFIXES, YAML_FENCES)


def test_markdown_without_a_block_or_with_one_cut_short_is_refused() -> None:
    with pytest.raises(BadData, match=r"bug\.md, line 1: expected a fenced yaml or yml block"):
        yaml_text("# Nothing here\n", "bug.md")
    with pytest.raises(BadData, match=r"bug\.md, line 9: the block .* never ends"):
        yaml_text(MARKDOWN.replace("```\n\nThanks", "\n\nThanks"), "bug.md")


def test_any_other_name_is_judged_by_what_the_file_holds() -> None:
    assert yaml_text(SOUND, "report.txt") == SOUND
    assert yaml_text(MARKDOWN, "report.txt").lstrip("\n").startswith("- id: T-1")
    assert yaml_text(MARKDOWN, "report.yaml") == MARKDOWN


# --- the command -----------------------------------------------------------------------------


def write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


FAILING = SOUND.replace("T-1", "T-2").replace("food: {A: 0}", "food: {A: 1}")
MALFORMED = SOUND.replace("do: hunt", "do: chase")


def test_passing_files_exit_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write(tmp_path, "a.yaml", SOUND), write(tmp_path, "b.md", MARKDOWN)]
    assert main(["check", *files]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed, 0 skipped\n"


def test_a_failing_case_exits_with_1_and_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [write(tmp_path, "a.yaml", SOUND), write(tmp_path, "b.yaml", FAILING)]
    assert main(["check", *files]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"FAILED {files[1]}:1: T-2 a hunt",
        "  food of A: expected 1, found 0",
        "1 passed, 1 failed, 0 skipped",
    ]


def test_a_malformed_file_exits_with_2_even_beside_a_failing_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [write(tmp_path, "a.yaml", MALFORMED), write(tmp_path, "b.yaml", FAILING)]
    assert main(["check", *files]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"{files[0]}, line 13: expected a kind of step (setup, ")
    assert said.err.endswith(", found 'chase'\n")
    assert said.out.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"


@pytest.mark.parametrize(
    ("content", "what"),
    [(None, "cannot be read: No such file"), (b"- \xff", "is not UTF-8 text")],
)
def test_a_file_that_is_no_text_exits_with_2(
    content: bytes | None, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.yaml"
    if content is not None:
        path.write_bytes(content)
    assert main(["check", str(path)]) == 2
    assert f"{path}: {what}" in capsys.readouterr().err


def test_a_directory_is_searched_for_scenario_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deep").mkdir()
    write(tmp_path / "deep", "a.yml", SOUND)
    write(tmp_path, "b.md", MARKDOWN)
    write(tmp_path, "README.md", "# Prose\n")
    write(tmp_path, "notes.txt", "not a scenario")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed, 0 skipped\n"


def test_one_bad_file_of_a_directory_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "a.yaml", MALFORMED)
    write(tmp_path, "b.yaml", SOUND)
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().out == "1 passed, 0 failed, 0 skipped\n"


def test_a_directory_without_scenarios_exits_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "expected scenario files (.scenario, " in capsys.readouterr().err


def test_only_the_cases_asked_for_are_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [write(tmp_path, "a.yaml", SOUND), write(tmp_path, "b.yaml", FAILING)]
    assert main(["check", *files, "--case", "T-1"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed, 1 skipped\n"


def test_the_summary_counts_each_case_once() -> None:
    results = run_cases([only(SOUND), only(FAILING), only(SOUND.replace("T-1", "T-3"))], ["T-2"])
    assert summary(results) == "0 passed, 1 failed, 2 skipped"
