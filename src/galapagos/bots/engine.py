"""Galapagos as an engine for other programs: questions and answers as lines of JSON.

The same protocol that external bots speak (docs/engine.md), seen from the other side.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from galapagos import __version__
from galapagos.bots.base import Budget, Choice
from galapagos.bots.guard import Guarded
from galapagos.bots.ladder import LADDER
from galapagos.bots.questions import open_game, told_choice, view_for
from galapagos.bots.specs import BotSpec, parse_bot
from galapagos.bots.wire import (
    PROTOCOL,
    Message,
    decode,
    encode,
    number_field,
    text_field,
    whole_field,
)
from galapagos.games import GAMES
from galapagos.games.own_cards import USUAL_CARDS, OwnCards
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec


def serve(lines: Iterable[str], default: BotSpec, own: OwnCards = USUAL_CARDS) -> Iterator[str]:
    """Yield the answer to every line, until the lines end or say quit."""
    for line in lines:
        if not line.strip():
            continue
        message: Message = {}
        try:
            message = decode(line)
            kind = text_field(message, "type")
            if kind == "quit":
                return
            yield encode(_answer(kind, message, default, own))
        except BadData as error:
            what = str(error) if error.source else error.what
            yield encode({"type": "error", "id": message.get("id"), "error": what})


def _answer(kind: str, message: Message, default: BotSpec, own: OwnCards) -> Message:
    if kind == "hello":
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "name": "galapagos",
            "version": __version__,
            "bot": default.text,
            "bots": list(LADDER),
            "games": list(GAMES),
        }
    if kind == "choose":
        return _choose(message, default, own)
    raise BadData(f"expected the type hello, choose or quit, found {kind[:40]!r}")


def _choose(message: Message, default: BotSpec, own: OwnCards) -> Message:
    codec, game = open_game(text_field(message, "position"), "position", own.codec)
    seat = whole_field(message, "seat") if "seat" in message else None
    view, seat = view_for(game, seat)
    spec = _spec(message, default)
    bot = Guarded(spec.make(own.codec))
    seed = whole_field(message, "seed", 1)
    choice = bot.choose(view, seat, Chance(mix(seed)))
    bot.close()
    reply: Message = {
        "type": "choice",
        "id": message.get("id"),
        "choice": _allowed(codec, view, choice, message),
        **told_choice(codec, view, choice),
    }
    if bot.troubles:
        reply["trouble"] = bot.troubles[0].what
    return reply


def _spec(message: Message, default: BotSpec) -> BotSpec:
    name = text_field(message, "bot") if "bot" in message else default.text
    if name.startswith("cmd:"):
        raise BadData("an engine can serve only bots of the ladder")
    budget = default.budget
    if "iterations" in message:
        budget = Budget(iterations=whole_field(message, "iterations"))
    elif "seconds" in message and default.budget and default.budget.seconds is not None:
        # The asker's clock counts, unless the engine was told to think in iterations.
        budget = Budget(seconds=min(number_field(message, "seconds"), 60.0))
    if name == default.text:
        return replace(default, budget=default.budget and budget)
    return parse_bot(name, budget)


def _allowed(codec: Codec, view: Game, choice: Choice, message: Message) -> str:
    """Return the choice, or the best line that the asker allows if it listed some actions."""
    text = codec.action_text(view, choice.action)
    legal = message.get("legal")
    if legal is None:
        return text
    if not isinstance(legal, list):
        raise BadData(f"expected a list of texts as 'legal', found {legal!r}"[:200])
    others = [codec.action_text(view, line.actions[0][1]) for line in choice.lines]
    for found in [text, *others]:
        if found in legal:
            return found
    raise BadData("none of the actions listed as legal is one that the rules allow")
