"""A person's own set: the template, every message about a broken one, the digest."""

from collections.abc import Callable
from pathlib import Path

import pytest

from galapagos.games.darwin.cards.catalog import (
    BASE_SET,
    FILES,
    check_set,
    load_card_set,
    load_catalog,
    new_set,
    set_digest,
)
from galapagos.games.darwin.cards.checks import MIN_ANIMALS, MIN_BIOMES, MIN_REDUCED_BIOMES
from galapagos.games.darwin.cards.rows import BIOME_COLUMNS, CARD_COLUMNS, MAX_FOOD
from galapagos.games.darwin.rules.cards import MAX_CARD_STAT
from galapagos.kernel.errors import BadData
from tests.games.darwin.cards.sets import OwnSet

HEAD, BODY, LEGS, BIG_LEGS = "bongo-head", "bongo-body", "emu-legs1", "chimpanzee-legs2"


# The template.


def test_a_new_set_plays_like_the_base_set(own: OwnSet) -> None:
    assert sorted(path.name for path in own.directory.iterdir()) == sorted(FILES)
    assert check_set(own.directory) == []
    mine, base = load_catalog(own.directory), load_catalog()
    assert (mine.cards, mine.biomes, mine.events) == (base.cards, base.biomes, base.events)
    assert mine.digest == base.digest
    assert mine.info.name == "mine"
    assert load_card_set(str(own.directory)).name == "mine"


def test_a_new_set_explains_its_columns(own: OwnSet) -> None:
    for file in ("cards.csv", "biomes.csv"):
        text = own.read(file)
        comments = [line for line in text.split("\n") if line.startswith("#")]
        header = next(line for line in text.split("\n") if not line.startswith("#"))
        assert all(any(column in line for line in comments) for column in header.split(","))
    assert "[totals]" in own.read("set.toml")


def test_a_new_set_never_overwrites(own: OwnSet, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="already exists and is not an empty directory"):
        new_set(own.directory)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadData, match="already exists"):
        new_set(tmp_path / "file")
    (tmp_path / "empty").mkdir()
    new_set(tmp_path / "empty")


def test_a_directory_with_quotes_in_its_name(tmp_path: Path) -> None:
    own = OwnSet(tmp_path / 'my "best" \\ set')
    assert own.errors() == []
    assert load_catalog(own.directory).info.name == "my best  set"


def test_a_set_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such directory"):
        load_card_set(tmp_path / "nowhere")
    assert [str(found) for found in check_set(tmp_path / "nowhere")] == [
        f"{tmp_path / 'nowhere'}: no such directory"
    ]


# Other values are welcome.


def test_other_values_on_a_card(own: OwnSet) -> None:
    own.set_cell("cards.csv", HEAD, "hearts", "3")
    own.set_cell("cards.csv", HEAD, "special", "dig+poison")
    assert own.errors() == own.warnings() == []
    mine = load_catalog(own.directory)
    card = mine.cards[mine.card_number(HEAD) - 1]
    assert (card.hearts, card.special) == (3, ("dig", "poison"))


def test_an_adaptation_symbol_may_stand_twice(own: OwnSet) -> None:
    """Ruling Q32."""
    own.set_cell("biomes.csv", "coast", "adaptation", "swim+swim+fly")
    assert own.errors() == own.warnings() == []
    mine = load_catalog(own.directory)
    coast = mine.card_set.biomes[mine.biome_number("coast")]
    assert coast.adaptation_of(mine.card_set.stats[mine.card_number("northern-gannet-wings")]) == 4


def test_a_new_animal_needs_only_its_english_name(own: OwnSet) -> None:
    own.change("cards.csv", "bongo-head,bongo,head", "bongo-head,okapi,head")
    assert own.errors() == [
        f"cards.csv, line {own.line_of('cards.csv', HEAD)}: missing translation: animal 'okapi' has"
        " no name in en; names.csv needs a line animal,okapi,…"
    ]
    own.write("names.csv", own.read("names.csv") + "animal,okapi,okapi\n")
    assert own.errors() == own.warnings() == []
    mine = load_catalog(own.directory)
    assert mine.names("ja").animal("okapi") == "okapi"
    assert mine.names("ja").animal("bongo") == "ボンゴ"


