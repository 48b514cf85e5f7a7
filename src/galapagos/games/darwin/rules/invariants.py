"""What must hold in every complete state: conservation, caches, and the lemmas DC-LEM-01 … 07.

A state without problems looks like one that play leads to, and can be played on to the end: cards
add up, food lies where the rules put it, and decisions fit the phase, the mode and the options.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.anatomy import body_obstacles, is_in_order
from galapagos.games.darwin.rules.cards import no_cards
from galapagos.games.darwin.rules.decisions import decision_problems
from galapagos.games.darwin.rules.food import feed, is_trial_era, species_key, supply
from galapagos.games.darwin.rules.rules import DC_FOOD_02
from galapagos.games.darwin.rules.setup import biome_pairs
from galapagos.games.darwin.rules.state import Biome, Player, Species, State
from galapagos.games.darwin.rules.table import (
    adaptation_in,
    biomes_on_table,
    count_cards,
    is_satisfied,
    stats_of,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    AXIS_SHIFT,
    BIOME,
    CARNIVORE,
    COMPETITION_TOKENS,
    CONTINENT_KEYS,
    DRAWING,
    EVALUATION,
    EVENT,
    FULL_REDRAW_CAP,
    HAND_SIZE,
    HERBIVORE,
    INTRUDERS,
    LARGE,
    MARKERS,
    MAX_CARDS,
    MEAT_BOOM,
    METEOR,
    NO_EVENT,
    NOBODY,
    OVER,
    PLANT_BOOM,
    SHOWING,
    TOKEN,
    VOLCANO,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.kernel.bits import bit, count_bits
from galapagos.kernel.names import seat_name, species_name
from galapagos.kernel.problems import found

_MOST_EARNED = 7
"""What a species can earn in one evaluation: for survival, adaptation and competition."""
_SUPPLIES = (NO_EVENT, MEAT_BOOM, PLANT_BOOM, METEOR)


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a complete state; empty if it is sound."""
    problems = shape_problems(state)
    if problems:
        return problems
    problems = card_problems(state) + event_problems(state) + biome_problems(state)
    for seat, player in enumerate(state.players):
        problems += hand_problems(state, seat, player) + _player_problems(state, seat, player)
    for biome in state.biomes:
        for species in biome.species:
            problems += cache_problems(state, biome, species) + _species_problems(state, species)
    problems += food_problems(state)
    return problems if problems else decision_problems(state)


def shape_problems(state: State) -> list[str]:
    """Return what is wrong with slots, species and time; nothing else can be asked before."""
    return _slot_problems(state) + _name_problems(state) + _time_problems(state)


# --- slots, names and time -------------------------------------------------------------------


def _slot_problems(state: State) -> list[str]:
    """DC-SET-05, -06, DC-2P-04, DC-KIDS-04: so many slots, each with what belongs there."""
    slots = int(state.options.slots())
    if not state.options.is_kids():
        odd = any(biome.continent < 0 or biome.ground == TOKEN for biome in state.biomes)
        return found(
            (len(state.biomes) != slots, f"this game has {slots} slots"),
            (odd, "in every slot lies a continent with a biome or a volcano"),
        )
    if state.phase == OVER:
        return found((bool(state.biomes), "after the kids game the table is empty"))
    grounds = [int(biome.ground) for biome in state.biomes]
    odd = any(biome.continent >= 0 for biome in state.biomes)
    unknown = grounds[-1:] == [TOKEN] and state.biomes[-1].reward == 0
    return found(
        (grounds != [BIOME] * slots + [TOKEN], f"the kids game has {slots} biomes and a token"),
        (odd, "the kids game has no continents"),
        (unknown, "a token is worth 1 to 3 points"),
    )


def _name_problems(state: State) -> list[str]:
    problems: list[str] = []
    # Every species created in an Era lives through its action phase with a head and a body.
    most = int(state.cards.animal_count()) // 2 * int(state.era)
    for species in state.all_species():
        name = species_name(species.uid)
        is_species = body_obstacles(state.cards, species.cards) == 0 and is_in_order(species.cards)
        problems += found(
            (not is_species, f"the cards of {name} do not make a species"),
            (species.uid >= state.next_uid, f"{name} has not been created yet"),
        )
    return problems + found((state.next_uid > most, "more species than cards were created"))


