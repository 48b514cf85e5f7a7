"""Setting a game up: decks, biomes, continents, trade zone, first player (section 3, variants)."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import State, bare_biome
from galapagos.games.darwin.rules.table import draw_to_hand, fill_zone
from galapagos.games.darwin.rules.terms import (
    BIOME,
    COMPETITION_TOKENS,
    CONTINENT_COUNT,
    CONTINENTAL_DRIFT,
    HAND_SIZE,
    LARGE,
    NOBODY,
    SMALL,
    TWO,
    VOLCANO,
)
from galapagos.games.darwin.rules.transition import (
    begin_drawing,
    draw_biome,
    lay_biome,
    lay_kids_table,
    supply_all,
)
from galapagos.games.darwin.rules.world_events import draw_from
from galapagos.kernel.bits import bit


def set_up(state: State) -> None:
    """Section 3 of the rules, up to the drawing of the first hands."""
    log = state.log
    if log is not None:
        log.begin()
    _fill_decks(state)
    # DC-SET-01, ruling Q89: the game master is drawn by lot and is first player.
    state.first = state.chance.roll(state.options.players)
    if log is not None:
        log.emit(events.GAME_MASTER, rules.DC_SET_01, state.first)
    _choose_biomes(state)
    if state.options.is_kids():
        state.tokens = (1 << COMPETITION_TOKENS) - 1
        lay_kids_table(state)
    else:
        _lay_table(state)
        supply_all(state, rules.DC_SET_07)
    fill_zone(state, rules.DC_SET_08)
    if state.options.is_beginner():
        _deal_beginners(state)
    begin_drawing(state)


def _fill_decks(state: State) -> None:
    """DC-SET-03: the animal decks, the event deck."""
    for card in range(1, len(state.cards.animals)):
        deck = state.decks[state.cards.size[card]]
        deck.cards[card] = 1
        deck.size += 1
    state.event_deck = events_of(state.options, state.cards)


def events_of(options: Options, cards: CardSet) -> i64:
    """DC-2P-02, DC-KIDS-01, DC-BEG-05: mask of the event cards in play."""
    if options.is_kids() or options.is_beginner():
        return 0
    if options.mode == TWO:
        return cards.events & ~(1 << CONTINENTAL_DRIFT | 1 << VOLCANO)
    return cards.events


def _choose_biomes(state: State) -> None:
    """DC-SET-03; DC-2P-01, DC-KIDS-01: with halved pairs, one of each is out at random (Q79)."""
    state.biome_deck = state.cards.all_biomes()
    if not state.options.has_pairs_halved():
        return
    pair: i64 = 1
    while True:
        both = biomes_of_pair(state, pair)
        if both == 0:
            return
        out = draw_from(state, both)
        state.biome_deck &= ~bit(out)
        state.biome_out |= bit(out)
        pair += 1


def biomes_of_pair(state: State, pair: i64) -> i64:
    """Return the mask of the biomes of a pair."""
    mask: i64 = 0
    for number in range(len(state.cards.biomes)):
        card: i64 = number
        if state.cards.biomes[card].pair == pair:
            mask |= bit(card)
    return mask


def biome_pairs(state: State) -> list[int]:
    """DC-2P-01: the pairs of related biomes, each as a mask."""
    pairs: list[int] = []
    while both := int(biomes_of_pair(state, len(pairs) + 1)):
        pairs.append(both)
    return pairs


def _lay_table(state: State) -> None:
    """DC-SET-05, -06, DC-2P-03, -04, DC-BEG-01: biomes with their continent tokens."""
    log = state.log
    slots = state.options.slots()
    rule: i64 = rules.DC_SET_06
    if state.options.mode == TWO:
        rule = rules.DC_2P_03
    state.continents = (1 << CONTINENT_COUNT) - 1
    for number in range(CONTINENT_COUNT - slots):
        removed = draw_from(state, state.continents)
        state.continents &= ~bit(removed)
        if log is not None:
            log.emit(events.CONTINENT_REMOVED, rule, NOBODY, removed)
    continent: i64 = -1
    for number in range(slots):
        slot: i64 = number
        continent += 1
        while state.continents & bit(continent) == 0:
            continent += 1
        biome = bare_biome()
        biome.continent = continent
        biome.side = side_of(state, slot)
        state.biomes.append(biome)
        lay_biome(state, biome, _first_biome(state, slot), BIOME)
        if log is not None:
            card = biome.card
            log.emit(events.BIOME_LAID, rules.DC_SET_05, NOBODY, slot, card, BIOME, continent)


def side_of(state: State, slot: i64) -> i64:
    """Ruling Q74, DC-2P-04: left or right; with three biomes all on one side."""
    slots = state.options.slots()
    if slots == 3:
        return 0
    if slot < (slots + 1) // 2:
        return 0
    return 1


def _first_biome(state: State, slot: i64) -> i64:
    """DC-SET-05; DC-BEG-01: the beginner game has four fixed biomes."""
    if not state.options.is_beginner():
        return draw_biome(state)
    found: i64 = 0
    for number in range(len(state.cards.biomes)):
        card: i64 = number
        if state.cards.biomes[card].beginner:
            if found == slot:
                state.biome_deck &= ~bit(card)
                return card
            found += 1
    return draw_biome(state)


def _deal_beginners(state: State) -> None:
    """DC-BEG-02: five small and five large cards each."""
    for place in range(state.options.players):
        seat = state.seat_at(place)
        for number in range(HAND_SIZE // 2):
            draw_to_hand(state, seat, SMALL, rules.DC_BEG_02)
        for number in range(HAND_SIZE // 2):
            draw_to_hand(state, seat, LARGE, rules.DC_BEG_02)