def test_without_names_those_of_the_base_set_are_used(own: OwnSet) -> None:
    own.path("names.csv").unlink()
    assert own.errors() == own.warnings() == []
    assert load_catalog(own.directory).names("sv").animal("moose") == "älg"


def test_own_names_come_first(own: OwnSet) -> None:
    own.write("names.csv", "kind,key,en,sv\nanimal,bongo,Bongo!,\n")
    mine = load_catalog(own.directory)
    assert mine.names("en").animal("bongo") == "Bongo!"
    assert mine.names("sv").animal("bongo") == "bongo"


def test_other_totals_only_warn(own: OwnSet) -> None:
    own.drop_totals()
    own.drop_rows("cards.csv", HEAD, LEGS, BODY)
    own.drop_rows("events.csv", "volcano")
    own.drop_rows("biomes.csv", "mountains")
    assert own.errors() == []
    assert own.warnings() == [
        "set.toml: 133 small in the set, 135 in the printed game",
        "set.toml: 101 large in the set, 102 in the printed game",
        "set.toml: 21 biomes in the set, 22 in the printed game",
        "set.toml: 15 events in the set, 16 in the printed game",
    ]
    mine = load_catalog(own.directory)
    assert len(mine.warnings) == 4
    assert mine.card_set.events == (1 << 15) - 1


# Every error, with file, line and card.


def cell(file: str, row: str, column: str, value: str) -> Callable[[OwnSet], None]:
    return lambda own: own.set_cell(file, row, column, value)


CARD_ERRORS = {
    "unknown part": (HEAD, "part", "hed", "part is 'hed', expected one of head, body, legs1,"),
    "unknown deck": (HEAD, "deck", "tiny", "deck is 'tiny', expected one of small, large"),
    "wrong deck": (
        *(HEAD, "deck", "large"),
        "a head card belongs to the small deck, not the large one (DC-CMP-01)",
    ),
    "wrong deck of double legs": (
        *(BIG_LEGS, "deck", "small"),
        "a legs2 card belongs to the large deck, not the small one (DC-CMP-01)",
    ),
    "head without diet": (HEAD, "diet", "", "diet is '', expected one of herbivore, carnivore,"),
    "diet on a body": (
        *(BODY, "diet", "omnivore"),
        "only heads have a diet, but this body card has 'omnivore'",
    ),
    "bad number": (HEAD, "hearts", "one", "hearts is 'one', expected a whole number 0 to 21"),
    "too large": (HEAD, "run", "22", "run is 22, expected 0 to 21"),
    "unknown symbol": (
        *(HEAD, "special", "spikes"),
        "unknown symbol 'spikes' in special, expected dig, poison, joined by +",
    ),
    "special twice": (HEAD, "special", "dig+dig", "special names a symbol twice; one is enough"),
    "sites on legs": (
        *(LEGS, "tail_sites", "1"),
        "only bodies have docking sites, but this legs1 card has tail_sites",
    ),
    "body without a number of sites": (
        *(BODY, "wing_sites", ""),
        "wing_sites is '', expected a whole number 0 to 1",
    ),
    "three leg sites": (BODY, "leg_sites", "3", "leg_sites is 3, expected 0 to 2"),
    "two wing sites": (BODY, "wing_sites", "2", "wing_sites is 2, expected 0 to 1"),
    "two tail sites": (BODY, "tail_sites", "2", "tail_sites is 2, expected 0 to 1"),
    "bad animal": (HEAD, "animal", "Big Bongo", "animal 'Big Bongo' is not an id: small letters"),
    "no animal": (HEAD, "animal", "", "animal is empty"),
}


@pytest.mark.parametrize("case", CARD_ERRORS)
def test_an_error_on_a_card(own: OwnSet, case: str) -> None:
    row, column, value, message = CARD_ERRORS[case]
    own.set_cell("cards.csv", row, column, value)
    place = f"cards.csv, line {own.line_of('cards.csv', row)}: card {row}: "
    found = [error for error in own.errors() if error.startswith(place)]
    assert len(found) == 1, own.errors()
    assert found[0].startswith(place + message)
    with pytest.raises(BadData, match="problem"):
        load_card_set(own.directory)


def test_a_misspelt_part_brings_no_further_errors(own: OwnSet) -> None:
    own.set_cell("cards.csv", BODY, "part", "boddy")
    assert len(own.errors()) == 1


