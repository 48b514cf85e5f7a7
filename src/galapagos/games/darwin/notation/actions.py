"""Actions of Darwin as text: one line a person can read and type; see docs/notation-darwin.md.

`parse_action` gives back exactly the action that `format_action` wrote. The state is asked for the
names of its slots only.
"""

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.words import Words, parse_key, parse_species, species_name
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    c1_of,
    c2_of,
    c3_of,
    c4_of,
    card_at,
    create_cards,
    create_slot,
    is_packed,
    kind_of,
    pack,
    pack_create,
    x_of,
)
from galapagos.games.darwin.rules.anatomy import place_of
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import MAX_CARDS, MAX_SHOWN, NO_CARD, SIZE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.kernel.fields import bits_of, numbers_in
from galapagos.records.lines import parse_count

_BARE = {
    act.CONFIRM: "confirm",
    act.PASS: "pass",
    act.TAKE_BACK: "take back",
    act.UNTRADE: "cancel trade",
    act.FULL_REDRAW: "redraw all",
    act.ASK: "ask",
    act.DECLINE: "decline",
    act.PAY_DRAW: "pay draws",
    act.REFILL: "refill",
}
_ONE_CARD = {
    act.REDRAW: "redraw keep",
    act.OPEN: "open",
    act.GIVE: "give",
    act.PAY_CARD: "pay",
    act.DISCARD: "discard",
}
_ONE_SPECIES = {act.HUNT_FIRST: "hunt first", act.EAT: "eat", act.LOSE: "lose"}
_BARE_KINDS = {text: kind for kind, text in _BARE.items()}
_MAX_POINTS = 255
_LEGS = 2
_MORE_LEGS = 3
"""The two places of leg cards on a species; of two the lower one comes first."""

_SHAPES = {
    "ask": ["ask"],
    "bequeath": ["bequeath SPECIES NUMBER"],
    "cancel": ["cancel trade"],
    "confirm": ["confirm"],
    "create": ["create CARD … in PLACE"],
    "decline": ["decline"],
    "degenerate": ["degenerate SPECIES remove CARD"],
    "discard": ["discard CARD"],
    "draw": ["draw small", "draw large"],
    "eat": ["eat SPECIES"],
    "give": ["give CARD"],
    "hunt": ["hunt first SPECIES"],
    "lose": ["lose SPECIES"],
    "migrate": ["migrate SPECIES to PLACE"],
    "mutate": [
        "mutate SPECIES [remove CARD] [add CARD]",
        "mutate SPECIES twice [remove CARD …] [add CARD …]",
    ],
    "open": ["open CARD"],
    "pass": ["pass"],
    "pay": ["pay CARD", "pay draws"],
    "pick": ["pick BIOME"],
    "redraw": ["redraw keep CARD", "redraw all"],
    "refill": ["refill"],
    "show": ["show CARD …", "show nothing"],
    "take": ["take back", "take over SPECIES for CARD CARD", "take over SPECIES for draws"],
    "trade": ["trade CARD for CARD"],
}
VERBS = sorted(_SHAPES)


# --- printing --------------------------------------------------------------------------------


def format_action(action: int, words: Words, state: State) -> str:
    """Return an action as a line of text."""
    if not is_packed(action) or not _is_in_form(action, words):
        raise BadData(f"{action} is not an action of Darwin")
    return _format(action, words, state)


def _is_in_form(action: int, words: Words) -> bool:
    """Whether an integer has only the bits of its kind, and its cards in their order and places."""
    kind = int(kind_of(action))
    fields = act.ACTION_FIELDS[kind]
    if action & ~(bits_of(fields) | kind):
        return False
    numbers = numbers_in(action, fields)
    if kind == act.CREATE:
        cards = [card for card in numbers["cards"] if card != NO_CARD]
        return bool(cards) and body_of(cards, words.catalog) == create_cards(action)
    if kind == act.DRAW:
        return numbers["size"][0] < len(SIZE_KEYS)
    if kind == act.TAKE_OVER and numbers["cards"].count(NO_CARD) == 1:
        return False
    if kind in (act.MUTATE, act.MUTATE_TWICE) and not any(numbers["out"] + numbers["cards"]):
        return False
    return all(_is_in_order(numbers[name]) for name in numbers.keys() & {"cards", "out"})


