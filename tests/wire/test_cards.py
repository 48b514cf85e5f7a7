"""Card sets for the browser: everything that is printed on a card, and its names."""

import msgspec

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.show.cards import DarwinCards
from galapagos.games.darwin.show.cards import printed_cards as darwin_cards
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.show.cards import OriginCards
from galapagos.games.origin.show.cards import printed_cards as origin_cards
from galapagos.text.languages import LANGUAGES


def test_the_deck_of_origin_ev_comp_05() -> None:
    cards = origin_cards(base_deck())
    assert msgspec.json.decode(msgspec.json.encode(cards), type=OriginCards) == cards
    assert sum(face.copies for face in cards.faces) == cards.size == 84
    assert {trait for face in cards.faces for trait in face.traits} == {
        trait.key for trait in cards.traits
    }


def test_the_cards_of_darwin_dc_cmp_01() -> None:
    catalog = load_catalog()
    cards = darwin_cards(catalog)
    assert msgspec.json.decode(msgspec.json.encode(cards), type=DarwinCards) == cards
    assert [card.size for card in cards.cards].count("small") == 135
    assert [card.size for card in cards.cards].count("large") == 102
    for info, row in zip(cards.cards, catalog.cards, strict=True):
        assert (info.stats.run, info.stats.cold) == (row.count("run"), row.count("cold"))
        assert info.stats.dig == bool(row.count("dig"))
        assert (info.diet != "") == (info.part == "head")


def test_everything_on_the_cards_has_a_name_in_every_language() -> None:
    cards = darwin_cards(load_catalog())
    needed = [("animal", card.animal) for card in cards.cards]
    needed += [("part", card.part) for card in cards.cards]
    needed += [("biome", biome.id) for biome in cards.biomes]
    needed += [("event", event.key) for event in cards.events]
    needed += [("continent", key) for key in cards.continents]
    for kind, key in needed:
        names = cards.names[kind][key]
        assert list(names) == list(LANGUAGES)
        assert all(names.values())
