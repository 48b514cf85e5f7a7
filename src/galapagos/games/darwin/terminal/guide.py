"""Darwin at the terminal table."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from galapagos.games import paint
from galapagos.games.choices import plain_group
from galapagos.games.darwin.notation.actions import VERBS
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.words import is_species
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import NO_ACTION
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import (
    LARGE,
    NO_CARD,
    SIZE_KEYS,
    SMALL,
)
from galapagos.games.darwin.rules.turn import main_moment_obstacles, may_redraw
from galapagos.games.darwin.terminal.bench import SpeciesBench
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.terminal.build import CreateBench
from galapagos.games.darwin.terminal.changes import MigrateBench, MutateBench
from galapagos.games.darwin.terminal.ending import score_table
from galapagos.games.darwin.terminal.lookups import DarwinLookups, actors_of
from galapagos.games.darwin.terminal.menu import DarwinMenu, may_decide_out_of_turn
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.names import DarwinNames, Fauna
from galapagos.games.darwin.words.questions import question
from galapagos.games.darwin.words.reasons import reason_with_rule
from galapagos.games.darwin.words.rules import DARWIN_RULES
from galapagos.games.darwin.words.story import story
from galapagos.games.darwin.words.summary import summaries
from galapagos.games.darwin.words.warnings import warnings
from galapagos.games.ending import winner_line
from galapagos.games.menu import Menu
from galapagos.games.terminal import Bench, Guide, Lookup, Reply
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.text.story import Line, Summary

_BENCHES = {"mutate": MutateBench, "change": MutateBench, "migrate": MigrateBench}
_BUILD = ("build", "create")
_BENCH_WIDTH = 80
_SIZES = {"s": "small", "l": "large"}


class DarwinGuide(Guide):
    """Shows a game of Darwin and asks about it."""

    rules = DARWIN_RULES
    verbs = VERBS
    telling = frozenset(
        {ev.CARD_SHOWN, ev.SHOWED, ev.CARD_GIVEN, ev.CARD_LOST, ev.POINTS_INHERITED, ev.DIED}
    )

    def __init__(self, codec: Codec, viewer: int, players: list[str], language: str) -> None:
        super().__init__(codec)
        assert isinstance(codec, DarwinCodec)
        self.codec_words = codec.words
        self.names: DarwinNames = DarwinNames(viewer, players, language, codec.words.catalog)
        self._lookups = DarwinLookups(self.names, codec.words)

    def story(self, events: list[Event], since: int, *, details: bool = False) -> list[Line]:
        return story(events, self.names, since, details=details, beginning=self.beginning)

    def summaries(self, events: list[Event]) -> list[Summary]:
        return summaries(events, self.names)

    # --- what is there -----------------------------------------------------------------------

    def _board(self, view: Game, width: int) -> DarwinBoard:
        return DarwinBoard(_state(view), self.names, self.codec_words, width)

    def board(self, view: Game, width: int, most: int) -> list[Text]:
        return self._board(view, width).lines(most=most)

    def menu(self, view: Game) -> Menu:
        return DarwinMenu(_darwin(view), self.names, self.codec_words)

    def decision(
        self, view: Game, menu: Menu, width: int, height: int, *, is_new: bool
    ) -> list[Text]:
        assert isinstance(menu, DarwinMenu)
        state = _state(view)
        asked = [Text(question(state, self.names).text, paint.STRONG)]
        choices = [
            line for group in menu.groups for line in plain_group(group, width, self.names.words)
        ]
        if menu.lacks_ideas():
            choices.insert(0, Text(f" {self.say('note-no_ideas')}", paint.DIM))
        if menu.more_ideas:
            told = self.say("note-more_ideas", n=len(menu.more_ideas))
            choices.append(Text(f" {told}", paint.DIM))
        if not is_new:
            return [*self._hand_so_far(view, width), *asked, *choices]
        lines = [*self._draft(state), Text(""), *asked, *choices]
        board = self._board(view, width).lines(most=height - paint.height(lines, width))
        return [*board, *lines]

    def _hand_so_far(self, view: Game, width: int) -> list[Text]:
        return self._board(view, width).hand_lines()

    def _draft(self, state: State) -> list[Text]:
        """Rulings Q05, Q06: the turn so far, which is not final."""
        fauna = Fauna.of(state)
        parts = []
        if state.give != NO_CARD:
            given, taken = self.names.card(int(state.give)), self.names.card(int(state.take))
            parts.append(self.say("draft-trade", given=given, taken=taken))
        if state.main != NO_ACTION:
            parts.append(label(int(state.main), self.names, fauna))
        if not parts:
            return []
        text = self.say("draft-line", draft=self.names.words.fold("list-plan", parts))
        return [Text(f" {text}", paint.FAT)]

    def ending(self, view: Game) -> list[RenderableType]:
        outcome = view.outcome()
        assert outcome is not None
        table = score_table(_state(view), outcome, self.names)
        return [table, Text(""), Text(winner_line(outcome, self.names), paint.STRONG)]

    def lookups(self) -> Mapping[str, Lookup]:
        return self._lookups.all()

    def warnings(self, view: Game, menu: Menu, action: int) -> list[str]:
        return warnings(_state(view), action, self.names)

    def reason(self, view: Game, refusal: Refusal, action: int) -> str:
        return reason_with_rule(refusal, action, _state(view), self.names)

    # --- what Darwin adds --------------------------------------------------------------------

    def same(self, view: Game, action: int) -> int:
        return int(_darwin(view).canonical(self.names.viewer, action))

    def split(self, view: Game, line: str) -> list[str]:
        """Draws: ``sslls`` is one after the other, ``rest`` as even as can be."""
        player = _state(view).players[self.names.viewer]
        line = line.lower()
        draws = int(player.draws)
        if draws == 0 or player.discarding:
            return []
        if line == "rest":
            return [f"draw {size}" for size in _even(int(player.small), int(player.large), draws)]
        if line and set(line) <= set(_SIZES):
            return [f"draw {_SIZES[letter]}" for letter in line[:draws]]
        return []

    def bench(self, view: Game, line: str) -> Bench | Reply | None:
        word, _, rest = line.lower().partition(" ")
        state = _state(view)
        rest = rest.strip()
        is_short = not rest or is_species(rest.upper())
        if word not in _BUILD and not (word in _BENCHES and is_short):
            return None
        if word == "create" and " in " in f" {rest} ":
            return None
        board = self._board(view, _BENCH_WIDTH)
        if main_moment_obstacles(state, self.names.viewer):
            return Reply(self._lookups.explain_bench(view, "", board.width))
        if word in _BUILD:
            return self._create_bench(_darwin(view), board, rest)
        bench = self._species_bench(_darwin(view), board, word, rest)
        return bench or Reply(self._lookups.explain_bench(view, "", board.width))

    def _create_bench(self, view: Darwin, board: DarwinBoard, rest: str) -> CreateBench:
        bench = CreateBench(view, board)
        if rest.strip():
            bench.answer(f"add {rest}")
        return bench

    def _species_bench(
        self, view: Darwin, board: DarwinBoard, word: str, rest: str
    ) -> SpeciesBench | None:
        """Open the bench for the species named, or for the only one that may act."""
        actors = actors_of(view.state, self.names.viewer)
        if not rest and len(actors) == 1:
            return _BENCHES[word](view, board, actors[0])
        uid = board.picks.species(rest)
        return _BENCHES[word](view, board, uid) if uid >= 0 else None

    def occasion(self, view: Game) -> str:
        """While cards are drawn or discarded one by one, only the hand changes."""
        state = _state(view)
        player = state.players[self.names.viewer]
        if player.discarding:
            return f"discarding {int(state.era)}"
        return f"drawing {int(state.era)} {int(state.phase)}" if player.draws else ""

    def moment(self, view: Game) -> str:
        """DC-ACT-REDRAW-04: before the others act in an Era, a hand may be looked at again."""
        state = _state(view)
        seat = self.names.viewer
        if not may_decide_out_of_turn(state, seat) or not may_redraw(state, seat):
            return ""
        return f"era {int(state.era)}"


def _even(small: int, large: int, draws: int) -> list[str]:
    """Return decks that make the two sizes in a hand as even as can be."""
    counts = [small, large]
    sizes = []
    for _ in range(draws):
        size = SMALL if counts[SMALL] <= counts[LARGE] else LARGE
        counts[size] += 1
        sizes.append(SIZE_KEYS[size])
    return sizes


def _darwin(view: Game) -> Darwin:
    assert isinstance(view, Darwin)
    return view


def _state(view: Game) -> State:
    return _darwin(view).state