def test_a_card_without_id(own: OwnSet) -> None:
    own.change("cards.csv", "bongo-head,bongo", ",bongo")
    assert own.errors()[0].endswith("card (no id): id is empty")


def test_a_duplicate_card_id(own: OwnSet) -> None:
    own.change("cards.csv", "american-bison-head,", f"{HEAD},")
    first = own.line_of("cards.csv", HEAD)
    assert own.errors() == [
        f"cards.csv, line {first + 1}: duplicate id 'bongo-head', first used in line {first}"
    ]


def test_a_lost_line(own: OwnSet) -> None:
    own.drop_rows("cards.csv", HEAD)
    text = own.read("set.toml").split("\n")
    line = 1 + next(n for n, raw in enumerate(text) if raw.startswith("small"))
    assert own.errors() == [
        f"set.toml, line {line}: totals say small = 135, but the files have 134"
    ]


BIOME_ERRORS = {
    "reward": ("coast", "reward", "4", "reward is 4, expected 2 to 3"),
    "no reward": ("coast", "reward", "", "reward is '', expected a whole number 2 to 3"),
    "food": ("coast", "plants", "many", "plants is 'many', expected a whole number 0 to 30"),
    "unknown requirement": (
        *("coast", "requires", "swim/hover"),
        "unknown symbol 'hover' in requires, expected an ability like climb or climb>=2",
    ),
    "special as requirement": ("coast", "requires", "dig", "unknown symbol 'dig' in requires"),
    "empty alternative": ("coast", "requires", "swim/", "unknown symbol '' in requires"),
    "zero": ("coast", "requires", "swim>=0", "requires swim>=0, expected 1 to 21"),
    "twice": ("coast", "requires", "swim+swim", "requires names swim twice in 'swim+swim'"),
    "required and forbidden": (
        *("coast", "forbids", "fly"),
        "requires and forbids fly at the same time",
    ),
    "unknown forbidden": (
        *("coast", "forbids", "snow"),
        "unknown symbol 'snow' in forbids, expected run, climb, fly, swim, heat, cold, joined by +",
    ),
    "forbidden twice": ("coast", "forbids", "heat+heat", "forbids names an ability twice"),
    "unknown adaptation": ("coast", "adaptation", "swim+x", "unknown symbol 'x' in adaptation"),
    "unknown role": ("coast", "role", "sea", "role is 'sea', expected one of hot_desert, ice,"),
    "beginner": ("coast", "beginner", "1", "beginner is '1', expected one of yes, no, or nothing"),
    "pair": ("coast", "pair", "x", "pair is 'x', expected a whole number 1 to 30"),
}


@pytest.mark.parametrize("case", BIOME_ERRORS)
def test_an_error_on_a_biome(own: OwnSet, case: str) -> None:
    row, column, value, message = BIOME_ERRORS[case]
    own.set_cell("biomes.csv", row, column, value)
    place = f"biomes.csv, line {own.line_of('biomes.csv', row)}: biome {row}: "
    assert own.errors()[0].startswith(place + message)


def _hot_savanna(own: OwnSet) -> None:
    own.set_cell("biomes.csv", "desert", "role", "")
    own.set_cell("biomes.csv", "savanna", "role", "hot_desert")


def _pair_ten(own: OwnSet) -> None:
    for biome in ("coast", "islands"):
        own.set_cell("biomes.csv", biome, "pair", "11")


