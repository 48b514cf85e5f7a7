"""The workbench of Darwin, on which a species is put together, changed or moved step by step.

Each step shows what the species can do and what every biome says to it, in the words of the
browser's builder. Nothing of it touches the game until it is done; then it becomes the draft of the
turn."""

from collections.abc import Callable

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.actions import pack_cards
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import DIET_KEYS, NO_DIET, NO_SPECIES, PART_KEYS
from galapagos.games.darwin.show.building import BuildView, FitView, VerdictView
from galapagos.games.darwin.show.show import DarwinShow
from galapagos.games.darwin.show.species import PLACES
from galapagos.games.darwin.terminal.picture import Picture
from galapagos.games.darwin.words.names import Fauna, cards_in
from galapagos.games.darwin.words.stats import stat_words
from galapagos.games.terminal import Reply
from galapagos.text.catalogue import capital
from galapagos.wire.play import DraftQuestion

_MAX_STEPS = 2


class SpeciesBench:
    """A species in the making, and the words that work on it."""

    def __init__(
        self, show: DarwinShow, view: Darwin, picture: Picture, key: str, uid: int = NO_SPECIES
    ) -> None:
        self.show, self.view, self.picture, self.key, self.uid = show, view, picture, key, uid
        self.names, self.picks, self.seat = picture.names, picture.picks, picture.seat
        self._say = picture.names.words.say
        self.fauna = Fauna.of(view.state)
        packed = 0 if uid == NO_SPECIES else self.fauna.bodies[uid]
        self.cards = cards_in(packed)
        self.slot = -1
        self._before: list[list[int]] = []
        self.build = self._judged()
        self._run: dict[str, Callable[[str], Reply]] = {
            "": self._show,
            "add": self._add,
            "remove": self._remove,
            "replace": self._replace,
            "clear": self._clear,
            "in": self._go,
            "to": self._go,
            "done": self._done,
            "cancel": self._cancel,
            "undo": self._undo,
        }

    def _judged(self) -> BuildView:
        """Return what becomes of the cards as they lie, as the browser is told."""
        cards = [self.show.words.card(card) for card in self.cards]
        return self.show.build(self.view, self.names, DraftQuestion(cards, self.uid))[0]

    def prompt(self) -> str:
        return f"{self._say(f'{self.key}-prompt')} > "

    def answer(self, line: str) -> Reply:
        """Answer a line; every line gets an answer."""
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        if word in self._run:
            return self._run[word](rest.strip())
        if (word.isascii() and word.isdigit()) or self.key == "migrate":
            return self._go(line)
        found = [self.picks.card(name, self.picks.hand) for name in line.split()]
        if all(len(cards) == 1 for cards in found):
            return self._add(line)
        return self._tell("unknown", text=line[:40])

    # --- words -------------------------------------------------------------------------------

    def _show(self, _: str = "") -> Reply:
        return Reply(self.lines())

    def _tell(self, key: str, **values: object) -> Reply:
        return Reply([Text(f" {self._say(f'bench-{key}', **values)}")])

    def _step(self, cards: list[int]) -> Reply:
        """Lay these cards instead."""
        self._before.append(self.cards)
        self.cards = cards
        self.build = self._judged()
        return self._show()

    def _add(self, rest: str) -> Reply:
        """Add cards, each in a free place or in that of the one it replaces."""
        before = self.cards
        for word in rest.split():
            trouble = self._lay(word)
            if trouble is not None:
                self.cards = before
                self.build = self._judged()
                return trouble
        if self.cards == before:
            return self._tell("add_usage")
        cards, self.cards = self.cards, before
        return self._step(cards)

    def _lay(self, word: str) -> Reply | None:
        """Lay one more card; return what is in the way."""
        found = self.picks.card(word, self.picks.hand)
        if len(found) != 1:
            return self._tell("several_cards" if found else "no_card", text=word[:40])
        card = found[0]
        if card in self.cards:
            return None
        fit = self._fits()[card]
        if not fit.places:
            reasons = self.names.words.sentences(reason.text for reason in fit.reasons)
            return Reply([Text(f" {reasons}")])
        if "" not in fit.replaces and len(fit.replaces) > 1:
            return self._tell("which_legs")
        old = [self.show.catalog.card_number(one) for one in fit.replaces[:1] if one]
        self.cards = [*(one for one in self.cards if one not in old), card]
        self.build = self._judged()
        return None

    def _fits(self) -> dict[int, FitView]:
        return {self.show.catalog.card_number(fit.card): fit for fit in self.build.fits}

    def _remove(self, rest: str) -> Reply:
        cards = list(self.cards)
        for word in rest.split():
            found = self.picks.card(word, cards)
            if len(found) != 1:
                return self._tell("not_on_it", text=word[:40])
            cards.remove(found[0])
        return self._step(cards) if cards != self.cards else self._tell("remove_usage")

    def _replace(self, rest: str) -> Reply:
        """``replace OLD NEW``: for one of two leg cards."""
        old, _, new = rest.partition(" ")
        new = new.removeprefix("by ").removeprefix("with ").strip()
        leaving = self.picks.card(old, self.cards) if old else []
        coming = self.picks.card(new, self.picks.hand) if new else []
        if len(leaving) != 1 or len(coming) != 1 or coming[0] in self.cards:
            return self._tell("replace_usage")
        goes, comes = leaving[0], coming[0]
        fit = self._fits()[comes]
        if self.show.words.card(goes) not in fit.replaces:
            return self._tell("replace_usage")
        return self._step([*(card for card in self.cards if card != goes), comes])

    def _clear(self, _: str) -> Reply:
        return self._step([])

    def _undo(self, _: str) -> Reply:
        if not self._before:
            return self._tell("nothing_to_undo")
        self.cards = self._before.pop()
        self.build = self._judged()
        return self._show()

    def _go(self, rest: str) -> Reply:
        slot = self.picks.slot(rest)
        if slot < 0:
            return self._tell("no_biome", text=rest[:40])
        self.slot = slot
        return self._show()

    def _done(self, rest: str) -> Reply:
        slot = self.picks.slot(rest) if rest else self.slot
        if rest and slot < 0:
            return self._tell("no_biome", text=rest[:40])
        verdicts = {verdict.slot: verdict for verdict in self._verdicts()}
        if not verdicts:
            return self._tell("nothing")
        if slot not in verdicts:
            possible = [one for one in verdicts.values() if one.legal]
            if slot >= 0 or len(possible) != 1:
                return self._tell("which_biome" if possible else "no_home")
            slot = possible[0].slot
        if verdicts[slot].legal:
            return Reply(action=verdicts[slot].action, is_closed=True)
        return Reply([self._verdict_line(verdicts[slot])])

    def _cancel(self, _: str) -> Reply:
        return Reply([Text(f" {self._say('bench-cancelled')}", paint.DIM)], is_closed=True)

    # --- pictures ----------------------------------------------------------------------------

    def lines(self) -> list[Text]:
        name = self.build.name or self._say("name-no_species")
        if self.uid != NO_SPECIES:
            name = self.names.tagged(self.fauna, self.uid)
        title = Text(self._say(f"{self.key}-title", species=name), paint.STRONG)
        lines = [Text.assemble("── ", title, " ──")]
        if self.key != "migrate":
            lines += [self._card_row(card) for card in self._laid() if card]
        lines += [self._stats()] if self.cards else []
        lines += [Text(f" - {reason.text}", paint.BAD) for reason in self.build.reasons]
        lines += [self._price()] if self.key == "mutate" else []
        lines += self._offers() if self.key != "migrate" else []
        lines += [self._verdict_line(verdict) for verdict in self._verdicts()]
        return [*lines, Text(f" {self._say(f'{self.key}-usage')}", paint.DIM)]

    def _laid(self) -> list[int]:
        """Return the cards by place, 0 where none lies."""
        cards = {one.place: self.show.catalog.card_number(one.card) for one in self.build.cards}
        return [cards.get(place, 0) for place in PLACES]

    def _card_row(self, card: int) -> Text:
        handle = self.picks.letter(card) if card in self.picks.hand else ""
        part = paint.padded(self.names.part(card), 5)
        return Text.assemble((f" {part}", paint.DIM), self.picture.card_line(card, handle))

    def _stats(self) -> Text:
        packed = int(pack_cards(*self._laid()))
        diet = DIET_KEYS.index(self.build.diet) if self.build.diet else NO_DIET
        stats = stat_words(self.names.words, int(stats_of(self.view.state.cards, packed)), diet)
        return Text.assemble((f" {self._say('bench-together')} ", paint.DIM), (stats, paint.STRONG))

    def _price(self) -> Text:
        """DC-ACT-MUTATE-09: how many changes are left, and what they cost."""
        state = self.view.state
        points = state.species(self.uid).points
        one, two = (int(mutation_cost(state, points, steps)) for steps in (1, 2))
        left = self._say("mutate-left", n=max(0, _MAX_STEPS - self.build.steps))
        price = self._say("mutate-prices", one=one, two=two)
        return Text(f" {self.names.words.sentences([left, price])}", paint.DIM)

    def _offers(self) -> list[Text]:
        """The hand cards that could be added or exchanged now, by part."""
        fits = self._fits()
        lines: list[Text] = []
        for part, key in enumerate(PART_KEYS):
            chunks = [
                self.picture.card_chunk(card, self.picks.letter(card))
                for card in self.picks.hand
                if self.view.state.cards.part[card] == part and card in fits and fits[card].places
            ]
            if chunks:
                lead = Text(f" + {paint.padded(self._say(f'part-{key}'), 7)}", paint.DIM)
                lines += paint.flow(chunks, self.picture.width, 10, lead)
        return lines

    # --- verdicts ----------------------------------------------------------------------------

    def _verdicts(self) -> list[VerdictView]:
        """Return what the biomes say to what is planned; to a species that stays as it is, and
        stays where it is, they say nothing."""
        if self.build.steps or self.uid == NO_SPECIES:
            return self.build.verdicts if self.cards else []
        home = self.fauna.homes[self.uid]
        is_moving = self.key == "migrate"
        return [one for one in self.build.verdicts if is_moving and one.slot != home]

    def _verdict_line(self, verdict: VerdictView) -> Text:
        """Say how the species would stand in a biome, or everything that is in the way."""
        label = capital(self.names.label(self.fauna.grounds[verdict.slot]))
        mark = "▸" if verdict.slot == self.slot else " "
        place = Text.assemble(
            mark, (f"{verdict.slot + 1} ", paint.NUMBER), (label, paint.STRONG), " "
        )
        if verdict.standing is not None:
            yes = (f"{self._say('bench-yes')} ", paint.GOOD)
            return Text.assemble(place, yes, verdict.standing.text)
        if not verdict.reasons:
            return Text.assemble(place, (self._say("bench-fits"), paint.GOOD))
        told = self.names.words.sentences(reason.text for reason in verdict.reasons)
        return Text.assemble(place, (f"{self._say('bench-no')} ", paint.BAD), told)
