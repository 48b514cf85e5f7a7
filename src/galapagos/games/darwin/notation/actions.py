"""Actions of Darwin as text: one line a person can read and type; see docs/notation-darwin.md.

`parse_action` gives back exactly the action that `format_action` wrote. The state is asked for the
names of its slots only.
"""

from collections.abc import Iterable

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.words import Words, parse_key, parse_species, species_name
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    ACTION_FIELDS,
    create_cards,
    create_slot,
    pack_cards,
    pack_create,
)
from galapagos.games.darwin.rules.anatomy import place_of
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import MAX_CARDS, NO_CARD, SIZE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.kernel.fields import kind_of, numbers_in, packed
from galapagos.records.grammar import Grammar, Spelling, Wording
from galapagos.records.lines import parse_count

_MAX_POINTS = 255
_LEGS = 2
_MORE_LEGS = 3
"""The two places of leg cards on a species; of two the lower one comes first."""
Table = tuple[Words, State]
"""What the words of a line depend on."""

_CARD: Spelling[Table] = Spelling(
    "CARD",
    lambda card, table: table[0].card(card),
    lambda word, table: table[0].catalog.card_number(word),
    from_one=True,
)
SPELLINGS: dict[str, Spelling[Table]] = {
    "species": Spelling(
        "SPECIES", lambda uid, table: species_name(uid), lambda word, table: parse_species(word)
    ),
    "slot": Spelling(
        "PLACE",
        lambda slot, table: table[0].slot(table[1], slot),
        lambda word, table: table[0].parse_slot(table[1], word),
    ),
    "cards": _CARD,
    "out": _CARD,
    "into": _CARD,
    "size": Spelling(
        "|".join(SIZE_KEYS),
        lambda size, table: SIZE_KEYS[size],
        lambda word, table: parse_key(word, SIZE_KEYS, "a deck"),
    ),
    "n": Spelling(
        "NUMBER", lambda n, table: str(n), lambda word, table: parse_count(word, _MAX_POINTS)
    ),
    "biome": Spelling(
        "BIOME",
        lambda biome, table: table[0].biome(biome),
        lambda word, table: table[0].parse_biome(word),
    ),
}

GRAMMAR = Grammar(
    "Darwin",
    ACTION_FIELDS,
    SPELLINGS,
    [
        Wording(act.CONFIRM, "confirm"),
        Wording(act.PASS, "pass"),
        Wording(act.TAKE_BACK, "take back"),
        Wording(act.UNTRADE, "cancel trade"),
        Wording(act.TRADE, "trade {out} for {into}"),
        Wording(act.REDRAW, "redraw keep {cards}"),
        Wording(act.FULL_REDRAW, "redraw all"),
        Wording(act.DRAW, "draw {size}", size=range(len(SIZE_KEYS))),
        Wording(act.CREATE, "create {cards…} in {slot}"),
        Wording(act.MUTATE, "mutate {species} remove {out}"),
        Wording(act.MUTATE, "mutate {species} add {cards}"),
        Wording(act.MUTATE, "mutate {species} remove {out} add {cards}"),
        Wording(act.MUTATE_TWICE, "mutate {species} twice remove {out…} add {cards…}"),
        Wording(act.MUTATE_TWICE, "mutate {species} twice remove {out…}"),
        Wording(act.MUTATE_TWICE, "mutate {species} twice add {cards…}"),
        Wording(act.MIGRATE, "migrate {species} to {slot}"),
        Wording(act.SHOW, "show nothing"),
        Wording(act.SHOW, "show {cards…}"),
        Wording(act.OPEN, "open {cards}"),
        Wording(act.ASK, "ask"),
        Wording(act.GIVE, "give {cards}"),
        Wording(act.DECLINE, "decline"),
        Wording(act.PAY_DRAW, "pay draws"),
        Wording(act.PAY_CARD, "pay {cards}"),
        Wording(act.TAKE_OVER, "take over {species} for draws"),
        Wording(act.TAKE_OVER, "take over {species} for {cards} {cards}"),
        Wording(act.HUNT_FIRST, "hunt first {species}"),
        Wording(act.EAT, "eat {species}"),
        Wording(act.DEGENERATE, "degenerate {species} remove {out}"),
        Wording(act.LOSE, "lose {species}"),
        Wording(act.BEQUEATH, "bequeath {species} {n}"),
        Wording(act.PICK_BIOME, "pick {biome}"),
        Wording(act.DISCARD, "discard {cards}"),
        Wording(act.REFILL, "refill"),
    ],
)
VERBS = GRAMMAR.verbs
_SEVERAL_CARDS = (act.CREATE, act.MUTATE_TWICE, act.SHOW, act.TAKE_OVER)


def format_action(action: int, words: Words, state: State) -> str:
    """Return an action as a line of text."""
    text = GRAMMAR.text(action, (words, state))
    if in_order(action, words.catalog) != action:
        raise BadData(f"{action} is not an action of Darwin")
    return text


def parse_action(text: str, words: Words, state: State) -> int:
    """Return the action a line of text stands for; raise `BadData` if it stands for none.

    Whether the action is legal, or its species exist, is not asked here. Where the order of cards
    means nothing they may stand in any order."""
    return in_order(GRAMMAR.parse(text, (words, state)), words.catalog)


def in_order(action: int, catalog: Catalog) -> int:
    """Return an action in its one spelling: of several cards the lower number comes first, and
    those of a creation lie by place. Raise `BadData` if one is there twice, or finds no place."""
    kind = kind_of(action)
    if kind not in _SEVERAL_CARDS:
        return action
    if kind == act.CREATE:
        cards = int(create_cards(action)).to_bytes(MAX_CARDS, "little")
        return pack_create(create_slot(action), body_of(cards, catalog))
    numbers = numbers_in(action, ACTION_FIELDS[kind])
    for name in numbers.keys() & {"cards", "out"}:
        numbers[name] = _ascending(numbers[name], catalog)
    return packed(kind, numbers, ACTION_FIELDS[kind])


def _ascending(cards: Iterable[int], catalog: Catalog) -> list[int]:
    there = sorted(filter(None, cards))
    if len(set(there)) < len(there):
        names = " ".join(catalog.cards[card - 1].id for card in there)
        raise BadData(f"expected every card once, found {names!r}")
    return there


def parse_body(line: list[str], words: Words) -> int:
    """Return the cards of a species packed by place, in whatever order they are named.

    Whether they make a species is not asked here."""
    return body_of([words.parse_card(word) for word in line], words.catalog)


def body_of(cards: Iterable[int], catalog: Catalog) -> int:
    """Return cards packed by the places that they belong to; raise `BadData` if one finds
    none left."""
    places = [NO_CARD] * MAX_CARDS
    card_set = catalog.card_set
    for card in _ascending(cards, catalog):
        place = place_of(card_set, card)
        if place == _LEGS and places[_LEGS] != NO_CARD:
            place = _MORE_LEGS
        if places[place] != NO_CARD:
            raise BadData(f"a species has no second place for {catalog.cards[card - 1].id}")
        places[place] = card
    return pack_cards(*places)
