"""Small tools for coloured lines. Colour only repeats what the words say."""

from rich.cells import cell_len
from rich.text import Text

from galapagos.text.catalogue import Words

SEAT_STYLES = ["cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta"]
DIM = "dim"
STRONG = "bold"
NUMBER = "bold cyan"
GOOD = "green"
BAD = "bold red"
SLEEP = "blue"
FAT = "yellow"

_GAP = "   "


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat] if seat >= 0 else ""


def flow(chunks: list[Text], width: int, indent: int, lead: Text | None = None) -> list[Text]:
    """Set chunks side by side, as many on a line as fit; a chunk is never broken over lines."""
    lines: list[Text] = []
    line = Text(" " * indent) if lead is None else lead.copy()
    is_bare = lead is None
    for chunk in chunks:
        gap = "" if is_bare else _GAP
        if not is_bare and line.cell_len + len(gap) + chunk.cell_len > width:
            lines.append(line)
            line, gap = Text(" " * indent), ""
        line = Text.assemble(line, gap, chunk)
        is_bare = False
    return [*lines, line]


def padded(text: str, width: int) -> str:
    """Return a text filled up with spaces to so many columns; wide letters take two."""
    return text + " " * (width - cell_len(text))


def named(name: str, what: str, words: Words, style: str = STRONG) -> Text:
    """Return a thing and what belongs to it, as ``name: what``, the name in a style."""
    line = Text(words.say("line-named", name=name, what=what).rstrip())
    line.stylize(style, 0, len(name))
    return line


def facts(parts: list[Text], words: Words) -> Text:
    """Return remarks one after the other, each in its own style."""
    return Text(words.say("list-facts", start="", last="")).join(parts)


def dotted(parts: list[Text]) -> Text:
    return Text(" · ").join(parts)


def height(lines: list[Text], width: int) -> int:
    """Return how many lines of a screen it takes to show these, folded where they are too long."""
    return sum(-(-max(line.cell_len, 1) // width) for line in lines)
