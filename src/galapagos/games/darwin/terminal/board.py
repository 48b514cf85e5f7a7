"""Darwin at the terminal table."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from galapagos.games.darwin.notation.actions import VERBS
from galapagos.games.darwin.notation.words import is_species
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import ACTION, LARGE, NO_SPECIES, SIZE_KEYS, SMALL
from galapagos.games.darwin.rules.turn import has_redraw, may_redraw
from galapagos.games.darwin.show.show import DarwinShow, as_darwin
from galapagos.games.darwin.show.view import DarwinView, table_view
from galapagos.games.darwin.terminal.bench import SpeciesBench
from galapagos.games.darwin.terminal.lookups import Lookups
from galapagos.games.darwin.terminal.menu import turn_menu
from galapagos.games.darwin.terminal.picks import Picks
from galapagos.games.darwin.terminal.picture import Picture
from galapagos.games.darwin.words.names import Names
from galapagos.games.menu import Menu
from galapagos.games.show import Show
from galapagos.games.terminal import Bench, Board, Lookup, Reply
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.text.people import People
from galapagos.wire.play import LegalView

_BENCHES = {
    "build": "build",
    "create": "build",
    "mutate": "mutate",
    "change": "mutate",
    "migrate": "migrate",
}
_BENCH_WIDTH = 80
_SIZES = {"s": "small", "l": "large"}


class DarwinBoard(Board):
    """Shows a game of Darwin."""

    verbs = VERBS

    def __init__(self, codec: Codec, show: Show, people: People) -> None:
        super().__init__(codec, show, people)
        assert isinstance(show, DarwinShow)
        assert isinstance(people, Names)
        self.show: DarwinShow = show
        self.people: Names = people
        self._lookups = Lookups(show, people)

    def lines(self, view: Game, width: int, most: int) -> list[Text]:
        return self._picture(view, width).lines(most=most)

    def changing(self, view: Game, width: int) -> list[Text]:
        return self._picture(view, width).hand_lines()

    def _shown(self, view: Game) -> DarwinView:
        return table_view(as_darwin(view), self.show.catalog)

    def _picture(self, view: Game, width: int) -> Picture:
        return Picture(self.show, as_darwin(view), self.people, width)

    def menu(self, view: Game, legal: LegalView) -> Menu:
        return turn_menu(self.show, as_darwin(view), self.people, legal)

    def lookups(self) -> Mapping[str, Lookup]:
        return self._lookups.all()

    def counts(self, view: Game) -> Mapping[str, Sequence[int]]:
        owners = [one.owner for slot in self._shown(view).slots for one in slot.species]
        return {"living": [owners.count(seat) for seat in range(len(self.people.players))]}

    # --- what is typed -----------------------------------------------------------------------

    def spelled(self, view: Game, typed: str) -> str:
        return Picks(self._shown(view), self.show.catalog).spelled(typed)

    def split(self, view: Game, line: str) -> list[str]:
        """Draws: ``sslls`` is one after the other, ``rest`` as even as can be."""
        player = as_darwin(view).state.players[self.people.viewer]
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
        key, rest = _BENCHES.get(word, ""), rest.strip()
        is_written_out = bool(rest) and not is_species(rest.upper())
        if key == "build":
            is_written_out = word == "create" and " in " in f" {rest} "
        if not key or is_written_out:
            return None
        darwin = as_darwin(view)
        picture = self._picture(view, _BENCH_WIDTH)
        if self._lookups.moment_refusals(darwin):
            return Reply(self._lookups.explain_bench(darwin))
        if key == "build":
            bench = SpeciesBench(picture, key)
            if rest:
                bench.answer(f"add {rest}")
            return bench
        actors = self._lookups.actors(darwin)
        uid = actors[0] if not rest and len(actors) == 1 else picture.picks.species(rest)
        if uid == NO_SPECIES:
            return Reply(self._lookups.explain_bench(darwin))
        return SpeciesBench(picture, key, uid)

    # --- when it is asked --------------------------------------------------------------------

    def occasion(self, view: Game) -> str:
        """While cards are drawn or discarded one by one, only the hand changes."""
        state = as_darwin(view).state
        player = state.players[self.people.viewer]
        if player.discarding:
            return f"discarding {int(state.era)}"
        return f"drawing {int(state.era)} {int(state.phase)}" if player.draws else ""

    def moment(self, view: Game) -> str:
        """DC-ACT-REDRAW-04: before the others act in an Era, a hand may be looked at again."""
        state = as_darwin(view).state
        seat = self.people.viewer
        return f"era {int(state.era)}" if _may_redraw_out_of_turn(state, seat) else ""


def _may_redraw_out_of_turn(state: State, seat: int) -> bool:
    player = state.players[seat]
    if state.phase != ACTION or seat == state.turn or not player.hand:
        return False
    return bool(has_redraw(state, player) and may_redraw(state, seat))


def _even(small: int, large: int, draws: int) -> list[str]:
    """Return decks that make the two sizes in a hand as even as can be."""
    counts = [small, large]
    sizes = []
    for _ in range(draws):
        size = SMALL if counts[SMALL] <= counts[LARGE] else LARGE
        counts[size] += 1
        sizes.append(SIZE_KEYS[size])
    return sizes
