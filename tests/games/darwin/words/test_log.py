"""Every event of Darwin has its sentence; a log tells who is who, even of the dead."""

import re
from itertools import pairwise, product

import pytest

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.actions import CONFIRM, pack, pack_cards
from galapagos.games.darwin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import Species
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BY_HUNGER,
    BY_REQUIREMENT,
    FED,
    FLOOD,
    HUNGRY,
    NOBODY,
    OVER,
    SMALL,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.games.darwin.words.log import sentence
from galapagos.games.darwin.words.names import Fauna, Ground, Names
from galapagos.games.darwin.words.story import catch_up, tell
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.text.catalogue import words_for
from galapagos.text.story import Line
from tests.amounts import few
from tests.text.darwin_tables import CARDS, CATALOG, TABLES, names_for, played

ANA = names_for(0, 3)
SPECTATOR = names_for(-1, 3)
BONGO = CATALOG.card_number("bongo-head")
TUNA = CATALOG.card_number("atlantic-bluefin-tuna-body")
TIGER = CATALOG.card_number("bengal-tiger-head")
SAVANNA = CATALOG.biome_number("savanna")
OCEAN = CATALOG.biome_number("ocean")
BODY = int(pack_cards(BONGO, TUNA, 0, 0, 0, 0))
MINE, BOS = 2, 5
SAMPLE = {
    "species": MINE,
    "hunter": MINE,
    "prey": BOS,
    "by": BOS,
    "slot": 0,
    "biome": OCEAN,
    "before": SAVANNA,
    "continent": 0,
    "card": BONGO,
    "given": BONGO,
    "taken": TUNA,
    "kept": BONGO,
    "removed": BONGO,
    "added": TIGER,
    "cards": BODY,
    "action": int(pack(CONFIRM)),
    "size": SMALL,
    "event": FLOOD,
    "winners": 0b101,
    "to": 1,
    "from": 2,
    "ground": 0,
}


def story(
    events: list[Event],
    names: Names,
    since: int = 0,
    *,
    details: bool = False,
    beginning: Game | None = None,
) -> list[Line]:
    """Return the events from a place on as lines of a log."""
    fauna = Fauna.first(names.catalog.card_set, beginning)
    catch_up(events[:since], fauna)
    return tell(events[since:], names, fauna, details=details, first=since)


def fauna() -> Fauna:
    table = Fauna(CARDS)
    table.grounds = {0: Ground(0, SAVANNA, 0), 1: Ground(0, OCEAN, 1)}
    for uid, owner, head in ((MINE, 0, BONGO), (BOS, 1, TIGER)):
        table.owners[uid], table.homes[uid] = owner, 0
        table.bodies[uid] = int(pack_cards(head, TUNA, 0, 0, 0, 0))
        table.food[uid] = 1
    return table


def event(kind: int, seat: int, *fields: int, rule: int = rules.DC_ERA_02) -> Event:
    a, b, c, d = (*fields, -1, -1, -1, -1)[:4]
    return Event(kind, rule, -1, seat, a, b, c, d)


@pytest.mark.parametrize("kind", range(len(EVENT_KEYS)), ids=EVENT_KEYS)
@pytest.mark.parametrize("names", [ANA, SPECTATOR], ids=["Ana", "spectator"])
def test_every_kind_of_event_has_a_sentence(kind: int, names: Names) -> None:
    fields = [SAMPLE.get(field, 1) for field in EVENT_FIELDS[kind]]
    for seat in (0, 1):
        text = sentence(event(kind, seat, *fields), names, fauna())
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()
        assert "-1" not in text


