"""Game records: a game as one text file that can be replayed and verified.

A header of ``key: value`` lines, an empty line, then one line an action with its chance results::

    setup | dice 4 2 | draw swimming running …
    P1 play swimming as animal
    P2 pass | dice 3 | serial 9

A game that began from a position has that position instead, quoted with ``>``, and ``position`` in
place of ``setup``: nothing was dealt for it.

Lines that begin with ``#`` are comments and stay where they are. A finished game ends with its
``result``; an unfinished one with the state of its ``chance``, so that it can be resumed. A file
that ends with neither has been cut. See docs/notation.md.
"""

from dataclasses import dataclass, field, replace

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.beginning import POSITION, QUOTE, quoted, unquoted
from galapagos.records.codec import BadHeader, Codec
from galapagos.records.lines import (
    CONTROL,
    MAX_SEATS,
    parse_count,
    parse_seat,
    seat_name,
    text_lines,
)
from galapagos.records.versions import known_version, todays_header, todays_position

FIRST_LINE = "galapagos record 1"
_REQUIRED = ["game", "rules"]
SETUP_WORD = "setup"
"""In place of an action: the cards are dealt."""
_SIDES = {str(side) for side in range(1, 128)}
"""What a die can show: between tied hunters one with a side for each decides (Darwin, ruling Q45),
and the most cards a set may have make 127 species. A replay knows the sides of each die."""
_CHANCES = "`dice SIDE …`, `draw CARD …` or `serial N`"
_MAX_SERIAL = 10**9
_SHOWN = 60


@dataclass
class Step:
    """One line of a record: its chance results and comments, and an action; or without a seat (-1)
    the setup, where the action is empty or `POSITION`."""

    seat: int
    action: str
    dice: list[int] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    """Comment lines that stand before this one."""
    serial: int = 0
    """Served games: the place in the table's journal; 0 where it follows from the step before."""
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """A game as text: header, steps, and how it ended or stands."""

    header: dict[str, str]
    steps: list[Step]
    result: str = ""
    chance: str = ""
    comments: list[str] = field(default_factory=list)
    """Comment lines between the last step and the end."""
    closing: list[str] = field(default_factory=list)
    """Comment lines after the end."""
    position: str = ""
    """The position that the game began from; empty if it was dealt."""
    position_line: int = field(default=1, compare=False)
    source: str = field(default="record", compare=False)
    header_lines: dict[str, int] = field(default_factory=dict, compare=False)
    end_line: int = field(default=1, compare=False)
    """The line of the result or the chance; the last line where there is neither."""

    def error(self, what: str, line: int) -> BadData:
        """Return the error that tells what is wrong in a line of this record."""
        return BadData(what, source=self.source, line=line)


# --- writing ---------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """Return the text of a record; `parse_record` gives the same record back."""
    lines = [FIRST_LINE]
    lines += [_header_line(key, value) for key, value in record.header.items()]
    lines.append("")
    lines += quoted(record.position)
    for step in record.steps:
        lines += step.comments
        lines.append(step_line(step))
    lines += record.comments
    if record.result:
        lines.append(f"result: {record.result}")
    if record.chance:
        lines.append(f"chance: {record.chance}")
    return "\n".join(lines + record.closing) + "\n"


def _header_line(key: str, value: str) -> str:
    """Return a header field as a line, if it will be read as the same field again."""
    line = f"{key}: {value}" if value else f"{key}:"
    if not key or CONTROL.search(line) or _parse_field(line) != (key, value):
        raise BadData(f"{key!r}: {value!r} cannot be a line of a header")
    return line


def step_line(step: Step) -> str:
    """Return a step as it stands in a record, without its comments."""
    line = step.action or SETUP_WORD
    if step.seat >= 0:
        line = f"{seat_name(step.seat)} {step.action}"
    if step.dice:
        line += " | dice " + " ".join(str(die + 1) for die in step.dice)
    if step.draws:
        line += " | draw " + " ".join(step.draws)
    if step.serial:
        line += f" | serial {step.serial}"
    return line


# --- reading ---------------------------------------------------------------------------------


def parse_record(text: str, *, source: str = "record") -> Record:
    """Read a record; raise `BadData` with the line of the first thing that is not understood.

    Only the form is checked here; `timeline.replay` checks that it could be played like that."""
    lines = text_lines(text, FIRST_LINE, source)
    record = Record({}, [], source=source, end_line=len(lines))
    body = _read_header(record, lines)
    for number, line in enumerate(lines[body:], start=body + 1):
        if line.strip():
            _read_line(record, line.rstrip(), number)
    return record


