"""The table of Origin as lines of text: phase, everybody's animals, hand and discard pile.

Everything is drawn from a view; what its viewer may not know is not in it.
"""

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from galapagos.games import paint
from galapagos.games.origin.notation.actions import animal_name
from galapagos.games.origin.rules.state import (
    HAS_GRAZED,
    HAS_HUNTED,
    HAS_MIMICKED,
    HAS_ROBBED,
    HAS_RUN,
    IS_ASLEEP,
    IS_POISONED,
    SLEPT_LAST,
    Animal,
    Pair,
    Player,
    State,
    card_trait,
)
from galapagos.games.origin.rules.terms import (
    EVOLUTION,
    FAT_TISSUE,
    FEEDING,
    NO_TRAIT,
    PHASE_KEYS,
    SYMBIOSIS,
)
from galapagos.games.origin.show.view import partner_of
from galapagos.games.origin.words.names import Names

_MARKS = [
    (IS_POISONED, "poisoned", paint.BAD),
    (HAS_HUNTED, "hunted", paint.DIM),
    (HAS_ROBBED, "robbed", paint.DIM),
    (HAS_GRAZED, "grazed", paint.DIM),
    (HAS_RUN, "ran", paint.DIM),
    (HAS_MIMICKED, "mimicked", paint.DIM),
]


