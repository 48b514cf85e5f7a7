"""A view of Darwin as a screen needs it: biomes, species in rank order, hands, the drafted turn.

Cards and biomes go by their ids; what is printed on them is in the card set (`show.cards`). Slots
and seats count from 0, species by their number; -1 is nobody or nothing.

While the viewer's own turn is a draft, the biomes and points are shown as if it were confirmed;
``draft`` says what of that is not final. Hands and trade zone are shown as they lie."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules.actions import BEQUEATH, CREATE, MIGRATE, NO_ACTION, kind_of, x_of
from galapagos.games.darwin.rules.food import is_trial_era
from galapagos.games.darwin.rules.forecast import Fate, Forecast
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import seats_owing
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.state import (
    DEAL_KEYS,
    NO_DEAL,
    Player,
    State,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    DEATH_KEYS,
    EVENT,
    EVENT_CARD_KEYS,
    FIRST_LASTING,
    MODE_KEYS,
    NO_CARD,
    NO_EVENT,
    OVER,
    PHASE_KEYS,
)
from galapagos.games.darwin.rules.turn import may_redraw, uses_card
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.games.darwin.rules.why import target_slot
from galapagos.games.darwin.rules.world_events import choice_kind, next_heir
from galapagos.games.darwin.show.species import SlotView, slot_view
from galapagos.kernel.bits import bit_numbers, count_bits
from galapagos.kernel.viewers import COMPLETE, SPECTATOR
from galapagos.wire.outcome import OutcomeView, outcome_view
from galapagos.wire.own import GameView

DarwinParts = Annotated[dict[str, Any], Meta(title="DarwinParts")]
"""An action of Darwin taken apart."""


class HandCardView(Struct, frozen=True):
    """A card in a hand that the viewer knows."""

    card: str
    seen_by: list[int]
    """Other seats that know it is there."""
    used: bool
    """The viewer's own draft uses it."""


class DarwinScoreView(Struct, frozen=True):
    """Points by where they lie."""

    species: int
    bank: int
    total: int


class DarwinSeatView(Struct, frozen=True):
    """What a player has, and what he may still do in this Era."""

    seat: int
    small: int
    large: int
    """Cards in hand by size."""
    cards: list[HandCardView]
    """Those of them the viewer knows; his own all."""
    draws: int
    """Cards still to be drawn, one at a time."""
    score: DarwinScoreView
    passed: bool
    redrawn: bool
    may_redraw: bool
    """Has a redraw to ask for now (DC-ACT-REDRAW-04)."""
    full_redraws: int
    discarding: bool
    """Kids: may discard before refilling."""
    shown: bool
    """Team: has chosen what to show the partner."""
    owes: bool
    """Has not yet answered the event."""
    legacy: int
    """Intruders: points still to be spread."""
    heirs: list[int]
    """Intruders: who may get them, in order; the last gets what the others leave."""
    partner: int
    """Team: the seat that wins together with this one; -1 otherwise."""


class DraftView(Struct, frozen=True):
    """The viewer's own turn so far; not final (rulings Q05, Q06)."""

    main: DarwinParts | None
    species: int
    """The species the main action is about; a new one has the number it will get."""
    slots: list[int]
    """Slots that the main action touches."""
    give: str
    take: str
    """The trade; empty without one."""


class DealView(Struct, frozen=True):
    """Team: what is open between partners and opponents."""

    kind: str
    """give, pay or draw."""
    draws: int
    declined: list[int]


class FateView(Struct, frozen=True):
    """A species that would die if the evaluation came now."""

    species: int
    death: str
    """requirement, hunger, eaten, lower_carnivore."""
    rule: str
    by: int
    """The hunter, or -1."""


class HuntView(Struct, frozen=True):
    """What a species would hunt if the evaluation came now."""

    hunter: int
    prey: list[int]


class PlaceView(Struct, frozen=True):
    """A species that would earn points for its strength if the evaluation came now."""

    species: int
    place: int
    """1 to 3; exactly tied species share one."""


