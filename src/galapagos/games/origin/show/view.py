"""A view of Origin as a screen needs it: the table, every animal, the own hand; no rule is left.

Animals go by their tags (``P2c``), cards by their face (``grazing/fat_tissue``), everything else
by the keys of the rules. Seats count from 0; -1 is nobody."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.phases import FOOD_BONUS, FOOD_DICE
from galapagos.games.origin.rules.scoring import score, sides_of
from galapagos.games.origin.rules.state import (
    HAS_MIMICKED,
    HAS_RUN,
    MARK_KEYS,
    NO_REF,
    PAIR_MARK_KEYS,
    Animal,
    Pair,
    Player,
    State,
)
from galapagos.games.origin.rules.terms import (
    DECISION_KEYS,
    FAT_TISSUE,
    HIDDEN,
    HOLDING_KEYS,
    OVER,
    PHASE_KEYS,
    PRINTED_PLUS,
    TRAIT_KEYS,
)
from galapagos.games.origin.show.threats import HunterView, danger, defences_left, hungry_hunters
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.names import animal_name
from galapagos.kernel.viewers import COMPLETE, SPECTATOR
from galapagos.wire.outcome import OutcomeView, outcome_view
from galapagos.wire.own import GameView


class TraitCardView(Struct, frozen=True):
    """A trait card under an animal."""

    trait: str
    face: str
    """The whole card: one trait, or two with a slash."""
    plus: int
    """What it adds to the appetite, and to the points."""
    holding: str = ""
    """On fat tissue: ``empty``, ``stored`` (this round) or ``fat``."""


class AnimalView(Struct, frozen=True):
    """One animal."""

    tag: str
    seat: int
    number: int
    """Counts its owner's animals from 1; never used again."""
    card: str
    """The face of the card it is; empty where the viewer may not know it."""
    traits: list[TraitCardView]
    """In the order they were laid."""
    food: int
    appetite: int
    hunger: int
    """Food still missing; 0 while it hibernates."""
    fed: bool
    fat: int
    stored: int
    fat_room: int
    marks: list[str]
    """ran, mimicked, grazed, hunted, robbed, asleep, poisoned, slept_last."""
    blue: int
    """How much of its food came through traits (EV-COMP-03); the rest is red, from the centre."""
    hunters: list[HunterView]
    """Animals of others that could hunt it in this phase."""
    shields: list[str]
    """Traits that keep off animals which could hunt otherwise."""


class PairView(Struct, frozen=True):
    """A pair trait card between two animals of one player."""

    trait: str
    letter: str
    """a, b, c …: the same on both ends."""
    face: str
    first: str
    second: str
    """Tags. Symbiosis: the first shields the second."""
    marks: list[str]
    """used, first_fed, second_fed: what the running turn has done with it."""


class OriginScoreView(Struct, frozen=True):
    """Points by source, if all animals survived as they stand."""

    animals: int
    traits: int
    bonus: int
    variant: int
    total: int


class OriginSeatView(Struct, frozen=True):
    """What a player has."""

    seat: int
    hand: int
    cards: list[str]
    """The faces in hand, in deck order; empty in a hand that is not the viewer's."""
    discard: int
    discarded: list[str]
    """The faces of the viewer's own discard pile."""
    animals: list[AnimalView]
    """In order of birth."""
    pairs: list[PairView]
    score: OriginScoreView
    passed: bool
    partner: int
    """EV-TEAM-02: the seat that wins together with this one; -1 without teams."""
    declared: int
    """Extra cards declared in the variant's deal; -1: not yet, or not asked."""
    waived: bool
    """Has let its out-of-turn partner food of this turn go."""


class AttackView(Struct, frozen=True):
    """A hunt that waits for the prey's owner."""

    hunter: str
    prey: str
    used: list[str]
    """Defences this attack has used up: running, mimicry."""
    left: list[str]
    """Traits with which the prey must still defend."""


class OriginView(GameView, frozen=True, tag="origin"):
    """The table of Origin for one viewer."""

    round: int
    last: bool
    """The last round."""
    phase: str
    start: int
    turn: int
    decision: str
    """turn, defence, scavenge, declaration, nothing."""
    decider: int
    """Who owes that decision outside of a turn; -1 otherwise."""
    to_act: list[int]
    actor: int
    centre: int
    """Food left in the centre."""
    dice: int
    bonus: int
    """EV-FOOD-01: the food of a round is so many dice and this number."""
    rolled: list[int]
    """The dice of this round's food, empty before they were rolled."""
    pile: int
    acted: bool
    main_done: bool
    """Whether the player to move has acted at all, and has spent the main action."""
    attack: AttackView | None
    variant: bool
    teams: bool
    seats: list[OriginSeatView]
    outcome: OutcomeView | None


def table_view(
    view: Origin, rolled: Sequence[int] = (), blue: Mapping[int, int] | None = None
) -> OriginView:
    """Return a view for the wire. Only events remember this round's dice, ``rolled``, and how much
    food of each animal is ``blue``."""
    state = view.state
    assert state.viewer != COMPLETE, "only views reach the wire"
    faces = face_keys(state.deck)
    outcome = view.outcome() if state.phase == OVER else None
    return OriginView(
        int(state.viewer),
        int(state.round),
        state.last,
        PHASE_KEYS[state.phase],
        int(state.start),
        int(state.turn),
        DECISION_KEYS[state.decision],
        int(state.decider),
        view.seats_to_act(),
        int(view.actor()),
        int(state.centre),
        int(FOOD_DICE[state.options.players]),
        int(FOOD_BONUS[state.options.players]),
        list(rolled),
        int(state.pile_size),
        state.acted,
        state.main_done,
        _attack(state),
        state.options.variant,
        state.options.teams,
        _seats(state, faces, blue or {}),
        None if outcome is None else outcome_view(outcome),
    )