class Picture:
    """Draws one view of a game for a screen of a certain width."""

    def __init__(self, state: State, names: Names, width: int) -> None:
        self.state = state
        self.names = names
        self.width = width
        self._say = names.words.say

    def lines(self, *, most: int) -> list[Text]:
        """Return the whole table; others' animals share lines if it would be longer than most."""
        lines = self._lines(is_tight=False)
        return lines if len(lines) <= most else self._lines(is_tight=True)

    def _lines(self, *, is_tight: bool) -> list[Text]:
        lines = [self._head()]
        own = int(self.state.viewer)
        seats = [seat for seat in range(len(self.state.players)) if seat != own]
        for seat in seats:
            lines += self._player(seat, is_tight=is_tight)
        if own >= 0:
            lines += self._player(own, is_tight=False)
        if own >= 0 and self.state.phase == EVOLUTION:
            lines += self._cards_to_play(self.state.players[own], is_tight=is_tight)
        return lines

    def _cards_to_play(self, player: Player, *, is_tight: bool) -> list[Text]:
        """The hand while it can be played: before the first animal with what the cards do."""
        if not player.animals and not is_tight:
            return self.hand()
        titles = [
            self._title(face, int(player.hand[face]))
            for face in range(int(self.state.deck.faces))
            if player.hand[face]
        ]
        return paint.flow(titles, self.width, 4) if titles else []

    def _head(self) -> Text:
        state = self.state
        key = "last_round" if state.last else "round"
        parts = [
            Text(self._say(f"head-{key}", round=int(state.round)), paint.STRONG),
            Text(self._say(f"phase-{PHASE_KEYS[state.phase]}"), paint.STRONG),
        ]
        if state.phase == FEEDING:
            style = paint.GOOD if state.centre else paint.BAD
            parts.append(Text(self._say("head-food", n=int(state.centre)), style))
        if state.pile_size:
            parts.append(Text(self._say("head-pile", n=int(state.pile_size)), paint.DIM))
        else:
            parts.append(Text(self._say("head-pile_empty"), paint.DIM))
        return Text.assemble("── ", paint.dotted(parts), " ──")

    # --- players -----------------------------------------------------------------------------

    def _player(self, seat: int, *, is_tight: bool) -> list[Text]:
        player = self.state.players[seat]
        lines = [self._player_head(seat, player)]
        animals = [self._animal(animal) for animal in player.animals]
        if not animals:
            lines[0].append("   " + self._say("head-no_animals"), paint.DIM)
        elif is_tight:
            lines += paint.flow(animals, self.width, 4)
        else:
            lines += [Text.assemble("    ", animal) for animal in animals]
        links = self._links(seat, player)
        if links:
            lines += paint.flow(links, self.width, 4)
        return lines

    def _player_head(self, seat: int, player: Player) -> Text:
        state = self.state
        mark = "> " if seat == _to_move(state) else "  "
        name = Text(self.names.full(seat), f"bold {paint.seat_style(seat)}")
        facts = [Text(self._say("head-you"), paint.STRONG)] if self.names.is_you(seat) else []
        facts.append(Text(self._say("head-hand", n=int(player.hand_size))))
        facts.append(Text(self._say("head-discard", n=int(player.discard_size))))
        if state.options.variant:
            facts.append(Text(self._say("head-points", n=int(player.points))))
        if state.options.teams:
            facts.append(
                Text(self._say("head-team", seat=self.names.full(partner_of(state, seat))))
            )
        if seat == state.start:
            facts.append(Text(self._say("head-starts")))
        if state.has_passed(seat):
            facts.append(Text(self._say("head-passed"), paint.DIM))
        if seat == _to_move(state):
            facts.append(Text(self._say("head-turn"), paint.STRONG))
        return Text.assemble((mark, paint.STRONG), name, "  ", paint.dotted(facts))

    # --- animals -----------------------------------------------------------------------------

    def _animal(self, animal: Animal) -> Text:
        tag = Text(animal_name(animal.ref()), paint.seat_style(int(animal.seat)))
        parts = [Text(self._trait_words(animal))] if animal.traits else []
        if animal.fat:
            text = self._say("animal-fat", n=int(animal.fat), room=int(animal.fat_cards))
            parts.append(Text(text, paint.FAT))
        if animal.stored:
            parts.append(Text(self._say("animal-stored", n=int(animal.stored)), paint.FAT))
        for mark, key, style in _MARKS:
            if animal.marks & mark:
                parts.append(Text(self._say(f"animal-{key}"), style))
        if animal.marks & SLEPT_LAST and not animal.marks & IS_ASLEEP:
            parts.append(Text(self._say("animal-slept_last"), paint.DIM))
        facts = Text.assemble(" ", paint.dotted(parts)) if parts else Text("")
        return Text.assemble(tag, " ", self._food(animal), facts)

    def _food(self, animal: Animal) -> Text:
        """Food and appetite; whether that is enough is asked in Feeding only."""
        food = f"{int(animal.food)}/{int(animal.appetite())}"
        if self.state.phase != FEEDING:
            return Text(food, paint.DIM)
        if animal.marks & IS_ASLEEP:
            return Text(f"{food} {self._say('animal-asleep')}", paint.SLEEP)
        if animal.is_fed():
            return Text(f"{food} {self._say('animal-fed')}", paint.GOOD)
        return Text(f"{food} {self._say('animal-hungry')}", paint.BAD)

    def _trait_words(self, animal: Animal) -> str:
        """The traits in the order they were laid, fat tissue once with its number."""
        names = []
        for card in animal.cards:
            trait = int(card_trait(card))
            name = self.names.trait(trait)
            if trait == FAT_TISSUE and animal.fat_cards > 1:
                name = self._say("card-times", card=name, n=int(animal.fat_cards))
            if name not in names:
                names.append(name)
        return self.names.words.facts(names)

    def _links(self, seat: int, player: Player) -> list[Text]:
        """The pair cards by trait: who is joined with whom, who shields whom."""
        by_trait: dict[int, list[str]] = {}
        for pair in player.pairs:
            by_trait.setdefault(int(pair.trait), []).append(self._link(seat, pair))
        words = self.names.words
        return [
            Text(self._say("animal-links", trait=self.names.trait(trait), links=words.facts(links)))
            for trait, links in sorted(by_trait.items())
        ]

    def _link(self, seat: int, pair: Pair) -> str:
        first = animal_name(seat << 8 | pair.first)
        second = animal_name(seat << 8 | pair.second)
        key = "animal-shield" if pair.trait == SYMBIOSIS else "animal-link"
        return self._say(key, first=first, second=second)

    # --- cards -------------------------------------------------------------------------------

    def hand(self) -> list[Text]:
        """The viewer's own hand, with what the cards do."""
        player = self.state.players[self.state.viewer]
        return self._cards(player.hand, "note-empty_hand", with_help=True)

    def discard_pile(self) -> list[Text]:
        """EV-EXT-04: the viewer's own discard pile."""
        player = self.state.players[self.state.viewer]
        return self._cards(player.discard, "note-empty_pile", with_help=False)

    def _cards(self, counts: vec[i64], empty: str, *, with_help: bool) -> list[Text]:
        lines: list[Text] = []
        for face in range(int(self.state.deck.faces)):
            if counts[face]:
                lines.append(self._title(face, int(counts[face])))
                lines += self._help(face) if with_help else []
        return lines or [Text(self._say(empty), paint.DIM)]

    def _title(self, face: int, count: int) -> Text:
        name = self.names.card(face)
        if count > 1:
            name = self._say("card-times", card=name, n=count)
        return Text(name, paint.STRONG)

    def _help(self, face: int) -> list[Text]:
        """Say in a line for each trait of a card what it does."""
        deck, names = self.state.deck, self.names
        traits = [int(trait) for trait in (deck.first[face], deck.second[face])]
        told = [
            self._say("line-named", name=names.trait(trait), what=names.trait_help(trait))
            for trait in traits
            if trait != NO_TRAIT
        ]
        return [Text(f"     {line}", paint.DIM) for line in told]


def _to_move(state: State) -> int:
    return int(state.decider if state.decider >= 0 else state.turn)
