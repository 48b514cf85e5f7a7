"""What notebooks show: pictures as SVG, and the record of a game with its chart."""

from dataclasses import dataclass
from pathlib import Path

from galapagos.kernel.errors import BadData


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


class RecordText(str):
    """The text of a record; a notebook shows the points over time instead."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        from galapagos.library.doors import load

        try:
            return load(str(self)).chart().svg
        except BadData:  # a game with cards of one's own, which the text does not hold
            return None
