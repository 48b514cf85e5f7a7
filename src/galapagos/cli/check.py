"""``galapagos check``: runs scenario files and says what went otherwise than they expect."""

import argparse
import sys
from pathlib import Path

from galapagos.cli.output import output_of
from galapagos.kernel.errors import BadData
from galapagos.lab.scenario_files import read_cases, scenario_files
from galapagos.records.scenarios import Case, run_cases, summary
from galapagos.text.faults import faults_in


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="help-check-files")
    parser.add_argument("--case", action="append", default=[], metavar="ID", help="help-check-case")


def run(args: argparse.Namespace) -> int:
    """Check the files; return 0, 1 if a case failed, 2 if a file is malformed."""
    output = output_of(args)
    cases, faults = _read_all(args.files)
    for fault in faults:
        print(faults_in(output.language).told(fault), file=sys.stderr)
    results = run_cases(cases, args.case)
    for result in results:
        if result.failed():
            print(output.lines(result.report()))
    print(output.retold(summary(results)))
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
