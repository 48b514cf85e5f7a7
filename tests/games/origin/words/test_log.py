"""Every event of Origin has its sentence, for everybody who may read it."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules import rules
from galapagos.games.origin.rules.actions import animal_ref
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    FAT,
    FAT_TISSUE,
    FEEDING,
    HIDDEN,
    NOBODY,
    PARASITE,
    SWIMMING,
    SYMBIOSIS,
)
from galapagos.games.origin.words.log import sentence, story
from galapagos.games.origin.words.names import Names
from galapagos.kernel.chance import Chance
from galapagos.kernel.events import Event, EventLog
from galapagos.text.catalogue import words_for

DECK = base_deck()
ANA = Names(0, ["Ana", "Bo", "P3"], "en", DECK)
SPECTATOR = Names(NOBODY, ["Ana", "Bo", "P3"], "en", DECK)
MINE, BOS, THIRDS = animal_ref(0, 0), animal_ref(1, 2), animal_ref(2, 1)
SAMPLE = {
    "animal": MINE,
    "partner": animal_ref(0, 1),
    "prey": BOS,
    "hunter": BOS,
    "substitute": animal_ref(0, 1),
    "victim": BOS,
    "trait": COMMUNICATION,
    "face": 3,
    "phase": FEEDING,
    "holding": FAT,
    "winners": 0b101,
}


def event(kind: int, seat: int, *fields: int, rule: int = rules.EV_ROUND_01) -> Event:
    a, b, c, d = (*fields, -1, -1, -1, -1)[:4]
    return Event(kind, rule, -1, seat, a, b, c, d)


def sample(kind: int, seat: int) -> Event:
    return event(kind, seat, *(SAMPLE.get(field, 1) for field in EVENT_FIELDS[kind]))


@pytest.mark.parametrize("kind", range(len(EVENT_KEYS)), ids=EVENT_KEYS)
@pytest.mark.parametrize("names", [ANA, SPECTATOR], ids=["Ana", "spectator"])
def test_every_kind_of_event_has_a_sentence(kind: int, names: Names) -> None:
    for seat in (0, 1):
        text = sentence(sample(kind, seat), names)
        assert text.endswith(".")
        assert text[0].isupper() or text[0].isdigit()
        assert "-1" not in text


def test_every_wording_of_an_event_belongs_to_a_kind() -> None:
    words = {key.partition("-")[0] for key in words_for("en", "origin").keys("event")}
    assert words == set(EVENT_KEYS)


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (event(ev.CARD_DEALT, 0, DECK.face("swimming")), "You draw Swimming."),
        (event(ev.CARD_DEALT, 2, HIDDEN), "P3 draws a card."),
        (event(ev.ANIMAL_LAID, 1, BOS, HIDDEN), "Bo has a new animal, P2c."),
        (event(ev.TRAIT_LAID, 1, BOS, SWIMMING, 0), "Bo plays Swimming on P2c."),
        (event(ev.TRAIT_LAID, 1, MINE, PARASITE, 0), "Bo plays Parasite on your P1a."),
        (
            event(ev.PAIR_LAID, 0, MINE, animal_ref(0, 1), SYMBIOSIS, 0),
            "You lay Symbiosis: your P1a shields your P1b.",
        ),
        (event(ev.FOOD_TAKEN, 2, THIRDS), "P3 feeds P3b."),
        (event(ev.FOOD_RECEIVED, 0, MINE, 1, 1), "Your P1a eats 1 food and stores 1."),
        (event(ev.FOOD_RECEIVED, 1, BOS, 0, 2), "Bo's P2c is fed and stores 2 food."),
        (event(ev.HUNT_ANNOUNCED, 1, BOS, MINE), "Bo hunts your P1a with P2c."),
        (event(ev.RAN, 0, MINE, 5, 1), "Your P1a runs and rolls 5: it escapes."),
        (event(ev.RAN, 0, MINE, 2, 0), "Your P1a runs and rolls 2: too slow."),
        (event(ev.EATEN, 0, MINE, BOS), "Your P1a is eaten by Bo's P2c."),
        (
            event(ev.CARD_SHED, 1, BOS, FAT_TISSUE, -1, FAT),
            "Tail Loss: Bo's P2c gives up a Fat Tissue card with the fat on it and lives.",
        ),
        (
            event(ev.CARD_SHED, 0, MINE, COOPERATION, animal_ref(0, 1), 0),
            "Tail Loss: your P1a gives up Cooperation with your P1b and lives.",
        ),
        (
            event(ev.WOKE, 0, MINE, rule=rules.EV_TRAIT_HIBERNATION_06),
            "Your P1a wakes up: it has lost its Hibernation.",
        ),
        (event(ev.BURIED, 2, THIRDS, 1), "P3b leaves the table: 1 card goes to the discard pile."),
        (event(ev.DECLARED, 0, 1, 2), "You choose 1 card and 2 points."),
        (
            event(ev.SCORED, 1, 12, 4, 3, 2),
            "Bo has 12 points: 4 for animals, 3 for traits, 2 bonus, 3 earlier.",
        ),
        (event(ev.GAME_ENDED, NOBODY, 0b11), "The game is over. Victory goes to you and Bo."),
    ],
    ids=lambda value: EVENT_KEYS[value.kind] if isinstance(value, Event) else "",
)
def test_sentences_read_well(happened: Event, told: str) -> None:
    assert sentence(happened, ANA) == told


def test_a_deal_is_told_by_player() -> None:
    deal = [
        event(ev.CARD_DEALT, 1, HIDDEN),
        event(ev.CARD_DEALT, 0, DECK.face("running")),
        event(ev.CARD_DEALT, 1, HIDDEN),
        event(ev.CARD_DEALT, 0, DECK.face("grazing/fat_tissue")),
    ]
    assert [line.text for line in story(deal, ANA)] == [
        "You draw Running and Grazing / Fat Tissue.",
        "Bo draws 2 cards.",
    ]


def test_dice_are_told_in_one_sentence() -> None:
    rolls = [event(ev.ROLLED_FOR_START, seat, die) for seat, die in ((0, 6), (1, 6), (2, 1))]
    rolls += [event(ev.ROLLED_FOR_START, seat, die) for seat, die in ((0, 2), (1, 5))]
    food = [event(ev.ROLLED_FOR_FOOD, 0, 3), event(ev.ROLLED_FOR_FOOD, 0, 4)]
    food.append(event(ev.FOOD_SUPPLIED, 0, 9))
    assert [line.text for line in story(rolls + food, ANA)] == [
        "Rolling to see who starts: you 6, Bo 6, P3 1; again you 2, Bo 5.",
        "Food roll: 3 and 4 plus 2 makes 9 food for all.",
    ]


def test_a_blow_stands_out_but_not_what_one_does_oneself() -> None:
    blows = [
        event(ev.EATEN, 0, MINE, BOS),
        event(ev.ROBBED, 1, BOS, MINE),
        event(ev.HUNT_ANNOUNCED, 1, BOS, MINE),
        event(ev.TRAIT_LAID, 1, MINE, PARASITE, 0),
    ]
    assert all(line.is_blow for line in story(blows, ANA))
    harmless = [
        event(ev.EATEN, 1, BOS, MINE),
        event(ev.ROBBED, 0, MINE, animal_ref(0, 1)),
        event(ev.HUNT_ANNOUNCED, 0, animal_ref(0, 1), MINE),
    ]
    assert not any(line.is_blow for line in story(harmless, ANA))


def played(seed: int) -> tuple[Origin, EventLog]:
    log = EventLog()
    options = Options(3, variant=seed % 2 == 1, out_of_turn_pairs=True)
    game = new_origin(options, DECK, seed, log=log)
    chance = Chance(seed + 1)
    while not game.is_over():
        seat = game.actor()
        legal = game.legal_list(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    return game, log


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_with_and_without_details(seed: int) -> None:
    game, log = played(seed)
    seen = [game.event_for(0, happened) for happened in log.events]
    short, long = story(seen, ANA), story(seen, ANA, details=True)
    assert 50 < len(short) < len(long)
    assert all(line.text and line.rule.startswith("EV-") for line in long)


@pytest.mark.parametrize("seed", range(4))
def test_a_story_does_not_change_with_what_the_reader_may_not_know(seed: int) -> None:
    """Two worlds: other cards were dealt to the others and lie under their animals."""
    game, log = played(seed)
    other_world = []
    for happened in log.events:
        fields = happened.fields()
        if happened.seat != 0 and happened.kind == ev.CARD_DEALT:
            fields[4] = (fields[4] + 7) % int(DECK.faces)
        if happened.seat != 0 and happened.kind == ev.ANIMAL_LAID:
            fields[5] = (fields[5] + 7) % int(DECK.faces)
        other_world.append(Event(*fields))
    one = [game.event_for(0, happened) for happened in log.events]
    other = [game.event_for(0, happened) for happened in other_world]
    assert any(a.fields() != b.fields() for a, b in zip(log.events, other_world, strict=True))
    assert story(one, ANA, details=True) == story(other, ANA, details=True)
