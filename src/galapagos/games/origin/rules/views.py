"""Secrecy: what a viewer may know of a state and of an event, and how a guess fills the rest.

Spectators and bots are viewers. EV-INFO-01 … 04 and rulings B-55 … B-58 are decided here only.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.cards import all_cards, no_cards, total
from galapagos.games.origin.rules.state import Player, State, card_face
from galapagos.games.origin.rules.terms import HIDDEN
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import Event
from galapagos.kernel.viewers import COMPLETE, check_viewer


def view_of(state: State, viewer: i64) -> State:
    """Return a copy with everything blanked that the viewer may not know; sizes stay."""
    check_viewer(viewer, state.options.players, state.viewer)
    view = state.clone()
    view.viewer = viewer
    blank = no_cards(state.deck)
    # EV-INFO-01: the pile's faces, and the generator that would foretell them.
    view.pile = blank
    view.shares_pile = True
    view.chance = Chance(0)
    for seat in range(len(view.players)):
        if seat != viewer:
            _blank(view.players[seat], blank)
    return view


def _blank(player: Player, blank: vec[i64]) -> None:
    # EV-INFO-01, EV-INFO-03, EV-INFO-04
    player.hand = blank
    player.discard = blank
    player.shares_cards = True
    for animal in player.animals:
        animal.card = HIDDEN


def event_view(viewer: i64, event: Event) -> Event:
    """Return the event as the viewer may see it: faces are his own, or were laid open."""
    if event.seat == viewer:
        return event
    kind = event.kind
    if kind == events.CARD_DEALT:
        return _masked(event, HIDDEN, event.b)
    if kind == events.ANIMAL_LAID:
        return _masked(event, event.a, HIDDEN)
    return event


def _masked(event: Event, a: i64, b: i64) -> Event:
    kind = event.kind
    return Event(kind, event.rule, event.cause, event.seat, a, b, event.c, event.d)


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
    unseen = unseen_cards(view)
    left = total(unseen)
    for player in state.players:
        in_hand = player.hand_size - total(player.hand)
        discarded = player.discard_size - total(player.discard)
        if in_hand + discarded > 0:
            player.own_cards()
            left -= _fill(state.chance, player.hand, in_hand, unseen, left)
            left -= _fill(state.chance, player.discard, discarded, unseen, left)
        for animal in player.animals:
            if animal.card == HIDDEN:
                animal.card = _take_one(state.chance, unseen, left)
                left -= 1
    # What is left over is the pile.
    state.pile = unseen
    state.shares_pile = False
    return state


def unseen_cards(view: State) -> vec[i64]:
    """Return all cards of the game, by face, that a view does not show."""
    unseen = all_cards(view.deck, view.options.decks())
    for player in view.players:
        hand = player.hand
        discard = player.discard
        for face in range(view.deck.faces):
            unseen[face] -= hand[face] + discard[face]
        for pair in player.pairs:
            unseen[pair.face] -= 1
        for animal in player.animals:
            if animal.card != HIDDEN:
                unseen[animal.card] -= 1
            for card in animal.cards:
                unseen[card_face(card)] -= 1
    return unseen


def _fill(chance: Chance, counts: vec[i64], missing: i64, unseen: vec[i64], left: i64) -> i64:
    """Add so many unseen cards to a count; return how many were added."""
    for number in range(missing):
        counts[_take_one(chance, unseen, left - number)] += 1
    return missing


def _take_one(chance: Chance, unseen: vec[i64], left: i64) -> i64:
    face = chance.pick(unseen, left)
    unseen[face] -= 1
    return face
