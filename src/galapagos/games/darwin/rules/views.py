"""Secrecy: what a viewer may know of a state and of an event, and how a guess fills the rest.

Spectators and bots are viewers. DC-INFO-01 … 06 and rulings Q79, Q82, Q88 are decided here only.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import NO_ACTION, card_at
from galapagos.games.darwin.rules.cards import no_cards
from galapagos.games.darwin.rules.setup import biomes_of_pair
from galapagos.games.darwin.rules.state import Player, State
from galapagos.games.darwin.rules.terms import EVENT, LARGE, MAX_CARDS, NO_CARD, SMALL
from galapagos.games.darwin.rules.world_events import draw_from, guess_choices, hide_choices
from galapagos.kernel.bits import bit
from galapagos.kernel.chance import Chance, Rest, mix, rest_of
from galapagos.kernel.events import Event
from galapagos.kernel.viewers import COMPLETE, check_viewer


def view_of(state: State, viewer: i64) -> State:
    """Return a copy with everything blanked that the viewer may not know; sizes stay."""
    check_viewer(viewer, state.options.players, state.viewer)
    view = state.clone()
    view.viewer = viewer
    view.chance = Chance(0)
    # DC-INFO-02, -04, ruling Q88: decks, and discard piles that nobody browses.
    view.own_piles()
    blank = no_cards(state.cards)
    for size in range(2):
        view.decks[size].blank(blank)
        view.discards[size].blank(blank)
    if state.options.has_pairs_halved():
        _blank_biomes(view)
    if state.turn != viewer:
        # DC-INFO-01: a turn that is still a draft is seen by its own player only.
        view.give = NO_CARD
        view.take = NO_CARD
        view.main = NO_ACTION
    for number in range(len(view.players)):
        seat: i64 = number
        if seat != viewer:
            _blank(view, seat, viewer)
    return view


def _blank(view: State, seat: i64, viewer: i64) -> None:
    player = view.own_player(seat)
    # Ruling Q82: what is shown to the partner is seen together.
    player.showing = NO_ACTION
    if view.options.secret_choices and player.owes:
        # Ruling Q59, option
        hide_choices(view, seat)
    if view.options.is_beginner():
        # DC-INFO-05, DC-BEG-02: all hands lie open.
        return
    hand = vec[i64]()
    seen = vec[i64]()
    for index in range(len(player.hand)):
        if _knows(view, seat, viewer, player.seen[index]):
            hand = append(hand, player.hand[index])
            seen = append(seen, player.seen[index])
    player.hand = hand
    player.seen = seen


def _knows(view: State, seat: i64, viewer: i64, seen: i64) -> bool:
    """Whether a viewer knows a card in another hand; a spectator what everybody knows."""
    if viewer >= 0:
        return seen & bit(viewer) != 0
    return seen | bit(seat) == bit(view.options.players) - 1


def _blank_biomes(view: State) -> None:
    """DC-INFO-02, ruling Q79: of a pair never seen nobody knows which one is out."""
    pair: i64 = 1
    while True:
        both = biomes_of_pair(view, pair)
        if both == 0:
            return
        if view.biome_seen & both == 0:
            view.biome_deck &= ~both
            view.biome_out &= ~both
        pair += 1


def event_view(state: State, viewer: i64, event: Event) -> Event:
    """Return the event as the viewer may see it; DC-BEG-02: beginners see every card."""
    if event.seat == viewer:
        return event
    kind = event.kind
    if kind == events.MAIN_DRAFTED or kind == events.TRADE_DRAFTED:
        return _hidden(event)
    if kind == events.MAIN_TAKEN_BACK or kind == events.TRADE_CANCELLED:
        return _hidden(event)
    if kind == events.CHOSEN_IN_SECRET:
        if state.options.secret_choices:
            return _hidden(event)
        return event
    if state.options.is_beginner():
        return event
    if kind == events.CARD_DRAWN or kind == events.CARD_DISCARDED:
        return _masked(event, event.a, -1)
    if kind == events.REDRAWN:
        return _masked(event, -1, event.b)
    if kind == events.CARD_SHOWN or kind == events.CARD_GIVEN:
        if event.b != viewer:
            return _masked(event, -1, event.b)
    return event


def _masked(event: Event, a: i64, b: i64) -> Event:
    kind = event.kind
    return Event(kind, event.rule, event.cause, event.seat, a, b, event.c, event.d)


def _hidden(event: Event) -> Event:
    return Event(events.HIDDEN, -1, event.cause, -1, -1, -1, -1, -1)


# --- guessing --------------------------------------------------------------------------------


def filled(view: State, rng: i64) -> State:
    """Fill the blanks of a view at random with the cards it does not show.

    Every way to place the unseen cards is equally likely. A complete state comes back with its
    own cards, and only its chance replaced."""
    state = view.clone()
    state.chance = Chance(mix(rng))
    if view.viewer == COMPLETE:
        return state
    state.viewer = COMPLETE
    if state.options.has_pairs_halved():
        _fill_biomes(state)
    state.own_piles()
    unseen = _unseen(view)
    _fill_size(state, SMALL, unseen[SMALL].clone())
    _fill_size(state, LARGE, unseen[LARGE].clone())
    if state.options.secret_choices and state.phase == EVENT and state.picks == 0:
        state.own_all()
        guess_choices(state)
    return state


def _fill_biomes(state: State) -> None:
    known = state.biome_deck | state.biome_out | state.biome_discard | state.biome_seen
    pair: i64 = 1
    while True:
        both = biomes_of_pair(state, pair)
        if both == 0:
            return
        if known & both == 0:
            out = draw_from(state, both)
            state.biome_out |= bit(out)
            state.biome_deck |= both & ~bit(out)
        pair += 1


def _unseen(view: State) -> vec[Rest]:
    """Return what a view does not show, by size; it remembers that, for many guesses are made of
    one."""
    if view.unseen_since != view.changes:
        small = rest_of(unseen_cards(view, SMALL))
        view.unseen = vec[Rest]([small, rest_of(unseen_cards(view, LARGE))])
        view.unseen_since = view.changes
    return view.unseen


def _fill_size(state: State, size: i64, rest: Rest) -> None:
    """Deal the unseen cards of one size to hands and discard pile; the rest is the deck."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        wanted = player.small
        if size == LARGE:
            wanted = player.large
        missing = wanted - _count_known(state, player, size)
        if missing > 0:
            _fill_hand(state.own_player(seat), missing, rest, state.chance)
    pile = state.discards[size]
    pile.lay(no_cards(state.cards))
    rest.deal(pile.size, pile.cards, state.chance)
    state.decks[size].lay(rest.pile)