def _is_in_order(cards: list[int]) -> bool:
    """Whether different cards are ascending, 0 last."""
    there = sorted({card for card in cards if card != NO_CARD})
    return cards == there + [NO_CARD] * (len(cards) - len(there))


def _format(action: int, words: Words, state: State) -> str:
    kind = int(kind_of(action))
    if kind in _BARE:
        return _BARE[kind]
    if kind in _ONE_CARD:
        return f"{_ONE_CARD[kind]} {words.card(c1_of(action))}"
    species = species_name(x_of(action))
    if kind in _ONE_SPECIES:
        return f"{_ONE_SPECIES[kind]} {species}"
    if kind == act.TRADE:
        return f"trade {words.card(c1_of(action))} for {words.card(c2_of(action))}"
    if kind == act.DRAW:
        return f"draw {SIZE_KEYS[c1_of(action) & 1]}"
    if kind == act.CREATE:
        packed = create_cards(action)
        cards = [int(card_at(packed, place)) for place in range(MAX_CARDS)]
        return f"create {_cards(cards, words)} in {words.slot(state, create_slot(action))}"
    if kind in (act.MUTATE, act.MUTATE_TWICE):
        return _format_mutation(action, words)
    if kind == act.MIGRATE:
        return f"migrate {species} to {words.slot(state, c1_of(action))}"
    if kind == act.SHOW:
        cards = [c1_of(action), c2_of(action), c3_of(action), c4_of(action)]
        return f"show {_cards(cards, words) or 'nothing'}"
    if kind == act.TAKE_OVER:
        return f"take over {species} for {_cards([c1_of(action), c2_of(action)], words) or 'draws'}"
    if kind == act.DEGENERATE:
        return f"degenerate {species} remove {words.card(c1_of(action))}"
    if kind == act.BEQUEATH:
        return f"bequeath {species} {int(c1_of(action))}"
    return f"pick {words.biome(x_of(action))}"


def _cards(cards: list[int], words: Words) -> str:
    return " ".join(words.card(card) for card in cards if card != NO_CARD)


def _format_mutation(action: int, words: Words) -> str:
    text = f"mutate {species_name(x_of(action))}"
    if kind_of(action) == act.MUTATE_TWICE:
        text += " twice"
    leaving = _cards([c1_of(action), c2_of(action)], words)
    coming = _cards([c3_of(action), c4_of(action)], words)
    if leaving:
        text += f" remove {leaving}"
    if coming:
        text += f" add {coming}"
    return text


# --- parsing ---------------------------------------------------------------------------------


def parse_action(text: str, words: Words, state: State) -> int:
    """Return the action a line of text stands for; raise `BadData` if it stands for none.

    Whether the action is legal, or its species exist, is not asked here. Where the order of cards
    means nothing they may stand in any order."""
    line = text.split()
    if not line:
        raise BadData(f"expected an action: one of {', '.join(VERBS)}")
    verb, rest = line[0], line[1:]
    if verb not in VERBS:
        raise BadData(f"no action begins with {verb!r}; there are {', '.join(VERBS)}")
    joined = " ".join(line)
    if joined in _BARE_KINDS:
        return pack(_BARE_KINDS[joined])
    if verb == "create":
        return _parse_creation(rest, words, state)
    if verb == "mutate":
        return _parse_mutation(rest, words)
    if verb == "show":
        return _parse_show(rest, words)
    if verb in ("redraw", "open", "give", "pay", "discard"):
        return _parse_one_card(line, words)
    if verb in ("bequeath", "degenerate", "eat", "hunt", "lose", "migrate", "take"):
        return _parse_with_species(line, words, state)
    if verb == "trade" and len(rest) == 3 and rest[1] == "for":
        return pack(act.TRADE, 0, words.parse_card(rest[0]), words.parse_card(rest[2]))
    if verb == "draw" and len(rest) == 1:
        return pack(act.DRAW, 0, parse_key(rest[0], SIZE_KEYS, "a deck"))
    if verb == "pick" and len(rest) == 1:
        return pack(act.PICK_BIOME, words.parse_biome(rest[0]))
    raise _misshapen(line)


