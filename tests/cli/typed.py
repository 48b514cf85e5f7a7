"""The real command as a person meets it: a process with its input and output, or a terminal."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from unittest.mock import patch

from galapagos.build_info import PACKAGE
from galapagos.cli import main
from galapagos.records.codec import Codec
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline, replay
from tests.amounts import PATIENCE

PROMPT = re.compile(r"your choice \((?:1-)?(\d+), or help\) > $")
CONFIRM = re.compile(r"\(y/N\) > $")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment that runs the same package as this test."""
    clean = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": str(PACKAGE.parent)}
    return clean | {"PYTHONUNBUFFERED": "1", "TERM": "xterm-256color"} | more


def command(*words: str) -> list[str]:
    return [sys.executable, "-P", "-m", "galapagos", "play", *words]


def play(home: Path, typed: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with a script as its input, and no terminal, in this process.

    Starting one would take longer than the game. The real process is met in `Terminal`."""
    stdin, stdout, stderr = _pipe(typed), _pipe(), _pipe()
    before = Path.cwd()
    with (
        patch.dict(os.environ, environment(home, **more), clear=True),
        patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr),
    ):
        os.chdir(home)
        try:
            code = main(["play", *words])
        except SystemExit as end:  # the parser of the command line
            code = end.code if isinstance(end.code, int) else 1
        finally:
            os.chdir(before)
    return subprocess.CompletedProcess(words, code, _written(stdout), _written(stderr))


def _pipe(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")


def _written(pipe: io.TextIOWrapper) -> str:
    pipe.flush()
    found = pipe.buffer
    assert isinstance(found, io.BytesIO)
    return found.getvalue().decode()


def check_whole_game(result: subprocess.CompletedProcess[str], home: Path, codec: Codec) -> None:
    """The game was played to its end without a complaint, told, and kept as a sound record."""
    assert result.stderr == ""
    assert result.returncode == 0
    assert "The game is over" in result.stdout
    assert re.search(r"\bwins? (together )?with|share the victory", result.stdout)
    (file,) = kept(home)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.result
    assert len(list(replay(record, codec))) == len(record.steps)


def position(codec: Codec, file: Path) -> str:
    """Return where a saved game stands."""
    record = parse_record(file.read_text(encoding="utf-8"), source=str(file))
    return codec.position_text(Timeline.of_record(record, codec).game)


def kept(home: Path) -> list[Path]:
    return sorted((home / ".local" / "state" / "galapagos").glob("*.record"))


@contextmanager
def heeding_signals() -> Iterator[None]:
    """What is started here heeds hang-ups and Ctrl-C, also where the tests ignore them (nohup).

    A program inherits that a signal is ignored, but not that it is caught."""
    ignored = [
        number
        for number in (signal.SIGINT, signal.SIGHUP)
        if signal.getsignal(number) == signal.SIG_IGN
    ]
    for number in ignored:
        signal.signal(number, _do_nothing)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)


def _do_nothing(number: int, frame: FrameType | None) -> None:
    pass


class Terminal:
    """The command in a pseudo-terminal of a certain size."""

    def __init__(self, home: Path, *words: str, columns: int = 80, lines: int = 24, **more: str):
        self.master, slave = pty.openpty()
        with heeding_signals():
            self.process = subprocess.Popen(
                command(*words),
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=environment(home, COLUMNS=str(columns), LINES=str(lines), **more),
                cwd=home,
                start_new_session=True,
            )
        os.close(slave)
        self.seen = ""

    def read(self) -> str:
        """Return what appears up to the next question, or to the end, without its colours."""
        end = time.monotonic() + PATIENCE
        fresh = plain = ""
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    break
                if not data:
                    break
                fresh += data.decode("utf-8", "replace")
            plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", fresh)
            if PROMPT.search(plain) or CONFIRM.search(plain):
                break
        self.seen += fresh
        return plain

    def type(self, line: str) -> str:
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> int:
        """Press Ctrl-C until the command ends, as a person would; return its exit code.

        Python's line editor does not notice one that comes just as it begins to wait."""
        for _ in range(30):
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(PATIENCE / 30)
        raise AssertionError("the command does not end")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)
