"""Whether a position of Origin that somebody wrote can be: all that is wrong with it, at once.

What is accepted here can be played on to the end, and looks like a state that play leads to:
counts, marks and decisions fit each other, the phase and the options.
"""

from galapagos.games.origin.notation.actions import animal_name
from galapagos.games.origin.rules.actions import HUNT, pack
from galapagos.games.origin.rules.hunt import has_defence
from galapagos.games.origin.rules.invariants import problems_of
from galapagos.games.origin.rules.refusals import HUNT_SPENT, MAIN_ACTION_DONE
from galapagos.games.origin.rules.state import (
    HAS_GRAZED,
    HAS_HUNTED,
    HAS_MIMICKED,
    HAS_RUN,
    IS_ASLEEP,
    IS_POISONED,
    NO_REF,
    PAIR_WAS_USED,
    SLEPT_LAST,
    Animal,
    Pair,
    Player,
    State,
)
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    COMMUNICATION,
    DECLARATION,
    DEFENCE,
    EVOLUTION,
    EXTINCTION,
    FEEDING,
    HAS_HIBERNATION,
    HIDDEN,
    NOBODY,
    NOTHING,
    OVER,
    SCAVENGE,
    SYMBIOSIS,
    TURN,
)
from galapagos.games.origin.rules.traits import TRAITS
from galapagos.games.origin.rules.traits.scavenger import may_scavenge, scavenging_seat
from galapagos.games.origin.rules.views import filled, unseen_cards, view_of
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.lines import seat_name

_MOST_FOOD = (0, 0, 8, 12, 14, 20, 22, 26, 28)
"""EV-FOOD-02, EV-2DECK-03 … 06: the largest supply of a round, by number of players."""


def position_problems(state: State) -> list[str]:
    """Return everything that keeps a position from being a state or view of a real game."""
    problems = _card_problems(state) + _table_problems(state)
    for seat, player in enumerate(state.players):
        problems += _player_problems(state, seat, player)
        for animal in player.animals:
            problems += _animal_problems(state, animal)
        for pair in player.pairs:
            problems += _pair_problems(state, seat, pair)
    return problems + _decision_problems(state)


def _found(*checks: tuple[bool, str]) -> list[str]:
    """Return what is said about every check that found something."""
    return [problem for wrong, problem in checks if wrong]


# --- cards -----------------------------------------------------------------------------------


def _card_problems(state: State) -> list[str]:
    hidden = _hidden_cards(state)
    if state.viewer == COMPLETE:
        if hidden:
            return [f"{hidden} cards are hidden, which only a view may do"]
        return problems_of(state)
    # A view is sound if its blanks can be filled, and if it hides what its viewer may not know.
    if sum(state.pile):
        return ["a view shows cards of the pile"]
    unseen = unseen_cards(state)
    too_many = [state.deck.key(face) for face in range(len(unseen)) if unseen[face] < 0]
    if too_many:
        return [f"more cards of {' and '.join(too_many)} are shown than there are"]
    if hidden != sum(unseen):
        return [f"{int(sum(unseen))} cards are not shown, but {hidden} are hidden"]
    return _hiding_problems(state) + problems_of(filled(state, 0))


def _hidden_cards(state: State) -> int:
    hidden = state.pile_size - sum(state.pile)
    return int(hidden) + sum(_hidden_of(player) for player in state.players)


def _hidden_of(player: Player) -> int:
    hidden = player.hand_size - sum(player.hand) + player.discard_size - sum(player.discard)
    return int(hidden) + sum(animal.card == HIDDEN for animal in player.animals)


def _hiding_problems(state: State) -> list[str]:
    """EV-INFO-01, -03, -04: a view shows all that its viewer may know and nothing else."""
    problems: list[str] = []
    blanked = view_of(state, state.viewer)
    for seat, player in enumerate(state.players):
        name = seat_name(seat)
        shows_more = _hidden_of(player) < _hidden_of(blanked.players[seat])
        hides_own = seat == state.viewer and _hidden_of(player) > 0
        problems += _found(
            (shows_more, f"the view shows cards that only {name} may know"),
            (hides_own, f"the view of {name} hides own cards"),
        )
    return problems