def _time_problems(state: State) -> list[str]:
    options, phase = state.options, state.phase
    first_era = 0 if phase == DRAWING else int(options.eras) if phase == OVER else 1
    last_era = int(options.eras) - (1 if phase in (DRAWING, EVENT) else 0)
    has_events = not options.is_kids() and not options.is_beginner()
    return found(
        (not first_era <= state.era <= last_era, "the Era does not fit the phase"),
        (phase == SHOWING and not options.is_team(), "only in the team game cards are shown"),
        (phase == EVENT and not has_events, "this mode has no events"),
        (phase == EVALUATION and options.is_kids(), "nobody hunts in the kids game"),
        ((state.turn != NOBODY) != (phase == ACTION), "it is somebody's turn in the action phase"),
    )


# --- cards, events, biomes ------------------------------------------------------------------


def card_problems(state: State) -> list[str]:
    """Every animal card lies in exactly one place."""
    counts = count_places(state)
    problems: list[str] = []
    for card in range(1, len(counts)):
        if counts[card] != 1:
            problems.append(f"card {card} lies in {int(counts[card])} places")
    for size in range(2):
        problems += _pile_problems(state, size)
    return problems


def count_places(state: State) -> vec[i64]:
    """Return for every animal card in how many places it is seen to lie."""
    counts = no_cards(state.cards)
    for size in range(2):
        _count_pile(counts, state.decks[size].cards)
        _count_pile(counts, state.discards[size].cards)
    for player in state.players:
        for index in range(len(player.hand)):
            counts[player.hand[index]] += 1
    for index in range(len(state.zone)):
        counts[state.zone[index]] += 1
    for species in state.all_species():
        for place in range(MAX_CARDS):
            counts[card_at(species.cards, place)] += 1
    return counts


def _count_pile(counts: vec[i64], pile: vec[i64]) -> None:
    for card in range(len(pile)):
        counts[card] += pile[card]


def _pile_problems(state: State, size: i64) -> list[str]:
    problems: list[str] = []
    for pile in (state.decks[size], state.discards[size]):
        total: i64 = 0
        for card in range(len(pile.cards)):
            total += pile.cards[card]
            if pile.cards[card] and state.cards.size[card] != size:
                problems.append(f"card {card} lies in a pile of the other size")
        if total != pile.size:
            problems.append("a pile is not as large as it says")
    return problems


def _transitions(state: State) -> int:
    """Return how many transitions have begun."""
    return int(state.era) if state.phase in (DRAWING, EVENT) else int(state.era) - 1


def event_problems(state: State) -> list[str]:
    """DC-ERA-03, DC-LEM-07: one event each transition, and a volcano where its card lies."""
    has_events = not state.options.is_kids() and not state.options.is_beginner()
    volcanoes = [biome for biome in state.biomes if biome.ground not in (BIOME, TOKEN)]
    used = int(state.event_discard)
    open_card = 0 if state.event == NO_EVENT else int(bit(state.event))
    lying = int(bit(VOLCANO)) if volcanoes else 0
    is_active = any(biome.ground == VOLCANO_ACTIVE for biome in volcanoes)
    is_cooled = any(biome.ground == VOLCANO_RAINFOREST for biome in volcanoes)
    is_drawn = count_bits(used | open_card | lying) == _transitions(state)
    foreign = (used | open_card | lying) & ~int(state.cards.events)
    return found(
        (used & (open_card | lying) != 0, "an event lies open and is discarded"),
        (state.event_deck & (used | open_card) != 0, "an event of the deck was revealed already"),
        (foreign != 0, "the card set has no such event"),
        (has_events and not is_drawn, "each transition reveals one event"),
        (has_events and (open_card != 0) != (_transitions(state) > 0), "an event lies open or not"),
        (not has_events and (used | open_card | lying) != 0, "this mode has no events"),
        (len(volcanoes) > 1, "there is only one volcano"),
        (is_cooled and state.event == VOLCANO, "a volcano is active in its first Era"),
        (
            state.phase != EVENT and is_active != (state.event == VOLCANO),
            "a volcano is active exactly while its event lies open",
        ),
        (state.phase == EVENT and state.event == VOLCANO, "an eruption leaves nothing to choose"),
    )


