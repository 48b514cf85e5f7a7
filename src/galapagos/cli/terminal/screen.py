"""The screen: prints lines and reads answers, on a terminal with or without colours, or a pipe."""

import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

_ROOMY = 1000
_HANG = 2


class Screen:
    """Where the table is shown and where answers come from."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            # Whatever bytes come in, whatever the terminal cannot show: no error.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.is_interactive = sys.stdin.isatty()
        if self.is_interactive:
            # Arrow keys and history while typing.
            with suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines that can be seen at once; plenty where output goes to a file."""
        return self.console.height if self.console.is_terminal else _ROOMY

    def show(self, *lines: RenderableType) -> None:
        for line in lines:
            if isinstance(line, Text):
                for part in self._folded(line):
                    self.console.print(part)
            else:
                self.console.print(line)

    def say(self, text: str, style: str = "") -> None:
        for line in text.split("\n"):
            self.show(Text(line, style))

    def say_whole(self, text: str, style: str = "") -> None:
        """Say something with a file or command in it, unbroken, so that it can be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def _folded(self, line: Text) -> list[Text]:
        """Fold a line that is too long; what follows is indented a little more than its start."""
        if line.cell_len <= self.width:
            return [line]
        start = len(line.plain) - len(line.plain.lstrip(" "))
        body = line[start:]
        parts = body.wrap(self.console, max(self.width - start - _HANG, 1))
        indents = [start] + [start + _HANG] * (len(parts) - 1)
        for part in parts:
            part.rstrip()
        return [
            Text.assemble(" " * indent, part) for indent, part in zip(indents, parts, strict=True)
        ]

    def ask(self, prompt: str) -> str:
        """Return what the person types; raise `EOFError` when nothing can come any more."""
        sys.stdout.flush()
        answer = input(prompt)
        if not self.is_interactive:
            # Nobody has seen it being typed.
            print(answer)
        return answer.strip()

    def confirm(self, prompt: str) -> bool:
        return self.ask(f"{prompt} > ").lower() in ("y", "yes")
