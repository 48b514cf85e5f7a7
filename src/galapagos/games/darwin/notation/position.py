"""Positions of Darwin are read here: what `format_position` printed, or a person wrote.

Errors name the line. What is not written is worked out: decks, stats, adaptation.
"""

from functools import partial

from galapagos.games.darwin.notation.actions import parse_action
from galapagos.games.darwin.notation.printing import TURN_MARKS, WHOLE_HAND, format_position
from galapagos.games.darwin.notation.seats import (
    read_hidden,
    read_marks,
    read_numbers,
    read_player,
    read_species,
)
from galapagos.games.darwin.notation.words import Words, parse_key, parse_species
from galapagos.games.darwin.rules.actions import is_main, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.invariants import count_places, shape_problems
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.darwin.rules.setup import biome_pairs, events_of, side_of
from galapagos.games.darwin.rules.state import (
    DEAL_KEYS,
    Player,
    State,
    bare_biome,
    empty_state,
)
from galapagos.games.darwin.rules.table import biomes_on_table, put_in_zone
from galapagos.games.darwin.rules.terms import (
    BIOME,
    CONTINENT_KEYS,
    EVALUATION,
    EVENT_CARD_KEYS,
    GROUND_KEYS,
    LARGE,
    NO_EVENT,
    NO_SPECIES,
    NOBODY,
    PHASE_KEYS,
    SIZE_KEYS,
    SMALL,
    TOKEN,
    TOKEN_KEYS,
    VOLCANO,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.rules.transition import lay_biome
from galapagos.games.darwin.rules.views import unseen_cards
from galapagos.kernel.bits import bit
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.problems import found
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.lines import KeyedLines, parse_seat, read_switches
from galapagos.records.position import (
    FIRST_LINE,
    read_chance,
    read_mask,
    read_seat,
    read_seats,
    read_viewer,
)
from galapagos.records.soundness import check_position, refuse

_VOLCANOES = [GROUND_KEYS[VOLCANO_ACTIVE], GROUND_KEYS[VOLCANO_RAINFOREST]]
_MAX_FOOD = 99


def parse_position(text: str, words: Words, *, source: str = "position") -> Darwin:
    """Return the game or view a text describes; raise `BadData` if it cannot be."""
    lines = KeyedLines(text, FIRST_LINE, source)
    lines.expect("game", "darwin")
    lines.expect("cards", words.title)
    state = empty_state(_read_options(lines), words.cards, Chance(0))
    _read_slots(state, lines, words)
    _read_table(state, lines, words)
    _read_turn(state, lines, words)
    for seat, player in enumerate(state.players):
        read_player(state, seat, player, lines, words)
    read_species(state, lines, words)
    _fill_decks(state)
    refuse(_card_problems(state, words) + shape_problems(state), source)
    game = Darwin(state)
    check_position(game, partial(format_position, words=words), source)
    return game


# --- options ---------------------------------------------------------------------------------


def _read_options(lines: KeyedLines) -> Options:
    players = lines.number("players", 0)
    eras = lines.number("eras", 0)
    mode = lines.text("mode", "")
    with lines.at("options"):
        switches = parse_switches(lines.words("options"))
        options_from_text(4, switches)
    with lines.at("mode" if mode else "players"):
        options_from_text(players, {}, mode)
    with lines.at("eras"):
        return options_from_text(players, switches, mode, eras)


def parse_switches(words: list[str]) -> dict[str, str]:
    """Turn ``loose_prey=on many_takeovers=on`` into a table; the options check the values."""
    return read_switches(words, SWITCH_KEYS)


# --- the table -------------------------------------------------------------------------------


def _read_slots(state: State, lines: KeyedLines, words: Words) -> None:
    """Read the slots in their order; only the kids game has none between its end and nothing."""
    while line := lines.words(f"slot {len(state.biomes) + 1}"):
        with lines.at(f"slot {len(state.biomes) + 1}"):
            _read_slot(state, line, words)


def _read_slot(state: State, line: list[str], words: Words) -> None:
    biome = bare_biome()
    if line[0] in CONTINENT_KEYS:
        biome.continent = CONTINENT_KEYS.index(line[0])
        biome.side = side_of(state, len(state.biomes))
        if state.continents >> biome.continent:
            raise BadData(f"expected different continents in the order {', '.join(CONTINENT_KEYS)}")
        state.continents |= bit(biome.continent)
        line = line[1:]
    card, numbers = (line[0], line[1:]) if line else ("", [])
    if card == GROUND_KEYS[TOKEN]:
        biome.ground = TOKEN
        values = read_numbers(numbers, ["reward"], 3)
        biome.reward = values.get("reward", 0)
    else:
        values = read_numbers(numbers, ["plants", "meat"], _MAX_FOOD)
        biome.plants, biome.meat = values.get("plants", 0), values.get("meat", 0)
        if card in _VOLCANOES:
            lay_biome(state, biome, words.cards.rainforest, GROUND_KEYS.index(card))
        else:
            number = words.parse_biome(card)
            if biomes_on_table(state) & bit(number):
                raise BadData(f"{card} is laid here twice")
            lay_biome(state, biome, number, BIOME)
    state.biomes.append(biome)


def _read_table(state: State, lines: KeyedLines, words: Words) -> None:
    players = int(state.options.players)
    viewer = read_viewer(lines, players)
    if viewer is None:
        state.chance = read_chance(lines)
    else:
        state.viewer = viewer
    state.era = lines.number("era", 1)
    with lines.at("phase"):
        state.phase = parse_key(lines.text("phase", ""), PHASE_KEYS, "a phase")
    with lines.at("first"):
        state.first = parse_seat(lines.text("first", "P1"), players)
    state.turn = read_seat(lines, "turn", players, NOBODY)
    with lines.at("event"):
        event = lines.text("event", "")
        state.event = parse_key(event, EVENT_CARD_KEYS, "an event") if event else NO_EVENT
    state.event_discard = _read_keys(lines, "event discard", EVENT_CARD_KEYS)
    state.biome_discard = _read_biomes(lines, "biome discard", words)
    state.biome_out = _read_biomes(lines, "biomes out", words)
    state.biome_seen |= state.biome_discard | _read_biomes(lines, "biomes seen", words)
    state.tokens = _read_keys(lines, "tokens", TOKEN_KEYS)
    state.next_uid = lines.number("created", 0)
    state.picks = _read_biomes(lines, "picks", words)
    with lines.at("zone"):
        for word in lines.words("zone"):
            put_in_zone(state, words.parse_card(word))
    _read_discards(state, lines, words)


def _read_keys(lines: KeyedLines, key: str, keys: list[str]) -> int:
    with lines.at(key):
        words = lines.words(key)
        return read_mask(words, [parse_key(word, keys, f"{key}:") for word in words])


def _read_biomes(lines: KeyedLines, key: str, words: Words) -> int:
    with lines.at(key):
        line = lines.words(key)
        return read_mask(line, [words.parse_biome(word) for word in line])


def _read_discards(state: State, lines: KeyedLines, words: Words) -> None:
    with lines.at("discard"):
        for word in lines.words("discard"):
            size, count = read_hidden(word)
            if count == 0:
                card = words.parse_card(word)
                size, count = int(state.cards.size[card]), 1
                state.discards[size].cards[card] += 1
            state.discards[size].size += count


# --- turn, deal, hunt ------------------------------------------------------------------------


def _read_turn(state: State, lines: KeyedLines, words: Words) -> None:
    players = int(state.options.players)
    with lines.at("drafted trade"):
        line = lines.words("drafted trade")
        if line:
            if len(line) != 3 or line[1] != "for":
                raise BadData(f"expected CARD for CARD, found {' '.join(line)!r}")
            state.give, state.take = words.parse_card(line[0]), words.parse_card(line[2])
    with lines.at("drafted main"):
        text = lines.text("drafted main", "")
        if text:
            state.main = parse_action(text, words, state)
            if not is_main(kind_of(state.main)):
                raise BadData(f"expected a main action, found {text!r}")
    with lines.at("done"):
        marks = read_marks(lines.words("done"), TURN_MARKS)
        state.main_done, state.trade_done, state.refused = marks
    state.takeovers = lines.number("takeovers", 0)
    with lines.at("redrawing"):
        line = lines.words("redrawing")
        state.redraws_all = read_marks(line[1:], [WHOLE_HAND])[0]
        state.redrawing = parse_seat(line[0], players) if line else NOBODY
    state.deal = lines.choice("deal", DEAL_KEYS)
    state.deal_draws = lines.number("deal draws", 0)
    state.declined = read_seats(lines, "declined", players)
    with lines.at("hunting"):
        place = lines.text("hunting", "")
        if bool(place) != (state.phase == EVALUATION):
            raise BadData("a place must be named during the evaluation, and only then")
        state.slot = words.parse_slot(state, place) if place else 0
    with lines.at("hunter"):
        hunter = lines.text("hunter", "")
        state.hunter = parse_species(hunter) if hunter else NO_SPECIES
    state.failed = lines.number("failed", -1)


# --- decks -----------------------------------------------------------------------------------


def _fill_decks(state: State) -> None:
    """Put into the decks what lies nowhere else; in a view only their sizes are known."""
    for size in (SMALL, LARGE):
        deck = state.decks[size]
        for card, count in enumerate(unseen_cards(state, size)):
            deck.cards[card] = 0 if state.discards[size].cards[card] else count
        deck.size = sum(deck.cards)
        if state.viewer != COMPLETE:
            hidden = state.discards[size].size - sum(state.discards[size].cards)
            deck.size -= hidden + sum(
                _hidden_in_hand(state, player, size) for player in state.players
            )
            for card in range(len(deck.cards)):
                deck.cards[card] = 0
    state.event_deck = events_of(state.options, state.cards) & ~state.event_discard
    if state.event != NO_EVENT:
        state.event_deck &= ~bit(state.event)
    if any(biome.ground in (VOLCANO_ACTIVE, VOLCANO_RAINFOREST) for biome in state.biomes):
        state.event_deck &= ~bit(VOLCANO)
    on_table = biomes_on_table(state)
    state.biome_deck = state.cards.all_biomes() & ~(
        on_table | state.biome_discard | state.biome_out
    )
    if state.viewer != COMPLETE and state.options.has_pairs_halved():
        # DC-INFO-02: of a pair that nobody has seen, a view does not know which one is out.
        for pair in biome_pairs(state):
            if state.biome_seen & pair == 0:
                state.biome_deck &= ~pair


def _hidden_in_hand(state: State, player: Player, size: int) -> int:
    known = sum(state.cards.size[card] == size for card in player.hand)
    return int(player.large if size == LARGE else player.small) - known


def _card_problems(state: State, words: Words) -> list[str]:
    """Every animal card is written in one place; only a view may hide any, and not too many."""
    counts = count_places(state)
    hidden = sum(int(pile.size) - sum(pile.cards) for pile in state.discards)
    hidden += sum(int(player.hand_size()) - len(player.hand) for player in state.players)
    twice = [words.card(card) for card in range(1, len(counts)) if counts[card] > 1]
    too_many = [SIZE_KEYS[size] for size in range(2) if state.decks[size].size < 0]
    is_complete = state.viewer == COMPLETE
    return found(
        (bool(twice), f"{' and '.join(twice)} cannot lie in several places"),
        (bool(too_many), f"more {' and '.join(too_many)} cards are hidden than there are"),
        (is_complete and hidden > 0, f"{hidden} cards are hidden, but only a view may hide any"),
    )
