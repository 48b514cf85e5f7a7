"""The table of Origin as lines of text: phase, everybody's animals, hand and discard pile.

Everything is drawn from what a browser would be shown as well."""

from collections import Counter

from rich.text import Text

from galapagos.games import paint
from galapagos.games.origin.show.view import (
    AnimalView,
    OriginSeatView,
    OriginView,
    PairView,
)
from galapagos.games.origin.words.names import Names

_MARKS = {
    "poisoned": paint.BAD,
    "hunted": paint.DIM,
    "robbed": paint.DIM,
    "grazed": paint.DIM,
    "ran": paint.DIM,
    "mimicked": paint.DIM,
}


class Picture:
    """Draws one view of a game for a screen of a certain width."""

    def __init__(self, shown: OriginView, names: Names, width: int) -> None:
        self.shown = shown
        self.names = names
        self.width = width
        self._say = names.words.say
        self._to_move = shown.decider if shown.decider >= 0 else shown.turn

    def lines(self, *, most: int) -> list[Text]:
        """Return the whole table; others' animals share lines if it would be longer than most."""
        lines = self._lines(is_tight=False)
        return lines if len(lines) <= most else self._lines(is_tight=True)

    def _lines(self, *, is_tight: bool) -> list[Text]:
        shown = self.shown
        lines = [self._head()]
        for seat in shown.seats:
            if seat.seat != shown.viewer:
                lines += self._player(seat, is_tight=is_tight)
        if shown.viewer >= 0:
            own = shown.seats[shown.viewer]
            lines += self._player(own, is_tight=False)
            if shown.phase == "evolution":
                lines += self._cards_to_play(own, is_tight=is_tight)
        return lines

    def _cards_to_play(self, own: OriginSeatView, *, is_tight: bool) -> list[Text]:
        """The hand while it can be played: before the first animal with what the cards do."""
        if not own.animals and not is_tight:
            return self.hand()
        titles = [self._title(face, count) for face, count in Counter(own.cards).items()]
        return paint.flow(titles, self.width, 4) if titles else []

    def _head(self) -> Text:
        shown = self.shown
        key = "last_round" if shown.last else "round"
        parts = [
            Text(self._say(f"head-{key}", round=shown.round), paint.STRONG),
            Text(self._say(f"phase-{shown.phase}"), paint.STRONG),
        ]
        if shown.phase == "feeding":
            style = paint.GOOD if shown.centre else paint.BAD
            parts.append(Text(self._say("head-food", n=shown.centre), style))
        if shown.pile:
            parts.append(Text(self._say("head-pile", n=shown.pile), paint.DIM))
        else:
            parts.append(Text(self._say("head-pile_empty"), paint.DIM))
        return Text.assemble("── ", paint.dotted(parts), " ──")

    # --- players -----------------------------------------------------------------------------

    def _player(self, player: OriginSeatView, *, is_tight: bool) -> list[Text]:
        lines = [self._player_head(player)]
        animals = [self._animal(animal) for animal in player.animals]
        if not animals:
            lines[0].append("   " + self._say("head-no_animals"), paint.DIM)
        elif is_tight:
            lines += paint.flow(animals, self.width, 4)
        else:
            lines += [Text.assemble("    ", animal) for animal in animals]
        links = self._links(player)
        if links:
            lines += paint.flow(links, self.width, 4)
        return lines

    def _player_head(self, player: OriginSeatView) -> Text:
        seat = player.seat
        mark = "> " if seat == self._to_move else "  "
        name = Text(self.names.full(seat), f"bold {paint.seat_style(seat)}")
        facts = [Text(self._say("head-you"), paint.STRONG)] if self.names.is_you(seat) else []
        facts.append(Text(self._say("head-hand", n=player.hand)))
        facts.append(Text(self._say("head-discard", n=player.discard)))
        if self.shown.variant:
            facts.append(Text(self._say("head-points", n=player.score.variant)))
        if player.partner >= 0:
            facts.append(Text(self._say("head-team", seat=self.names.full(player.partner))))
        if seat == self.shown.start:
            facts.append(Text(self._say("head-starts")))
        if player.passed:
            facts.append(Text(self._say("head-passed"), paint.DIM))
        if seat == self._to_move:
            facts.append(Text(self._say("head-turn"), paint.STRONG))
        return Text.assemble((mark, paint.STRONG), name, "  ", paint.dotted(facts))

    # --- animals -----------------------------------------------------------------------------

    def _animal(self, animal: AnimalView) -> Text:
        tag = Text(animal.tag, paint.seat_style(animal.seat))
        parts = [Text(self._trait_words(animal))] if animal.traits else []
        if animal.fat:
            text = self._say("animal-fat", n=animal.fat, room=_fat_cards(animal))
            parts.append(Text(text, paint.FAT))
        if animal.stored:
            parts.append(Text(self._say("animal-stored", n=animal.stored), paint.FAT))
        for mark, style in _MARKS.items():
            if mark in animal.marks:
                parts.append(Text(self._say(f"animal-{mark}"), style))
        if "slept_last" in animal.marks and "asleep" not in animal.marks:
            parts.append(Text(self._say("animal-slept_last"), paint.DIM))
        facts = Text.assemble(" ", paint.dotted(parts)) if parts else Text("")
        return Text.assemble(tag, " ", self._food(animal), facts)

    def _food(self, animal: AnimalView) -> Text:
        """Food and appetite; whether that is enough is asked in Feeding only."""
        food = f"{animal.food}/{animal.appetite}"
        if self.shown.phase != "feeding":
            return Text(food, paint.DIM)
        if "asleep" in animal.marks:
            return Text(f"{food} {self._say('animal-asleep')}", paint.SLEEP)
        if animal.fed:
            return Text(f"{food} {self._say('animal-fed')}", paint.GOOD)
        return Text(f"{food} {self._say('animal-hungry')}", paint.BAD)

    def _trait_words(self, animal: AnimalView) -> str:
        """The traits in the order they were laid, fat tissue once with its number."""
        counts = Counter(card.trait for card in animal.traits)
        return self.names.words.facts(self._times(trait, n) for trait, n in counts.items())

    def _links(self, player: OriginSeatView) -> list[Text]:
        """The pair cards by trait: who is joined with whom, who shields whom."""
        by_trait: dict[str, list[str]] = {}
        for pair in player.pairs:
            by_trait.setdefault(pair.trait, []).append(self._link(pair))
        words = self.names.words
        return [
            Text(self._say("animal-links", trait=self.names.face(key), links=words.facts(links)))
            for key, links in sorted(by_trait.items())
        ]

    def _link(self, pair: PairView) -> str:
        key = "animal-shield" if pair.trait == "symbiosis" else "animal-link"
        return self._say(key, first=pair.first, second=pair.second)

    # --- cards -------------------------------------------------------------------------------

    def hand(self) -> list[Text]:
        """The viewer's own hand, with what the cards do."""
        cards = Counter(self.shown.seats[self.shown.viewer].cards)
        lines: list[Text] = []
        for face, count in cards.items():
            lines.append(self._title(face, count))
            lines += [self._help(trait) for trait in face.split("/")]
        return lines or [Text(self._say("note-empty_hand"), paint.DIM)]

    def discard_pile(self) -> list[Text]:
        """EV-EXT-04: the viewer's own discard pile."""
        cards = Counter(self.shown.seats[self.shown.viewer].discarded)
        titles = [self._title(face, count) for face, count in cards.items()]
        return titles or [Text(self._say("note-empty_pile"), paint.DIM)]

    def _title(self, face: str, count: int) -> Text:
        return Text(self._times(face, count), paint.STRONG)

    def _times(self, face: str, count: int) -> str:
        name = self.names.face(face)
        return self._say("card-times", card=name, n=count) if count > 1 else name

    def _help(self, trait: str) -> Text:
        """Say in a line what a trait does."""
        what = self._say(f"trait_help-{trait}")
        line = self._say("line-named", name=self.names.face(trait), what=what)
        return Text(f"     {line}", paint.DIM)


def _fat_cards(animal: AnimalView) -> int:
    return sum(card.trait == "fat_tissue" for card in animal.traits)