def biome_problems(state: State) -> list[str]:
    """DC-INFO-02, DC-LEM-06: every biome card in one place, and enough of them in the deck."""
    on_table = int(biomes_on_table(state))
    discard, out = int(state.biome_discard), int(state.biome_out)
    problems = found(
        (not _is_every_biome_once(state), "a biome is missing or lies in several places")
    )
    if not state.options.has_pairs_halved():
        is_short = count_bits(state.biome_deck) < _biomes_needed(state)
        return problems + found(
            (out != 0, "all biomes are in this game"),
            (int(state.biome_seen) != on_table | discard, "only halved pairs hide biomes"),
            (is_short, "too few biomes are left in the deck"),
        )
    halves = [count_bits(pair & out) for pair in biome_pairs(state)]
    seen = int(state.biome_seen)
    problems += found(
        (discard != 0, "this mode has no biome discard pile"),
        (0 in halves, "of each pair one biome is out"),
        (
            any(count_bits(pair & seen) > 1 for pair in biome_pairs(state)),
            "both of a pair were seen",
        ),
    )
    if not state.options.is_kids():
        return problems + found(
            (count_bits(out) != len(halves), "of each pair one biome is out, and no other"),
            (seen & out != 0, "a biome that is out was never seen"),
        )
    laid = int(state.era) + (1 if state.phase == DRAWING else 0)
    cleared = laid if state.phase == OVER else laid - 1
    slots = int(state.options.slots())
    return problems + found(
        (count_bits(out) != len(halves) + slots * cleared, "after each Era its biomes are out"),
        (seen & ~(on_table | out) != 0, "biomes were seen that are in the deck"),
        (count_bits(seen) != slots * laid, "the biomes of every Era were seen"),
        (count_bits(state.tokens) != COMPETITION_TOKENS - laid, "each Era takes one token"),
    )


def _is_every_biome_once(state: State) -> bool:
    """A fetched biome waits for its slot."""
    table = biomes_on_table(state)
    if state.fetched >= 0:
        table |= bit(state.fetched)
    total: i64 = 0
    union: i64 = 0
    for mask in (state.biome_deck, state.biome_discard, state.biome_out, table):
        total += count_bits(mask)
        union |= mask
    return union == state.cards.all_biomes() and total == len(state.cards.biomes)


def _biomes_needed(state: State) -> int:
    """DC-TRANS-2-02, DC-EVT-AXIS-01: the most biomes that may still be drawn."""
    next_change = int(state.era) + (1 if state.phase == DRAWING else 0)
    changes = [
        int(state.options.changes_after(era))
        for era in range(max(1, next_change), int(state.options.eras))
    ]
    if changes and state.event_deck & bit(AXIS_SHIFT):
        changes.append(len(state.biomes) - min(changes))
    return sum(changes)


# --- players, species, food -----------------------------------------------------------------


def hand_problems(state: State, seat: int, player: Player) -> list[str]:
    name = seat_name(seat)
    large: i64 = 0
    last: i64 = 0
    is_ascending = True
    for index in range(len(player.hand)):
        is_ascending = is_ascending and player.hand[index] > last
        last = player.hand[index]
        if state.cards.size[last] == LARGE:
            large += 1
    is_counted = large == player.large and len(player.hand) == player.hand_size()
    crowded = state.count_species(seat) > MARKERS and not state.options.unlimited_markers
    return found(
        (not is_ascending, f"the hand of {name} is not ascending"),
        (not is_counted, f"the hand of {name} is not as large as it says"),
        (len(player.seen) != len(player.hand), f"a card of {name} lacks its viewers"),
        (player.bank < 0 or player.draws < 0, f"{name} has less than nothing"),
        # DC-ACT-CREATE-08
        (crowded, f"{name} has too many species"),
    )


