"""The card browser: find cards of a Darwin set by what is on them, and list them as plain text."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.cards.names import CardNames
from galapagos.games.darwin.cards.rows import DECKS, DIETS, SPECIALS, Card
from galapagos.games.darwin.rules.terms import ABILITY_KEYS, PART_KEYS
from galapagos.kernel.errors import BadData
from galapagos.text.languages import LANGUAGES

SYMBOLS: Final = (*ABILITY_KEYS, *SPECIALS)
PARTS: Final = (*PART_KEYS, "legs")
COLUMNS: Final = (
    *("card", "animal", "part", "deck", "diet", "hearts", "competition"),
    *("legs/wings/tail", "symbols"),
)


@dataclass(frozen=True, slots=True)
class CardFilter:
    """Which cards to show; what is left empty does not restrict."""

    part: str = ""
    """A part of `PART_KEYS`, or ``legs`` for both sizes of legs."""
    deck: str = ""
    symbol: str = ""
    """An ability, dig or poison that must stand on the card."""
    diet: str = ""
    animal: str = ""
    """Part of the animal's key or of its name in any language."""
    text: str = ""
    """Words that must all occur in the id or the listed line, in any language."""


def find_cards(catalog: Catalog, wanted: CardFilter) -> list[Card]:
    """Return the cards that meet every condition, in the order of the set.

    Raises `BadData` if a condition names a part, deck, symbol or diet that does not exist.
    """
    _check_word("part", wanted.part, PARTS)
    _check_word("deck", wanted.deck, DECKS)
    _check_word("symbol", wanted.symbol, SYMBOLS)
    _check_word("diet", wanted.diet, DIETS)
    names = [catalog.names(language) for language in LANGUAGES]
    return [card for card in catalog.cards if _matches(card, wanted, names)]


def list_cards(
    catalog: Catalog, wanted: CardFilter | None = None, language: str = "en"
) -> list[str]:
    """Return plain-text lines in aligned columns: a heading, then one line a card."""
    names = catalog.names(language)
    cells = [_cells(card, names) for card in find_cards(catalog, wanted or CardFilter())]
    return _aligned([COLUMNS, *cells])


def _check_word(what: str, word: str, options: Sequence[str]) -> None:
    if word and word not in options:
        raise BadData(f"unknown {what} '{word}', expected one of {', '.join(options)}")


def _matches(card: Card, wanted: CardFilter, names: Sequence[CardNames]) -> bool:
    return (
        (not wanted.part or card.part.startswith(wanted.part))
        and (not wanted.deck or card.deck == wanted.deck)
        and (not wanted.symbol or card.count(wanted.symbol) > 0)
        and (not wanted.diet or card.diet == wanted.diet)
        and _has_animal(card, wanted.animal, names)
        and _has_text(card, wanted.text, names)
    )


def _has_animal(card: Card, text: str, names: Sequence[CardNames]) -> bool:
    folded = text.strip().casefold()
    called = [card.animal, *(name.animal(card.animal) for name in names)]
    return any(folded in word.casefold() for word in called)


def _has_text(card: Card, text: str, names: Sequence[CardNames]) -> bool:
    lines = " ".join(" ".join(_cells(card, name)) for name in names)
    return all(word in lines.casefold() for word in text.casefold().split())


def _cells(card: Card, names: CardNames) -> tuple[str, ...]:
    symbols = [
        f"{names.symbol(ability)} {card.count(ability)}"
        for ability in ABILITY_KEYS
        if card.count(ability)
    ]
    symbols += [names.symbol(special) for special in card.special]
    return (
        card.id,
        names.animal(card.animal),
        names.part(card.part),
        card.deck,
        names.diet(card.diet) if card.diet else "-",
        str(card.hearts),
        str(card.competition),
        _sites(card),
        ", ".join(symbols) or "-",
    )


def _sites(card: Card) -> str:
    if card.part != "body":
        return "-"
    return f"{card.leg_sites}/{card.wing_sites}/{card.tail_sites}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def _width(text: str) -> int:
    """Return the number of terminal columns: Chinese and Japanese characters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
