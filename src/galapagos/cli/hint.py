"""``galapagos hint``: what a bot would do in a position or an unfinished game, and why."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from galapagos.bots.base import Bot, Choice
from galapagos.bots.guard import Guarded
from galapagos.bots.parallel import ParallelBot
from galapagos.bots.questions import line_texts, open_game, told_choice, view_for
from galapagos.bots.specs import BotSpec, parse_bot
from galapagos.bots.temper import WAYS, Tempered
from galapagos.cli.lang import add_language, chosen_language
from galapagos.cli.numbers import seed_number
from galapagos.cli.output import output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.games import kit_for
from galapagos.games.own_cards import OwnCards
from galapagos.games.show import named, show_for
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.files import read_text
from galapagos.records.lines import seat_name
from galapagos.text.advice import reason_text
from galapagos.text.catalogue import capital


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="help-hint-file")
    parser.add_argument(
        "--bot",
        default="apex",
        metavar="BOT",
        help="help-hint-bot",
    )
    parser.add_argument("--seat", type=_seat, metavar="P1", help="help-hint-seat")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-hint-seed")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="help-hint-processes")
    add_own_cards(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="help-json")


def run(args: argparse.Namespace) -> int:
    """Return 0 with a hint; `BadData` if there is nothing to decide or the file makes no sense."""
    own = own_cards(args)
    codec, game = open_game(
        read_text(args.file), str(args.file), lambda key: kit_for(key).codec(own.only_of(key))
    )
    view, seat = view_for(game, args.seat)
    spec = parse_bot(args.bot)
    bot = Guarded(_bot(spec, args.processes, own))
    try:
        choice = bot.choose(view, seat, Chance(mix(args.seed)))
    finally:
        bot.close()
    for trouble in bot.troubles:
        what = f"{trouble.bot} {trouble.what}; a default is shown"
        output_of(args).complain("hint", what)
    if args.json:
        answer = {"seat": f"P{seat + 1}", "choice": codec.action_text(view, choice.action)}
        print(json.dumps(answer | told_choice(codec, view, choice), ensure_ascii=False))
    else:
        _print(codec, view, seat, choice, spec.name, chosen_language(args))
    return 0


def _seat(text: str) -> int:
    """Return the seat P1 … P8 stands for; argparse turns the error into its own message."""
    number = int(text.upper().removeprefix("P"))
    if not 1 <= number <= 8:
        raise ValueError("no such seat")
    return number - 1


def _bot(spec: BotSpec, processes: int, own: OwnCards) -> Bot:
    if processes == 1:
        return spec.make(own.codec)
    if not spec.temper:
        return ParallelBot(spec.name, spec.budget, processes, own)
    return Tempered(ParallelBot(spec.name, spec.budget, processes, own, WAYS), spec.temper)


def _print(codec: Codec, view: Game, seat: int, choice: Choice, bot: str, language: str) -> None:
    console, show = Console(highlight=False), show_for(codec)
    people = show.people(seat, named([""] * int(view.seats())), language)
    words, guesses = people.words, choice.iterations
    action = codec.action_text(view, choice.action)
    console.print(f"{seat_name(seat)}: {action}", style="bold", markup=False)
    console.print(capital(show.phrase(view, choice.action, people)), markup=False)
    values = [line.value for line in choice.lines]
    tried = len(choice.lines) > 1 and choice.lines[1].visits > 0
    console.print(reason_text(words, values, guesses, next_tried=tried), markup=False)
    if not choice.lines:
        return
    table = Table(title=words.say("hint-looked_at", bot=bot), title_justify="left")
    table.add_column(words.say("hint-column_action"), overflow="fold")
    table.add_column(words.say("hint-column_value"), justify="right")
    table.add_column(words.say("hint-column_visits"), justify="right")
    for line in choice.lines:
        chance = words.say("percent", n=f"{100 * line.value:.1f}")
        value = chance if guesses else f"{line.value:+.2f}"
        visits = f"{line.visits:,}" if guesses else "–"
        table.add_row("; ".join(line_texts(codec, view, line)), value, visits)
    console.print(table)
