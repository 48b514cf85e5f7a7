"""Game records: a game as one text file that can be replayed and verified.

A header of ``key: value`` lines, an empty line, then one line an action with its chance results::

    setup | dice 4 2 | draw swimming running …
    P1 play swimming as animal
    P2 pass | dice 3

Lines that begin with ``#`` are comments and stay where they are. A finished game ends with its
``result``; an unfinished one with the state of its ``chance``, so that it can be resumed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from galapagos.kernel.chance import DIE, OutOfChance, Tape
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

FIRST_LINE = "galapagos record 1"
_REQUIRED = ["game", "rules"]
_SETUP = "setup"
_MAX_RNG = 1 << 62


@dataclass
class Step:
    """One line of a record: setup (seat -1) or an action, its chance results and comments."""

    seat: int
    action: str
    dice: list[int] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    """Comment lines that stand before this one."""
    line: int = 0


@dataclass
class Record:
    """A game as text: header, steps, and how it ended or stands."""

    header: dict[str, str]
    steps: list[Step]
    result: str = ""
    chance: str = ""
    comments: list[str] = field(default_factory=list)
    """Comment lines after the last step."""
    source: str = "record"
    end_line: int = 0


# --- writing ---------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """Return the text of a record; `parse_record` gives the same record back."""
    lines = [FIRST_LINE]
    lines += [f"{key}: {value}" if value else f"{key}:" for key, value in record.header.items()]
    lines.append("")
    for step in record.steps:
        lines += step.comments
        lines.append(_step_line(step))
    lines += record.comments
    if record.result:
        lines.append(f"result: {record.result}")
    if record.chance:
        lines.append(f"chance: {record.chance}")
    return "\n".join(lines) + "\n"


def _step_line(step: Step) -> str:
    line = _SETUP if step.seat < 0 else f"P{step.seat + 1} {step.action}"
    if step.dice:
        line += " | dice " + " ".join(str(die + 1) for die in step.dice)
    if step.draws:
        line += " | draw " + " ".join(step.draws)
    return line


# --- reading ---------------------------------------------------------------------------------


def parse_record(text: str, *, source: str = "record") -> Record:
    """Read a record; raise `BadData` with the line of the first thing that is not understood.

    Only the form is checked here; `replay` checks that the game could be played like that."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        found = lines[0].strip()[:40] if lines else "nothing"
        raise BadData(f"expected {FIRST_LINE!r}, found {found!r}", source=source, line=1)
    record = Record({}, [], source=source, end_line=len(lines))
    body = _read_header(record, lines)
    comments: list[str] = []
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line.strip():
            continue
        if line.startswith("#"):
            comments.append(line.rstrip())
            continue
        if record.result or record.chance:
            raise BadData("nothing may follow the end of a game", source=source, line=number)
        if line.startswith("result:"):
            record.result = line.removeprefix("result:").strip()
        elif line.startswith("chance:"):
            record.chance = line.removeprefix("chance:").strip()
        else:
            record.steps.append(_read_step(line, number, source, comments))
            comments = []
    record.comments = comments
    return record