def test_every_wording_of_an_event_belongs_to_a_kind() -> None:
    words = {key.partition("-")[0] for key in words_for("en", "darwin").keys("event")}
    assert words == set(EVENT_KEYS)


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (event(ev.CARD_DRAWN, 0, SMALL, BONGO), "You draw bongo head: herbivore, 1 heart, run 1"),
        (event(ev.CARD_DRAWN, 2, SMALL, -1), "P3 draws a small card."),
        (
            event(ev.CREATED, 1, BOS, 0, BODY),
            "Bo creates Bongo tuna (S6) in the savanna: herb",
        ),
        (
            event(ev.MUTATED, 0, MINE, BONGO, TIGER),
            "Your Bongo tuna (S3) gets Bengal tiger head instead of bongo head.",
        ),
        (
            event(ev.MUTATED, 0, MINE, 0, TIGER),
            "Your Bongo tuna (S3) gets Bengal tiger head.",
        ),
        (
            event(ev.MIGRATED, 1, BOS, 0, 1),
            "Bo's Tiger tuna (S6) migrates from the savanna to the ocean.",
        ),
        (
            event(ev.FOOD_SERVED, 0, MINE, 1, 0, HUNGRY),
            "Your Bongo tuna (S3) is hungry: 1 of 2 food.",
        ),
        (
            event(ev.DIED, 0, MINE, BY_REQUIREMENT, 0, -1),
            "Your Bongo tuna (S3) dies: it does not fit the savanna.",
        ),
        (
            event(ev.DIED, 1, BOS, BY_HUNGER, 0, -1, rule=rules.DC_EVAL_PRED_10),
            "Bo's Tiger tuna (S6) starves: it has 1 of 3 food and finds no prey it can catch.",
        ),
        (
            event(ev.EATEN, 1, BOS, MINE, 3, 1),
            "Bo's Tiger tuna (S6) eats your Bongo tuna (S3): 3 meat; it still needs 1.",
        ),
        (
            event(ev.POINTS_EARNED, 0, MINE, 2, 4, 1),
            "Your Bongo tuna (S3) is the best adapted in",
        ),
        (
            event(ev.POINTS_EARNED, 0, MINE, 2, 5, 2),
            "Your Bongo tuna (S3) takes silver: 2 points.",
        ),
        (
            event(ev.BIOME_REPLACED, NOBODY, 0, OCEAN, 0, SAVANNA),
            "Africa: ocean replaces the savanna.",
        ),
        (
            event(ev.BIOME_REPLACED, NOBODY, 0, OCEAN, VOLCANO_ACTIVE, SAVANNA),
            "Africa: an active volcano replaces the savanna. Any species that stays there dies.",
        ),
        (event(ev.BIOME_LAID, NOBODY, 3, 3, TOKEN), "A competition token worth 3 points is"),
        (event(ev.EVENT_REVEALED, NOBODY, FLOOD), "Event: flood. Species that can neither swim"),
        (event(ev.CARD_GIVEN, 1, BONGO, 0), "Bo gives you bongo head."),
        (event(ev.CARD_GIVEN, 1, -1, 2), "Bo gives P3 a card."),
        (
            event(ev.TAKEN_OVER, 0, BOS, 1),
            "You take over Tiger tuna (S6) from Bo.",
        ),
        (
            event(ev.BANKED, 1, 1, BOS),
            "Bo keeps 1 point of Tiger tuna (S6) in the bank.",
        ),
        (event(ev.SCORED, 0, 9, 7, 2), "You have 9 points: 7 on species, 2 in the bank."),
        (event(ev.GAME_ENDED, NOBODY, 0b11), "The game is over. Victory goes to you and Bo."),
    ],
    ids=lambda value: EVENT_KEYS[value.kind] if isinstance(value, Event) else "",
)
def test_sentences_read_well(happened: Event, told: str) -> None:
    assert sentence(happened, ANA, fauna()).startswith(told)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"mode{int(options.mode)}")
def test_whole_games_are_told_with_and_without_details(options: Options) -> None:
    names = names_for(0, int(options.players))
    for game, log in played(options, 3):
        if game.state.phase == OVER:
            seen = [game.event_for(0, happened) for happened in log.events]
            short, long = story(seen, names), story(seen, names, details=True)
            assert 20 < len(short) < len(long)
            assert all(line.text and line.rule.startswith("DC-") for line in long)
            assert not any("a species" in line.text for line in short)


@pytest.mark.parametrize("options", few(TABLES, 3), ids=lambda options: f"mode{int(options.mode)}")
def test_a_story_told_in_parts_knows_what_was_told_before(options: Options) -> None:
    """Action by action, species are called what they are called in the whole story."""
    names = names_for(0, int(options.players))
    parts: list[str] = []
    since = 0
    for game, log in played(options, 5):
        seen = [game.event_for(0, happened) for happened in log.events]
        parts += [line.text for line in story(seen, names, since) if "(S" in line.text]
        since = len(seen)
    whole = [line.text for line in story(seen, names) if "(S" in line.text]
    assert parts == whole


