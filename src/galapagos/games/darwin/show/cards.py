"""A card set of Darwin as data for the card browser, the builder and all who draw a table."""

from msgspec import Struct

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    CONTINENT_KEYS,
    EVENT_CARD_KEYS,
    FIRST_LASTING,
)
from galapagos.games.darwin.show.species import SitesView, StatsView, stats_view
from galapagos.text.languages import LANGUAGES

Names = dict[str, str]
"""By language: en, zh-Hans, zh-Hant, pt, ja, sv."""


class CardInfo(Struct, frozen=True):
    """An animal card of Darwin."""

    id: str
    animal: str
    part: str
    """head, body, legs1, legs2, wings, tail."""
    size: str
    """The deck it belongs to: small or large."""
    diet: str
    """On heads; else empty."""
    stats: StatsView
    sites: SitesView
    """On bodies."""


class CountInfo(Struct, frozen=True):
    """So much of an ability."""

    ability: str
    n: int


class BiomeInfo(Struct, frozen=True):
    """A biome card of Darwin."""

    id: str
    reward: int
    plants: int
    meat: int
    needs: list[list[CountInfo]]
    """Alternatives, one of which must hold completely (DC-TERM-07); none: no demand."""
    forbidden: list[str]
    adaptation: list[CountInfo]
    """How often each ability symbol counts (DC-TERM-06)."""
    pair: int
    role: str


class EventInfo(Struct, frozen=True):
    """An event card of Darwin."""

    key: str
    lasting: bool


class DarwinCards(Struct, frozen=True, tag="darwin", tag_field="game"):
    """A card set of Darwin with the names of everything on it."""

    name: str
    digest: str
    cards: list[CardInfo]
    biomes: list[BiomeInfo]
    events: list[EventInfo]
    continents: list[str]
    names: dict[str, dict[str, Names]]
    """By kind (animal, biome, event, continent, part, symbol, diet), then by key."""


def printed_cards(catalog: Catalog) -> DarwinCards:
    natives = catalog.card_set.animals
    cards = [
        CardInfo(
            row.id,
            row.animal,
            row.part,
            row.deck,
            row.diet,
            stats_view(int(native.stats)),
            SitesView(row.leg_sites, row.wing_sites, row.tail_sites),
        )
        for row, native in zip(catalog.cards, natives[1:], strict=True)
    ]
    biomes = [
        BiomeInfo(
            row.id,
            row.reward,
            row.plants,
            row.meat,
            [_counts(need) for need in row.needs],
            list(row.forbids),
            _symbols(row.adaptation),
            row.pair,
            row.role,
        )
        for row in catalog.biomes
    ]
    events = [EventInfo(key, EVENT_CARD_KEYS.index(key) >= FIRST_LASTING) for key in catalog.events]
    return DarwinCards(
        catalog.info.name,
        catalog.digest,
        cards,
        biomes,
        events,
        list(CONTINENT_KEYS),
        _names(catalog),
    )


def _counts(counts: tuple[int, ...]) -> list[CountInfo]:
    return [CountInfo(ability, n) for ability, n in zip(ABILITY_KEYS, counts, strict=True) if n]


def _symbols(symbols: tuple[str, ...]) -> list[CountInfo]:
    return [
        CountInfo(ability, symbols.count(ability)) for ability in ABILITY_KEYS if ability in symbols
    ]


def _names(catalog: Catalog) -> dict[str, dict[str, Names]]:
    found: dict[str, dict[str, Names]] = {}
    for kind, key in sorted(catalog.words["en"]):
        names = {language: catalog.words[language][kind, key] for language in LANGUAGES}
        found.setdefault(kind, {})[key] = names
    return found
