"""The page on learning: its layouts are those of the code."""

from pathlib import Path

from galapagos.learn.tables import table
from galapagos.tensors.layout import Layout

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


def rows(layout: Layout) -> list[str]:
    """A layout as rows of a table."""
    return [
        f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.meaning} |"
        for field in layout.fields
    ]


def test_the_layouts_of_two_players_are_on_the_page() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for name in ("Origin-2p-v1", "Darwin-2p-v1"):
        found = rows(table(name).encoder.layout)
        first = lines.index(found[0])
        assert lines[first : first + len(found)] == found