def test_food_and_lead_are_told_only_when_they_change() -> None:
    lead = event(ev.LEADER, 0, 0, MINE)
    fed = event(ev.FOOD_SERVED, 0, MINE, 2, 0, FED)
    hungry = event(ev.FOOD_SERVED, 0, MINE, 1, 0, HUNGRY)
    begin = [
        event(ev.BIOME_LAID, NOBODY, 0, SAVANNA, 0, 0),
        event(ev.CREATED, 0, MINE, 0, BODY),
    ]
    told = [line.text for line in story([*begin, fed, lead, lead, fed, lead, hungry], ANA)]
    assert sum("leads" in text for text in told) == 1
    assert [text for text in told if "food" in text] == [
        "Your Bongo tuna (S3) is hungry: 1 of 2 food."
    ]


def test_aloud_a_species_goes_by_its_kind_alone_unless_another_of_it_lives() -> None:
    """The log of the page said "Your Bongo tuna (S3)", a tag that nobody needs there."""
    begin = [
        event(ev.BIOME_LAID, NOBODY, 0, SAVANNA, 0, 0),
        event(ev.CREATED, 0, MINE, 0, BODY),
    ]
    hungry = event(ev.FOOD_SERVED, 0, MINE, 1, 0, HUNGRY)
    double = event(ev.CREATED, 1, BOS, 0, BODY)
    died = event(ev.DIED, 1, BOS, BY_REQUIREMENT, 0, -1)
    aloud = ANA.aloud()
    told = [line.text for line in story([*begin, hungry], aloud)]
    assert any(text.startswith("You create Bongo tuna in the savanna") for text in told)
    assert told[-1] == "Your Bongo tuna is hungry: 1 of 2 food."
    two = [*begin, double, hungry]
    assert story(two, aloud)[-1].text == "Your Bongo tuna (S3) is hungry: 1 of 2 food."
    assert story([*begin, double, died, hungry], aloud)[-1].text == told[-1]


def test_blows_stand_out() -> None:
    begin = [
        event(ev.BIOME_LAID, NOBODY, 0, SAVANNA, 0, 0),
        event(ev.CREATED, 0, MINE, 0, BODY),
        event(ev.CREATED, 1, BOS, 0, BODY),
    ]
    blows = [
        event(ev.FOOD_SERVED, 0, MINE, 1, 0, HUNGRY),
        event(ev.EATEN, 1, BOS, MINE, 3, 0),
        event(ev.DIED, 0, MINE, BY_HUNGER, 0, -1),
    ]
    harmless = [
        event(ev.FOOD_SERVED, 1, BOS, 1, 0, HUNGRY),
        event(ev.EATEN, 0, MINE, BOS, 3, 0),
        event(ev.DIED, 1, BOS, BY_HUNGER, 0, -1),
    ]
    assert [line.is_blow for line in story(begin + blows, ANA, len(begin))] == [True] * 3
    assert [line.is_blow for line in story(begin + harmless, ANA, len(begin))] == [False] * 3


def test_drafts_of_others_leave_no_trace() -> None:
    hidden = event(ev.HIDDEN, -1, rule=-1)
    assert story([hidden, hidden], ANA, details=True) == []


def test_a_fauna_of_a_state_is_the_fauna_of_its_log() -> None:
    for game, log in played(Options(4), 7):
        pass
    followed = Fauna(CARDS)
    for happened in log.events:
        followed.follow(happened)
    state = game.state
    living: list[Species] = [species for biome in state.biomes for species in biome.species]
    assert living
    now = Fauna.of(state)
    for uid, owner in now.owners.items():
        assert followed.owners[uid] == owner
        assert followed.homes[uid] == now.homes[uid]
        assert sorted(followed.bodies[uid].to_bytes(6)) == sorted(now.bodies[uid].to_bytes(6))
    assert now.grounds == followed.grounds