def _misshapen(line: list[str]) -> BadData:
    shapes = " or ".join(f"`{shape}`" for shape in _SHAPES[line[0]])
    return BadData(f"expected {shapes}, found {' '.join(line)!r}")


def _parse_one_card(line: list[str], words: Words) -> int:
    for kind, verb in _ONE_CARD.items():
        if line[:-1] == verb.split():
            return pack(kind, 0, words.parse_card(line[-1]))
    raise _misshapen(line)


def _parse_with_species(line: list[str], words: Words, state: State) -> int:
    for kind, verb in _ONE_SPECIES.items():
        if line[:-1] == verb.split():
            return pack(kind, parse_species(line[-1]))
    match line:
        case ["migrate", species, "to", place]:
            return pack(act.MIGRATE, parse_species(species), words.parse_slot(state, place))
        case ["degenerate", species, "remove", card]:
            return pack(act.DEGENERATE, parse_species(species), words.parse_card(card))
        case ["bequeath", species, number]:
            points = parse_count(number, _MAX_POINTS)
            return pack(act.BEQUEATH, parse_species(species), points)
        case ["take", "over", species, "for", "draws"]:
            return pack(act.TAKE_OVER, parse_species(species))
        case ["take", "over", species, "for", first, second]:
            low, high = _parse_cards([first, second], words)
            return pack(act.TAKE_OVER, parse_species(species), low, high)
    raise _misshapen(line)


def _parse_cards(line: list[str], words: Words) -> list[int]:
    """Return the numbers of different cards, ascending."""
    cards = sorted(words.parse_card(word) for word in line)
    if len(set(cards)) < len(cards):
        raise BadData(f"expected every card once, found {' '.join(line)!r}")
    return cards


def _parse_show(rest: list[str], words: Words) -> int:
    if rest == ["nothing"]:
        return pack(act.SHOW)
    if not 1 <= len(rest) <= MAX_SHOWN:
        raise BadData(f"expected `show nothing` or `show` with 1 to {MAX_SHOWN} cards")
    return pack(act.SHOW, 0, *_parse_cards(rest, words))


def _parse_creation(rest: list[str], words: Words, state: State) -> int:
    if len(rest) < 3 or rest[-2] != "in":
        raise _misshapen(["create", *rest])
    return pack_create(words.parse_slot(state, rest[-1]), parse_body(rest[:-2], words))


def parse_body(line: list[str], words: Words) -> int:
    """Return the cards of a species packed by place, in whatever order they are named.

    Whether they make a species is not asked here."""
    return body_of(_parse_cards(line, words), words.catalog)


def body_of(cards: list[int], catalog: Catalog) -> int:
    """Return different cards packed by the places that they belong to; raise `BadData` if one finds
    none left."""
    packed = 0
    for card in sorted(cards):
        place = int(place_of(catalog.card_set, card))
        if place == _LEGS and card_at(packed, _LEGS) != NO_CARD:
            place = _MORE_LEGS
        if card_at(packed, place) != NO_CARD:
            raise BadData(f"a species has no second place for {catalog.cards[card - 1].id}")
        packed |= card << 8 * place
    return packed


def _parse_mutation(rest: list[str], words: Words) -> int:
    line = ["mutate", *rest]
    if not rest:
        raise _misshapen(line)
    is_double = rest[1:2] == ["twice"]
    changes = rest[2:] if is_double else rest[1:]
    at = changes.index("add") if "add" in changes else len(changes)
    leaving, coming = changes[:at], changes[at:]
    longest = 3 if is_double else 2
    if not changes or leaving[:1] not in ([], ["remove"]):
        raise _misshapen(line)
    if 1 in (len(leaving), len(coming)) or max(len(leaving), len(coming)) > longest:
        raise _misshapen(line)
    out1, out2, *_ = [*_parse_cards(leaving[1:], words), NO_CARD, NO_CARD]
    in1, in2, *_ = [*_parse_cards(coming[1:], words), NO_CARD, NO_CARD]
    kind = act.MUTATE_TWICE if is_double else act.MUTATE
    return pack(kind, parse_species(rest[0]), out1, out2, in1, in2)
