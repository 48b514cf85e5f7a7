"""Card sets of Darwin: loaded from a directory, validated, numbered for the rules, named.

A set is a directory with set.toml, cards.csv, biomes.csv, events.csv, continents.csv and names.csv.
Galapagos' own set is one such directory (`BASE_SET`); a person's own set is loaded the same way.
What is an error and what only a warning is listed in docs/adding-a-card.md.
"""

import hashlib
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from os.path import isdir
from pathlib import Path
from typing import Final

from galapagos.games.darwin.cards.checks import (
    check_biomes,
    check_cards,
    check_continents,
    check_events,
    check_ids,
)
from galapagos.games.darwin.cards.names import CardNames, needed_names, read_names
from galapagos.games.darwin.cards.rows import (
    BIOME_COLUMNS,
    CARD_COLUMNS,
    CONTINENT_COLUMNS,
    EVENT_COLUMNS,
    Biome,
    Card,
    read_biome,
    read_card,
    read_event,
)
from galapagos.games.darwin.rules.cards import (
    AnimalCard,
    BiomeCard,
    CardSet,
    pack_abilities,
    pack_stats,
)
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    CONTINENT_KEYS,
    DIET_KEYS,
    EVENT_CARD_KEYS,
    NO_DIET,
    NO_ROLE,
    PART_KEYS,
    ROLE_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.records.files import AnyPath
from galapagos.records.tables import (
    DataWarning,
    Problems,
    Row,
    check_unique,
    read_table,
    read_toml,
)
from galapagos.text.languages import LANGUAGES

BASE_SET: Final = Path(__file__).parent / "base"
FILES: Final = (
    *("set.toml", "cards.csv", "biomes.csv", "events.csv", "continents.csv", "names.csv"),
)
PRINTED_TOTALS: Final = {
    **{"small": 135, "large": 102},
    **{"biomes": 22, "events": 16, "continents": 5},
}
"""What the box holds (DC-CMP-01 … DC-CMP-04)."""

_DIGEST_HEADER: Final = "galapagos darwin card set 1"
_TEMPLATE: Final = '''\
# Your own card set for Darwin's Choice. docs/adding-a-card.md explains every file.
# Check it with:   galapagos cards check DIR        Play with it:   --cards DIR

name = "{name}"
version = "1"
note = """
Started as a copy of Galapagos' own set; say here where your numbers come from.
"""

# Every name must be given in these languages. Names that are missing in the other ones, or in the
# whole of names.csv, are taken from Galapagos' own set, else from English.
# Known: {languages}
languages = ["en"]

# How many cards your files hold, so that a lost line is noticed. You may delete lines here.
# The printed game has: {totals}
[totals]
{lines}
'''


_ALL = "all"
"""Instead of a list of languages: every one there is."""


@dataclass(frozen=True, slots=True)
class SetInfo:
    """What set.toml says."""

    name: str
    version: str
    note: str
    languages: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Catalog:
    """A loaded card set: the cards the rules play with, and everything the rules do not know."""

    info: SetInfo
    cards: tuple[Card, ...]
    """Card number n of the rules is ``cards[n - 1]``."""
    biomes: tuple[Biome, ...]
    """Biome number n of the rules is ``biomes[n]``."""
    events: tuple[str, ...]
    warnings: tuple[BadData, ...]
    words: Mapping[str, Mapping[tuple[str, str], str]]
    """By language, then by kind and key; complete in every language."""

    @cached_property
    def card_set(self) -> CardSet:
        """The set as the rules take it."""
        events = sum(1 << EVENT_CARD_KEYS.index(event) for event in self.events)
        return CardSet(
            self.info.name,
            [_native_card(card) for card in self.cards],
            [_native_biome(biome) for biome in self.biomes],
            events,
        )

    @cached_property
    def digest(self) -> str:
        """See `set_digest`."""
        text = "\n".join(_canonical(self.cards, self.biomes, self.events)) + "\n"
        return hashlib.sha256(text.encode()).hexdigest()

    @cached_property
    def _card_numbers(self) -> dict[str, int]:
        return {card.id: number for number, card in enumerate(self.cards, start=1)}

    @cached_property
    def _biome_numbers(self) -> dict[str, int]:
        return {biome.id: number for number, biome in enumerate(self.biomes)}

    def names(self, language: str) -> CardNames:
        """Return all names in a language of `LANGUAGES`."""
        if language not in self.words:
            raise BadData(f"unknown language '{language}', expected {', '.join(LANGUAGES)}")
        return CardNames(language, self.words[language])

    def card_number(self, card_id: str) -> int:
        """Return the number by which the rules know a card."""
        if card_id not in self._card_numbers:
            raise BadData(f"the set '{self.info.name}' has no card '{card_id}'")
        return self._card_numbers[card_id]

    def biome_number(self, biome_id: str) -> int:
        """Return the number by which the rules know a biome."""
        if biome_id not in self._biome_numbers:
            raise BadData(f"the set '{self.info.name}' has no biome '{biome_id}'")
        return self._biome_numbers[biome_id]


