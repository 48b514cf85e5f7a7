"""``galapagos play``: a game in the terminal against the program, saved after every move."""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from galapagos.cli.help import Told
from galapagos.cli.lang import add_language, chosen_language
from galapagos.cli.numbers import seed_number
from galapagos.cli.own_cards import add_own_cards
from galapagos.games import GAMES, kit_for

if TYPE_CHECKING:
    from pathlib import Path

    from galapagos.cli.terminal.screen import Screen
    from galapagos.cli.terminal.session import Session
    from galapagos.games.kit import Kit
    from galapagos.records.codec import Codec

_LAST = "last"
_ANY_GAME = "*"
_MAX_PAUSE = 3600
_INTERRUPTED = 130
"""What shells report for a program that Ctrl-C ended."""


def configure(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    kits = [kit_for(name) for name in GAMES]
    add(
        "game",
        nargs="?",
        default="",
        help=Told("help-play-game", games=" / ".join(GAMES), first=kits[0].key),
    )
    add(
        "--players",
        type=int,
        default=0,
        metavar="N",
        help=Told("help-play-players", counts=_players_told(kits)),
    )
    add("--mode", default="", help=Told("help-play-mode", modes=_modes_told(kits)))
    _add_deal(parser, kits)
    add_own_cards(parser)
    add("--save", default="", metavar="FILE", help="help-play-save")
    add("--resume", nargs="?", const=_LAST, default="", metavar="FILE", help="help-play-resume")
    add("--watch", action="store_true", help="help-play-watch")
    add("--pause", type=float, default=0.0, metavar="SECONDS", help="help-play-pause")
    add("--ask-all", action="store_true", help="help-play-ask_all")
    add_language(parser)


def _add_deal(parser: argparse.ArgumentParser, kits: "list[Kit]") -> None:
    """Add what a game is dealt by, and who sits there."""
    add = parser.add_argument
    for key in _choices(kits):
        add(f"--{key}", default="", metavar="N", help=f"help-play-{key}")
    add("--seat", type=int, default=1, metavar="N", help="help-play-seat")
    add("--names", default="", metavar="ANA,BO", help="help-play-names")
    add("--seed", type=seed_number, default=None, metavar="N", help="help-play-seed")
    add(
        "--option",
        action="append",
        default=[],
        metavar="SWITCH=VALUE",
        help="help-play-option",
    )
    add("--bots", default="", metavar="BOT,…", help="help-play-bots")


def _players_told(kits: "list[Kit]") -> str:
    told = (f"{kit.key} {kit.players[0]}–{kit.players[-1]} ({kit.usual_players})" for kit in kits)
    return ", ".join(told)


def _modes_told(kits: "list[Kit]") -> str:
    choices = {kit.key: [mode.key for mode in kit.modes()] for kit in kits}
    return "; ".join(f"{game}: {', '.join(keys)}" for game, keys in choices.items() if keys[1:])


def run(args: argparse.Namespace) -> int:
    try:
        return _play(args)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _play(args: argparse.Namespace) -> int:
    from galapagos.cli.terminal.commands import Leave, Load
    from galapagos.cli.terminal.loop import Habits, TableLoop
    from galapagos.cli.terminal.screen import Screen

    _check(args)
    args.language = chosen_language(args)
    screen = Screen()
    session = _resume(args, screen) if args.resume else _begin(args, screen)
    habits = Habits(args.ask_all, args.pause, is_new=not args.resume and not args.watch)
    while True:
        try:
            _seat(args, session, screen)
            TableLoop(session, screen, habits).run()
            return 0
        except Load as load:
            session = _loaded(session, load.file, args, screen)
            habits = Habits(args.ask_all, args.pause)
        except Leave:
            _say_goodbye(args, session, screen)
            return 0
        except (EOFError, KeyboardInterrupt) as end:
            screen.say("")  # the prompt's line is still open
            _say_goodbye(args, session, screen)
            return 0 if isinstance(end, EOFError) else _INTERRUPTED
        finally:
            session.close()


def _seat(args: argparse.Namespace, session: "Session", screen: "Screen") -> None:
    """Say which bot plays which seat."""
    for seat, bot in session.opponents.names.items():
        told = _say(args.language, "note-seated", seat=session.names.full(seat), bot=bot)
        screen.say(told, "dim")


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

    if not 0 <= args.pause < _MAX_PAUSE:
        raise BadData(f"expected seconds, from 0 to {_MAX_PAUSE}", source="--pause")


def _codec(args: argparse.Namespace, game: str) -> "Codec":
    """Return the codec of a game, with the cards the command line names for it."""
    from galapagos.cli.own_cards import own_cards

    with _blaming("GAME"):
        found = kit_for(game)
    return found.codec(own_cards(args).only_of(game))


def _begin(args: argparse.Namespace, screen: "Screen") -> "Session":
    from secrets import randbelow

    from galapagos.cli.terminal.opponents import USUAL, parse_opponents
    from galapagos.cli.terminal.session import Seating, Session, parse_names
    from galapagos.kernel.errors import BadData
    from galapagos.kernel.viewers import SPECTATOR

    game = args.game or next(iter(GAMES))
    codec = _codec(args, game)
    players = args.players or _usual_players(game, args.mode)
    header = _header(args, codec, players)
    with _blaming("--names"):
        names = parse_names(args.names, players)
    if not 1 <= args.seat <= players:
        raise BadData(f"expected a seat from 1 to {players}", source="--seat")
    seat = SPECTATOR if args.watch else args.seat - 1
    bots = args.bots or USUAL
    with _blaming("--bots"):
        parse_opponents(bots, players if args.watch else players - 1)
    seed = randbelow(1 << 32) if args.seed is None else args.seed
    file = _file_for(args, game, screen)
    return Session.begin(codec, header, seed, Seating(seat, names, seed, bots), file, args.language)


def _usual_players(game: str, mode: str) -> int:
    """Return how many usually play, or as near to it as a mode allows."""

    found = kit_for(game)
    for one in found.modes():
        if one.key == mode:
            return min(max(found.usual_players, one.low), one.high)
    return found.usual_players


def _header(args: argparse.Namespace, codec: "Codec", players: int) -> dict[str, str]:
    """Return the header of a new game's record, which says everything a game is set up from."""
    from galapagos.kernel.errors import BadData
    from galapagos.records.lines import read_switches

    game = kit_for(codec.key)
    if args.mode and len(game.modes()) == 1:
        raise BadData(f"is not for {codec.key}", source="--mode")
    asked = {key: getattr(args, key) for key in _choices(map(kit_for, GAMES))}
    chosen = {key: value for key, value in asked.items() if value}
    for key in chosen.keys() - _choices([game]):
        raise BadData(f"is not for {codec.key}", source=f"--{key}")
    with _blaming("--option"):
        switches = read_switches(args.option, [one.key for one in game.switches()])
    # Switch names are known by now; what is left depends on the number of players.
    with _blaming(", ".join(("--option", "--mode", "--players", *(f"--{key}" for key in asked)))):
        return codec.header_of(players, switches | chosen, args.mode)


def _choices(kits: Iterable["Kit"]) -> list[str]:
    """Return what the modes of these games let one choose, each thing once."""
    found = [one.key for kit in kits for mode in kit.modes() for one in mode.choices]
    return list(dict.fromkeys(found))


def _file_for(args: argparse.Namespace, game: str, screen: "Screen") -> "Path | None":
    """Return the file a new game is kept in; a show is kept only if asked for."""
    from pathlib import Path

    from galapagos.cli.terminal import saves
    from galapagos.kernel.errors import BadData

    if args.save:
        file = Path(args.save)
        if file.exists():
            raise BadData(f"exists already; go on with --resume {file}", source="--save")
        return file
    if args.watch:
        return None
    if saves.unfinished(_ANY_GAME):
        screen.say(_say(args.language, "note-waiting", command="galapagos play --resume"), "dim")
    try:
        return saves.new_file(game)
    except OSError as error:
        screen.say(_say(args.language, "note-not_saved", error=error.strerror), "bold red")
        return None


# --- going on --------------------------------------------------------------------------------


def _resume(args: argparse.Namespace, screen: "Screen") -> "Session":
    from pathlib import Path

    from galapagos.cli.terminal import saves
    from galapagos.kernel.errors import BadData

    if args.resume == _LAST:
        waiting = saves.unfinished(args.game or _ANY_GAME)
    else:
        waiting = [Path(args.resume)]
    if not waiting:
        raise BadData("there is no unfinished game; begin one with galapagos play")
    session = _open(waiting[0], args)
    screen.say_whole(_say(args.language, "note-resumed", file=str(waiting[0])))
    if len(waiting) > 1:
        folder = str(waiting[1].parent)
        told = _say(args.language, "note-others", n=len(waiting) - 1, folder=folder)
        screen.say_whole(told, "dim")
    return session


def _open(file: "Path", args: argparse.Namespace) -> "Session":
    """Open a saved game, of whichever kind it is."""
    from galapagos.cli.terminal.session import Session
    from galapagos.kernel.errors import BadData
    from galapagos.records.files import read_text
    from galapagos.records.record import parse_record

    text = read_text(file)
    record = parse_record(text, source=str(file))
    game = record.header["game"]
    if args.game and game != args.game:
        raise record.error(f"expected a game of {args.game}, found {game!r}", 1)
    try:
        codec = _codec(args, game)
    except BadData as error:
        if error.source != "GAME":
            raise
        raise record.error(error.what, record.header_lines["game"]) from None
    return Session.resume(codec, file, text, args.language)


def _loaded(
    session: "Session", file: "Path", args: argparse.Namespace, screen: "Screen"
) -> "Session":
    """Return the loaded game, or the one that was running if that cannot be."""
    from galapagos.kernel.errors import BadData

    try:
        opened = _open(file, args)
    except BadData as error:
        screen.say_whole(_say(args.language, "answer-bad_file", error=str(error)), "bold red")
        return session
    session.close()
    screen.say_whole(_say(args.language, "note-loaded", file=str(file)))
    return opened


def _say_goodbye(args: argparse.Namespace, session: "Session", screen: "Screen") -> None:
    from shlex import quote

    from galapagos.cli.own_cards import own_cards
    from galapagos.cli.terminal import saves
    from galapagos.games.own_cards import own_cards_options

    if session.file is None:
        return
    if session.save_error:
        screen.say(_say(args.language, "note-left_unsaved"), "bold red")
        return
    command = "galapagos play --resume"
    if session.file not in saves.unfinished(_ANY_GAME)[:1]:
        command += f" {quote(str(session.file))}"
    for game, path in own_cards(args).paths.items():
        command += f" {own_cards_options()[game].option} {quote(str(path))}"
    screen.say_whole(_say(args.language, "note-left", command=command))


def _say(language: str, key: str, **values: object) -> str:
    from galapagos.text.catalogue import words_for

    return words_for(language).say(key, **values)