# DC-KIDS-01, -06: where there is no food, nobody is told to lead in a turn.
@pytest.mark.parametrize("options", [one for one in TABLES if not one.is_kids()])
def test_dc_lead_01_a_fauna_of_a_state_knows_who_leads(options: Options) -> None:
    followed, place, led = Fauna(CARDS), 0, 0
    for game, log in played(options, 11):
        catch_up(log.events[place:], followed)
        place = len(log.events)
        if game.state.phase == ACTION:
            told = {slot: uids for slot, uids in followed.leaders.items() if uids}
            now = {slot: uids for slot, uids in Fauna.of(game.state).leaders.items() if uids}
            assert now == told
            led += len(now)
    assert led


@pytest.mark.parametrize("options", TABLES)
def test_leads_and_hunger_that_a_position_began_with_are_no_news(options: Options) -> None:
    """DC-LEAD-01, DC-TERM-14"""
    names = names_for(-1, options.players)
    begun: list[tuple[Darwin, int]] = []
    for game, log in played(options, 11):
        if game.state.phase == ACTION and any(Fauna.of(game.state).leaders.values()):
            begun.append((game.clone(), len(log.events)))
    seen = [game.event_for(-1, happened) for happened in log.events]
    assert begun
    for beginning, since in begun[:: len(begun) // 8 + 1]:
        whole = leads_and_hunger(story(seen, names, since))
        assert leads_and_hunger(story(seen[since:], names, beginning=beginning)) == whole


def leads_and_hunger(lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.rule == "DC-LEAD-01" or " is hungry" in line.text]


def test_a_line_says_up_to_which_event_it_tells() -> None:
    """Lines follow each other; what is told together reaches from its first event to its last."""
    runs = eaten = 0
    for options in TABLES:
        for seed in range(3):
            *_, (game, log) = played(options, seed)
            seen = [game.event_for(0, event) for event in log.events]
            lines = story(seen, names_for(0, int(options.players)))
            for line, after in pairwise(lines):
                assert line.event <= line.last < after.event
                kinds = [int(event.kind) for event in seen[line.event : line.last + 1]]
                if kinds[0] == ev.EATEN:
                    eaten += 1
                    assert kinds == [ev.EATEN, ev.DIED]
                elif kinds[0] in (ev.POINTS_EARNED, ev.ZONE_FILLED, ev.LEADER):
                    runs += len(kinds) > 1
                    assert len(set(kinds)) == 1
    assert runs
    assert eaten


@pytest.mark.parametrize("language", ["en", "ja", "pt", "sv", "zh-Hans", "zh-Hant"])
def test_the_number_of_survivors_is_not_read_as_part_of_a_name(language: str) -> None:
    """It said "Hatchling 3, Hatchling 2 2 and Hatchling 3 5."; a bot may still have such a name."""
    names = Names(0, ["Ana", "Bo 2", "Bo 3"], language, CATALOG)
    run = [event(ev.POINTS_EARNED, seat, uid, 1, 3) for seat, uid in enumerate((2, 5, 6))]
    (line,) = story(run, names)
    assert "Bo 2" in line.text
    assert not re.search(r"Bo [23] ?1", line.text)
    if language == "en":
        assert line.text == "Survivors, 1 point each: you (1), Bo 2 (1) and Bo 3 (1)."


def test_an_owl_with_the_body_of_an_owl_is_an_owl() -> None:
    head, body = CATALOG.card_number("snowy-owl-head"), CATALOG.card_number("snowy-owl-body")
    assert ANA.kind(int(pack_cards(head, body, 0, 0, 0, 0))) == "Owl"
    assert ANA.kind(int(pack_cards(BONGO, body, 0, 0, 0, 0))) == "Bongo owl"


@pytest.mark.parametrize("language", ["en", "ja", "pt", "sv", "zh-Hans", "zh-Hant"])
def test_no_species_is_called_the_same_twice(language: str) -> None:
    """There were an "Elephant elephant", a "Panda panda" and a "Harpy eagle eagle"."""
    names = Names(0, ["Ana", "Bo"], language, CATALOG)
    parts = {
        part: [n for n, one in enumerate(CATALOG.cards, 1) if one.part == part]
        for part in ("head", "body")
    }
    for head, body in product(parts["head"], parts["body"]):
        kind = names.kind(int(pack_cards(head, body, 0, 0, 0, 0)))
        words = re.split(r"[\s-]", kind.casefold())
        assert all(one != two for one, two in pairwise(words)), kind
        half = len(kind) // 2
        assert kind[:half].casefold() != kind[half:].casefold(), kind