SET_ERRORS: dict[str, tuple[Callable[[OwnSet], None], str]] = {
    "lonely pair": (
        cell("biomes.csv", "coast", "pair", ""),
        "biomes.csv, line @islands: biome islands: pair 4 has 1 biomes, expected 2 (DC-2P-01)",
    ),
    "gap between pairs": (
        _pair_ten,
        "biomes.csv, line @coast: biome coast: there is a pair 11 but no pair 10; pairs are"
        " numbered from 1 without a gap",
    ),
    "card called like a word of the notation": (
        cell("cards.csv", HEAD, "id", "in"),
        "cards.csv, line @in: card in: 'in' stands for a word of the notation already; choose",
    ),
    "card called like a token": (
        cell("cards.csv", HEAD, "id", "gold1"),
        "cards.csv, line @gold1: card gold1: 'gold1' stands for a competition token already",
    ),
    "card called like an event": (
        cell("cards.csv", HEAD, "id", "flood"),
        "cards.csv, line @flood: card flood: 'flood' stands for an event already",
    ),
    "biome called like a continent": (
        cell("biomes.csv", "coast", "id", "africa"),
        "biomes.csv, line @africa: biome africa: 'africa' stands for a continent already",
    ),
    "biome called like a card": (
        cell("biomes.csv", "coast", "id", HEAD),
        "biomes.csv, line @bongo-head: biome bongo-head: 'bongo-head' stands for the card in"
        " line 12 of cards.csv already",
    ),
    "number without end": (
        cell("biomes.csv", "coast", "plants", "9" * 5000),
        f"biomes.csv, line @coast: biome coast: plants is '{'9' * 5000}', expected a whole number",
    ),
    "requirement without end": (
        cell("biomes.csv", "coast", "requires", "swim>=" + "9" * 5000),
        "biomes.csv, line @coast: biome coast: unknown symbol 'swim>=9999",
    ),
    "name that commands a terminal": (
        lambda own: own.change("names.csv", "animal,emu,emu,", "animal,emu,\x1b[2Jemu,"),
        "names.csv, line @animal,emu: the character '\\x1b' is not allowed here",
    ),
    "set that commands a terminal": (
        lambda own: own.change("set.toml", 'name = "mine"', 'name = "\\u001b[2J"'),
        "set.toml, line 4: the character '\\x1b' is not allowed in 'name'",
    ),
    "totals that are no table": (
        lambda own: own.change("set.toml", "[totals]\n", "totals = 5\n[other]\n"),
        "set.toml, line 17: 'totals' must be a table: a line [totals], then KEY = NUMBER",
    ),
    "no rainforest": (
        cell("biomes.csv", "tropical-rainforest", "role", ""),
        "biomes.csv: 0 biomes have the role rainforest, expected 1 (DC-EVT-VOLCANO-05)",
    ),
    "role of one biome only": (
        cell("biomes.csv", "desert", "role", ""),
        "biomes.csv, line @stone-desert: role hot_desert must be on both biomes of one pair"
        " (DC-EVT-SPECIAL-01)",
    ),
    "role across pairs": (
        _hot_savanna,
        "biomes.csv, line @stone-desert: role hot_desert must be on both biomes of one pair"
        " (DC-EVT-SPECIAL-01)",
    ),
    "beginner biomes": (
        cell("biomes.csv", "coast", "beginner", "yes"),
        "biomes.csv, line @tropical-rainforest: 5 biomes are marked for the beginner game,"
        " expected 4 (DC-BEG-01)",
    ),
    "unknown event": (
        lambda own: own.change("events.csv", "volcano,", "vulcano,"),
        "events.csv, line @vulcano: event vulcano: id is 'vulcano', expected one of degeneration,",
    ),
    "kind of an event": (
        cell("events.csv", "volcano", "kind", "instant"),
        "events.csv, line @volcano: "
        "event volcano: kind is 'instant', but by the rules this event is"
        " lasting",
    ),
    "event twice": (
        lambda own: own.change("events.csv", "flood,", "degeneration,"),
        "events.csv, line 6: duplicate id 'degeneration', first used in line 4",
    ),
    "unknown continent": (
        lambda own: own.change("continents.csv", "oceania", "atlantis"),
        "continents.csv, line @atlantis: "
        "continent atlantis: id is 'atlantis', expected one of africa,",
    ),
    "missing continent": (
        lambda own: own.drop_rows("continents.csv", "asia"),
        "continents.csv: continent asia is missing (DC-CMP-04)",
    ),
    "unknown language": (
        lambda own: own.change("set.toml", 'languages = ["en"]', 'languages = ["en", "de"]'),
        "set.toml, line 13: 'languages' must be a list out of en, zh-Hans, zh-Hant, pt, ja, sv",
    ),
    "no name": (
        lambda own: own.change("set.toml", 'name = "mine"', 'name = ""'),
        "set.toml, line 4: 'name' must be a text in quotes, not empty",
    ),
    "unknown key": (
        lambda own: own.change("set.toml", 'version = "1"', 'version = "1"\nauthor = "me"'),
        "set.toml, line 6: unknown key 'author', expected name, version, note, languages, totals",
    ),
    "unknown total": (
        lambda own: own.change("set.toml", "small = 135", "tiny = 135"),
        "set.toml, line 18: unknown key 'tiny', expected small, large, biomes, events, continents",
    ),
    "total that is no number": (
        lambda own: own.change("set.toml", "small = 135", 'small = "many"'),
        "set.toml, line 18: 'small' must be a whole number",
    ),
    "broken toml": (
        lambda own: own.change("set.toml", 'version = "1"', "version = "),
        "set.toml, line 5: not TOML: Invalid value",
    ),
    "name of an unknown kind": (
        lambda own: own.change("names.csv", "animal,emu,", "bird,emu,"),
        "names.csv, line @bird,emu: bird emu: kind is 'bird', expected one of animal, short,",
    ),
    "name twice": (
        lambda own: own.change("names.csv", "animal,emu,", "animal,bongo,"),
        "names.csv, line 58: duplicate name of animal 'bongo', first in line 31",
    ),
    "unknown column": (
        lambda own: own.change("cards.csv", "id,animal,part,deck", "id,animal,part,colour"),
        "cards.csv, line @id: unknown column 'colour', expected id, animal, part, deck, diet,",
    ),
    "missing column": (
        lambda own: own.change("biomes.csv", ",pair,role,beginner\n", ",pair,role\n"),
        "biomes.csv, line @id: missing column 'beginner'",
    ),
    "unknown language column": (
        lambda own: own.change("names.csv", "ja,sv\n", "ja,de\n"),
        "names.csv, line @kind: unknown column 'de', expected kind, key, en, zh-Hans,",
    ),
    "missing file": (
        lambda own: own.path("biomes.csv").unlink(),
        "biomes.csv: the file is missing",
    ),
    "missing set.toml": (
        lambda own: own.path("set.toml").unlink(),
        "set.toml: the file is missing",
    ),
}