def load_catalog(path: AnyPath | None = None) -> Catalog:
    """Load a card set with its names; without a path, Galapagos' own.

    Raises one `BadData` that lists every error of every file. Warnings are kept in the catalog.
    """
    return _own() if path is None else _loaded(Path(path))


@cache
def _own() -> Catalog:
    """Return Galapagos' own set, read once: its files are part of the program."""
    return _loaded(BASE_SET)


def _loaded(directory: Path) -> Catalog:
    problems = Problems()
    catalog = _read(directory, problems)
    problems.raise_errors(str(directory))
    return catalog


def load_card_set(path: AnyPath | None = None) -> CardSet:
    """Load only what the rules need of a card set; without a path, Galapagos' own."""
    return load_catalog(path).card_set


def check_set(path: AnyPath) -> list[BadData]:
    """Return everything wrong with a set; a warning is a `DataWarning`, all else an error."""
    problems = Problems()
    _read(Path(path), problems)
    return problems.found


def set_digest(path: AnyPath | None = None) -> str:
    """Return the SHA-256 of what a set plays: cards in their order, biomes, events, continents.

    Names, notes, comments, blanks, line endings and the order of columns do not count, so a better
    translation leaves old records valid. Raises `BadData` if the set has errors.
    """
    return load_catalog(path).digest


def new_set(path: AnyPath) -> None:
    """Make a directory with a copy of Galapagos' own set, to be filled with other values."""
    directory = Path(path)
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise BadData("already exists and is not an empty directory", source=str(directory))
    directory.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        shutil.copyfile(BASE_SET / file, directory / file)
    name = directory.resolve().name.replace("\\", "").replace('"', "")
    text = _TEMPLATE.format(
        name=name or "my cards",
        languages=", ".join(LANGUAGES),
        totals=", ".join(f"{count} {what}" for what, count in PRINTED_TOTALS.items()),
        lines="\n".join(f"{what} = {count}" for what, count in PRINTED_TOTALS.items()),
    )
    (directory / "set.toml").write_text(text, encoding="utf-8", newline="\n")


def _read(directory: Path, problems: Problems) -> Catalog:
    """Read and check all files; where there are errors the catalog is only as good as it can be."""
    if not isdir(directory):
        problems.error("no such directory", str(directory))
        return Catalog(SetInfo("", "", "", ()), (), (), (), (), {})
    cards = read_table(directory / "cards.csv", CARD_COLUMNS, problems)
    biomes = read_table(directory / "biomes.csv", BIOME_COLUMNS, problems)
    events = read_table(directory / "events.csv", EVENT_COLUMNS, problems)
    continents = read_table(directory / "continents.csv", CONTINENT_COLUMNS, problems)
    catalog = Catalog(
        _read_info(directory, cards, (biomes, events, continents), problems),
        tuple(read_card(row) for row in cards),
        tuple(read_biome(row) for row in biomes),
        tuple(sorted({read_event(row) for row in events}, key=EVENT_CARD_KEYS.index)),
        (),
        {},
    )
    for rows in (cards, biomes, events, continents):
        check_unique(rows, "id")
    check_ids(cards, biomes)
    check_cards(cards, catalog.cards, problems)
    check_biomes(biomes, catalog.biomes, problems)
    check_events(events, catalog.events, problems)
    check_continents(continents, problems)
    needed = [*needed_names(cards, "animal", "animal"), *needed_names(biomes, "biome", "id")]
    words = read_names(directory, BASE_SET, catalog.info.languages, needed, problems)
    warnings = tuple(found for found in problems.found if isinstance(found, DataWarning))
    return replace(catalog, warnings=warnings, words=words)


