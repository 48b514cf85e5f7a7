"""SVG to PNG with whatever the machine has: the project needs no renderer, it only uses one.

Tried in this order: the Python package ``resvg_py`` (one wheel of 1.4 MB that needs nothing else),
then the programs rsvg-convert, resvg, inkscape and Chromium.
"""

import importlib
import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

Command = Callable[[str, Path, Path, int], list[str]]
"""From program, SVG file, PNG file and width to the words of a command line."""

TIMEOUT: Final = 60
PACKAGE: Final = "resvg_py"
HELP: Final = (
    "no program to render PNG was found. Install one of: pip install resvg_py; "
    "apt install librsvg2-bin (rsvg-convert); inkscape; chromium"
)


class NoRenderer(RuntimeError):
    """Nothing on this machine can turn SVG into PNG."""

    def __init__(self) -> None:
        super().__init__(HELP)


def _rsvg(program: str, svg: Path, png: Path, width: int) -> list[str]:
    return [program, "--width", str(width), "--keep-aspect-ratio", str(svg), "--output", str(png)]


def _resvg(program: str, svg: Path, png: Path, width: int) -> list[str]:
    return [program, "--width", str(width), str(svg), str(png)]


def _inkscape(program: str, svg: Path, png: Path, width: int) -> list[str]:
    return [program, f"--export-width={width}", f"--export-filename={png}", str(svg)]


def _chromium(program: str, svg: Path, png: Path, width: int) -> list[str]:
    height = round(width * _proportion(svg.read_text(encoding="utf-8")))
    return [
        program,
        *("--headless", "--no-sandbox", "--disable-gpu", "--default-background-color=00000000"),
        *(f"--window-size={width},{height}", f"--screenshot={png}", svg.as_uri()),
    ]


COMMANDS: Final[dict[str, Command]] = {
    "rsvg-convert": _rsvg,
    "resvg": _resvg,
    "inkscape": _inkscape,
    "chromium": _chromium,
    "chromium-browser": _chromium,
    "google-chrome": _chromium,
}


def renderer() -> str | None:
    """Return the name of what would be used, or None."""
    if importlib.util.find_spec(PACKAGE):
        return PACKAGE
    return next((name for name in COMMANDS if shutil.which(name)), None)


def png(svg: str, width: int = 600) -> bytes:
    """Render a picture; raises `NoRenderer` where nothing can, `OSError` where it failed."""
    name = renderer()
    if name is None:
        raise NoRenderer
    if name == PACKAGE:
        return bytes(importlib.import_module(PACKAGE).svg_to_bytes(svg_string=svg, width=width))
    return _run(name, svg, width)


def _run(name: str, svg: str, width: int) -> bytes:
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory, "picture.svg"), Path(directory, "picture.png")
        source.write_text(svg, encoding="utf-8")
        program = shutil.which(name) or name
        words = COMMANDS[name](program, source, target, width)
        try:
            subprocess.run(words, check=True, capture_output=True, timeout=TIMEOUT)
        except subprocess.SubprocessError as error:
            raise OSError(f"{name} could not render the picture: {error}") from error
        return target.read_bytes()


def _proportion(svg: str) -> float:
    """Height divided by width of a document."""
    box = svg.partition('viewBox="')[2].partition('"')[0].split()
    return float(box[3]) / float(box[2])