def own_view(view: Origin, open_view: OriginView) -> OriginView:
    """Return the same as `table_view`, from what a spectator is shown at the same moment: a player
    sees the faces of his own cards besides, and nothing else (EV-INFO-01, -03, -04)."""
    state = view.state
    seat = int(state.viewer)
    if seat == SPECTATOR:
        return open_view
    player, shown, faces = state.players[seat], open_view.seats[seat], face_keys(state.deck)
    seats = open_view.seats.copy()
    seats[seat] = replace(
        shown,
        cards=_cards(player, faces),
        discarded=_discards(player, faces),
        animals=[
            replace(known, card=faces[animal.card])
            for animal, known in zip(player.animals, shown.animals, strict=True)
        ],
    )
    return replace(open_view, viewer=seat, seats=seats)


@lru_cache(maxsize=16)
def face_keys(deck: Deck) -> list[str]:
    """Return the faces of a deck as text, in deck order."""
    return deck.keys()


def _attack(state: State) -> AttackView | None:
    if state.prey == NO_REF:
        return None
    prey = state.animal(state.prey)
    used = [
        key for mark, key in ((HAS_RUN, "running"), (HAS_MIMICKED, "mimicry")) if prey.marks & mark
    ]
    return AttackView(
        animal_name(state.hunter), animal_name(state.prey), used, defences_left(state, prey)
    )


def _seats(state: State, faces: list[str], blue: Mapping[int, int]) -> list[OriginSeatView]:
    hunters = hungry_hunters(state)
    return [_seat(state, seat, faces, blue, hunters) for seat in range(len(state.players))]


def _seat(
    state: State, seat: int, faces: list[str], blue: Mapping[int, int], hunters: list[Animal]
) -> OriginSeatView:
    player = state.players[seat]
    is_own = seat == state.viewer
    points = score(state, seat)
    return OriginSeatView(
        seat,
        int(player.hand_size),
        _cards(player, faces) if is_own else [],
        int(player.discard_size),
        _discards(player, faces) if is_own else [],
        [_animal(state, one, faces, blue.get(one.ref(), 0), hunters) for one in player.animals],
        [_pair(pair, seat, index, faces) for index, pair in enumerate(player.pairs)],
        OriginScoreView(
            int(points.animals),
            int(points.traits),
            int(points.bonus),
            int(points.variant),
            int(points.total()),
        ),
        state.has_passed(seat),
        partner_of(state, seat),
        int(player.extra),
        state.waived >> seat & 1 == 1,
    )


def _cards(player: Player, faces: list[str]) -> list[str]:
    hand = player.hand
    return [key for face, key in enumerate(faces) for number in range(hand[face])]


def _discards(player: Player, faces: list[str]) -> list[str]:
    discard = player.discard
    return [key for face, key in enumerate(faces) for number in range(discard[face])]


def partner_of(state: State, seat: int) -> int:
    """EV-TEAM-02: the seat that wins together with this one; -1 without teams."""
    if not state.options.teams:
        return -1
    for side in sides_of(state):
        if side >> seat & 1:
            return bit_numbers(side & ~(1 << seat))[0]
    return -1


def _animal(
    state: State, animal: Animal, faces: list[str], blue: int, hunters: list[Animal]
) -> AnimalView:
    appetite, food = animal.appetite(), animal.food
    hunger = animal.hunger()
    card = animal.card
    threat = danger(state, animal, hunters)
    return AnimalView(
        animal_name(animal.ref()),
        int(animal.seat),
        int(animal.serial) + 1,
        "" if card == HIDDEN else faces[card],
        _traits(animal, faces) if animal.traits else [],
        int(food),
        int(appetite),
        int(hunger),
        bool(hunger == 0),
        int(animal.fat),
        int(animal.stored),
        int(animal.fat_room()),
        mark_keys(animal.marks, MARK_KEYS),
        min(blue, int(food)),
        threat.hunters,
        threat.shields,
    )


def _traits(animal: Animal, faces: list[str]) -> list[TraitCardView]:
    """The cards in order; what lies on fat tissue is shown on its first cards, fat before stored.

    EV-TRAIT-FAT-04: a card holds one token, and which one does not matter to the rules."""
    found = []
    held = [2] * int(animal.fat) + [1] * int(animal.stored) if animal.fat_cards else []
    place = 0
    for card in list(animal.cards):
        trait = card & 31
        holding = ""
        if trait == FAT_TISSUE:
            holding = HOLDING_KEYS[held[place] if place < len(held) else 0]
            place += 1
        found.append(
            TraitCardView(TRAIT_KEYS[trait], faces[card >> 5], PRINTED_PLUS[trait], holding)
        )
    return found


def _pair(pair: Pair, seat: int, index: int, faces: list[str]) -> PairView:
    return PairView(
        TRAIT_KEYS[pair.trait],
        chr(ord("a") + index % 26),
        faces[pair.face],
        animal_name(seat << 8 | pair.first),
        animal_name(seat << 8 | pair.second),
        mark_keys(pair.marks, PAIR_MARK_KEYS),
    )


def mark_keys(marks: int, keys: list[str]) -> list[str]:
    """Return the keys of the bits that are set."""
    return [key for number, key in enumerate(keys) if marks >> number & 1] if marks else []
