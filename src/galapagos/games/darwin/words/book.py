"""Darwin in its rule book: lists from the card data, and how its positions are drawn."""

from collections.abc import Mapping
from functools import partial

from galapagos.games.book_tables import head, switches_table
from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.cards.names import CardNames
from galapagos.games.darwin.cards.rows import Biome
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    EVENT_CARD_KEYS,
    FIRST_LASTING,
)
from galapagos.games.darwin.show.species import SlotView, SpeciesView
from galapagos.games.darwin.show.view import DarwinView, table_view
from galapagos.games.darwin.words.names import Names
from galapagos.games.game_book import GameBook, Piece, Shown
from galapagos.kernel.errors import BadData
from galapagos.records.lines import seat_name
from galapagos.text.catalogue import Words, book_words_for, capital
from galapagos.wire.book import BookGroup, BookMark, BookPiece, BookTable

_SECTIONS = {
    "degeneration": "DEGEN",
    "desertification": "SPECIAL",
    "ice_age": "SPECIAL",
    "mountain_formation": "SPECIAL",
    "axis_shift": "AXIS",
    "continental_drift": "DRIFT",
    "low_mutation": "LOWMUT",
    "meat_boom": "MEATBOOM",
    "plant_boom": "PLANTBOOM",
}
"""Events whose part of a rule id is not their name."""


class DarwinBook(GameBook):
    def tables(self, words: Words) -> list[BookTable]:
        catalog = load_catalog()
        names = catalog.names(words.language)
        return [
            _biomes(catalog, names, words),
            _events(names, words),
            switches_table("darwin", SWITCH_KEYS, words),
        ]

    def facts(self, shown: Shown) -> Mapping[str, object]:
        view, names = _view(shown), _names(shown)
        found: dict[str, object] = {}
        for seat in view.seats:
            found[f"{seat_name(seat.seat)}_points"] = seat.score.total
            found[f"{seat_name(seat.seat)}_bank"] = seat.score.bank
        for slot in view.slots:
            key = slot.continent
            found[key] = names.catalog.names(names.language).biome(slot.biome)
            found |= {f"{key}_plants": slot.plants, f"{key}_meat": slot.meat}
            for one in slot.species:
                found |= _species_facts(one, names)
        return found

    def scene(self, shown: Shown, words: Words) -> list[BookGroup]:
        view, names = _view(shown), _names(shown)
        groups = [_hand(shown, seat.seat, names, words) for seat in view.seats]
        groups += [_slot(slot, shown, view, names, words) for slot in view.slots]
        return [group for group in groups if group.pieces or group.ground]

    def piece(self, kind: str, key: str, words: Words) -> Piece:
        found = {"biome": _biome_piece, "event": _event_piece}.get(kind)
        if found is None:
            raise BadData(f"there is no {kind} {key!r}")
        return found(key, words)


def _view(shown: Shown) -> DarwinView:
    view = shown.game.view(shown.people.viewer)
    assert isinstance(view, Darwin)
    return table_view(view, _names(shown).catalog)


def _names(shown: Shown) -> Names:
    assert isinstance(shown.people, Names)
    return shown.people


def _kind(one: SpeciesView, names: Names) -> str:
    """Return what a species is called, after its head and body."""
    by_id = {card.id: number for number, card in enumerate(names.catalog.cards, start=1)}
    head, body = (by_id[card.card] for card in one.cards[:2])
    return names.kind(head | body << 8)


def _species_facts(one: SpeciesView, names: Names) -> dict[str, object]:
    kind, words = _kind(one, names), book_words_for(names.language, names.game)
    return {
        one.tag: words.say("book-species", kind=kind, low=_lowered(kind, one, names)),
        f"{one.tag}_food": one.plants + one.meat + one.hunted,
        f"{one.tag}_hearts": one.stats.hearts,
        f"{one.tag}_adaptation": one.adaptation,
        f"{one.tag}_competition": one.competition,
        f"{one.tag}_points": one.points,
        f"{one.tag}_rank": one.rank,
    }


def _lowered(kind: str, one: SpeciesView, names: Names) -> str:
    """Return the name of a species as it stands inside a sentence: ``bongo giraffe``."""
    animal = next(card.animal for card in names.catalog.cards if card.id == one.cards[0].card)
    first = names.catalog.names(names.language).short_animal(animal)
    return first[:1] + kind[1:] if kind.startswith(capital(first)) else kind


# --- a position --------------------------------------------------------------------------------


def _hand(shown: Shown, seat: int, names: Names, words: Words) -> BookGroup:
    """Return the cards of a hand, if the picture asks for them."""
    tag = f"{seat_name(seat)} hand"
    cards: list[BookPiece] = []
    if tag in shown.pieces:
        assert isinstance(shown.game, Darwin)
        for card in map(int, list(shown.game.state.players[seat].hand)):
            key = names.catalog.cards[card - 1].id
            picture = f"card/{key}?lang={names.language}"
            cards.append(BookPiece(key, picture, capital(names.card(card)), seat))
    return BookGroup(words.say("book-hand", seat=names.players[seat]), "", [], cards)


