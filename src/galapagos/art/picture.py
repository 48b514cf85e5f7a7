"""Pictures as objects that show themselves in notebooks and save themselves to files."""

from dataclasses import dataclass
from os import PathLike
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG document. In a notebook the last expression of a cell shows it."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture of {len(self.svg)} characters of SVG>"

    def __str__(self) -> str:
        return self.svg

    def save(self, path: str | PathLike[str], width: int = 600) -> None:
        """Write the picture; a name that ends in .png is rendered ``width`` pixels wide."""
        target = Path(path)
        if target.suffix == ".png":
            from galapagos.art.raster import png

            target.write_bytes(png(self.svg, width))
        else:
            target.write_text(self.svg, encoding="utf-8", newline="\n")