class ForecastView(Struct, frozen=True):
    """What an evaluation would bring if it came now, the draft included."""

    deaths: list[FateView]
    hunts: list[HuntView]
    scores: list[int]
    """Points of each seat after it."""
    strongest: list[PlaceView]
    """Who would be rewarded for strength, the best first."""
    certain: bool
    """Whether no decision and no die could change it."""


class DarwinView(GameView, frozen=True, tag="darwin"):
    """The table of Darwin for one viewer."""

    mode: str
    era: int
    eras: int
    last_era: bool
    trial_era: bool
    """Beginner: the first Era, without food until all have passed."""
    food_counts: bool
    """Whether food is looked at now: not among kids, not in the trial Era."""
    phase: str
    first: int
    turn: int
    to_act: list[int]
    """Seats that may decide something, rights out of turn included."""
    owing: list[int]
    """Seats without whose decision the game cannot go on."""
    actor: int
    event: str
    """The event card that lies open; empty before the first."""
    event_lasts: bool
    """Whether it is in force all Era, not only when revealed."""
    slots: list[SlotView]
    seats: list[DarwinSeatView]
    zone: list[str]
    """The trade zone."""
    decks: list[int]
    discards: list[int]
    """Cards left in the small and the large deck; cards discarded."""
    event_deck: int
    tokens: int
    """Kids: competition tokens still face down."""
    draft: DraftView | None
    main_done: bool
    trade_done: bool
    """Parts of the running turn that are final already."""
    redrawing: int
    deal: DealView | None
    hunter: int
    """The carnivore whose owner must choose; -1 otherwise."""
    picks: list[str]
    """House rule: the biomes the first player picks from."""
    forecast: ForecastView | None
    outcome: OutcomeView | None


def table_view(view: Darwin, catalog: Catalog) -> DarwinView:
    """Return a view for the wire; while players act, with what an evaluation would bring."""
    state = view.state
    assert state.viewer != COMPLETE, "only views reach the wire"
    draft = _draft(state, catalog)
    shown = state if draft is None else view.preview().state
    outcome = view.outcome() if state.phase == OVER else None
    event = int(state.event)
    return DarwinView(
        viewer=int(state.viewer),
        mode=MODE_KEYS[state.options.mode],
        era=int(state.era),
        eras=int(state.options.eras),
        last_era=state.is_last_era(),
        trial_era=is_trial_era(state),
        food_counts=not ignores_food(state),
        phase=PHASE_KEYS[state.phase],
        first=int(state.first),
        turn=int(state.turn),
        to_act=view.seats_to_act(),
        owing=bit_numbers(seats_owing(state)),
        actor=int(view.actor()),
        event="" if event == NO_EVENT else EVENT_CARD_KEYS[event],
        event_lasts=event >= FIRST_LASTING,
        slots=[slot_view(shown, slot, catalog) for slot in range(len(shown.biomes))],
        seats=[_seat(state, shown, seat, catalog) for seat in range(len(state.players))],
        zone=[catalog.cards[card - 1].id for card in list(state.zone)],
        decks=[int(pile.size) for pile in state.decks],
        discards=[int(pile.size) for pile in state.discards],
        event_deck=int(count_bits(state.event_deck)),
        tokens=int(count_bits(state.tokens)),
        draft=draft,
        main_done=state.main_done,
        trade_done=state.trade_done,
        redrawing=int(state.redrawing),
        deal=_deal(state),
        hunter=int(state.hunter),
        picks=[catalog.biomes[number].id for number in bit_numbers(state.picks)],
        forecast=forecast_view(view.forecast()) if state.phase == ACTION else None,
        outcome=None if outcome is None else outcome_view(outcome),
    )