@pytest.mark.parametrize("case", SET_ERRORS)
def test_an_error_of_the_set(own: OwnSet, case: str) -> None:
    break_it, message = SET_ERRORS[case]
    break_it(own)
    assert any(error.startswith(own.with_lines(message)) for error in own.errors()), own.errors()
    with pytest.raises(BadData):
        load_catalog(own.directory)


@pytest.mark.parametrize("file", ["set.toml", "cards.csv", "biomes.csv", "events.csv"])
def test_a_missing_file_is_one_error(own: OwnSet, file: str) -> None:
    own.path(file).unlink()
    assert own.errors() == [f"{file}: the file is missing"]


def test_a_translation_that_was_promised(own: OwnSet) -> None:
    own.change("set.toml", 'languages = ["en"]', 'languages = ["en", "sv", "pt"]')
    own.change("cards.csv", "bongo-head,bongo,head", "bongo-head,okapi,head")
    own.write("names.csv", "kind,key,en,sv\nanimal,okapi,okapi,okapi\n")
    assert own.errors() == [
        "names.csv, line 2: missing translation: animal 'okapi' has no name in pt"
    ]


def test_too_few_cards(own: OwnSet) -> None:
    own.drop_totals()
    lines = own.read("cards.csv").split("\n")
    own.write("cards.csv", "\n".join(lines[:60]))
    assert own.errors() == [
        "cards.csv: 49 cards; at least 68 are needed to deal to six players",
        "cards.csv: no body card: every species needs one (DC-ANAT-01)",
    ]


def test_too_many_cards(own: OwnSet) -> None:
    own.drop_totals()
    more = "".join(f"bongo{n}-tail,bongo,tail,small,,0,1,,,,,,,,,,\n" for n in range(256 - 237))
    own.write("cards.csv", own.read("cards.csv") + more)
    assert own.errors() == ["cards.csv: 256 cards; a set can have at most 255"]


def test_no_head(own: OwnSet) -> None:
    own.drop_totals()
    heads = [card.id for card in load_catalog().cards if card.part == "head"]
    own.drop_rows("cards.csv", *heads)
    assert own.errors() == ["cards.csv: no head card: every species needs one (DC-ANAT-01)"]


