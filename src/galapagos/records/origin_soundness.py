"""Whether a position of Origin that somebody wrote can be played on: all that is wrong with it."""

from galapagos.origin.cards import total
from galapagos.origin.hunt import has_defence
from galapagos.origin.invariants import problems_of
from galapagos.origin.state import COMPLETE, NO_REF, State
from galapagos.origin.terms import (
    DECLARATION,
    DEFENCE,
    EVOLUTION,
    EXTINCTION,
    FEEDING,
    HIDDEN,
    NOBODY,
    NOTHING,
    OVER,
    SCAVENGE,
    TURN,
)
from galapagos.origin.traits.scavenger import may_scavenge
from galapagos.origin.views import filled, unseen_cards, view_of

_MOST_CENTRE = 28
"""Four dice and four: the largest supply there is (EV-2DECK-06)."""


def position_problems(state: State) -> list[str]:
    """Return everything that keeps a position from being a state or view of a real game."""
    problems = _card_problems(state)
    if state.centre > _MOST_CENTRE:
        problems.append(f"at most {_MOST_CENTRE} food can lie in the centre")
    for player in state.players:
        if player.animals and player.serials <= player.animals[-1].serial:
            problems.append("a player has laid fewer animals than the youngest one's name says")
    return problems + _decision_problems(state)


def _card_problems(state: State) -> list[str]:
    if state.viewer == COMPLETE:
        if any(animal.card == HIDDEN for player in state.players for animal in player.animals):
            return ["only a view may hide the card of an animal"]
        return problems_of(state)
    # A view is sound if its blanks can be filled, and if it hides what its viewer may not know.
    unseen = unseen_cards(state)
    if any(count < 0 for count in unseen):
        return ["more cards of one face are shown than there are"]
    hidden = state.pile_size - total(state.pile)
    for player in state.players:
        hidden += player.hand_size - total(player.hand)
        hidden += player.discard_size - total(player.discard)
        hidden += sum(animal.card == HIDDEN for animal in player.animals)
    if hidden != total(unseen):
        return [f"{int(total(unseen))} cards are not shown, but {int(hidden)} are hidden"]
    return _hiding_problems(state) or problems_of(filled(state, 0))


def _hiding_problems(state: State) -> list[str]:
    blanked = view_of(state, state.viewer)
    for mine, theirs in zip(state.players, blanked.players, strict=True):
        if total(mine.hand) != total(theirs.hand) or total(mine.discard) != total(theirs.discard):
            return ["a view shows cards of another player"]
        for one, other in zip(mine.animals, theirs.animals, strict=True):
            if one.card != other.card:
                return ["a view shows the card of another player's animal"]
    if total(state.pile):
        return ["a view shows cards of the pile"]
    if state.viewer != NOBODY:
        viewer = state.players[state.viewer]
        own_hidden = viewer.hand_size - total(viewer.hand)
        own_hidden += viewer.discard_size - total(viewer.discard)
        if own_hidden or any(animal.card == HIDDEN for animal in viewer.animals):
            return ["a view hides its viewer's own cards"]
    return []


def _decision_problems(state: State) -> list[str]:
    """What is waited for must fit the phase, the players and the animals."""
    if state.phase == OVER:
        if state.decision != NOTHING or state.turn != NOBODY or state.decider != NOBODY:
            return ["a game that is over waits for nobody"]
        return []
    if state.turn == NOBODY:
        return ["it must be somebody's turn"]
    problems: list[str] = []
    if state.phase in (EVOLUTION, FEEDING) and state.last != (state.pile_size == 0):
        problems.append("a round is the last exactly if the pile is empty")
    if state.phase == EXTINCTION and state.last:
        problems.append("nothing is dealt in the last round")
    if (state.hunter != NO_REF) != (state.decision == DEFENCE):
        problems.append("an attack and the decision about a defence go together")
    if (state.decider == NOBODY) != (state.decision == TURN):
        problems.append("a decision other than the turn needs a seat to take it")
    if not problems:
        problems += _kind_problems(state)
    return problems


def _kind_problems(state: State) -> list[str]:
    decision = state.decision
    if decision == TURN:
        if state.phase not in (EVOLUTION, FEEDING):
            return ["turns are taken in Evolution and Feeding"]
        if state.has_passed(state.turn):
            return ["the player to move has passed"]
        if state.phase == EVOLUTION and (state.acted or state.main_done or state.took):
            return ["a card played in Evolution ends the turn"]
        return []
    if decision == DEFENCE:
        return _defence_problems(state)
    if decision == SCAVENGE:
        offered = sum(may_scavenge(state, a) for a in state.players[state.decider].animals)
        return [] if state.phase == FEEDING and offered > 1 else ["no scavenger is to be chosen"]
    if decision == DECLARATION:
        survivors = state.players[state.decider].animals
        if state.phase == EXTINCTION and state.options.variant and survivors:
            return []
        return ["extra cards are declared after the variant's deal, by players with survivors"]
    return ["a game that is not over waits for somebody"]


def _defence_problems(state: State) -> list[str]:
    hunter, prey = state.find(state.hunter), state.find(state.prey)
    if hunter is None or prey is None or hunter is prey or state.phase != FEEDING:
        return ["an attack needs two animals, in Feeding"]
    if hunter.seat != state.turn or prey.seat != state.decider or not has_defence(state, prey):
        return ["a defence is owed by the owner of the prey, if it has one left"]
    return []
