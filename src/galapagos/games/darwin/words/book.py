"""The lists of Darwin's rule book, drawn from the card data: biomes, events, switches."""

from galapagos.games.book_tables import head, switches_table
from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.cards.names import CardNames
from galapagos.games.darwin.cards.rows import Biome
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.terms import ABILITY_KEYS, EVENT_CARD_KEYS, FIRST_LASTING
from galapagos.text.catalogue import Words, capital
from galapagos.wire.book import BookTable


def tables(words: Words) -> list[BookTable]:
    catalog = load_catalog()
    names = catalog.names(words.language)
    return [
        _biomes(catalog, names, words),
        _events(names, words),
        switches_table("darwin", SWITCH_KEYS, words),
    ]


def _biomes(catalog: Catalog, names: CardNames, words: Words) -> BookTable:
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
    columns = head(words, "biome", "plants", "meat", "reward", "needs", "forbids")
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
