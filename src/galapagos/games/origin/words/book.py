"""The lists of Origin's rule book, drawn from the card data: traits, cards, switches."""

from galapagos.games.book_tables import head, switches_table
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.terms import NO_TRAIT, PRINTED_PLUS, TRAIT_KEYS
from galapagos.games.origin.show.settings import switches
from galapagos.text.catalogue import Words
from galapagos.wire.book import BookTable


def tables(words: Words) -> list[BookTable]:
    keys = [switch.key for switch in switches()]
    return [_traits(words), _faces(words), switches_table("origin", keys, words)]


def _traits(words: Words) -> BookTable:
    rows = [
        [words.say(f"trait-{key}"), str(PRINTED_PLUS[number]), words.say(f"trait_help-{key}")]
        for number, key in enumerate(TRAIT_KEYS)
    ]
    return BookTable(
        "traits", words.say("table-traits"), head(words, "trait", "plus", "effect"), rows
    )


def _faces(words: Words) -> BookTable:
    deck = base_deck()
    rows = []
    for face in range(int(deck.faces)):
        traits = [int(deck.first[face]), int(deck.second[face])]
        names = [words.say(f"trait-{TRAIT_KEYS[one]}") for one in traits if one != NO_TRAIT]
        rows.append([" / ".join(names), str(int(deck.copies[face]))])
    return BookTable("cards", words.say("table-cards"), head(words, "card", "copies"), rows)