def _fill_hand(player: Player, missing: i64, rest: Rest, chance: Chance) -> None:
    """Put so many cards, which nobody else knows, into a hand that is of the right size."""
    count: i64 = len(player.hand)
    hand = vec[i64]([0] * (count + missing))
    seen = vec[i64]([0] * (count + missing))
    for place in range(count):
        hand[place] = player.hand[place]
        seen[place] = player.seen[place]
    while missing > 0:
        card = rest.take_one(chance)
        place = count
        while place > 0 and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            seen[place] = seen[place - 1]
            place -= 1
        hand[place] = card
        seen[place] = 0
        count += 1
        missing -= 1
    player.hand = hand
    player.seen = seen


def _count_known(state: State, player: Player, size: i64) -> i64:
    count: i64 = 0
    for card in player.hand:
        if state.cards.size[card] == size:
            count += 1
    return count


def unseen_cards(view: State, size: i64) -> vec[i64]:
    """Return all cards of a size, as a pile, that a view does not show."""
    unseen = view.cards.whole[size][:]
    for player in view.players:
        for card in player.hand:
            unseen[card] = 0
    for card in view.zone:
        unseen[card] = 0
    for biome in view.biomes:
        for species in biome.species:
            for place in range(MAX_CARDS):
                unseen[card_at(species.cards, place)] = 0
    return unseen