def _player_problems(state: State, seat: int, player: Player) -> list[str]:
    name = seat_name(seat)
    phase, era, options = state.phase, int(state.era), state.options
    is_fresh = phase == SHOWING or era == 0
    is_changed = player.redrawn or player.touched or player.full_redraws > 0
    # DC-ACT-REDRAW-05, ruling Q85: full redraws belong to a first Era.
    may_redraw_fully = era == 1 or options.is_kids()
    discards = options.is_kids() and phase == DRAWING and era > 0 and player.hand_size() > 0
    all_passed = phase in (EVALUATION, EVENT, OVER) or (phase == DRAWING and era > 0)
    has_shown = options.is_team() and not is_fresh
    is_unscored = _transitions(state) == 0 and phase != OVER
    return found(
        (is_fresh and (is_changed or player.passed), f"{name} has not done anything yet"),
        (all_passed and not player.passed, f"{name} must have passed"),
        (player.full_redraws > FULL_REDRAW_CAP, f"{name} has redrawn too often"),
        (player.full_redraws > 0 and not may_redraw_fully, f"{name} cannot have redrawn fully"),
        (player.discarding and not discards, f"{name} has nothing to discard from"),
        (phase != SHOWING and player.shown != has_shown, f"{name} shows cards when an Era begins"),
        (
            not options.is_team() and player.hand_size() > HAND_SIZE,
            f"{name} has more than {HAND_SIZE} cards",
        ),
        (is_unscored and player.bank > 0, f"{name} cannot have points yet"),
    ) + _draw_problems(state, name, player)


def _draw_problems(state: State, name: str, player: Player) -> list[str]:
    """DC-TRANS-6-01: hands are filled up to ten, in their time."""
    missing = max(0, HAND_SIZE - int(player.hand_size()))
    drawable = any(state.decks[size].size + state.discards[size].size > 0 for size in range(2))
    is_redrawing = state.phase == ACTION and state.players.index(player) == state.redrawing
    if player.discarding:
        wrong = player.draws > missing
    elif is_redrawing:
        wrong = player.draws != missing or missing == 0
    elif state.phase != DRAWING:
        wrong = player.draws != 0
    elif state.options.is_kids():
        # Ruling Q14: who discards later may bring cards back that nobody could draw before.
        wrong = player.draws not in (0, missing)
    else:
        wrong = player.draws != missing
    return found(
        (wrong, f"{name} cannot have {int(player.draws)} cards to draw"),
        (player.draws > 0 and not drawable, f"there is no card that {name} could draw"),
    )


def cache_problems(state: State, biome: Biome, species: Species) -> list[str]:
    """What a species keeps of its cards and its biome is what they say."""
    name = species_name(species.uid)
    stats = stats_of(state.cards, species.cards)
    is_here = state.biomes[species.slot] is biome and species.stats == stats
    less = species.points < 0 or species.plants < 0 or species.meat < 0
    return found(
        (not is_here, f"the slot or stats of {name} are stale"),
        (species.count != count_cards(species.cards), f"the number of cards of {name} is stale"),
        (
            species.diet != state.cards.animals[species.cards & 255].diet,
            f"the diet of {name} is stale",
        ),
        (
            species.adaptation != adaptation_in(state, biome, stats),
            f"the adaptation of {name} is stale",
        ),
        (
            species.satisfied != is_satisfied(state, biome, stats),
            f"the requirements of {name} are stale",
        ),
        (less, f"{name} has less than nothing"),
        (state.species(species.uid) is not species, f"the number of {name} is not its own"),
    )


def _species_problems(state: State, species: Species) -> list[str]:
    plain = state.phase in (DRAWING, SHOWING)
    judging = state.phase == EVALUATION
    least, most = _possible_points(state)
    name, points = species_name(species.uid), int(species.points)
    hunts = judging and species.diet == CARNIVORE and species.slot <= state.slot
    marked = species.judged or species.hunted > 0
    passed_by = judging and species.diet == CARNIVORE and species.slot < state.slot
    held = species.plants + species.meat
    return found(
        (not least <= species.points <= most, f"{name} cannot have {points} points"),
        (state.era == 0, f"{name} lives before the first Era"),
        (plain and species.acted, f"{name} has not acted yet"),
        (marked and not hunts, f"{name} has not hunted"),
        (passed_by and not species.judged, f"{name} has been judged"),
        (judging and not species.satisfied, f"{name} died in its biome"),
        (
            judging and species.diet != CARNIVORE and held < species.hearts(),
            f"{name} has starved",
        ),
    )


