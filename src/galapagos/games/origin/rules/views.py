"""Secrecy: what a viewer may know of a state and of an event, and how a guess fills the rest.

Spectators and bots are viewers. EV-INFO-01 … 04 and rulings B-55 … B-58 are decided here only.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.cards import all_cards, no_cards, total
from galapagos.games.origin.rules.state import Player, State, card_face
from galapagos.games.origin.rules.terms import HIDDEN
from galapagos.kernel.chance import Chance, Rest, mix, rest_of
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
            _blank(view.own(seat), blank)
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
    rest = _unseen(view).clone()
    for seat in range(len(state.players)):
        if seat != view.viewer or _has_blanks(state.players[seat]):
            _fill(state, state.own(seat), rest)
    # What is left over is the pile.
    state.pile = rest.pile
    state.shares_pile = False
    return state


def _unseen(view: State) -> Rest:
    """Return what a view does not show; it remembers that, for many guesses are made of one."""
    unseen = view.unseen
    if unseen is None:
        unseen = rest_of(unseen_cards(view))
        view.unseen = unseen
    return unseen


def _has_blanks(player: Player) -> bool:
    """Whether a view hides anything of a player."""
    if total(player.hand) + total(player.discard) < player.hand_size + player.discard_size:
        return True
    return any(animal.card == HIDDEN for animal in player.animals)


def _fill(state: State, player: Player, rest: Rest) -> None:
    """Let a player have unseen cards where the view shows none."""
    chance = state.chance
    player.own_cards()
    rest.deal(player.hand_size - total(player.hand), player.hand, chance)
    rest.deal(player.discard_size - total(player.discard), player.discard, chance)
    for animal in player.animals:
        if animal.card == HIDDEN:
            animal.card = rest.take_one(chance)


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
