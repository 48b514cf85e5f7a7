"""Actions of Darwin in words: as they follow a number, or "You plan: …"."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    ACTION_KEYS,
    c1_of,
    c2_of,
    c3_of,
    c4_of,
    card_at,
    create_cards,
    create_slot,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.terms import LEGS1, MAX_CARDS, NO_CARD, SIZE_KEYS
from galapagos.games.darwin.words.names import Fauna, Names

_CARDS = ("c1", "c2", "c3", "c4")


def label(
    action: int, names: Names, fauna: Fauna, *, is_deal: bool = False, is_wait: bool = False
) -> str:
    """Return an action in words; whose species and which biomes they are is read off a fauna.

    A refusal is worded by what was asked for (``is_deal``: a draw of the opponents), a turn that
    ends without an action by its waiting."""
    kind = int(kind_of(action))
    key = ACTION_KEYS[kind]
    if kind == act.DECLINE:
        key = "decline_draw" if is_deal else "decline_give"
    elif kind == act.CONFIRM and is_wait:
        key = "confirm_wait"
    elif kind == act.SHOW and c1_of(action) == NO_CARD:
        key = "show_nothing"
    elif kind == act.CREATE and _limbs(action):
        key = "create_with"
    elif kind == act.MUTATE:
        key = _mutation_key(action)
    elif kind == act.TAKE_OVER and c1_of(action) != NO_CARD:
        key = "take_over_paid"
    message = names.words.message(f"choice-{key}")
    values = {name: _value(name, action, names, fauna) for name in message.variables}
    return message.text(values)


def _mutation_key(action: int) -> str:
    if c1_of(action) == NO_CARD:
        return "mutate_add"
    return "mutate_remove" if c3_of(action) == NO_CARD else "mutate_replace"


def _value(name: str, action: int, names: Names, fauna: Fauna) -> object:
    """Return what a text about an action calls by a name. Hundreds of actions are worded at once:
    only what a text names is worked out."""
    if name == "kind":
        return names.kind(int(create_cards(action)))
    if name == "slot":
        is_creation = kind_of(action) == act.CREATE
        return names.slot(fauna, int(create_slot(action) if is_creation else c1_of(action)))
    if name == "species":
        return names.species(fauna, int(x_of(action)))
    if name == "biome":
        return names.biome(int(x_of(action)))
    if name == "size":
        return names.words.say(f"size-{SIZE_KEYS[int(c1_of(action)) & 1]}")
    if name == "n":
        return int(c1_of(action))
    if name == "limbs":
        return names.words.items(names.short_card(card) for card in _limbs(action))
    if name == "changes":
        return _changes(action, names)
    if name == "cards":
        return names.words.items(names.short_card(card) for card in _cards(action) if card)
    return names.short_card(_cards(action)[_CARDS.index(name)])


def _limbs(action: int) -> list[int]:
    """Return the cards of a new species that its name does not say: all but head and body."""
    cards = create_cards(action)
    limbs = (int(card_at(cards, place)) for place in range(LEGS1, MAX_CARDS))
    return [card for card in limbs if card != NO_CARD]


def _cards(action: int) -> list[int]:
    return [int(of(action)) for of in (c1_of, c2_of, c3_of, c4_of)]


def _changes(action: int, names: Names) -> str:
    """DC-ACT-MUTATE-08: what comes and what leaves in a double mutation."""
    out = [names.short_card(int(card)) for card in (c1_of(action), c2_of(action)) if card]
    into = [names.short_card(int(card)) for card in (c3_of(action), c4_of(action)) if card]
    key = "both" if out and into else "out" if out else "into"
    words = names.words
    return words.say(f"change-{key}", out=words.items(out), into=words.items(into))
