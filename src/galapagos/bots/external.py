"""A bot that is another program, in whatever language: asked and answering by lines of JSON."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from galapagos.bots.base import Bot, Choice
from galapagos.bots.guard import BotFailed
from galapagos.bots.wire import LONGEST_LINE, PROTOCOL, Message, decode, encode, question
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.records.codec import Codec

_GRACE = 1.0
"""Seconds beyond the bot's own that pipes and a busy machine may take."""
_GOODBYE = 1.0
_SEED_RANGE = 1 << 31


class ExternalBot(Bot):
    """Starts its program at the first question, and again if it died or fell silent."""

    def __init__(
        self,
        name: str,
        command: list[str],
        seconds: float,
        codec_of: Callable[[str], Codec] = USUAL_CARDS.codec,
    ) -> None:
        """``codec_of`` knows by a game's name the cards that it is played with."""
        self.name = name
        self.command = command
        self.seconds = seconds
        self._codec_of = codec_of
        self._program: _Program | None = None
        self._asked = 0

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        codec = self._codec_of(view.key())
        moves = Moves()
        view.legal(seat, moves)
        legal = {codec.action_text(view, action): action for action in moves}
        self._asked += 1
        seed = int(chance.below(_SEED_RANGE))
        message = question(
            codec.key,
            self._asked,
            seat,
            codec.position_text(view),
            list(legal),
            self.seconds,
            seed,
        )
        try:
            return Choice(_answer(self._ask(message), legal, codec, view))
        except BotFailed:
            self.close()
            raise

    def _ask(self, message: Message) -> Message:
        if self._program is None:
            self._program = _Program(self.command)
        return self._program.ask(message, self.seconds + _GRACE)

    def close(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None


def _answer(reply: Message, legal: dict[str, int], codec: Codec, view: Game) -> int:
    choice = reply.get("choice")
    if not isinstance(choice, str):
        raise BotFailed(f"answered without a choice: {reply!r}"[:200])
    if choice in legal:
        return legal[choice]
    try:
        action = codec.parse_action(view, choice)
    except BadData as error:
        raise BotFailed(f"answered {choice[:60]!r}: {error.what}", "illegal") from None
    if action not in legal.values():
        raise BotFailed(f"chose the illegal action {choice[:60]!r}", "illegal")
    return action


class _Program:
    """A running bot program. A thread reads its lines, so that waiting for one can end."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(f"{command[0]} cannot be started: {error.strerror}") from None
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        with suppress(BotFailed):  # a program that is gone already is found out when asked
            self._say({"type": "hello", "protocol": PROTOCOL})

    def _read(self) -> None:
        out = self.process.stdout
        assert out is not None
        while line := out.readline(LONGEST_LINE + 1):
            self._lines.put(line)
        self._lines.put("")
        out.close()

    def _say(self, message: Message) -> None:
        into = self.process.stdin
        assert into is not None
        try:
            into.write(encode(message))
            into.flush()
        except (OSError, ValueError):
            raise BotFailed("the program has ended") from None

    def ask(self, message: Message, seconds: float) -> Message:
        """Return the reply to a question; whatever is not a reply to it is passed over."""
        self._say(message)
        until = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except queue.Empty:
                raise BotFailed(f"no answer within {seconds:g} s", "late") from None
            if not line:
                raise BotFailed("the program has ended")
            try:
                reply = decode(line)
            except BadData as error:
                raise BotFailed(error.what) from None
            if reply.get("id") == message["id"]:
                return reply

    def stop(self) -> None:
        """Say goodbye, and end a program that does not listen, with all it has started."""
        into = self.process.stdin
        assert into is not None
        with suppress(BotFailed):
            self._say({"type": "quit"})
        with suppress(OSError):
            into.close()
        try:
            self.process.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self._kill()
            self.process.wait()
        self._reader.join(_GOODBYE)

    def _kill(self) -> None:
        if sys.platform == "win32":
            self.process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
