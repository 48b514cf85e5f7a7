"""Every rule of Darwin is named by a test, and no test names a rule that does not exist.

A scenario names rules in ``rules`` (those in words do not count); a Python test in its name
(``test_dc_turn_04_…``) or in its docstring.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS, REFUSAL_RULES
from galapagos.games.darwin.rules.rules import RULE_IDS

TESTS = Path(__file__).parent
ID = re.compile(r"\bDC-(?!Q-)[0-9A-Z]+(?:-[A-Z]+)?(?:-[0-9]+)+\b")
BY_NAME = {rule.lower().replace("-", "_"): rule for rule in RULE_IDS}


def in_python() -> Iterator[str]:
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from ID.findall(ast.get_docstring(node) or "")
                for name, rule in BY_NAME.items():
                    if re.search(rf"{name}(?=_|$)", node.name):
                        yield rule


def in_scenarios() -> Iterator[str]:
    for path in sorted((TESTS.parents[2] / "scenarios").glob("darwin*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if case["kind"] != "script":
                yield from (rule for rule in case["rules"] if not rule.startswith("DC-Q-"))


def test_every_rule_is_named_by_a_test() -> None:
    named = {*in_python(), *in_scenarios()}
    missing = [rule for rule in RULE_IDS if rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = {rule for rule in {*in_python(), *in_scenarios()} if rule not in RULE_IDS}
    assert not unknown


def test_refusals_have_a_key_and_a_rule() -> None:
    assert len(REFUSAL_KEYS) == len(REFUSAL_RULES) == len(set(REFUSAL_KEYS))
    assert all(0 <= rule < len(RULE_IDS) for rule in REFUSAL_RULES)
