"""What chance draws in Darwin, as words: animal cards, biomes, events, continents, tokens.

The core hands out bare numbers, and what a number stands for follows from the order in which the
rules draw. A slot is drawn by its continent card (DC-TRANS-2-01), so it goes by the same word.
"""

from collections.abc import Sequence

from galapagos.games.darwin.notation.words import TOKEN_WORD, Words
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import DEGENERATE, DRAW, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.setup import biome_pairs
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import (
    BIOME,
    CONTINENT_COUNT,
    CONTINENT_KEYS,
    EVENT,
    EVENT_CARD_KEYS,
    NO_ROLE,
    TOKEN,
    TOKEN_KEYS,
)
from galapagos.games.darwin.rules.world_events import special_role
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.records.codec import HIDDEN_WORD

_ANIMAL, _BIOME, _EVENT, _CONTINENT, _TOKEN, _SLOT = range(6)
_KEYS = {_EVENT: EVENT_CARD_KEYS, _CONTINENT: CONTINENT_KEYS, _TOKEN: TOKEN_KEYS}
SETUP = 0
"""In place of an action: the setup of the game."""


def draw_words(state: State, action: int, outcomes: Sequence[int], words: Words) -> list[str]:
    """Return what was drawn during the action, or the setup, that led to this state."""
    if action == SETUP:
        kinds = _setup_kinds(state, len(outcomes))
    else:
        kinds = _action_kinds(state, action, outcomes)
    return [_word(state, kind, number, words) for kind, number in zip(kinds, outcomes, strict=True)]


def _word(state: State, kind: int, number: int, words: Words) -> str:
    if kind == _ANIMAL:
        return words.card(number)
    if kind == _BIOME:
        return words.biome(number)
    if kind == _SLOT:
        return words.slot(state, number)
    return _KEYS[kind][number]


def _setup_kinds(state: State, count: int) -> list[int]:
    """DC-SET-03 … 09, DC-2P-01, -03, DC-KIDS-04, DC-BEG-01: in the order of the setup."""
    options = state.options
    slots = int(options.slots())
    kinds: list[int] = []
    if options.has_pairs_halved():
        kinds += [_BIOME] * len(biome_pairs(state))
    if options.is_kids():
        kinds += [_BIOME] * slots + [_TOKEN]
    else:
        kinds += [_CONTINENT] * (CONTINENT_COUNT - slots)
        kinds += [] if options.is_beginner() else [_BIOME] * slots
    return kinds + [_ANIMAL] * (count - len(kinds))


def _action_kinds(state: State, action: int, outcomes: Sequence[int]) -> list[int]:
    """Section 10, DC-KIDS-04: an event, the biome change and the trade zone; or a hand card."""
    kind = kind_of(action)
    if kind == DRAW:
        return [_ANIMAL] * len(outcomes)
    if not outcomes:
        return []
    # The trade zone was filled last, and is still as it was filled.
    zone = [_ANIMAL] * len(state.zone)
    if state.options.is_kids():
        return [_BIOME] * int(state.options.slots()) + [_TOKEN] + zone
    is_revealed = kind < DEGENERATE and not state.options.is_beginner()
    kinds = [_EVENT] if is_revealed else []
    if state.phase == EVENT:
        return kinds
    changes = len(outcomes) - len(kinds) - len(zone)
    # DC-EVT-SPECIAL-02, ruling Q60: the draw between two special biomes makes an odd number even.
    if is_revealed and changes % 2 == 0 and _is_special(state, outcomes[1]):
        kinds.append(_BIOME)
        changes -= 1
    # DC-TRANS-1-03: first a slot for the card that the event places, then cards, then slots.
    kinds += [_SLOT] * (changes % 2) + [_BIOME] * (changes // 2) + [_SLOT] * (changes // 2)
    return kinds + zone


def _is_special(state: State, biome: int) -> bool:
    role = special_role(state.event)
    return role != NO_ROLE and state.cards.biomes[biome].role == role


# --- reading ---------------------------------------------------------------------------------


def parse_draw(word: str, words: Words, state: State | None) -> int:
    """Return the number a drawn word stands for; without a state, during setup."""
    if word in CONTINENT_KEYS:
        return CONTINENT_KEYS.index(word) if state is None else words.parse_slot(state, word)
    for keys in (EVENT_CARD_KEYS, TOKEN_KEYS):
        if word in keys:
            return keys.index(word)
    if words.is_biome(word):
        return words.parse_biome(word)
    try:
        return words.parse_card(word)
    except BadData:
        raise BadData(f"expected a card that can be drawn, found {word!r}") from None


# --- as others see it ------------------------------------------------------------------------


def draws_seen(game: Darwin, viewer: int, events: Sequence[Event], words: Words) -> list[str]:
    """Return the cards drawn in these events, in order, as far as a viewer may know them."""
    seen: list[str] = []
    for event in (game.event_for(viewer, event) for event in events):
        if event.kind == ev.CARD_DRAWN:
            seen.append(HIDDEN_WORD if event.b < 0 else words.card(event.b))
        elif event.kind == ev.ZONE_FILLED:
            seen.append(words.card(event.a))
        elif event.kind == ev.EVENT_REVEALED:
            seen.append(EVENT_CARD_KEYS[event.a])
        elif event.kind == ev.CONTINENT_REMOVED:
            seen.append(CONTINENT_KEYS[event.a])
        elif event.kind == ev.BIOME_LAID:
            seen.append(TOKEN_WORD if event.c == TOKEN else words.biome(event.b))
        elif event.kind == ev.BIOME_REPLACED:
            seen += [words.biome(event.b)] if event.c == BIOME else []
            seen.append(words.slot(game.state, event.a))
    return seen
