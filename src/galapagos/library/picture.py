"""A picture of something in a game, as SVG."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Picture:
    """A picture; a notebook shows it."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture of {len(self.svg)} characters of SVG>"

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")
