"""The lists of the rule book, drawn from the card data: traits, cards, biomes, events, switches."""

from galapagos.content.darwin_cards import Catalog, load_catalog
from galapagos.content.darwin_names import Names
from galapagos.content.darwin_rows import Biome
from galapagos.content.origin_deck import base_deck
from galapagos.darwin.options import SWITCH_KEYS as DARWIN_SWITCHES
from galapagos.darwin.terms import ABILITY_KEYS, EVENT_CARD_KEYS, FIRST_LASTING
from galapagos.origin.options import SWITCH_KEYS as ORIGIN_SWITCHES
from galapagos.origin.terms import NO_TRAIT, PRINTED_PLUS, TRAIT_KEYS
from galapagos.text.catalogue import Words, capital
from galapagos.wire.book import BookTable

_ORIGIN_FIXED = ("decks",)


def tables(game: str, words: Words) -> list[BookTable]:
    """Return all lists of a game's book."""
    if game == "origin":
        return [_traits(words), _faces(words), _switches("origin", ORIGIN_SWITCHES, words)]
    catalog = load_catalog()
    names = catalog.names(words.language)
    return [
        _biomes(catalog, names, words),
        _events(names, words),
        _switches("darwin", DARWIN_SWITCHES, words),
    ]


def _head(words: Words, *keys: str) -> list[str]:
    return [words.say(f"column-{key}") for key in keys]


def _traits(words: Words) -> BookTable:
    rows = [
        [words.say(f"trait-{key}"), str(PRINTED_PLUS[number]), words.say(f"trait_help-{key}")]
        for number, key in enumerate(TRAIT_KEYS)
    ]
    return BookTable(
        "traits", words.say("table-traits"), _head(words, "trait", "plus", "effect"), rows
    )


def _faces(words: Words) -> BookTable:
    deck = base_deck()
    rows = []
    for face in range(int(deck.faces)):
        traits = [int(deck.first[face]), int(deck.second[face])]
        names = [words.say(f"trait-{TRAIT_KEYS[one]}") for one in traits if one != NO_TRAIT]
        rows.append([" / ".join(names), str(int(deck.copies[face]))])
    return BookTable("cards", words.say("table-cards"), _head(words, "card", "copies"), rows)


def _switches(game: str, keys: list[str], words: Words) -> BookTable:
    rows = [[key, words.say(f"switch-{game}-{key}")] for key in keys if key not in _ORIGIN_FIXED]
    return BookTable(
        "switches", words.say("table-switches"), _head(words, "switch", "effect"), rows
    )


def _biomes(catalog: Catalog, names: Names, words: Words) -> BookTable:
    rows = [
        [
            capital(names.biome(biome.id)),
            str(biome.plants),
            str(biome.meat),
            str(biome.reward),
            _demands(biome, names, words),
            words.items([names.symbol(one) for one in biome.forbids]) or "–",
        ]
        for biome in catalog.biomes
    ]
    head = _head(words, "biome", "plants", "meat", "reward", "needs", "forbids")
    return BookTable("biomes", words.say("table-biomes"), head, rows)


def _demands(biome: Biome, names: Names, words: Words) -> str:
    """DC-TERM-07: alternatives of which one is enough, each of abilities that all must hold."""
    found = [
        words.fold(
            "list-plus",
            [f"{names.symbol(ABILITY_KEYS[one])} {n}" for one, n in enumerate(counts) if n],
        )
        for counts in biome.needs
    ]
    return words.either(found) if found else "–"


def _events(names: Names, words: Words) -> BookTable:
    rows = [
        [
            capital(names.event(key)),
            words.say("event_lasts" if number >= FIRST_LASTING else "event_instant"),
            words.say(f"event_help-{key}"),
        ]
        for number, key in enumerate(EVENT_CARD_KEYS)
    ]
    return BookTable(
        "events", words.say("table-events"), _head(words, "event", "duration", "effect"), rows
    )