# --- table, players, animals, pair cards -----------------------------------------------------


def _table_problems(state: State) -> list[str]:
    most = _MOST_FOOD[state.options.players]
    # EV-END-01, EV-END-02: there is no deal, so no declaration either, in the last round.
    last = state.phase != EXTINCTION and state.pile_size == 0
    marked = state.acted or state.main_done or state.took
    return _found(
        (state.round < 1, "rounds are counted from 1"),
        (state.centre > most, f"at most {most} food can lie in the centre"),
        (state.last != last, "a round is the last exactly if it began with an empty pile"),
        (marked and state.phase != FEEDING, "something can be done in a turn of Feeding only"),
        (state.took and not state.main_done, "who took has done the main action"),
        (state.main_done and not state.acted, "who did the main action has acted"),
        (state.passed != 0 and state.phase not in (EVOLUTION, FEEDING), "nobody passes now"),
        (state.turn != NOBODY and state.has_passed(state.turn), "the player to move has passed"),
        ((state.turn == NOBODY) != (state.phase == OVER), "it is somebody's turn until the end"),
    )


def _player_problems(state: State, seat: int, player: Player) -> list[str]:
    name = seat_name(seat)
    youngest = player.animals[-1].serial if player.animals else -1
    dead = player.serials - len(player.animals)
    waived = state.waived & (1 << seat) != 0
    return _found(
        (
            player.serials <= youngest,
            f"{name} has laid fewer animals than the youngest's name says",
        ),
        (
            dead > player.discard_size,
            f"{name} has laid more animals than lie here and are discarded",
        ),
        (player.points > 0 and not state.options.variant, f"only the variant gives {name} points"),
        (waived and not _may_have_waived(state, seat, player), f"{name} had nothing to waive"),
        (player.extra != -1 and not _has_declared(state, seat), f"{name} has not declared yet"),
        (player.extra > len(player.animals), f"{name} declared more cards than survivors"),
    )


def _may_have_waived(state: State, seat: int, player: Player) -> bool:
    """B-10: a pair trait was open to a player who was not to move."""
    is_open = any(pair.marks and not pair.marks & PAIR_WAS_USED for pair in player.pairs)
    return seat != state.turn and is_open


def _has_declared(state: State, seat: int) -> bool:
    """EV-VAR-04, B-61: from the starting player on, those with survivors declare in turn."""
    if state.decision != DECLARATION or not state.players[seat].animals:
        return False
    players = int(state.options.players)
    return (seat - state.start) % players < (state.decider - state.start) % players


def _animal_problems(state: State, animal: Animal) -> list[str]:
    name = animal_name(animal.ref())
    marks = animal.marks
    fed = animal.food > 0 or animal.stored > 0 or marks & ~SLEPT_LAST != 0
    defends = state.decision == DEFENCE and animal.seat == state.decider
    mimics = defends or state.options.mimicry_once_a_round
    grazes = animal.seat == state.turn and state.acted
    sleeps = marks & (IS_ASLEEP | SLEPT_LAST)
    twice = sleeps == IS_ASLEEP | SLEPT_LAST
    awake = animal.traits & HAS_HIBERNATION == 0 or twice
    poisoned = marks & (IS_POISONED | HAS_HUNTED) == IS_POISONED
    return _found(
        (fed and state.phase != FEEDING, f"{name} has food or marks that last a Feeding only"),
        (marks & HAS_RUN != 0 and not defends, f"{name} is not under attack, so it has not run"),
        (marks & HAS_MIMICKED != 0 and not mimics, f"{name} cannot have mimicked"),
        (marks & HAS_GRAZED != 0 and not grazes, f"{name} cannot have grazed in this turn"),
        (sleeps != 0 and awake, f"{name} cannot sleep, or slept two rounds running"),
        (marks & IS_ASLEEP != 0 and state.last, f"{name} cannot sleep in the last round"),
        (poisoned, f"{name} is poisoned, but has not hunted"),
    )


