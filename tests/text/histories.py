"""Short games for the tests of explanations, begun where it gets interesting."""

from collections.abc import Mapping, Sequence

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import events as dv
from galapagos.games.darwin.rules import rules as dr
from galapagos.games.darwin.rules.actions import PASS as DARWIN_PASS
from galapagos.games.darwin.rules.actions import pack as pack_darwin
from galapagos.games.darwin.rules.food import feed
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.darwin.rules.state import Species
from galapagos.games.darwin.rules.table import settle_in
from galapagos.games.darwin.rules.terms import ACTION, BIOME
from galapagos.games.darwin.words.names import Names as DarwinNames
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.cards import all_cards, total
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import State as OriginState
from galapagos.games.origin.rules.state import empty_state
from galapagos.games.origin.rules.table import lay_animal, lay_pair, lay_trait
from galapagos.games.origin.rules.terms import FEEDING, NO_TRAIT, TURN
from galapagos.games.origin.words.names import Names
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.timeline import Moment, Timeline
from galapagos.text.explain import Told

DECK = base_deck()
ORIGIN = OriginCodec(DECK)
CATALOG = load_catalog()
DARWIN = DarwinCodec(CATALOG)
ANA = Names(0, ["Ana", "Bo"], "en", DECK)
ANA_OF_DARWIN = DarwinNames(0, ["Ana", "Bo"], "en", CATALOG)

Step = tuple[int, int, Sequence[int]]
"""Seat, action, dice."""


def history_of(
    codec: Codec, game: Game, steps: Sequence[Step], before: Sequence[Event] = ()
) -> Timeline:
    """Play steps from a game on; ``before`` is what is known to have happened until then."""
    history = Timeline(codec, codec.header(game))
    history.restore([Moment(-1, "", events=len(before))], before, {0: game})
    for seat, action, dice in steps:
        history.add(history.try_action(seat, action, Tape(list(dice), closed_dice=True)))
    return history


# --- Origin ----------------------------------------------------------------------------------


def feeding_table(ana: Sequence[Sequence[int]], bo: Sequence[Sequence[int]], centre: int) -> Origin:
    """Return a feeding phase of two: the traits of each animal, and the food in the centre."""
    state = empty_state(Options(2), DECK, Chance(mix(7)))
    state.pile = all_cards(DECK, 1)
    state.pile_size = total(state.pile)
    for seat, animals in enumerate((ana, bo)):
        for traits in animals:
            animal = lay_animal(state, seat, _taken(state, NO_TRAIT))
            for trait in traits:
                lay_trait(animal, trait, _taken(state, trait))
    state.phase = FEEDING
    state.decision = TURN
    state.centre = centre
    return Origin(state)


def joined(game: Origin, trait: int, first: int, second: int) -> None:
    """Lay a pair trait between two of Ana's animals."""
    lay_pair(game.state.players[0], trait, _taken(game.state, trait), first, second)


def _taken(state: OriginState, trait: int) -> int:
    """Take a card that offers a trait off the pile, any card for none."""
    for face in range(DECK.faces):
        if state.pile[face] and (trait == NO_TRAIT or DECK.offers(face, trait)):
            state.pile[face] -= 1
            state.pile_size -= 1
            return face
    raise AssertionError("no such card is left")


# --- Darwin ----------------------------------------------------------------------------------


class Land:
    """A table of Darwin in its last Era that waits for the last pass, in one biome of interest."""

    def __init__(self, biome: str, *, plants: int, meat: int, eras: int = 4) -> None:
        game = new_darwin(DarwinOptions(2, eras=eras), CATALOG.card_set, 5)
        self.state = state = game.state
        self.events: list[Event] = []
        for slot, place in enumerate(state.biomes):
            if slot == 0:
                place.card = next(n for n, b in enumerate(CATALOG.biomes) if b.id == biome)
                place.reward = state.cards.biomes[place.card].reward
                place.plants, place.meat = plants, meat
            self._note(dv.BIOME_LAID, -1, slot, int(place.card), BIOME, int(place.continent))
        self._note(dv.FOOD_SUPPLIED, -1, 0, plants, meat)
        state.phase, state.era, state.turn = ACTION, eras, 1
        for player in state.players:
            player.draws = 0
        state.players[0].passed = True

    def species(self, owner: int, stats: int, diet: int, points: int = 0) -> int:
        """Put a species with these numbers into the first slot; return its number."""
        state = self.state
        uid = int(state.next_uid)
        state.next_uid += 1
        heads = [n for n, card in enumerate(state.cards.animals) if n and card.diet == diet]
        bodies = [n for n, card in enumerate(state.cards.animals) if n and card.leg_sites]
        cards = heads[uid] | bodies[uid] << 8
        species = Species(uid, owner, 0, cards, stats, diet, points, acted=True, count=2)
        state.biomes[0].species.append(species)
        settle_in(state, species)
        self._note(dv.CREATED, owner, uid, 0, cards)
        return uid

    def history(self, then: Sequence[Step] = ()) -> Timeline:
        """Let the last player pass, so that everything is judged."""
        feed(self.state, 0, dr.DC_FOOD_02)
        last: Step = (1, int(pack_darwin(DARWIN_PASS)), [])
        return history_of(DARWIN, Darwin(self.state), [last, *then], self.events)

    def _note(self, kind: int, seat: int, *fields: int) -> None:
        a, b, c, d = (*fields, -1, -1, -1, -1)[:4]
        self.events.append(Event(kind, dr.DC_SET_07, -1, seat, a, b, c, d))


def place_of(history: Timeline, kind: int, **fields: int) -> int:
    """Return the place of the first event of a kind with these fields."""
    for number, event in enumerate(history.events):
        if event.kind == kind and all(getattr(event, name) == fields[name] for name in fields):
            return number
    raise AssertionError("nothing of the kind happened")


def changes(told: Sequence[Told]) -> Mapping[str, tuple[int, ...]]:
    """Return what-ifs by key, without ``what_if-``."""
    return {one.key.removeprefix("what_if-"): one.about for one in told}
