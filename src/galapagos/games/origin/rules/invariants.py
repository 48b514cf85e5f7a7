"""What must hold in every state of a game (section 17 of the specification), all at once.

Invariants 7 to 12 speak of whole games and of views; the tests check those over play. Counts, marks
and decisions must fit each other, the phase and the options: a state without problems looks like
one that play leads to, and can be played on to the end.
"""

from mypy_extensions import i64

from galapagos.games.origin.rules.actions import HUNT, pack
from galapagos.games.origin.rules.cards import all_cards, total
from galapagos.games.origin.rules.hunt import has_defence
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
    card_face,
    card_trait,
)
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    COMMUNICATION,
    DECLARATION,
    DEFENCE,
    EVOLUTION,
    EXTINCTION,
    FAT_TISSUE,
    FEEDING,
    HAS_CARNIVOROUS,
    HAS_HIBERNATION,
    HAS_SCAVENGER,
    NOBODY,
    NOTHING,
    OVER,
    PRINTED_PLUS,
    SCAVENGE,
    SYMBIOSIS,
    TURN,
)
from galapagos.games.origin.rules.traits import TRAITS
from galapagos.games.origin.rules.traits.scavenger import may_scavenge, scavenging_seat
from galapagos.kernel.names import animal_name, seat_name
from galapagos.kernel.problems import found

