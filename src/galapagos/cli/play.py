"""``galapagos play``: a game in the terminal against random opponents, saved after every move."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from galapagos.cli.table.screen import Screen
    from galapagos.cli.table.session import Session
    from galapagos.records.origin_codec import OriginCodec

_LAST = "last"
_MAX_SEED = 1 << 61
_MAX_PAUSE = 3600
_INTERRUPTED = 130
"""What shells report for a program that Ctrl-C ended."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", nargs="?", default="origin", help="which game (default: origin)")
    add("--players", type=int, default=3, metavar="N", help="2 to 8, you included (default: 3)")
    add("--seat", type=int, default=1, metavar="N", help="where you sit (default: 1)")
    add("--names", default="", metavar="ANA,BO", help="names of the players, by seat")
    add("--seed", type=int, default=None, metavar="N", help="deal the same cards again")
    add(
        "--option",
        action="append",
        default=[],
        metavar="SWITCH=VALUE",
        help="change a rule, e.g. must_feed=on, variant=on, teams=on; may be given several times",
    )
    add("--deck", default="", metavar="FILE", help="play with the cards of another deck file")
    add("--save", default="", metavar="FILE", help="keep the game in this file")
    add(
        "--resume",
        nargs="?",
        const=_LAST,
        default="",
        metavar="FILE",
        help="go on with a saved game; without FILE the last unfinished one",
    )
    add("--watch", action="store_true", help="watch random players, take no seat")
    add("--pause", type=float, default=0.0, metavar="SECONDS", help="wait after each opponent")
    add("--ask-all", action="store_true", help="ask even if there is only one choice")


