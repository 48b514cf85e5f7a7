"""The workbench of Darwin, on which a species is put together, changed or moved step by step.

Each step shows what the species can do and what every biome says to it. Nothing of it touches
the game until it is done; then it becomes the draft of the turn.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import NO_DIET
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.words.forecast import verdict
from galapagos.games.darwin.words.names import Fauna
from galapagos.games.darwin.words.reasons import brief_reason
from galapagos.games.darwin.words.stats import stat_words
from galapagos.games.terminal import Reply
from galapagos.text.catalogue import capital

_PLACES = ["head", "body", "legs", "legs", "wings", "tail"]
_LEGS, _MORE_LEGS = 2, 3
_MAX_STEPS = 2


class SpeciesBench(ABC):
    """A species in the making, and the words that work on it."""

    key: str

    def __init__(self, view: Darwin, board: DarwinBoard) -> None:
        self.view = view
        self.state = view.state
        self.board = board
        self.names = board.names
        self._say = board.names.words.say
        self.picks = board.picks
        self.seat = board.seat
        self.slot = -1
        self._run: dict[str, Callable[[str], Reply]] = {
            "": self._show,
            "in": self._go,
            "to": self._go,
            "done": self._done,
            "cancel": self._cancel,
            "undo": self._undo,
        }

    def prompt(self) -> str:
        return f"{self._say(f'{self.key}-prompt')} > "

    def answer(self, line: str) -> Reply:
        """Answer a line; every line gets an answer."""
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        if word in self._run:
            return self._run[word](rest.strip())
        if word.isascii() and word.isdigit():
            return self._go(word)
        return self._bare(line)

    def lines(self) -> list[Text]:
        title = Text(self._say(f"{self.key}-title", species=self._name()), paint.STRONG)
        usage = Text(f" {self._say(f'{self.key}-usage')}", paint.DIM)
        return [Text.assemble("── ", title, " ──"), *self._work(), *self._verdicts(), usage]

    # --- what differs ------------------------------------------------------------------------

    @abstractmethod
    def action(self, slot: int) -> int:
        """Return the action as it stands, for a biome; 0 while there is none."""

    @abstractmethod
    def _name(self) -> str: ...

    @abstractmethod
    def _work(self) -> list[Text]:
        """Return the species as it stands."""

    @abstractmethod
    def _verdicts(self) -> list[Text]:
        """Return what the biomes say to it."""

    @abstractmethod
    def _take_back(self) -> bool:
        """Take the last step back; False if there is none."""

    def _bare(self, line: str) -> Reply:
        """Answer a line that begins with no word of the workbench."""
        return self._tell("unknown", text=line[:40])

    # --- words -------------------------------------------------------------------------------

    def _show(self, _: str = "") -> Reply:
        return Reply(self.lines())

    def _tell(self, key: str, **values: object) -> Reply:
        return Reply([Text(f" {self._say(f'bench-{key}', **values)}")])

    def _go(self, rest: str) -> Reply:
        slot = self.picks.slot(rest)
        if slot < 0:
            return self._tell("no_biome", text=rest[:40])
        self.slot = slot
        return self._show()

    def _done(self, rest: str) -> Reply:
        if rest:
            slot = self.picks.slot(rest)
            if slot < 0:
                return self._tell("no_biome", text=rest[:40])
            self.slot = slot
        if self.slot < 0:
            possible = [slot for slot in range(len(self.state.biomes)) if self._is_legal(slot)]
            if len(possible) != 1:
                return self._tell("which_biome" if possible else "no_home")
            self.slot = possible[0]
        action = self.action(self.slot)
        if not action:
            return self._tell("nothing")
        if self._is_legal(self.slot):
            return Reply(action=action, is_closed=True)
        return Reply([self._verdict(self.slot)])

    def _cancel(self, _: str) -> Reply:
        return Reply([Text(f" {self._say('bench-cancelled')}", paint.DIM)], is_closed=True)

    def _undo(self, _: str) -> Reply:
        if not self._take_back():
            return self._tell("nothing_to_undo")
        return self._show()

    # --- verdicts ----------------------------------------------------------------------------

    def _is_legal(self, slot: int) -> bool:
        action = self.action(slot)
        return bool(action) and not self.view.why(self.seat, action)

    def _place(self, slot: int) -> Text:
        label = capital(self.names.label(Fauna.of(self.state).grounds[slot]))
        mark = "▸" if slot == self.slot else " "
        return Text.assemble(mark, (f"{slot + 1} ", paint.NUMBER), (label, paint.STRONG))

    def _verdict(self, slot: int) -> Text:
        """Say how the species would stand in a biome, or everything that is in the way."""
        action = self.action(slot)
        reasons = self.view.why(self.seat, action)
        if not reasons:
            facts = verdict(self.state, self.seat, action, self.names)
            return Text.assemble(
                self._place(slot), (f" {self._say('bench-yes')} ", paint.GOOD), facts
            )
        told = self.names.words.sentences(
            brief_reason(why, action, self.state, self.names) for why in reasons
        )
        return Text.assemble(self._place(slot), (f" {self._say('bench-no')} ", paint.BAD), told)

    def _card_rows(self, packed: int) -> list[Text]:
        rows = []
        for place, key in enumerate(_PLACES):
            card = packed >> 8 * place & 255
            if card:
                handle = self.picks.letter(card) if card in self.picks.hand else ""
                part = self.names.part(card)
                row = self.board.card_line(card, handle)
                rows.append(Text.assemble((f" {paint.padded(part, 5)}", paint.DIM), row))
        return rows

    def _stats(self, packed: int) -> Text:
        head = packed & 255
        diet = int(self.state.cards.animals[head].diet) if head else NO_DIET
        stats = stat_words(self.names.words, int(stats_of(self.state.cards, packed)), diet)
        return Text.assemble((f" {self._say('bench-together')} ", paint.DIM), (stats, paint.STRONG))


def cards_in(packed: int) -> list[int]:
    """Return the cards of a packed species, by place."""
    return [packed >> shift & 255 for shift in range(0, 48, 8) if packed >> shift & 255]
