"""What commands print, in the language of the person who reads it: texts of the catalogue
``output``, and what the lab reports, told again. What programs read, JSON and CSV, stays
English."""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.cli.help import said
from galapagos.cli.lang import chosen_language

if TYPE_CHECKING:
    from galapagos.lab.sheets import Sheet


class Output:
    """Speaks one language."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game

    def say(self, key: str, /, **values: object) -> str:
        """Return a text of the catalogue."""
        from galapagos.text.catalogue import area_words_for

        return area_words_for(self.language, "output").say(key, **values)

    def retold(self, text: str) -> str:
        """Return what the lab reports, or why something failed, in this language."""
        from galapagos.text.reports import reports_in

        return reports_in(self.language, self.game).retold(text)

    def lines(self, text: str) -> str:
        """Return lines told again, each with its indentation."""
        return "\n".join(
            line[: len(line) - len(line.lstrip())] + self.retold(line.strip())
            for line in text.split("\n")
        )

    def sheets(self, sheets: "Sequence[Sheet]") -> "list[Sheet]":
        """Return tables with their words told again; what is a name or a number stays."""
        return [
            replace(
                sheet,
                title=self.retold(sheet.title),
                columns=[self.retold(column) for column in sheet.columns],
                rows=[[self.retold(cell) for cell in row] for row in sheet.rows],
                note=self.retold(sheet.note),
            )
            for sheet in sheets
        ]

    def has_written(
        self, command: str, *wishes: tuple[Path | None, Callable[[Path], object]]
    ) -> bool:
        """Write the files that were asked for, each by what goes with it; return whether all of
        them could be written. Which could not is said."""
        is_done = True
        for file, write in wishes:
            try:
                if file is not None:
                    write(file)
            except OSError as error:
                self.complain(command, f"{file} was not written: {error.strerror}")
                is_done = False
        return is_done

    def complain(self, command: str, what: str) -> None:
        """Say on standard error what a command could not do; English is told again."""
        told = said(
            self.language,
            "help-error",
            command=f"galapagos {command}".rstrip(),
            what=self.retold(what),
        )
        print(told, file=sys.stderr)


def output_of(args: argparse.Namespace, game: str = "") -> Output:
    """Return who speaks for a command, and of which game."""
    return Output(chosen_language(args), game)
