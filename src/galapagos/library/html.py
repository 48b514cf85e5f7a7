"""A table that is drawn in text, as a notebook shows it."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console
from rich.text import Text

_FORM = '<pre style="font-family:monospace;line-height:1.2">{code}</pre>'
_WIDE = 200


def page(lines: Sequence[Text]) -> str:
    """Return coloured lines as HTML."""
    console = Console(record=True, file=StringIO(), width=_WIDE, force_terminal=True)
    for line in lines:
        console.print(line, soft_wrap=True)
    return console.export_html(inline_styles=True, code_format=_FORM)
