"""What the proofs ask of the tiny game: how it is set up, its books, its referee."""

import re
from collections.abc import Callable
from pathlib import Path

from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.lab.books import told_otherwise
from galapagos.records.scenarios import Case
from tests.third_game.game import ASIDE, DEALT, EVENT_KEYS, FOLDED, HANDS, PILE, PLAYED, SWAPPED
from tests.third_game.notation import TinyCodec, tiny


class TinyLedger:
    """What the events tell: how many cards lie where, and which lie open."""

    def __init__(self, game: Game) -> None:
        empty = tiny(TinyCodec.game(game.seats(), False, 0))
        self.sizes, self.open = empty.sizes, empty.cards[HANDS + game.seats() :]

    def enter(self, event: Event) -> None:
        hand = HANDS + event.seat
        if event.kind == DEALT:
            self.sizes[PILE] -= 1
            self.sizes[hand] += 1
        elif event.kind == FOLDED:
            self.sizes[ASIDE] += self.sizes[hand]
            self.sizes[hand] = 0
        else:
            self.sizes[hand] -= 1
            self.sizes[ASIDE] += event.kind == SWAPPED
            if event.kind == PLAYED:
                self.open[event.seat][event.a] += 1

    def differences(self, game: Game) -> list[str]:
        state = tiny(game)
        held = {"sizes": state.sizes, "open": state.cards[HANDS + state.players :]}
        return told_otherwise({"sizes": self.sizes, "open": self.open}, held)


class TinyReferee:
    """Open cards stay, one at most comes at a time."""

    def __init__(self, game: Game) -> None:
        self.game, self.open = tiny(game), 0

    def count(self) -> int:
        return sum(map(sum, self.game.cards[HANDS + self.game.players :]))

    def before(self, seat: int, action: int) -> None:
        self.open = self.count()

    def after(self) -> list[str]:
        added = self.count() - self.open
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
        game = TinyCodec().new_game({"players": "2", "fold": "off"}, 1, Tape(), None)
        try:
            action = TinyCodec().parse_action(game, text)
        except BadData as error:
            return [error.what]
        return [f"refused: {reason}" for reason in game.why(seat, action)]

    return run


def tiny_proofs(
    codec: type[TinyCodec] = TinyCodec, scenarios: Callable[[str, str], list[Case]] = read_scenarios
) -> Proofs:
    def table(
        players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]:
        texts = codec()
        header = texts.header_of(players, switches)
        return lambda seed: texts.new_game(header, seed, Tape(), None)

    return Proofs(
        table=table,
        numbers=lambda game: tiny(game).numbers(),
        longest=100,
        players=range(2, 4),
        switches={"fold": ("on",)},
        fit=lambda players, switches: switches,
        codec=codec,
        scenarios=scenarios,
        scenario_suffixes=(".tiny",),
        scenario_fences=("tiny",),
        events=EVENT_KEYS,
        secrets={"dealt": {}, "swapped": {}},
        ledger=TinyLedger,
        referee=TinyReferee,
        face_down=lambda game, viewer: {},
        is_scene=lambda game: True,
        scene="beginning",
        checked=108,
    )