_MOST_FOOD = (0, 0, 8, 12, 14, 20, 22, 26, 28)
"""EV-FOOD-02, EV-2DECK-03 … 06: the largest supply of a round, by number of players."""


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a complete state; empty if it is sound."""
    problems = _card_problems(state) + _table_problems(state)
    for seat, player in enumerate(state.players):
        problems += _player_problems(state, seat, player)
        for animal in player.animals:
            problems += _body_problems(animal) + _animal_problems(state, animal)
            problems += _dependence_problems(player, animal)
        for index, pair in enumerate(player.pairs):
            problems += _pair_problems(state, seat, pair)
            problems += _joint_problems(player, seat, index)
    return problems + _decision_problems(state)


# --- cards -----------------------------------------------------------------------------------


def _card_problems(state: State) -> list[str]:
    """Invariant 1: cards are conserved, face by face."""
    counts = all_cards(state.deck, state.options.decks())
    problems: list[str] = []
    if state.pile_size != total(state.pile):
        problems.append("the pile is not as large as it says")
    for face in range(state.deck.faces):
        counts[face] -= state.pile[face]
    for player in state.players:
        for face in range(state.deck.faces):
            counts[face] -= player.hand[face] + player.discard[face]
        sizes_fit = total(player.hand) == player.hand_size
        if not sizes_fit or total(player.discard) != player.discard_size:
            problems.append("a hand or discard pile is not as large as it says")
        for pair in player.pairs:
            counts[pair.face] -= 1
        for animal in player.animals:
            counts[animal.card] -= 1
            for index in range(len(animal.cards)):
                counts[card_face(animal.cards[index])] -= 1
    for face in range(state.deck.faces):
        key = state.deck.key(face)
        problems += found(
            (counts[face] > 0, f"cards of {key}: {int(counts[face])} missing"),
            (counts[face] < 0, f"cards of {key}: {int(-counts[face])} too many"),
        )
    return problems


# --- table, players, animals, pair cards -----------------------------------------------------


def _table_problems(state: State) -> list[str]:
    most = _MOST_FOOD[state.options.players]
    # EV-END-01, EV-END-02: there is no deal, so no declaration either, in the last round.
    last = state.phase != EXTINCTION and state.pile_size == 0
    marked = state.acted or state.main_done or state.took
    return found(
        (state.round < 1, "rounds are counted from 1"),
        (state.centre < 0 or state.centre > most, f"at most {most} food can lie in the centre"),
        (state.centre > 0 and state.phase != FEEDING, "food lies in the centre in Feeding only"),
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
    youngest = player.animals[-1].serial if len(player.animals) > 0 else -1
    dead = player.serials - len(player.animals)
    waived = state.waived & (1 << seat) != 0
    return found(
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
    if state.decision != DECLARATION or len(state.players[seat].animals) == 0:
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
    return found(
        (fed and state.phase != FEEDING, f"{name} has food or marks that last a Feeding only"),
        (marks & HAS_RUN != 0 and not defends, f"{name} is not under attack, so it has not run"),
        (marks & HAS_MIMICKED != 0 and not mimics, f"{name} cannot have mimicked"),
        (marks & HAS_GRAZED != 0 and not grazes, f"{name} cannot have grazed in this turn"),
        (sleeps != 0 and awake, f"{name} cannot sleep, or slept two rounds running"),
        (marks & IS_ASLEEP != 0 and state.last, f"{name} cannot sleep in the last round"),
        (poisoned, f"{name} is poisoned, but has not hunted"),
    )


def _body_problems(animal: Animal) -> list[str]:
    """Invariants 2 and 3: food fits the appetite, no trait twice, and caches fit the cards."""
    name = animal_name(animal.ref())
    traits: i64 = 0
    fat_cards: i64 = 0
    plus: i64 = 0
    is_twice = False
    is_pair = False
    for index in range(len(animal.cards)):
        trait = card_trait(animal.cards[index])
        plus += PRINTED_PLUS[trait]
        if trait == FAT_TISSUE:
            fat_cards += 1
        elif traits & (1 << trait):
            is_twice = True
        is_pair = is_pair or trait >= COMMUNICATION
        traits |= 1 << trait
    is_both = traits & HAS_CARNIVOROUS != 0 and traits & HAS_SCAVENGER != 0
    is_stale = traits != animal.traits or fat_cards != animal.fat_cards or plus != animal.plus
    appetite = int(animal.appetite())
    return found(
        (
            animal.food < 0 or animal.food > appetite,
            f"{name} has {int(animal.food)} food and an appetite of {appetite}",
        ),
        (
            animal.fat < 0 or animal.stored < 0 or animal.fat_room() < 0,
            f"{name} has more fat and stored food than fat cards",
        ),
        (is_twice, f"{name} has a trait twice"),
        (is_pair, f"{name} carries a pair trait alone"),
        (is_both, f"{name} is carnivore and scavenger"),
        (is_stale, f"the trait mask of {name} does not fit its cards"),
    )


def _dependence_problems(player: Player, animal: Animal) -> list[str]:
    """Invariant 4: an animal knows how many symbiosis cards let another represent it."""
    cards: i64 = 0
    for pair in player.pairs:
        if pair.trait == SYMBIOSIS and pair.second == animal.serial:
            cards += 1
    name = animal_name(animal.ref())
    return found(
        (cards != animal.represented, f"{name} is represented by another number of pair cards"),
    )


def _joint_problems(player: Player, seat: int, index: int) -> list[str]:
    """Invariants 3 and 4: two different living animals, no pair trait twice on one pair."""
    pair = player.pairs[index]
    name = _pair_name(seat, pair)
    is_twice = False
    for other in player.pairs[index + 1 :]:
        same = other.trait == pair.trait and other.joins(pair.first)
        is_twice = is_twice or (same and other.joins(pair.second))
    is_gone = player.find(pair.first) is None or player.find(pair.second) is None
    return found(
        (pair.first == pair.second, f"{name}: a pair card joins an animal with itself"),
        (is_gone, f"{name}: a pair card joins an animal that is gone"),
        (is_twice, f"{name}: a pair trait twice on one pair"),
    )


def _pair_name(seat: int, pair: Pair) -> str:
    return f"{animal_name(seat << 8 | pair.first)}+{animal_name(seat << 8 | pair.second)}"


def _pair_problems(state: State, seat: int, pair: Pair) -> list[str]:
    name = _pair_name(seat, pair)
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
    return found(
        (older_second, f"{name}: the older animal comes first"),
        (pair.marks != 0 and not may_be_marked, f"{name}: nothing fed one of the two"),
        (pair.marks == PAIR_WAS_USED, f"{name}: used, but neither was fed before"),
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
    problems = found(
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
    return found(
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
    return found(
        (not is_hunt, f"{animal_name(state.hunter)} cannot hunt {animal_name(state.prey)} here"),
        (not is_owed, f"{animal_name(state.prey)} owes no defence, or another seat owes it"),
    )