def run(args: argparse.Namespace) -> int:
    from galapagos.kernel.errors import BadData

    try:
        return _play(args)
    except BadData as error:
        print(f"galapagos play: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what was played is saved. Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _play(args: argparse.Namespace) -> int:
    from galapagos.cli.table.commands import Leave, Load
    from galapagos.cli.table.loop import Habits, TableLoop
    from galapagos.cli.table.screen import Screen

    _check(args)
    codec = _codec(args)
    screen = Screen()
    session = _resume(args, codec, screen) if args.resume else _begin(args, codec, screen)
    habits = Habits(args.ask_all, args.pause, is_new=not args.resume and not args.watch)
    while True:
        try:
            TableLoop(session, screen, habits).run()
            return 0
        except Load as load:
            session = _loaded(session, load.file, codec, screen)
            habits = Habits(args.ask_all, args.pause)
        except Leave:
            _say_goodbye(args, session, screen)
            return 0
        except (EOFError, KeyboardInterrupt) as end:
            screen.say("")  # the prompt's line is still open
            _say_goodbye(args, session, screen)
            return 0 if isinstance(end, EOFError) else _INTERRUPTED


# --- what was asked for ----------------------------------------------------------------------


@contextmanager
def _blaming(option: str) -> Iterator[None]:
    """Say which option of the command line an error is about."""
    from galapagos.kernel.errors import BadData

    try:
        yield
    except BadData as error:
        if error.source:
            raise
        raise BadData(error.what, source=option) from None


def _check(args: argparse.Namespace) -> None:
    from galapagos.kernel.errors import BadData

    if args.seed is not None and not 0 <= args.seed < _MAX_SEED:
        raise BadData(f"expected a number from 0 to {_MAX_SEED - 1}", source="--seed")
    if not 0 <= args.pause < _MAX_PAUSE:
        raise BadData(f"expected seconds, from 0 to {_MAX_PAUSE}", source="--pause")


def _codec(args: argparse.Namespace) -> "OriginCodec":
    from pathlib import Path

    from galapagos.records.codec import codec_for
    from galapagos.records.origin_codec import OriginCodec

    with _blaming("GAME"):
        codec = codec_for(args.game, Path(args.deck) if args.deck else None)
    assert isinstance(codec, OriginCodec)
    return codec


def _begin(args: argparse.Namespace, codec: "OriginCodec", screen: "Screen") -> "Session":
    from secrets import randbelow

    from galapagos.cli.table.session import SPECTATOR, Seating, Session, parse_names
    from galapagos.kernel.errors import BadData
    from galapagos.origin.options import options_from_text
    from galapagos.records.origin_position import format_deck, format_options, parse_switches

    with _blaming("--option"):
        switches = parse_switches(args.option)
    # Switch names are known by now; what is left depends on the number of players.
    with _blaming("--option, --players"):
        options = options_from_text(args.players, switches)
    with _blaming("--names"):
        names = parse_names(args.names, args.players)
    if not 1 <= args.seat <= args.players:
        raise BadData(f"expected a seat from 1 to {args.players}", source="--seat")
    seat = SPECTATOR if args.watch else args.seat - 1
    seed = randbelow(1 << 32) if args.seed is None else args.seed
    header = {
        "players": str(args.players),
        "options": format_options(options),
        "deck": format_deck(codec.deck),
    }
    file = _file_for(args, screen)
    return Session.begin(codec, header, seed, Seating(seat, names, seed), file)


def _file_for(args: argparse.Namespace, screen: "Screen") -> "Path | None":
    """Return the file a new game is kept in; a show is kept only if asked for."""
    from pathlib import Path

    from galapagos.cli.table import saves
    from galapagos.cli.table.origin_board import table_words
    from galapagos.kernel.errors import BadData

    if args.save:
        file = Path(args.save)
        if file.exists():
            raise BadData(f"exists already; go on with --resume {file}", source="--save")
        return file
    if args.watch:
        return None
    if saves.unfinished("origin"):
        screen.say(table_words().say("note.waiting"), "dim")
    try:
        return saves.new_file("origin")
    except OSError as error:
        screen.say(table_words().say("note.not_saved", error=error.strerror), "bold red")
        return None


# --- going on --------------------------------------------------------------------------------


def _resume(args: argparse.Namespace, codec: "OriginCodec", screen: "Screen") -> "Session":
    from pathlib import Path

    from galapagos.cli.table import saves
    from galapagos.cli.table.origin_board import table_words
    from galapagos.kernel.errors import BadData
    from galapagos.text.catalogue import Count

    say = table_words().say
    waiting = saves.unfinished("origin") if args.resume == _LAST else [Path(args.resume)]
    if not waiting:
        raise BadData("there is no unfinished game; begin one with galapagos play")
    session = _open(waiting[0], codec)
    screen.say_whole(say("note.resumed", file=str(waiting[0])))
    if len(waiting) > 1:
        folder = str(waiting[1].parent)
        screen.say_whole(say("note.others", n=Count(len(waiting) - 1), folder=folder), "dim")
    return session


def _open(file: "Path", codec: "OriginCodec") -> "Session":
    from galapagos.cli.table.session import Session
    from galapagos.records.lines import read_text

    return Session.resume(codec, file, read_text(file))


def _loaded(session: "Session", file: "Path", codec: "OriginCodec", screen: "Screen") -> "Session":
    """Return the loaded game, or the one that was running if that cannot be."""
    from galapagos.cli.table.origin_board import table_words
    from galapagos.kernel.errors import BadData

    say = table_words().say
    try:
        session = _open(file, codec)
    except BadData as error:
        screen.say_whole(say("answer.bad_file", error=str(error)), "bold red")
    else:
        screen.say_whole(say("note.loaded", file=str(file)))
    return session


def _say_goodbye(args: argparse.Namespace, session: "Session", screen: "Screen") -> None:
    from shlex import quote

    from galapagos.cli.table import saves
    from galapagos.cli.table.origin_board import table_words

    say = table_words().say
    if session.file is None:
        return
    if session.save_error:
        screen.say(say("note.left_unsaved"), "bold red")
        return
    command = "galapagos play --resume"
    if session.file not in saves.unfinished("origin")[:1]:
        command += f" {quote(str(session.file))}"
    if args.deck:
        command += f" --deck {quote(args.deck)}"
    screen.say_whole(say("note.left", command=command))
