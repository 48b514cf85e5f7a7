"""A game that is added gets every proof of its rules without another line, and each can fail.

The suites are run, in a process of their own, with a tiny third game in the registry of games, and
with variants of it that are wrong in one place.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.third_game import FAULTS, FINDERS

ROOT = Path(__file__).parent.parent.parent
SUITES = [
    "tests/lab/test_conformance.py",
    "tests/lab/test_checksum.py",
    "tests/perft/test_perft.py",
    "tests/properties/test_invariants.py",
    "tests/properties/test_sharpness.py",
    "tests/properties/test_two_worlds.py",
    "tests/records/test_fixpoints.py",
    "tests/records/test_fuzz.py",
]
"""What proves rules. Suites about rule books, pictures and luck want a game that has them."""

Outcomes = dict[str, dict[str, str]]
"""By game and test: collected, passed or failed."""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Outcomes:
    """Run the suites with the third game and its variants; return what became of every test."""
    told = tmp_path_factory.mktemp("third") / "outcomes.json"
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    run = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", "-p", "tests.lab.third_game", *SUITES]
        + [
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "--hypothesis-profile=third",
            "-q",
            "--no-header",
            "--tb=no",
            "-r",
            "N",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "GALAPAGOS_THIRD_GAME": str(told)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.exists(), run.stdout + run.stderr
    found: Outcomes = json.loads(told.read_text(encoding="utf-8"))
    return found


def test_every_suite_takes_every_game(outcomes: Outcomes) -> None:
    assert set(outcomes["origin"]) == set(outcomes["darwin"]) == set(outcomes["tiny"])
    suites = {test.split("::")[0] for test in outcomes["tiny"]}
    assert suites == {Path(suite).name for suite in SUITES}


def test_the_third_game_passes_them_all(outcomes: Outcomes) -> None:
    assert {test: one for test, one in outcomes["tiny"].items() if one != "passed"} == {}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_by_the_proofs_for_it(outcomes: Outcomes, fault: str) -> None:
    found = outcomes[f"tiny.{fault}"]
    failed = {test.partition("::")[2] for test, one in found.items() if one == "failed"}
    assert failed == set(FINDERS[fault])


def test_every_proof_finds_some_fault(outcomes: Outcomes) -> None:
    """One that none of the variants fails may be one that cannot fail."""
    proofs = {test.partition("::")[2] for test in outcomes["tiny"]}
    # About what was recorded of a game, or is written for it, and not about its rules.
    about_numbers = {
        "test_the_stored_file_covers_every_game",
        "test_every_number_of_players_has_counts",
        "test_every_switch_is_met_with_every_number_of_players",
        "test_a_line_tells_games_apart",
        "test_a_changed_scenario_is_refused_or_runs",
    }
    assert proofs - about_numbers == {test for tests in FINDERS.values() for test in tests}
