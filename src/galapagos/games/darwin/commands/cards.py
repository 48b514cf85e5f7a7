"""``galapagos cards``: lists and filters a card set of Darwin, begins a new one, checks it."""

import argparse
import sys
from typing import TYPE_CHECKING

from galapagos.cli.help import Told
from galapagos.cli.lang import add_language, chosen_language

if TYPE_CHECKING:
    from galapagos.games.darwin.cards.catalog import Catalog

_NEW, _CHECK, _BIOMES, _EVENTS = "new", "check", "biomes", "events"
_SAMPLES = [
    ("galapagos cards", "help-cards-all"),
    ("galapagos cards polar", "help-cards-polar"),
    ("galapagos cards --part body --symbol dig", "help-cards-filter"),
    ("galapagos cards biomes", "help-cards-biomes"),
    ("galapagos cards new DIR", "help-cards-new"),
    ("galapagos cards check DIR", "help-cards-check"),
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.description = Told("help-cards", _SAMPLES)
    add = parser.add_argument
    add("words", nargs="*", metavar="WORD", help="help-cards-words")
    add("--cards", default="", metavar="DIR", help="help-cards-cards")
    add("--part", default="", help="help-cards-part")
    add("--deck", default="", help="help-cards-deck")
    add("--symbol", default="", help="help-cards-symbol")
    add("--diet", default="", help="help-cards-diet")
    add("--animal", default="", help="help-cards-animal")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0, or 1 if a checked set has errors."""
    from galapagos.games.darwin.cards.catalog import load_catalog

    command = args.words[0] if args.words else ""
    if command in (_NEW, _CHECK):
        folder = _one_folder(args.words)
        language = chosen_language(args)
        return _make(folder, language) if command == _NEW else _check(folder, language)
    catalog = load_catalog(args.cards or None)
    language = chosen_language(args)
    if args.words == [_BIOMES]:
        lines = _biome_lines(catalog, language)
    elif args.words == [_EVENTS]:
        lines = _event_lines(catalog, language)
    else:
        lines = _card_lines(catalog, args, language)
    for line in lines:
        print(line)
    return 0


def _one_folder(words: list[str]) -> str:
    from galapagos.kernel.errors import BadData

    if len(words) != 2:
        raise BadData(f"expected {words[0]} and one folder")
    return words[1]


def _make(folder: str, language: str) -> int:
    from galapagos.games.darwin.cards.catalog import new_set
    from galapagos.kernel.errors import BadData
    from galapagos.text.catalogue import words_for

    try:
        new_set(folder)
    except OSError as error:
        raise BadData(f"cannot be made: {error.strerror}", source=folder) from None
    print(words_for(language, "darwin").say("cards-made", folder=folder))
    print(f"  galapagos cards check {folder}")
    print(f"  galapagos play darwin --cards {folder}")
    return 0


def _check(folder: str, language: str) -> int:
    from galapagos.games.darwin.cards.catalog import check_set, load_catalog
    from galapagos.records.tables import DataWarning
    from galapagos.text.catalogue import words_for
    from galapagos.text.faults import faults_in

    found = check_set(folder)
    errors = [problem for problem in found if not isinstance(problem, DataWarning)]
    say, faults = words_for(language, "darwin").say, faults_in(language)
    for problem in found:
        kind = "warning" if isinstance(problem, DataWarning) else "error"
        print(say(f"cards-{kind}", what=faults.told(problem)))
    warnings = say("cards-warnings", n=len(found) - len(errors))
    if errors:
        print(say("cards-bad", errors=say("cards-errors", n=len(errors)), warnings=warnings))
        return 1
    catalog = load_catalog(folder)
    counts = {
        "cards": len(catalog.cards),
        "biomes": len(catalog.biomes),
        "events": len(catalog.events),
    }
    print(say("cards-good", set=catalog.info.name, warnings=warnings, **counts))
    return 0


# --- lists -----------------------------------------------------------------------------------


def _card_lines(catalog: "Catalog", args: argparse.Namespace, language: str) -> list[str]:
    """Return all that is on the cards in columns, or in short marks where that is too wide."""
    from shutil import get_terminal_size

    from rich.cells import cell_len

    from galapagos.games.darwin.cards.card_list import CardFilter, find_cards, list_cards
    from galapagos.games.darwin.words.stats import card_marks
    from galapagos.text.catalogue import words_for

    wanted = CardFilter(
        part=args.part,
        deck=args.deck,
        symbol=args.symbol,
        diet=args.diet,
        animal=args.animal,
        text=" ".join(args.words),
    )
    cards = find_cards(catalog, wanted)
    words = words_for(language, "darwin")
    if not cards:
        return [words.say("cards-none")]
    lines = list_cards(catalog, wanted, language)
    if sys.stdout.isatty() and max(map(cell_len, lines)) > get_terminal_size().columns:
        animals = catalog.card_set.animals
        width = max(len(card.id) for card in cards)
        lines = [
            f"{card.id:<{width}}  {card_marks(words, animals[catalog.card_number(card.id)])}"
            for card in cards
        ]
        lines.append(words.say("cards-key", n=""))
    told = {"n": len(cards), "all": len(catalog.cards), "set": catalog.info.name}
    return [*lines, words.say("cards-count", **told)]


def _biome_lines(catalog: "Catalog", language: str) -> list[str]:
    from galapagos.games.darwin.cards.names import as_title
    from galapagos.games.darwin.words.stats import demand_words
    from galapagos.text.catalogue import words_for

    names, words = catalog.names(language), words_for(language, "darwin")
    lines = []
    for biome, card in zip(catalog.biomes, catalog.card_set.biomes, strict=True):
        name = as_title(names.biome(biome.id))
        lines.append(words.say("line-remark", what=name, remark=biome.id))
        told = words.say(
            "cards-biome",
            reward=biome.reward,
            plants=biome.plants,
            meat=biome.meat,
            demands=words.fold("list-plan", demand_words(words, card)),
        )
        lines.append(f"  {told}")
    return lines


def _event_lines(catalog: "Catalog", language: str) -> list[str]:
    from galapagos.games.darwin.cards.names import as_title
    from galapagos.text.catalogue import words_for

    names, words = catalog.names(language), words_for(language, "darwin")
    return [
        words.say(
            "line-named", name=as_title(names.event(event)), what=words.say(f"event_help-{event}")
        )
        for event in catalog.events
    ]
