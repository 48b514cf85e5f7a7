"""Names of mutants, samples, equivalents and the ledger: what must hold between runs."""

from dataclasses import replace
from pathlib import Path

from tests.mutations.__main__ import GOAL_MET, GOAL_MISSED, NOT_RUN, PARTIAL, ending
from tests.mutations.ledger import Equivalent, Ledger, Result, load_equivalent, reason_for
from tests.mutations.mutants import Mutant, drawn, mutants_of
from tests.mutations.plan import HERE, ROOT, load_plan
from tests.mutations.report import Tally, summary
from tests.mutations.workers import KILLED, SURVIVED

SOURCE = b"A = 1\n\n\ndef f(a, b):\n    if a < b:\n        return 1\n    return 1\n"


def found(source: bytes = SOURCE) -> list[Mutant]:
    return mutants_of("src/tiny.py", source)


def test_equal_changes_in_one_function_have_different_keys() -> None:
    keys = [mutant.key for mutant in found()]
    assert len(set(keys)) == len(keys) == 8


def test_keys_and_samples_do_not_depend_on_lines_above() -> None:
    moved = found(b"B = 'text'\n\n" + SOURCE)
    assert {mutant.key for mutant in moved} == {mutant.key for mutant in found()}
    sample = [mutant.key for mutant in drawn(found(), 3, 4)]
    assert [mutant.key for mutant in drawn(moved, 3, 4)] == sample
    assert [mutant.key for mutant in drawn(found(), 4, 4)] != sample


def test_a_vocabulary_has_only_its_functions_changed() -> None:
    functions = mutants_of("src/tiny.py", SOURCE, functions_only=True)
    assert len(functions) == 6
    assert {mutant.change.function for mutant in functions} == {"f"}


def test_a_diff_shows_the_change(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "tiny.py").write_bytes(SOURCE)
    mutant = next(one for one in found() if "<=" in one.after)
    assert "-    if a < b:\n+    if a <= b:" in mutant.diff(tmp_path)


def test_an_equivalent_is_known_by_what_is_written() -> None:
    mutant = next(one for one in found() if "<=" in one.after)
    listed = Equivalent("src/tiny.py", "f", "if a < b:", "why not", "if a <= b:")
    assert reason_for(mutant, [listed]) == "why not"
    for other in (
        Equivalent("src/tiny.py", "f", "if a < b:", "why not", "if a > b:"),
        Equivalent("src/tiny.py", "f", "if a < b:", "why not", turn=1),
        Equivalent("src/tiny.py", "g", "if a < b:", "why not"),
    ):
        assert reason_for(mutant, [other]) == ""


def result(mutant: Mutant, status: str) -> Result:
    return Result(
        mutant.key,
        mutant.file,
        status,
        "tests/test_a.py::test_it" if status == KILLED else "",
        {"tests/test_a.py": 1},
        1,
        0.1,
        "sources",
        "tests",
        "file" if status == KILLED else "",
        limit=9.0,
    )


def test_a_kill_holds_as_long_as_both_files_and_a_survival_as_long_as_the_tests(
    tmp_path: Path,
) -> None:
    killed, survived, unknown = found()[:3]
    ledger = Ledger(tmp_path / "results.jsonl")
    ledger.write(result(killed, KILLED))
    ledger.write(result(survived, SURVIVED))
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"key": "cut')
    again = Ledger(tmp_path / "results.jsonl")

    def known(mutant: Mutant, sources: str, tests: str, finder: str) -> Result | None:
        return again.known(mutant, sources, tests, 9.0, lambda test: finder)

    assert known(killed, "sources", "other tests", "file") == result(killed, KILLED)
    assert known(killed, "sources", "other tests", "other file") is None
    assert known(killed, "other sources", "tests", "file") is None
    assert known(survived, "sources", "tests", "") == result(survived, SURVIVED)
    assert known(survived, "sources", "other tests", "") is None
    assert known(unknown, "sources", "tests", "") is None


def test_what_survived_a_part_of_its_tests_is_tried_again_when_there_is_more_time(
    tmp_path: Path,
) -> None:
    one = found()[0]
    ledger = Ledger(tmp_path / "results.jsonl")

    def is_known(limit: float) -> bool:
        return ledger.known(one, "sources", "tests", limit, str) is not None

    ledger.write(result(one, SURVIVED))
    assert is_known(99.0)  # all had run
    ledger.write(replace(result(one, SURVIVED), reaching=2))
    assert is_known(9.0)
    assert not is_known(10.0)


def tally(drawn: int, killed: int, survived: int) -> Tally:
    one = found()[0]
    results = [result(one, KILLED)] * killed + [result(one, SURVIVED)] * survived
    return Tally("tiny", drawn, [(one, each) for each in results], [(one, "why not")])


def test_a_summary_says_how_many_of_the_sample_were_judged() -> None:
    assert summary([tally(11, 9, 1)], 90) == (
        "tiny: 11 drawn, 1 equivalent, 10 of the other 10 judged; 9 of them found out, 90.0 %"
    )
    cut = summary([tally(11, 4, 0), tally(3, 0, 0)], 90)
    assert "4 of the other 10 judged; 4 of them found out, 100.0 %" in cut
    assert "0 of the other 2 judged; no rate" in cut
    assert "PARTIAL: 8 were not tried" in cut


def test_a_run_that_was_cut_has_not_met_its_goal() -> None:
    assert ending([tally(11, 9, 1)], 90) == GOAL_MET
    assert ending([tally(11, 9, 1), tally(11, 9, 0)], 90) == PARTIAL
    assert ending([tally(11, 0, 0)], 90) == PARTIAL
    assert ending([tally(11, 8, 2)], 90) == GOAL_MISSED
    assert ending([tally(11, 2, 2)], 90) == GOAL_MISSED  # whatever becomes of the others
    assert ending([Tally("tiny", 0)], 90) == NOT_RUN


def test_the_plan_finds_the_rules_and_every_equivalent_names_a_change_that_exists() -> None:
    plan = load_plan()
    assert {
        "src/galapagos/games/origin/rules/hunt.py",
        "src/galapagos/games/darwin/rules/evaluation.py",
        "src/galapagos/server/table/decide.py",
    } <= set(plan.files())
    listed = load_equivalent(HERE / "equivalent.toml")
    there = [
        mutant
        for file in sorted({one.file for one in listed})
        for mutant in mutants_of(file, (ROOT / file).read_bytes())
    ]
    assert [one for one in listed if not any(map(one.fits, there))] == []
    assert all(one.reason for one in listed)
