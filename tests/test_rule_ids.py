"""Every rule of Origin is named by a test, and no test names a rule that does not exist.

A scenario names rules in ``covers``; a Python test in its name (``test_ev_set_04_…``) or in its
docstring. Comments and lists of ids do not count.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml

from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.lab.scenario_files import read_cases

TESTS = Path(__file__).parent
ID = re.compile(r"\bEV-[0-9A-Z]+(?:-[A-Z_]+)*-[0-9]+\b")
SCENARIO_ID = re.compile(r"EV-S-[0-9]+")
BY_NAME = {rule.lower().replace("-", "_"): rule for rule in RULE_IDS}
RULE_IN_NAME = re.compile(r"ev_[0-9a-z]+(?:_[a-z]+)*_[0-9]{2}(?=_|$)")


def named_in_name(name: str) -> list[str]:
    """Rule ids in a function name; an unknown one comes back as it is spelt."""
    return [BY_NAME.get(found, found) for found in RULE_IN_NAME.findall(name)]


def named_in_python(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from named_in_name(node.name)
            found = ID.findall(ast.get_docstring(node) or "")
            yield from (rule for rule in found if not SCENARIO_ID.fullmatch(rule))


def named_in_scenarios(text: str) -> Iterator[str]:
    for case in yaml.safe_load(text):
        yield from case["covers"]


def named_in_notation(path: Path) -> Iterator[str]:
    for case in read_cases(path):
        yield from (rule for rule in case.covers if ID.fullmatch(rule))


@cache
def named_in_tests() -> dict[str, set[str]]:
    """Every rule id that a test names, with the files that name it."""
    named: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("*")):
        if path == Path(__file__):
            continue
        rules: list[str] = []
        if path.suffix == ".py":
            rules = list(named_in_python(path.read_text(encoding="utf-8")))
        elif path.suffix == ".yaml" and path.parent.name == "scenarios":
            rules = list(named_in_scenarios(path.read_text(encoding="utf-8")))
        elif path.suffix == ".scenario":
            rules = list(named_in_notation(path))
        for rule in rules:
            named.setdefault(rule, set()).add(path.relative_to(TESTS).as_posix())
    return named


def test_every_rule_is_named_by_a_test() -> None:
    named = named_in_tests()
    missing = [rule for rule in RULE_IDS if rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = {rule: files for rule, files in named_in_tests().items() if rule not in RULE_IDS}
    assert not unknown


def test_names_docstrings_and_covers_count_and_comments_do_not() -> None:
    source = '''
# EV-SET-01
LISTED = ["EV-SET-02"]
def test_ev_set_03_and_ev_trait_tail_loss_05_hold():
    """EV-2DECK-06, see EV-S-140."""
def helper():
    """EV-SET-04"""
def test_ev_nonsense_99(): ...
'''
    assert list(named_in_python(source)) == [
        "EV-SET-03",
        "EV-TRAIT-TAIL_LOSS-05",
        "EV-2DECK-06",
        "ev_nonsense_99",
    ]
    assert list(named_in_scenarios("- {id: EV-S-1, covers: [EV-SET-05]}")) == ["EV-SET-05"]