def test_too_few_biomes(own: OwnSet) -> None:
    own.drop_totals()
    own.drop_rows("biomes.csv", "coast", "islands", "mountains", "hill-country", "semidesert")
    assert own.errors() == [
        "biomes.csv: 17 biomes; at least 18 are needed for six players (DC-LEM-06)",
        f"biomes.csv, line {own.line_of('biomes.csv', 'ocean')}: biome ocean: there is a pair 5 but"
        " no pair 4; pairs are numbered from 1 without a gap",
        "biomes.csv: 9 biomes remain when one of each pair is out; at least 12 are needed for the"
        " kids game (DC-KIDS-04)",
    ]


def add_biomes(own: OwnSet, count: int) -> None:
    own.drop_totals()
    more = "".join(f"moor{n},2,4,4,,,run,,,\n" for n in range(count))
    names = "".join(f"biome,moor{n},moor\n" for n in range(count))
    own.write("biomes.csv", own.read("biomes.csv") + more)
    own.write("names.csv", own.read("names.csv") + names)


def test_as_many_biomes_as_possible(own: OwnSet) -> None:
    add_biomes(own, 38)
    assert own.errors() == []
    assert load_card_set(own.directory).all_biomes() == (1 << 60) - 1


def test_too_many_biomes(own: OwnSet) -> None:
    add_biomes(own, 39)
    assert own.errors() == ["biomes.csv: 61 biomes; a set can have at most 60"]


def test_too_few_events(own: OwnSet) -> None:
    own.drop_totals()
    own.write("events.csv", "id,kind\nflood,instant\nvolcano,lasting\noptimal,lasting\n")
    assert own.errors() == [
        "events.csv: at least 3 events besides continental_drift and volcano are needed (DC-ERA-03)"
    ]


def test_all_errors_come_together(own: OwnSet) -> None:
    own.set_cell("cards.csv", HEAD, "hearts", "x")
    own.set_cell("cards.csv", BODY, "leg_sites", "9")
    own.set_cell("biomes.csv", "coast", "reward", "7")
    own.change("names.csv", "animal,emu,", "bird,emu,")
    with pytest.raises(BadData) as caught:
        load_card_set(own.directory)
    lines = str(caught.value).split("\n")
    assert lines[0] == f"{own.directory}: 4 problems"
    assert len(lines) == 5
    assert all(f"{own.directory}" in line for line in lines)


# Warnings.

WARNINGS: dict[str, tuple[Callable[[OwnSet], None], str]] = {
    "high number": (
        cell("cards.csv", HEAD, "hearts", "12"),
        "cards.csv, line @bongo-head: card bongo-head: hearts is 12, which is unusually high",
    ),
    "empty card": (
        cell("cards.csv", "south-american-coati-tail", "climb", "0"),
        "cards.csv, line @south-american-coati-tail: "
        "card south-american-coati-tail: the card adds nothing to a species:"
        " no ability, no special, no competition",
    ),
    "same animal and part": (
        cell("cards.csv", "american-bison-head", "animal", "bongo"),
        "cards.csv, line @american-bison-head: "
        "card american-bison-head: same animal and part as line 12",
    ),
    "forbidden adaptation": (
        cell("biomes.csv", "savanna", "adaptation", "run+cold"),
        "biomes.csv, line @savanna: "
        "biome savanna: cold counts for adaptation but is forbidden, so it"
        " never counts",
    ),
    "no adaptation": (
        cell("biomes.csv", "savanna", "adaptation", ""),
        "biomes.csv, line @savanna: "
        "biome savanna: no adaptation symbol: no species can ever be the most"
        " adapted one",
    ),
    "no food": (
        cell("biomes.csv", "polar-desert", "meat", "0"),
        "biomes.csv, line @polar-desert: "
        "biome polar-desert: offers no food at all: only species without"
        " hearts can live here",
    ),
}


@pytest.mark.parametrize("case", WARNINGS)
def test_a_warning(own: OwnSet, case: str) -> None:
    change, message = WARNINGS[case]
    change(own)
    assert own.errors() == []
    assert own.warnings() == [own.with_lines(message)]
    assert len(load_catalog(own.directory).warnings) == 1


def test_parts_that_never_fit_are_warned_of(own: OwnSet) -> None:
    lines = own.read("cards.csv").split("\n")
    flat = [
        f"{line[: line.rindex(',', 0, -4)]},0,0,0" if ",body," in line else line for line in lines
    ]
    own.write("cards.csv", "\n".join(flat))
    assert own.errors() == []
    assert own.warnings() == [
        f"cards.csv: no body has docking sites for a {part} card"
        for part in ("legs1", "legs2", "wings", "tail")
    ]


