"""Bots have names of their own, in the language of whoever reads them."""

import pytest

from galapagos.art.faces import FACES
from galapagos.bots.characters import CHARACTERS
from galapagos.bots.temper import level_of, temper_of
from galapagos.server.errors import Refused
from galapagos.server.people.bot_names import (
    character_of,
    free_characters,
    kept_name,
    name_in,
    names_in,
)
from galapagos.server.people.limits import clean_name
from galapagos.server.show.table_info import lobby_table
from galapagos.server.store.store import Found
from galapagos.server.table.decide import Desk, bot_seat, seat_bot
from galapagos.server.table.journal import Seat
from galapagos.server.table.listing import listing_of
from galapagos.text.languages import LANGUAGES
from tests.server.tables import ANA, Journal, written


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
    assert level_of(seat.bot) == "apex"
    assert len({name_in(seat, language) for language in LANGUAGES}) >= 4


def test_a_name_that_a_person_has_is_not_given() -> None:
    free = [kept_name(one) for one in free_characters(["FERN", "Pebble"])]
    assert len(free) == len(CHARACTERS) - 2 >= 8
    assert not {"Fern", "Pebble"} & set(free)


def test_a_table_is_dealt_different_characters_of_all_tempers() -> None:
    dealt = set()
    for _ in range(40):
        seats = _seats(3)
        dealt |= {seat.name for seat in seats}
        assert {temper_of(seat.bot) for seat in seats} == {"careful", "greedy", "fierce"}
    assert len(dealt) > 10, "they are dealt at random"


def test_a_character_has_the_same_face_and_temper_at_every_table() -> None:
    for character in CHARACTERS:
        seat = bot_seat("hunter", [], character.key)
        assert character_of(seat.name) == character
        assert seat.bot == f"hunter+{character.temper}"
        assert character.face in FACES
    assert len({one.face for one in CHARACTERS}) == len(CHARACTERS)
    assert bot_seat("random", [], "flint").bot == "random", "chance has no temper"


def test_a_character_that_is_not_free_is_refused() -> None:
    for key in ("flint", "nobody"):
        with pytest.raises(Refused, match="free"):
            bot_seat("hunter", ["Flint"], key)


def test_a_host_chooses_who_a_bot_is_and_it_stays_so_when_its_level_changes() -> None:
    journal = Journal([Seat("person", ANA, "Ana"), Seat()])
    for level, wished, name, bot in [
        ("hatchling", "flint", "Flint", "hatchling+fierce"),
        ("apex", "", "Flint", "apex+fierce"),
        ("apex", "moss", "Moss", "apex+careful"),
    ]:
        desk = Desk(journal.table, 0, ANA, journal.wish())
        journal.keep(written(desk, seat_bot, seat=1, level=level, character=wished))
        assert journal.table.seats[1] == Seat("bot", "", name, bot)


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
