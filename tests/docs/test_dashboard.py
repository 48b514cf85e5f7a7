"""The dashboard of docs/server.md shows what a server tells, all of it and nothing else."""

import json
import re
from pathlib import Path

from galapagos.server.http.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "dashboard.json"
_KINDS = {"counter": ("_total",), "histogram": ("_bucket", "_count"), "gauge": ("",)}


def test_every_number_is_shown_and_every_number_that_is_shown_is_told() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = set(re.findall(r"galapagos_\w+", asked))
    told = {
        family.name: {family.name + end for end in _KINDS[family.type]}
        for family in Metrics()._registry.collect()
    }
    assert shown <= set().union(*told.values())
    assert [name for name, names in told.items() if not names & shown] == []


def test_panels_lie_beside_each_other() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        places = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert all(x < 24 for x, _ in places), panel["title"]
        assert not taken & places, panel["title"]
        taken |= places
