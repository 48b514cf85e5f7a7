"""docs/rules/darwin.md states every rule once, every switch, and no rule that does not exist."""

import re
from pathlib import Path

from galapagos.games.darwin.rules.game import RULES_VERSION
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS

PAGE = (Path(__file__).parents[4] / "docs" / "rules" / "darwin.md").read_text(encoding="utf-8")


def test_every_rule_is_stated_once() -> None:
    stated = re.findall(r"`\[([^\]`]+)\]`", PAGE)
    assert sorted(stated) == sorted(RULE_IDS)


def test_no_other_rule_is_named() -> None:
    named = set(re.findall(r"\bDC-[0-9A-Z]+(?:-[0-9A-Z]+)+\b", PAGE))
    assert named == set(RULE_IDS)


def test_every_ruling_is_mentioned() -> None:
    named = {int(number) for number in re.findall(r"\bQ([0-9]{2})\b", PAGE)}
    assert named == set(range(1, 93))


def test_switches_and_version() -> None:
    table = PAGE[PAGE.index("## Switches") :]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == SWITCH_KEYS
    assert f"| {RULES_VERSION} | the rules of this page |" in PAGE


def test_links_lead_to_headings() -> None:
    headings = {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
