"""A small game as text: made of what the game and its kit say already.

An action is the name of its kind and what its fields hold; a drawn card is its number; a position
has a line for each name of the state."""

from collections.abc import Iterator, Mapping, Sequence

from galapagos.games.kit import Kit
from galapagos.games.plain_game import PlainGame, Value, flat
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.fields import Field, kind_of
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.codec import HIDDEN_WORD, BadHeader, Codec
from galapagos.records.grammar import Grammar, Spelling, Wording
from galapagos.records.lines import KeyedLines, parse_count
from galapagos.records.position import FIRST_LINE, read_chance, read_viewer, viewer_fields

_LARGEST = 1 << 62


class PlainCodec(Codec):
    """Reads and writes a game that its kit knows."""

    def __init__(self, kit: Kit, game: type[PlainGame]) -> None:
        self.kit, self.game = kit, game
        self.key = kit.key
        self._values = {"players": [str(number) for number in kit.players]}
        self._values |= {switch.key: switch.values for switch in kit.switches()}
        usual = self._laid(dict.fromkeys(self._values, 0), Chance(0))
        self.rules_version = int(usual.rules_version())
        fields = [field for kind in game.action_fields for field in kind]
        rows = [Wording(kind, _pattern(*row)) for kind, row in enumerate(_kinds(game))]
        spellings = {field[0]: _number_of(field) for field in fields}
        self._grammar: Grammar[None] = Grammar(self.key, game.action_fields, spellings, rows)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kit, self.game)

    def cards_title(self) -> str:
        return self.key

    # --- header ------------------------------------------------------------------------------

    def header(self, game: Game) -> dict[str, str]:
        switches = _plain(game).switches
        return self.header_of(
            int(game.seats()), {key: self._values[key][n] for key, n in switches.items()}
        )

    def header_of(
        self, players: int, switches: Mapping[str, str], mode: str = ""
    ) -> dict[str, str]:
        if mode not in ("", "base"):
            raise BadData(f"{self.key} has no modes")
        if unknown := switches.keys() - self._values.keys():
            raise BadData(f"no switch of {self.key} is called {min(unknown)!r}")
        usual = {key: values[0] for key, values in self._values.items()}
        header = usual | {"players": str(players)} | dict(switches)
        self.check_header(header)
        return header

    def check_header(self, header: Mapping[str, str]) -> None:
        for key, values in self._values.items():
            if header.get(key) not in values:
                wanted = ", ".join(values)
                raise BadHeader(key, f"expected one of {wanted}, found {header.get(key)!r}")

    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> PlainGame:
        self.check_header(header)
        choices = {key: values.index(header[key]) for key, values in self._values.items()}
        game = self._laid(choices, Chance(mix(seed), tape))
        game.attach(log)
        game.begin()
        return game

    def _laid(self, choices: dict[str, int], chance: Chance) -> PlainGame:
        """Return a game that has not begun, with these values of the header by their places."""
        switches = {key: place for key, place in choices.items() if key != "players"}
        return self.game(self.kit.players[choices["players"]], switches, chance)

    # --- actions, draws and refusals ---------------------------------------------------------

    def action_text(self, game: Game, action: int) -> str:
        return self._grammar.text(action, None)

    def action_text_seen(self, game: Game, action: int) -> str:
        kind = kind_of(action)
        if kind in self.game.secret_actions:
            return f"{self.game.action_keys[kind]} {HIDDEN_WORD}"
        return self.action_text(game, action)

    def parse_action(self, game: Game, text: str) -> int:
        return self._grammar.parse(text, None)

    def draw_text(self, game: Game, outcome: int) -> str:
        return f"c{outcome}"

    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        if not word.startswith("c"):
            raise BadData(f"expected a card such as c1, found {word[:40]!r}")
        return parse_count(word[1:])

    def draws_seen(self, game: Game, viewer: int, events: Sequence[Event]) -> list[str]:
        drawn = [event for event in events if event.kind in self.game.draw_events]
        seen = [game.event_for(viewer, event) for event in drawn]
        return [HIDDEN_WORD if event.a < 0 else self.draw_text(game, event.a) for event in seen]

    def refusal_text(self, reasons: Sequence[Refusal]) -> str:
        return ", ".join(self.kit.refusal_keys[reason.code] for reason in reasons)

    # --- positions ---------------------------------------------------------------------------

    def position_text(self, game: Game) -> str:
        state = _plain(game)
        viewer = None if state.whose == COMPLETE else state.whose
        fields = {"game": self.key, **self.header(game), **viewer_fields(viewer, game.chance())}
        for name in state.state:
            fields[name] = " ".join(str(number) for number in flat(getattr(state, name)))
        return "\n".join([FIRST_LINE, *(f"{key}: {text}" for key, text in fields.items()), ""])

    def parse_position(self, text: str, source: str) -> PlainGame:
        """What a text does not say is as before the game begins."""
        lines = KeyedLines(text, FIRST_LINE, source)
        lines.expect("game", self.key)
        choices = {key: lines.choice(key, values) for key, values in self._values.items()}
        game = self._laid(choices, Chance(0))
        viewer = read_viewer(lines, game.players)
        if viewer is None:
            game.source = read_chance(lines)
        else:
            game.whose = viewer
        for name in game.state:
            if words := lines.words(name):
                with lines.at(name):
                    setattr(game, name, _read_value(getattr(game, name), words))
        for key in lines.unread():
            with lines.at(key):
                raise BadData(f"no line of {self.key} is called so")
        if problems := game.problems():
            raise BadData("; ".join(problems), source=source)
        if viewer is not None and game.view(viewer).numbers() != game.numbers():
            raise BadData("this shows more than the viewer may know", source=source)
        return game


def _plain(game: Game) -> PlainGame:
    assert isinstance(game, PlainGame)
    return game


def _kinds(game: type[PlainGame]) -> list[tuple[str, list[Field]]]:
    return list(zip(game.action_keys, game.action_fields, strict=True))


def _pattern(key: str, fields: list[Field]) -> str:
    """Return the form of a line: ``play {face}``."""
    return " ".join([key, *(f"{{{name}}}" for name, *_ in fields)])


def _number_of(field: Field) -> Spelling[None]:
    name, _, width, _ = field
    largest = (1 << width) - 1
    return Spelling(name.upper(), lambda n, _: str(n), lambda word, _: parse_count(word, largest))


def _read_value(like: Value, words: list[str]) -> Value:
    """Return the numbers that words stand for in the form of a value that is there."""
    if len(words) != len(flat(like)):
        raise BadData(f"expected {len(flat(like))} numbers, found {len(words)}")
    return _formed(like, iter([_number(word) for word in words]))


def _number(word: str) -> int:
    is_negative = word.startswith("-")
    number = parse_count(word.removeprefix("-"), _LARGEST)
    return -number if is_negative else number


def _formed(like: Value, numbers: Iterator[int]) -> Value:
    if isinstance(like, int):
        return next(numbers)
    return [_formed(part, numbers) for part in like]
