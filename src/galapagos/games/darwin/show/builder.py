"""The builder of Darwin: a species as far as it is put together, and what every biome says to it.

All on the viewer's view, by the rules themselves; hunts that would need a choice are decided as
they are listed first."""

from typing import TYPE_CHECKING

from galapagos.games.darwin.notation.actions import body_of, format_action
from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules.actions import (
    MIGRATE,
    MUTATE,
    MUTATE_TWICE,
    card_at,
    is_main,
    kind_of,
    pack,
    pack_create,
)
from galapagos.games.darwin.rules.anatomy import (
    body_obstacles,
    in_order,
    mutated,
    mutation_path,
    put_at,
)
from galapagos.games.darwin.rules.crowd import effective_competition
from galapagos.games.darwin.rules.forecast import Forecast
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.reach import reach_of
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS, REFUSAL_RULES
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import DIET_KEYS, FED, MAX_CARDS, NO_CARD
from galapagos.games.darwin.show.building import (
    BuildView,
    FitView,
    StandingView,
    VerdictView,
)
from galapagos.games.darwin.show.species import (
    PLACES,
    SitesView,
    free_sites,
    placed_cards,
    stats_view,
)
from galapagos.games.darwin.show.view import fate_view
from galapagos.games.darwin.words.names import Names, cards_in
from galapagos.games.darwin.words.standing import Standing, verdict
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.text.people import People
from galapagos.wire.play import DraftQuestion, ReasonView

if TYPE_CHECKING:
    from galapagos.games.darwin.show.show import DarwinShow

_SITES = no.NO_LEG_SITE | no.NO_WING_SITE | no.NO_TAIL_SITE | no.WRONG_PART
"""What stands in the way of one part; that head or body is still missing does not."""
_ANATOMY = _SITES | no.NO_HEAD | no.NO_BODY
_TOO_MANY = 3
_PLACES_OF_PART = {"head": (0,), "body": (1,), "wings": (4,), "tail": (5,)}
_LEGS = (2, 3)


def build(show: "DarwinShow", view: Game, people: People, draft: DraftQuestion) -> BuildView:
    """Judge a species that is being put together; raise `BadData` if it cannot be one."""
    return Builder(show, view, people).answer(draft)


def standing_of(show: "DarwinShow", view: Game, people: People, action: int) -> StandingView | None:
    """Return how the species of a legal main action would stand; None for any other action."""
    if not is_main(kind_of(action)):
        return None
    return Builder(show, view, people).standing(action)