def _read_header(record: Record, lines: list[str]) -> int:
    """Read up to the empty line; return the index of the line after it."""
    for index, line in enumerate(lines[1:], start=1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key in record.header:
            raise BadData(
                f"expected KEY: VALUE with each key once, found {line[:60]!r}",
                source=record.source,
                line=index + 1,
            )
        record.header[key] = value.strip()
    else:
        raise BadData("the header must end with an empty line", source=record.source, line=1)
    for key in _REQUIRED:
        if key not in record.header:
            raise BadData(f"the header lacks {key!r}", source=record.source, line=1)
    return index + 1


def _read_step(line: str, number: int, source: str, comments: list[str]) -> Step:
    action, *chances = (part.strip() for part in line.split("|"))
    step = Step(-1, "", comments=comments, line=number)
    if action != _SETUP:
        seat, _, step.action = action.partition(" ")
        if len(seat) != 2 or seat[0] != "P" or seat[1] not in "12345678" or not step.action:
            raise BadData(
                f"expected a seat and its action, found {line[:60]!r}", source=source, line=number
            )
        step.seat = int(seat[1]) - 1
    for chance in chances:
        kind, *words = chance.split() or [""]
        if kind == "dice" and words and all(word in "123456" for word in words):
            step.dice += [int(word) - 1 for word in words]
        elif kind == "draw" and words:
            step.draws += words
        else:
            raise BadData(
                f"expected `dice 1…6 …` or `draw CARD …`, found {chance[:60]!r}",
                source=source,
                line=number,
            )
    return step


# --- replaying -------------------------------------------------------------------------------


def replay(record: Record, codec: Codec, log: EventLog | None = None) -> Iterator[Game]:
    """Play a record step by step, yielding the same game object after each, and verify it.

    Raises `BadData` with the line where the record and the rules part ways."""
    _check_header(record, codec)
    if not record.steps or record.steps[0].seat >= 0:
        raise BadData("a game begins with setup", source=record.source, line=record.end_line)
    game: Game | None = None
    for step in record.steps:
        try:
            game = _replay_step(record, codec, step, game, log)
        except OutOfChance as error:
            raise BadData(str(error), source=record.source, line=step.line) from None
        except IllegalAction as error:
            codes = ", ".join(str(int(reason.code)) for reason in error.reasons)
            raise BadData(
                f"P{step.seat + 1} cannot {step.action!r} here (refusal {codes})",
                source=record.source,
                line=step.line,
            ) from error
        except BadData as error:
            if error.line:
                raise
            raise BadData(error.what, source=record.source, line=step.line) from None
        yield game
    assert game is not None
    _check_end(record, game)


def _check_header(record: Record, codec: Codec) -> None:
    rules = record.header["rules"]
    if rules != str(codec.rules_version):
        raise BadData(
            f"this game was played by version {rules} of the rules of {codec.key}; "
            f"this program plays version {codec.rules_version}",
            source=record.source,
            line=1,
        )


def _replay_step(
    record: Record, codec: Codec, step: Step, game: Game | None, log: EventLog | None
) -> Game:
    draws = [codec.parse_draw(record.header, word) for word in step.draws]
    tape = Tape(step.dice, draws, closed_dice=True, closed_draws=True)
    if step.seat < 0:
        if game is not None:
            raise BadData("a game is set up once")
        game = codec.new_game(record.header, 0, tape, log)
    else:
        assert game is not None
        if step.seat >= game.seats():
            raise BadData(f"there is no seat P{step.seat + 1} at this table")
        action = codec.parse_action(game, step.action)
        game.chance().tape = tape
        game.play(step.seat, action)
    if tape.dice or tape.draws:
        raise BadData("more dice or cards are written here than were rolled or drawn")
    return game


def _check_end(record: Record, game: Game) -> None:
    result = result_text(game)
    if record.result != result:
        found = record.result or "no result"
        raise BadData(
            f"expected {result or 'an unfinished game'}, found {found}",
            source=record.source,
            line=record.end_line,
        )
    if record.chance:
        word = record.chance
        if not (word.isascii() and word.isdigit()) or len(word) > 20 or int(word) >= _MAX_RNG:
            raise BadData(
                f"expected the state of the chance, found {word[:40]!r}",
                source=record.source,
                line=record.end_line,
            )
        game.chance().rng = int(word)


def result_text(game: Game) -> str:
    """Return the result line of a finished game: points by seat, then the winners."""
    outcome = game.outcome()
    if outcome is None:
        return ""
    points = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(f"P{seat + 1}" for seat in outcome.winning_seats())
    return f"{points} won by {winners}"


# --- recording -------------------------------------------------------------------------------


class Recording:
    """A game being played with its record kept: nothing happens that is not written down."""

    def __init__(self, codec: Codec, game: Game, tape: Tape, record: Record) -> None:
        self.codec = codec
        self.game = game
        self.tape = tape
        self.record = record

    @classmethod
    def begin(
        cls,
        codec: Codec,
        header: dict[str, str],
        seed: int,
        *,
        tape: Tape | None = None,
        log: EventLog | None = None,
    ) -> "Recording":
        """Set up a new game; ``header`` is what `Codec.new_game` needs, plus names and notes."""
        tape = Tape() if tape is None else tape
        game = codec.new_game(header, seed, tape, log)
        head = {"game": codec.key, "rules": str(codec.rules_version)}
        recording = cls(codec, game, tape, Record(head | header, []))
        recording._write(-1, "")
        return recording

    @classmethod
    def resume(cls, codec: Codec, record: Record, log: EventLog | None = None) -> "Recording":
        """Replay an unfinished record and go on recording where it stopped."""
        game: Game | None = None
        for game in replay(record, codec, log):
            pass
        assert game is not None
        tape = Tape()
        game.chance().tape = tape
        record.chance = ""
        return cls(codec, game, tape, record)

    def play(self, seat: int, action: int) -> None:
        """Play an action and write it down; raise `IllegalAction` if it is refused."""
        text = self.codec.action_text(self.game, action)
        self.game.play(seat, action)
        self._write(seat, text)

    def _write(self, seat: int, action: str) -> None:
        step = Step(seat, action)
        for kind, outcome in self.tape.take_trace():
            if kind == DIE:
                step.dice.append(outcome)
            else:
                step.draws.append(self.codec.draw_text(self.game, outcome))
        self.record.steps.append(step)

    def text(self) -> str:
        """Return the record so far: finished with its result, or resumable with its chance."""
        result = result_text(self.game)
        chance = "" if result else str(int(self.game.chance().rng))
        record = Record(self.record.header, self.record.steps, result, chance, self.record.comments)
        return format_record(record)