def _read_info(
    directory: Path, cards: Sequence[Row], others: Iterable[Sequence[Row]], problems: Problems
) -> SetInfo:
    toml = read_toml(directory / "set.toml", problems)
    toml.check_keys(("name", "version", "note", "languages", "totals"))
    toml.check_keys(tuple(PRINTED_TOTALS), "totals")
    decks = Counter(row.text("deck") for row in cards)
    counts = (decks["small"], decks["large"], *map(len, others))
    for (what, printed), count in zip(PRINTED_TOTALS.items(), counts, strict=True):
        told = toml.number_at(what, "totals")
        if not count:
            continue  # the table could not be read, which is noted already
        if told is not None and told != count:
            toml.error(what, f"totals say {what} = {told}, but the files have {count}")
        elif count != printed and what != "continents":
            toml.warn(what, f"{count} {what} in the set, {printed} in the printed game")
    is_all = toml.values.get("languages") == _ALL
    languages = LANGUAGES if is_all else toml.list_at("languages", LANGUAGES)
    return SetInfo(toml.text_at("name"), toml.text_at("version"), toml.text_at("note"), languages)


def _native_card(card: Card) -> AnimalCard:
    stats = pack_stats(
        pack_abilities(*card.abilities),
        card.hearts,
        card.competition,
        card.count("dig"),
        card.count("poison"),
    )
    diet = DIET_KEYS.index(card.diet) if card.diet else NO_DIET
    part = PART_KEYS.index(card.part)
    return AnimalCard(part, stats, diet, card.leg_sites, card.wing_sites, card.tail_sites)


def _native_biome(biome: Biome) -> BiomeCard:
    return BiomeCard(
        plants=biome.plants,
        meat=biome.meat,
        reward=biome.reward,
        adaptation=pack_abilities(*(biome.adaptation.count(key) for key in ABILITY_KEYS)),
        needs=[pack_abilities(*need) for need in biome.needs],
        forbidden=sum(1 << ABILITY_KEYS.index(ability) for ability in biome.forbids),
        pair=biome.pair,
        role=ROLE_KEYS.index(biome.role) if biome.role else NO_ROLE,
        beginner=biome.beginner,
    )


def _canonical(
    cards: Iterable[Card], biomes: Iterable[Biome], events: Iterable[str]
) -> Iterable[str]:
    """Give the play content of a set as lines of text, the same for every way of writing it."""
    yield _DIGEST_HEADER
    for card in cards:
        sites = f"{card.leg_sites}{card.wing_sites}{card.tail_sites}" if card.part == "body" else ""
        symbols = " ".join(map(str, card.abilities))
        yield (
            f"card {card.id} {card.animal} {card.part} {card.diet or '-'} {card.hearts} {symbols}"
            f" {'+'.join(card.special) or '-'} {card.competition} {sites or '-'}"
        )
    for biome in biomes:
        needs = "/".join(sorted("+".join(map(str, need)) for need in biome.needs))
        yield (
            f"biome {biome.id} {biome.reward} {biome.plants} {biome.meat} {needs or '-'}"
            f" {'+'.join(sorted(biome.forbids)) or '-'} {'+'.join(sorted(biome.adaptation)) or '-'}"
            f" {biome.pair} {biome.role or '-'} {'beginner' if biome.beginner else '-'}"
        )
    for event in events:
        yield f"event {event}"
    for continent in CONTINENT_KEYS:
        yield f"continent {continent}"