def _read_header(record: Record, lines: list[str]) -> int:
    """Read up to the empty line; return the index of the line after it."""
    for index, line in enumerate(lines[1:], start=1):
        if not line.strip():
            break
        if line.startswith("#"):
            raise record.error("comments must come after the header", index + 1)
        key, value = _parse_field(line)
        if not key or key in record.header:
            what = f"expected KEY: VALUE with each key once, found {line[:_SHOWN]!r}"
            raise record.error(what, index + 1)
        record.header[key] = value
        record.header_lines[key] = index + 1
    else:
        raise record.error("the header must end with an empty line", len(lines))
    for key in _REQUIRED:
        if key not in record.header:
            raise record.error(f"the header lacks {key!r}", 1)
    return index + 1


def _parse_field(line: str) -> tuple[str, str]:
    """Return key and value of a header line; the key is empty if it has none."""
    key, colon, value = line.partition(":")
    if not colon or line.startswith("#"):
        return "", ""
    return key.strip(), value.strip()


def _read_line(record: Record, line: str, number: int) -> None:
    has_ended = record.result or record.chance
    if line.startswith("#"):
        (record.closing if has_ended else record.comments).append(line)
    elif line.startswith(QUOTE) and not record.steps:
        record.position_line = record.position_line if record.position else number
        record.position += unquoted(line) + "\n"
    elif has_ended:
        raise record.error("nothing but comments may follow the end of a game", number)
    elif line.startswith(("result:", "chance:")):
        value = line.partition(":")[2].strip()
        if not value:
            raise record.error(f"expected the {line[:6]} of the game, found nothing", number)
        record.end_line = number
        if line.startswith("result:"):
            record.result = value
        else:
            record.chance = value
    else:
        record.steps.append(read_step(record, line, number))
        record.comments = []


def parse_step(line: str) -> Step:
    """Read one line as it would stand in a record; raise `BadData` if it is none."""
    return read_step(Record({}, []), " ".join(line.split()), 1)


def read_step(record: Record, line: str, number: int) -> Step:
    """Read the line of a step; raise `BadData` if it is none."""
    action, *chances = (part.strip() for part in line.split("|"))
    step = Step(-1, "", comments=record.comments, line=number)
    if action == POSITION:
        step.action = POSITION
    elif action != SETUP_WORD:
        seat, _, words = action.partition(" ")
        step.action = " ".join(words.split())
        try:
            step.seat = parse_seat(seat, MAX_SEATS)
        except BadData:
            step.action = ""
        if not step.action:
            what = f"expected a seat and its action, found {line[:_SHOWN]!r}"
            raise record.error(what, number)
    for chance in chances:
        kind, *results = chance.split() or [""]
        if kind == "dice" and results and _SIDES.issuperset(results):
            step.dice += [int(word) - 1 for word in results]
        elif kind == "draw" and results:
            step.draws += results
        elif kind == "serial" and len(results) == 1 and not step.serial:
            step.serial = _read_serial(record, results[0], number)
        else:
            what = f"expected {_CHANCES}, found {chance[:_SHOWN]!r}"
            raise record.error(what, number)
    return step


def _read_serial(record: Record, word: str, number: int) -> int:
    try:
        serial = parse_count(word, _MAX_SERIAL)
    except BadData as error:
        raise record.error(error.what, number) from None
    if not serial:
        raise record.error("places in a journal count from 1, not 0", number)
    return serial


# --- asking ----------------------------------------------------------------------------------


def todays_record(record: Record, codec: Codec) -> Record:
    """Return a record as one of today's rules, itself if it is; see `records.versions`.

    Raises `BadData` if it is of another game, or of a version that this program does not know."""
    game, rules = record.header["game"], record.header["rules"]
    if game != codec.key:
        what = f"expected a game of {codec.key}, found {game!r}"
        raise record.error(what, record.header_lines.get("game", 1))
    if rules == str(codec.rules_version):
        return record
    try:
        version = known_version(codec, rules)
    except BadData as error:
        raise record.error(error.what, record.header_lines.get("rules", 1)) from None
    try:
        header = todays_header(codec, record.header, version)
        position = todays_position(codec, record.position, version) if record.position else ""
    except BadHeader as error:
        raise record.error(error.what, record.header_lines.get(error.key, 1)) from None
    header["rules"] = str(codec.rules_version)
    return replace(record, header=header, position=position)


def result_text(game: Game) -> str:
    """Return the result line of a finished game: points by seat, then the winners."""
    outcome = game.outcome()
    if outcome is None:
        return ""
    points = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(seat_name(seat) for seat in outcome.winning_seats())
    return f"{points} won by {winners}"