def own_view(view: Darwin, catalog: Catalog, open_view: DarwinView) -> DarwinView:
    """Return the same as `table_view`, from what a spectator is shown at the same moment: who is
    not at turn, and has chosen nothing in secret, knows more cards in hands, and nothing else."""
    state = view.state
    viewer = int(state.viewer)
    if viewer == SPECTATOR:
        return open_view
    if viewer == state.turn or state.options.secret_choices:
        return table_view(view, catalog)
    seats = [
        replace(shown, cards=_hand(state, shown.seat, player, catalog))
        for shown, player in zip(open_view.seats, state.players, strict=True)
    ]
    return replace(open_view, viewer=viewer, seats=seats)


def forecast_view(forecast: Forecast) -> ForecastView:
    return ForecastView(
        [fate_view(fate) for fate in forecast.fates if not fate.lives()],
        [
            HuntView(int(fate.uid), [int(uid) for uid in list(fate.prey)])
            for fate in forecast.fates
            if len(fate.prey)
        ],
        [int(account.after) for account in forecast.accounts],
        _strongest(forecast),
        forecast.is_certain,
    )


def _strongest(forecast: Forecast) -> list[PlaceView]:
    found = [PlaceView(int(fate.uid), int(fate.place)) for fate in forecast.fates if fate.place]
    return sorted(found, key=lambda one: one.place)


def fate_view(fate: Fate) -> FateView:
    """Return the end of a species that would die."""
    rule = RULE_IDS[fate.rule]
    return FateView(int(fate.uid), DEATH_KEYS[fate.death], rule, int(fate.killer))


def has_draft(state: State) -> bool:
    """Whether the viewer's own turn holds something that is not final."""
    is_own = state.phase == ACTION and state.turn == state.viewer
    return is_own and (state.main != NO_ACTION or state.give != NO_CARD)


def _draft(state: State, catalog: Catalog) -> DraftView | None:
    if not has_draft(state):
        return None
    main, species, slots = None, -1, []
    if state.main != NO_ACTION:
        main = FORMS.parts(int(state.main), catalog)
        slots = [int(target_slot(state, state.main))]
        if kind_of(state.main) == CREATE:
            species = int(state.next_uid)
        else:
            species = int(x_of(state.main))
            if kind_of(state.main) == MIGRATE:
                slots.append(int(state.species(species).slot))
    return DraftView(
        main,
        species,
        slots,
        "" if state.give == NO_CARD else catalog.cards[state.give - 1].id,
        "" if state.take == NO_CARD else catalog.cards[state.take - 1].id,
    )


def _deal(state: State) -> DealView | None:
    if state.deal == NO_DEAL:
        return None
    return DealView(DEAL_KEYS[state.deal], int(state.deal_draws), bit_numbers(state.declined))


def _seat(state: State, shown: State, seat: int, catalog: Catalog) -> DarwinSeatView:
    player = state.players[seat]
    points = score(shown, seat)
    return DarwinSeatView(
        seat,
        int(player.small),
        int(player.large),
        _hand(state, seat, player, catalog),
        int(player.draws),
        DarwinScoreView(int(points.species), int(points.bank), int(points.total())),
        player.passed,
        player.redrawn,
        may_redraw(state, seat),
        int(player.full_redraws),
        player.discarding,
        player.shown,
        player.owes,
        int(player.legacy),
        _heirs(state, seat),
        int(state.partner_of(seat)) if state.options.is_team() else -1,
    )


def _heirs(state: State, seat: int) -> list[int]:
    """DC-EVT-INTRUDERS-02: who may still get points, from the one whose share is decided next."""
    if state.phase != EVENT or choice_kind(state, seat) != BEQUEATH:
        return []
    lost = state.players[seat].lost
    own = [int(species.uid) for species in state.species_of(seat) if species.uid != lost]
    return own[own.index(int(next_heir(state, seat))) :]


def _hand(state: State, seat: int, player: Player, catalog: Catalog) -> list[HandCardView]:
    main = state.main if seat == state.turn == state.viewer else NO_ACTION
    return [
        HandCardView(
            catalog.cards[card - 1].id,
            bit_numbers(seen),
            main != NO_ACTION and uses_card(main, card),
        )
        for card, seen in zip(list(player.hand), list(player.seen), strict=True)
    ]