def _slot(slot: SlotView, shown: Shown, view: DarwinView, names: Names, words: Words) -> BookGroup:
    species = [one for one in slot.species if shown.wants(one.tag, slot.continent)]
    if not species and not shown.wants(slot.continent):
        return BookGroup("", "", [], [])
    mark = partial(_mark, words)
    marks = [mark("leaf", "plants", slot.plants), mark("meat", "meat", slot.meat)]
    is_eating = view.phase != "over"
    pieces = [_species(one, names, words, is_eating) for one in species]
    return BookGroup(_ground(slot, names), f"landscape/{_land(slot)}", marks, pieces)


def _ground(slot: SlotView, names: Names) -> str:
    """Return what lies in a slot, as a heading; an old volcano is known by its rainforest."""
    if slot.ground == "volcano_active":
        return capital(names.words.say("name-volcano_label"))
    return capital(names.catalog.names(names.language).biome(slot.biome))


def _land(slot: SlotView) -> str:
    return slot.ground if slot.ground == "volcano_active" else slot.biome


def _species(one: SpeciesView, names: Names, words: Words, is_eating: bool) -> BookPiece:
    """``is_eating``: whether food is still to come; after the game nobody is called hungry."""
    mark = partial(_mark, words)
    held = f"{one.plants + one.meat + one.hunted}/{one.stats.hearts}"
    marks = [
        mark("adaptation", "adaptation", one.adaptation),
        mark("strength", "competition", one.competition),
        mark(one.diet, "food", held),
    ]
    if one.points:
        marks.append(mark("points", "points", one.points))
    state = "fed" if one.feeding == "fed" else "hungry" if is_eating else ""
    picture = "creature/" + "+".join(card.card for card in one.cards)
    return BookPiece(one.tag, picture, _kind(one, names), one.owner, marks, state)


def _mark(words: Words, icon: str, key: str, value: object) -> BookMark:
    return BookMark(icon, str(value), words.say(f"mark-{key}"))


# --- biomes and events one by one --------------------------------------------------------------


def _biome_piece(key: str, words: Words) -> Piece:
    catalog = load_catalog()
    names = catalog.names(words.language)
    biome = catalog.biomes[catalog.biome_number(key)]
    counts = words.items([names.symbol(one) for one in biome.adaptation])
    needs = _demands(biome, names, words)
    forbids = words.items([names.symbol(one) for one in biome.forbids])
    lines = [words.say("biome-needs", needs=needs), words.say("biome-counts", abilities=counts)]
    if forbids:
        lines.insert(1, words.say("biome-forbids", abilities=forbids))
    mark = partial(_mark, words)
    marks = [
        mark("leaf", "plants", biome.plants),
        mark("meat", "meat", biome.meat),
        mark("points", "reward", biome.reward),
        mark("adaptation", "adaptation", ""),
        *(BookMark(one, "", names.symbol(one)) for one in biome.adaptation),
    ]
    picture = f"biome/{key}?lang={words.language}"
    return Piece(capital(names.biome(key)), picture, words.sentences(lines), marks, "")


def _event_piece(key: str, words: Words) -> Piece:
    names = load_catalog().names(words.language)
    number = EVENT_CARD_KEYS.index(key)
    lasts = words.say("event_lasts" if number >= FIRST_LASTING else "event_instant")
    section = f"DC-EVT-{_SECTIONS.get(key, key.upper())}"
    picture = f"event/{key}?lang={words.language}"
    text = words.say(f"event_help-{key}")
    return Piece(capital(names.event(key)), picture, text, [BookMark("", lasts)], section)


# --- lists -------------------------------------------------------------------------------------


def _biomes(catalog: Catalog, names: CardNames, words: Words) -> BookTable:
    rows = [
        [
            capital(names.biome(biome.id)),
            str(biome.plants),
            str(biome.meat),
            str(biome.reward),
            _demands(biome, names, words),
            words.items([names.symbol(one) for one in biome.forbids]) or "–",
            words.items([names.symbol(one) for one in biome.adaptation]),
        ]
        for biome in catalog.biomes
    ]
    columns = head(words, "biome", "plants", "meat", "reward", "needs", "forbids", "counts")
    return BookTable("biomes", words.say("table-biomes"), columns, rows)


def _demands(biome: Biome, names: CardNames, words: Words) -> str:
    """DC-TERM-07: alternatives of which one is enough, each of abilities that all must hold."""
    found = [
        words.fold(
            "list-plus",
            [f"{names.symbol(ABILITY_KEYS[one])} {n}" for one, n in enumerate(counts) if n],
        )
        for counts in biome.needs
    ]
    return words.either(found) if found else "–"


def _events(names: CardNames, words: Words) -> BookTable:
    rows = [
        [
            capital(names.event(key)),
            words.say("event_lasts" if number >= FIRST_LASTING else "event_instant"),
            words.say(f"event_help-{key}"),
        ]
        for number, key in enumerate(EVENT_CARD_KEYS)
    ]
    return BookTable(
        "events", words.say("table-events"), head(words, "event", "duration", "effect"), rows
    )