class Builder:
    """Answers one question; what several biomes need is worked out once."""

    def __init__(self, show: "DarwinShow", view: Game, people: People) -> None:
        assert isinstance(view, Darwin)
        assert isinstance(people, Names)
        self.show, self.view, self.names = show, view, people
        self.state: State = view.state
        self.cards = view.state.cards
        self.catalog = show.catalog
        self.seat = people.viewer
        self._now: Forecast | None = None

    def answer(self, draft: DraftQuestion) -> BuildView:
        if len(draft.cards) > MAX_CARDS:
            raise BadData(f"a species has at most {MAX_CARDS} cards, not {len(draft.cards)}")
        cards = [self.catalog.card_number(card) for card in draft.cards]
        packed = body_of(cards, self.catalog)
        species = self._species(draft)
        head, body = int(card_at(packed, 0)), self.cards.animals[card_at(packed, 1)]
        steps, action = self._mutation(species, packed)
        return BuildView(
            draft.species,
            placed_cards(packed, self.catalog),
            self.names.kind(packed) if head and card_at(packed, 1) else "",
            stats_view(int(stats_of(self.cards, packed))),
            None if species is None else stats_view(int(species.stats)),
            DIET_KEYS[self.cards.animals[head].diet] if head else "",
            SitesView(int(body.leg_sites), int(body.wing_sites), int(body.tail_sites)),
            free_sites(self.state, packed),
            self._anatomy(packed, int(body_obstacles(self.cards, packed))),
            steps,
            0 if species is None else self._price(species, steps),
            [self._fit(packed, card) for card in self._others(packed, species)],
            self._verdicts(species, packed, steps, action),
        )

    def _species(self, draft: DraftQuestion) -> Species | None:
        if draft.species < 0:
            return None
        species = self.state.find(draft.species)
        if species is None:
            raise BadData(f"there is no species {draft.species} on the table")
        return species

    # --- anatomy -----------------------------------------------------------------------------

    def _anatomy(self, packed: int, mask: int) -> list[ReasonView]:
        return self._reasons(
            [Refusal(number, REFUSAL_RULES[number]) for number in bit_numbers(mask)],
            int(pack_create(0, packed)),
        )

    def _reasons(self, refusals: list[Refusal], action: int) -> list[ReasonView]:
        return [self.show.reason(self.view, one, action, self.names) for one in refusals]

    def _others(self, packed: int, species: Species | None) -> list[int]:
        """The cards in reach, and those of the species itself, that do not lie on it now."""
        own = 0 if species is None else int(species.cards)
        cards = [*(int(card) for card in list(reach_of(self.state, self.seat))), *cards_in(own)]
        used = cards_in(packed)
        return [card for card in cards if card not in used]

    def _fit(self, packed: int, card: int) -> FitView:
        """Return where a card could lie: on its own place, or instead of what lies there."""
        row = self.catalog.cards[card - 1]
        places: list[str] = []
        replaces: list[str] = []
        found = 0
        for place in self._places(packed, row.part):
            old = int(card_at(packed, place))
            changed = in_order(put_at(packed, place, card))
            mask = int(body_obstacles(self.cards, changed)) & _SITES
            if mask == 0:
                places.append(PLACES[place])
                replaces.append(self.catalog.cards[old - 1].id if old else "")
            found = found or mask
        return FitView(row.id, places, replaces, [] if places else self._anatomy(packed, found))

    def _places(self, packed: int, part: str) -> list[int]:
        places = list(_PLACES_OF_PART.get(part, _LEGS))
        if card_at(packed, 2) == NO_CARD and part not in _PLACES_OF_PART:
            # A single leg card lies on the first of the two places.
            return [2]
        return sorted(places, key=lambda place: card_at(packed, place) != NO_CARD)

    # --- changing a species ------------------------------------------------------------------

    def _mutation(self, species: Species | None, packed: int) -> tuple[int, int]:
        """Return how many mutations lead to these cards (3: too many), and the action."""
        if species is None or packed == species.cards:
            return 0, 0
        old, new = set(cards_in(int(species.cards))), set(cards_in(packed))
        out, into = sorted(old - new), sorted(new - old)
        if len(out) > 2 or len(into) > 2:
            return _TOO_MANY, 0
        c1, c2 = (out + [0, 0])[:2]
        c3, c4 = (into + [0, 0])[:2]
        if c2 == c4 == 0 and mutated(self.cards, species.cards, c1, c3):
            return 1, int(pack(MUTATE, species.uid, c1, 0, c3))
        path = mutation_path(self.cards, species.cards, c1, c2, c3, c4)
        steps = 2 if path >= 0 or c2 or c4 else 1
        kind = MUTATE_TWICE if steps == 2 else MUTATE
        return steps, int(pack(kind, species.uid, c1, c2, c3, c4))

    def _price(self, species: Species, steps: int) -> int:
        """DC-ACT-MUTATE-09: what so many mutations would cost this species."""
        return int(mutation_cost(self.state, species.points, min(steps, 2))) if steps else 0

    # --- what the biomes say -----------------------------------------------------------------

    def _verdicts(
        self, species: Species | None, packed: int, steps: int, action: int
    ) -> list[VerdictView]:
        slots = range(len(self.state.biomes))
        if species is None:
            return [self._verdict(slot, int(pack_create(slot, packed))) for slot in slots]
        if packed == species.cards:
            return [self._verdict(slot, int(pack(MIGRATE, species.uid, slot))) for slot in slots]
        if steps == _TOO_MANY:
            number = REFUSAL_KEYS.index("no_such_mutation")
            refusal = Refusal(number, REFUSAL_RULES[number])
            reasons = self._reasons([refusal], int(pack(MUTATE_TWICE, species.uid)))
            return [VerdictView(int(species.slot), "", False, reasons, None)]
        return [self._verdict(int(species.slot), action)]

    def _verdict(self, slot: int, action: int) -> VerdictView:
        action = int(self.view.canonical(self.seat, action))
        refusals = self.view.why(self.seat, action)
        if refusals:
            # What anatomy still lacks is said once, not by every biome; without a head nobody
            # knows what it will eat.
            codes = [1 << int(one.code) for one in refusals]
            hidden = _ANATOMY | no.UNFED if no.NO_HEAD in codes else _ANATOMY
            told = [one for one, code in zip(refusals, codes, strict=True) if not code & hidden]
            return VerdictView(slot, "", False, self._reasons(told, action), None)
        text = format_action(action, self.show.words, self.state)
        return VerdictView(slot, text, True, [], self.standing(action))

    def standing(self, action: int) -> StandingView:
        """Return how the species of a legal main action would stand, and what that would bring."""
        if self._now is None:
            self._now = self.view.forecast()
        one = Standing(self.state, self.seat, action, self._now)
        species, fate = one.species, one.then.fate(one.uid)
        points = int(one.then.accounts[self.seat].after)
        return StandingView(
            rank=one.rank,
            of=one.of,
            tied=one.is_tied,
            adaptation=int(species.adaptation),
            competition=int(effective_competition(one.new.event, species.diet, species.stats)),
            plants=int(species.plants),
            meat=int(species.meat),
            hearts=int(species.hearts()),
            fed=species.feeding() == FED,
            hunts=one.prey,
            dies=None if fate.lives() else fate_view(fate),
            leads=one.uid in one.leaders,
            shares_lead=one.uid in one.leaders and len(one.leaders) > 1,
            reward=int(one.biome.reward),
            cost=one.cost,
            points=points,
            gain=points - int(one.now.accounts[self.seat].after),
            certain=one.then.is_certain,
            hungry=one.hungry,
            deaths=[
                fate_view(other)
                for other in one.then.fates
                if other.uid != one.uid and not other.lives() and one.now.fate(other.uid).lives()
            ],
            heirs=one.heirs,
            text=verdict(one, self.names),
        )
