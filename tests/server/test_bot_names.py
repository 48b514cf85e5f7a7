"""Bots have names of their own, in the language of whoever reads them."""

import pytest

from galapagos.server.people.bot_names import BOT_NAMES, free_name, name_in, names_in
from galapagos.server.people.limits import clean_name
from galapagos.server.show.table_info import lobby_table
from galapagos.server.store.store import Found
from galapagos.server.table.decide import bot_seat
from galapagos.server.table.journal import Seat
from galapagos.server.table.listing import listing_of
from galapagos.text.languages import LANGUAGES
from tests.server.tables import ANA, Journal


def _seats(count: int) -> list[Seat]:
    seats: list[Seat] = []
    for _ in range(count):
        seats.append(bot_seat("hatchling", [seat.name for seat in seats]))
    return seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_of_a_table_have_different_names_without_numbers(language: str) -> None:
    names = names_in(_seats(8), language)
    assert len({name.casefold() for name in names}) == 8
    assert not any(character.isdigit() for name in names for character in name)
    assert not any("hatchling" in name.casefold() for name in names)
    assert [clean_name(name) for name in names] == names


def test_every_language_has_its_own_names() -> None:
    seat = bot_seat("apex", [])
    assert seat.bot == "apex"
    assert len({name_in(seat, language) for language in LANGUAGES}) >= 4


def test_a_name_that_a_person_has_is_not_given() -> None:
    assert free_name(["FERN", "Pebble"]) not in ("Fern", "Pebble")
    assert len(BOT_NAMES) > 8


def test_people_keep_their_names_in_every_language() -> None:
    assert name_in(Seat("person", "someone", "Fern"), "ja") == "Fern"
    assert name_in(Seat("bot", "", "Hatchling 2", "hatchling"), "ja") == "Hatchling 2"


def test_lists_of_tables_tell_bots_by_the_reader_s_names_and_people_by_their_own() -> None:
    seats = [Seat("person", ANA, "Pebble"), bot_seat("forager", ["Pebble"])]
    found = Found("TABLE1", "", listing_of(Journal(seats).table))
    for language in LANGUAGES:
        table = lobby_table(found, ANA, language)
        assert table is not None
        assert table.players == ["Pebble", name_in(seats[1], language)]
