"""``galapagos check``: runs scenario files and says what went otherwise than they expect."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from galapagos.kernel.errors import BadData
from galapagos.records.origin_scenarios import read_origin_scenarios
from galapagos.records.scenarios import (
    MARKDOWN_SUFFIXES,
    YAML_SUFFIXES,
    Case,
    fenced_yaml,
    read_text,
    run_cases,
    summary,
)

Reader = Callable[[str, str], list[Case]]
"""Turns the text of a file, and its name for messages, into cases."""

READERS: dict[str, Reader] = dict.fromkeys(
    (*YAML_SUFFIXES, *MARKDOWN_SUFFIXES), read_origin_scenarios
)
"""Which reader a file goes to, by its suffix; a directory is searched for these."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="scenario file, or a directory of them"
    )
    parser.add_argument(
        "--case", action="append", default=[], metavar="ID", help="run only this case (repeatable)"
    )


def run(args: argparse.Namespace) -> int:
    """Check the files; return 0, 1 if a case failed, 2 if a file is malformed."""
    cases, faults = _read_all(args.files)
    for fault in faults:
        print(fault, file=sys.stderr)
    results = run_cases(cases, args.case)
    for result in results:
        if result.failed():
            print(result.report())
    print(summary(results))
    if faults:
        return 2
    return 1 if any(result.failed() for result in results) else 0


def _read_all(paths: list[Path]) -> tuple[list[Case], list[BadData]]:
    """Read every file that can be read, and keep what is wrong with the others."""
    cases: list[Case] = []
    faults: list[BadData] = []
    for path in paths:
        try:
            files = scenario_files(path)
        except BadData as error:
            faults.append(error)
            continue
        for file in files:
            try:
                cases += read_cases(file)
            except BadData as error:
                faults.append(error)
    return cases, faults


def read_cases(path: Path) -> list[Case]:
    """Read one scenario file."""
    # A file named outright may be called anything; what it holds must still be scenarios.
    reader = READERS.get(path.suffix.lower(), read_origin_scenarios)
    return reader(read_text(path), str(path))


def scenario_files(path: Path) -> list[Path]:
    """Return the file itself, or the scenario files in a directory, sorted."""
    if not path.is_dir():
        return [path]
    files = [file for file in sorted(path.rglob("*")) if file.is_file() and _is_scenario(file)]
    if not files:
        raise BadData(
            f"expected scenario files ({', '.join(READERS)}), found none", source=str(path)
        )
    return files


def _is_scenario(path: Path) -> bool:
    """In a directory, Markdown without a yaml block is prose and no scenario file."""
    suffix = path.suffix.lower()
    if suffix in MARKDOWN_SUFFIXES:
        return fenced_yaml(read_text(path), str(path)) is not None
    return suffix in READERS
