"""``galapagos replay``: steps through a game record and verifies it."""

import argparse
import sys
from pathlib import Path

from galapagos.cli.lang import add_language, chosen_language
from galapagos.cli.output import Output
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.games import kit_for
from galapagos.games.own_cards import OwnCards
from galapagos.games.show import show_for
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import Codec
from galapagos.records.files import read_text
from galapagos.records.lines import MAX_SEATS, parse_seat, seat_name
from galapagos.records.position import SPECTATOR_WORD
from galapagos.records.record import Record, Step, parse_record, step_line
from galapagos.records.timeline import Timeline, replayed

_ALL = "all"
_VIEWS = [_ALL, SPECTATOR_WORD] + [seat_name(seat) for seat in range(MAX_SEATS)]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="help-replay-file")
    parser.add_argument("--to", type=_number, metavar="N", help="help-replay-to")
    parser.add_argument(
        "--view",
        choices=_VIEWS,
        default=_ALL,
        metavar="SEAT",
        help="help-replay-view",
    )
    parser.add_argument("--position", action="store_true", help="help-replay-position")
    add_own_cards(parser)
    parser.add_argument("--story", action="store_true", help="help-replay-story")
    add_language(parser)
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--step", action="store_true", help="help-replay-step")
    pace.add_argument("--quiet", action="store_true", help="help-replay-quiet")


def run(args: argparse.Namespace) -> int:
    """Return 0 if the record is sound as far as it was replayed; `BadData` if it is not."""
    record = parse_record(read_text(args.file), source=str(args.file))
    _Replay(record, codec_of(record, own_cards(args)), args).run()
    return 0


def _number(word: str) -> int:
    """Return a whole number from 0; argparse turns the error into its own message."""
    number = int(word)
    if number < 0:
        raise ValueError("less than 0")
    return number


def codec_of(record: Record, own: OwnCards) -> Codec:
    """Return the codec of a record's game; raise `BadData` with its line if there is none."""
    try:
        game = record.header["game"]
        return kit_for(game).codec(own.only_of(game))
    except BadData as error:
        if error.source:
            raise
        raise record.error(error.what, record.header_lines["game"]) from None


class _Replay:
    """One run of the command: what to print of each step, and where to stop."""

    def __init__(self, record: Record, codec: Codec, args: argparse.Namespace) -> None:
        self.record = record
        self.codec = codec
        self.last = len(record.steps) - 1
        self.to = self.last if args.to is None else int(args.to)
        self.view = str(args.view)
        self.shows_position = bool(args.position)
        self.is_quiet = bool(args.quiet)
        self.waits = bool(args.step) and sys.stdin.isatty()
        self.tells = bool(args.story)
        self.language = chosen_language(args)
        self.output = Output(self.language)
        self.show = show_for(codec)

    def run(self) -> None:
        record = self.record
        if record.steps and self.to > self.last:
            what = f"there is no action {self.to}; the last one is {self.last}"
            raise record.error(what, record.end_line)
        for number, past in enumerate(replayed(record, self.codec)):
            self._show(number, past)
            if number < self.last and (number == self.to or not self._goes_on()):
                self._say(self.output.say("out-replay-stopped", n=number, last=self.last))
                break
        else:
            say = self.output.say
            result = record.result
            self._say(say("out-replay-result", result=result) if result else say("out-unfinished"))
            self._say(say("out-replay-verified", n=self.last))
        if self.shows_position:
            self._say("")
            print(self.codec.position_text(self._seen(past.game)), end="")

    def _show(self, number: int, past: Timeline) -> None:
        """Print the header before the first step, then the step."""
        if number == 0:
            self.show = show_for(self.codec, past.beginning)
            self._check_view(past.game)
            for key, value in self.record.header.items():
                self._say(f"{key}: {value}".rstrip())
            self._say("")
        step = self.record.steps[number]
        if self.view == _ALL:
            for comment in step.comments:
                self._say(comment)
        if self.tells:
            self._tell(number, past)
        else:
            self._say(f"{number:4}  {step_line(self._step_seen(number, past))}")

    def _tell(self, number: int, past: Timeline) -> None:
        """Tell what has happened in a step, for the viewer."""
        from galapagos.cli.terminal.session import NAMES_HEADER, parse_names

        game, events = past.game, past.events
        names = parse_names(self.record.header.get(NAMES_HEADER, ""), game.seats())
        viewer = -1 if self.view == _ALL else self._viewer()
        seen = events[past.events_before(number) :]
        if self.view != _ALL:
            seen = [game.event_for(viewer, event) for event in seen]
        people = self.show.people(viewer, names, self.language)
        for line in self.show.lines(events, seen, people):
            self._say(line.text)

    def _say(self, line: str) -> None:
        if not self.is_quiet:
            print(line)

    def _goes_on(self) -> bool:
        """Wait for the reader, if he asked for it; False if he has seen enough."""
        if not self.waits:
            return True
        sys.stdout.flush()
        try:
            answer = sys.stdin.readline()
        except KeyboardInterrupt:
            return False
        return answer != "" and answer.strip() != "q"

    # --- what a viewer may know --------------------------------------------------------------

    def _check_view(self, game: Game) -> None:
        if self.view not in (_ALL, SPECTATOR_WORD) and self._viewer() >= game.seats():
            raise self.record.error(f"there is no seat {self.view} at this table", 0)

    def _viewer(self) -> int:
        """Return the viewer's seat, or that he is a spectator."""
        return SPECTATOR if self.view == SPECTATOR_WORD else parse_seat(self.view, MAX_SEATS)

    def _seen(self, game: Game) -> Game:
        return game if self.view == _ALL else game.view(self._viewer())

    def _step_seen(self, number: int, past: Timeline) -> Step:
        """Return the step without the cards that the viewer may not know."""
        step, game = self.record.steps[number], past.game
        if self.view == _ALL:
            return step
        action = step.action
        if step.seat >= 0 and step.seat != self._viewer():
            action = self.codec.action_text_seen(game, past.steps[number].code)
        events = past.events[past.events_before(number) :]
        draws = self.codec.draws_seen(game, self._viewer(), events)
        return Step(step.seat, action, step.dice, draws)
