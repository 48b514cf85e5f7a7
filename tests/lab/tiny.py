"""A tiny game of hidden cards, complete with texts: what somebody who adds a game has to write.

Each player is dealt three cards of faces 0 to 3. In turn one lays a card open, or once a game puts
one aside face down and draws another; with the switch ``fold`` one may put the whole hand aside.
When all hands are empty the highest sum of open cards wins. Plain Python: the compiled kernel's
`Game` cannot be inherited from outside, so this one only looks like it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE
from galapagos.lab.books import told_otherwise
from galapagos.records.codec import HIDDEN_WORD, BadHeader, Codec
from galapagos.records.scenarios import Case

FACES, COPIES, HAND = 4, 5, 3
PLAY, SWAP, FOLD = 0, 4, 8
"""Codes of actions: the first two plus a face."""
DEALT, PLAYED, SWAPPED, FOLDED = range(4)


class Tiny:
    """A game in progress, or a view of one: piles are counts by face."""

    def __init__(self, players: int, fold: bool, seed: int, tape: Tape | None = None) -> None:
        self.fold, self.the_viewer, self.turn, self.swapped = fold, COMPLETE, 0, 0
        self.the_chance, self.the_log = Chance(mix(seed), tape), cast("EventLog | None", None)
        self.hands, self.sizes = [[0] * FACES for _ in range(players)], [0] * players
        self.open = [[0] * FACES for _ in range(players)]
        self.pile, self.pile_size = [COPIES] * FACES, COPIES * FACES
        self.aside, self.aside_size = [0] * FACES, 0

    def key(self) -> str:
        return "tiny"

    def viewer(self) -> int:
        return self.the_viewer

    def deal(self) -> None:
        for seat in range(len(self.hands)):
            for _card in range(HAND):
                self.draw(seat)

    def draw(self, seat: int) -> None:
        face = int(self.the_chance.pick(vec[i64](self.pile), self.pile_size))
        self.pile[face], self.pile_size = self.pile[face] - 1, self.pile_size - 1
        self.hands[seat][face] += 1
        self.sizes[seat] += 1
        self.emit(DEALT, seat, face)

    def emit(self, kind: int, seat: int, a: int) -> None:
        if self.the_log is not None:
            self.the_log.emit(kind, 0, seat, a)

    def seats(self) -> int:
        return len(self.hands)

    def to_act(self) -> int:
        return 0 if not any(self.sizes) else 1 << self.turn

    def actor(self) -> int:
        return self.turn if any(self.sizes) else -1

    def legal(self, seat: int, moves: Moves) -> None:
        moves.clear()
        for code in range(FOLD + 1):
            if not self.why(seat, code):
                moves.add(code)

    def why(self, seat: int, action: int) -> list[Refusal]:
        if self.actor() != seat:
            return [Refusal(0, 0)]
        if action == FOLD:
            return [] if self.fold else [Refusal(1, 0)]
        if not 0 <= action < FOLD:
            return [Refusal(2, 0)]
        reasons = [] if self.hands[seat][action % SWAP] else [Refusal(3, 0)]
        if action >= SWAP and (self.swapped >> seat & 1 or self.pile_size == 0):
            reasons.append(Refusal(4, 0))
        return reasons

    def outcome(self) -> Outcome | None:
        if any(self.sizes):
            return None
        points = [sum(face * n for face, n in enumerate(cards)) for cards in self.open]
        winners = sum(1 << seat for seat, n in enumerate(points) if n == max(points))
        return Outcome(points, [1 << seat for seat in range(len(points))], points, winners)

    def problems(self) -> list[str]:
        game = self if self.the_viewer == COMPLETE else self.determinise(0)
        places = [game.pile, game.aside, *game.hands, *game.open]
        found = [f"face {face} is not there {COPIES} times" for face in range(FACES)
                 if sum(place[face] for place in places) != COPIES]  # fmt: skip
        counted = [sum(game.pile), sum(game.aside), *map(sum, game.hands)]
        if counted != [game.pile_size, game.aside_size, *game.sizes] or min(map(min, places)) < 0:
            found.append("a pile is not as large as it says")
        return found

    def apply(self, seat: int, action: int) -> None:
        if self.the_log is not None:
            self.the_log.begin()
        if action == FOLD:
            for face in range(FACES):
                self.put_aside(seat, face, self.hands[seat][face])
            self.emit(FOLDED, seat, -1)
        elif action >= SWAP:
            self.put_aside(seat, action - SWAP, 1)
            self.swapped |= 1 << seat
            self.emit(SWAPPED, seat, action - SWAP)
            self.draw(seat)
        else:
            self.hands[seat][action] -= 1
            self.sizes[seat] -= 1
            self.open[seat][action] += 1
            self.emit(PLAYED, seat, action)
        order = [(seat + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        self.turn = next((other for other in order if self.sizes[other]), 0)

    def put_aside(self, seat: int, face: int, count: int) -> None:
        self.hands[seat][face] -= count
        self.sizes[seat] -= count
        self.aside[face] += count
        self.aside_size += count

    def clone(self) -> "Tiny":
        return self.same(load(self.numbers()))

    def same(self, copy: "Tiny") -> "Tiny":
        """Variants of the game beget their like."""
        copy.__class__ = self.__class__
        return copy

    def view(self, viewer: int) -> "Tiny":
        view = self.clone()
        view.the_viewer, view.the_chance = viewer, Chance(0)
        view.pile, view.aside = [0] * FACES, [0] * FACES
        view.hands = [
            hand if seat == viewer else [0] * FACES for seat, hand in enumerate(view.hands)
        ]
        return view

    def determinise(self, rng: int) -> "Tiny":
        game, chance = self.clone(), Chance(mix(rng))
        if self.the_viewer != COMPLETE:
            game.the_viewer = COMPLETE
            shown = [*game.open, *game.hands]
            game.pile = [COPIES - sum(place[face] for place in shown) for face in range(FACES)]
            wanted = [(game.aside, game.aside_size), *zip(game.hands, game.sizes, strict=True)]
            for place, size in wanted:
                for _card in range(size - sum(place)):
                    face = int(chance.pick(vec[i64](game.pile), sum(game.pile)))
                    game.pile[face] -= 1
                    place[face] += 1
        game.the_chance = chance
        return game

    def event_for(self, viewer: int, event: Event) -> Event:
        if event.kind not in (DEALT, SWAPPED) or event.seat == viewer:
            return event
        return Event(event.kind, event.rule, event.cause, event.seat, -1, -1, -1, -1)

    def log(self) -> EventLog | None:
        return self.the_log

    def attach(self, log: EventLog | None) -> None:
        self.the_log = log

    def chance(self) -> Chance:
        return self.the_chance

    def play(self, seat: int, action: int) -> None:
        if reasons := self.why(seat, action):
            raise IllegalAction(seat, action, reasons)
        self.apply(seat, action)

    def random_action(self, seat: int, choices: Chance, moves: Moves) -> int:
        self.legal(seat, moves)
        return int(moves.at(choices.below(moves.count)))

    def legal_list(self, seat: int) -> list[int]:
        moves = Moves()
        self.legal(seat, moves)
        return moves.to_list()

    def seats_to_act(self) -> list[int]:
        return [self.turn] if any(self.sizes) else []

    def is_over(self) -> bool:
        return not any(self.sizes)

    def numbers(self) -> list[int]:
        head = [len(self.hands), self.fold, self.the_viewer, self.turn, self.swapped]
        sizes = [int(self.the_chance.rng), self.pile_size, self.aside_size, *self.sizes]
        piles = [self.pile, self.aside, *self.hands, *self.open]
        return [*map(int, head), *sizes, *(count for pile in piles for count in pile)]


def load(numbers: Sequence[int]) -> Tiny:
    """Return the game that consists of these numbers; raise `BadData` if there is none."""
    players = numbers[0] if numbers else 0
    if players not in (2, 3) or len(numbers) != 8 + players + FACES * (2 + 2 * players):
        raise BadData(f"expected the numbers of a game, found {len(numbers)}")
    game = Tiny(players, bool(numbers[1]), 0)
    game.the_viewer, game.turn, game.swapped = numbers[2:5]
    game.the_chance = Chance(numbers[5])
    game.pile_size, game.aside_size = numbers[6:8]
    game.sizes = list(numbers[8 : 8 + players])
    rest = numbers[8 + players :]
    piles = [list(rest[at : at + FACES]) for at in range(0, len(rest), FACES)]
    game.pile, game.aside = piles[:2]
    game.hands, game.open = piles[2 : 2 + players], piles[2 + players :]
    return game


class TinyCodec(Codec):
    """The texts of the tiny game."""

    key = "tiny"
    rules_version = 1
    game = Tiny

    def cards_title(self) -> str:
        return "tiny"

    def header(self, game: Game) -> dict[str, str]:
        return {"players": str(game.seats()), "fold": "on" if tiny(game).fold else "off"}

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
    ) -> Game:
        self.check_header(header)
        game = self.game(int(header["players"]), header["fold"] == "on", seed, tape)
        game.attach(log)
        game.deal()
        return cast("Game", game)

    def action_text(self, game: Game, action: int) -> str:
        return (
            "fold" if action == FOLD else f"{'play' if action < SWAP else 'swap'} {action % SWAP}"
        )

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
        return ", ".join(str(reason.code) for reason in reasons)

    def position_text(self, game: Game) -> str:
        return "\n".join(["galapagos position 1", "game: tiny", *map(str, tiny(game).numbers())])

    def parse_position(self, text: str, source: str) -> Game:
        lines = text.split("\n")
        if lines[:2] != ["galapagos position 1", "game: tiny"]:
            raise BadData("expected a position of the tiny game", source=source, line=1)
        if not all(re.fullmatch("-?[0-9]{1,19}", line, re.ASCII) for line in lines[2:]):
            raise BadData("expected numbers", source=source, line=3)
        game = load([int(line) for line in lines[2:]])
        counts = game.numbers()[6:]
        if not (
            -2 <= game.the_viewer < len(game.hands)
            and 0 <= game.turn < len(game.hands)
            and 0 <= game.swapped < 1 << len(game.hands)
            and 0 <= game.the_chance.rng < 1 << 62
            and 0 <= min(counts) <= max(counts) <= COPIES * FACES
            and (
                game.the_viewer == COMPLETE
                or game.numbers() == game.view(game.the_viewer).numbers()
            )
            and (game.sizes[game.turn] or game.actor() < 0)
        ):
            raise BadData("no game is like that", source=source, line=3)
        try:
            found = game.problems()
        except IndexError:
            # More cards are missing than there are: they cannot be filled in.
            found = ["too few cards"]
        if found:
            raise BadData("; ".join(found), source=source, line=3)
        game.__class__ = self.game
        return cast("Game", game)


def tiny(game: Game) -> Tiny:
    return cast("Tiny", game)


class TinyLedger:
    """What the events tell: sizes of hands and piles, and the open cards."""

    def __init__(self, game: Game) -> None:
        players = int(game.seats())
        self.sizes, self.pile, self.aside = [0] * players, COPIES * FACES, 0
        self.open = [[0] * FACES for _ in range(players)]

    def enter(self, event: Event) -> None:
        if event.kind == DEALT:
            self.pile -= 1
            self.sizes[event.seat] += 1
        elif event.kind == FOLDED:
            self.aside += self.sizes[event.seat]
            self.sizes[event.seat] = 0
        else:
            self.sizes[event.seat] -= 1
            self.aside += event.kind == SWAPPED
            if event.kind == PLAYED:
                self.open[event.seat][event.a] += 1

    def differences(self, game: Game) -> list[str]:
        state = tiny(game)
        told = {"sizes": self.sizes, "pile": self.pile, "aside": self.aside, "open": self.open}
        held = {"sizes": state.sizes, "pile": state.pile_size, "aside": state.aside_size}
        return told_otherwise(told, {**held, "open": state.open})


class TinyReferee:
    """Open cards stay, one at most comes at a time."""

    def __init__(self, game: Game) -> None:
        self.game, self.open = tiny(game), 0

    def before(self, seat: int, action: int) -> None:
        self.open = sum(map(sum, self.game.open))

    def after(self) -> list[str]:
        added = sum(map(sum, self.game.open)) - self.open
        return [] if added in (0, 1) else [f"{added} cards were laid open at once"]


def read_scenarios(text: str, source: str) -> list[Case]:
    """Read lines such as ``T-1 P1 swap 2``: what somebody may do at the beginning of game 1."""
    cases = []
    for number, line in enumerate(text.splitlines(), start=1):
        found = re.fullmatch(r"(T-\d+) P([12]) (.+)", line, re.ASCII)
        if found is None:
            raise BadData(f"expected a case, found {line[:40]!r}", source=source, line=number)
        cases.append(Case(found[1], line, (), source, number, _runner(int(found[2]) - 1, found[3])))
    return cases


def _runner(seat: int, text: str) -> Callable[[], list[str]]:
    def run() -> list[str]:
        game = table(Tiny)(2, {})(1)
        try:
            action = TinyCodec().parse_action(game, text)
        except BadData as error:
            return [error.what]
        return [f"refused: {reason}" for reason in game.why(seat, action)]

    return run


def table(game: type[Tiny]) -> Any:
    def setting_up(
        players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]:
        def new(seed: int) -> Game:
            dealt = game(players, switches.get("fold") == "on", seed)
            dealt.deal()
            return cast("Game", dealt)

        return new

    return setting_up


def tiny_kind(
    codec: type[TinyCodec] = TinyCodec, scenarios: Callable[[str, str], list[Case]] = read_scenarios
) -> Proofs:
    return Proofs(
        table=table(codec.game),
        numbers=lambda game: tiny(game).numbers(),
        longest=100,
        players=range(2, 4),
        switches={"fold": ("on",)},
        fit=lambda players, switches: switches,
        codec=codec,
        scenarios=scenarios,
        scenario_suffixes=(".tiny",),
        scenario_fences=("tiny",),
        events=("dealt", "played", "swapped", "folded"),
        secrets={"dealt": {}, "swapped": {}},
        ledger=TinyLedger,
        referee=TinyReferee,
        face_down=lambda game, viewer: {},
        is_scene=lambda game: True,
        scene="beginning",
        checked=108,
    )
