"""``galapagos text``: checks the texts of all languages."""

import argparse
from typing import TYPE_CHECKING

from galapagos.cli.help import padded

if TYPE_CHECKING:
    from galapagos.cli.output import Output
    from galapagos.lab.text_check import Report

_CHECK = "check"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("command", choices=[_CHECK], help="help-text-command")
    parser.add_argument(
        "--lang", action="append", default=[], metavar="LANGUAGE", help="help-text-lang"
    )
    parser.add_argument(
        "--area", action="append", default=[], metavar="AREA", help="help-text-area"
    )
    parser.add_argument("--quiet", action="store_true", help="help-text-quiet")


def run(args: argparse.Namespace) -> int:
    """Return 0 if all is well, 1 if there are problems; `BadData` for what there is not."""
    import os

    from galapagos.cli.output import Output
    from galapagos.kernel.errors import BadData
    from galapagos.lab.text_check import check, code_problems
    from galapagos.text.catalogue import area_names
    from galapagos.text.languages import LANGUAGES, language_of_locale, parse_language

    # Which language to speak is not asked here: --lang says which ones to check.
    output = Output(language_of_locale(os.environ))
    for area in args.area:
        if area not in area_names():
            raise BadData(f"no area is called {area!r}; there are {', '.join(area_names())}")
    wanted = [parse_language(text) for text in args.lang] or list(LANGUAGES)
    reports = check(wanted, args.area)
    problems = [str(problem) for report in reports for problem in report.problems]
    problems += code_problems() if not args.lang and not args.area else []
    if not args.quiet:
        for problem in problems:
            print(problem)
    if reports:
        _print_table(reports, wanted, output)
    print(output.say("out-text-problems", n=len(problems)))
    return 1 if problems else 0


def _print_table(reports: "list[Report]", languages: list[str], output: "Output") -> None:
    """Print for each area and language how many problems there are, or that all is well."""
    width = max(len(report.area) for report in reports)
    heads = output.say("out-text-area"), output.say("out-text-texts")
    print(padded(heads[0], width), f" {heads[1]}", *(f"{one:>8}" for one in languages))
    for area in dict.fromkeys(report.area for report in reports):
        row = {report.language: report for report in reports if report.area == area}
        cells = [f"{_cell(row[language], output):>8}" for language in languages]
        print(f"{area:<{width}}  {row[languages[0]].wanted:5}", *cells)


def _cell(report: "Report", output: "Output") -> str:
    if report.texts == 0:
        return output.say("out-text-none")
    return str(len(report.problems)) if report.problems else "ok"
