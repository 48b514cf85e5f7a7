"""Darwin's scenarios as JSON lines: reading them, running them, comparing what they want.

A file is a bare ``.jsonl``, one object per line, or Markdown with such lines in fenced blocks. The
format is described at the head of docs/rules/darwin-scenarios.md. Cases of the kind ``script`` are
procedures in words: they are counted as skipped.
"""

import json
from collections.abc import Mapping

from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.scenarios.blocks import Json
from galapagos.games.darwin.scenarios.kinds import KINDS, Found
from galapagos.kernel.errors import BadData
from galapagos.records.scenarios import JSON_FENCES, JSON_SUFFIXES, Case, scenario_text

SCRIPT = "script"
_SCRIPT_FIELDS = ("given", "steps")

_COMMON = ("id", "kind", "want", "rules", "note")
_PARTIAL = ("lead", "forecast", "adaptation")
"""These speak only of the names they list; all other maps are complete."""


def read_darwin_scenarios(text: str, source: str) -> list[Case]:
    """Turn a text into cases, each checked for its form."""
    cases = [_read_case(line, number, source) for number, line in _lines(text, source)]
    seen: dict[str, int] = {}
    for case in cases:
        if case.id in seen:
            raise BadData(
                f"the id {case.id} stands in line {seen[case.id]} already",
                source=source,
                line=case.line,
            )
        seen[case.id] = case.line
    return cases


def _lines(text: str, source: str) -> list[tuple[int, str]]:
    """Return the lines that hold a case, with their numbers."""
    lines = scenario_text(text, source, JSON_SUFFIXES, JSON_FENCES).split("\n")
    return [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]


def _read_case(line: str, number: int, source: str) -> Case:
    try:
        block = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadData(f"not JSON: {error.msg}", source=source, line=number) from None
    try:
        return _case(block, number, source)
    except BadData as error:
        raise BadData(error.what, source=source, line=number) from None


def _case(block: object, number: int, source: str) -> Case:
    if not isinstance(block, dict):
        raise BadData("expected one object per line")
    kind = block.get("kind")
    if kind not in (*KINDS, SCRIPT):
        raise BadData(f"kind must be one of {', '.join((*KINDS, SCRIPT))}, not {kind!r}")
    fields = _SCRIPT_FIELDS if kind == SCRIPT else KINDS[kind].given
    for key in block:
        if key not in _COMMON and key not in fields:
            raise BadData(f"a {kind} case has no field {key!r}")
    name = block.get("id")
    rules = block.get("rules", [])
    if not isinstance(name, str) or not isinstance(rules, list):
        raise BadData("every case needs an id and a list of rules")
    for rule in rules:
        if rule not in RULE_IDS and not str(rule).startswith("DC-Q-"):
            raise BadData(f"{rule!r} is no rule")
    title = f"{kind}: {block.get('note', '')}"
    want = block.get("want")
    if kind == SCRIPT:
        return Case(name, title, tuple(rules), source, number, lambda: [], in_words=True)
    if not isinstance(want, dict):
        raise BadData("want must be an object")
    for key in want:
        if key not in KINDS[kind].wanted:
            possible = ", ".join(KINDS[kind].wanted)
            raise BadData(f"a {kind} case cannot want {key!r}; {possible} it can")
    return Case(
        name, title, tuple(rules), source, number, lambda: _run(kind, block, want, source, number)
    )


def _run(kind: str, block: Json, want: Mapping[str, object], source: str, line: int) -> list[str]:
    try:
        found = KINDS[kind].play(block)
    except BadData as error:
        raise BadData(error.what, source=source, line=line) from None
    differences: list[str] = []
    for key, wanted in want.items():
        differences += _differences(key, wanted, found)
    return differences


def _differences(key: str, wanted: object, found: Found) -> list[str]:
    """Compare one field; lists of names are compared without regard to order."""
    if key not in found:
        return [f"{key}: expected {wanted!r}, found none: {found!r}"]
    got = found[key]
    if key == "why":
        # A reason that must be among those given.
        got = wanted if isinstance(got, list) and wanted in got else got
    if key in _PARTIAL and isinstance(wanted, dict) and isinstance(got, dict):
        got = {name: got.get(name) for name in wanted}
    return [] if _plain(wanted) == _plain(got) else [f"{key}: expected {wanted!r}, found {got!r}"]


def _plain(value: object) -> object:
    """Return a value with lists of names sorted and names in one case."""
    if isinstance(value, dict):
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        return sorted(str(entry).casefold() for entry in value)
    return value