def _possible_points(state: State) -> tuple[int, int]:
    """DC-LEM-03, DC-EVT-INTRUDERS-02: how few and how many points may lie on a species."""
    if state.options.is_kids():
        return 0, 0
    evaluations = _transitions(state) + (1 if state.phase == OVER else 0)
    has_survived = (
        state.phase in (DRAWING, EVENT) and state.era > 0 and not state.options.is_beginner()
    )
    intruded = state.event == INTRUDERS or state.event_discard & bit(INTRUDERS) != 0
    return int(has_survived), _MOST_EARNED * evaluations * (2 if intruded else 1)


def food_problems(state: State) -> list[str]:
    """DC-FOOD-01 … 08: the supply of every slot, and what its species hold."""
    problems: list[str] = []
    fed = state.clone()
    fed.own_all()
    for slot, biome in enumerate(state.biomes):
        name = _slot_name(biome, slot)
        supplies = _possible_supplies(state, slot)
        if (biome.plants, biome.meat) not in supplies:
            told = " or ".join(f"plants={plants} meat={meat}" for plants, meat in supplies)
            problems.append(f"{name} offers {told}")
        if state.phase in (DRAWING, SHOWING, ACTION):
            feed(fed, slot, DC_FOOD_02)
        for species, other in zip(biome.species, fed.biomes[slot].species, strict=True):
            if _ignores_food(state):
                other.plants = other.meat = 0
            problems += _holding_problems(state, species, other)
        plants = sum(int(species.plants) for species in biome.species)
        meat = sum(int(species.meat) for species in biome.species)
        if plants > biome.plants or meat > biome.meat:
            problems.append(f"more food is eaten in {name} than it offers")
        if state.phase == ACTION and not state.options.remainder_goes_on and biome.ground != TOKEN:
            problems += chain_problems(state, biome)
    return problems


def _slot_name(biome: Biome, slot: int) -> str:
    return f"slot {slot + 1}" if biome.continent < 0 else CONTINENT_KEYS[biome.continent]


def _possible_supplies(state: State, slot: int) -> list[tuple[int, int]]:
    """Return plants and meat a slot may offer: until step 3 of a transition by the old event."""
    if state.options.is_kids():
        return [(0, 0)]
    supplies: list[tuple[int, int]] = []
    probe = state.clone()
    probe.own_all()
    for event in _SUPPLIES if state.phase == EVENT else (int(state.event),):
        probe.event = event
        supply(probe, slot)
        offer = (int(probe.biomes[slot].plants), int(probe.biomes[slot].meat))
        if offer not in supplies:
            supplies.append(offer)
    return supplies


def _ignores_food(state: State) -> bool:
    """DC-KIDS-06, DC-BEG-03: food plays no part, or lies unused until the first evaluation."""
    return state.options.is_kids() or (is_trial_era(state) and state.phase == ACTION)


def _holding_problems(state: State, species: Species, fed: Species) -> list[str]:
    name = species_name(species.uid)
    plants, meat = int(fed.plants), int(fed.meat)
    # Degeneration changes hearts and requirements after the food was handed out.
    keeps_old = state.phase == EVENT
    excluded = not species.satisfied and species.plants + species.meat > 0
    return found(
        (
            (species.plants, species.meat) != (plants, meat),
            f"{name} gets plants={plants} meat={meat}",
        ),
        (species.plants > 0 and species.diet == CARNIVORE, f"{name} eats no plants"),
        (species.meat > 0 and species.diet == HERBIVORE, f"{name} eats no meat"),
        (
            not keeps_old and species.plants + species.meat > species.hearts(),
            f"{name} holds more than it needs",
        ),
        (not keeps_old and excluded, f"{name} gets nothing in its biome"),
    )


def chain_problems(state: State, biome: Biome) -> list[str]:
    """DC-LEM-01, DC-LEM-05: nobody eats what a hungry species before it could."""
    problems: list[str] = []
    for higher in biome.species:
        for lower in biome.species:
            if not higher.satisfied or not lower.satisfied:
                continue
            if species_key(state, higher) <= species_key(state, lower):
                continue
            name = species_name(lower.uid)
            hungry = higher.plants + higher.meat < higher.hearts()
            if hungry and higher.diet != CARNIVORE and lower.plants > 0:
                problems.append(f"{name} has plants below a hungry species")
            if hungry and higher.diet != HERBIVORE and lower.meat > 0:
                problems.append(f"{name} has meat below a hungry species")
    return problems