# The digest.


def test_the_digest_does_not_depend_on_how_the_files_are_written(own: OwnSet) -> None:
    before = set_digest(own.directory)
    assert before == set_digest() == set_digest(BASE_SET)
    for file in FILES:
        text = own.read(file).replace("\n", "\r\n")
        own.path(file).write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert set_digest(own.directory) == before
    own.change(
        "cards.csv", "bongo-head,bongo,head,small,", "# note\nbongo-head , bongo,head,small,"
    )
    own.set_cell("cards.csv", "bongo-body", "climb", "")
    own.set_cell("biomes.csv", "coast", "requires", " fly >= 1 / swim")
    own.set_cell("biomes.csv", "taiga", "adaptation", "cold+climb+run")
    own.change("set.toml", 'version = "1"', 'version = "2"')
    own.path("names.csv").unlink()
    assert set_digest(own.directory) == before


def test_the_digest_does_not_depend_on_the_order_of_columns(own: OwnSet) -> None:
    before = set_digest(own.directory)
    rows = [
        ",".join(reversed(line.split(",")))
        for line in own.read("cards.csv").split("\n")
        if not line.startswith("#")
    ]
    own.write("cards.csv", "\n".join(rows))
    assert set_digest(own.directory) == before


DIGEST_CHANGES: dict[str, Callable[[OwnSet], None]] = {
    "hearts": cell("cards.csv", HEAD, "hearts", "2"),
    "diet": cell("cards.csv", HEAD, "diet", "omnivore"),
    "heat": cell("cards.csv", HEAD, "heat", "1"),
    "special": cell("cards.csv", HEAD, "special", "dig"),
    "competition": cell("cards.csv", HEAD, "competition", "3"),
    "sites": cell("cards.csv", BODY, "tail_sites", "0"),
    "id": cell("cards.csv", HEAD, "id", "bongo-skull"),
    "plants": cell("biomes.csv", "coast", "plants", "9"),
    "requirement": cell("biomes.csv", "coast", "requires", "swim>=2/fly"),
    "forbidden": cell("biomes.csv", "coast", "forbids", "heat"),
    "adaptation": cell("biomes.csv", "coast", "adaptation", "swim"),
    "reward": cell("biomes.csv", "coast", "reward", "3"),
}


@pytest.mark.parametrize("case", DIGEST_CHANGES)
def test_the_digest_changes_with_what_is_played(own: OwnSet, case: str) -> None:
    DIGEST_CHANGES[case](own)
    assert set_digest(own.directory) != set_digest()


def test_the_order_of_cards_is_played_too(own: OwnSet) -> None:
    lines = own.read("cards.csv").split("\n")
    at = own.line_of("cards.csv", HEAD)
    lines[at - 1], lines[at] = lines[at], lines[at - 1]
    own.write("cards.csv", "\n".join(lines))
    assert own.errors() == []
    assert set_digest(own.directory) != set_digest()


def test_a_broken_set_has_no_digest(own: OwnSet) -> None:
    own.set_cell("cards.csv", HEAD, "hearts", "x")
    with pytest.raises(BadData):
        set_digest(own.directory)


# The page for people who type in their cards.


def test_the_page_explains_every_column_and_file() -> None:
    page = (Path(__file__).parents[4] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    for column in (*CARD_COLUMNS, *BIOME_COLUMNS, *FILES):
        assert f"`{column}`" in page, column
    assert f"fewer than {MIN_ANIMALS} animal cards" in page
    assert f"fewer than {MIN_BIOMES} biomes" in page
    assert f"fewer than {MIN_REDUCED_BIOMES}\n  left" in page
    assert f"0 to {MAX_CARD_STAT} on an animal card, 0 to {MAX_FOOD} food" in page


def test_the_rows_shown_on_the_page_are_those_of_the_set() -> None:
    page = (Path(__file__).parents[4] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    lines = [line for block in page.split("```")[1::2] for line in block.strip().split("\n")]
    files = [(BASE_SET / file).read_text(encoding="utf-8").split("\n") for file in FILES[1:]]
    known = {line for file in files for line in file}
    assert [line for line in lines if line not in known] == [
        "animal,okapi,okapi,霍加狓,歐卡皮鹿,ocapi,オカピ,okapi"
    ]
