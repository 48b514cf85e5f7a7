"""The texts of the tiny game: header, actions, cards and positions."""

import re
from collections.abc import Mapping, Sequence

from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.codec import HIDDEN_WORD, BadHeader, Codec
from tests.third_game.game import (
    COPIES,
    DEALT,
    FACES,
    FOLD,
    REFUSAL_KEYS,
    SWAP,
    Tiny,
    load,
)

HEAD = ["galapagos position 1", "game: tiny"]


class TinyCodec(Codec):
    key = "tiny"
    rules_version = 1
    game = Tiny

    def cards_title(self) -> str:
        return "tiny"

    def header(self, game: Game) -> dict[str, str]:
        return self.header_of(game.seats(), {"fold": "on" if tiny(game).fold else "off"})

    def header_of(
        self, players: int, switches: Mapping[str, str], mode: str = "", eras: int = 0
    ) -> dict[str, str]:
        return {"players": str(players), "fold": switches.get("fold", "off")}

    def check_header(self, header: Mapping[str, str]) -> None:
        for key, values in (("players", ("2", "3")), ("fold", ("on", "off"))):
            if header.get(key) not in values:
                raise BadHeader(key, f"expected one of {values}, found {header.get(key)!r}")

    def options_since(self, options: str, rules: int) -> str:
        return options

    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Tiny:
        self.check_header(header)
        game = self.game(int(header["players"]), header["fold"] == "on", seed, tape)
        game.attach(log)
        game.deal()
        return game

    def action_text(self, game: Game, action: int) -> str:
        verb = "play" if action < SWAP else "swap"
        return "fold" if action == FOLD else f"{verb} {action % SWAP}"

    def action_text_seen(self, game: Game, action: int) -> str:
        is_hidden = SWAP <= action < FOLD
        return f"swap {HIDDEN_WORD}" if is_hidden else self.action_text(game, action)

    def parse_action(self, game: Game, text: str) -> int:
        for action in range(FOLD + 1):
            if self.action_text(game, action) == text:
                return action
        raise BadData(f"expected an action, found {text[:40]!r}")

    def draw_text(self, game: Game, outcome: int) -> str:
        return f"c{outcome}"

    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        if not re.fullmatch("c[0-3]", word):
            raise BadData(f"expected a card, found {word[:40]!r}")
        return int(word[1])

    def draws_seen(self, game: Game, viewer: int, events: Sequence[Event]) -> list[str]:
        seen = [game.event_for(viewer, event) for event in events if event.kind == DEALT]
        return [HIDDEN_WORD if event.a < 0 else f"c{event.a}" for event in seen]

    def refusal_text(self, reasons: Sequence[Refusal]) -> str:
        return ", ".join(REFUSAL_KEYS[reason.code] for reason in reasons)

    def position_text(self, game: Game) -> str:
        return "\n".join([*HEAD, *map(str, tiny(game).numbers())])

    def parse_position(self, text: str, source: str) -> Tiny:
        lines = text.rstrip("\n").split("\n")
        if lines[:2] != HEAD:
            raise BadData("expected a position of the tiny game", source=source, line=1)
        if not all(re.fullmatch("-?[0-9]{1,19}", line, re.ASCII) for line in lines[2:]):
            raise BadData("expected numbers", source=source, line=3)
        game = load([int(line) for line in lines[2:]])
        if found := _problems(game):
            raise BadData(found, source=source, line=3)
        game.__class__ = self.game
        return game


def _problems(game: Tiny) -> str:
    """Return what is wrong with a game that was only read."""
    counts = game.numbers()[6:]
    if not (
        -2 <= game.whose < game.players
        and 0 <= game.turn < game.players
        and 0 <= game.swapped < 1 << game.players
        and 0 <= game.source.rng < 1 << 62
        and 0 <= min(counts) <= max(counts) <= COPIES * FACES
        and (game.sizes[2 + game.turn] or game.actor() < 0)
        and (game.whose == COMPLETE or game.numbers() == game.view(game.whose).numbers())
    ):
        return "no game is like that"
    try:
        return "; ".join(game.problems())
    except IndexError:
        return "more cards are missing than there are"


def tiny(game: Game) -> Tiny:
    assert isinstance(game, Tiny)
    return game
