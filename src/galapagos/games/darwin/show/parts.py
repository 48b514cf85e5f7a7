"""Actions of Darwin in their machine-readable parts, so that a gesture finds its action and back.

Parts that the kind of an action does not use are left out. `darwin_action` turns them back into the
rules' integers, so a client may also ask about an action that is not in any list."""

from msgspec import Struct

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules import actions as dw
from galapagos.games.darwin.rules.anatomy import in_order
from galapagos.games.darwin.rules.terms import SIZE_KEYS
from galapagos.kernel.errors import BadData

_ABOUT_SPECIES = {
    *(dw.MUTATE, dw.MUTATE_TWICE, dw.MIGRATE, dw.TAKE_OVER, dw.HUNT_FIRST, dw.EAT),
    *(dw.DEGENERATE, dw.LOSE, dw.BEQUEATH),
}
_ONE_CARD = {dw.REDRAW, dw.OPEN, dw.GIVE, dw.PAY_CARD, dw.DISCARD}


class DarwinParts(Struct, frozen=True, omit_defaults=True, tag="darwin", tag_field="game"):
    """What an action of Darwin is about."""

    kind: str
    """confirm, pass, take_back, untrade, trade, redraw, full_redraw, draw, create, mutate,
    mutate_twice, migrate, show, open, ask, give, decline, pay_card, pay_draw, take_over,
    hunt_first, eat, degenerate, lose, bequeath, pick_biome, discard, refill."""
    species: int = -1
    """The species that acts, is taken over, eaten, changed, or gets points."""
    slot: int = -1
    """Where a species is created or goes to."""
    cards: list[str] = []
    """Cards that make the species (create), come (mutate), are shown, kept, opened, given,
    discarded or paid."""
    out: list[str] = []
    """Cards that leave: from the species (mutate, degenerate), from the hand (trade)."""
    into: str = ""
    """The card taken from the trade zone."""
    size: str = ""
    """The deck a card is drawn from: small or large."""
    n: int = 0
    """Points a species gets (bequeath)."""
    biome: str = ""
    """The biome picked."""


def darwin_parts(action: int, catalog: Catalog) -> DarwinParts:
    """Return an action of Darwin in its parts."""
    kind = int(dw.kind_of(action))
    key = dw.ACTION_KEYS[kind]
    if kind == dw.CREATE:
        packed = int(dw.create_cards(action))
        cards = _ids([packed >> shift & 255 for shift in range(0, 48, 8)], catalog)
        return DarwinParts(key, slot=int(dw.create_slot(action)), cards=cards)
    x = int(dw.x_of(action))
    c1, c2 = int(dw.c1_of(action)), int(dw.c2_of(action))
    c3, c4 = int(dw.c3_of(action)), int(dw.c4_of(action))
    species = x if kind in _ABOUT_SPECIES else -1
    if kind in (dw.MUTATE, dw.MUTATE_TWICE):
        return DarwinParts(key, species, cards=_ids([c3, c4], catalog), out=_ids([c1, c2], catalog))
    if kind == dw.MIGRATE:
        return DarwinParts(key, species, slot=c1)
    if kind == dw.TRADE:
        return DarwinParts(key, out=_ids([c1], catalog), into=_ids([c2], catalog)[0])
    if kind == dw.DRAW:
        return DarwinParts(key, size=SIZE_KEYS[c1 & 1])
    if kind == dw.BEQUEATH:
        return DarwinParts(key, species, n=c1)
    if kind == dw.DEGENERATE:
        return DarwinParts(key, species, out=_ids([c1], catalog))
    if kind == dw.PICK_BIOME:
        return DarwinParts(key, biome=catalog.biomes[x].id)
    if kind in _ONE_CARD or kind in (dw.SHOW, dw.TAKE_OVER):
        return DarwinParts(key, species, cards=_ids([c1, c2, c3, c4], catalog))
    return DarwinParts(key, species)


def darwin_action(parts: DarwinParts, catalog: Catalog) -> int:
    """Return the action that parts stand for; raise `BadData` if they stand for none.

    Whether it is legal, or its species exist, is not asked here."""
    kind = _number(parts.kind, dw.ACTION_KEYS, "a kind of action")
    cards = [catalog.card_number(card) for card in parts.cards]
    out = [catalog.card_number(card) for card in parts.out]
    if kind == dw.CREATE:
        return int(dw.pack_create(_within(parts.slot, 7, "a slot"), pack_by_place(cards, catalog)))
    x = _within(parts.species, dw.MAX_UID, "a species") if kind in _ABOUT_SPECIES else 0
    if kind == dw.PICK_BIOME:
        x = catalog.biome_number(parts.biome)
    if kind in (dw.MUTATE, dw.MUTATE_TWICE):
        c1, c2 = _two(out)
        c3, c4 = _two(cards)
        return int(dw.pack(kind, x, c1, c2, c3, c4))
    if kind == dw.TRADE:
        return int(dw.pack(kind, 0, _only(out), catalog.card_number(parts.into)))
    if kind == dw.MIGRATE:
        return int(dw.pack(kind, x, _within(parts.slot, 255, "a slot")))
    if kind == dw.DRAW:
        return int(dw.pack(kind, 0, _number(parts.size, SIZE_KEYS, "a deck")))
    if kind == dw.BEQUEATH:
        return int(dw.pack(kind, x, _within(parts.n, 255, "a number")))
    if kind == dw.DEGENERATE:
        return int(dw.pack(kind, x, _only(out)))
    if kind in _ONE_CARD:
        return int(dw.pack(kind, x, _only(cards)))
    if kind == dw.TAKE_OVER:
        return int(dw.pack(kind, x, *_two(cards)))
    if kind == dw.SHOW:
        if len(cards) > 4:
            raise BadData(f"expected at most 4 cards, found {len(cards)}")
        return int(dw.pack(kind, 0, *(sorted(cards) + [0] * 4)[:4]))
    return int(dw.pack(kind, x))


def pack_by_place(cards: list[int], catalog: Catalog) -> int:
    """Pack cards at the places their parts belong to; raise `BadData` if one finds none left."""
    places = [0] * 6
    part_places = {"head": (0,), "body": (1,), "wings": (4,), "tail": (5,)}
    for card in cards:
        row = catalog.cards[card - 1]
        free = [place for place in part_places.get(row.part, (2, 3)) if places[place] == 0]
        if card in places or not free:
            raise BadData(f"there is no place left for {row.id}")
        places[free[0]] = card
    return int(in_order(dw.pack_cards(*places)))


def _ids(numbers: list[int], catalog: Catalog) -> list[str]:
    return [catalog.cards[number - 1].id for number in numbers if number]


def _number(word: str, keys: list[str], what: str) -> int:
    if word not in keys:
        raise BadData(f"expected {what}, found {word[:40]!r}; there are {', '.join(keys)}")
    return keys.index(word)


def _within(number: int, largest: int, what: str) -> int:
    if not 0 <= number <= largest:
        raise BadData(f"expected {what} from 0 to {largest}, found {number}")
    return number


def _only(cards: list[int]) -> int:
    if len(cards) != 1:
        raise BadData(f"expected one card, found {len(cards)}")
    return cards[0]


def _two(cards: list[int]) -> list[int]:
    """Two cards ascending, 0 in place of one that is not there."""
    if len(cards) > 2:
        raise BadData(f"expected at most 2 cards, found {len(cards)}")
    return (sorted(cards) + [0, 0])[:2]
