"""Positions of Darwin are printed here: any state, or any viewer's view of one.

One ``key: value`` per line; see docs/notation-darwin.md. What can be worked out from the other
lines is not written: the decks hold what lies nowhere else, and a species is the sum of its cards.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.notation.actions import format_action
from galapagos.games.darwin.notation.words import HIDDEN_KEYS, Words, species_name
from galapagos.games.darwin.rules.actions import NO_ACTION, card_at
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import DEAL_KEYS, NO_DEAL, Biome, Player, Species, State
from galapagos.games.darwin.rules.table import biomes_on_table
from galapagos.games.darwin.rules.terms import (
    BIOME,
    CONTINENT_KEYS,
    EVALUATION,
    EVENT_CARD_KEYS,
    GROUND_KEYS,
    LARGE,
    MAX_CARDS,
    MODE_KEYS,
    NO_CARD,
    NO_EVENT,
    NO_SPECIES,
    NOBODY,
    PHASE_KEYS,
    SMALL,
    TOKEN,
    TOKEN_KEYS,
)
from galapagos.kernel.bits import bit, bit_numbers
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.lines import seat_name
from galapagos.records.position import FIRST_LINE, seat_names, viewer_fields

EVERYBODY = "all"
"""Who knows a hand card that has been open to all."""
WHOLE_HAND = "whole"
"""Marks a redraw that keeps no card."""
TURN_MARKS = ["main", "trade", "refused"]
PLAYER_MARKS = ["passed", "redrawn", "touched", "discarding", "shown", "owes"]
SPECIES_MARKS = ["acted", "judged"]
SPECIES_NUMBERS = ["points", "plants", "meat", "hunted"]
CHOICE_JOINT = ";"


def format_position(game: Darwin, words: Words) -> str:
    """Return a state or view as text that `parse_position` turns back into the same."""
    state = game.state
    lines = [FIRST_LINE, "game: darwin"]
    fields = _rules_fields(state, words) | _table_fields(state, words) | _turn_fields(state, words)
    for slot, biome in enumerate(state.biomes):
        fields[f"slot {slot + 1}"] = _slot(biome, words)
    for seat, player in enumerate(state.players):
        fields |= _player_fields(state, seat, player, words)
    for biome in state.biomes:
        for species in biome.species:
            fields[species_name(species.uid)] = _species(state, species, words)
    lines += [f"{key}: {value}" for key, value in fields.items() if value]
    return "\n".join(lines) + "\n"


def format_options(options: Options) -> str:
    return " ".join(f"{key}={value}" for key, value in options.changed().items())


# --- the table -------------------------------------------------------------------------------


def _rules_fields(state: State, words: Words) -> dict[str, str]:
    options = state.options
    return {
        "cards": words.title,
        "players": str(int(options.players)),
        "mode": MODE_KEYS[options.mode],
        "eras": str(int(options.eras)),
        "options": format_options(options),
        **viewer_fields(None if state.viewer == COMPLETE else int(state.viewer), state.chance),
    }


def _table_fields(state: State, words: Words) -> dict[str, str]:
    seen = state.biome_seen & ~biomes_on_table(state) & ~state.biome_discard
    hidden = [int(pile.size) - sum(pile.cards) for pile in state.discards]
    cards = [
        int(card) for pile in state.discards for card in range(len(pile.cards)) if pile.cards[card]
    ]
    return {
        "era": str(int(state.era)),
        "phase": PHASE_KEYS[state.phase],
        "first": seat_name(state.first),
        "turn": "" if state.turn == NOBODY else seat_name(state.turn),
        "event": "" if state.event == NO_EVENT else EVENT_CARD_KEYS[state.event],
        "event discard": _keys(state.event_discard, EVENT_CARD_KEYS),
        "biome discard": words.biomes(state.biome_discard),
        "biomes out": words.biomes(state.biome_out),
        "biomes seen": words.biomes(seen),
        "tokens": _keys(state.tokens, TOKEN_KEYS),
        "created": str(int(state.next_uid)) if state.next_uid else "",
        "zone": " ".join(words.card(card) for card in state.zone),
        "discard": " ".join([words.card(card) for card in sorted(cards)] + _hidden(hidden)),
    }


def _keys(mask: int, keys: list[str]) -> str:
    return " ".join(keys[number] for number in bit_numbers(mask))


def _hidden(counts: list[int]) -> list[str]:
    """Return the cards of which only the size is known: ``hidden-small*3``."""
    return [f"{HIDDEN_KEYS[size]}*{count}" for size, count in enumerate(counts) if count]


def _turn_fields(state: State, words: Words) -> dict[str, str]:
    """Return what lasts one turn, one deal, one hunt or one choice of a biome."""
    trade = main = deal = ""
    if state.give != NO_CARD:
        trade = f"{words.card(state.give)} for {words.card(state.take)}"
    if state.main != NO_ACTION:
        main = format_action(int(state.main), words, state)
    if state.deal != NO_DEAL:
        deal = DEAL_KEYS[state.deal]
    is_hunting = state.phase == EVALUATION
    return {
        "drafted trade": trade,
        "drafted main": main,
        "done": _marks([state.main_done, state.trade_done, state.refused], TURN_MARKS),
        "takeovers": str(int(state.takeovers)) if state.takeovers else "",
        "redrawing": _redrawing(state),
        "deal": deal,
        "deal draws": str(int(state.deal_draws)) if state.deal_draws else "",
        "declined": seat_names(state.declined),
        "hunting": words.slot(state, state.slot) if is_hunting else "",
        "hunter": "" if state.hunter == NO_SPECIES else species_name(state.hunter),
        "failed": str(int(state.failed)) if state.failed >= 0 else "",
        "picks": words.biomes(state.picks),
    }


def _redrawing(state: State) -> str:
    if state.redrawing == NOBODY:
        return ""
    return seat_name(state.redrawing) + (f" {WHOLE_HAND}" if state.redraws_all else "")


def _marks(marks: list[bool], keys: list[str]) -> str:
    return " ".join(key for key, mark in zip(keys, marks, strict=True) if mark)


def _slot(biome: Biome, words: Words) -> str:
    line = [] if biome.continent < 0 else [CONTINENT_KEYS[biome.continent]]
    line.append(words.biome(biome.card) if biome.ground == BIOME else GROUND_KEYS[biome.ground])
    if biome.ground == TOKEN:
        line.append(f"reward={int(biome.reward)}")
    for key, number in (("plants", biome.plants), ("meat", biome.meat)):
        if number:
            line.append(f"{key}={int(number)}")
    return " ".join(line)


# --- players and species ---------------------------------------------------------------------


def _player_fields(state: State, seat: int, player: Player, words: Words) -> dict[str, str]:
    marks = [
        *(player.passed, player.redrawn, player.touched),
        *(player.discarding, player.shown, player.owes),
    ]
    fields = {
        "hand": _hand(state, player, words),
        "draws": str(int(player.draws)) if player.draws else "",
        "bank": str(int(player.bank)) if player.bank else "",
        "marks": _marks(marks, PLAYER_MARKS),
        "full redraws": str(int(player.full_redraws)) if player.full_redraws else "",
        "showing": _choices(state, vec[i64]([player.showing]), words) if player.showing else "",
        "lost": "" if player.lost == NO_SPECIES else species_name(player.lost),
        "legacy": str(int(player.legacy)) if player.legacy else "",
        "heir": "" if player.heir == NO_SPECIES else species_name(player.heir),
        "choices": _choices(state, player.choices, words),
    }
    return {f"{seat_name(seat)} {key}": value for key, value in fields.items()}


def _hand(state: State, player: Player, words: Words) -> str:
    hidden = [int(player.small), int(player.large)]
    line: list[str] = []
    for card, seen in zip(player.hand, player.seen, strict=True):
        hidden[LARGE if state.cards.size[card] == LARGE else SMALL] -= 1
        line.append(words.card(card) + _known_to(state, seen))
    return " ".join(line + _hidden(hidden))


def _known_to(state: State, seen: int) -> str:
    if seen == bit(state.options.players) - 1:
        return f":{EVERYBODY}"
    return f":{seat_names(seen, '+')}" if seen else ""


def _choices(state: State, choices: vec[i64], words: Words) -> str:
    texts = [format_action(int(action), words, state) for action in choices]
    return f"{CHOICE_JOINT} ".join(texts)


def _species(state: State, species: Species, words: Words) -> str:
    line = [seat_name(species.owner), words.slot(state, species.slot)]
    for place in range(MAX_CARDS):
        card = card_at(species.cards, place)
        if card != NO_CARD:
            line.append(words.card(card))
    numbers = [species.points, species.plants, species.meat, species.hunted]
    for key, number in zip(SPECIES_NUMBERS, numbers, strict=True):
        if number:
            line.append(f"{key}={int(number)}")
    marks = _marks([species.acted, species.judged], SPECIES_MARKS)
    return " ".join([*line, marks] if marks else line)