def _pair_problems(state: State, seat: int, pair: Pair) -> list[str]:
    first, second = animal_name(seat << 8 | pair.first), animal_name(seat << 8 | pair.second)
    hunted = state.main_done and not state.took
    if pair.trait == SYMBIOSIS:
        may_be_marked = False
    elif pair.trait == COMMUNICATION:
        may_be_marked = seat == state.turn and state.took
    elif seat == state.turn:
        may_be_marked = state.acted
    else:
        # EV-CHAIN-07, B-10: only scavengers are fed in another player's turn.
        may_be_marked = state.options.out_of_turn_pairs and hunted
    older_second = pair.trait != SYMBIOSIS and pair.second < pair.first
    return _found(
        (older_second, f"{first}+{second}: the older animal comes first"),
        (pair.marks != 0 and not may_be_marked, f"{first}+{second}: nothing fed one of the two"),
        (pair.marks == PAIR_WAS_USED, f"{first}+{second}: used, but neither was fed before"),
    )


# --- what is waited for ----------------------------------------------------------------------


def _decision_problems(state: State) -> list[str]:
    """What is waited for must fit the phase, the players and the animals."""
    phases = {
        TURN: (EVOLUTION, FEEDING),
        DEFENCE: (FEEDING,),
        SCAVENGE: (FEEDING,),
        DECLARATION: (EXTINCTION,),
        NOTHING: (OVER,),
    }
    is_answer = state.decision in (DEFENCE, SCAVENGE, DECLARATION)
    problems = _found(
        (state.phase not in phases[int(state.decision)], "the decision does not fit the phase"),
        ((state.decider != NOBODY) != is_answer, "a seat is named exactly if it owes an answer"),
        (
            (state.hunter != NO_REF) != (state.decision == DEFENCE),
            "an attack and the decision about a defence go together",
        ),
    )
    if problems or state.turn == NOBODY or not is_answer:
        return problems
    if state.decision == DECLARATION:
        return _declaration_problems(state)
    if not state.main_done or state.took:
        return ["a hunt is the main action of the turn"]
    if state.decision == DEFENCE:
        return _defence_problems(state)
    return _scavenge_problems(state)


def _declaration_problems(state: State) -> list[str]:
    missing = [
        seat_name(seat)
        for seat, player in enumerate(state.players)
        if _has_declared(state, seat) and player.extra == -1
    ]
    survivors = state.players[state.decider].animals
    return _found(
        (not state.options.variant, "only the variant has extra cards to declare"),
        (state.turn != state.start, "the starting player has the turn while extra cards are dealt"),
        (not survivors, f"{seat_name(state.decider)} has no survivors to declare cards for"),
        (bool(missing), f"{' and '.join(missing)} should have declared before"),
    )


def _scavenge_problems(state: State) -> list[str]:
    """EV-TRAIT-SCAVENGER-02, -04: the first in order chooses, if there is a choice."""
    offered = sum(may_scavenge(state, animal) for animal in state.players[state.decider].animals)
    is_first = scavenging_seat(state, state.turn) == state.decider
    return [] if is_first and offered > 1 else ["no scavenger is to be chosen by this seat"]


def _defence_problems(state: State) -> list[str]:
    hunter, prey = state.find(state.hunter), state.find(state.prey)
    if hunter is None or prey is None:
        return ["an attack needs two animals"]
    hunt = pack(HUNT, state.hunter, state.prey)
    obstacles = TRAITS[CARNIVOROUS].use_obstacles(state, hunter, hunt)
    is_hunt = hunter.seat == state.turn and obstacles == HUNT_SPENT | MAIN_ACTION_DONE
    is_owed = prey.seat == state.decider and has_defence(state, prey)
    return _found(
        (not is_hunt, f"{animal_name(state.hunter)} cannot hunt {animal_name(state.prey)} here"),
        (not is_owed, f"{animal_name(state.prey)} owes no defence, or another seat owes it"),
    )
