"""Scenario files: which they are in a folder, and who reads them, by what they hold."""

from collections.abc import Callable
from os.path import isdir
from pathlib import Path

from galapagos.games import GAMES, scenarios
from galapagos.kernel.errors import BadData
from galapagos.lab.games import game_kind
from galapagos.records.files import read_text
from galapagos.records.scenarios import (
    JSON_FENCES,
    MARKDOWN_SUFFIXES,
    YAML_FENCES,
    Case,
    fenced_text,
)

Reader = Callable[[str, str], list[Case]]
"""Turns the text of a file, and its name for messages, into cases."""

SUFFIXES = (
    *scenarios.SUFFIXES,
    *(suffix for name in GAMES for suffix in game_kind(name).scenario_suffixes),
    *MARKDOWN_SUFFIXES,
)
"""What a directory is searched for."""
_FENCES = (scenarios.FENCES, *(game_kind(name).scenario_fences for name in GAMES))


def read_cases(path: Path) -> list[Case]:
    """Read one scenario file."""
    text = read_text(path)
    return _reader(path, text)(text, str(path))


def _reader(path: Path, text: str) -> Reader:
    """Return the reader for a file: by what it holds, bare or in blocks.

    A file named outright may be called anything; what it holds must still be scenarios."""
    if scenarios.is_begun(text) or _holds(path, text, scenarios.FENCES):
        return scenarios.read_scenarios
    games = [game_kind(name) for name in GAMES]
    fences = JSON_FENCES if text.lstrip().startswith("{") else YAML_FENCES
    by_block = [one for one in games if _holds(path, text, one.scenario_fences)]
    by_content = [one for one in games if set(one.scenario_fences) & set(fences)]
    return [*by_block, *by_content][0].scenarios


def _holds(path: Path, text: str, fences: tuple[str, ...]) -> bool:
    return fenced_text(text, str(path), fences) is not None


def scenario_files(path: Path) -> list[Path]:
    """Return the file itself, or the scenario files in a directory, sorted."""
    if not isdir(path):  # which asks of any name, however long
        return [path]
    files = [file for file in sorted(path.rglob("*")) if file.is_file() and _is_scenario(file)]
    if not files:
        raise BadData(
            f"expected scenario files ({', '.join(SUFFIXES)}), found none", source=str(path)
        )
    return files


def _is_scenario(path: Path) -> bool:
    """In a directory, Markdown without a block of scenarios is prose and no scenario file."""
    suffix = path.suffix.lower()
    if suffix in MARKDOWN_SUFFIXES:
        text = read_text(path)
        return any(_holds(path, text, fences) for fences in _FENCES)
    return suffix in SUFFIXES
