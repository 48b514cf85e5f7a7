"""The workbench of Darwin, on which a species is put together, changed or moved step by step.

Each step shows what the species can do and what every biome says to it, in the words of the
browser's builder. Nothing of it touches the game until it is done; then it becomes the draft of the
turn."""

from collections.abc import Callable

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.terms import NO_SPECIES, PART_KEYS
from galapagos.games.darwin.show.building import BuildView, FitView, VerdictView
from galapagos.games.darwin.show.species import SpeciesView
from galapagos.games.darwin.terminal.picture import Picture
from galapagos.games.terminal import Reply
from galapagos.wire.play import DraftQuestion

_MAX_STEPS = 2


class SpeciesBench:
    """A species in the making, and the words that work on it."""

    def __init__(self, picture: Picture, key: str, uid: int = NO_SPECIES) -> None:
        self.picture, self.key, self.uid = picture, key, uid
        self.names, self.picks = picture.names, picture.picks
        self._say = picture.names.words.say
        self.species = None if uid == NO_SPECIES else picture.species(uid)
        """The one that is changed or moved, as it is; None if a new one is built."""
        self.cards = [] if self.species is None else [one.card for one in self.species.cards]
        self.slot = -1
        self._before: list[list[str]] = []
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
        question = DraftQuestion(self.cards, self.uid)
        return self.picture.show.build(self.picture.view, self.names, question)[0]

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

    def _step(self, cards: list[str]) -> Reply:
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
        self.cards = [*(one for one in self.cards if one not in fit.replaces[:1]), card]
        self.build = self._judged()
        return None

    def _fits(self) -> dict[str, FitView]:
        return {fit.card: fit for fit in self.build.fits}

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
        if goes not in fit.replaces:
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
        if self.species is not None:
            name = self.picture.tagged(self.species)
        title = Text(self._say(f"{self.key}-title", species=name), paint.STRONG)
        lines = [Text.assemble("── ", title, " ──")]
        if self.key != "migrate":
            lines += [self._card_row(placed.card) for placed in self.build.cards]
        lines += [self._stats()] if self.cards else []
        lines += [Text(f" - {reason.text}", paint.BAD) for reason in self.build.reasons]
        lines += [self._price(self.species)] if self.key == "mutate" and self.species else []
        lines += self._offers() if self.key != "migrate" else []
        lines += [self._verdict_line(verdict) for verdict in self._verdicts()]
        return [*lines, Text(f" {self._say(f'{self.key}-usage')}", paint.DIM)]

    def _card_row(self, card: str) -> Text:
        handle = self.picks.letter(card) if card in self.picks.hand else ""
        part = paint.padded(self._say(f"part-{self.picks.part(card)}"), 5)
        return Text.assemble((f" {part}", paint.DIM), self.picture.card_line(card, handle))

    def _stats(self) -> Text:
        stats = self.picture.stats(self.build.cards)
        return Text.assemble((f" {self._say('bench-together')} ", paint.DIM), (stats, paint.STRONG))

    def _price(self, species: SpeciesView) -> Text:
        """DC-ACT-MUTATE-09: how many changes are left, and what they cost."""
        state = self.picture.view.state
        one, two = (int(mutation_cost(state, species.points, steps)) for steps in (1, 2))
        left = self._say("mutate-left", n=max(0, _MAX_STEPS - self.build.steps))
        price = self._say("mutate-prices", one=one, two=two)
        return Text(f" {self.names.words.sentences([left, price])}", paint.DIM)

    def _offers(self) -> list[Text]:
        """The hand cards that could be added or exchanged now, by part."""
        fits = self._fits()
        lines: list[Text] = []
        for key in PART_KEYS:
            chunks = [
                self.picture.card_chunk(card, self.picks.letter(card))
                for card in self.picks.hand
                if self.picks.part(card) == key and card in fits and fits[card].places
            ]
            if chunks:
                lead = Text(f" + {paint.padded(self._say(f'part-{key}'), 7)}", paint.DIM)
                lines += paint.flow(chunks, self.picture.width, 10, lead)
        return lines

    # --- verdicts ----------------------------------------------------------------------------

    def _verdicts(self) -> list[VerdictView]:
        """Return what the biomes say to what is planned; to a species that stays as it is, and
        stays where it is, they say nothing."""
        if self.build.steps or self.species is None:
            return self.build.verdicts if self.cards else []
        home, is_moving = self.species.slot, self.key == "migrate"
        return [one for one in self.build.verdicts if is_moving and one.slot != home]

    def _verdict_line(self, verdict: VerdictView) -> Text:
        """Say how the species would stand in a biome, or everything that is in the way."""
        label = self.picture.ground(verdict.slot)
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
